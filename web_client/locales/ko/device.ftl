## Going on at another device
device-title = 다른 기기에서 쓰기
device-scan = 다른 기기로 스캔하거나, 거기서 { $address } 주소를 열고 코드를 입력하세요.
device-spelled = 코드는 { $letters }입니다.
device-left = { $time } 동안 한 번만 쓸 수 있습니다.
device-expired = 이 코드는 이제 쓸 수 없습니다.
device-new = 새 코드
device-secret = 코드를 가진 사람은 나로 플레이할 수 있습니다. 다른 사람에게 보여 주지 마세요.
device-copy = 링크 복사
device-only-here = { $host } 주소는 이 기기 자신만 가리킵니다. 네트워크에서 쓰는 이 기기의 주소로 페이지를 열고, 거기서 코드를 받으세요.
device-have = 코드가 있습니다
device-qr = { $link }의 QR 코드
device-here = 다른 기기에서처럼 여기서 플레이
device-here-line = 여기서도 같은 사람이 됩니다. 이름도 경주도 게임도 그대로입니다. 다른 기기도 계속 쓸 수 있습니다.
device-instead = 지금까지 여기서는 { $name } 님입니다. 그 이름으로 플레이한 것은 남겨 두고 갑니다.
device-field = 다른 기기의 코드
device-field-line = 그 기기의 환경설정에서 ‘다른 기기에서 쓰기’를 고르면 나옵니다.
device-go = 여기서 이어 하기
device-not = 나중에
device-done = { $name } 님, 어서 오세요.

## Being deleted
forget-title = 나를 삭제
forget-what = 모든 방과 결과, 순위표에서 이름과 쓴 글이 사라지고, 혼자 이긴 게임도 없어집니다. 진행 중인 경주는 기권합니다. 모든 기기에 적용되며 되돌릴 수 없습니다.
forget-type = 확인을 위해 { $name } 이름을 입력하세요
forget-do = 완전히 삭제
forget-not = 그대로 두기
forget-doing = 삭제하는 중…
