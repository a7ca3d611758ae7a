//! The game as stated: a turn splits a heap into two heaps of different sizes.

use shared::board::{self, Board, Claim, Heap, Move, Phrase, Picture, Player, GAP};

pub struct Rules;

/// The values of 0 to 30 coins.
const G: [u64; 31] =
    [0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3];

impl Board for Rules {
    /// The heaps.
    type Position = Vec<u64>;

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

    fn moves(heaps: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        let words = ["split heap {0} into {1} and {2}", "把第 {0} 堆分成 {1} 枚和 {2} 枚"];
        let mut moves = vec![];
        for (i, &n) in heaps.iter().enumerate() {
            for a in (1..n).filter(|a| *a != n - a) {
                let mut to = [&heaps[..], &[n - a]].concat();
                to[i] = a;
                let taps = vec![(i, GAP + a as usize)];
                moves.push(Move::new(to, taps, words, [i as u64 + 1, a, n - a]));
            }
        }
        moves
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let heap = |&n: &u64| Heap { stones: n as usize, gaps: true, ..Heap::default() };
        vec![Picture::Heaps(heaps.iter().map(heap).collect())]
    }

    fn order(heaps: Vec<u64>) -> Vec<u64> {
        board::in_order(heaps)
    }

    fn small() -> Vec<Vec<u64>> {
        let heaps = [board::sequences(1, 22), board::sequences(3, 8), board::sequences(5, 4)];
        let is_whole =
            |heaps: &Vec<u64>| !heaps.contains(&0) && *heaps == board::in_order(heaps.clone());
        heaps.concat().into_iter().filter(is_whole).collect()
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
