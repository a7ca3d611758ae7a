//! # Arpa and a game with Mojtaba — Arpa 和 Mojtaba 的游戏, Codeforces 850C, Luogu CF850C
//!
//! <https://codeforces.com/problemset/problem/850/C> · one game for each prime; sets of exponents as bits, with stored Grundy values · O(n·√A) time for numbers up to A, and 29 steps for each of a few thousand sets
//!
//! **Statement.** There is a list of n numbers. Mojtaba and Arpa take turns, and Mojtaba begins. A
//! turn chooses a prime p and a k ≥ 1 such that pᵏ divides at least one number of the list. Then
//! every number of the list that is a multiple of pᵏ is divided by pᵏ, once. Whoever cannot move,
//! because all numbers are 1, loses. Who wins with best play?
//!
//! **Input.** The first line has n, from 1 to 100, the second the n numbers, from 1 to 10⁹.
//!
//! **Output.** The winner, `Mojtaba` or `Arpa`.
//!
//! ```text
//! input         output        input         output
//! 4             Arpa          4             Mojtaba
//! 1 1 17 289                  1 1 17 17
//! ```
//!
//! **Idea.** Begin with the list 1 1 17 289, where 289 = 17². With k = 1 both 17 and 289 are
//! divided by 17, and 1 1 1 17 is left. With k = 2 only 289 is divided, by 289, and 1 1 17 1 is
//! left. Either way a single 17 is left, and Arpa makes the last move.
//!
//! A move with 17 changes only how often 17 divides the numbers; how often 2 or 3 divides them
//! stays as it was. So each prime has a game of its own, and each move is made in one of them: the
//! list is a *sum of games*. In such a sum every game has a number that says what it is worth, its
//! *Grundy value*. It is the *mex* of the values to which a move leads: the least of 0, 1, 2, …
//! that is not among them. The sum is worth the nim-sum ⊕ (the bitwise xor) of the values, and the
//! player to move loses ⇔ it is 0. ([set-nim](../set_nim/index.html) explains and proves this. ⇔
//! means "if and only if".) It remains to find the value for a single prime p.
//!
//! *The game of a prime.* What matters is the exponent of p in each number: the e for which pᵉ
//! divides it, but pᵉ⁺¹ does not. A move with k replaces each exponent e ≥ k by e − k and leaves
//! each e < k as it is; some e ≥ k must exist. Two equal exponents are always changed together, so
//! they stay equal for ever, and one of them is enough. An exponent 0 is never changed again. So we
//! need only the *set* of the exponents above 0. A set with one exponent e is a heap of e stones in
//! Nim: a move makes it smaller, as much as the player likes. Sets of two or more are new. Let g be
//! the value:
//!
//! ```text
//! set      k = 1           k = 2           k = 3           g
//! { }      no move                                         0
//! {1}      { }    0                                        1
//! {2}      {1}    1        { }    0                        2
//! {1, 2}   {1}    1        {1}    1                        0
//! {3}      {2}    2        {1}    1        { }    0        3
//! {1, 3}   {2}    2        {1}    1        {1}    1        0
//! {2, 3}   {1, 2} 0        {1}    1        {2}    2        3
//! ```
//!
//! For {1, 2} both moves leave {1}: that is the list above. There is no simple rule in sight, so
//! let the computer fill the table, only for the sets that come up. A set is stored in the bits of
//! one number: bit e stands for the exponent e. Bit 0 is always 1; it stands for the numbers that p
//! does not divide. Here is the move k = 3 on the set {1, 3, 4, 6}:
//!
//! ```text
//! exponent                6 5 4 3 2 1 0
//! the set                 1 0 1 1 0 1 1
//! from 3 on, by 3 lower         1 0 1 1      6, 4 and 3 become 3, 1 and 0
//! below 3, as it is               0 1 1
//! the new set             0 0 0 1 0 1 1      {1, 3}: the 1 comes from both
//! ```
//!
//! **Method.**
//! 1. Factor each number by trial division: for p = 2, 3, … divide by p as often as possible, until
//!    p² is at least what is left; this is then 1 or a last prime.
//! 2. For each prime p collect the exponents in a set S(p), bit e for the exponent e, and set
//!    bit 0.
//! 3. Compute g(S) for a set S, each set once, and store it. For each k = 1, 2, …, up to the
//!    largest exponent of S, let S′ = (S shifted down by k bits) *or* (the lowest k bits of S).
//!    Then g(S) is the least of 0, 1, 2, … that is none of the g(S′). For the set {0} there is no
//!    k, and g = 0.
//! 4. If the nim-sum of g(S(p)) over all primes is not 0, print `Mojtaba`, else `Arpa`.
//!
//! **Proof.** Each move divides some number by pᵏ > 1, so the product of the list falls and play
//! ends.
//!
//! *The primes are a sum of games.* Which k are allowed for p, and what a move does, depends only
//! on the exponents of p, and it changes no other exponents. So the list is the sum of the games of
//! its primes. By the theorem in [set-nim](../set_nim/index.html) the player to move, who is
//! Mojtaba, loses ⇔ the nim-sum of their values is 0.
//!
//! *The game of p is worth g(S(p)).* A move with k turns equal exponents into equal ones, and a 0
//! stays 0, as k ≥ 1. A move with k is allowed ⇔ some exponent is at least k ⇔ the largest of S is.
//! So the set of the exponents above 0 says which k are allowed, and what this set is after the
//! move. An exponent e ≥ k becomes e − k: bit e goes to bit e − k, which is the shift. An exponent
//! e < k stays: these are the lowest k bits, bit 0 among them. A bit may come from both; it is in
//! the new set once, so the two are joined by *or*. So the sets S′ of step 3 are what the moves
//! leave, and g is the mex of their values, which is the Grundy value. The product of the list
//! falls with every move, so S′ is never S again, and the calculation ends.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Keeping only the shifted set and forgetting the exponents below k: 2 4 (`hack-low`).
//! - Playing Nim with the largest exponent of each prime: 2 4 (`hack-largest`).
//! - Allowing k only if it is one of the exponents, so that 4 cannot become 2: 12 (`hack-exact`).
//! - Letting a move remove one exponent from the set altogether: 12 (`hack-whole`).
//! - Giving each number its own heaps, as if a move changed one number: 2 2 (`hack-each`).
//! - Joining the exponents of all primes in one set: 6 (`hack-one-set`).
//! - Printing `Mojtaba` if some prime alone is won: 6 (`hack-some`).
//! - Printing `Mojtaba` if the number of primes with g > 0 is odd: 12 (`hack-count`).
//! - Forgetting the prime that trial division leaves over: 2 (`hack-left-over`).
//! - Keeping the lowest k + 1 bits of S, so that an exponent k stays: 2 (`hack-keeps-k`).
//!
//! **Beyond.** An empty list is accepted; Arpa wins. The program refuses a number that is not
//! from 1 to 10⁹; with a 0, which every number divides, play would not end.
//! - *How many sets come up?* As 2³⁰ > 10⁹, exponents are at most 29. Most of the sets that come up
//!   have only small exponents, and these repeat. The largest number of sets found for a prime
//!   is 2644, with the exponents 10, 14, 15, 17, 18, 19, 20, 21, 27, 28, 29 of 2. That no other set
//!   leads to more is not proved here.
//!
//! **Source.** Codeforces Round 432 (Div. 1, based on IndiaHacks Final Round 2017), problem C.

use proconio::input;
use shared::grundy::mex;
use std::collections::HashMap;

fn main() {
    input! { list: [u64] }
    println!("{}", if first_player_wins(&list) { "Mojtaba" } else { "Arpa" });
}

/// Is the nim-sum of the primes' values not 0?
fn first_player_wins(list: &[u64]) -> bool {
    let (mut sum, mut known) = (0, HashMap::new());
    for &set in exponents(list).values() {
        sum ^= grundy_value(set, &mut known);
    }
    sum != 0
}

/// S(p) for each prime p.
fn exponents(list: &[u64]) -> HashMap<u64, u32> {
    let mut sets = HashMap::new();
    for &number in list {
        assert!((1..=1_000_000_000).contains(&number), "{}: numbers are from 1 to 10^9", number);
        let (mut rest, mut p) = (number, 2);
        while rest > 1 {
            let mut e = 0;
            while rest % p == 0 {
                rest /= p;
                e += 1;
            }
            if e > 0 {
                *sets.entry(p).or_insert(1) |= 1 << e;
            }
            p = if p * p < rest { p + 1 } else { rest };
        }
    }
    sets
}

/// g(S); all values that are found on the way are stored.
fn grundy_value(set: u32, known: &mut HashMap<u32, usize>) -> usize {
    if !known.contains_key(&set) {
        let mut options = vec![];
        for k in (1..).take_while(|k| set >> k > 0) {
            let below = set & ((1 << k) - 1);
            options.push(grundy_value(set >> k | below, known));
        }
        known.insert(set, mex(options));
    }
    known[&set]
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{exponents, first_player_wins, grundy_value};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use std::collections::{BTreeSet, HashMap};

    /// The order of the numbers does not matter, so they are sorted.
    fn sorted(mut list: Vec<u64>) -> Vec<u64> {
        list.sort_unstable();
        list
    }

    /// Every sorted list of `len` numbers from 1 to `most`.
    fn lists(len: usize, most: u64) -> Vec<Vec<u64>> {
        if len == 0 {
            return vec![vec![]];
        }
        let longer = |list: Vec<u64>| {
            let least = list.last().copied().unwrap_or(1);
            (least..=most).map(move |a| [&list[..], &[a]].concat())
        };
        lists(len - 1, most).into_iter().flat_map(longer).collect()
    }

    fn played(lists: impl Iterator<Item = Vec<u64>>) -> (usize, usize) {
        let mut game =
            Game::normal(|list: &Vec<u64>| Rules::options(list).into_iter().map(sorted).collect());
        let (mut count, mut lost) = (0, 0);
        for list in lists {
            let wins = game.is_won(&list);
            assert_eq!(first_player_wins(&list), wins, "{list:?}");
            (count, lost) = (count + 1, lost + usize::from(!wins));
        }
        (count, lost)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_list() {
        let ranges = [(0, 1), (1, 3000), (2, 130), (3, 36), (4, 18), (5, 12), (6, 9)];
        played(ranges.iter().flat_map(|&(len, most)| lists(len, most)));
    }

    /// Every subset of 2, 4, …, 1024.
    #[test]
    fn agrees_with_the_rules_on_every_set_of_powers_of_two() {
        let powers = |set: u64| (1..=10).filter(move |e| set >> (e - 1) & 1 == 1).map(|e| 1 << e);
        assert_eq!(played((0..1 << 10).map(|set| powers(set).collect())).0, 1024);
    }

    /// g of a set of exponents, with sets in place of bits.
    fn by_sets(set: &BTreeSet<u32>, known: &mut HashMap<BTreeSet<u32>, usize>) -> usize {
        if let Some(&value) = known.get(set) {
            return value;
        }
        let largest = set.last().copied().unwrap_or(0);
        let after = |k: u32| {
            let changed = set.iter().map(|&e| if e >= k { e - k } else { e });
            changed.filter(|&e| e > 0).collect::<BTreeSet<u32>>()
        };
        let options: Vec<usize> = (1..=largest).map(|k| by_sets(&after(k), known)).collect();
        let value = (0..=options.len()).find(|value| !options.contains(value)).unwrap();
        known.insert(set.clone(), value);
        value
    }

    #[test]
    fn the_values_are_those_of_the_page() {
        let mut known = HashMap::new();
        for (set, value) in [(0, 0), (1, 1), (2, 2), (3, 0), (4, 3), (5, 0), (6, 3), (7, 2)] {
            assert_eq!(grundy_value(2 * set + 1, &mut known), value, "{set:b}");
        }
        let mut known = HashMap::new();
        let set =
            [10, 14, 15, 17, 18, 19, 20, 21, 27, 28, 29].iter().map(|e| 1 << e).sum::<u32>() + 1;
        assert_eq!(grundy_value(set, &mut known), 11);
        // And the empty set.
        assert_eq!(known.len(), 2644 + 1);
    }

    #[test]
    fn numbers_are_factored() {
        let sets = exponents(&[999_999_937, 536_870_912, 1, 6, 961, 1_000_000_000]);
        let right = [(2, 1 << 29 | 1 << 9 | 3), (3, 3), (5, 1 << 9 | 1), (31, 5), (999_999_937, 3)];
        assert_eq!(sets, right.into_iter().collect());
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn bits_and_sets_agree(set in prop::collection::btree_set(1..30_u32, 0..30)) {
            let bits = set.iter().map(|e| 1 << e).sum::<u32>() + 1;
            prop_assert_eq!(grundy_value(bits, &mut HashMap::new()), by_sets(&set, &mut HashMap::new()));
        }

        /// The primes 2 and 5 have the same exponents, and so do 3 and 7.
        #[test]
        fn equal_sets_cancel(exponents in prop::collection::vec((0..8_u32, 0..7_u32), 1..50)) {
            let list = exponents.iter().flat_map(|&(e, f)| [1 << e, 5_u64.pow(e), 3_u64.pow(f), 7_u64.pow(f)]);
            prop_assert!(!first_player_wins(&list.collect::<Vec<_>>()));
        }
    }

    #[test]
    #[should_panic(expected = "0: numbers are from 1 to 10^9")]
    fn refuses_a_zero() {
        first_player_wins(&[0]);
    }
}
