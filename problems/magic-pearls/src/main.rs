//! # Magic Pearls — 魔法珠, Luogu P10506
//!
//! <https://www.luogu.com.cn/problem/P10506> · a table of Grundy values: all divisors but one · O(A²) time and O(A) memory for heaps up to A, then O(1) a heap
//!
//! **Statement.** There are n heaps of pearls. Freda and Rainbow take turns, and Freda begins. A
//! turn chooses a heap of p > 1 pearls. In its place come new heaps: for each divisor d of p with
//! d < p a heap of d pearls, also for d = 1. Then the same player chooses one of these new heaps,
//! and it vanishes. Whoever has to move when no heap has more than one pearl loses. Who wins with
//! best play?
//!
//! **Input.** Cases up to the end of the input; their number is not given. A case has two lines: n,
//! from 1 to 100, and the sizes of the n heaps, from 1 to 1000.
//!
//! **Output.** One line for each case, in small letters: the winner, `freda` or `rainbow`.
//!
//! ```text
//! input     output
//! 3         freda
//! 2 2 2     rainbow
//! 3
//! 1 3 5
//! ```
//!
//! **Idea.** Take single heaps first, from small to large. A heap of 1 has no move. A prime has
//! only the divisor 1: a heap of 1 comes and must vanish at once, so the heap is simply gone. A
//! heap of 4 becomes 1 and 2, of which one vanishes: 2 or 1 is left. That is as a heap of two
//! stones in Nim, where a move leaves 1 or 0. But a heap of 6 becomes 1, 2 and 3, and two of them
//! stay. Now there are several heaps, and we need to know what they are worth together.
//!
//! A move is made in one heap and does not touch the others: the heaps are a *sum of games*. In
//! such a sum each heap has a number that says all about it, its *Grundy value* G(p), and the heap
//! plays as a Nim heap of G(p) stones. [set-nim](../set_nim/index.html) explains and proves two
//! things about it. G(p) is the *mex* of the values that a move can leave: the least of 0, 1, 2, …
//! that is not among them. And several heaps together are worth the nim-sum ⊕ (the bitwise xor) of
//! their values; the player to move loses ⇔ it is 0. (⇔ means "if and only if".) So we can go up
//! from the small heaps:
//!
//! ```text
//! p    new heaps   one vanishes, and the others are worth        G(p)
//! 1                no move                                        0
//! 2    1           nothing stays: 0                               1
//! 3    1           nothing stays: 0                               1
//! 4    1 2         G(2) = 1,  G(1) = 0                            2
//! 5    1           nothing stays: 0                               1
//! 6    1 2 3       G(2) ⊕ G(3) = 0,  G(1) ⊕ G(3) = 1,
//!                  G(1) ⊕ G(2) = 1                                2
//! 7    1           nothing stays: 0                               1
//! 8    1 2 4       G(2) ⊕ G(4) = 3,  G(1) ⊕ G(4) = 2,
//!                  G(1) ⊕ G(2) = 1                                0
//! ```
//!
//! So a single heap of 8 is lost for the player to move, though it has three moves: each of them
//! leaves something that is worth more than 0.
//!
//! One thing makes the table short to compute. Let X be the nim-sum of the values of all new heaps.
//! If the heap of d vanishes, then the others are worth X ⊕ G(d), because G(d) ⊕ G(d) = 0: a second
//! G(d) takes the first one out. So one pass over the divisors finds X, and another all that the
//! moves can leave. For 8 it is X = 0 ⊕ 1 ⊕ 2 = 3, and 3 ⊕ 0, 3 ⊕ 1, 3 ⊕ 2 are 3, 2, 1.
//!
//! **Method.**
//! 1. Let G(1) = 0. For p = 2, 3, …, 1000 in this order do steps 2 and 3.
//! 2. Find all divisors d < p of p, and the nim-sum X of their values G(d).
//! 3. Let G(p) be the least of 0, 1, 2, … that is none of the numbers X ⊕ G(d).
//! 4. For each case compute the nim-sum of G(p) over its heaps. Print `freda` if it is not 0, else
//!    `rainbow`.
//!
//! **Proof.** *Play ends.* A move replaces a heap of p by fewer than p heaps, all smaller. Write
//! down for each heap p the number 1000ᵖ. The new heaps have at most p − 1 < 1000 numbers, each at
//! most 1000ᵖ⁻¹, so together less than 1000ᵖ. So the sum of all numbers falls with every move, and
//! it is never negative.
//!
//! *Claim.* A heap of p has the Grundy value G(p) that the method computes.
//! - *p = 1.* There is no move, and the mex of no numbers is 0.
//! - *p > 1.* Suppose the claim for all smaller heaps. For each divisor d < p there is a move after
//!   which just the heap of d is missing. The heaps that stay are a sum of games. By the theorem in
//!   [set-nim](../set_nim/index.html) they are worth the nim-sum of their values, and this is X ⊕
//!   G(d). There are no other moves in this heap. So its Grundy value is the mex of all X ⊕ G(d).
//!
//! By the same theorem all heaps of a case are worth the nim-sum of their values, and the player to
//! move, who is Freda, loses ⇔ it is 0.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Keeping one of the new heaps in place of removing one. Then G(p) would be the number of prime
//!   factors of p: 8 (`hack-keeps-one`).
//! - Letting no heap vanish after a move: 4 (`hack-all-stay`).
//! - Finding no move in a prime, because the heap of 1 may not be the one that vanishes: 2
//!   (`hack-prime`).
//! - Knowing that a prime is gone in a move, but leaving out the divisor 1 of all other numbers: 6
//!   (`hack-divisor-1`).
//! - Thinking that a heap of 1 can still be taken (`hack-one`).
//! - Adding the values within a move in place of taking their nim-sum: 6 (`hack-added-within`).
//! - Looking for pairs of divisors d and p ÷ d up to the root, and taking the root twice: 16
//!   (`hack-root`).
//! - Taking the number of different primes of p for G(p): 2 4 (`hack-primes`).
//! - Adding the values of the heaps and asking for the parity: 4 (`hack-added`).
//! - Printing `freda` if some heap alone is won: 2 2 (`hack-some`).
//! - Printing `freda` if the number of heaps above 1 is odd: 2 4 (`hack-count`).
//!
//! **Beyond.** A case without heaps is accepted; it is lost. The program refuses a heap that is not
//! from 1 to 1000.
//! - *Only the exponents matter.* If p = 2ᵃ·3ᵇ·5ᶜ…, then G(p) depends only on the numbers a, b, c,
//!   …, in any order. Two numbers with the same exponents have divisors that correspond one to one,
//!   with equal exponents again; so going up from 1 they get the same X, and the same mex. For
//!   example, all primes have value 1, their squares 2, and their third powers 0, as 2, 4 and 8.
//! - *The values stay small.* For p ≤ 1000 they are from 0 to 4; the first heap of value 3 is 12,
//!   the first of value 4 is 24.
//! - *"One heap may vanish" in place of "must" changes nothing.* To let no heap vanish leaves X,
//!   and to let the heap of 1 vanish leaves X ⊕ G(1), which is the same.
//!
//! **Source.** The problem stands in Luogu's list with the number P10506 (the number is not
//! confirmed). As for the theorem on sums see [set-nim](../set_nim/index.html).

use proconio::{input, is_stdin_empty};
use shared::{grundy::mex, print};

/// The largest heap.
const MOST: usize = 1000;

fn main() {
    let g = grundy_values(MOST);
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { heaps: [usize] }
        wins.push(first_player_wins(&heaps, &g));
    }
    print::verdicts(["freda", "rainbow"], wins.into_iter());
}

/// Is the nim-sum of the heaps' values not 0?
fn first_player_wins(heaps: &[usize], g: &[usize]) -> bool {
    let mut sum = 0;
    for &p in heaps {
        assert!((1..=MOST).contains(&p), "a heap of {}: heaps are from 1 to {}", p, MOST);
        sum ^= g[p];
    }
    sum != 0
}

/// G(p) for p = 1, …, `most`; the place 0 is not used.
fn grundy_values(most: usize) -> Vec<usize> {
    let mut g = vec![0, 0];
    for p in 2..=most {
        let mut new = vec![]; // the values of the new heaps
        for d in 1..p {
            if p % d == 0 {
                new.push(g[d]);
            }
        }
        let x = new.iter().fold(0, |x, value| x ^ value);
        g.push(mex(new.iter().map(|value| x ^ value)));
    }
    g
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, grundy_values, MOST};
    use shared::board::Board;
    use shared::rules::Game;

    /// The heaps that have a move, as the rules have them: the largest first.
    fn alive(heaps: Vec<u64>) -> Vec<u64> {
        heaps.into_iter().filter(|&p| p > 1).collect()
    }

    /// The same heaps, the largest first.
    fn given(heaps: &[usize]) -> Vec<u64> {
        heaps.iter().rev().map(|&p| p as u64).collect()
    }

    /// Every sorted row of `len` heaps from 1 to `most`.
    fn rows(len: usize, most: usize) -> Vec<Vec<usize>> {
        if len == 0 {
            return vec![vec![]];
        }
        let longer = |row: Vec<usize>| {
            let least = row.last().copied().unwrap_or(1);
            (least..=most).map(move |p| [&row[..], &[p]].concat())
        };
        rows(len - 1, most).into_iter().flat_map(longer).collect()
    }

    /// How many rows there are, and how many of them are lost. Heaps of 1 are left out of the
    /// search: they never have a move.
    fn played(ranges: &[(usize, usize)]) -> (usize, usize) {
        let g = grundy_values(MOST);
        let mut game =
            Game::normal(|heaps: &Vec<u64>| Rules::options(heaps).into_iter().map(alive).collect());
        let (mut count, mut lost) = (0, 0);
        for heaps in ranges.iter().flat_map(|&(len, most)| rows(len, most)) {
            let wins = game.is_won(&alive(given(&heaps)));
            assert_eq!(first_player_wins(&heaps, &g), wins, "{heaps:?}");
            (count, lost) = (count + 1, lost + usize::from(!wins));
        }
        (count, lost)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        played(&[(1, 47), (2, 35), (3, 22), (4, 11), (5, 8), (6, 6)]);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_heap_up_to_60() {
        let ranges = [(1, 60), (2, 35), (3, 22), (4, 11), (5, 8), (6, 6)];
        assert_eq!(played(&ranges), (4969, 1324));
    }

    /// The same with heaps of 1.
    #[test]
    fn agrees_with_the_rules_on_every_row_of_up_to_three_heaps_kept_whole() {
        let g = grundy_values(MOST);
        let mut game = Game::normal(Rules::options);
        for heaps in [rows(1, 20), rows(2, 12), rows(3, 8)].concat() {
            assert_eq!(first_player_wins(&heaps, &g), game.is_won(&given(&heaps)), "{heaps:?}");
        }
    }

    /// The exponents of the prime factors, sorted.
    fn exponents(p: usize) -> Vec<u32> {
        let (mut rest, mut exponents) = (p, vec![]);
        for prime in 2..=p {
            let mut exponent = 0;
            while rest > 0 && rest % prime == 0 {
                rest /= prime;
                exponent += 1;
            }
            if exponent > 0 {
                exponents.push(exponent);
            }
        }
        exponents.sort_unstable();
        exponents
    }

    #[test]
    fn only_the_exponents_matter_and_the_values_are_those_of_the_page() {
        let g = grundy_values(MOST);
        let classes: Vec<Vec<u32>> = (0..=MOST).map(exponents).collect();
        for p in 1..=MOST {
            let first = (1..=p).find(|&q| classes[q] == classes[p]).unwrap();
            assert_eq!(g[p], g[first], "{p} and {first}");
        }
        assert_eq!(g[1..=8], [0, 1, 1, 2, 1, 2, 1, 0]);
        let count = |value: usize| g[1..].iter().filter(|g| **g == value).count();
        assert_eq!([0, 1, 2, 3, 4].map(count), [263, 168, 299, 124, 146]);
        let first = |value: usize| (1..=MOST).find(|&p| g[p] == value);
        assert_eq!((first(3), first(4)), (Some(12), Some(24)));
    }

    #[test]
    #[should_panic(expected = "a heap of 1001: heaps are from 1 to 1000")]
    fn refuses_a_heap_above_1000() {
        first_player_wins(&[1001], &grundy_values(MOST));
    }

    #[test]
    #[should_panic(expected = "a heap of 0: heaps are from 1 to 1000")]
    fn refuses_a_heap_of_0() {
        first_player_wins(&[0], &grundy_values(MOST));
    }
}
