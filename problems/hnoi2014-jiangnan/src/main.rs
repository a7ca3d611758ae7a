//! # Jiangnan — [HNOI2014] 江南乐, Luogu P3235, BZOJ 3576
//!
//! <https://www.luogu.com.cn/problem/P3235> · equal splits, Grundy values by runs of one quotient · O(X√X) time, O(X) memory for heaps up to X
//!
//! **Statement.** Heaps of stones and a number F. A move chooses a heap of at least F stones and a
//! number m ≥ 2, and splits the heap into m heaps that are not empty and whose sizes differ by at
//! most 1. Whoever cannot move loses. The input has T and F, then T games, each as n and n heaps.
//! Print one line with T numbers, a blank between two: 1 if the first player wins, else 0. T, n <
//! 100; F, heap < 100 000; all are at least 1. The program takes any T and n, any u64 F ≥ 1 and
//! heaps from 0 to 150 000. It refuses a larger heap and F = 0.
//!
//! **Idea.** Let g(x) be the *Grundy value* of a heap of x stones: the *mex* of the values that a
//! move can leave: the least number 0, 1, 2, … that is not among these. Several heaps are worth the
//! nim-sum ⊕, the bitwise xor, of their values. The m heaps that a move leaves have at most two
//! sizes. Two equal heaps cancel, so a size counts only if an odd number of heaps has it. Below,
//! F = 2 and g(0), g(1), g(2), … = 0, 0, 1, 2, 2, …
//!
//! ```text
//! m   a heap of 7 becomes   is worth
//! 2   4 3                   2 ⊕ 2 = 0    ⌊7/m⌋ = 3
//! 3   3 2 2                 2            ⌊7/m⌋ = 2
//! 4   2 2 2 1               1            ⌊7/m⌋ = 1
//! 5   2 2 1 1 1             0            ⌊7/m⌋ = 1
//! 6   2 1 1 1 1 1           1            ⌊7/m⌋ = 1
//! 7   1 1 1 1 1 1 1         0            ⌊7/m⌋ = 1
//! ```
//!
//! The mex of 0, 1 and 2 is 3 = g(7). As long as the quotient ⌊x/m⌋ stays the same, the values
//! alternate, so two of them are enough; and there are few quotients.
//!
//! **Proof.** Let q := ⌊x/m⌋ and r := x mod m. Claim: g(x) = 0 for x < F; else g(x) is the mex,
//! over m = 2, …, x, of v(m) := (g(q + 1) if r is odd, else 0) ⊕ (g(q) if m − r is odd, else 0).
//! The player to move loses (the position is a P-position) ⇔ the nim-sum of all g is 0.
//! - Play ends: each move makes more heaps, and there are never more heaps than stones.
//! - The heaps are a sum of games, each move being made in one of them. So
//!   [set-nim](../set_nim/index.html), which proves the theorem of Sprague and Grundy, gives the
//!   second half, and that m heaps side by side are worth the nim-sum of their values.
//! - What a move leaves: let a be the least size. The others are a or a + 1, so x = m·a + s, where
//!   s < m is the number of heaps of a + 1. That is division with remainder: a = q and s = r. There
//!   are r heaps of q + 1 and m − r of q; in pairs they cancel, and v(m) is left.
//!
//! Only some m need be tried. As r = x − q·m and m − r = (q + 1)·m − x, for a given q both
//! parities, and so v(m), depend only on whether m is odd. The m with the same q stand in a row,
//! and the last of them is ⌊x/q⌋; the first two of them, or the only one, give all values of the
//! row. There are at most 2√x different q, for at most √x of the m are at most √x, and all others
//! have q < √x. So g(x) takes O(√x) steps, and all up to the largest heap X take O(X√X).
//!
//! **More.** The statement does not say that no heap may be empty. For F ≥ 2 it makes no
//! difference: m > x leaves only heaps of 1 and 0, which are worth 0, as with m = x. With F = 1 a
//! heap of 1 could then be split for ever, into itself and heaps of 0. Here it has no move, and so
//! F = 1 is the same game as F = 2.
//!
//! A heap alone is won if it can be split at all: an even one is split into two equal heaps, an odd
//! one into heaps of 1.
//!
//! **Mistakes.** Splitting into two heaps only (`hack-two`). Trying only the first m for each
//! quotient (`hack-first-of-run`). Leaving the parities out, with v(m) = g(q + 1) ⊕ g(q) where r >
//! 0, and g(q) where r = 0 (`hack-parity`). Splitting only heaps larger than F
//! (`hack-larger-only`). The first player wins as soon as some heap can be split (`hack-any`). The
//! parity of the number of heaps that can be split (`hack-count`).
//!
//! **Source.** Hunan (湖南) team selection 2014; BZOJ 3576.

use proconio::input;
use shared::{grundy::Mex, nim::nim_sum};

fn main() {
    input! { count: usize, f: usize, games: [[usize]; count] }
    let answers = first_player_wins(f, &games).into_iter();
    let numbers = answers.map(|win| u8::from(win).to_string());
    println!("{}", numbers.collect::<Vec<_>>().join(" "));
}

/// For each game: is the nim-sum of all g ≠ 0?
fn first_player_wins(f: usize, games: &[Vec<usize>]) -> Vec<bool> {
    assert!(f > 0, "F must be at least 1, not 0");
    let largest = games.iter().flatten().copied().max().unwrap_or(0);
    assert!(largest <= 150_000, "a heap has at most 150000 stones, not {}", largest);
    let g = grundy_values(f, largest);
    games.iter().map(|heaps| nim_sum(heaps.iter().map(|&x| g[x] as u64)) != 0).collect()
}

/// g(0), …, g(largest).
fn grundy_values(f: usize, largest: usize) -> Vec<usize> {
    let mut mex = Mex::up_to(largest);
    let mut g = vec![0; f.min(largest + 1)];
    for x in f..=largest {
        let mut values = vec![];
        let mut first = 2;
        while first <= x {
            let q = x / first;
            let last = x / q;
            for m in first..=last.min(first + 1) {
                let r = x - q * m;
                let larger = if r % 2 == 0 { 0 } else { g[q + 1] };
                let smaller = if m % 2 == r % 2 { 0 } else { g[q] };
                values.push(larger ^ smaller);
            }
            first = last + 1;
        }
        g.push(mex.of(values));
    }
    g
}

#[cfg(test)]
mod tests {
    use super::{first_player_wins, grundy_values};
    use shared::{grundy::mex, rules::Game, small};

    /// The rule as stated: a heap of at least F becomes m heaps, m at least 2, none of them empty,
    /// whose sizes differ by at most 1. Stones are dealt out to them in turn. Heaps are kept sorted.
    fn options(f: usize, heaps: &[usize]) -> Vec<Vec<usize>> {
        let mut options = vec![];
        for (i, &heap) in heaps.iter().enumerate().filter(|&(_, &heap)| heap >= f) {
            for m in 2..=heap {
                let mut parts = vec![0; m];
                (0..heap).for_each(|stone| parts[stone % m] += 1);
                let mut option = [&heaps[..i], &parts, &heaps[i + 1..]].concat();
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for f in 1..=13 {
            let mut game = Game::normal(|heaps: &Vec<usize>| options(f, heaps));
            for heaps in small::positions([(0, 0), (1, 24), (2, 12), (3, 7)]) {
                let mut heaps: Vec<usize> = heaps.iter().map(|&heap| heap as usize).collect();
                heaps.sort_unstable();
                let won = first_player_wins(f, &[heaps.clone()]);
                assert_eq!(won, [game.is_won(&heaps)], "F = {f}, {heaps:?}");
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
    fn two_of_each_run_are_enough() {
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
    fn the_picture_and_the_page_are_right() {
        assert_eq!(grundy_values(2, 7), [0, 0, 1, 2, 2, 2, 2, 3]);
        assert_eq!(grundy_values(1, 1000), grundy_values(2, 1000));
        for f in 1..=20 {
            let g = grundy_values(f, 1000);
            assert!((0..=1000).all(|x| (g[x] > 0) == (x >= f.max(2))), "F = {f}");
        }
    }

    #[test]
    fn no_heap_can_be_split_where_f_is_larger() {
        let games = vec![vec![], vec![0], vec![150_000, 1]];
        assert_eq!(first_player_wins(usize::MAX, &games), [false; 3]);
    }

    #[test]
    #[should_panic(expected = "F must be at least 1, not 0")]
    fn refuses_f_0() {
        first_player_wins(0, &[vec![1]]);
    }

    #[test]
    #[should_panic(expected = "a heap has at most 150000 stones, not 150001")]
    fn refuses_a_heap_beyond_its_table() {
        first_player_wins(2, &[vec![1], vec![3, 150_001]]);
    }
}
