"""What players can say, and what the words name."""

from typing import Final

from undercroft.engine.actions import Actions, Domain
from undercroft.games.vault_wars.cards import HEROES, ITEMS, VAULTS, WORKERS

MOST_GOLD: Final = 400
"""No bid is higher; more gold than this has never been seen in one hand."""
MYSTERIOUS: Final = 5
"""The Mysterious Bidder among the values of SEAT; it bids but is no seat."""

ITEM: Final = Domain("item", ITEMS)
VAULT: Final = Domain("vault", VAULTS)
HERO: Final = Domain("hero", HEROES)
WORKER: Final = Domain("worker", WORKERS)
SEAT: Final = Domain("seat", ("0", "1", "2", "3", "4", "mysterious"), literal=True)
GOLD: Final = Domain.numbers("gold", 0, MOST_GOLD)
COUNT: Final = Domain.numbers("count", 0, 99)

ACTIONS: Final = Actions()

PASS: Final = ACTIONS.verb("pass")
RAISE: Final = ACTIONS.verb("raise", GOLD)
"""Bid this much in all."""
ORDER: Final = ACTIONS.verb("order", GOLD)
"""A standing order: raise by the least, again and again, up to this much."""
OPEN_AT: Final = ACTIONS.verb("open-at", GOLD)
"""The Auction Master's opening bid."""
SEAL: Final = ACTIONS.verb("seal", GOLD)
"""One sealed bid, in Smuggler's Hold."""
DECLINE: Final = ACTIONS.verb("decline")
DRAFT: Final = ACTIONS.verb("draft", VAULT)
"""Keep this vault and pass the others on."""
PLAY: Final = ACTIONS.verb("play", VAULT)
"""Put this vault up for auction in this round."""
HIRE: Final = ACTIONS.verb("hire", WORKER)
DISMISS: Final = ACTIONS.verb("dismiss", WORKER)
"""Discard a worker over the limit."""
REVEAL: Final = ACTIONS.verb("reveal", ITEM)
"""Turn this item of the vault up for everybody."""
REVEAL_ARMS: Final = ACTIONS.verb("reveal-arms")
"""Turn up every Weapon and Armor, in the Armory Locker."""
KEEP_SECRET: Final = ACTIONS.verb("keep-secret", ITEM)
"""Turn up everything but this item, in the Armory Locker."""
SHOW_TO: Final = ACTIONS.verb("show-to", SEAT)
"""Let this bidder alone see the Secret Items, in the Gilded Cupboard."""
RETURN: Final = ACTIONS.verb("return", ITEM)
"""Take this item out of the vault and give it back to the Item Deck."""
REVEAL_OWN: Final = ACTIONS.verb("reveal-own")
KEEP_OWN: Final = ACTIONS.verb("keep-own")
TAKE_VAULT: Final = ACTIONS.verb("take-vault")
"""The Auction Master takes the vault for the highest bid, in Gambler's Den."""
USE: Final = ACTIONS.verb("use", ITEM)
"""Use an equipped artifact."""
SEND: Final = ACTIONS.verb("send", WORKER)
"""Use a worker by discarding it."""
SEND_TO: Final = ACTIONS.verb("send-to", WORKER, SEAT)
"""Use a worker on somebody."""
EQUIP: Final = ACTIONS.verb("equip", ITEM)
GIVE: Final = ACTIONS.verb("give", ITEM)
"""The Apprentice's exchange: this item of the pile goes to the Trash."""
TAKE: Final = ACTIONS.verb("take", ITEM)
"""The Apprentice's exchange: this card of the Trash comes to the pile."""
SELL: Final = ACTIONS.verb("sell", ITEM)
FINISH_SALE: Final = ACTIONS.verb("finish-sale", COUNT)
"""Sell what has been chosen, and put this many Junk into the Trash."""
BUY: Final = ACTIONS.verb("buy", ITEM)
"""The Versatilist buys an item another player has just sold."""
REVISE: Final = ACTIONS.verb("revise")
"""Choose anew, as long as the others are choosing."""
VISIT: Final = ACTIONS.verb("visit")
"""Borrow from the Loan Shark."""
THROW: Final = ACTIONS.verb("throw", ITEM)
"""Trash an item instead of paying for its storage."""
SHOW_JUNK: Final = ACTIONS.verb("show-junk", COUNT)
"""Show this many Junk to store them three for a gold."""
STORE: Final = ACTIONS.verb("store")
"""Pay the fees and keep what is left."""
CHOOSE_HERO: Final = ACTIONS.verb("choose-hero", HERO)
