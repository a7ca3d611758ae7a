//! # Stones from Both Ends — [ZJOI2009] 取石子游戏, Luogu P2599, BZOJ 1413, AcWing 1322
//!
//! <https://www.luogu.com.cn/problem/P2599> · the one heap that makes a row lost · O(n²) time, O(n) memory per row
//!
//! **Statement.** n heaps of stones stand in a row. A move takes any positive number of stones from
//! the leftmost or the rightmost heap; when that is empty, the next one is at the end. Whoever
//! cannot move loses. For each of T rows print `1` if the first player wins, else `0`. T ≤ 10, n ≤
//! 1000, heaps from 1 to 10⁹. The program takes any T, n from 0 to 5000, and any u64 heaps but
//! empty ones. It refuses longer rows, and empty heaps: the rules do not say whether one inside the
//! row counts.
//!
//! **Idea.** Put a heap of p stones in front of a row M; p = 0 is to mean that nothing is put
//! there. For exactly one p the player to move loses: call such a row lost, that p l(M), and r(M)
//! the same for a heap behind M. So M itself is lost iff l(M) = 0.
//!
//! How does l change when M gets one more heap? Take M = 4 2 as an example; played out, it has l =
//! 2 and r = 4. Let (p, q) be the row p, M, q, and mark the lost ones in a table.
//!
//! ```text
//! M = 4 2    q = 0   1   2   3   4   5
//! p = 0          .   .   .   .   ×   .     4 2 4
//! p = 1          .   ×   .   .   .   .     1 4 2 1
//! p = 2          ×   .   .   .   .   .     2 4 2
//! p = 3          .   .   ×   .   .   .     3 4 2 2
//! p = 4          .   .   .   ×   .   .     4 4 2 3
//! p = 5          .   .   .   .   .   ×     5 4 2 5
//! ```
//!
//! The first line has its mark at r, the first column at l. For p, q ≥ 1 a move lowers p or q: it
//! goes left or up in the table, so (p, q) is lost iff no mark stands left of it in its line or
//! above it in its column. The marks follow the diagonal, but between l and r they give way by one.
//! They tell l of longer rows: for 4 2 3 look at q = 3, where the mark is at p = 4.
//!
//! **Proof.** Claim: for each row M, the empty one too, there is exactly one p ≥ 0 with which p, M
//! is lost for the player to move (a P-position). It is l(∅) = 0, and for x ≥ 1, with near := r(M),
//! the heap that would make M lost in the place of x, and far := l(M), that at the other end,
//!
//! ```text
//!            0       if x = near
//! l(M, x) =  x + 1   if far ≤ x < near
//!            x − 1   if near < x ≤ far
//!            x       otherwise
//! ```
//!
//! The same holds in the mirror for r(x, M), with near := l(M) and far := r(M).
//! - No two: from the larger p a move leads to the smaller, and both cannot be lost.
//! - One: the empty row is lost, so p = 0. For a longer M suppose that p, M is won for every p.
//!   Then for each p ≥ 1 some move wins. It does not take from p, as a smaller p before M is won as
//!   well. So it leads to a lost row p, M′, where M′ is M with its last heap lowered or gone. There
//!   are only finitely many M′, so two different p lead to the same M′. But no two p can be lost
//!   there.
//! - The value: let M be fixed, l = far, r = near, and l ≤ r first. We show that the lost (p, q)
//!   are the pairs S: (0, r); (l, 0); (p, p) for 0 < p < l; (p, p − 1) for l < p ≤ r; (p, p) for r
//!   < p. If p = 0 or q = 0, this is what l and r mean. (If one of them is 0, M is lost, and both
//!   are.) So let p, q ≥ 1, and use induction on p + q.
//!   - In S are each p and each q once. So no move leads from S to S, and (p, q) in S is lost.
//!   - If (p, q) is not in S, let (p, q′) and (p′, q) be in S. As p, q ≥ 1, q′ is p, p − 1 or 0,
//!     and p′ is q, q + 1 or 0: so q′ ≤ p and p′ ≤ q + 1. If q < q′ and p < p′, then q < p and p ≤
//!     q, which cannot be. So q′ < q or p′ < p: a move leads into S, and (p, q) is won.
//!
//!   l(M, x) is the p that S has beside q = x: the cases of the claim, of which x − 1 does not
//!   occur here. If l > r, exchange p with q and l with r in S: beside q = x stands p = x − 1 if r
//!   < x ≤ l, and x + 1 does not occur.
//!
//! The program computes l and r of all rows of length 1 within the given one, then of length 2, and
//! so on. The given row is lost ⇔ its l is 0.
//!
//! **Mistakes.** The nim-sum of the heaps (`hack-nim`). "Lost if both ends are equal"
//! (`hack-equal-ends`). Leaving out x = near (`hack-near`). far < x in place of far ≤ x
//! (`hack-far`). Exchanging near and far (`hack-exchanged`).
//!
//! **Source.** Zhejiang (浙江) team selection 2009; BZOJ 1413 is the same problem.

use proconio::input;
use shared::print;
use std::cmp::Ordering::{Equal, Greater, Less};

fn main() {
    input! { count: usize }
    let wins = (0..count).map(|_| {
        input! { row: [u64] }
        first_player_wins(&row)
    });
    print::verdicts(["1", "0"], wins);
}

/// Is l(row) ≠ 0?
fn first_player_wins(row: &[u64]) -> bool {
    let n = row.len();
    assert!(n <= 5000, "n = {}: at most 5000 heaps are accepted", n);
    assert!(!row.contains(&0), "a heap must hold at least 1 stone, not 0");
    // l and r of the rows that begin with heap i: first of length 0, then of each length in turn.
    let mut ends = vec![(0, 0); n + 1];
    for length in 1..=n {
        for i in 0..=n - length {
            let ((l_front, r_front), (l_back, r_back)) = (ends[i], ends[i + 1]);
            let (first, last) = (row[i], row[i + length - 1]);
            ends[i] = (partner(last, r_front, l_front), partner(first, l_back, r_back));
        }
    }
    ends[0].0 != 0
}

/// l(M, x), if near = r(M) and far = l(M).
fn partner(x: u64, near: u64, far: u64) -> u64 {
    match x.cmp(&near) {
        Equal => 0,
        Less if far <= x => x + 1,
        Greater if x <= far => x - 1,
        _ => x,
    }
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use proptest::prelude::*;
    use shared::{rules::Game, small};

    /// The rule as stated: make the first or the last heap smaller; an empty one is gone.
    fn options(row: &[u64]) -> Vec<Vec<u64>> {
        let mut options = vec![];
        if let [inner @ .., last] = row {
            options.extend((0..*last).map(|size| [inner, &[size]].concat()));
        }
        if let [first, inner @ ..] = row {
            options.extend((0..*first).map(|size| [&[size], inner].concat()));
        }
        for option in &mut options {
            option.retain(|&heap| heap > 0);
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        let mut game = Game::normal(|row: &Vec<u64>| options(row));
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

    #[test]
    fn the_table_is_right() {
        let lost: [&[u64]; 7] = [
            &[4, 2, 4],
            &[1, 4, 2, 1],
            &[2, 4, 2],
            &[3, 4, 2, 2],
            &[4, 4, 2, 3],
            &[5, 4, 2, 5],
            &[3, 1, 9, 4],
        ];
        assert!(lost.iter().all(|row| !first_player_wins(row)));
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
        let mut row = vec![u64::MAX; 5000];
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
    #[should_panic(expected = "n = 5001: at most 5000 heaps")]
    fn refuses_more_heaps() {
        first_player_wins(&vec![1; 5001]);
    }
}
