## Choosing a deal
practice-title = 연습
practice-lead = 혼자서 내 속도대로. 시계는 첫 수를 둘 때 시작돼요.
practice-under-way = 하던 게임
practice-so-far = { $time } · { $moves }수 · 남은 카드 { $left }장
practice-go-on = 이어 하기
practice-daily = 어제의 배치
practice-daily-line = 모두에게 같은 배치예요. 매일 바뀌어요.
practice-daily-none = 지금은 어제의 배치를 불러올 수 없어요.
practice-daily-done = 내 최고 기록: { $time }, { $moves }수
practice-play = 플레이
practice-new = 새 배치
practice-kind = 난이도
practice-winnable = 무작위
practice-winnable-line = 이길 수 있는 배치라면 무엇이든.
practice-easy = 쉬움
practice-easy-line = 적은 수로 이길 수 있고, 이기는 길도 많아요.
practice-medium = 보통
practice-medium-line = 쉽지도 어렵지도 않아요.
practice-hard = 어려움
practice-hard-line = 많은 수가 필요하고, 이기는 길이 적어요.
practice-any = 전부
practice-any-line = 나오는 대로: 이길 수 없는 배치도 있어요.
practice-rules = 규칙
practice-deal = 카드 나누기
practice-dealing = 나누는 중…
practice-none = 그런 배치가 아직 준비되지 않았어요. 잠시 후 다시 해 보세요.
practice-unreachable = 지금은 서버에 연결할 수 없어요. 잠시 후 다시 해 보세요.

## A deal by its code
practice-by-code = 코드로 플레이
practice-code = 배치 코드
practice-code-line = 같은 코드는 모두에게 같은 카드를 줘요. PY1 다음 글자는 규칙을 뜻해요.
practice-code-empty = PY1-N-AAAAAAS처럼 생긴 배치 코드를 입력하거나 붙여 넣으세요.
practice-code-start = 배치 코드는 PY1-N-AAAAAAS처럼 PY1로 시작해요.
practice-code-space = 배치 코드 안에는 공백이 없어요. PY1-N-AAAAAAS처럼 생겼어요.
practice-code-no-preset = PY1 다음에는 규칙 글자가 와요: { $presets } 중 하나.
practice-code-preset = { $preset } 글자를 쓰는 규칙은 없어요. { $presets } 중 하나예요.
practice-code-letter = { $letter }(규칙 다음 { $at }번째)은(는) A부터 Z까지의 글자가 아니에요.
practice-code-length = 규칙 글자 다음에는 글자 { $short }개 또는 { $exact }개가 와요. 여기에는 { $n }개가 있어요.
practice-code-beyond = 카드 52장의 어떤 순서도 이 코드가 아니에요. 글자 48개가 마지막 코드를 넘어섰어요.
practice-no-deal = 그런 배치는 없어요
practice-wrong-rules = 링크에 적힌 규칙은 없는 규칙이에요.
practice-own-rules = 코드의 규칙으로 플레이
practice-choose = 다른 배치 고르기

## The game
practice-heading = 연습 게임
practice-time = 시간
practice-score = 점수
practice-moves = 수
practice-undos = 되돌리기
practice-starts = 시계는 첫 수를 둘 때 시작돼요.
practice-deal-tools = 이 배치와 다음 배치
practice-restart = 처음부터
practice-go-back = 되돌아가기
practice-go-back-line = 방금 떠난 게임으로
practice-next = 다음 배치
practice-copy = 링크 복사

## A win
practice-finish = 승리
practice-cleared = 피라미드를 비웠어요
practice-cleared-all = 카드를 모두 비웠어요
practice-record-time = 이 배치에서 가장 빨라요
practice-record-moves = 이 배치에서 가장 짧아요
practice-par = 파 { $par }: 이 배치를 이기는 가장 적은 수
practice-par-pending = 파를 계산하는 중…
practice-par-none = 이 배치의 파는 알려져 있지 않아요.
practice-again = 다시 하기
practice-race = 친구들과 레이스

## The best games
practice-best = 최고 기록
practice-best-deal = 이 배치의 최고 기록
practice-best-all = { $n }개 모두 보기
practice-no-best = 이긴 게임이 여기에 모여요.
practice-not-won = 아직 이긴 적이 없어요.
practice-order = 순서
practice-by-time = 시간 순
practice-by-moves = 적은 수 순
practice-again-this = 이 배치 다시 하기
practice-n-moves = { $n }수
practice-kept-here = 이 브라우저에 저장돼요. 이름을 정하면 서버에도 저장돼요.
practice-kept-named = 이 브라우저와, 내 이름으로 서버에 저장돼요.
