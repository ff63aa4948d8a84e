## Going on at another device
device-title = Use on another device
device-scan = Scan this with the other device, or open { $address } there and type the code.
device-spelled = The code is { $letters }.
device-left = Good for { $time }, and once.
device-expired = This code is too old now.
device-new = New code
device-secret = Whoever has the code plays as you: show it to nobody else.
device-copy = Copy link
device-only-here = { $host } is only this machine itself. Open the page by the machine’s address in your network, and ask for a code there.
device-have = I have a code
device-qr = QR code of { $link }
device-here = Play here as on your other device
device-here-line = You will be the same person here: same name, same races, same games. The other device stays signed in.
device-instead = So far you are { $name } here. What was played under that name stays behind.
device-field = Code from the other device
device-field-line = You find it there in the preferences, at “Use on another device”.
device-go = Go on here
device-not = Not now
device-done = Here you are, { $name }.

## Being deleted
forget-title = Delete me
forget-what = Your name and what you wrote go from all rooms, results and tables, and the games you won alone are gone. A race under way is given up. This holds for all your devices and can’t be undone.
forget-type = Type { $name } to confirm
forget-do = Delete me for good
forget-not = Keep me
forget-doing = Deleting…
