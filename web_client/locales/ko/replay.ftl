## The page of a race that is over
replay-title = 방 { $room }의 { $race }번째 레이스
replay-back = 방으로 돌아가기
replay-home = 첫 화면으로
replay-loading = 레이스를 불러오는 중…
replay-none-title = 다시 볼 수 있는 레이스가 없어요
replay-none = 방 { $room }에는 { $race }번째 레이스가 없었거나 기록이 사라졌어요.
replay-racing-title = 아직 진행 중인 레이스예요
replay-racing = 레이스가 끝나면 여기에서 다시 볼 수 있어요.
replay-watch-live = 실시간으로 보기
replay-away-title = 레이스를 불러오지 못했어요
replay-away = 지금 서버가 응답하지 않아요.
replay-broken-title = 이 레이스는 다시 볼 수 없어요
replay-broken = 기록된 수가 이 페이지가 아는 규칙과 맞지 않아요. 페이지를 새로 고치면 해결될 수 있어요.

## The moment
replay-controls = 재생
replay-scrubber = 레이스 시점
replay-moment = { $total } 중 { $now }
replay-first = 처음으로
replay-previous = 이전 수
replay-next = 다음 수
replay-last = 끝으로
replay-play = 재생
replay-pause = 일시 정지
replay-speed = 속도
replay-speed-keys = 속도 ([ 키와 ] 키)
replay-times = { $n }배
replay-finish = { $name } 님 완료: { $time }

## Racers and their boards
replay-racers = 참가자
replay-all = 모두 나란히
replay-board = { $name } 님의 판
replay-removed = { $removed }/{ $all }
replay-moves = 이동 { $n }회
replay-score = { $score }점
replay-cleared = { $time }에 완료

## Moves
replay-moves-title = 수순
replay-moves-of = { $name } 님의 수순
replay-deal = 처음 배치
replay-draw = { $card } 뽑기
replay-draw-to = { $card } 뽑아 { $pile }번 더미에 놓기
replay-recycle = 버린 더미 되돌리기
replay-undo = 되돌리기
replay-taken-back = 나중에 되돌림
replay-lost = 여기부터는 이길 수 없음

## For those who hear it
replay-said-start = 처음 배치예요. 아직 아무도 움직이지 않았어요.
replay-said-deal = { $name } 님이 받은 처음 배치예요.
replay-said-remove = { $left ->
        [0] { $n }번째 수: { $name } 님이 { $cards } 카드를 없앴어요. 피라미드에 남은 카드가 없어요.
       *[other] { $n }번째 수: { $name } 님이 { $cards } 카드를 없앴어요. 피라미드에 { $left }장이 남았어요.
    }
replay-said-draw = { $n }번째 수: { $name } 님이 { $card } 카드를 뽑았어요.
replay-said-draw-to = { $n }번째 수: { $name } 님이 { $card } 카드를 뽑아 { $pile }번 더미에 놓았어요.
replay-said-recycle = { $n }번째 수: { $name } 님이 버린 더미를 되돌렸어요.
replay-said-undo = { $n }번째 수: { $name } 님이 한 수를 되돌렸어요.
replay-said-free = 피라미드에서 열린 카드: { $cards }.
replay-said-waste = 버린 더미 맨 위: { $cards }.
replay-said-no-waste = 버린 더미가 비어 있어요.
replay-said-stock = { $n ->
        [0] 뽑을 더미가 비어 있어요.
       *[other] 뽑을 더미에 { $n }장이 남았어요.
    }
replay-said-open-stock = 뽑을 더미에 { $n }장이 남았고, 다음 카드는 { $card }예요.

## What can be done with it
replay-tools = 더 보기
replay-copy = 이 순간의 링크 복사
