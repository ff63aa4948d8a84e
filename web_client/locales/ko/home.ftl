## The first page
home-lead = 피라미드 카드놀이로 하는 레이스: 모두 같은 배치로 시작해 먼저 비우는 사람이 이겨요.
home-play = 플레이
home-quick = 빠른 시작
home-quick-line = 지금 있는 사람들과 겨뤄요. 20초 안에 시작해요.
home-quick-bots = 봇이 자리를 채워도 돼요
home-open = 방 열기
home-join-by = 방에 들어가기
home-code-or-link = 코드 또는 링크
home-join = 참가
home-watch = 관전
home-room-code = 방 코드는 K7QX2M처럼 글자와 숫자 여섯 자예요. I, O, 0, 1은 쓰이지 않아요.
home-room-elsewhere = 이 링크는 다른 사이트({ $site })로 이어집니다. 브라우저에서 열거나, 이곳의 방 링크나 코드를 붙여 넣으세요.
home-live = 진행 중인 레이스
home-rooms = 열린 방
home-nobody = 지금은 진행 중인 레이스가 없어요
home-be-first = 방을 열고 친구들에게 링크를 보내거나 봇과 겨뤄 보세요.
home-how = 놀이 방법
home-how-pairs = 합이 13인 열린 카드 두 장을 가져가세요
home-how-kings = 킹은 혼자 가져가요
home-how-first = 남보다 먼저 피라미드를 비우세요
home-looking = 방을 찾는 중…
home-room = { $room } 방
home-phase-lobby = 준비 중
home-phase-countdown = 곧 시작
home-phase-racing = 레이스 중
home-phase-finished = 종료
home-closed = 닫힘
home-locked = 비밀번호 필요
home-places-free = { $n ->
    [0] 빈자리 없음
   *[other] 빈자리 { $n }개
    }
home-racers = 참가자 { $n }명
home-watching = 관전자 { $n }명
home-and-more = 다른 { $n }명
home-removed = 카드 { $of }장 중 { $n }장 제거
home-starts-at = { $time } 시작
home-is-locked = 잠김
home-invited-only = 초대받은 사람만
home-join-room = { $name } 참가
home-watch-room = { $name } 관전

## Playing alone
home-alone = 혼자 하기
home-daily = 오늘의 배치
home-daily-line = 하루에 하나, 기회는 한 번
home-daily-next = { $when } 새 배치
home-leaderboards = 순위표
home-practice = 혼자 연습
home-practice-line = 어떤 배치든, 어떤 규칙이든, 내 속도로

## The way back into a race
home-racing-in = { $room } 방에서 레이스 중이에요.
home-daily-on = 오늘의 배치에 도전하는 중이에요.
home-go-back = 돌아가기
home-still-in = 아직 { $room } 방에 있어요.
home-return = 돌아가기
home-leave = 나가기

## One’s name
home-name = 이름
home-name-most = 최대 { $most }자
home-name-seen = 다른 사람에게 보이는 이름
home-name-another = 다른 이름이 필요합니다
home-guest-list = 참가자 명단이 있는 방이에요
home-guest-list-line = 명단에 있는 이름으로 들어가거나, 방장에게 이름을 넣어 달라고 하세요.

## At the door of a room
home-first-page = 첫 페이지로
home-invited = 레이스에 초대받았어요
home-invited-line = 모두 같은 배치로 시작하고, 피라미드를 먼저 비우는 사람이 이겨요.
home-will-watch = 레이스가 진행 중이에요. 구경하다가 다음 레이스에 참가해요.
home-has-password = 비밀번호가 있는 방이에요
home-password = 비밀번호
home-enter = 들어가기
home-come-again = 다시 들어가기
home-banned-line = 그 방의 방장만 다시 들여보낼 수 있습니다.
home-locked-line = 지금은 새로 들어올 수 없습니다. 방장에게 말한 뒤 다시 시도해 보세요.
home-daily-own = 혼자 하는 도전이라 다른 사람은 들어올 수 없어요. 오늘의 배치는 누구나 해 볼 수 있어요.
home-name-yours = 다른 브라우저를 쓰는 본인인가요? 그곳 설정의 ‘{ $device }’에서 여기서 쓸 코드를 받을 수 있어요. 이 브라우저의 데이터를 지웠다면 다른 이름으로 들어오세요.
home-have-code = 코드가 있어요
home-not-invited-line = 방장에게 초대해 달라고 하거나 참가자 명단에 넣어 달라고 하세요.
home-invite-used-line = 링크 하나로 한 사람만 들어올 수 있습니다. 새 링크를 부탁하세요.
home-closed-because = 이유: { $reason }
home-entering = { $room } 방에 들어가는 중…
home-race-is-on = 레이스가 이미 시작되어 관전하고 있어요. 다음 레이스부터 할 수 있어요.
home-seats-taken = 자리가 모두 차서 관전하고 있어요.

## Bringing others
home-invite = 초대
home-spelled = 방 코드 { $letters }
home-only-here = 이 링크는 이 컴퓨터에서만 열려요. 친구들에게는 { $host } 대신 이 컴퓨터의 주소가 필요해요.
home-copy-link = 링크 복사
home-qr = QR 코드
home-scan = 스캔해서 참가하세요
home-qr-of = 링크 { $link }의 QR 코드
home-qr-failed = QR 코드를 그릴 수 없어요. 링크나 코드를 사용하세요.
home-close = 닫기
home-share = 공유
home-share-text = 나랑 레이스 한 판 해요!
home-share-failed = 여기서는 공유할 수 없어요. 대신 링크를 복사하세요.
home-copied = 복사했어요
home-copy-refused = 브라우저가 복사를 허용하지 않았어요. 글을 선택해서 직접 복사하세요.

## Chat
home-chat = 채팅
home-messages = 메시지 목록
home-say-hello = 인사를 건네 보세요.
home-message = 메시지
home-send = 보내기
