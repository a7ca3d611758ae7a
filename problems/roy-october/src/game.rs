//! The game as stated: a move takes a power of a prime.

use shared::board::{self, Board, Claim, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Take pᵏ stones, where p is a prime and k ≥ 0: 1, 2, 3, 4, 5, 7, 8, 9, … Whoever takes the last stone wins.",
        "每次取 pᵏ 颗石子，p 是质数，k ≥ 0：1、2、3、4、5、7、8、9……取到最后一颗的人赢。",
    ];
    const TAKES: Phrase =
        ["a heap of at most 1000 stones, for example 14", "一堆，至多 1000 颗，例如 14"];
    const SET_UPS: &'static [&'static str] = &["14", "12", "100", "1000"];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text).filter(|heap| heap.len() == 1 && heap[0] <= 1000)
    }

    fn write(heap: &Vec<u64>) -> String {
        board::write(heap)
    }

    fn moves(heap: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        board::take(heap, |_, h| (1..=h).filter(|&taken| is_prime_power(taken)))
    }

    fn scene(heap: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heap)]
    }

    fn small() -> Vec<Vec<u64>> {
        (0..=200).map(|n| vec![n]).collect()
    }

    fn claim(heap: &Vec<u64>, _: Player) -> Option<Claim> {
        let n = heap[0];
        Some(Claim::formula(format!("n mod 6 = {} mod 6 = {}", n, n % 6), n % 6 == 0))
    }

    fn table(heap: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        vec![(0..=heap[0]).map(|n| vec![n]).collect()]
    }
}

/// Is it pᵏ with p prime and k ≥ 0: does its least divisor above 1 divide it down to 1?
fn is_prime_power(mut taken: u64) -> bool {
    let p = (2..=taken).find(|d| taken % d == 0).unwrap_or(2);
    while taken % p == 0 {
        taken /= p;
    }
    taken == 1
}
