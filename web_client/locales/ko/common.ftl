## Cards
card-jack = J
card-queen = Q
card-king = K
card-words = { $suit ->
        [C] 클로버
        [D] 다이아몬드
        [H] 하트
       *[S] 스페이드
     } { $rank ->
        [A] 에이스
        [J] 잭
        [Q] 퀸
        [K] 킹
       *[other] { $rank }
     }
card-two = { $first }, { $second }

## A place in a race
ordinal = { $n }위

## Views whose code comes later
loading = 불러오는 중…
loading-failed = 페이지를 불러오지 못했습니다
loading-again = 다시 시도

## Around every page
app-name = Pyramid Race
title-home = Pyramid Race
title-room = { $name } · Pyramid Race
title-room-code = 방 { $room } · Pyramid Race
title-practice = 연습 · Pyramid Race
title-replay = 다시 보기 · Pyramid Race
title-device = 다른 기기 · Pyramid Race
title-player = 플레이어 · Pyramid Race
title-leaderboard = 순위표 · Pyramid Race
title-daily = 오늘의 배치 · Pyramid Race
my-races = 내 레이스
nobody = 삭제된 플레이어
skip-to-main = 본문으로 건너뛰기
to-first-page = Pyramid Race, 첫 화면으로
close = 닫기
toast-kicked = 방장이 회원님을 방에서 내보냈습니다
toast-room-closed = 방이 닫혔습니다
toast-name-kept = 다른 사람과 헷갈리지 않도록 이 방에서는 그대로 { $name } 님입니다.
toast-bad-link = 이 링크로 갈 수 있는 방이 없습니다. 방 코드는 K7QX2M처럼 문자와 숫자 여섯 자리이고 I, O, 0, 1은 쓰지 않습니다.
toast-nothing-here = 이 주소에는 아무것도 없습니다. 첫 페이지로 왔습니다.

## The connection
connection-online = 연결됨
connection-connecting = 연결하는 중
connection-offline = 오프라인, 다시 시도하는 중
connection-elsewhere = 다른 탭에서 열림
connection-barred = 서버가 연결을 끊었습니다
banner-away = 서버에 연결되어 있지 않습니다. 다시 시도하고 있습니다.
banner-offline = 오프라인입니다.
banner-pending = { $n }수가 전송 대기 중입니다.
banner-try = 지금 시도
elsewhere-title = 다른 탭에서 플레이하고 있습니다
elsewhere-text = 더 새로운 탭이나 창에서 게임을 열어 이 탭은 물러났습니다. 잃은 것은 없습니다.
elsewhere-use = 여기서 이어 하기
barred-title = 서버가 연결을 끊었습니다
barred-text = 이 페이지가 예상보다 많은 요청을 보냈습니다. 잠시 기다린 뒤 다시 연결하세요.
barred-again = 다시 연결
forgotten-title = 삭제되었습니다
forgotten-text = 서버에서 이름이 지워졌고, 여기서 다시 이어질 것은 없습니다.
forgotten-afresh = 새로 시작하기

## Why something came to nothing
refused = 처리하지 못했습니다
refused-because = 처리하지 못했습니다: { $detail }
refused-not-connected = 지금은 연결되어 있지 않습니다. 잠시 뒤 다시 시도하세요.
refused-bad-message = 서버가 이 페이지를 이해하지 못했습니다. 새로고침해 보세요.
refused-too-large = 너무 깁니다
refused-rate-limited = 조금 빨랐습니다. 잠시 뒤 다시 시도하세요.
refused-talk-fast = 한꺼번에 너무 많아요. 잠시 뒤에 다시 보내 주세요.
refused-muted = 방장이 이 방에서 말하지 못하게 했어요.
refused-sealed-short = 봉인된 배치에는 48글자 코드가 필요해요. 7글자 코드는 보이는 카드로 알아낼 수 있어요.
refused-unauthorized = 이 브라우저는 다시 로그인해야 합니다
refused-not-found = 그런 방이 없습니다. 닫혔을 수 있습니다.
refused-wrong-password = 방의 비밀번호가 아닙니다
refused-room-full = 방이 가득 찼습니다
refused-already-played = 오늘의 배치는 이미 플레이했어요. 내일 새 배치가 나와요.
refused-not-member = 이 방에 들어와 있지 않습니다
refused-not-host = 방장만 할 수 있습니다
refused-wrong-phase = 지금은 할 수 없습니다
refused-not-racing = 이 레이스에 참가하고 있지 않습니다
refused-race-over = 레이스가 끝났습니다
refused-time-up = 시간이 다 되었습니다
refused-seq = 다른 탭에서 수를 두었습니다. 판을 다시 맞추었습니다.
refused-covered = 이 카드는 다른 카드에 막혀 있습니다
refused-not-available = 이 카드는 지금 가져갈 수 없습니다
refused-under = 이 카드는 버린 더미의 다른 카드 아래에 있습니다
refused-two-piles = 여기서는 두 버린 더미의 카드를 짝지을 수 없습니다
refused-stock-and-waste = 여기서는 뽑을 더미의 카드와 버린 카드를 짝지을 수 없습니다
refused-not-thirteen = 합이 13이어야 합니다
refused-king-alone = 킹은 혼자 제거됩니다
refused-stock-empty = 뽑을 더미가 비어 있습니다
refused-stock-not-empty = 아직 뽑을 카드가 있습니다
refused-nothing-to-recycle = 되돌릴 버린 카드가 없습니다
refused-no-recycles-left = 버린 더미를 더 이상 되돌릴 수 없습니다
refused-nothing-to-undo = 취소할 수가 없습니다
refused-unavailable = 서버가 지금 저장소에 연결하지 못하고 있습니다. 계속 시도하고 있습니다.
refused-name-taken = 이 방에 비슷해 보이는 이름이 있습니다. 다른 이름을 골라 주세요.
refused-banned = 방장이 이 방에서 회원님을 차단했습니다
refused-moderator-muted = 운영자가 말하지 못하게 했어요: { $reason }
refused-moderator-banned = 운영자가 회원님을 차단했습니다: { $reason }
refused-moderator-address = 운영자가 접속하신 주소를 차단했습니다: { $reason }
refused-locked = 잠긴 방입니다
refused-daily = 누군가 오늘의 배치에 도전하는 방입니다
refused-not-invited = 초대받은 사람만 들어올 수 있는 방입니다
refused-not-listed = 참가자 명단에 있는 사람만 들어올 수 있는 방인데, { $name } 님은 명단에 없습니다
refused-invite-used = 이미 사용된 초대입니다
refused-closed = 운영자가 이 방을 닫았습니다
refused-name-of = 이 방에 이미 { $name } 님이 있습니다. 서로 헷갈리지 않도록 다른 이름을 골라 주세요.
refused-name-character = 이름에 { $character } 문자는 쓸 수 없습니다.
refused-name-marks = 이름에서 한 글자에 붙일 수 있는 부호는 { $marks }개까지입니다.
refused-name-parts = 이름이 너무 많은 조각으로 이루어져 있습니다.
refused-name-bots = 이런 이름은 봇만 쓸 수 있습니다. 다른 이름을 골라 주세요.
refused-name-staff = 이런 이름은 운영진만 쓸 수 있습니다. 다른 이름을 골라 주세요.
refused-device-code = 모르는 코드이거나 이미 썼거나 너무 오래되었습니다. 다른 기기에서 새 코드를 받으세요.
refused-device-guesses = 코드를 너무 많이 시도했습니다. 1분 뒤 다른 기기에서 새 코드를 받으세요.
refused-no-deal = 이런 종류의 배치가 아직 준비되지 않았습니다. 잠시 뒤 다시 시도하거나 다른 종류를 고르세요.
refused-bad-name = 이 이름은 쓸 수 없습니다: { $detail }
refused-bad-text = 이 글은 쓸 수 없습니다: { $detail }
refused-bad-settings = 이 설정은 쓸 수 없습니다: { $detail }
refused-bad-code = 배치 코드가 아닙니다: { $detail }
refused-text-hidden = { $what ->
        [name] 이름에는
        [message] 메시지에는
       *[room] 방 이름에는
    } 보이지 않는 문자나 제어 문자 { $character }를 쓸 수 없습니다
refused-text-empty = { $what ->
        [name] 이름에는
        [message] 메시지에는
       *[room] 방 이름에는
    } 눈에 보이는 글자가 있어야 합니다
refused-text-long = { $what ->
        [name] 이름은
        [message] 메시지는
       *[room] 방 이름은
    } 최대 { $most }자인데 { $length }자입니다
refused-code-empty = 배치 코드가 필요합니다
refused-code-start = 배치 코드는 PY1-N-AAAAAAS처럼 PY1로 시작합니다
refused-code-space = 배치 코드 안에는 공백이 없습니다. PY1-N-AAAAAAS처럼 생겼습니다
refused-code-no-preset = PY1 다음에는 규칙을 나타내는 문자가 옵니다: { $presets }
refused-code-preset = { $preset } 문자의 규칙은 없습니다. 가능한 문자: { $presets }
refused-code-letter = 규칙 문자 다음 { $place }번째 “{ $letter }”는 A부터 Z까지의 문자가 아닙니다
refused-code-length = { $letters ->
        [0] 카드를 나타내는 문자가 없습니다. 7자, 정확한 코드라면 48자가 필요합니다.
       *[other] 규칙 문자 다음에는 7자, 정확한 코드라면 48자가 와야 하는데 { $letters }자입니다.
    }
refused-code-past = 이 48자에 해당하는 카드 52장의 순서가 없습니다. 알파벳 순서에서 너무 뒤입니다.
refused-seats = 방에 플레이어가 { $players }명 있어 자리를 더 줄일 수 없습니다
refused-no-seat = 자리에 앉은 사람이 없습니다. 플레이어가 한 명 이상 필요합니다.
refused-all-ready = 두 명 이상이 모두 준비하면 레이스가 시작됩니다
refused-not-ready = 준비를 취소한 사람이 있습니다
refused-under-way = 레이스가 진행 중입니다. 지금은 관전하고 다음 레이스에 참가할 수 있습니다.
refused-bots-later = 봇은 레이스 사이에 들어옵니다
refused-rooms = 이미 방 { $most }개에 들어가 있습니다. 먼저 하나에서 나오세요.
refused-spectators = 이 방에는 관전 자리가 더 없습니다

## What others do
said-somebody = 누군가
said-cleared-pyramid = { $name } 님이 { $time } 만에 피라미드를 모두 없앴습니다: { $place }위
said-cleared-all = { $name } 님이 { $time } 만에 모든 카드를 없앴습니다: { $place }위
said-kicked = { $ban ->
    [yes] { $by } 님이 { $name } 님을 차단했습니다
   *[no] { $by } 님이 { $name } 님을 내보냈습니다
 }
said-you-host = 이제 방장입니다
said-host = 이제 { $name } 님이 방장입니다
said-you-stopped = 카운트다운을 멈추었습니다
said-stopped = 카운트다운이 멈추었습니다: { $name } 님이 준비되지 않았습니다
said-host-stopped = { $name } 님이 카운트다운을 멈추었습니다
said-you-cohost = 이제 공동 방장입니다
said-you-no-cohost = 이제 공동 방장이 아닙니다
said-ended = { $name } 님이 레이스를 끝냈습니다
said-taken-out = 방장이 회원님을 레이스에서 제외했습니다
said-locked = 방이 잠겼습니다
said-unlocked = 방이 다시 열렸습니다
said-forfeited = { $name } 님이 포기했습니다
said-next-race = 다음 레이스입니다! 준비하세요.

## Preferences
preferences = 환경설정
preferences-language = 언어
preferences-language-failed = 지금은 이 언어를 불러올 수 없습니다. 잠시 뒤 다시 시도하세요.
preferences-theme = 색상
preferences-theme-system = 시스템
preferences-theme-light = 밝게
preferences-theme-dark = 어둡게
preferences-suits = 무늬
preferences-suits-two = 두 가지 색
preferences-suits-four = 네 가지 색
preferences-index = 카드 글자 크게
preferences-hints = 탭해도 반응이 없는 이유 알려 주기
preferences-sound = 소리
preferences-vibration = 진동
preferences-chat = 채팅
preferences-chat-always = 보기
preferences-chat-not-racing = 레이스 중 숨김
preferences-chat-never = 숨김
preferences-phrases = 다른 사람의 한마디 보기
preferences-kept = 이 브라우저에만 저장됩니다.
preferences-you = 나
preferences-device = 다른 기기에서 쓰기
preferences-forget = 나를 삭제
