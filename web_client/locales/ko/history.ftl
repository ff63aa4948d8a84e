## 플레이어의 페이지
history-title-of = { $name } · Pyramid Race
history-no-player-title = 없는 플레이어예요
history-no-player = 링크가 잘못되었거나 삭제된 플레이어일 수 있어요.
history-away-title = 이 페이지를 불러올 수 없어요
history-away = 지금은 서버가 응답하지 않아요.
history-since = { $date }부터 함께함
history-figures = 기록
history-rating = 레이팅
history-provisional = 임시: 아직 레이팅 레이스가 적어요
history-races = 레이스
history-wins = 우승
history-cleared = 완료
history-best-time = 최고 기록
history-best-moves = 최소 이동
history-rating-chart = 레이팅 변화
history-rating-summary = 레이팅 레이스 { $n }회: { $first }에서 { $last }(으)로, 최고 { $highest }.
history-unrated = 봇 없이 두 사람 이상이 겨루고, 아무도 배치를 미리 알 수 없었고, 끝까지 겨룬(승자가 나오기 전에 방장이 끝내거나 누군가를 내보내지 않았고, 모두가 포기하지도 않은) 레이스가 레이팅에 반영돼요. 두 번 뒤부터 여기에 선이 그려져요.

## 레이스 하나하나
history-recent = 레이스
history-none = 아직 레이스가 없어요.
history-none-own = 아직 레이스가 없어요. 내 레이스는 다시 보기와 함께 여기에 남아요.
history-place = { $n }명 중 { $place }
history-among = { $n }명의 레이스
history-alone = 혼자 달림
history-again = 아는 배치라 레이팅에 안 들어감
history-chosen = 코드로 고른 배치라 레이팅에 안 들어감
history-daily-of = { $date } 오늘의 배치
history-moves = { $n ->
   *[other] 이동 { $n }회
 }
history-rating-after = 이 레이스 뒤의 레이팅: { $rating }
history-more = 레이스 더 보기

## 순위표
history-leaderboards = 순위표
history-by-day = 일간
history-by-week = 주간
history-by-deal = 배치
history-day-before = 전날
history-day-after = 다음 날
history-week-before = 지난주
history-week-after = 다음 주
history-today = 오늘, { $day }
history-this-week = 이번 주, { $days }
history-show = 보기
history-deal-line = 같은 배치를 레이스에서 끝낸 사람은 모두, 처음 끝낸 기록으로 시간, 그다음 이동 순으로 여기에 올라요.
history-no-deal = 이 코드의 배치는 없어요. 코드는 PY1-N-AAAAAAS처럼 생겼어요.
history-no-board = 그런 순위표는 없어요.
history-empty = 이 기간에 이 규칙으로 끝낸 사람이 없어요.
history-empty-deal = 아직 레이스에서 이 배치를 끝낸 사람이 없어요.
history-column-when = 때
history-first-of = { $n }명 중 상위 { $shown }명

## 오늘의 배치
daily-title = 오늘의 배치
daily-next = 다음 배치까지
daily-try = 내 도전
daily-same = 모두에게 같은 배치, 매일 새로운 배치.
daily-once = 기회는 한 번. 시작하면 기록되고, 포기해도 기록돼요.
daily-timed = 시간은 서버가 최대 30분까지 재요. 나가도 멈추지 않아요.
daily-board-after = 오늘의 순위표는 도전이 끝나면 보여요.
daily-running = 도전이 진행 중이고 시간이 흐르고 있어요.
daily-start = 시작
daily-starting = 시작하는 중…
daily-go-on = 계속하기
daily-yours = 내 결과
daily-of = { $n }명 중
daily-board = 오늘의 순위표
daily-yesterday = 어제의 배치
daily-practise = 연습하기
daily-nobody = 아무도 도전하지 않았어요.
