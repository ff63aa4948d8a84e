## 레이스
race-heading = 레이스
race-heading-watching = 레이스 관전 중
race-time = 시간
race-time-left = { $time } 남음
race-score = 점수
race-moves = 이동
race-spectators = 관전
race-not-ready = 준비 취소
race-deal = 배치 코드
race-but = 변경: { $options }
race-go = GO
race-place = { $n }명 중 { $place }
race-sealed = 코드는 레이스가 끝나면 공개됩니다.
race-daily = 오늘의 배치
race-daily-begins = 오늘의 배치가 곧 시작돼요…
race-copy-code = 코드 복사
race-countdown = 카운트다운

## 포기
race-forfeit = 포기
race-forfeit-ask = 이 레이스를 포기할까요?
race-forfeit-then = 피라미드는 그대로 남고, 다른 사람들을 지켜보게 됩니다.
race-forfeit-daily-ask = 오늘의 배치를 포기할까요?
race-forfeit-daily-then = 바로 끝나고, 한 번뿐인 기회가 없어집니다.
race-forfeit-not = 계속하기

## 내 레이스가 끝남
race-done-pyramid = 피라미드를 모두 치웠어요.
race-done-pyramid-at = 피라미드를 모두 치웠어요: { $place }.
race-done-all = 카드를 모두 치웠어요.
race-done-all-at = 카드를 모두 치웠어요: { $place }.
race-done-forfeited = 이 레이스를 포기했어요.
race-done-timeout = 시간이 끝났어요.
race-still-racing = { $n ->
       *[other] 아직 { $n }명이 하고 있어요.
    }
race-still-all-away = { $n ->
       *[other] 아직 끝내지 않은 { $n }명이 모두 자리를 비웠어요. 아무도 돌아오지 않으면 레이스가 저절로 끝나요.
    }
race-still-some-away = 아직 { $n }명이 하고 있어요. 그중 { $away }명은 자리를 비웠어요.

## 다른 사람들
race-standings = 현재 순위
race-boards = 모든 판
race-you = 나
race-somebody = 나간 사람
race-removed = { $removed }/{ $all }
race-standing = { $rank }위 { $name }: 카드 { $all }장 중 { $removed }장 제거.
race-cleared = 완료
race-cleared-at = { $place } · { $time }
race-gave-up = 포기
race-out-of-time = 끝내지 못함
race-stuck = 막힘
race-no-way = 더 이상 길이 없음
race-away = 자리 비움

## 지켜보는 사람의 이동
race-drew = 카드를 뽑음
race-drew-card = { $card } 뽑음
race-drew-card-to = { $card } 뽑아 { $pile }번 더미에 놓음
race-recycled = 버린 더미를 뒤집음
race-took-back = 한 수 무름

## 관전
race-follow = 선두 따라가기
race-delay = { $n ->
       *[other] { $n }초 늦게 보여요.
    }
race-board-of = { $name }의 판
race-previous = 앞 순위
race-next = 다음 순위
race-all-boards = 모든 판으로 돌아가기
race-removed-label = 제거
race-free-cards = 피라미드, 가져갈 수 있는 카드: { $cards }
race-no-cards = 피라미드에 남은 카드가 없음
race-stock = 뽑을 더미
race-waste = 버린 더미
race-last-moves = 최근 이동
race-no-moves-seen = 아직 본 이동이 없어요.

## 진행 차트
race-chart = 진행 상황
race-chart-summary = 시간에 따라 제거한 카드, { $n }명, { $time } 경과. { $name } 님이 { $all }장 중 { $removed }장으로 앞서고 있어요.
race-chart-table = 표로 보기
race-chart-table-about = 네 시점에서 제거한 카드 수
race-chart-racer = 참가자
