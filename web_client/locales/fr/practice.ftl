## Choosing a deal
practice-title = Entraînement
practice-lead = Seul et à ton rythme. Le chrono démarre à ton premier coup.
practice-under-way = Ta partie
practice-so-far = { $moves ->
    [one] { $time }, { $moves } coup, { $left } cartes restantes
   *[other] { $time }, { $moves } coups, { $left } cartes restantes
 }
practice-go-on = Continuer
practice-daily = Donne d’hier
practice-daily-line = La même pour tous, une nouvelle chaque jour.
practice-daily-none = La donne d’hier n’est pas disponible pour l’instant.
practice-daily-done = { $moves ->
    [one] Ton record : { $time } en { $moves } coup.
   *[other] Ton record : { $time } en { $moves } coups.
 }
practice-play = Jouer
practice-new = Nouvelle donne
practice-kind = Difficulté
practice-winnable = Au hasard
practice-winnable-line = N’importe laquelle, tant qu’on peut la gagner.
practice-easy = Facile
practice-easy-line = Peu de coups suffisent, et beaucoup de façons de jouer gagnent.
practice-medium = Moyenne
practice-medium-line = Ni facile ni difficile.
practice-hard = Difficile
practice-hard-line = Il faut beaucoup de coups, et peu de façons de jouer gagnent.
practice-any = Toutes
practice-any-line = Comme les cartes tombent : certaines donnes sont perdues d’avance.
practice-rules = Règles
practice-deal = Distribuer
practice-dealing = Distribution…
practice-none = Aucune donne de ce genre n’est encore prête. Réessaie dans un instant.
practice-unreachable = Le serveur est injoignable pour l’instant. Réessaie dans un instant.

## A deal by its code
practice-by-code = Jouer un code
practice-code = Code de donne
practice-code-line = Le même code donne à tous les mêmes cartes. La lettre après PY1 désigne les règles.
practice-code-empty = Tape ou colle un code de donne, comme PY1-N-AAAAAAS.
practice-code-start = Un code de donne commence par PY1, comme PY1-N-AAAAAAS.
practice-code-space = Un code de donne n’a pas d’espaces à l’intérieur ; il ressemble à PY1-N-AAAAAAS.
practice-code-no-preset = Après PY1 vient la lettre des règles : une parmi { $presets }.
practice-code-preset = Aucune règle n’a la lettre { $preset } : c’est une parmi { $presets }.
practice-code-letter = { $letter } (numéro { $at } après les règles) n’est pas une lettre de A à Z.
practice-code-length = { $n ->
    [one] Après la lettre des règles viennent { $short } lettres, ou { $exact } ; ici il y en a { $n }.
   *[other] Après la lettre des règles viennent { $short } lettres, ou { $exact } ; ici il y en a { $n }.
 }
practice-code-beyond = Aucun ordre de 52 cartes n’a ce code : ses 48 lettres dépassent le dernier.
practice-no-deal = Cette donne n’existe pas
practice-wrong-rules = Le lien nomme des règles qui n’existent pas.
practice-own-rules = Jouer avec les règles du code
practice-choose = Choisir une autre donne

## The game
practice-heading = Partie d’entraînement
practice-time = Temps
practice-score = Score
practice-moves = Coups
practice-undos = Annulations
practice-starts = Le chrono démarre à ton premier coup.
practice-deal-tools = Cette donne et la suivante
practice-restart = Recommencer
practice-go-back = Revenir
practice-go-back-line = À la partie que tu viens de quitter
practice-next = Donne suivante
practice-copy = Copier le lien

## A win
practice-finish = Gagné
practice-cleared = Pyramide vidée
practice-cleared-all = Toutes les cartes sont parties
practice-record-time = Ton plus rapide ici
practice-record-moves = Ton plus court ici
practice-par = Par { $par } : le moins de coups qui gagne cette donne
practice-par-pending = Calcul du par…
practice-par-none = Aucun par n’est connu pour cette donne.
practice-again = Rejouer
practice-race = Course entre amis

## The best games
practice-best = Meilleures parties
practice-best-deal = Records sur cette donne
practice-best-all = Toutes afficher ({ $n })
practice-no-best = Les parties que tu gagnes s’affichent ici.
practice-not-won = Pas encore gagnée.
practice-order = Ordre
practice-by-time = Par temps
practice-by-moves = Par coups
practice-again-this = Rejouer cette donne
practice-n-moves = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
 }
practice-kept-here = Gardées dans ce navigateur. Dès que tu as un nom, le serveur les garde aussi.
practice-kept-named = Gardées dans ce navigateur et, sous ton nom, sur le serveur.
