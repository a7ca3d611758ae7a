//! # Jiangnan — \[HNOI2014\] 江南乐, Luogu P3235, BZOJ 3576
//!
//! <https://www.luogu.com.cn/problem/P3235> · equal splits, Grundy values by blocks of one quotient · O(X√X) time, O(X) memory for heaps up to X
//!
//! **Statement.** There are heaps of stones and a number F. Two players take turns. A turn chooses
//! a heap of at least F stones and a number m ≥ 2, and splits the heap into m heaps, none of them
//! empty, as equal as possible: any two of the m sizes differ by at most 1. Whoever cannot move
//! loses. Does the first player win with best play?
//!
//! **Input.** The first line has T and F, where T is the number of games. Each of the next T lines
//! has a game: n, then the sizes of its n heaps. T, n < 100; F and the heaps < 100 000; all numbers
//! are at least 1.
//!
//! **Output.** One line with T numbers, a blank between two: 1 if the first player wins, else 0.
//!
//! ```text
//! input     output
//! 4 3       0 0 1 1
//! 1 1
//! 1 2
//! 1 3
//! 1 5
//! ```
//!
//! **Idea.** Each move is made in one heap, so this is a *sum of games*, one for each heap. The
//! theorem in [set-nim](../set_nim/index.html) gives every position a *Grundy value*: the *mex* of
//! the values that one move can lead to, that is, the least of 0, 1, 2, … that is not among them.
//! The value of several heaps is the nim-sum ⊕ (the bitwise xor) of their values, and the player to
//! move loses ⇔ it is 0. (⇔ means "if and only if".)
//!
//! Let g(x) be the value of a heap of x stones, and let F = 2. A heap of 1 has no move, so
//! g(1) = 0. A heap of 2 becomes 1 1, of value 0 ⊕ 0 = 0, so g(2) = 1. A heap of 3 becomes 2 1, of
//! value 1 ⊕ 0 = 1, or 1 1 1, of value 0, so g(3) = 2. Now any heap x.
//!
//! *What does a move make?* Let q be the least of the m sizes. The others are q or q + 1, so there
//! are only two different sizes. Let r be the number of heaps of q + 1; it is less than m. Then x =
//! m·q + r, which is division with remainder: q = ⌊x/m⌋ (rounded down) and r = x mod m. There are r
//! heaps of q + 1 stones and m − r heaps of q.
//!
//! *What is that worth?* Equal heaps cancel in pairs, since v ⊕ v = 0. So an even number of equal
//! heaps is worth nothing, and an odd number is worth one of them. Only the parities of r and m − r
//! matter: the value is g(q + 1), counted if r is odd, ⊕ g(q), counted if m − r is odd. For F = 2
//! the values g(1), …, g(6) are 0, 1, 2, 2, 2, 2, and a heap of 7 becomes
//!
//! ```text
//! m   heaps             value          q = ⌊7/m⌋
//! 2   4 3               2 ⊕ 2 = 0      3
//! 3   3 2 2             2              2
//! 4   2 2 2 1           1              1
//! 5   2 2 1 1 1         0              1
//! 6   2 1 1 1 1 1       1              1
//! 7   1 1 1 1 1 1 1     0              1
//! ```
//!
//! The mex of 0, 1 and 2 is 3, so g(7) = 3. Going through every m, all values up to X = 10⁵ take
//! about X²/2 = 5·10⁹ steps, too many. But look at the block of rows with q = 1: the values
//! alternate. This is so in every block of equal quotients q. If m grows by 1, one more heap takes
//! its q stones from the r that were left over: r falls by q, and m − r grows by q + 1. If m grows
//! by 2, both change by an even number, the parities are as before, and so is the value. So it is
//! enough to look at the first two m of each block.
//!
//! And there are few blocks. At most √x of the m are at most √x. For all others q = ⌊x/m⌋ is below
//! √x. So there are at most 2√x different quotients.
//!
//! **Method.**
//! 1. Let X be the largest heap. For x below F, g(x) = 0. Go through x = F, F + 1, …, X as follows.
//! 2. Begin with m = 2. Let q = ⌊x/m⌋; the last m with this quotient is ⌊x/q⌋. For m, and for m + 1
//!    if it is not beyond the last, write down the value of step 3. Then go on with the m after the
//!    last, as long as m ≤ x.
//! 3. With q = ⌊x/m⌋ and r = x mod m the value is (g(q + 1) if r is odd, else 0) ⊕ (g(q) if m − r
//!    is odd, else 0).
//! 4. g(x) is the mex of the values that were written down.
//! 5. For each game print 1 if the nim-sum of g over its heaps is not 0, else 0.
//!
//! **Proof.** Play ends: each move makes more heaps, and there are never more heaps than stones. By
//! the theorem in [set-nim](../set_nim/index.html) the last step is right if g(x) is right for one
//! heap. By induction let g be right for smaller heaps.
//! - *All moves are counted.* For x < F there is none, and the value is 0, the mex of no numbers.
//!   Otherwise m is one of 2, …, x, since no heap is empty. As shown above, m heaps whose sizes
//!   differ by at most 1 are r heaps of q + 1 and m − r of q, with q = ⌊x/m⌋ and r = x mod m. Both
//!   sizes are less than x where they occur: q < x since m ≥ 2, and if q + 1 = x, then x = 2 and
//!   m = 2, where r = 0 and there is no heap of q + 1.
//! - *Their value is right.* It is the nim-sum of the values of all m heaps. An even number of
//!   equal values has the nim-sum 0, an odd number has the nim-sum of one of them.
//! - *Two of each block are enough.* For a fixed q we have r = x − q·m and m − r = (q + 1)·m − x.
//!   If m changes by 2, both change by an even number. So the value depends only on whether m is
//!   even or odd. The m with ⌊x/m⌋ = q follow each other, and the first two of them, or the only
//!   one, have all values of the block.
//! - *The end of the block.* ⌊x/m⌋ ≥ q ⇔ x ≥ q·m ⇔ m ≤ ⌊x/q⌋. So ⌊x/q⌋ is the last m whose quotient
//!   is at least q, and it is in the block.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Splitting into two heaps only (`hack-two`).
//! - Trying only the first m of each block (`hack-first-of-run`).
//! - Leaving the parities out: g(q + 1) ⊕ g(q) wherever both sizes occur (`hack-parity`).
//! - Splitting only heaps larger than F (`hack-larger-only`).
//! - Letting the first player win as soon as some heap can be split (`hack-any`).
//! - Taking the parity of the number of heaps that can be split (`hack-count`).
//!
//! **Beyond.** The program takes any T, n and F, and empty heaps. It refuses heaps of 100 000
//! stones and more. A single heap is won if it can be split at all: split an even one into two
//! equal heaps, an odd one into heaps of 1 stone. The statement does not say that the new heaps
//! must not be empty. For F ≥ 2 this makes no difference: m > x leaves only heaps of 1 and 0
//! stones, of value 0, as m = x does. For F = 1 a heap of 1 could be split into itself and empty
//! heaps for ever. Here it has no move, and F = 1 is the same game as F = 2.
//!
//! **Source.** Hunan (湖南) team selection 2014; BZOJ 3576.

use proconio::input;
use shared::grundy::Mex;

fn main() {
    input! { t: usize, f: usize, games: [[usize]; t] }
    println!("{}", answers(f, &games).join(" "));
}

/// For each game: is the nim-sum of g over its heaps not 0?
fn answers(f: usize, games: &[Vec<usize>]) -> Vec<&'static str> {
    let largest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest < 100_000, "a heap has fewer than 100000 stones, not {}", largest);
    let g = grundy_values(f, largest);
    let nim_sum = |heaps: &Vec<usize>| heaps.iter().fold(0, |sum, &x| sum ^ g[x]);
    games.iter().map(|heaps| if nim_sum(heaps) == 0 { "0" } else { "1" }).collect()
}

/// g(0), …, g(largest).
fn grundy_values(f: usize, largest: usize) -> Vec<usize> {
    let mut mex = Mex::up_to(largest);
    let mut g = vec![0; largest + 1];
    for x in f..=largest {
        let mut values = vec![];
        let mut first = 2;
        while first <= x {
            let last = x / (x / first);
            for m in first..=last.min(first + 1) {
                let (q, r) = (x / m, x % m);
                let larger = if r % 2 == 1 { g[q + 1] } else { 0 };
                let smaller = if (m - r) % 2 == 1 { g[q] } else { 0 };
                values.push(larger ^ smaller);
            }
            first = last + 1;
        }
        g[x] = mex.of(values);
    }
    g
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{answers, grundy_values};
    use shared::board::Board;
    use shared::{grundy::mex, rules::Game, small};

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for f in 1..=13 {
            let mut game = Game::normal(Rules::options);
            for mut heaps in small::positions([(0, 0), (1, 24), (2, 12), (3, 7)]) {
                heaps.sort_unstable_by(|a, b| b.cmp(a));
                let given: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
                let won = u8::from(game.is_won(&vec![vec![f as u64], heaps])).to_string();
                assert_eq!(answers(f, std::slice::from_ref(&given)), [won], "F = {f}, {given:?}");
            }
        }
    }

    /// The sizes by division, every m tried, each heap of them counted.
    #[test]
    fn the_values_obey_the_recurrence() {
        for f in [1, 2, 3, 4, 5, 7, 10, 31, 100, 399] {
            let g = grundy_values(f, 600);
            for x in 0..=600 {
                let parts = |m: usize| (0..m).map(move |i| (x + i) / m);
                let left = |m: usize| parts(m).fold(0, |sum, part| sum ^ g[part]);
                let value = if x < f { 0 } else { mex((2..=x).map(left)) };
                assert_eq!(g[x], value, "F = {f}, heap {x}");
            }
        }
    }

    /// By the claim's formula, but with every m.
    #[test]
    fn two_of_each_block_are_enough() {
        for f in [1, 2, 3, 4, 5, 7, 10, 31, 100, 399, 1000, 2999] {
            let g = grundy_values(f, 3000);
            for x in f.max(2)..=3000 {
                let left = |m: usize| {
                    let (q, r) = (x / m, x % m);
                    let (larger, smaller) = (g[q + 1] * (r % 2), g[q] * ((m - r) % 2));
                    larger ^ smaller
                };
                assert_eq!(g[x], mex((2..=x).map(left)), "F = {f}, heap {x}");
            }
        }
    }

    #[test]
    fn the_examples_of_the_page_are_right() {
        assert_eq!(grundy_values(2, 7), [0, 0, 1, 2, 2, 2, 2, 3]);
        assert_eq!(grundy_values(1, 1000), grundy_values(2, 1000));
        for f in 1..=20 {
            let g = grundy_values(f, 1000);
            assert!((0..=1000).all(|x| (g[x] > 0) == (x >= f.max(2))), "F = {f}");
        }
    }

    #[test]
    fn no_heap_can_be_split_where_f_is_larger() {
        let games = vec![vec![], vec![0], vec![99_999, 1]];
        assert_eq!(answers(usize::MAX, &games), ["0"; 3]);
    }

    #[test]
    #[should_panic(expected = "a heap has fewer than 100000 stones, not 100000")]
    fn refuses_a_heap_beyond_the_limit() {
        answers(2, &[vec![1], vec![3, 100_000]]);
    }
}
