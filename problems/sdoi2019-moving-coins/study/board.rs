//! What the board shows: the strip, with the coins in pairs from the right.

use super::rules::{Rules, Step, Strip};
use board::{all, exactly, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Sum};

/// Two coins, as they are paired from the right.
struct Pair {
    /// 0, where the first coin of all is paired with the strip's end.
    left: u64,
    right: u64,
    /// The free squares between them.
    gap: u64,
}

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("6 3");

    fn read(text: &str) -> Option<Strip> {
        let [n, coins] = exactly(board::groups(text)?)?;
        let [n] = exactly(n)?;
        let differ = coins.windows(2).all(|two| two[0] < two[1]);
        let fits = (1..=16).contains(&n) && coins.iter().all(|square| (1..=n).contains(square));
        (differ && fits).then_some(Strip { n, coins })
    }

    fn write(Strip { n, coins }: &Strip) -> String {
        board::write_groups(&[vec![*n], coins.clone()])
    }

    fn told(Strip { n, coins }: &Strip) -> Say {
        say!("position"; n = *n, count = coins.len(), coins = all(coins))
    }

    fn scene(strip: &Strip) -> Vec<Picture> {
        let drawn = |square: u64| {
            let coin = strip.coins.iter().position(|&coin| coin == square);
            Cell::of(cell(square)).piece(coin.map(|_| Look::Black)).named(coin).numbered(square)
        };
        vec![Picture::Strips(vec![(1..=strip.n).map(drawn).collect()])]
    }

    fn act(_: &Strip, &Step { from, to }: &Step) -> Act {
        Act::new([cell(from), cell(to)], say!("move"; from, to))
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let coins = &at.position.coins;
        let pairs = pairs(coins);
        let Sum { values: gaps, x, best, balance } =
            at.sum(|strip| self::pairs(&strip.coins).iter().map(|pair| pair.gap).collect());
        let idea = match best {
            Some((step, _)) => {
                let Step { from, to } = step;
                let why = if gaps.iter().filter(|&&gap| gap > 0).count() == 1 {
                    say!("won-one-gap"; from, to)
                } else {
                    say!("won-gaps"; gaps = all(&gaps), from, to, balance)
                };
                Idea::won(why).by(step)
            }
            None if gaps.iter().any(|&gap| gap > 0) => Idea::lost(say!("lost-gaps"; balance)),
            None if at.moves().is_empty() => Idea::lost(say!("lost-end"; count = coins.len())),
            None => Idea::lost(say!("lost-no-gap")),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for &Pair { left, right, gap } in &pairs {
            overlay = overlay.span(cell(left.max(1)), cell(right), "", false);
            overlay = overlay.bricks(gap, x, |j| cell(left + 1 + j));
        }
        idea.shows(overlay).counts(say!("quantity"; sum = board::quantity(&gaps)))
    }

    /// n and m.
    fn counted(limits: &str) -> Option<Vec<Strip>> {
        let [n, m] = exactly(board::numbers(limits)?)?;
        if !(1..=10).contains(&n) || m > n {
            return None;
        }
        let sets = (0..1_u64 << n).filter(|set| u64::from(set.count_ones()) == m);
        let coins = |set: u64| (1..=n).filter(|square| set >> (square - 1) & 1 == 1).collect();
        Some(sets.map(|set| Strip { n, coins: coins(set) }).collect())
    }

    const SMALL: &'static str =
        "(1/2/3/5/8/10) | (1 )?(2 )?(3 )?(4 )?(5 )?(6 )?(7 )?(8 )?(9 )?(10)?";
}

/// The rightmost pair first.
fn pairs(coins: &[u64]) -> Vec<Pair> {
    let pair = |pair: &[u64]| {
        let (left, right) = if pair.len() == 2 { (pair[0], pair[1]) } else { (0, pair[0]) };
        Pair { left, right, gap: right - left - 1 }
    };
    coins.rchunks(2).map(pair).collect()
}

fn cell(square: u64) -> Id {
    Id::Cell(0, square as usize)
}
