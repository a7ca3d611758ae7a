//! # Array Game — \[HAOI2015\] 数组游戏, Luogu P3179, BZOJ 4035
//!
//! <https://www.luogu.com.cn/problem/P3179> · turning coins, with equal quotients taken together · O(n^¾ + K·w) time, O(√n) memory
//!
//! **Statement.** A row has cells 1 to n, each white or black. Two players take turns; a turn picks
//! a white cell x and a number k ≥ 1 with kx ≤ n, and turns over the cells x, 2x, …, kx: white ones
//! become black, black ones white. Whoever cannot move loses. Does the first player win?
//!
//! **Input.** The first line has n, from 1 to 10⁹, the second line the number K of rows, from 1 to
//! 100. Each row has two lines: the number w of its white cells, from 1 to 100, and these w
//! different cells.
//!
//! **Output.** For each row `Yes` if the first player wins, else `No`.
//!
//! ```text
//! input     output
//! 3         Yes
//! 2         No
//! 2
//! 1 2
//! 2
//! 2 3
//! ```
//!
//! **Idea.** This is a game of turning coins
//! ([daizhenyangs-coin](../daizhenyangs_coin/index.html)): white is heads, and the cells 2x, …, kx
//! that are turned with x lie on one side of it. There it is proved that each cell x has a number
//! g(x), and that the player to move loses exactly if the nim-sum ⊕ (bitwise xor) of g over the
//! white cells is 0. Each turn of x gives a number, the nim-sum of g over the cells turned with
//! x: 0 for k = 1, g(2x) for k = 2, g(2x) ⊕ g(3x) for k = 3, and so on. And g(x) is the *mex* of
//! these numbers, the least of 0, 1, 2, … that is not among them. Fill the table from the last cell
//! back:
//!
//! ```text
//! cell x          1   2   3   4   5   6   7   8   9  10  11  12
//! m = ⌊12/x⌋     12   6   4   3   2   2   1   1   1   1   1   1
//! g(x)            4   3   1   2   2   2   1   1   1   1   1   1
//!
//! g(7) = … = g(12) = mex{0} = 1     g(4) = mex{0, g(8), g(8) ⊕ g(12)} = mex{0, 1, 1 ⊕ 1} = 2
//! ```
//!
//! (⌊ ⌋ is rounding down.) Cells with the same m = ⌊n/x⌋ have the same number. For whatever is
//! turned from x on is one of its multiples x, 2x, …, mx. Call cell ix cell i: then x is cell 1 of
//! a row of m cells. So write G(m) for g(x). Cell i of that row has ⌊m/i⌋ multiples, and its number
//! is G(⌊m/i⌋). A row of 10⁹ cells has too many cells for a table, but only about 63 000 different
//! m.
//!
//! One G(m) still needs up to 10⁹ nim-sums G(⌊m/2⌋), G(⌊m/2⌋) ⊕ G(⌊m/3⌋), … . But ⌊m/i⌋ has the
//! same value v for long runs of i. Let s be the nim-sum before a run. In the run G(v) is added
//! again and again: s ⊕ G(v), s, s ⊕ G(v), s, … . We have s already, so only s ⊕ G(v) can be new.
//! Whether s changes in the end depends on the parity of the run's length.
//!
//! The picture shows a turn with tokens for n = 8: a token on each white cell, with g on it. The
//! turn of 2, 4 and 6 takes the token from 2 and lays one on 4 and one on 6. Two tokens on one cell
//! vanish: g(4) ⊕ g(4) = 0, and cell 4 is black.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. Take the numbers m that occur as ⌊n/x⌋, in increasing order. For each of them find G(m) by
//!    steps 2 and 3.
//! 2. Begin with the set {0} and s = 0. Take i = 2, 3, …, m in runs with the same quotient v =
//!    ⌊m/i⌋; the run that begins with i ends with ⌊m/v⌋. For each run put s ⊕ G(v) into the set,
//!    and if the run's length is odd, let s be that number from now on.
//! 3. G(m) is the least number that is not in the set.
//! 4. For each row let X be the nim-sum of G(⌊n/x⌋) over the white cells x. Print `Yes` if X ≠ 0,
//!    else `No`.
//!
//! **Proof.** *The number of a cell.* In the theorem on turning coins let the coins stand in the
//! order n, n − 1, …, 1. The sets of x are {2x, …, kx} for k from 1 to m = ⌊n/x⌋, so g(x) = mex{0,
//! g(2x), g(2x) ⊕ g(3x), …, g(2x) ⊕ … ⊕ g(mx)}, and the player to move loses exactly if the nim-sum
//! of g over the white cells is 0.
//!
//! *It depends on m alone.* Let G(m) = mex{0, G(⌊m/2⌋), G(⌊m/2⌋) ⊕ G(⌊m/3⌋), …, G(⌊m/2⌋) ⊕ … ⊕
//! G(⌊m/m⌋)}. Claim: g(x) = G(⌊n/x⌋). Go from cell n down. By what is known of later cells g(ix) =
//! G(⌊n/(ix)⌋), and ⌊n/(ix)⌋ = ⌊m/i⌋: both count the multiples of ix up to n, once as numbers and
//! once as multiples of x. So the two definitions agree. It also shows that each quotient of m is
//! again some ⌊n/y⌋, a smaller one: with the m in increasing order it is known already.
//!
//! *The runs.* If s is the nim-sum before a run whose quotient is v, the nim-sums in it are s ⊕
//! G(v), s, s ⊕ G(v), … . The number s is in the set already: it is 0 or came at an earlier run. So
//! only s ⊕ G(v) need be put in, and after a run of odd length the nim-sum is s ⊕ G(v), else s.
//!
//! *The time.* ⌊m/i⌋ has at most 2√m values: those for i ≤ √m, and numbers below √m. The m = ⌊n/x⌋
//! are numbers up to √n, with at most √n · 2n^¼ = 2n^¾ runs, and those for x < √n, with at most the
//! sum of 2√(n/x) ≤ 4n^¾ runs.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Putting only the nim-sum at the end of each run into the set (`hack-run-end`).
//! - Letting s change at every run, whatever its length (`hack-run-length`).
//! - Forgetting k = 1, which turns x alone (`hack-alone`).
//! - Taking the mex of the single G(⌊m/i⌋) in place of their nim-sums (`hack-single`).
//! - Answering by the parity of w (`hack-parity`).
//!
//! **Beyond.** The program takes any number of rows, and rows without a white cell. It refuses more
//! than 10⁹ cells and a cell outside 1 to n. The largest number that occurs for n = 10⁹ is 68.
//!
//! **Source.** Henan (河南) team selection 2015. BZOJ had 32 MB of memory: no table of all cells. On
//! turning coins see [zjoi2009-colouring](../zjoi2009_colouring/index.html), too.

use proconio::input;
use shared::{grundy::mex, print};

const ROOT: usize = 31_623; // ROOT² > 10⁹

fn main() {
    input! { n: usize, rows: [[usize]] }
    let g = grundy_values(n);
    let wins = rows.iter().map(|white| first_player_wins(white, n, &g));
    print::verdicts(["Yes", "No"], wins);
}

/// Is the nim-sum of G(⌊n/x⌋) over the white cells ≠ 0?
fn first_player_wins(white: &[usize], n: usize, g: &[usize]) -> bool {
    assert!(white.iter().all(|&x| 0 < x && x <= n), "{:?}: there are cells 1 to {}", white, n);
    white.iter().fold(0, |nim_sum, x| nim_sum ^ g[place(n / x, n)]) != 0
}

/// G(m) for each m = ⌊n/x⌋, at its place.
fn grundy_values(n: usize) -> Vec<usize> {
    assert!(0 < n && n <= 1_000_000_000, "n = {}: from 1 to 1000000000 cells", n);
    let mut g = vec![0; 2 * ROOT];
    let mut m = 0;
    while m < n {
        m = n / (n / (m + 1)); // the next one
        let (mut set, mut s, mut i) = (vec![0], 0, 2);
        while i <= m {
            let v = m / i;
            let end = m / v;
            set.push(s ^ g[place(v, n)]);
            if (end - i) % 2 == 0 {
                s ^= g[place(v, n)];
            }
            i = end + 1;
        }
        g[place(m, n)] = mex(set);
    }
    g
}

/// Where G(m) stands: the large m have different n/m.
fn place(m: usize, n: usize) -> usize {
    if m < ROOT {
        m
    } else {
        ROOT + n / m
    }
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, grundy_values, place};
    use shared::board::Board;
    use shared::grundy::mex;
    use shared::rules::Game;

    fn wins(n: usize, white: &[usize]) -> bool {
        first_player_wins(white, n, &grundy_values(n))
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        for n in 1..=15_u32 {
            let length = n as usize;
            let mut game = Game::normal(Rules::options);
            let g = grundy_values(length);
            let cells = |row: u32| (0..n).map(|x| u64::from(row >> x & 1)).collect::<Vec<u64>>();
            for row in 0..1 << n {
                let white: Vec<usize> = (1..=length).filter(|x| row >> (x - 1) & 1 == 1).collect();
                let wins = first_player_wins(&white, length, &g);
                assert_eq!(wins, game.is_won(&cells(row)), "{n}: {white:?}");
            }
            for x in 1..=length {
                let value = game.grundy(&cells(1 << (x - 1)));
                assert_eq!(g[place(length / x, length)] as u64, value, "{n}: {x}");
            }
        }
    }

    /// G cell by cell, from the last one.
    fn table(n: usize) -> Vec<usize> {
        let mut g = vec![0; n + 1];
        for x in (1..=n).rev() {
            let mut sum = 0;
            let sums = (2 * x..=n).step_by(x).map(|multiple| {
                sum ^= g[multiple];
                sum
            });
            g[x] = mex(sums.chain([0]).collect::<Vec<_>>());
        }
        g
    }

    #[test]
    fn agrees_with_the_table_of_all_cells() {
        for n in (1..=400).chain([9_999, 10_000, 10_001, 123_456, 2_000_003]) {
            let (table, g) = (table(n), grundy_values(n));
            assert!((1..=n).all(|x| g[place(n / x, n)] == table[x]), "{n}");
        }
    }

    #[test]
    fn the_examples_are_right() {
        assert_eq!(table(12)[1..], [4, 3, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1]);
        assert_eq!(grundy_values(1_000_000_000).into_iter().max(), Some(68));
    }

    /// The cells above n/2 have value 1, those from there down to n/3 have 2.
    #[test]
    fn the_longest_row_is_answered() {
        let half = 500_000_000;
        let g = grundy_values(2 * half);
        let wins = |white: &[usize]| first_player_wins(white, 2 * half, &g);
        assert!(!wins(&(half + 1..=half + 100).collect::<Vec<_>>()));
        assert!(wins(&(half + 1..=half + 101).collect::<Vec<_>>()));
        assert!(wins(&[half, half + 1]) && !wins(&[half, half - 1]));
    }

    #[test]
    #[should_panic(expected = "n = 1000000001: from 1 to 1000000000 cells")]
    fn refuses_a_longer_row() {
        wins(1_000_000_001, &[]);
    }

    #[test]
    #[should_panic(expected = "n = 0: from 1")]
    fn refuses_a_row_without_cells() {
        wins(0, &[]);
    }

    #[test]
    #[should_panic(expected = "[0]: there are cells 1 to 4")]
    fn refuses_cell_0() {
        wins(4, &[0]);
    }

    #[test]
    #[should_panic(expected = "[2, 5]: there are cells 1 to 4")]
    fn refuses_a_cell_past_the_end() {
        wins(4, &[2, 5]);
    }
}
