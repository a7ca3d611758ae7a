//! What the board shows: the strip, with the coins in pairs from the right.

use super::rules::{placements, Rules, Step, Strip};
use board::{all, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};

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
        let (n, coins) = match &board::groups(text)?[..] {
            [n, coins] if n.len() == 1 && (1..=16).contains(&n[0]) => (n[0], coins.clone()),
            _ => return None,
        };
        let differ = coins.windows(2).all(|two| two[0] < two[1]);
        let fits = coins.iter().all(|square| (1..=n).contains(square));
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
            Cell {
                id: Some(cell(square)),
                piece: coin.map(|_| Look::Black),
                name: coin,
                text: if coin.is_some() { String::new() } else { square.to_string() },
                ..Cell::default()
            }
        };
        vec![Picture::Strips(vec![(1..=strip.n).map(drawn).collect()])]
    }

    fn act(_: &Strip, &Step { from, to }: &Step) -> Act {
        Act::new([cell(from), cell(to)], say!("move"; from, to))
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let coins = &at.position.coins;
        let pairs = pairs(coins);
        let counting: Vec<u64> = pairs.iter().map(|pair| pair.gap).collect();
        let x = counting.iter().fold(0, |x, gap| x ^ gap);
        let idea = match (0..pairs.len()).find(|&i| counting[i] ^ x < counting[i]) {
            Some(i) => {
                let (pair, balance) = (&pairs[i], board::balance_after(&counting, i));
                let (from, to) = (pair.right, pair.left + 1 + (pair.gap ^ x));
                let why = if counting.iter().sum::<u64>() == pair.gap {
                    say!("won-one-gap"; from, to)
                } else {
                    say!("won-gaps"; gaps = all(&counting), from, to, balance)
                };
                Idea::won(why).by(Step { from, to })
            }
            None if counting.iter().any(|&gap| gap > 0) => {
                Idea::lost(say!("lost-gaps"; balance = board::balance(&counting)))
            }
            None if at.moves().is_empty() => Idea::lost(say!("lost-end"; count = coins.len())),
            None => Idea::lost(say!("lost-no-gap")),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for &Pair { left, right, gap } in &pairs {
            overlay = overlay.span(cell(left.max(1)), cell(right), "", false);
            overlay = overlay.bricks(gap, x, |j| cell(left + 1 + j));
        }
        idea.shows(overlay).counts(say!("quantity"; sum = board::quantity(&counting)))
    }

    /// n and m.
    fn counted(limits: &str) -> Option<Vec<Strip>> {
        match board::numbers(limits)?[..] {
            [n, m] if n > 0 && m <= n && n <= 10 => Some(placements(n, m)),
            _ => None,
        }
    }
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
