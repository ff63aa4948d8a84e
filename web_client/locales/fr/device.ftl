## Going on at another device
device-title = Utiliser sur un autre appareil
device-scan = Scanne ceci avec l’autre appareil, ou ouvre-y { $address } et tape le code.
device-spelled = Le code est { $letters }.
device-left = Valable { $time }, une seule fois.
device-expired = Ce code est trop vieux maintenant.
device-new = Nouveau code
device-secret = Qui a ce code joue à ta place : ne le montre à personne d’autre.
device-copy = Copier le lien
device-only-here = { $host } ne désigne que cette machine elle-même. Ouvre la page par l’adresse de la machine dans ton réseau, et demandes-y un code.
device-have = J’ai un code
device-qr = Code QR de { $link }
device-here = Jouer ici comme sur ton autre appareil
device-here-line = Tu seras la même personne ici : même nom, mêmes courses, mêmes parties. L’autre appareil reste connecté.
device-instead = Jusqu’ici tu es { $name } dans ce navigateur. Ce qui a été joué sous ce nom reste en arrière.
device-field = Code de l’autre appareil
device-field-line = Tu le trouves là-bas dans les préférences, sous « Utiliser sur un autre appareil ».
device-go = Continuer ici
device-not = Pas maintenant
device-done = Te voilà, { $name }.

## Being deleted
forget-title = Me supprimer
forget-what = Ton nom et ce que tu as écrit disparaissent de tous les salons, résultats et tableaux, et les parties gagnées en solitaire sont perdues. Une course en cours est abandonnée. Cela vaut pour tous tes appareils et ne peut pas être annulé.
forget-type = Tape { $name } pour confirmer
forget-do = Me supprimer pour de bon
forget-not = Me garder
forget-doing = Suppression…
