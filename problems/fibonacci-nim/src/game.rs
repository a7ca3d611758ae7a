//! The game as stated: a turn takes at most twice what the turn before it took.

use board::{Act, Claim, Id, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// The stones, and how many may be taken; this is at most their number.
    type Position = Vec<u64>;
    /// How many stones go.
    type Move = u64;

    fn moves(given: &Vec<u64>, _: Player) -> Moves<Rules> {
        let (n, most) = (given[0], given[1]);
        let after = |taken: u64| vec![n - taken, (2 * taken).min(n - taken)];
        (1..=most).map(|taken| (taken, after(taken))).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        (0..=40).flat_map(|n| (0..=n).map(move |q| vec![n, q])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take at least 1 stone and at most twice as many as the move before took; the limit of the first move is given. Whoever takes the last stone wins.",
        "每次至少取 1 颗，至多取对手上一次所取颗数的两倍，第一次的上限另外给定。取到最后一颗的人赢。",
    ];
    const TAKES: Phrase = [
        "how many stones, at most 200, and how many may be taken first, for example 12 11; without the second number, any",
        "石子数，至多 200，再写第一次至多取几颗，例如 12 11；不写第二个数，就是不限",
    ];
    const SET_UPS: &'static [&'static str] =
        &["12 11", "20 19", "13 12", "20 4", "7 7", "25 24", "200 199"];

    fn read(text: &str) -> Option<Vec<u64>> {
        match board::numbers(text)?[..] {
            [n] if n <= 200 => Some(vec![n, n]),
            [n, q] if n <= 200 => Some(vec![n, q.min(n)]),
            _ => None,
        }
    }

    fn write(given: &Vec<u64>) -> String {
        board::write(given)
    }

    fn scene(given: &Vec<u64>) -> Vec<Picture> {
        let most = given[1];
        let note = [format!("Now at most q = {}.", most), format!("这次至多取 q = {} 颗。", most)];
        let note = Some(Picture::Note(note)).filter(|_| most > 0);
        std::iter::once(Picture::heaps(&given[..1])).chain(note).collect()
    }

    fn act(given: &Vec<u64>, &taken: &u64) -> Act {
        Act::new(vec![Id::Stone(0, given[0] - taken)], ["take {0}", "取 {0} 颗"], &[taken])
    }

    /// The parts of Zeckendorf's sum; the least of them against the quota.
    fn claim(given: &Vec<u64>, _: Player) -> Option<Claim> {
        let (n, q) = (given[0], given[1]);
        let mut fibonacci = vec![1, 2];
        while fibonacci[fibonacci.len() - 1] < n {
            fibonacci.push(fibonacci.iter().rev().take(2).sum::<u64>());
        }
        let (mut rest, mut least, mut parts) = (n, u64::MAX, vec![]);
        for f in fibonacci.into_iter().rev() {
            if f <= rest {
                rest -= f;
                least = f;
                parts.push(f.to_string());
            }
        }
        let text = match (n, q < least) {
            (0, _) => "n = 0".to_owned(),
            (_, lost) => {
                let sign = if lost { '<' } else { '≥' };
                format!("{} = {}, q = {} {} ℓ = {}", n, parts.join(" + "), q, sign, least)
            }
        };
        Some(Claim::formula(text, q < least))
    }
}
