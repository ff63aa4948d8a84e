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

## 포기
race-forfeit = 포기
race-forfeit-ask = 이 레이스를 포기할까요?
race-forfeit-then = 피라미드는 그대로 남고, 다른 사람들을 지켜보게 됩니다.
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

## 다른 사람들
race-standings = 현재 순위
race-boards = 모든 판
race-you = 나
race-somebody = 나간 사람
race-removed = { $removed }/{ $all }
race-standing = { $rank }위 { $name }: 카드 { $all }장 중 { $removed }장 제거.
race-move-count = { $n ->
       *[other] { $n }번 이동
    }
race-cleared = 완료
race-cleared-at = { $place } · { $time }
race-gave-up = 포기
race-out-of-time = 시간 초과
race-stuck = 막힘
race-no-way = 더 이상 길이 없음
race-away = 자리 비움

## 지켜보는 사람의 이동
race-drew = 카드를 뽑음
race-drew-card = { $card } 뽑음
race-drew-card-to = { $card } 뽑아 { $pile }번 더미에 놓음
race-recycled = 버린 더미를 뒤집음
race-took-back = 한 수 무름
