"""The facts the engine and every client ask for."""

from undercroft.engine.card_data import CardData
from undercroft.engine.game import Game, WhyNot, numbered
from undercroft.engine.settings import Setting, Settings
from undercroft.engine.state import State
from undercroft.games.vault_wars import contract
from undercroft.games.vault_wars.actions import ACTIONS
from undercroft.games.vault_wars.auction import Auction
from undercroft.games.vault_wars.cards import HEROES, ITEMS, VAULTS, WORKERS
from undercroft.games.vault_wars.end_of_round import EndOfRound, PayStorage
from undercroft.games.vault_wars.get_paid import (
    BeforeSelling,
    EquipItems,
    GetPaid,
    Porters,
    SellItems,
    SwapWithTrash,
    Versatilists,
    VisitLoanShark,
)
from undercroft.games.vault_wars.knowledge import Among, DraftMemory, Knowledge, Passed
from undercroft.games.vault_wars.mysterious import (
    MysteriousBid,
    MysteriousOpening,
    MysteriousSale,
    MysteriousVault,
)
from undercroft.games.vault_wars.powers import BeforeBidding, RevealRandomSecret, VaultsRevealed
from undercroft.games.vault_wars.prepare import HireWorkers, PrepareVaults, RefillMarket
from undercroft.games.vault_wars.reading import printed, shipped_cards
from undercroft.games.vault_wars.rounds import PlayGame
from undercroft.games.vault_wars.scoring import Score
from undercroft.games.vault_wars.set_up import Draft, SetUp, vaults_in_play
from undercroft.games.vault_wars.state import Book, Table
from undercroft.games.vault_wars.vaults import (
    ArmoryLocker,
    GamblersDen,
    GildedCupboard,
    GuildMastersWorkshop,
    NoblesGallery,
    PiratesChest,
    SmugglersHold,
    ThiefsSafe,
    TrollCave,
)
from undercroft.games.vault_wars.why import why_not
from undercroft.games.vault_wars.winning import PriceReductions, TakeRandomSecret, TakeSecrets


class VaultWars(Game):
    """Vault Wars, 3 to 5 players, 2 with the Mysterious Bidder. Rule: VW-151."""

    def __init__(self) -> None:
        super().__init__("vault-wars", "2", (2, 5), ACTIONS)
        self.versions = {
            "1": "The first rules.",
            "2": "Whoever could answer is asked, though only passing is left: silence would tell what they hold.",
        }
        self.settings = (
            Setting.flag("draft", True, "VW-022", "VW-023"),
            Setting.choice("gold", ("hidden", "open"), "hidden", "VW-016", "VW-155"),
            Setting.flag("workers", False, "VW-014", "VW-024"),
            Setting.flag("standing-orders", False, "VW-051"),
            Setting.choice("ask", ("holders", "everyone"), "holders", "VW-218", "VW-227"),
        )
        self.presets = {
            "first-game": {"draft": False, "gold": "open"},
            "workers": {"workers": True},
        }
        self.register(Table, Knowledge, Among, DraftMemory, Passed)
        self.register(PlayGame, SetUp, Draft, PrepareVaults, HireWorkers, RefillMarket)
        self.register(Auction, ThiefsSafe, GildedCupboard, ArmoryLocker, TrollCave, SmugglersHold)
        self.register(GamblersDen, NoblesGallery, PiratesChest, GuildMastersWorkshop)
        self.register(VaultsRevealed, BeforeBidding, RevealRandomSecret)
        self.register(PriceReductions, TakeSecrets, TakeRandomSecret)
        self.register(GetPaid, EquipItems, BeforeSelling, SwapWithTrash, SellItems, Porters, Versatilists)
        self.register(VisitLoanShark, EndOfRound, PayStorage, Score)
        self.register(MysteriousBid, MysteriousOpening, MysteriousSale, MysteriousVault)
        self.declare(contract.QUESTIONS, contract.EVENTS, contract.VaultWarsView, observation=contract.observation)
        self.categories = ("items", "gems", "eggs", "hero", "gold", "corruption")
        self.endings = ("most-points", "tie-break", "mysterious-beaten", "mysterious-wins")
        self.max_decisions = 6000
        self.reconstructed = ("items", "vaults", "heroes", "workers", "sets")

    def why_not(self, g: State, seat: int, about: str, domain: str, value: str) -> WhyNot | None:
        assert isinstance(g, Table)
        return why_not(g, seat, about, domain, value)

    def luck_names(self, g: State, about: str) -> list[str]:
        """Equal items are told apart: "junk", "junk-2" and so on."""
        assert isinstance(g, Table)
        if about == "heroes":
            return list(HEROES)
        if about == "vaults":
            return [VAULTS[vault] for vault in vaults_in_play(g)]
        stock = {"item-deck": g.deck, "bidding-deck": g.bidding_deck}.get(about, [])
        return numbered([ITEMS[item] for item in stock]) or numbered(
            [WORKERS[worker] for worker in g.worker_deck] if about == "worker-deck" else []
        )

    def new(self, seats: int, settings: Settings, cards: CardData | None) -> State:
        book = Book(shipped_cards() if cards is None else printed(cards), seats, settings)
        table = Table(book)
        table.call(PlayGame())
        return table


GAME = VaultWars()
