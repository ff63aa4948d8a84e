## What is waited for
lobby-room = Salon { $code }
lobby-you-start = Tu lances la course quand tout le monde est là.
lobby-host-starts = { $name } lance la course.
lobby-somebody-starts = L’hôte lance la course.
lobby-too-few = La course démarre quand tout le monde est prêt. Il faut au moins deux joueurs.
lobby-all-ready = Tout le monde est prêt.
lobby-waiting = { $n ->
    [one] En attente d’un joueur.
   *[other] En attente de { $n } joueurs.
 }
lobby-waiting-away = { $n ->
    [one] On attend un instant un joueur absent.
   *[other] On attend un instant { $n } joueurs absents.
 }

## What one can do
lobby-leave = Quitter
lobby-waits-for-seat = Attend une place
lobby-take-seat = Prendre une place
lobby-full = Toutes les places sont prises
lobby-get-ready = Je suis prêt
lobby-is-ready = Prêt
lobby-start = Lancer la course
lobby-starting = Choix d’une donne…
lobby-watch-instead = Plutôt regarder

## Who is here
lobby-players = Joueurs
lobby-seats-taken = { $taken } sur { $seats }
lobby-nobody = Pas encore de joueur.
lobby-alone-host = Il n’y a encore personne d’autre. Partage le lien ou ajoute un bot.
lobby-alone = Il n’y a encore personne d’autre. Partage le lien.
lobby-spectators = { $n ->
    [0] Aucun spectateur
    [one] { $n } spectateur
   *[other] { $n } spectateurs
 }
lobby-you = (toi)
lobby-host = Hôte
lobby-away = Absent
lobby-not-ready = Pas prêt
lobby-remove = Retirer { $name }
lobby-add-bot = Ajouter un bot
lobby-bot-plays = Façon de jouer du bot
lobby-bot-name = { $strength ->
    [random] Au hasard
    [greedy] Gourmand
    [perfect] Parfait
   *[careful] Prudent
 }
lobby-bot-line = { $strength ->
    [random] Joue n’importe quel coup permis.
    [greedy] Prend chaque paire qu’il voit.
    [perfect] Gagne en jouant au plus court.
   *[careful] Évite les impasses.
 }
lobby-bot = { $strength ->
    [random] Bot au hasard
    [greedy] Bot gourmand
    [careful] Bot prudent
    [perfect] Bot parfait
   *[other] Bot
 }
lobby-bot-called = { $name } (bot)

## What is said aloud when it happens
lobby-joined = { $n ->
    [one] { $name } est là.
   *[other] { $n } joueurs de plus sont là.
 }
lobby-left = { $n ->
    [one] { $name } n’est plus là.
   *[other] { $n } joueurs ne sont plus là.
 }
lobby-got-ready = { $n ->
    [one] { $name } est prêt.
   *[other] { $n } joueurs sont prêts.
 }
lobby-no-longer-ready = { $n ->
    [one] { $name } n’est plus prêt.
   *[other] { $n } joueurs ne sont plus prêts.
 }

## Settings
lobby-settings = Réglages
lobby-name = Nom du salon
lobby-none = Aucun
lobby-visibility = Qui le trouve
lobby-public = Tout le monde
lobby-unlisted = Ceux qui ont le lien
lobby-password = Mot de passe
lobby-password-set = Défini. Tape un nouveau
lobby-password-remove = Retirer
lobby-password-yes = Oui
lobby-capacity = Places
lobby-starts-when = Départ
lobby-starts = { $start ->
    [host] quand l’hôte le décide
    [scheduled] à une heure fixée
    [auto] dès qu’on est assez
   *[all_ready] quand tous sont prêts
 }
lobby-countdown = Compte à rebours
lobby-seconds = { $n ->
    [0] Aucun
    [one] { $n } seconde
   *[other] { $n } secondes
 }
lobby-time-limit = Limite de temps
lobby-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
 }
lobby-ends-when = Fin
lobby-ends = { $end ->
    [first] dès qu’un joueur finit
   *[all] quand tous ont fini
 }
lobby-tell-dead = Prévenir les joueurs quand il n’y a plus d’issue
lobby-tell-dead-line = { $tells ->
    [nothing] Cela ne révèle rien : l’ordre de la pioche n’a pas d’importance.
    [a-little] Avec ces règles, cela en dit un peu sur les cartes encore cachées.
    [would-tell] Avec ces règles, cela en dirait un peu sur les cartes encore cachées.
   *[nobody] Chacun doit s’en rendre compte tout seul.
 }
lobby-delay = Spectateurs
lobby-delay-by = { $n ->
    [one] La voient avec { $n } seconde de retard
   *[other] La voient avec { $n } secondes de retard
 }
lobby-delay-note = { $n ->
    [one] Les spectateurs voient la course avec { $n } seconde de retard.
   *[other] Les spectateurs voient la course avec { $n } secondes de retard.
 }
lobby-range = Il faut ici un nombre entier de { $min } à { $max }.

## The deal
lobby-deal = Donne
lobby-deal-kind = { $kind ->
    [any] Toutes, même sans espoir
    [easy] Facile
    [medium] Moyenne
    [hard] Difficile
    [par] D’après son par
    [code] Un code
   *[winnable] Peut être gagnée
 }
lobby-deal-easy = Gagnée en peu de coups, et par beaucoup de façons de jouer.
lobby-deal-medium = Ni facile ni difficile.
lobby-deal-hard = Il faut beaucoup de coups, et peu de façons de jouer gagnent.
lobby-deal-par = Par : le plus petit nombre de coups qui permet de gagner la donne.
lobby-deal-by-code = Qui a le code peut connaître la donne : ces courses ne sont pas classées.
lobby-deal-between = Gagnée en { $from } à { $to } coups au mieux
lobby-deal-chosen = Au choix de l’hôte, non classée
lobby-code = Code de la donne
lobby-code-set = Défini. Tape un autre
lobby-par = Par
lobby-par-from = De
lobby-par-to = À
lobby-par-between = à
lobby-par-order = Le premier nombre ne doit pas dépasser le second.
