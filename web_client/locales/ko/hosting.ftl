## When the race starts
hosting-starts-at = 레이스 시작
hosting-at-that-time = 그 시각에 레이스가 저절로 시작됩니다.
hosting-held = 카운트다운이 멈추었습니다. 방장이 레이스를 시작합니다.
hosting-held-yours = 카운트다운이 멈추었습니다. 원할 때 레이스를 시작하거나 다른 시각을 정하세요.
hosting-in = { $time } 뒤에 레이스가 시작됩니다.
hosting-in-or-with = { $time } 뒤에, 또는 { $players }명이 모이면 레이스가 시작됩니다. (지금 { $here }명)
hosting-with = { $players }명이 모이면 레이스가 시작됩니다. (지금 { $here }명)
hosting-after-first = 첫 플레이어가 참가하고 { $time } 뒤에 레이스가 시작됩니다.
hosting-unit = { $unit ->
    [days] { $n ->
       *[other] 일
    }
    [hours] { $n ->
       *[other] 시간
    }
    [minutes] 분
   *[seconds] 초
 }
hosting-calendar = 캘린더에 추가
hosting-calendar-title = { $name } (Pyramid Race)

## Settings
hosting-time = 시작 시각
hosting-time-line = { $time }, { $zone }. 각자 자기 시간대로 보게 됩니다.
hosting-time-missing = 날짜와 시각을 골라 주세요.
hosting-auto-players = 필요한 인원
hosting-players = { $n ->
   *[other] { $n }명
 }
hosting-any-number = 상관없음
hosting-auto-time = 늦어도 (첫 참가 뒤)
hosting-never = 안 함
hosting-at-once = 바로
hosting-more = 설정 더 보기
hosting-grace = 자리 비우면 포기 처리
hosting-grace-at-once = 즉시
hosting-delay = 관전 화면 지연
hosting-tell-dead = { $told ->
    [yes] 예
    [no] 아니요
    [rules-yes] 규칙에 따라: 예
   *[rules-no] 규칙에 따라: 아니요
 }
hosting-sealed = 봉인된 배치
hosting-sealed-line = 배치 코드는 레이스가 끝난 뒤, 바뀌지 않았다는 증명과 함께 공개됩니다.
hosting-invite-only = 초대받은 사람만
hosting-invite-only-line = 내가 만든 일회용 링크로만 들어올 수 있습니다.
hosting-allowed = 참가자 명단
hosting-allowed-line = 한 줄에 이름 하나. 다른 사람은 초대가 있어야 들어옵니다.
hosting-everybody = 모두
hosting-too-many-names = 명단에는 이름을 { $most }개까지 넣을 수 있습니다.
hosting-names = { $n ->
   *[other] 이름 { $n }개
 }

## What can be done about somebody
hosting-about = { $name } 님 관리
hosting-act = { $act ->
    [hand_over] 방장 넘기기
    [cohost] 공동 방장으로 지정
    [uncohost] 공동 방장 해제
    [mute] 채팅 금지
    [unmute] 채팅 허용
    [forfeit] 레이스에서 제외
    [ban] 차단
   *[kick] 내보내기
 }
hosting-ask = { $act ->
    [hand_over] { $name } 님이 대신 방장이 됩니다. { $name } 님만 다시 넘겨줄 수 있습니다.
    [forfeit] { $name } 님은 이 레이스를 포기한 것이 됩니다. 되돌릴 수 없습니다.
    [kick] { $name } 님을 방에서 내보냅니다. 이 레이스는 포기한 것이 됩니다.
   *[ban] { $name } 님을 내보내고, 허용할 때까지 다시 들어오지 못하게 합니다.
 }
hosting-cancel = 취소
hosting-cohost = 공동 방장
hosting-muted = 채팅 금지
hosting-banned = 차단된 사람
hosting-unban = 차단 해제

## The door
hosting-lock = 방 잠그기
hosting-unlock = 잠금 풀기
hosting-locked = 방이 잠겨 있어 새로 들어올 수 없습니다.
hosting-invites = 일회용 링크
hosting-invites-line = 링크 하나로 한 사람이 들어옵니다. 비밀번호나 명단, “초대받은 사람만”도 통과합니다.
hosting-invites-count = 링크 개수
hosting-links = { $n ->
   *[other] 링크 { $n }개
 }
hosting-invites-make = 링크 만들기
hosting-copy = 복사
hosting-copy-all = 모두 복사

## While people race
hosting-run = 방 관리
hosting-next = 다음 레이스
hosting-next-line = 다른 설정은 ‘{ $next }’ 다음에 나와요. 바꿀 시간이 필요하면 방장이 시작하게 하세요.
hosting-stop = 카운트다운 멈추기
hosting-stop-short = 멈추기
hosting-end = 레이스 끝내기
hosting-end-ask = 지금 레이스를 끝낼까요?
hosting-end-then = 아직 달리는 사람은 시간 초과가 되고, 지금까지 한 것은 그대로 남습니다. 되돌릴 수 없습니다.
hosting-nobody = 다른 사람이 없습니다.
hosting-watches = 관전 중

## Series
series-label = 시리즈
series-none = 한 판씩
series-title = { $races }판 시리즈
series-rule = 먼저 { $wins }승
series-stands = 다음은 { $races }판 중 { $race }번째
series-over = { $races ->
   *[other] { $races }판으로 끝
 }
series-wins = 승
series-race = { $race }번째 레이스
series-you-won = 시리즈에서 이겼습니다!
series-won = { $name } 님이 시리즈에서 이겼습니다
series-draw = 시리즈가 무승부로 끝났습니다
series-next = 다음 레이스 ({ $race }/{ $races })
series-new = 새 시리즈

## What the server refuses to hosts
refused-not-here = 그 플레이어는 지금 없습니다.
refused-gone = 그 플레이어는 이제 없습니다.
refused-done-racing = 그 플레이어의 레이스는 이미 끝났습니다.
refused-no-countdown = 진행 중인 카운트다운이 없습니다.
refused-invitations = { $most ->
   *[other] 방 하나에 이런 링크는 { $most }개까지입니다. 대신 비밀번호를 쓰세요.
 }
refused-too-soon = 시작은 지금보다 카운트다운보다 더 뒤여야 합니다.
refused-too-late = 시작은 30일 안이어야 합니다.
refused-too-few-seats = 필요한 인원보다 자리가 적습니다.
