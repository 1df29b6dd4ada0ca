# A first game: what one plays for, and what happens for the first time.
aim-begin = Most gears after nine rounds win: gear tokens, marks, tiers and goals.
aim = Most gears after nine rounds win. You are at { $mine }, the best opponent at { $best }.
coach-kept = Whoever loses a bid stores the card they bid.
coach-won = The winner stores the block card; the winning bid takes its place in the block.
coach-unsold = A block card nobody bids on gains a gear, so it gets more tempting.
coach-underbid = A bid too weak to lead is an underbid: it costs a gear, which lies on the leading card.
coach-stashed = Who can neither pay nor beat a bid hides a card and takes a gear.
coach-swapped = The Warden’s card has changed, and with it trump and the favoured mark.
