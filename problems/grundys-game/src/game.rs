//! The game as stated: a turn splits a heap into two heaps of different sizes.

use board::{Act, Claim, Heap, Id, Phrase, Picture, Show};
use shared::game::{self, Game, Moves, Player};
use shared::small;

pub struct Rules;

/// A heap, and the coins on the left of the gap.
pub struct Split {
    heap: usize,
    part: u64,
}

impl Game for Rules {
    /// The heaps.
    type Position = Vec<u64>;
    type Move = Split;

    fn moves(heaps: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (heap, &n) in heaps.iter().enumerate() {
            for part in (1..n).filter(|part| *part != n - part) {
                let mut to = [&heaps[..], &[n - part]].concat();
                to[heap] = part;
                moves.push((Split { heap, part }, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        small::in_order(&[(1, 22), (3, 8), (5, 4)])
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        game::in_order(heaps)
    }
}

/// The values of 0 to 30 coins.
const G: [u64; 31] =
    [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3];

impl Show for Rules {
    const RULE: Phrase = [
        "Split a heap of coins into two heaps of different sizes. Whoever cannot move loses.",
        "每次选一堆硬币，分成枚数不同的两堆。不能分的人输。",
    ];
    const TAKES: Phrase = [
        "a heap, or several, of at most 30 coins in all, for example 8",
        "一堆或几堆，总共至多 30 枚，例如 8",
    ];
    const SET_UPS: &'static [&'static str] = &["8", "7", "6", "10", "12", "5 4 3", "20", "30"];

    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = heaps.iter().all(|h| (1..=30).contains(h)) && (1..=30).contains(&heaps.len());
        (fits && heaps.iter().sum::<u64>() <= 30).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let heap = |&stones: &u64| Heap { stones, gaps: true, ..Heap::default() };
        vec![Picture::Heaps(heaps.iter().map(heap).collect())]
    }

    fn act(heaps: &Vec<u64>, &Split { heap, part }: &Split) -> Act {
        let words = ["split heap {0} into {1} and {2}", "把第 {0} 堆分成 {1} 枚和 {2} 枚"];
        let numbers = [heap as u64 + 1, part, heaps[heap] - part];
        Act::new(vec![Id::Gap(heap, part)], words, &numbers)
    }

    fn claim(heaps: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&heaps.iter().map(|&n| G[n as usize]).collect::<Vec<u64>>()))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&n| vec![n]).collect()
    }

    /// Single heaps.
    fn table(heaps: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        vec![(1..=heaps.iter().max().map_or(20, |&n| n.max(20))).map(|n| vec![n]).collect()]
    }
}
