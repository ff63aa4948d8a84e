## What a set of rules is called
rules-normal = Normal
rules-normal-line = Vide la pyramide. Parcours la pioche autant de fois que tu veux.
rules-classic = Classique
rules-classic-line = Une carte peut aussi partir avec la dernière carte qui la couvre. Annulations sans limite, mais chacune compte comme un coup.
rules-strict = Strict
rules-strict-line = La pioche et la défausse doivent partir aussi. Une carte tout juste piochée peut partir avec celle qu’elle recouvre.
rules-limited = Limité
rules-limited-line = Comme Normal, mais la défausse ne revient que deux fois.
rules-microsoft = Microsoft
rules-microsoft-line = La première carte de la pioche est visible et peut être prise. La défausse revient deux fois.
rules-one-pass = Un seul tour
rules-one-pass-line = Un seul passage dans la pioche ; davantage de paires sont permises.

## What is other than in the preset: items of a list, each in few words
rules-name-but = { $preset }, mais : { $options }
rules-changed = { $preset }, mais :
rules-but-list = { $before }, { $next }
rules-but-initial-waste = { $cards ->
    [0] aucune carte à la défausse au départ
   *[other] une carte à la défausse au départ
 }
rules-but-recycles = { $limit ->
    [free] retours de la défausse illimités
    [0] aucun retour de la défausse
    [one] { $limit } retour de la défausse
   *[other] { $limit } retours de la défausse
 }
rules-but-win = { $win ->
    [all] les 52 cartes doivent partir
   *[pyramid] seule la pyramide doit partir
 }
rules-but-cover = { $allowed ->
    [yes] paires avec la dernière carte qui couvre
   *[no] pas de paires avec la carte qui couvre
 }
rules-but-waste-pairs = { $pairs ->
    [two-piles] paires entre deux défausses
    [top-two] paires des deux cartes du dessus de la défausse
    [stock-and-waste] paires entre pioche et défausse
    [drawn] paires d’une carte tout juste piochée et de celle du dessous
   *[none] pas de paires dans la défausse
 }
rules-but-stock-top = { $open ->
    [yes] la première carte de la pioche peut être prise
   *[no] la première carte de la pioche est cachée
 }
rules-but-stock-open = { $open ->
    [yes] pioche visible
   *[no] pioche cachée
 }
rules-but-piles = { $piles ->
    [1] une défausse
    [2] deux défausses
    [3] trois défausses
   *[other] { $piles } défausses
 }
rules-but-undo = { $limit ->
    [free] annulations illimitées
    [0] aucune annulation
    [one] { $limit } annulation
   *[other] { $limit } annulations
 }
rules-but-undo-counts = { $counts ->
    [yes] une annulation compte comme un coup
   *[no] une annulation ne coûte rien
 }

## All that is allowed
rules-title = Règles
rules-about-goal = But
rules-about-pairs = Paires
rules-about-stock = Pioche
rules-about-recycles = Reprendre la défausse
rules-about-undo = Annuler
rules-about-dead = Plus aucune issue
rules-goal = { $win ->
    [all] Les 52 cartes doivent partir : la pyramide, la pioche et la défausse.
   *[pyramid] Les 28 cartes de la pyramide doivent partir. La pioche et la défausse peuvent rester.
 }
rules-thirteen = Deux cartes libres qui font 13 partent ensemble, un roi part seul. L’as vaut 1, le valet 11, la dame 12.
rules-free = { $top ->
    [yes] { $piles ->
        [1] Sont libres les cartes de la pyramide que rien ne couvre, la carte du dessus de la défausse et la première carte de la pioche.
       *[other] Sont libres les cartes de la pyramide que rien ne couvre, la carte du dessus de chaque défausse et la première carte de la pioche.
     }
   *[no] { $piles ->
        [1] Sont libres les cartes de la pyramide que rien ne couvre et la carte du dessus de la défausse.
       *[other] Sont libres les cartes de la pyramide que rien ne couvre et la carte du dessus de chaque défausse.
     }
 }
rules-cover = { $allowed ->
    [yes] Une carte peut aussi partir avec la dernière carte qui la couvre encore.
   *[no] Une carte ne peut pas partir avec une carte qui la couvre.
 }
rules-waste-pairs = { $pairs ->
    [two-piles] Les cartes du dessus de deux défausses peuvent partir ensemble.
    [top-two] Les deux cartes du dessus de la défausse peuvent partir ensemble à tout moment.
    [stock-and-waste] La première carte de la pioche et celle du dessus de la défausse peuvent partir ensemble.
    [drawn] Juste après une pioche, la carte piochée peut partir avec la carte de la défausse qu’elle recouvre.
   *[none] Au moins une carte de la paire doit venir de la pyramide.
 }
rules-stock-alone = La carte de la pioche ne part qu’avec une carte de la pyramide.
rules-draw = { $piles ->
    [1] Les cartes sont piochées une à une vers la défausse.
    [2] Les cartes sont piochées une à une vers l’une des deux défausses, à ton choix.
   *[other] Les cartes sont piochées une à une vers l’une des { $piles } défausses, à ton choix.
 }
rules-first-card = { $cards ->
    [0] Au départ, la défausse est vide.
   *[other] { $piles ->
        [1] Au départ, une carte est déjà sur la défausse.
       *[other] Au départ, une carte est déjà sur la première défausse.
     }
 }
rules-stock-shown = { $shown ->
    [all] Toute la pioche est face visible.
    [all-drawn] Toute la pioche est face visible ; ses cartes peuvent être prises une fois piochées.
    [top] La première carte de la pioche est face visible, les autres face cachée.
   *[none] La pioche est face cachée.
 }
rules-recycles = { $limit ->
    [free] Quand la pioche est vide, la défausse y revient autant de fois que tu veux.
    [0] La pioche n’est parcourue qu’une fois : la défausse n’y revient jamais.
    [1] Quand la pioche est vide, la défausse y revient une fois au plus.
    [2] Quand la pioche est vide, la défausse y revient deux fois au plus.
   *[other] Quand la pioche est vide, la défausse y revient { $limit } fois au plus.
 }
rules-recycle-order = { $piles ->
    [1] Ses cartes reviennent dans le même ordre.
   *[other] Les défausses reviennent l’une après l’autre ; les cartes de chacune gardent leur ordre.
 }
rules-undo = { $limit ->
    [free] Toutes les actions peuvent être annulées.
    [0] Rien ne peut être annulé.
    [one] La dernière action peut être annulée.
   *[other] Les { $limit } dernières actions peuvent être annulées.
 }
rules-undo-counts = { $counts ->
    [yes] Chaque annulation compte comme un coup.
   *[no] Une annulation n’est pas comptée comme un coup, mais le coup annulé reste compté.
 }
rules-dead = { $told ->
    [yes] Tu es prévenu dès qu’il n’y a plus aucun moyen de gagner.
   *[no] Personne ne te dit quand il n’y a plus aucun moyen de gagner.
 }

## The dialog
rules-what-is-allowed = Ce qui est permis

## The form of the host
rules-reset = Réinitialiser
rules-more = Plus d’options
rules-win = À retirer
rules-win-pyramid = La pyramide
rules-win-all = Les 52 cartes
rules-again = Retours de la défausse
rules-again-free = Autant que tu veux
rules-again-number = Nombre maximal de retours de la défausse
rules-at-most = Au plus
rules-times = { $n ->
   *[other] fois
 }
rules-piles = Défausses
rules-piles-choice = { $piles ->
    [1] Une
    [2] Deux, au choix
   *[3] Trois, au choix
 }
rules-pairs = Paires sans la pyramide
rules-pairs-choice = { $pairs ->
    [two-piles] Le dessus de deux défausses
    [top-two] Deux du dessus de la défausse
    [stock-and-waste] Dessus de pioche et défausse
    [drawn] Carte piochée et celle dessous
   *[none] Non
 }
rules-with-cover = Paires avec la dernière carte qui couvre
rules-with-cover-line = Une carte part avec la seule carte qui reste sur elle, si elles font 13.
rules-top-card = Première carte de la pioche en jeu
rules-top-card-line = Elle est face visible et peut être prise sans la piocher.
rules-open-stock = Pioche visible
rules-open-stock-line = Tout le monde voit quelles cartes viennent, dans leur ordre.
rules-first-waste = Première carte à la défausse
rules-first-waste-line = Une carte de la pioche est retournée à la donne.
rules-undo-limit = Annuler
rules-undo-free = Sans limite
rules-undo-number = Nombre maximal d’actions annulées
rules-actions = { $n ->
    [one] action
   *[other] actions
 }
rules-undo-move = Annuler compte comme un coup
rules-undo-move-line = { $undo ->
    [yes] Le coup s’ajoute à ceux du résultat.
   *[no] Rien ne peut être annulé.
 }
