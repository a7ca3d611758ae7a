//! # Stones from Both Ends — \[ZJOI2009\] 取石子游戏, Luogu P2599, BZOJ 1413, AcWing 1322
//!
//! <https://www.luogu.com.cn/problem/P2599> · interval DP: which end heap makes the row lost · O(n²) time, O(n) memory per row
//!
//! **Statement.** There are n heaps of stones in a row. Two players take turns; a turn takes one or
//! more stones from the leftmost or the rightmost heap. When that heap is empty, its neighbour is
//! at the end. Whoever cannot move loses. Does the first player win if both play as well as
//! possible?
//!
//! **Input.** The first line has T, the number of rows, T ≤ 10. Each row is two lines: n, then its
//! n heaps from left to right. n ≤ 1000; a heap has from 1 to 10⁹ stones.
//!
//! **Output.** One line for each row: `1` if the first player wins, else `0`.
//!
//! ```text
//! input     output        input     output
//! 1         0             1         1
//! 4                       3
//! 3 1 9 4                 2 2 2
//! ```
//!
//! **Idea.** Call a row lost if the player to move loses. One heap is won: take it all. Two heaps
//! are lost exactly if they are equal: the opponent copies each move. In a longer row, leave all
//! heaps but one as they are and ask: *which end heap makes the row lost?* Two different sizes
//! cannot both do so: from the larger a move leads to the smaller. We shall see that one always
//! does, if 0 stones count too. Let l(M) be the heap that makes M lost when it is put in front of
//! M, and r(M) the one behind M. If M is lost already, both are 0. So if we know l of the whole
//! row, we know who wins.
//!
//! How does l change when M gets one more heap q at its end? Take M = 4 2. Playing it out gives
//! l(M) = 2 and r(M) = 4: 2 4 2 and 4 2 4 are lost. Let (p, q) be the row p, M, q, and mark the
//! lost ones:
//!
//! ```text
//! M = 4 2    q = 0  1  2  3  4  5         M = 2 4    q = 0  1  2  3  4  5
//! p = 0          .  .  .  .  ×  .         p = 0          .  .  ×  .  .  .
//! p = 1          .  ×  .  .  .  .         p = 1          .  ×  .  .  .  .
//! p = 2          ×  .  .  .  .  .         p = 2          .  .  .  ×  .  .
//! p = 3          .  .  ×  .  .  .         p = 3          .  .  .  .  ×  .
//! p = 4          .  .  .  ×  .  .         p = 4          ×  .  .  .  .  .
//! p = 5          .  .  .  .  .  ×         p = 5          .  .  .  .  .  ×
//!
//! l(M) = 2, r(M) = 4                      l(M) = 4, r(M) = 2
//! ```
//!
//! Line 0 has its mark in column r(M), and column 0 has its mark in line l(M). The mark of column q
//! is in line l(M, q), which we look for. In the rest of the table a move lowers p or q: it goes up
//! or left. So a place is marked exactly if there is no mark above it in its column or left of it
//! in its line. Go through the columns from left to right, and down each of them: the first line
//! that has no mark yet gets one, and then the column has its mark. So each column takes the first
//! line that is still free, from line 1 on. In the table on the left, with l = 2 and r = 4:
//! - Line 2 is taken at once, by the mark in column 0.
//! - Column 1 takes line 1. Column 2 finds line 2 taken, and takes line 3; so column 3 has to take
//!   line 4: here column q takes line q + 1.
//! - Column 4 has its mark in line 0. It takes no other line and is passed over.
//! - So column 5 finds line 5 free, and from here on column q takes line q.
//!
//! In the table on the right r comes first: column 2 is passed over, and then column q takes line
//! q − 1, up to column 4 = l. Line l is taken already, so from column 5 on column q takes line q
//! again. So for a new heap x, that is, in column x, we have with l = l(M) and r = r(M):
//!
//! ```text
//!            0       if x = r
//!            x + 1   if l ≤ x < r
//! l(M, x) =  x − 1   if r < x ≤ l
//!            x       if x is less than both l and r
//!            x       if x is greater than both
//! ```
//!
//! For r(x, M) it is the same with l and r exchanged. Now go from short rows to longer ones.
//!
//! **Method.** For each part of the row compute l and r, the shorter parts first:
//! 1. The empty part has l = r = 0.
//! 2. A part of at least one heap is M, x, where x is its last heap. Take l and r of M and find l
//!    of the part in the five cases above.
//! 3. The same part is also x, M, where x is its first heap. Find its r in the same five cases,
//!    with l and r exchanged.
//! 4. Print 0 if l of the whole row is 0, else 1.
//!
//! While the length grows, it is enough to keep l and r for each place where a part begins: the
//! part at heap i without its last heap begins at i too, and without its first heap at i + 1.
//!
//! **Proof.** Claim: for each row M, even the empty one, there is exactly one l(M) ≥ 0 and exactly
//! one r(M) ≥ 0, and adding a heap x ≥ 1 changes them as above. We use induction on the number of
//! heaps in M. A single heap p is lost exactly if p = 0, so the empty row has l = r = 0.
//!
//! Let the claim hold for M, and let l = l(M), r = r(M). If M is lost, then l = r = 0, and
//! otherwise both are at least 1. In the table of M, line 0 has exactly one mark, in column r, and
//! column 0 has exactly one, in line l. For p, q ≥ 1 the moves from (p, q) lead to the places above
//! it in its column and left of it in its line, and (p, q) is lost exactly if none of these is
//! marked.
//!
//! Look at a column q ≥ 1. If q = r, its mark is in line 0, and it has no other. If q ≠ r, line 0
//! has no mark there. Go down from line 1 to the first line without a mark in the columns before q;
//! there is one, because only q columns are before q, with one mark each. This place is marked,
//! those between line 0 and it are not, and those below it are not. So each column has exactly one
//! mark, and this is l(M, q). Which lines do the columns take?
//! - *l = r = 0.* Column 0 takes no line from 1 on. So column 1 takes line 1, column 2 takes
//!   line 2, and so on.
//! - *1 ≤ l ≤ r.* Column 0 takes line l. Columns 1 to l − 1 take lines 1 to l − 1. Now lines 1 to l
//!   are taken, so columns l to r − 1 take lines l + 1 to r. Column r has its mark in line 0. Now
//!   lines 1 to r are taken, so each column q > r takes line q.
//! - *1 ≤ r < l.* Column 0 takes line l. Columns 1 to r − 1 take lines 1 to r − 1. Column r has its
//!   mark in line 0. Columns r + 1 to l take lines r to l − 1. Now lines 1 to l are taken, so each
//!   column q > l takes line q.
//!
//! These are the five cases. In the mirror the same argument gives r(x, M). So the claim holds for
//! rows with one heap more.
//!
//! A row is lost exactly if the heap in front that makes it lost is 0, and step 4 is right.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the nim-sum (bitwise xor) of the heaps, as if one could take from any of them
//!   (`hack-nim`).
//! - Printing 0 whenever both ends are equal: 2 2 2 is won (`hack-equal-ends`).
//! - Leaving out the case x = r (`hack-near`).
//! - Writing l < x in place of l ≤ x (`hack-far`).
//! - Exchanging l and r (`hack-exchanged`).
//!
//! **Beyond.** The program takes any number of rows, a row without heaps, which is lost, and heaps
//! up to 2⁶⁴ − 1. It refuses an empty heap, because the rules do not say what one inside the row
//! means, and rows of more than 1000 heaps. A row of an even number of heaps that reads the same
//! from both ends is lost: the opponent copies each move at the other end.
//!
//! **Source.** Zhejiang (浙江) team selection 2009; BZOJ 1413 is the same problem.

use proconio::input;
use shared::print;

fn main() {
    input! { rows: [[u64]] }
    print::verdicts(["1", "0"], rows.iter().map(|row| first_player_wins(row)));
}

/// Is l(row) ≠ 0?
fn first_player_wins(row: &[u64]) -> bool {
    let n = row.len();
    assert!(n <= 1000, "n = {}: at most 1000 heaps", n);
    assert!(!row.contains(&0), "a heap must hold at least 1 stone, not 0");
    // l and r of the part that begins with heap i, at first of length 0.
    let mut l = vec![0; n + 1];
    let mut r = vec![0; n + 1];
    for length in 1..=n {
        for i in 0..=n - length {
            let (first, last) = (row[i], row[i + length - 1]);
            let new_l = end_heap(last, l[i], r[i]);
            r[i] = end_heap(first, r[i + 1], l[i + 1]);
            l[i] = new_l;
        }
    }
    l[0] != 0
}

/// l(M, x) for l = l(M) and r = r(M); and r(x, M) if l and r are exchanged.
fn end_heap(x: u64, l: u64, r: u64) -> u64 {
    if x == r {
        0
    } else if l <= x && x < r {
        x + 1
    } else if r < x && x <= l {
        x - 1
    } else {
        x
    }
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::{board::Board, rules::Game, small};

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        let mut game = Game::normal(Rules::options);
        let ranges = [(0, 0), (1, 20), (2, 20), (3, 12), (4, 7), (5, 5), (6, 4), (7, 3), (8, 2)];
        for row in small::positions(ranges).filter(|row| !row.contains(&0)) {
            assert_eq!(first_player_wins(&row), game.is_won(&row), "{row:?}");
        }
    }

    /// The claim's table for every short row in the middle.
    #[test]
    fn each_heap_in_front_has_one_behind_and_they_differ_by_one_at_most() {
        for inner in small::positions([(0, 0), (1, 6), (2, 6), (3, 4)]) {
            if inner.contains(&0) {
                continue;
            }
            for p in 1..12 {
                let row = |q: u64| [&[p], &inner[..], &[q]].concat();
                let behind: Vec<u64> = (1..15).filter(|&q| !first_player_wins(&row(q))).collect();
                let is_lost_alone = !first_player_wins(&[&[p], &inner[..]].concat());
                assert_eq!(behind.len(), usize::from(!is_lost_alone), "{p} {inner:?}");
                assert!(behind.iter().all(|&q| p.abs_diff(q) <= 1), "{p} {inner:?} {behind:?}");
            }
        }
    }

    /// The marks of the page, by columns.
    #[test]
    fn the_tables_are_right() {
        for (inner, marks) in [([4, 2], [2, 1, 3, 4, 0, 5]), ([2, 4], [4, 1, 0, 2, 3, 5])] {
            for (q, mark) in (0..).zip(marks) {
                for p in 0..6 {
                    let row = [&[p][..], &inner, &[q]].concat();
                    let row: Vec<u64> = row.into_iter().filter(|&heap| heap > 0).collect();
                    assert_eq!(first_player_wins(&row), p != mark, "{row:?}");
                }
            }
        }
    }

    proptest! {
        /// If M is lost, so is p, M, p; if l(M) = r(M) = c, it is for p other than c.
        #[test]
        fn palindromes_are_lost_unless_odd_and_all_equal(
            half in prop::collection::vec(1..=u64::MAX, 1..300),
            c in 1..=u64::MAX,
        ) {
            let back: Vec<u64> = half.iter().rev().copied().collect();
            prop_assert!(!first_player_wins(&[&half[..], &back].concat()));
            let is_equal = half.iter().all(|&heap| heap == c);
            prop_assert_eq!(first_player_wins(&[&half[..], &[c], &back].concat()), is_equal);
            let equal = vec![c; 2 * half.len() + 1];
            prop_assert!(first_player_wins(&equal) && !first_player_wins(&equal[1..]));
        }
    }

    #[test]
    fn as_many_heaps_as_are_accepted_are_answered() {
        let mut row = vec![u64::MAX; 1000];
        assert!(!first_player_wins(&row));
        row[0] -= 1;
        assert!(first_player_wins(&row));
    }

    #[test]
    #[should_panic(expected = "at least 1 stone")]
    fn refuses_an_empty_heap() {
        first_player_wins(&[1, 0, 1]);
    }

    #[test]
    #[should_panic(expected = "n = 1001: at most 1000 heaps")]
    fn refuses_more_heaps() {
        first_player_wins(&vec![1; 1001]);
    }
}
