//! The game as stated: a turn merges two heaps into one of at most m stones.

use board::{Act, Cell, Claim, Id, Look, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// m alone, and the heaps, the largest first.
    type Position = Vec<Vec<u64>>;
    /// Two heaps by their indices, the smaller index first.
    type Move = [usize; 2];

    fn moves(position: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let (m, heaps) = (position[0][0], &position[1]);
        let mut moves = vec![];
        for j in 0..heaps.len() {
            for i in (0..j).filter(|&i| heaps[i] + heaps[j] <= m) {
                moves.push(([i, j], vec![vec![m], merged(heaps, i, j)]));
            }
        }
        moves
    }

    /// All heaps that come from up to 9 single stones.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for m in 1..=6 {
            for n in 1..=9 {
                let first = all.len();
                all.push(vec![vec![m], vec![1; n]]);
                let mut next = first;
                while next < all.len() {
                    for option in Rules::options(&all[next]) {
                        if !all[first..].contains(&option) {
                            all.push(option);
                        }
                    }
                    next += 1;
                }
            }
        }
        all
    }

    /// Equal heaps give the same.
    fn options_of(position: &Vec<Vec<u64>>, player: Player) -> Vec<Vec<Vec<u64>>> {
        let moves = Rules::moves(position, player).into_iter();
        let mut options: Vec<_> = moves.map(|(_, to)| to).collect();
        options.sort_unstable();
        options.dedup();
        options
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Merge two heaps into one of at most m stones. Whoever cannot move loses.",
        "每次把两堆合并成一堆，合并后不能超过 m 颗。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "m, then the heaps, of at most m stones each and 16 in all: 3 | 1 1 1 1 1",
        "先写 m，再写各堆，每堆不超过 m 颗，总共不超过 16 颗：3 | 1 1 1 1 1",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "3 | 1 1 1 1 1",
        "3 | 1 1 1 1 1 1",
        "4 | 1 1 1 1 1 1 1 1 1",
        "5 | 5 3 2 1 1 1",
        "5 | 5 4 2 1 1 1",
        "6 | 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let mut position = board::groups(text)?;
        match &mut position[..] {
            [m, heaps] if m.len() == 1 && (1..=16).contains(&heaps.len()) => {
                heaps.sort_unstable_by(|a, b| b.cmp(a));
                let fits = heaps.iter().all(|h| (1..=m[0].min(16)).contains(h));
                (fits && m[0] <= 16 && heaps.iter().sum::<u64>() <= 16).then_some(position)
            }
            _ => None,
        }
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let m = position[0][0];
        let cell = |(i, &h): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            ground: if h == m { Look::Shaded } else { Look::Plain },
            text: h.to_string(),
            ..Cell::default()
        };
        let cells = position[1].iter().enumerate().map(cell).collect();
        let note =
            [format!("m = {}: at most {} in a heap", m, m), format!("m = {0}：一堆至多 {0} 颗", m)];
        vec![Picture::Strips(vec![cells]), Picture::Note(note)]
    }

    fn act(position: &Vec<Vec<u64>>, step: &[usize; 2]) -> Act {
        let [a, b] = step.map(|i| position[1][i]);
        let [i, j] = step.map(|i| i as u64 + 1);
        let words = ["merge {0} and {1}, heaps {2} and {3}", "合并 {0} 和 {1}，即第 {2}、{3} 堆"];
        Act::new(step.iter().map(|&i| Id::Cell(0, i)).collect(), words, &[a, b, i, j])
    }

    /// Where at most one heap is neither full nor a single stone.
    fn claim(position: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let (m, heaps) = (position[0][0], &position[1]);
        if heaps.iter().filter(|&&h| h != 1 && h != m).count() > 1 {
            return None;
        }
        let (count, k) = (heaps.len() as u64, (heaps.iter().sum::<u64>() + m - 1) / m);
        let text = format!("R = {} − {} = {}", count, k, count - k);
        Some(Claim::formula(text, (count - k) % 2 == 0))
    }
}

/// Heaps i and j as one, i before j; the largest first.
fn merged(heaps: &[u64], i: usize, j: usize) -> Vec<u64> {
    let mut merged = heaps.to_vec();
    merged[i] += merged.remove(j);
    merged.sort_unstable_by(|a, b| b.cmp(a));
    merged
}
