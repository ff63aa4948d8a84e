## The table
play-table = Table de jeu
play-pyramid = { $n ->
        [one] Pyramide, il reste { $n } carte
       *[other] Pyramide, il reste { $n } cartes
    }
play-pyramid-down = Pyramide, face cachée
play-row = Rangée { $row }
play-covered = { $card }, recouverte
play-waste-top = { $card }, dessus de la défausse
play-pile-top = { $card }, dessus de la défausse { $pile }
play-waste-second = { $card }, sous la carte du dessus de la défausse
play-stock-top = { $n ->
        [one] { $card }, dernière carte de la pioche
       *[other] { $card }, dessus de la pioche, { $n } cartes
    }
play-draw = { $n ->
        [one] Piocher une carte. Pioche : { $n } carte.
       *[other] Piocher une carte. Pioche : { $n } cartes.
    }
play-draw-next = { $n ->
        [one] Piocher la dernière carte de la pioche : { $card }.
       *[other] Piocher la carte suivante : { $card }. Pioche : { $n } cartes.
    }
play-draw-choose = { $n ->
        [one] Piocher une carte, puis choisir une pile. Pioche : { $n } carte.
       *[other] Piocher une carte, puis choisir une pile. Pioche : { $n } cartes.
    }
play-draw-choose-next = { $n ->
        [one] Piocher la dernière carte de la pioche, { $card }, puis choisir une pile.
       *[other] Piocher la carte suivante, { $card }, puis choisir une pile. Pioche : { $n } cartes.
    }
play-draw-to = Piocher vers la défausse
play-draw-to-pile = Piocher vers la défausse { $pile }
play-draw-short = Piocher
play-recycle = Remettre la défausse dans la pioche
play-recycle-limited = { $n ->
        [0] La pioche est vide. Plus aucun retour possible.
        [one] Remettre la défausse dans la pioche, encore { $n } retour
       *[other] Remettre la défausse dans la pioche, encore { $n } retours
    }
play-recycles-left = { $n ->
        [0] Plus de retour
        [one] Encore { $n } retour
       *[other] Encore { $n } retours
    }
play-open-stock = { $n ->
        [0] La pioche est vide
        [one] Pioche : { $n } carte
       *[other] Pioche, la carte suivante en premier : { $n } cartes
    }
play-wastes = Défausses
play-waste = { $n ->
        [0] Défausse vide
        [one] Défausse, { $n } carte
       *[other] Défausse, { $n } cartes
    }
play-pile = { $n ->
        [0] Défausse { $pile }, vide
        [one] Défausse { $pile }, { $n } carte
       *[other] Défausse { $pile }, { $n } cartes
    }
play-choose-pile = Choisis une pile.
play-removed = { $n ->
        [one] { $n } carte de la pyramide sur { $of } retirée
       *[other] { $n } cartes de la pyramide sur { $of } retirées
    }
play-removed-all = { $n ->
        [one] { $n } carte sur { $of } retirée
       *[other] { $n } cartes sur { $of } retirées
    }
play-of = sur { $of }
play-undo = Annuler
play-undo-key = Annuler (U)

## No way on
play-stuck = Plus aucun coup possible
play-dead = D’ici, plus aucun chemin ne mène au but
play-dead-deal = Cette donne ne peut pas être gagnée
play-undos-left = { $n ->
        [0] Plus d’annulation.
        [one] Encore { $n } annulation.
       *[other] Encore { $n } annulations.
    }
play-give-up = Abandonner
play-on = Continuer

## For those who hear the table
play-said-go = Partez !
play-said-removed = { $n ->
        [0] Retiré : { $cards }. Il ne reste aucune carte.
        [one] Retiré : { $cards }. Il reste { $n } carte.
       *[other] Retiré : { $cards }. Il reste { $n } cartes.
    }
play-said-back = { $n ->
        [one] Coup annulé, il reste { $n } carte.
       *[other] Coup annulé, il reste { $n } cartes.
    }
play-said-refused = Remis en place.
play-said-recycled = La défausse est redevenue la pioche.
play-said-drawn = Pioché : { $card }.
play-said-drawn-to = Pioché vers la défausse { $pile } : { $card }.
play-said-open = Maintenant libre : { $cards }.
play-said-stuck = Plus aucun coup possible.
play-said-dead = D’ici, plus aucun chemin ne mène au but.
play-said-dead-deal = Cette donne ne peut pas être gagnée.
play-said-cleared = C’est gagné !
play-said-pyramid = { $n ->
        [one] { $n } carte libre dans la pyramide : { $cards }.
       *[other] { $n } cartes libres dans la pyramide : { $cards }.
    }
play-said-waste = Sur la défausse : { $cards }.
play-said-stock = { $n ->
        [0] La pioche est vide.
        [one] Pioche : { $n } carte.
       *[other] Pioche : { $n } cartes.
    }
play-said-stock-top = { $n ->
        [one] Dernière carte de la pioche : { $card }.
       *[other] Dessus de la pioche : { $card }, { $n } cartes.
    }

## Keys
play-keys = Touches du clavier
play-keys-key = Touches du clavier (?)
play-keys-close = Fermer
play-keys-space = Espace
play-keys-walk = Se déplacer sur les cartes
play-keys-take = Choisir la carte ; avec une deuxième qui complète à 13, les deux partent. Un roi part tout de suite.
play-keys-king = Prendre un roi libre
play-keys-draw = Piocher une carte ; si la pioche est vide, y remettre la défausse
play-keys-draw-choose = Piocher, puis choisir une pile ; si la pioche est vide, y remettre les défausses
play-keys-draw-to = Piocher vers cette pile
play-keys-recycle = Remettre la défausse dans la pioche
play-keys-undo = Annuler
play-keys-escape = Lâcher la carte choisie
play-keys-say = Pour lecteurs d’écran : dire quelles cartes sont libres
play-keys-help = Afficher ces touches
play-keys-letters = Les lettres agissent sur toute la page, pas seulement sur la table
