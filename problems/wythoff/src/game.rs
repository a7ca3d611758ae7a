//! The game as stated: a turn takes stones from one heap, or the same number from both.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player, Take};
use std::cmp::Ordering;

pub struct Rules;

/// A choice of stones.
pub enum Step {
    One(Take),
    Both(u64),
}

impl Game for Rules {
    type Position = (u64, u64);
    type Move = Step;

    fn moves(&(a, b): &(u64, u64), _: Player) -> Moves<Rules> {
        let one = |heap, stones| Step::One(Take { heap, stones });
        let from_a = (1..=a).map(|t| (one(0, t), (a - t, b)));
        let from_b = (1..=b).map(|t| (one(1, t), (a, b - t)));
        let from_both = (1..=a.min(b)).map(|t| (Step::Both(t), (a - t, b - t)));
        from_a.chain(from_b).chain(from_both).collect()
    }

    fn small() -> Vec<(u64, u64)> {
        (0..=30).flat_map(|a| (0..=30).map(move |b| (a, b))).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one or more stones from one heap, or the same number from both. Whoever takes the last stone wins.",
        "每次从一堆里取走至少一颗石子，或者从两堆里取走同样多的石子，取到最后一颗的人赢。",
    ];
    const TAKES: Phrase =
        ["2 heaps of at most 60 stones, for example 4 8", "两堆，每堆至多 60 颗，例如 4 8"];
    const SET_UPS: &'static [&'static str] = &["4 8", "3 5", "6 7", "60 60"];
    const ASKED: [Phrase; 2] = [
        ["The lost pairs are (1, 2), (3, 5), (4, 7), (6, 10), …, each number and each difference once. In which is the smaller heap, and which has the difference of the heaps?", "必败的是 (1, 2)、(3, 5)、(4, 7)、(6, 10)……，每个数、每个差都只出现一次。较小的一堆出现在哪一对里？两堆的差又是哪一对的差？"],
        ["Where can stones be taken so that one of these pairs, or (0, 0), is left?", "从哪里取，能剩下其中的一对，或者 (0, 0)？"],
    ];

    fn read(text: &str) -> Option<(u64, u64)> {
        match board::numbers(text)?[..] {
            [a, b] if a.max(b) <= 60 => Some((a, b)),
            _ => None,
        }
    }

    fn write(&(a, b): &(u64, u64)) -> String {
        board::write(&[a, b])
    }

    fn scene(&(a, b): &(u64, u64)) -> Vec<Picture> {
        let note = [
            "To take from both heaps, choose in each the first stone that goes, with all to its right.",
            "要从两堆各取，就在两堆里各点一颗：从这颗到右端都取走。",
        ];
        vec![Picture::heaps(&[a, b]), Picture::note(note)]
    }

    fn act(&(a, b): &(u64, u64), step: &Step) -> Act {
        match step {
            Step::One(take) => Act::take(&[a, b], take),
            Step::Both(t) => Act::new(
                vec![Id::Stone(0, a - t), Id::Stone(1, b - t)],
                ["take {0} from both heaps", "从两堆各取 {0} 颗"],
                &[*t],
            ),
        }
    }

    fn claim(&(a, b): &(u64, u64), _: Player) -> Option<Claim> {
        let (low, high) = (a.min(b), a.max(b));
        let k = high - low;
        let a_k = smaller(k);
        let sign = if a_k == low { '=' } else { '≠' };
        let text = format!("k = {high} − {low} = {k}, ⌊{k}φ⌋ = {a_k} {sign} {low}");
        Some(Claim::formula(text, a_k == low))
    }

    fn why(&(a, b): &(u64, u64), _: Player) -> Option<Why> {
        let (x, y) = (a.min(b), a.max(b));
        if y == 0 {
            return Some(Why::lost(["No stone is left.", "石子取完了。"]));
        }
        if x == y {
            let zh = "两堆一样多：两堆一起取完。";
            return Some(Why::won(["The heaps are equal: take all stones of both.", zh]));
        }
        if x == 0 {
            return Some(Why::won([
                "One heap is empty: take all stones of the other.",
                "一堆已空：把另一堆取完。",
            ]));
        }
        let pair = pair_with(x)?;
        let partner = pair.0 + pair.1 - x;
        let d = y - x;
        let (low, high) = (smaller(d), smaller(d) + d);
        Some(match partner.cmp(&y) {
            Ordering::Equal => Why::lost([
                format!(
                    "({}, {}) is in the list of lost pairs (1, 2), (3, 5), (4, 7), (6, 10), …, in which whoever has to move loses: no other has a heap of {} or {} or the difference {}. So no move leads to another lost pair, but after each move the other player can go to one.",
                    x, y, x, y, d
                ),
                format!("({}, {}) 在必败局面 (1, 2)、(3, 5)、(4, 7)、(6, 10)…… 之中（轮到谁走谁输）：别的必败局面里没有 {}、没有 {}，差也不是 {}。所以一步走不到别的必败局面，而不管怎么走，对手都能再走到一个。", x, y, x, y, d),
            ]),
            Ordering::Less => Why::won([
                format!(
                    "Of all positions with a heap of {} only ({}, {}) is lost for whoever has to move. Lower {} to {}.",
                    x, pair.0, pair.1, y, partner
                ),
                format!("有一堆是 {} 的局面里，只有 ({}, {}) 必败（轮到谁走谁输）：把 {} 取到 {}。", x, pair.0, pair.1, y, partner),
            ]),
            Ordering::Greater => Why::won([
                format!(
                    "Of all positions with the difference {} only ({}, {}) is lost for whoever has to move: take {} from both heaps.",
                    d, low, high, x - low
                ),
                format!(
                    "差是 {0} 的局面里，只有 ({1}, {2}) 必败（轮到谁走谁输）：从两堆各取 {3} 颗。",
                    d, low, high, x - low
                ),
            ]),
        })
    }

    /// The pairs of the page's table with the smaller heap and with the difference.
    fn drawn(&(a, b): &(u64, u64), _: Player) -> Option<Drawn> {
        let (x, d) = (a.min(b), a.abs_diff(b));
        let [(low, high), (less, more)] = [pair_with(x)?, (smaller(d), smaller(d) + d)];
        let (own, other) = (format!("({}, {})", low, high), format!("({}, {})", less, more));
        let (short, long) = if a <= b { (0, 1) } else { (1, 0) };
        Some(Drawn::new(FRAMED).stones(short, 0, x, own, false).stones(long, x, d, other, true))
    }

    /// The quarter plane: a move goes left, up, or along the diagonal between, as a queen does.
    fn table(&(a, b): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        let side = a.max(b).clamp(10, 20);
        (0..=side).map(|x| (0..=side).map(|y| (x, y)).collect()).collect()
    }
}

const FRAMED: Phrase = [
    "Each number and each difference comes once in the list (1, 2), (3, 5), (4, 7), (6, 10), … Framed: the smaller heap, with its pair. Orange: the difference, with its pair.",
    "在 (1, 2)、(3, 5)、(4, 7)、(6, 10)…… 中，每个数、每个差都只出现一次。细框：较小的一堆，标出含有它的一对；粗框：两堆的差，标出差相同的一对。",
];

/// Aₖ of the page. φ² = φ + 1, so a ≤ kφ exactly if a² ≤ ak + k².
fn smaller(k: u64) -> u64 {
    (0..=2 * k).rev().find(|a| a * a <= a * k + k * k).unwrap_or(0)
}

/// x is in the table once, as Aₖ or as Bₖ: this pair.
fn pair_with(x: u64) -> Option<(u64, u64)> {
    (0..=x).map(|k| (smaller(k), smaller(k) + k)).find(|pair| pair.0 == x || pair.1 == x)
}
