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
