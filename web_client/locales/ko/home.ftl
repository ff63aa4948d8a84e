## The first page
home-lead = 모두에게 같은 배치. 합이 13이 되는 짝. 피라미드를 먼저 비우는 사람이 이겨요.
home-play = 플레이
home-open = 방 열기
home-or = 또는
home-join-by = 방에 들어가기
home-code-or-link = 코드 또는 링크
home-join = 참가
home-watch = 관전
home-room-code = 방 코드는 K7QX2M처럼 글자와 숫자 여섯 자예요. I, O, 0, 1은 쓰이지 않아요.
home-rooms = 공개 방
home-no-rooms = 지금 열린 공개 방이 없어요. 방을 열면 다른 사람들이 여기서 찾을 수 있어요.
home-looking = 방을 찾는 중…
home-room = { $room } 방
home-phase-lobby = 준비 중
home-phase-countdown = 곧 시작
home-phase-racing = 레이스 중
home-phase-finished = 종료
home-locked = 비밀번호 필요
home-players = { $places }명 중 { $n }명

## The way back into a race
home-racing-in = { $room } 방에서 레이스 중이에요.
home-go-back = 돌아가기

## One’s name
home-name = 이름
home-name-seen = 다른 사람에게 보이는 이름

## At the door of a room
home-first-page = 첫 페이지로
home-invited = 레이스에 초대받았어요
home-invited-to = { $room } 방. 모두 같은 배치로 시작하고, 피라미드를 먼저 비우는 사람이 이겨요.
home-has-password = 비밀번호가 있는 방이에요
home-password = 비밀번호
home-wrong-password = 이 방의 비밀번호가 아니에요.
home-enter = 들어가기
home-entering = { $room } 방에 들어가는 중…
home-race-is-on = 레이스가 이미 시작되어 관전하고 있어요. 다음 레이스부터 할 수 있어요.
home-seats-taken = 자리가 모두 차서 관전하고 있어요.

## Bringing others
home-invite = 초대
home-spelled = 방 코드 { $letters }
home-only-here = 이 링크는 이 컴퓨터에서만 열려요. 친구들에게는 { $host } 대신 이 컴퓨터의 주소가 필요해요.
home-copy-link = 링크 복사
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
