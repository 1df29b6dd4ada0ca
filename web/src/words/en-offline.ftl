## Playing without a network: tables on this device.

here = On this device
here-switch = On this device, without a network
here-switch-hint = The table and its bots live in this browser. Nobody else can join; you can close the page and come back.
here-arriving = The game is coming to this device
here-arriving-hint = { $megabytes } MB, once. After that it opens without a network.
here-share = { $percent } %
here-preparing = Setting the table…
here-failed = This table cannot be set here
here-failed-hint = The game did not arrive, or this browser cannot run it. With a network, try again.
here-again = Try again
here-offline = No server answers. You can still play here: tables you open now are on this device.
here-only = Only on this device
here-only-hint = This table is kept in this browser. Nobody needs a link, a name or a network.
replay-from-file = Open a game from a file
replay-save = Save as a file
replay-send = Send to this server
replay-sent = Sent. It is now among the games of this server.
update-ready = A newer Undercroft is ready.
update-now = Use it now
update-later = Later
site-promise-more = Everything happens in this browser: rules, bots and saved games. Nothing is sent anywhere.
