## What a set of rules is called
rules-normal = 일반
rules-normal-line = 피라미드를 모두 없애세요. 뽑을 더미는 몇 번이든 다시 쓸 수 있습니다.
rules-classic = 클래식
rules-classic-line = 카드를 막고 있는 마지막 카드와도 짝을 지을 수 있습니다. 되돌리기는 무제한이지만 이동으로 셉니다.
rules-strict = 엄격
rules-strict-line = 뽑을 더미와 버린 더미까지 모두 없애야 합니다. 방금 뽑은 카드는 바로 아래 카드와 짝을 지을 수 있습니다.
rules-limited = 횟수 제한
rules-limited-line = 일반과 같지만 버린 더미는 두 번만 다시 쓸 수 있습니다.
rules-microsoft = Microsoft
rules-microsoft-line = 뽑을 더미의 맨 위 카드가 앞면이라 바로 쓸 수 있습니다. 버린 더미는 두 번 다시 쓸 수 있습니다.
rules-one-pass = 한 바퀴
rules-one-pass-line = 뽑을 더미를 한 번만 넘깁니다. 대신 더 많은 짝이 허용됩니다.

## What is other than in the preset: items of a list, each in few words
rules-name-but = { $preset } (변경: { $options })
rules-changed = { $preset } 규칙에서 바뀐 점:
rules-but-list = { $before }, { $next }
rules-but-initial-waste = { $cards ->
    [0] 처음에 버린 카드 없음
   *[other] 처음에 버린 카드 한 장
 }
rules-but-recycles = { $limit ->
    [free] 버린 더미 무제한 다시 쓰기
    [0] 버린 더미 다시 쓰기 없음
   *[other] 버린 더미 다시 쓰기 { $limit }번
 }
rules-but-win = { $win ->
    [all] 카드 52장 모두 없애기
   *[pyramid] 피라미드만 없애기
 }
rules-but-cover = { $allowed ->
    [yes] 막고 있는 마지막 카드와 짝 가능
   *[no] 막고 있는 카드와 짝 불가
 }
rules-but-waste-pairs = { $pairs ->
    [two-piles] 버린 더미끼리 짝 가능
    [top-two] 버린 더미 맨 위 두 장 짝 가능
    [stock-and-waste] 뽑을 더미와 버린 더미 짝 가능
    [drawn] 방금 뽑은 카드와 바로 아래 카드 짝 가능
   *[none] 버린 카드끼리 짝 불가
 }
rules-but-stock-top = { $open ->
    [yes] 뽑을 더미 맨 위 카드 사용 가능
   *[no] 뽑을 더미 맨 위 카드 비공개
 }
rules-but-stock-open = { $open ->
    [yes] 뽑을 더미 공개
   *[no] 뽑을 더미 비공개
 }
rules-but-piles = { $piles ->
    [1] 버린 더미 한 개
    [2] 버린 더미 두 개
    [3] 버린 더미 세 개
   *[other] 버린 더미 { $piles }개
 }
rules-but-undo = { $limit ->
    [free] 되돌리기 무제한
    [0] 되돌리기 없음
   *[other] 되돌리기 { $limit }번
 }
rules-but-undo-counts = { $counts ->
    [yes] 되돌리기도 이동으로 계산
   *[no] 되돌리기는 이동으로 세지 않음
 }

## All that is allowed
rules-title = 규칙
rules-about-goal = 목표
rules-about-pairs = 짝
rules-about-stock = 뽑을 더미
rules-about-recycles = 버린 더미 다시 쓰기
rules-about-undo = 되돌리기
rules-about-dead = 이길 방법이 없을 때
rules-goal = { $win ->
    [all] 카드 52장을 모두 없애야 합니다. 피라미드는 물론 뽑을 더미와 버린 더미까지입니다.
   *[pyramid] 피라미드의 카드 28장을 모두 없애야 합니다. 뽑을 더미와 버린 더미는 남아도 됩니다.
 }
rules-thirteen = 합이 13인 쓸 수 있는 카드 두 장을 함께 없앱니다. 킹은 혼자 없앱니다. 에이스는 1, 잭은 11, 퀸은 12입니다.
rules-free = { $top ->
    [yes] { $piles ->
        [1] 다른 카드에 막혀 있지 않은 피라미드 카드, 버린 더미의 맨 위 카드, 뽑을 더미의 맨 위 카드를 쓸 수 있습니다.
       *[other] 다른 카드에 막혀 있지 않은 피라미드 카드, 각 버린 더미의 맨 위 카드, 뽑을 더미의 맨 위 카드를 쓸 수 있습니다.
     }
   *[no] { $piles ->
        [1] 다른 카드에 막혀 있지 않은 피라미드 카드와 버린 더미의 맨 위 카드를 쓸 수 있습니다.
       *[other] 다른 카드에 막혀 있지 않은 피라미드 카드와 각 버린 더미의 맨 위 카드를 쓸 수 있습니다.
     }
 }
rules-cover = { $allowed ->
    [yes] 카드는 자신을 막고 있는 마지막 한 장과도 짝을 지을 수 있습니다.
   *[no] 카드는 자신을 막고 있는 카드와 짝을 지을 수 없습니다.
 }
rules-waste-pairs = { $pairs ->
    [two-piles] 두 버린 더미의 맨 위 카드끼리 짝을 지을 수 있습니다.
    [top-two] 버린 더미의 맨 위 두 장은 언제든 짝을 지을 수 있습니다.
    [stock-and-waste] 뽑을 더미의 맨 위 카드와 버린 더미의 맨 위 카드는 짝을 지을 수 있습니다.
    [drawn] 카드를 뽑은 직후에는 뽑은 카드와 바로 아래의 버린 카드를 짝지을 수 있습니다.
   *[none] 두 장 중 적어도 한 장은 피라미드의 카드여야 합니다.
 }
rules-stock-alone = 뽑을 더미의 카드는 피라미드의 카드하고만 짝을 지을 수 있습니다.
rules-draw = { $piles ->
    [1] 카드를 한 장씩 뽑아 버린 더미에 놓습니다.
    [2] 카드를 한 장씩 뽑아 버린 더미 두 개 중 원하는 곳에 놓습니다.
   *[other] 카드를 한 장씩 뽑아 버린 더미 { $piles }개 중 원하는 곳에 놓습니다.
 }
rules-first-card = { $cards ->
    [0] 처음에는 버린 더미가 비어 있습니다.
   *[other] { $piles ->
        [1] 처음에는 버린 더미에 카드 한 장이 놓여 있습니다.
       *[other] 처음에는 첫 번째 버린 더미에 카드 한 장이 놓여 있습니다.
     }
 }
rules-stock-shown = { $shown ->
    [all] 뽑을 더미 전체가 앞면입니다.
    [all-drawn] 뽑을 더미 전체가 앞면이지만, 카드는 뽑은 뒤에 쓸 수 있습니다.
    [top] 뽑을 더미는 맨 위 카드만 앞면이고 나머지는 뒷면입니다.
   *[none] 뽑을 더미는 뒷면입니다.
 }
rules-recycles = { $limit ->
    [free] 뽑을 더미가 비면 버린 더미를 몇 번이든 다시 쓸 수 있습니다.
    [0] 뽑을 더미는 한 번만 넘깁니다. 버린 더미는 다시 쓸 수 없습니다.
    [1] 뽑을 더미가 비면 버린 더미를 한 번만 다시 쓸 수 있습니다.
    [2] 뽑을 더미가 비면 버린 더미를 두 번까지 다시 쓸 수 있습니다.
   *[other] 뽑을 더미가 비면 버린 더미를 { $limit }번까지 다시 쓸 수 있습니다.
 }
rules-recycle-order = { $piles ->
    [1] 카드는 같은 순서로 다시 나옵니다.
   *[other] 첫 번째 더미부터 차례로 되돌아가며, 각 더미의 카드는 같은 순서로 다시 나옵니다.
 }
rules-undo = { $limit ->
    [free] 얼마든지 되돌릴 수 있습니다.
    [0] 되돌릴 수 없습니다.
    [1] 마지막 행동 하나를 되돌릴 수 있습니다.
   *[other] 마지막 행동 { $limit }개까지 되돌릴 수 있습니다.
 }
rules-undo-counts = { $counts ->
    [yes] 되돌릴 때마다 이동 한 번으로 셉니다.
   *[no] 되돌리기는 이동으로 세지 않지만, 이미 센 이동이 줄지는 않습니다.
 }
rules-dead = { $told ->
    [yes] 이길 방법이 없어지면 바로 알려 줍니다.
   *[no] 이길 방법이 없어져도 알려 주지 않습니다.
 }

## The dialog
rules-what-is-allowed = 자세한 규칙

## The form of the host
rules-reset = 초기화
rules-more = 더 많은 옵션
rules-win = 없앨 카드
rules-win-pyramid = 피라미드
rules-win-all = 카드 52장 모두
rules-again = 버린 더미 다시 쓰기
rules-again-free = 몇 번이든
rules-again-number = 버린 더미를 다시 쓰는 최대 횟수
rules-at-most = 최대
rules-times = { $n ->
   *[other] 번
 }
rules-piles = 버린 더미 수
rules-piles-choice = { $piles ->
    [1] 한 개
    [2] 두 개 중 선택
   *[3] 세 개 중 선택
 }
rules-pairs = 피라미드 밖의 짝
rules-pairs-choice = { $pairs ->
    [two-piles] 두 버린 더미의 맨 위 카드
    [top-two] 버린 더미 맨 위 두 장
    [stock-and-waste] 뽑을 더미와 버린 더미끼리
    [drawn] 뽑은 카드와 바로 아래 카드
   *[none] 없음
 }
rules-with-cover = 막고 있는 마지막 카드와 짝
rules-with-cover-line = 카드 위에 한 장만 남았고 합이 13이면 함께 없앨 수 있습니다.
rules-top-card = 뽑을 더미 맨 위 카드 사용
rules-top-card-line = 앞면으로 놓여 있어 뽑지 않고도 쓸 수 있습니다.
rules-open-stock = 뽑을 더미 공개
rules-open-stock-line = 어떤 카드가 어떤 순서로 나올지 모두 볼 수 있습니다.
rules-first-waste = 처음에 버린 카드 한 장
rules-first-waste-line = 시작할 때 뽑을 더미에서 한 장을 뒤집어 놓습니다.
rules-undo-limit = 되돌리기
rules-undo-free = 무제한
rules-undo-number = 되돌릴 수 있는 최대 행동 수
rules-actions = { $n ->
   *[other] 번
 }
rules-undo-move = 되돌리기를 이동으로 계산
rules-undo-move-line = { $undo ->
    [yes] 결과에 나오는 이동 수에 더해집니다.
   *[no] 되돌릴 수 없는 규칙입니다.
 }
