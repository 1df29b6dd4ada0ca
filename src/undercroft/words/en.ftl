# Words every game and every client shares.
seat-number = Player { $number }
unofficial = Unofficial fan implementation. It is not connected with the publishers or authors of these games.
reconstructed-notice = Some card data is not public and has been reconstructed:
log-you = you
total = Total
line-prompt = Your answer (number, undo, log, why, save, quit):
line-help = Please type a number from 1 to { $count }, or undo, log, why, save FILE, quit.
line-nothing-to-undo = There is nothing to take back.
line-undone = Taken back.
line-saved = Saved as { $file }.
line-not-saved = Not saved: { $reason }.
