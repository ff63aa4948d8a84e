## After a race
result-won = 이겼어요!
result-place = { $place }로 들어왔어요
result-nobody = 아무도 끝내지 못했어요
result-together = { $n }명이 함께 끝냈어요
result-winner = { $name } 님이 이겼어요
result-in = { $room }의 { $race }번째 레이스
result-in-room = 방 { $room }의 { $race }번째 레이스

## Standings
result-standings = 순위표
result-column-place = 순위
result-column-player = 참가자
result-column-cards = 카드
result-column-score = 점수
result-column-moves = 이동
result-column-time = 시간
result-column-replay = 다시 보기
result-you = 나
result-cards = { $all }장 중 { $removed }장
result-undone = (취소 { $n }회)
result-cleared = 완료
result-forfeited = 포기
result-timeout = 끝내지 못함
result-playing = 미완료
result-stuck = 막힘
result-dead = 가망 없음
result-replay = 레이스 다시 보기
result-replay-of = { $name } 님의 플레이 다시 보기

## Par and medals
result-par = 파 { $par }
result-par-yours = 이동 { $moves }회, 파 { $par }
result-par-meaning = 파는 이 배치를 끝낼 수 있는 가장 적은 이동 횟수예요.
result-par-pending = 파를 계산하고 있어요…
result-par-unknown = 이 배치의 파는 알 수 없어요.
result-medal-gold = 금메달
result-medal-silver = 은메달
result-medal-bronze = 동메달
result-medal-limit = { $moves }회까지

## What next
result-deal = 배치
result-deal-again = 이 방에서 이미 했던 배치라서, 이번 레이스는 레이팅과 순위표에 들어가지 않아요.
result-deal-chosen = 코드로 고른 배치라서, 이번 레이스는 레이팅에 들어가지 않고 순위표도 이 배치의 것에만 올라가요.
result-copy-code = 코드 복사
result-practise = 이 배치 플레이하기
result-again = 이 배치로 새 방 열기
result-again-hint = 이 배치와 규칙으로 새 방을 열어요
result-deal-board = 모두의 기록
result-daily = { $date } 오늘의 배치
result-daily-cleared = { $time }에 완료
result-daily-board = 순위표 보기
result-daily-replay = 다시 보기는 오늘이 지나면 볼 수 있어요.
result-download = JSON으로 내려받기
result-download-failed = 레이스를 내려받지 못했어요. 잠시 후 다시 시도해 주세요.
result-take-seat = 다음 레이스에 참가
result-next = 다음 레이스
result-waiting = { $host } 님이 다음 레이스를 열 때까지 기다리고 있어요.
result-waiting-seat = 자리가 있어요. { $host } 님이 다음 레이스를 열 때까지 기다리고 있어요.
result-waiting-nobody = 방장이 다음 레이스를 열 때까지 기다리고 있어요.

## The chart
result-chart = 레이스 진행
result-chart-label = 참가자 { $n }명이 시간에 따라 없앤 카드
result-chart-failed = 레이스 진행을 불러오지 못했어요.
