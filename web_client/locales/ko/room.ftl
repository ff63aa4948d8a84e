## Talk
talk = 대화
talk-phrases = 한마디
talk-hello = 안녕하세요!
talk-good-luck = 행운을 빌어요!
talk-have-fun = 즐겁게 해요!
talk-well-played = 잘했어요!
talk-wow = 우와!
talk-oops = 앗!
talk-so-close = 아깝다!
talk-thanks = 고마워요!
talk-one-more = 한 판 더!
talk-bye = 또 봐요!
talk-says = { $name }: { $phrase }
talk-delete = { $name } 님이 쓴 글 지우기: { $text }
talk-delete-short = 지우기
talk-muted = 방장이 이 방에서 말하지 못하게 했어요.
talk-hide = 숨기기
talk-show = 채팅 보기
talk-hidden = 채팅을 숨겼어요.
talk-hide-racing = 레이스 중에 숨기기
talk-hidden-racing = 레이스가 끝나면 메시지를 볼 수 있어요.
talk-unread = { $n ->
       *[other] 새 메시지 { $n }개
    }

## A seat in the next race
seat-next = 다음 레이스에 자리가 있어요.
seat-only-watch = 구경만 하기
seat-race-next = 다음 레이스 하기

## A forfeit taken back
take-back = 되돌리기
take-back-within = { $n ->
       *[other] { $n }초 남음
    }
said-back = { $name } 님이 레이스로 돌아왔어요.
take-back-done = 레이스로 돌아왔어요.

## Quick play
quick-title = 빠른 시작
quick-starts-within = { $n ->
       *[other] 늦어도 { $n }초 뒤에 시작해요
    }
quick-starts-now = 시작합니다 …
quick-waits = 플레이어를 기다려요
quick-who = 지금 바로 하려는 사람들이 이리로 들어와요.
quick-looking = 상대를 찾고 있어요 …
quick-alone = { $bots ->
    [yes] 아직 다른 사람이 없어요. 몇 초 안에 아무도 오지 않으면 봇이 들어와요.
   *[no] 아직 다른 사람이 없어요. 아무도 오지 않으면 혼자 레이스를 해요.
 }
quick-again = 다시 하기
quick-same = 재대결
quick-same-wait = 다른 사람도 원하면 바로 재대결을 시작해요.
quick-same-wanted = { $n ->
   *[other] { $n }명이 재대결을 원해요.
 }

## A new room with the deal of this one’s race
result-again-ask = 이 방에서 나갈까요?
result-again-then = 이 배치와 규칙으로 새 방이 열려요. 다른 사람들은 새 방의 링크를 보내지 않으면 여기에 남아요.
result-again-open = 새 방 열기

## A sealed deal
sealed-title = 봉인된 배치
sealed-promise = 이것은 약속값, 곧 코드와 논스의 SHA-256이에요. 결과에 둘 다 나오고, 이 페이지가 맞는지 확인해요.
sealed-verified = 확인됨
sealed-shown = 배치는 시작 전에 정해졌어요. 코드와 논스로 만든 값이 시작할 때 보인 약속값과 같아요.
sealed-told = 코드와 논스로 만든 값이 약속값과 같아요. 이 페이지는 시작할 때 없었기에 그때 보인 값과는 견줄 수 없어요.
sealed-broken = 경고: 약속한 배치가 아니에요!
sealed-broken-text = 코드와 논스로 만든 값이 시작할 때 보인 약속값과 달라요. 이 결과를 믿지 마세요.
sealed-commitment = 약속값
sealed-nonce = 논스
sealed-how = 직접 확인하는 방법
sealed-how-text = 코드 바로 뒤에 논스를 붙여 SHA-256을 계산하세요. 셸에서는:
sealed-how-command = 서버 프로그램으로도 확인할 수 있어요:
sealed-how-moves = ‘{ $download }’로 저장한 파일이 있으면 카드와 모든 사람의 모든 수까지 확인해요:
sealed-copy = 복사

## Where spectators are behind
chart-later = { $n ->
       *[other] 관전자가 레이스를 다 보는 { $n }초 뒤에 그래프와 다시 보기가 나와요.
    }

## A race that ended early
ended-deserted = 아직 레이스하던 사람이 모두 나가서 끝났어요.
ended-first-clear = 처음으로 피라미드를 비운 사람이 나와 레이스가 끝났어요.
ended-time-limit = 시간이 다 되었어요.
said-put-out = 방장이 { $name } 님을 레이스에서 제외했어요.
