//! # Colouring Game — \[ZJOI2009\] 染色游戏, Luogu P2594, BZOJ 1434
//!
//! <https://www.luogu.com.cn/problem/P2594> · turning coins in the plane: every number is a power of two · O(n·m) time a game
//!
//! **Statement.** Coins lie on a board of n rows and m columns, each showing heads or tails. Two
//! players take turns. A turn chooses a cell whose coin shows tails, the *corner*, and a connected
//! set of cells that contains it, none of them in a lower row or further to the right than the
//! corner; neighbours share a side. All coins of the set are turned over. Whoever cannot move
//! loses. Does the first player win?
//!
//! **Input.** The first line has the number T of games, from 1 to 50. Each game has a line with n
//! and m, from 1 to 100, and n rows of m letters, `H` for heads and `T` for tails.
//!
//! **Output.** For each game `-_-` if the first player wins, else `=_=`.
//!
//! ```text
//! input     output
//! 3         =_=
//! 2 3       -_-
//! HHH       -_-
//! HHH
//! 2 3
//! HHH
//! TTH
//! 2 1
//! T
//! H
//! ```
//!
//! **Idea.** Read the cells row by row, like words on a page. Then the corner is the last cell of
//! its set, and its coin must show tails. So this is a game of turning coins
//! ([daizhenyangs-coin](../daizhenyangs_coin/index.html)); tails play the part of the heads there.
//! For all such games that page proves: each cell has a number g, and the player to move loses
//! exactly if the nim-sum ⊕ (bitwise xor) of g over all tails is 0. It also says how to find g.
//! Take every set that has the cell as its corner and compute the nim-sum of g over the other cells
//! of the set. Then g of the corner is the *mex* of these nim-sums: the least of 0, 1, 2, … that is
//! not among them.
//!
//! Cell (i, j) is in row i and column j, counted from 1. In the first row a set is a run of
//! neighbouring cells that ends at the corner:
//!
//! ```text
//! (1, 1)   alone: 0                                                 g = mex{0} = 1
//! (1, 2)   alone: 0, with (1, 1): 1                                 g = mex{0, 1} = 2
//! (1, 3)   alone: 0, with one more: 2, with two: 2 ⊕ 1 = 3          g = mex{0, 2, 3} = 1
//! (1, 4)   0, 1, 1 ⊕ 2 = 3, 1 ⊕ 2 ⊕ 1 = 2                           g = mex{0, 1, 2, 3} = 4
//! ```
//!
//! This goes on 1, 2, 1, 8, 1, 2, 1, 4, … : the *lowbit* of j, the largest power of two that
//! divides j. The reason: let it be 2ᵃ. The 2ᵃ − 1 cells before cell j have smaller lowbits, and
//! their runs up to cell j − 1, the empty one included, make each number below 2ᵃ. A longer run has
//! larger powers; the largest occurs only once and does not cancel, so the run does not make 2ᵃ.
//! The first column is the same. Inside the board there are more sets. Here are the seven with
//! corner ▪ on (2, 2), with the numbers of their other cells, and the nim-sums below:
//!
//! ```text
//! · ·    · 2    · ·    · 2    1 2    1 ·    1 2
//! · ▪    · ▪    2 ▪    2 ▪    · ▪    2 ▪    2 ▪
//!  0      2      2      0      3      3      1        mex{0, 1, 2, 3} = 4
//! ```
//!
//! Go on like this, and the table in the picture appears: inside, the numbers double from each cell
//! to the next, to the right and down. The reason: let the number of an inside cell be 2t. The
//! other cells of a set have powers of two up to t, so their nim-sum is below 2t. And every number
//! below 2t comes up. From the third row and column on, the cell above and the cell to the left
//! both have the number t. As t is a mex, sets with the cell above as their corner make each u < t.
//! Add the new corner: the cell above counts now, u + t. Add the cell to the left as well: the two
//! t cancel, u. (For the second row and column see the proof.)
//!
//! The board above the table is an example. Its nim-sum is X = 2 ⊕ 4 ⊕ 8 = 14. To make it 0, the
//! coin of number 8 must go and bring 8 ⊕ 14 = 6 = 2 ⊕ 4: turn it together with a 2 and a 4. The 2
//! showed tails, so it goes; the 4 showed heads, so it comes. The other 4 is still there,
//! and 4 ⊕ 4 = 0.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.** X can be as large as 2¹⁹⁹ − 1, too large for one machine number. But all numbers are
//! powers of two, so X = 0 exactly if every power is the number of an even number of tails. For
//! each game:
//! 1. Keep a mark for each power of two, even or odd; at first all are even.
//! 2. For each cell (i, j) that shows tails find the exponent e with g(i, j) = 2ᵉ. If i = 1 or
//!    j = 1, e is how often 2 divides i + j − 1. Otherwise e = i + j − 2.
//! 3. Change the mark of 2ᵉ.
//! 4. Print `-_-` if some mark is odd at the end, else `=_=`.
//!
//! **Proof.** The theorem on turning coins ([daizhenyangs-coin](../daizhenyangs_coin/index.html))
//! asks that the coins stand in a row and that a turn changes one coin from the side that may be
//! turned to the other side, and besides only coins before it. Row by row this is so: the other
//! cells of a set are in the corner's row to its left, or in rows above. So the player to move
//! loses if and only if the nim-sum of g over the tails is 0. What remains is to find g.
//!
//! *Claim.* On the border, where i = 1 or j = 1, g(i, j) is the lowbit of i + j − 1. Inside, where
//! i, j ≥ 2, it is 2^(i + j − 2).
//!
//! Go through the cells row by row, so that the claim is known for all cells before (i, j). The
//! *sum* of a set is the nim-sum of g over all its cells but the corner. For each cell we show two
//! things: the claimed number is not the sum of any set with this corner, and every smaller number
//! is one. (Larger numbers may be sums too.) Then the claimed number is the mex.
//!
//! *Lemma 1, runs.* The nim-sum of the lowbits of one or more consecutive numbers is not 0, and its
//! highest power of two is the largest of these lowbits. For let 2ᵇ be the largest. It occurs only
//! once: between two odd multiples of 2ᵇ there is an even multiple, and its lowbit would be larger.
//! All other lowbits here are smaller, so they cannot cancel it.
//!
//! *Lemma 2, the border.* Take cell j of the first row, with lowbit 2ᵃ; for the first column
//! exchange rows and columns. Without its corner a set is empty or a run of cells that ends at cell
//! j − 1.
//! - *Every number below 2ᵃ is a sum.* The 2ᵃ − 1 cells before cell j have lowbits below 2ᵃ. The
//!   runs among these cells that end at j − 1, the empty one included, are 2ᵃ in number, and their
//!   nim-sums are below 2ᵃ. No two are equal: where two runs differ there is again a run, and its
//!   nim-sum is not 0 by Lemma 1. So these are 2ᵃ different numbers below 2ᵃ: all of them.
//! - *2ᵃ is not a sum.* A longer run contains cell j − 2ᵃ. As j is an odd multiple of 2ᵃ, j − 2ᵃ is
//!   an even one, and its lowbit is at least 2ᵃ⁺¹. By Lemma 1 the sum has a power of at least 2ᵃ⁺¹.
//!
//! *Lemma 3, the limit inside.* Let i, j ≥ 2 and t = 2^(i + j − 3). Every other cell up to row i
//! and column j has a power of two that is at most t. For a cell (k, l) inside, k + l ≤ i + j − 1,
//! so 2^(k + l − 2) ≤ t. On the border the k-th cell of the first row or column has a lowbit of at
//! most k ≤ 2ᵏ⁻¹, and k ≤ i + j − 2, so it is at most t too. So all sums are below 2t, and 2t is
//! the claimed number. It remains to find a set with sum u for each u below 2t.
//!
//! *Lemma 4, from the third row and column on.* Let i, j ≥ 3. The cell above the corner and the
//! cell to its left both have the number t. As g(i − 1, j) = t is a mex, each number below t is the
//! sum of a set with corner (i − 1, j). The cells that we add lie in row i, so they are new, and
//! they are neighbours of the set or of each other.
//! - *u < t:* take such a set with sum u, and add (i, j) and (i, j − 1). The cell above is no
//!   longer the corner and counts now: u ⊕ t ⊕ t = u.
//! - *u ≥ t:* take such a set with sum u − t, and add (i, j). The cell above counts now: (u − t) ⊕
//!   t = u.
//!
//! *Lemma 5, the second row.* Let i = 2 and j ≥ 2; for the second column exchange rows and columns.
//! Here 2t = 2ʲ, so u < 2ʲ. First an example, corner (2, 4). The first row has 1, 2, 1, 4 with
//! nim-sum L = 6, and the second row 2, 4, 8 before the corner. Take the whole first row, and let
//! the second row repair the sum; if 1 is wrong, leave (1, 1) out:
//!
//! ```text
//! u = 2              u = 1                    u = 5
//! 2 ⊕ 6 = 4          1 ⊕ 6 = 1 + 2 + 4        5 ⊕ 6 = 1 + 2
//!
//! 1 2 1 4            · 2 1 4                  · 2 1 4         · · 1 4
//! · 4 · ▪            2 4 · ▪                  2 · · ▪         · · · ▪
//!                                             not connected   the same sum
//! ```
//!
//! In general the cells of the second row before column j have the numbers 2, 4, …, 2ʲ⁻¹, so each
//! even number below 2ʲ is the nim-sum of some of them. Let L be the nim-sum of the first row up to
//! column j; like its terms it is below 2ʲ.
//! - *u ⊕ L is even:* take the first row up to column j, the corner, and those cells of the second
//!   row whose nim-sum is u ⊕ L. The sum is L ⊕ u ⊕ L = u, and each cell of the second row hangs on
//!   the one above it.
//! - *u ⊕ L is odd:* do the same without (1, 1), whose number is 1, and choose in the second row
//!   the nim-sum u ⊕ L ⊕ 1. The sum is u again. The set is connected, unless it has (2, 1) but not
//!   (2, 2). In that case leave out (2, 1) and (1, 2) as well. Both have the number 2, so the sum
//!   stays u, and what is left begins in column 3 and is connected.
//!
//! So the claim is true for every cell. The numbers are powers of two, and the nim-sum of powers of
//! two is 0 exactly if each occurs an even number of times: that is what the marks count.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking 2^(i + j − 2) on the border too: one row `THT` is 1 ⊕ 1 = 0, lost (`hack-border`).
//! - Taking the lowbit inside too: rows `TH` and `HT` are 1 ⊕ 4, won (`hack-lowbit`).
//! - Keeping X in 64 bits, where a shift by 64 often does nothing (`hack-shift`).
//! - Keeping X in 128 bits (`hack-shift-128`).
//! - Answering by the parity of the number of tails: one row `TT` is 1 ⊕ 2, won (`hack-parity`).
//! - Counting the heads (`hack-heads`).
//!
//! **Beyond.** The program takes any number of games and larger boards, and it takes every letter
//! but `H` for tails. It refuses a row of another length. The problem says only "connected". If
//! cells that touch at a point count as neighbours, too, nothing changes: on the border no set is
//! new, and inside all sums stay below 2t by Lemma 3. Another game of turning coins is
//! [haoi2015-array-game](../haoi2015_array_game/index.html).
//!
//! **Source.** Zhejiang (浙江) team selection 2009. One row alone is the game *Ruler*: E. R.
//! Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14.

use proconio::{input, marker::Chars};
use shared::print;

fn main() {
    input! { games: usize }
    let wins = (0..games).map(|_| {
        input! { n: usize, m: usize, rows: [Chars; n] }
        first_player_wins(&rows, m)
    });
    print::verdicts(["-_-", "=_="], wins);
}

/// Is some power of two the number of an odd number of tails?
fn first_player_wins(rows: &[Vec<char>], m: usize) -> bool {
    let mut is_odd = vec![false; rows.len() + m];
    for (i, row) in (1..).zip(rows) {
        assert!(row.len() == m, "row {}: {} coins, not {}", i, row.len(), m);
        for (j, &coin) in (1..).zip(row) {
            if coin != 'H' {
                is_odd[exponent(i, j)] ^= true;
            }
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
mod game;

#[cfg(test)]
mod tests {
    use super::game::{sets, Rules};
    use super::{exponent, first_player_wins};
    use shared::board::Board;
    use shared::grundy::mex;
    use shared::nim::nim_sum;
    use shared::rules::{turning, Game};
    use std::collections::HashSet;

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
        let with_corner = |(i, j): (u32, u32)| {
            let sets = sets((i as usize - 1, j as usize - 1), m as usize, touching);
            sets.into_iter().map(move |set| (bit(m, (i, j)), set))
        };
        cells(n, m).flat_map(with_corner).collect()
    }

    #[test]
    fn the_turns_of_a_board_are_these_sets() {
        for (n, m) in [(1, 8), (2, 4), (3, 3), (4, 2), (8, 1)] {
            let turns = turns(n, m, false);
            for tails in 0..1_u64 << (n * m) {
                let coin = |cell| tails >> bit(m, cell) & 1;
                let rows = (1..=n).map(|i| (1..=m).map(|j| coin((i, j))).collect()).collect();
                let bits = |rows: Vec<Vec<u64>>| {
                    let coins = rows.concat().into_iter().enumerate();
                    coins.map(|(i, coin)| coin << i).sum::<u64>()
                };
                let options: HashSet<u64> = Rules::options(&rows).into_iter().map(bits).collect();
                assert_eq!(options, turning(&turns)(&tails).into_iter().collect(), "{rows:?}");
            }
        }
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
                    let row = |i| (1..=m).map(|j| letter((i, j))).collect();
                    let rows: Vec<Vec<char>> = (1..=n).map(row).collect();
                    let wins = first_player_wins(&rows, m as usize);
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

    fn wins(m: usize, rows: &[&str]) -> bool {
        let rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
        first_player_wins(&rows, m)
    }

    #[test]
    fn the_examples_are_right() {
        let row = |i: usize| (1..=5).map(move |j| 1 << exponent(i, j));
        assert!((1..=3).flat_map(row).eq([1, 2, 1, 4, 1, 2, 4, 8, 16, 32, 1, 8, 16, 32, 64]));
        let first: Vec<i32> = (1..=12).map(|j| 1 << exponent(1, j)).collect();
        assert_eq!(first, [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
        assert!(wins(4, &["HTHT", "HHTH"]) && !wins(4, &["HHHT", "HTHH"]));
        assert!(!wins(3, &["THT"]) && wins(2, &["TH", "HT"]) && wins(2, &["TT"]));
    }

    /// The set that Lemma 5 takes for u, with its corner on (2, j) and without (1, 1) where u asks so.
    #[test]
    fn the_sets_of_the_second_row_are_connected_and_have_the_sum() {
        for j in 2..=7 {
            let turns = turns(2, j, false);
            let value = |cell: (u32, u32)| 1_u64 << exponent(cell.0 as usize, cell.1 as usize);
            for u in 0..1_u64 << j {
                let low = nim_sum((1..=j).map(|k| value((1, k)))) ^ u;
                let mut set: Vec<_> = (1..=j).map(|k| (1, k)).collect();
                set.extend((1..j).filter(|k| low >> k & 1 == 1).map(|k| (2, k)));
                if low % 2 == 1 {
                    set.retain(|&cell| cell != (1, 1));
                    if j > 2 && set.contains(&(2, 1)) && !set.contains(&(2, 2)) {
                        set.retain(|&cell| cell != (2, 1) && cell != (1, 2));
                    }
                }
                assert_eq!(nim_sum(set.iter().map(|&cell| value(cell))), u, "(2, {j}), {u}");
                let corner = bit(j, (2, j));
                let bits = set.iter().fold(1 << corner, |bits, &cell| bits | 1 << bit(j, cell));
                assert!(turns.contains(&(corner, bits)), "(2, {j}), {u}: {set:?}");
            }
        }
    }

    /// g is symmetric.
    #[test]
    fn a_symmetric_board_is_lost_but_for_its_diagonal_at_any_size() {
        let tails = |i: usize, j: usize| (i * j + (i ^ j)) % 3 == 0;
        let board = |diagonal: usize| -> Vec<Vec<char>> {
            let coin = move |i, j| if i == j { i == diagonal } else { tails(i, j) };
            let row = move |i| (0..1000).map(|j| ['H', 'T'][usize::from(coin(i, j))]).collect();
            (0..1000).map(row).collect()
        };
        assert!(!first_player_wins(&board(1000), 1000));
        assert!((0..1000).step_by(37).all(|i| first_player_wins(&board(i), 1000)));
    }

    #[test]
    #[should_panic(expected = "row 2: 2 coins, not 3")]
    fn refuses_a_row_of_another_length() {
        wins(3, &["HHH", "HT"]);
    }
}
