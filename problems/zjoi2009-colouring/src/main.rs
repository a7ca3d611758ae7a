//! # Colouring Game — [ZJOI2009] 染色游戏, Luogu P2594, BZOJ 1434
//!
//! <https://www.luogu.com.cn/problem/P2594> · turning coins in the plane · O(n·m) time per game
//!
//! **Statement.** n × m coins lie in a rectangle. A move picks a connected set of cells (neighbours
//! share a side) that has a *corner*: a cell of the set with all others no further down and no
//! further right. The coin on the corner must show tails; all coins of the set are turned. Whoever
//! cannot move loses. For each of T games print `-_-` if the first player wins, else `=_=`. A game
//! is n, m and n rows of m characters, `H` for heads, any other for tails; n and m are from 1 to
//! 100, T ≤ 50. The program takes any T, and n, m up to 1000; a row of another length is refused.
//!
//! **Idea.** Coins are turned here, and one of them, the corner, goes from tails to heads; the
//! others stand before it if the cells are read row by row. For all such games
//! [haoi2015-array-game](../haoi2015_array_game/index.html) proves (its white cells are the tails
//! here, and its order is this one backwards): a coin that shows tails has a value g of its own,
//! whatever lies around it, and the player to move loses iff the nim-sum ⊕, the bitwise xor, of the
//! values of all tails is 0. To find g of a cell, take each set with the corner there, and the
//! nim-sum of the values of its other cells: g is the *mex* of these, the least number 0, 1, 2, …
//! not among them.
//!
//! ```text
//! 1  2  1  4  1 …      all sets with corner ▪ on (2, 2), by the values of their other cells:
//! 2  4  8 16 32 …
//! 1  8 16 32 64 …        · ·    · 2    · ·    · 2    1 2    1 ·    1 2
//! 4 16 32 64    …        · ▪    · ▪    2 ▪    2 ▪    · ▪    2 ▪    2 ▪
//! 1 32 64       …         0      2      2      0      3      3      1     mex 4
//! ```
//!
//! Cell (i, j) is in row i and column j, counted from 1. With tails on (2, 1) and (2, 2) the
//! nim-sum is 2 ⊕ 4 = 6, and the first player wins: turn both. With tails on (1, 1) and (1, 3) it
//! is 1 ⊕ 1 = 0, and the first player loses.
//!
//! **Proof.** Claim: on the border, where i = 1 or j = 1, g(i, j) is the lowbit of i + j − 1, the
//! largest power of two that divides it; inside, where i, j ≥ 2, it is 2^(i + j − 2). The player to
//! move loses (the position is a P-position) ⇔ each power of two is the value of an even number of
//! tails.
//!
//! The second half follows from the first, for the nim-sum is 0 iff that holds. For the first let
//! the *sum* of a set be the nim-sum of the claimed values of all its cells but the corner. It
//! remains to show that each number below the value claimed is the sum of a set with corner (i, j),
//! and that value is not; larger ones may be. Then it is the mex of the sums, and so, cell by cell,
//! it is g.
//!
//! - On the border, say in row 1: without its corner the set is a run of cells up to (1, j − 1), or
//!   empty. The largest lowbit in a run, 2ᵇ, stands there only once, for between two odd multiples
//!   of 2ᵇ there is an even one, with a larger lowbit. So it is the top bit of the run's nim-sum,
//!   which is not 0. Now let 2ᵃ be the lowbit of j. The 2ᵃ − 1 cells before j have smaller ones. So
//!   the 2ᵃ runs among them that end at j − 1, the empty one included, have sums below 2ᵃ, and no
//!   two are equal, since they differ by the nim-sum of a run: these are all numbers below 2ᵃ. A
//!   longer run has cell j − 2ᵃ in it, with a lowbit of at least 2ᵃ⁺¹, so its top bit is higher: 2ᵃ
//!   is not reached.
//! - Inside, let t := 2^(i + j − 3). The other cells up to row i and column j have powers of two
//!   that are at most t: inside by the claim, and on the border the k-th cell has a lowbit of at
//!   most k ≤ 2ᵏ⁻¹ ≤ t, as k ≤ i + j − 2. So all sums are below 2t, the value claimed. A set for
//!   each u < 2t is still to be found.
//! - (2, 2): in the figure, u = 0 to 3.
//! - i, j ≥ 3: (i − 1, j) and (i, j − 1) both have value t. If u ≥ t, take the set with corner (i −
//!   1, j) and sum u − t, by induction, and add (i, j): as (i − 1, j) counts now, the sum is (u −
//!   t) ⊕ t = u. If u < t, take the one with sum u, and add (i, j) and (i, j − 1): u ⊕ t ⊕ t = u.
//! - i = 2, j ≥ 3, and likewise j = 2, i ≥ 3. Here 2t = 2ʲ, so u < 2ʲ. The cells of row 2 before
//!   column j have values 2, 4, …, 2ʲ⁻¹: each even number below 2ʲ is the nim-sum of some of them.
//!   Let L be the nim-sum of row 1 up to (1, j); L too is below 2ʲ. If u ⊕ L is even, take this
//!   row, the corner and those of row 2 that have nim-sum u ⊕ L. If it is odd, do so without (1,
//!   1), of value 1: now those of row 2 must have nim-sum u ⊕ L ⊕ 1. Then the set is connected
//!   unless it has (2, 1) without (2, 2). In that case leave (2, 1) and (1, 2) out as well; both
//!   have value 2.
//!
//! **More.** If cells that touch at a point count as connected too, nothing changes: more sets are
//! allowed, but none on the border, and inside all sums stay below 2t.
//!
//! **Mistakes.** 2^(i + j − 2) on the border too (`hack-border`), or the lowbit inside too
//! (`hack-lowbit`). A 64-bit number for the nim-sum, where the values go up to 2¹⁹⁸ and a shift by
//! 64 mostly does nothing (`hack-shift`), or a 128-bit one (`hack-shift-128`). Answering by the parity of the tails (`hack-parity`).
//! Taking `H` for tails (`hack-heads`).
//!
//! **Source.** Zhejiang (浙江) team selection 2009. One row alone is the game Ruler: E. R. Berlekamp,
//! J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14.

use proconio::{input, marker::Chars, read_value};
use shared::print;

fn main() {
    input! { games: usize }
    let wins = (0..games).map(|_| {
        input! { n: usize, m: usize }
        first_player_wins(n, m, (0..n).map(|_| read_value!(Chars)))
    });
    print::verdicts(["-_-", "=_="], wins);
}

/// Is some power of two the value of an odd number of tails?
fn first_player_wins(n: usize, m: usize, rows: impl Iterator<Item = Vec<char>>) -> bool {
    let is_accepted = 0 < n.min(m) && n.max(m) <= 1000;
    assert!(is_accepted, "{} x {}: from 1 to 1000 rows and columns are accepted", n, m);
    let mut is_odd = vec![false; n + m];
    for (row, i) in rows.zip(1..) {
        assert!(row.len() == m, "row {}: {} coins, not {}", i, m, row.len());
        for (coin, j) in row.into_iter().zip(1..) {
            is_odd[exponent(i, j)] ^= coin != 'H';
        }
    }
    is_odd.contains(&true)
}

/// g(i, j) is 2 to this.
fn exponent(i: usize, j: usize) -> usize {
    if i == 1 || j == 1 {
        (i + j - 1).trailing_zeros() as usize
    } else {
        i + j - 2
    }
}

#[cfg(test)]
mod tests {
    use super::{exponent, first_player_wins};
    use shared::grundy::mex;
    use shared::nim::nim_sum;
    use shared::rules::{turning, Game};

    /// Cell (i, j) of a board with m columns is this bit.
    fn bit(m: u32, (i, j): (u32, u32)) -> u32 {
        (i - 1) * m + j - 1
    }

    fn cells(n: u32, m: u32) -> impl Iterator<Item = (u32, u32)> {
        (1..=n).flat_map(move |i| (1..=m).map(move |j| (i, j)))
    }

    /// The connected sets that have a corner, with it. Cells that touch at a point are neighbours or
    /// not.
    fn turns(n: u32, m: u32, touching: bool) -> Vec<(u32, u64)> {
        let near = |(a, b): (u32, u32), (i, j): (u32, u32)| {
            let steps = [a.abs_diff(i), b.abs_diff(j)];
            steps.iter().sum::<u32>() <= 1 || touching && steps.iter().all(|&step| step <= 1)
        };
        let set = |cells: Vec<_>| cells.into_iter().map(|cell| 1_u64 << bit(m, cell)).sum::<u64>();
        let beside: Vec<u64> = cells(n, m)
            .map(|cell| set(cells(n, m).filter(|&other| near(cell, other)).collect()))
            .collect();
        let mut turns = vec![];
        for set in 1..1_u64 << (n * m) {
            let has = |cell: &(u32, u32)| set >> bit(m, *cell) & 1 == 1;
            let lowest = cells(n, m).filter(has).map(|(i, _)| i).max().unwrap();
            let rightmost = cells(n, m).filter(has).map(|(_, j)| j).max().unwrap();
            let mut part = 1 << set.trailing_zeros();
            loop {
                let bits = (0..n * m).filter(|bit| part >> bit & 1 == 1);
                let more = bits.fold(0, |more, bit| more | beside[bit as usize]) & set;
                if more == part {
                    break;
                }
                part = more;
            }
            if part == set && has(&(lowest, rightmost)) {
                turns.push((bit(m, (lowest, rightmost)), set));
            }
        }
        turns
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        let rows = (1..=12).map(|length| (1, length)).chain((2..=6).map(|length| (2, length)));
        for (n, m) in rows.chain([(3, 3), (3, 4)]).flat_map(|(n, m)| [(n, m), (m, n)]) {
            for touching in [false, true] {
                let turns = turns(n, m, touching);
                let mut game = Game::normal(turning(&turns));
                for tails in 0..1_u64 << (n * m) {
                    let letter = |cell| ['H', 'T'][(tails >> bit(m, cell) & 1) as usize];
                    let rows = (1..=n).map(|i| (1..=m).map(|j| letter((i, j))).collect());
                    let wins = first_player_wins(n as usize, m as usize, rows);
                    assert_eq!(wins, game.is_won(&tails), "{n} x {m}: {tails:b}");
                }
            }
        }
    }

    #[test]
    fn the_values_obey_the_recurrence() {
        let value = |(i, j): (u32, u32)| 1 << exponent(i as usize, j as usize);
        for (n, m) in cells(16, 16).filter(|(n, m)| n * m <= 16) {
            let corner = bit(m, (n, m));
            let sets = turns(n, m, false).into_iter().filter(|turn| turn.0 == corner);
            let sums = sets.map(|(_, set)| {
                let rest =
                    cells(n, m).filter(|&cell| set >> bit(m, cell) & 1 == 1 && cell != (n, m));
                nim_sum(rest.map(value)) as usize
            });
            assert_eq!(mex(sums) as u64, value((n, m)), "{n} {m}");
        }
    }

    fn wins(n: usize, m: usize, rows: &[&str]) -> bool {
        first_player_wins(n, m, rows.iter().map(|row| row.chars().collect()))
    }

    #[test]
    fn the_examples_are_right() {
        let row = |i: usize| (1..=5).map(move |j| 1 << exponent(i, j));
        assert!((1..=3).flat_map(row).eq([1, 2, 1, 4, 1, 2, 4, 8, 16, 32, 1, 8, 16, 32, 64]));
        assert!(wins(2, 3, &["HHH", "TTH"]) && !wins(1, 3, &["THT"]));
    }

    /// g is symmetric.
    #[test]
    fn a_symmetric_board_is_lost_but_for_its_diagonal_at_any_size() {
        let tails = |i: usize, j: usize| (i * j + (i ^ j)) % 3 == 0;
        let board = |diagonal: usize| {
            let coin = move |i, j| if i == j { i == diagonal } else { tails(i, j) };
            let row = move |i| (0..1000).map(|j| ['H', 'T'][usize::from(coin(i, j))]).collect();
            (0..1000).map(row)
        };
        assert!(!first_player_wins(1000, 1000, board(1000)));
        assert!((0..1000).step_by(37).all(|i| first_player_wins(1000, 1000, board(i))));
    }

    #[test]
    #[should_panic(expected = "row 2: 3 coins, not 2")]
    fn refuses_a_row_of_another_length() {
        wins(2, 3, &["HHH", "HT"]);
    }

    #[test]
    #[should_panic(expected = "0 x 3: from 1 to 1000")]
    fn refuses_a_board_without_rows() {
        wins(0, 3, &[]);
    }

    #[test]
    #[should_panic(expected = "1 x 1001: from 1 to 1000")]
    fn refuses_a_wider_board() {
        wins(1, 1001, &[&"H".repeat(1001)]);
    }
}
