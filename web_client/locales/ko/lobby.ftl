## What is waited for
lobby-room = 방 { $code }
lobby-you-start = 모두 모이면 레이스를 시작하세요.
lobby-host-starts = { $name } 님이 레이스를 시작합니다.
lobby-somebody-starts = 방장이 레이스를 시작합니다.
lobby-too-few = 모두 준비되면 레이스가 시작됩니다. 플레이어가 두 명 이상 필요합니다.
lobby-all-ready = 모두 준비되었습니다.
lobby-waiting = { $n ->
   *[other] 플레이어 { $n }명의 준비를 기다리고 있습니다.
 }
lobby-waiting-away = { $n ->
   *[other] 자리를 비운 플레이어 { $n }명을 잠시 기다리고 있습니다.
 }

## What one can do
lobby-leave = 나가기
lobby-waits-for-seat = 자리를 기다려요
lobby-take-seat = 참가하기
lobby-full = 자리가 모두 찼습니다
lobby-get-ready = 준비하기
lobby-is-ready = 준비 완료
lobby-start = 레이스 시작
lobby-starting = 배치 고르는 중…
lobby-watch-instead = 관전으로 바꾸기

## Who is here
lobby-players = 플레이어
lobby-seats-taken = { $seats }명 중 { $taken }명
lobby-nobody = 아직 플레이어가 없습니다.
lobby-alone-host = 아직 다른 사람이 없습니다. 링크를 공유하거나 봇을 추가하세요.
lobby-alone = 아직 다른 사람이 없습니다. 링크를 공유하세요.
lobby-spectators = { $n ->
    [0] 관전자 없음
   *[other] 관전자 { $n }명
 }
lobby-you = (나)
lobby-host = 방장
lobby-away = 자리 비움
lobby-not-ready = 준비 안 됨
lobby-remove = { $name } 님 내보내기
lobby-add-bot = 봇 추가
lobby-bot-plays = 봇의 플레이 방식
lobby-bot-name = { $strength ->
    [random] 무작위
    [greedy] 욕심쟁이
    [perfect] 완벽
   *[careful] 신중
 }
lobby-bot-line = { $strength ->
    [random] 가능한 수를 아무거나 둡니다.
    [greedy] 보이는 짝을 모두 없앱니다.
    [perfect] 가장 짧은 길로 이깁니다.
   *[careful] 막다른 길을 피합니다.
 }
lobby-bot = { $strength ->
    [random] 무작위 봇
    [greedy] 욕심쟁이 봇
    [careful] 신중한 봇
    [perfect] 완벽한 봇
   *[other] 봇
 }
lobby-bot-called = { $name }(봇)

## What is said aloud when it happens
lobby-joined = { $n ->
    [1] { $name } 님이 들어왔습니다.
   *[other] 플레이어 { $n }명이 들어왔습니다.
 }
lobby-left = { $n ->
    [1] { $name } 님이 나갔습니다.
   *[other] 플레이어 { $n }명이 나갔습니다.
 }
lobby-got-ready = { $n ->
    [1] { $name } 님이 준비되었습니다.
   *[other] 플레이어 { $n }명이 준비되었습니다.
 }
lobby-no-longer-ready = { $n ->
    [1] { $name } 님이 준비를 취소했습니다.
   *[other] 플레이어 { $n }명이 준비를 취소했습니다.
 }

## Settings
lobby-settings = 설정
lobby-name = 방 이름
lobby-none = 없음
lobby-visibility = 공개 범위
lobby-public = 모두에게 공개
lobby-unlisted = 링크가 있는 사람만
lobby-password = 비밀번호
lobby-password-set = 설정됨. 새로 입력
lobby-password-remove = 없애기
lobby-password-yes = 있음
lobby-capacity = 자리 수
lobby-starts-when = 시작
lobby-starts = { $start ->
    [host] 방장이 시작할 때
    [scheduled] 정한 시각에
    [auto] 인원이 차면
   *[all_ready] 모두 준비되었을 때
 }
lobby-countdown = 카운트다운
lobby-seconds = { $n ->
    [0] 없음
   *[other] { $n }초
 }
lobby-time-limit = 제한 시간
lobby-minutes = { $n ->
   *[other] { $n }분
 }
lobby-ends-when = 종료
lobby-ends = { $end ->
    [first] 한 명이 먼저 끝냈을 때
   *[all] 모두 끝났을 때
 }
lobby-tell-dead = 이길 방법이 없어지면 알려 주기
lobby-tell-dead-line = { $tells ->
    [nothing] 뽑을 더미의 순서와 상관없으므로 숨은 카드가 드러나지 않습니다.
    [a-little] 이 규칙에서는 아직 보지 못한 카드에 대해 조금 알려 주게 됩니다.
    [would-tell] 이 규칙에서 켜면 아직 보지 못한 카드에 대해 조금 알려 주게 됩니다.
   *[nobody] 각자 스스로 알아차려야 합니다.
 }
lobby-delay = 관전
lobby-delay-by = { $n ->
   *[other] { $n }초 늦게
 }
lobby-delay-note = { $n ->
   *[other] 관전자는 레이스를 { $n }초 늦게 봅니다.
 }
lobby-range = { $min }부터 { $max }까지의 정수를 입력하세요.

## The deal
lobby-deal = 배치
lobby-deal-kind = { $kind ->
    [any] 아무거나 (못 이길 수도)
    [easy] 쉬움
    [medium] 보통
    [hard] 어려움
    [par] 파로 고르기
    [code] 코드 입력
   *[winnable] 이길 수 있는 배치
 }
lobby-deal-easy = 적은 이동으로 이기며, 이기는 길이 많습니다.
lobby-deal-medium = 쉽지도 어렵지도 않습니다.
lobby-deal-hard = 이동이 많이 필요하고, 이기는 길이 적습니다.
lobby-deal-par = 파: 배치를 이기는 데 필요한 가장 적은 이동 횟수입니다.
lobby-deal-by-code = 코드를 아는 사람은 배치를 미리 알 수 있어서, 레이팅에 들어가지 않습니다.
lobby-deal-between = 최소 { $from }~{ $to }번 이동으로 이길 수 있는 배치
lobby-deal-chosen = 방장이 고른 배치, 레이팅 제외
lobby-code = 배치 코드
lobby-code-set = 설정됨. 새로 입력
lobby-par = 파
lobby-par-from = 최소
lobby-par-to = 최대
lobby-par-between = ~
lobby-par-order = 첫 번째 수가 두 번째 수보다 클 수 없습니다.
