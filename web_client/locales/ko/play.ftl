## The table
play-table = 게임판
play-pyramid = 피라미드, { $n }장 남음
play-pyramid-down = 피라미드, 뒷면
play-row = { $row }번째 줄
play-covered = { $card }, 막혀 있음
play-waste-top = { $card }, 버린 더미의 맨 위
play-pile-top = { $card }, 버린 더미 { $pile }의 맨 위
play-waste-second = { $card }, 버린 더미의 맨 위 바로 아래
play-stock-top = { $n ->
        [1] { $card }, 뽑을 더미의 마지막 카드
       *[other] { $card }, 뽑을 더미의 맨 위, { $n }장
    }
play-draw = 카드 한 장 뽑기. 뽑을 더미: { $n }장.
play-draw-next = { $n ->
        [1] 뽑을 더미의 마지막 카드 뽑기: { $card }.
       *[other] 다음 카드 뽑기: { $card }. 뽑을 더미: { $n }장.
    }
play-draw-choose = 카드 한 장을 뽑은 뒤 더미 고르기. 뽑을 더미: { $n }장.
play-draw-choose-next = { $n ->
        [1] 뽑을 더미의 마지막 카드({ $card })를 뽑은 뒤 더미 고르기.
       *[other] 다음 카드({ $card })를 뽑은 뒤 더미 고르기. 뽑을 더미: { $n }장.
    }
play-draw-to = 버린 더미로 뽑기
play-draw-to-pile = 버린 더미 { $pile }(으)로 뽑기
play-draw-short = 뽑기
play-recycle = 버린 더미 다시 쓰기
play-recycle-limited = { $n ->
        [0] 뽑을 더미가 비었습니다. 버린 더미를 더 쓸 수 없습니다.
       *[other] 버린 더미 다시 쓰기, { $n }번 남음
    }
play-recycles-left = { $n ->
        [0] 다시 쓰기 없음
       *[other] 다시 쓰기 { $n }번 남음
    }
play-open-stock = { $n ->
        [0] 뽑을 더미가 비었습니다
       *[other] 뽑을 더미, 다음 카드부터: { $n }장
    }
play-wastes = 버린 더미들
play-waste = { $n ->
        [0] 버린 더미, 비어 있음
       *[other] 버린 더미, { $n }장
    }
play-pile = { $n ->
        [0] 버린 더미 { $pile }, 비어 있음
       *[other] 버린 더미 { $pile }, { $n }장
    }
play-choose-pile = 더미를 고르세요.
play-removed = 피라미드 카드 { $of }장 중 { $n }장 제거
play-removed-all = 카드 { $of }장 중 { $n }장 제거
play-of = / { $of }
play-undo = 되돌리기
play-undo-key = 되돌리기 (U)

## No way on
play-stuck = 더 이상 가능한 수가 없습니다
play-dead = 여기서는 더 이상 이길 길이 없습니다
play-dead-deal = 이 배치는 이길 수 없습니다
play-undos-left = { $n ->
        [0] 되돌리기를 모두 썼습니다.
       *[other] 되돌리기 { $n }번 남음.
    }
play-give-up = 포기하기
play-on = 계속하기

## For those who hear the table
play-said-go = 시작!
play-said-removed = { $n ->
        [0] { $cards } 제거, 남은 카드가 없습니다.
       *[other] { $cards } 제거, { $n }장 남았습니다.
    }
play-said-back = 되돌렸습니다, { $n }장 남았습니다.
play-said-refused = 제자리로 돌아갔습니다.
play-said-recycled = 버린 더미가 다시 뽑을 더미가 되었습니다.
play-said-drawn = { $card } 뽑음.
play-said-drawn-to = { $card }, 더미 { $pile }에 뽑음.
play-said-open = 새로 쓸 수 있는 카드: { $cards }.
play-said-stuck = 더 이상 가능한 수가 없습니다.
play-said-dead = 여기서는 더 이상 이길 길이 없습니다.
play-said-dead-deal = 이 배치는 이길 수 없습니다.
play-said-cleared = 모두 없앴습니다!
play-said-pyramid = 피라미드에서 쓸 수 있는 카드 { $n }장: { $cards }.
play-said-waste = 버린 더미 위: { $cards }.
play-said-stock = { $n ->
        [0] 뽑을 더미가 비었습니다.
       *[other] 뽑을 더미: { $n }장.
    }
play-said-stock-top = { $n ->
        [1] 뽑을 더미의 마지막 카드: { $card }.
       *[other] 뽑을 더미의 맨 위: { $card }, { $n }장.
    }

## Keys
play-keys = 키보드 조작
play-keys-key = 키보드 조작 (?)
play-keys-close = 닫기
play-keys-space = 스페이스
play-keys-walk = 카드 사이를 이동
play-keys-take = 카드를 선택합니다. 합이 13이 되는 두 번째 카드를 고르면 둘 다 없어집니다. 킹은 바로 없어집니다.
play-keys-king = 쓸 수 있는 킹 없애기
play-keys-draw = 카드 뽑기. 뽑을 더미가 비었으면 버린 더미 다시 쓰기
play-keys-draw-choose = 카드를 뽑은 뒤 더미 고르기. 뽑을 더미가 비었으면 버린 더미 다시 쓰기
play-keys-draw-to = 그 더미에 뽑기
play-keys-recycle = 버린 더미 다시 쓰기
play-keys-undo = 되돌리기
play-keys-escape = 선택 취소
play-keys-say = 화면 읽기 프로그램용: 쓸 수 있는 카드 말하기
play-keys-help = 이 키 안내 보기
play-keys-letters = 문자 키를 게임판 밖에서도 사용
