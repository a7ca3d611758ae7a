//! The game as stated: a move takes one stone or a prime number of them.

use shared::board::{self, Board, Claim, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Take one stone or a prime number of stones. Whoever takes the last stone wins.",
        "每次取 1 颗或质数颗石子，取到最后一颗的人赢。",
    ];
    const TAKES: Phrase =
        ["a heap of at most 1000 stones, for example 13", "一堆，至多 1000 颗，例如 13"];
    const SET_UPS: &'static [&'static str] = &["13", "8", "100", "1000"];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text).filter(|heap| heap.len() == 1 && heap[0] <= 1000)
    }

    fn write(heap: &Vec<u64>) -> String {
        board::write(heap)
    }

    fn moves(heap: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        board::take(heap, |_, h| (1..=h).filter(|&taken| taken == 1 || is_prime(taken)))
    }

    fn scene(heap: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heap)]
    }

    fn small() -> Vec<Vec<u64>> {
        (0..=200).map(|n| vec![n]).collect()
    }

    fn claim(heap: &Vec<u64>, _: Player) -> Option<Claim> {
        let n = heap[0];
        Some(Claim::formula(format!("n mod 4 = {} mod 4 = {}", n, n % 4), n % 4 == 0))
    }

    fn table(heap: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        vec![(0..=heap[0]).map(|n| vec![n]).collect()]
    }
}

fn is_prime(taken: u64) -> bool {
    taken > 1 && (2..taken).all(|d| taken % d != 0)
}
