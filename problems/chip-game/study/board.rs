//! What the board shows: the piles in groups of a + b, and who can take from what is left over.

use super::rules::{games, Chips, Rules};
use board::prelude::*;

/// What the remainder of a pile allows. The owner is the player who takes fewer chips.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Nobody can take.
    Dead,
    /// The owner alone can.
    Own,
    /// Both can; the owner leaves an own pile, the other one a dead one.
    Hot,
    /// Both can, but together once.
    Single,
}

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("4 5 | 4");

    fn read(text: &str) -> Option<Chips> {
        let ([a, b], piles): ([u64; 2], Vec<u64>) = board::groups(text)?;
        let fits = a.min(b) > 0 && a.max(b) <= 1000 && board::are_few(&piles, 6);
        fits.then_some(Chips { a, b, piles })
    }

    fn write(Chips { a, b, piles }: &Chips) -> String {
        board::write_groups(&([*a, *b], piles.clone()))
    }

    fn told(&Chips { a, b, ref piles }: &Chips) -> Say {
        say!("position"; a, b, count = piles.len(), piles = list(piles))
    }

    fn scene(&Chips { a, b, ref piles }: &Chips) -> Vec<Picture> {
        vec![Picture::heaps(piles), Picture::Note(say!("note"; a, b))]
    }

    fn act(chips: &Chips, &Take { heap, stones }: &Take) -> Act {
        let first = Id::Stone(heap, chips.piles[heap] - stones);
        Act::new([first], say!("move"; stones, pile = heap + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let &Chips { a, b, ref piles } = at.position;
        let (sum, less, more) = (a + b, a.min(b), a.max(b));
        let rests: Vec<u64> = piles.iter().map(|pile| pile % sum).collect();
        let kinds: Vec<Kind> = rests.iter().map(|&rest| kind(rest, less, more)).collect();
        let is_alices = a <= b;
        let [legend, owner] = if is_alices {
            [say!("legend-left"; sum), say!("left")]
        } else {
            [say!("legend-right"; sum), say!("right")]
        };
        let mut overlay = Overlay::new(legend);
        for (i, (&pile, &rest)) in piles.iter().zip(&rests).enumerate() {
            overlay = overlay.stones(i, 0, pile - rest, format!("{}·{}", pile / sum, sum), false);
            let of_owner = match kinds[i] {
                Kind::Dead => continue,
                Kind::Own => ["A", "B"],
                Kind::Hot => ["AA/B", "BB/A"],
                Kind::Single => ["A/B", "B/A"],
            };
            overlay = overlay.stones(i, pile - rest, rest, of_owner[usize::from(!is_alices)], true);
        }
        let count = |kind: Kind| kinds.iter().filter(|&&one| one == kind).count();
        let (own, hot, single) = (count(Kind::Own), count(Kind::Hot), count(Kind::Single));
        let counts = say!("kinds"; sum, rests = list(&rests), owner, own, hot, single);
        why(at, &rests, &kinds).shows(overlay).counts(counts)
    }

    /// The piles, and m.
    fn counted(limits: &str) -> Option<Vec<Chips>> {
        let (piles, m): (Vec<u64>, u64) = board::groups(limits)?;
        (board::are_few(&piles, 6) && m <= 10).then(|| games(&piles, m))
    }

    const SMALL: &'static str = "(1 1/1 2/2 3/3 2/1 4/5 3) | ([0..12]/([0..8] ){2}/([0..4] ){3})";
}

fn kind(rest: u64, less: u64, more: u64) -> Kind {
    match rest {
        _ if rest < less => Kind::Dead,
        _ if rest < more => Kind::Own,
        _ if rest < 2 * less => Kind::Single,
        _ => Kind::Hot,
    }
}

/// Who has the last move in the piles.
fn why(at: &At<Rules>, rests: &[u64], kinds: &[Kind]) -> Idea<Take> {
    let &Chips { a, b, ref piles } = at.position;
    let stones = if at.player == Player::Left { a } else { b };
    if at.moves().is_empty() {
        return Idea::new(say!("lost-small"; stones));
    }
    let is_owner = (at.player == Player::Left) == (a <= b);
    let mut idea = in_remainders(is_owner, stones, rests, kinds);
    if rests != &piles[..] {
        let (sum, rests) = (a + b, all(rests));
        let first = if idea.outcome == Outcome::Won {
            say!("won-rests"; sum, rests)
        } else {
            say!("lost-rests"; sum, rests)
        };
        idea.why.insert(0, first);
    }
    idea
}

/// The cases of the page, where the owner is to move, or the other player; a move takes so many stones.
fn in_remainders(is_owner: bool, stones: u64, rests: &[u64], kinds: &[Kind]) -> Idea<Take> {
    let of = |kind: Kind| (0..kinds.len()).filter(|&i| kinds[i] == kind).collect::<Vec<usize>>();
    let all_of = |piles: &[usize]| all(piles.iter().map(|&i| rests[i]));
    let (own, hot, single) = (of(Kind::Own), of(Kind::Hot), of(Kind::Single));
    let count = single.len();
    let (why, pile) = match (&own[..], &hot[..], &single[..]) {
        (&[i, ..], _, _) if !is_owner => (say!("lost-own"; own = rests[i]), None),
        (&[i, ..], [], []) => (say!("won-own"; own = rests[i]), Some(i)),
        (&[i, ..], &[first, ..], _) | (&[i, ..], [], &[first, ..]) => {
            (say!("won-own-kept"; own = rests[i], first = rests[first]), Some(first))
        }
        ([], &[i, ..], _) if is_owner => {
            (say!("won-hot"; hot = rests[i], left = rests[i] - stones), Some(i))
        }
        ([], [_, _, ..], _) => (say!("lost-hot"; hot = all_of(&hot)), None),
        ([], &[i], []) => (say!("won-kill"; hot = rests[i]), Some(i)),
        ([], &[i], _) if count % 2 == 0 => (say!("won-kill-even"; hot = rests[i], count), Some(i)),
        ([], &[i], _) => (say!("lost-kill-odd"; hot = rests[i], count), None),
        ([], [], []) => (say!("lost-dead"), None),
        ([], [], &[i]) => (say!("won-single"; only = rests[i]), Some(i)),
        ([], [], _) if count % 2 == 0 => {
            (say!("lost-singles"; count, piles = all_of(&single)), None)
        }
        ([], [], &[i, ..]) => (say!("won-singles"; count, piles = all_of(&single)), Some(i)),
    };
    Idea::new(why).by(pile.map(|heap| Take { heap, stones }))
}
