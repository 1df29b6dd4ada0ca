# Words every game and every client shares.
seat-number = Player { $number }
unofficial = Unofficial fan implementation. It is not connected with the publishers or authors of these games.
reconstructed-notice = Some card data is not public and has been reconstructed:
