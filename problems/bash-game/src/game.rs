//! The game as stated: a move takes 1 to m of the n stones.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// n and m.
    type Position = Vec<u64>;
    /// How many stones go.
    type Move = u64;

    fn moves(given: &Vec<u64>, _: Player) -> Moves<Rules> {
        let (n, m) = (given[0], given[1]);
        (1..=n.min(m)).map(|taken| (taken, vec![n - taken, m])).collect()
    }

    fn small() -> Vec<Vec<u64>> {
        (1..=9).flat_map(|m| (0..=40).map(move |n| vec![n, m])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take 1 to m stones. Whoever takes the last stone wins.",
        "每次取 1 到 m 颗石子，取到最后一颗的人赢。",
    ];
    const TAKES: Phrase = [
        "n and m, for example 10 3: at most 1000 stones, m at least 1",
        "n 和 m，例如 10 3：至多 1000 颗，m 至少是 1",
    ];
    const SET_UPS: &'static [&'static str] = &["10 3", "21 4", "12 3", "1000 6"];

    const ASKED: [Phrase; 2] = [
        [
            "Count the stones in groups of m + 1: how many are left over?",
            "每 m + 1 颗分成一组，最后余下几颗？",
        ],
        ["Which take leaves a multiple of m + 1?", "取几颗，剩下的就是 m + 1 的倍数？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text).filter(|given| given.len() == 2 && given[0] <= 1000 && given[1] > 0)
    }

    fn write(given: &Vec<u64>) -> String {
        board::write(given)
    }

    fn scene(given: &Vec<u64>) -> Vec<Picture> {
        let m = given[1];
        vec![
            Picture::heaps(&given[..1]),
            Picture::Note([
                format!("m = {}: at most {} in one move.", m, m),
                format!("m = {}：每次至多取 {} 颗。", m, m),
            ]),
        ]
    }

    fn act(given: &Vec<u64>, &taken: &u64) -> Act {
        Act::new(vec![Id::Stone(0, given[0] - taken)], ["take {0}", "取 {0} 颗"], &[taken])
    }

    fn claim(given: &Vec<u64>, _: Player) -> Option<Claim> {
        let (n, m) = (given[0], given[1]);
        let sum = m.saturating_add(1);
        let rest = n % sum;
        Some(Claim::formula(format!("{} mod {} = {}", n, sum, rest), rest == 0))
    }

    fn why(given: &Vec<u64>, _: Player) -> Option<Why> {
        let (n, m) = (given[0], given[1]);
        let sum = m.saturating_add(1);
        let rest = n % sum;
        Some(if n == 0 {
            Why::lost(["No stone is left: the last one has been taken.", "石子已经取完。"])
        } else if n <= m {
            Why::won([
                format!("{} is at most m = {}: one move can take everything.", n, m),
                format!("{} 不超过 m = {}，可以一次取完。", n, m),
            ])
        } else if rest == 0 {
            Why::lost([
                format!(
                    "{} is a multiple of {} + 1 = {}: the other player can complete any take to {}, \
                     again and again, down to 0.",
                    n, m, sum, sum
                ),
                format!(
                    "{} 是 {} + 1 = {} 的倍数：不管取几颗，对手都能让两次合计 {} 颗，一直到 0。",
                    n, m, sum, sum
                ),
            ])
        } else {
            Why::won([
                format!(
                    "Take {}, the remainder of {} by {} + 1 = {}: that leaves {}, and from then on any \
                     take can be completed to {}.",
                    rest, n, m, sum, n - rest, sum
                ),
                format!(
                    "取走 {} 除以 {} + 1 = {} 的余数 {}，剩 {} 颗，以后不管对手取几颗，都能让两次合计 {} 颗。",
                    n, m, sum, rest, n - rest, sum
                ),
            ])
        })
    }

    fn drawn(given: &Vec<u64>, _: Player) -> Option<Drawn> {
        let (n, m) = (given[0], given[1]);
        let sum = m.saturating_add(1);
        let words = [
            format!("Framed: groups of m + 1 = {} stones. Orange: what is left over.", sum),
            format!("细框：每组 m + 1 = {} 颗。粗框：余下的。", sum),
        ];
        let rest = n % sum;
        Some(Drawn::new(words).groups(0, 0, n, sum, false).stones(0, n - rest, rest, rest, true))
    }

    fn table(given: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        vec![(0..=given[0]).map(|n| vec![n, given[1]]).collect()]
    }
}
