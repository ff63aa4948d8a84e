## Talk
talk = Parler
talk-phrases = Petites phrases
talk-hello = Bonjour !
talk-good-luck = Bonne chance !
talk-have-fun = Amuse-toi bien !
talk-well-played = Bien joué !
talk-wow = Waouh !
talk-oops = Oups !
talk-so-close = À un cheveu !
talk-thanks = Merci !
talk-one-more = Encore une !
talk-bye = À bientôt !
talk-says = { $name } : { $phrase }
talk-delete = Effacer le message de { $name } : { $text }
talk-delete-short = Effacer
talk-muted = Un hôte t’a privé de parole dans ce salon.
talk-hide = Masquer
talk-show = Afficher la discussion
talk-hidden = La discussion est masquée.
talk-hide-racing = Masquer pendant ma course
talk-hidden-racing = Les messages attendent la fin de ta course.
talk-unread = { $n ->
        [one] Un nouveau message
       *[other] { $n } nouveaux messages
    }

## A seat in the next race
seat-next = Tu as une place dans la prochaine course.
seat-only-watch = Seulement regarder
seat-race-next = Courir la prochaine

## A forfeit taken back
take-back = Revenir
take-back-within = { $n ->
        [one] encore une seconde
       *[other] encore { $n } secondes
    }
said-back = { $name } est de retour dans la course.
take-back-done = Te revoilà dans la course.

## Quick play
quick-title = Partie rapide
quick-starts-within = { $n ->
        [one] Départ dans une seconde au plus tard
       *[other] Départ dans { $n } secondes au plus tard
    }
quick-starts-now = Départ …
quick-waits = On attend des joueurs
quick-who = Ceux qui veulent courir tout de suite arrivent ici.
quick-looking = On cherche des adversaires …
quick-alone = { $bots ->
    [yes] Personne d’autre pour l’instant. Si personne n’arrive d’ici quelques secondes, des bots te rejoignent.
   *[no] Personne d’autre pour l’instant. Si personne n’arrive, tu cours en solo.
 }
quick-again = Rejouer
quick-same = Revanche
quick-same-wait = La revanche commence dès que quelqu’un d’autre la veut aussi.
quick-same-wanted = { $n ->
    [one] L’un d’eux veut une revanche.
   *[other] { $n } d’entre eux veulent une revanche.
 }

## A new room with the deal of this one’s race
result-again-ask = Quitter ce salon ?
result-again-then = Un nouveau salon s’ouvre avec cette donne et ces règles. Les autres restent ici, à moins que tu leur envoies son lien.
result-again-open = Ouvrir un nouveau salon

## A sealed deal
sealed-title = Donne scellée
sealed-promise = Voici l’engagement : le SHA-256 du code et d’un sel. Le résultat montre les deux, et la page vérifie qu’ils concordent.
sealed-verified = Vérifiée
sealed-shown = La donne était fixée avant le départ : le code et le sel donnent l’engagement affiché au départ.
sealed-told = Le code et le sel donnent l’engagement. Cette page n’était pas là au départ pour le comparer.
sealed-broken = Attention : ce n’est pas la donne promise !
sealed-broken-text = Le code et le sel ne donnent pas l’engagement affiché au départ. Ne te fie pas à ce résultat.
sealed-commitment = Engagement
sealed-nonce = Sel
sealed-how = Vérifier soi-même
sealed-how-text = Mets le code et le sel l’un juste après l’autre et calcule le SHA-256. Dans un terminal :
sealed-how-command = Ou avec le programme du serveur :
sealed-how-moves = Avec les coups (« { $download } » les enregistre), il vérifie aussi les cartes et chaque coup de chacun :
sealed-copy = Copier

## Where spectators are behind
chart-later = { $n ->
        [one] Dans une seconde, quand les spectateurs auront vu la course, on pourra la revoir.
       *[other] Dans { $n } secondes, quand les spectateurs auront vu la course, on pourra la revoir.
    }

## A race that ended early
ended-deserted = Tous ceux qui couraient encore étaient partis : la course est finie.
ended-first-clear = La course s’est arrêtée à la première pyramide vidée.
ended-time-limit = Le temps est écoulé.
said-put-out = Un hôte a sorti { $name } de la course.
