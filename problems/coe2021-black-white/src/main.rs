//! # Black and White — [2021 CoE-II B] 黑白棋, Luogu P7589
//!
//! <https://www.luogu.com.cn/problem/P7589> · Nim on gaps, retreats change nothing · O(n) expected time, O(n) memory per case
//!
//! **Statement.** Each of n rows holds one black piece of Alice's, in column b, and one white piece
//! of Bob's, in column w ≠ b. A move takes one own piece and brings it nearer to the other piece of
//! its row, by at least 1 and without reaching it, or moves it away from that piece by 1 to d: a
//! retreat, of which each player has at most k in the game. Whoever cannot move loses; Alice
//! begins. The input has T, then for each case `n k d` and n rows `y b w`; print `Yes` if Alice
//! wins, else `No`. T, n, k ≤ 100, d ≤ 20, |y| ≤ 100, |b|, |w| ≤ 1000. The program takes any T and
//! n and any i64 columns. b = w and a row y given twice are refused.
//!
//! **Idea.** The gap |b − w| − 1 is a heap of Nim: either player can lower it at will. A retreat
//! enlarges it, the opponent takes as much away again, and the retreat is used up.
//!
//! ```text
//! ● · · · ○       gap 3
//! ● · · · · · ○   Bob retreats by 2 …
//! · · ● · · · ○   … Alice follows: gap 3, one retreat fewer
//! ```
//!
//! **Proof.** Let X be the nim-sum ⊕, the bitwise xor, of the gaps. Claim: the player to move loses
//! (the position is a P-position) ⇔ X = 0, whatever retreats are left. Play ends: a retreat uses up
//! one of finitely many, and between two of them the gaps only fall.
//! - The end: whoever cannot move sees only gaps of 0, so X = 0.
//! - From X = 0: a move, nearer or away, changes exactly one gap, so X ≠ 0 after it.
//! - From X ≠ 0: as in [nim](../nim/index.html), some gap g can be lowered to g ⊕ X, which makes X = 0.
//!   The player has a piece in that row and can bring it nearer by any amount up to the gap.
//!
//! **Mistakes.** Forgetting that columns may be negative (`hack-negative`) or that b may exceed w
//! (`hack-black-on-the-right`). Taking |b − w| for the gap (`hack-gap`). Letting retreats decide:
//! with X = 0 they do not help, with X ≠ 0 they are not needed (`hack-retreats`).
//!
//! **Source.** Luogu contest 2021 CoE-II, problem B. Nim in which heaps may also grow, as long as
//! play ends, is Poker Nim: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 3.

use proconio::{input, read_value};
use shared::{nim::nim_sum, print};
use std::collections::HashSet;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { count: usize, _retreats: u64, _furthest: u64 }
        alice_wins((0..count).map(|_| read_value!((i64, i64, i64))))
    });
    print::verdicts(["Yes", "No"], wins);
}

/// Is X ≠ 0, for rows (y, b, w)?
fn alice_wins(rows: impl Iterator<Item = (i64, i64, i64)>) -> bool {
    let mut seen = HashSet::new();
    let gaps = rows.map(|(y, b, w)| {
        assert!(seen.insert(y), "row {}: given twice", y);
        assert!(b != w, "row {}: both pieces are in column {}", y, b);
        b.abs_diff(w) - 1
    });
    let x = nim_sum(gaps);
    x != 0
}

#[cfg(test)]
mod tests {
    use super::alice_wins;
    use shared::rules::{partizan, Game, Player};
    use shared::small;

    /// The columns of black and white in each row, and the retreats left to black and to white.
    type Position = (Vec<(i64, i64)>, [u64; 2]);

    /// The rule as stated: bring one own piece nearer, not onto the other; or further, by 1 to d, if
    /// a retreat is left.
    fn options(position: &Position, player: Player, d: i64) -> Vec<Position> {
        let (rows, retreats) = position;
        let me = usize::from(player == Player::Right);
        let mut options = vec![];
        for (i, &(black, white)) in rows.iter().enumerate() {
            let (own, other) = if me == 0 { (black, white) } else { (white, black) };
            let towards = (other - own).signum();
            let nearer = (1..(other - own).abs()).map(|by| (own + by * towards, 0));
            let further = (1..=d).map(|by| (own - by * towards, 1));
            for (to, cost) in nearer.chain(further).filter(|step| step.1 <= retreats[me]) {
                let (mut rows, mut retreats) = (rows.clone(), *retreats);
                rows[i] = if me == 0 { (to, white) } else { (black, to) };
                retreats[me] -= cost;
                // The board has no end, so where a row lies on it makes no difference.
                rows[i] = (0, rows[i].1 - rows[i].0);
                options.push((rows, retreats));
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board() {
        for d in 1..=3 {
            let rules = |position: &Position, player: Player| options(position, player, d);
            let mut game = Game::normal(partizan(rules));
            for budgets in small::sequences(2, 2) {
                for gaps in small::positions([(0, 0), (1, 6), (2, 4), (3, 2)]) {
                    // Black stands on the left in every second row, on the right in the others.
                    let sides = [1, -1, 1].into_iter().zip(&gaps);
                    let rows: Vec<(i64, i64)> = sides
                        .map(|(side, &gap)| (0, side * (i64::try_from(gap).unwrap() + 1)))
                        .collect();
                    let numbered = rows.iter().zip(0..).map(|(&(b, w), y)| (y, b, w));
                    let position = (rows.clone(), [budgets[0], budgets[1]]);
                    let won = game.is_won(&(position, Player::Left));
                    assert_eq!(
                        alice_wins(numbered),
                        won,
                        "{gaps:?}, d = {d}, retreats {budgets:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn columns_may_be_as_far_apart_as_i64_allows() {
        assert!(alice_wins([(0, i64::MIN, i64::MAX)].into_iter()));
        assert!(!alice_wins([(0, i64::MIN, i64::MAX), (1, i64::MAX, i64::MIN)].into_iter()));
    }

    #[test]
    #[should_panic(expected = "row -4: both pieces are in column 7")]
    fn refuses_two_pieces_in_a_cell() {
        alice_wins([(3, 1, 2), (-4, 7, 7)].into_iter());
    }

    #[test]
    #[should_panic(expected = "row 3: given twice")]
    fn refuses_two_pairs_in_a_row() {
        alice_wins([(3, 1, 2), (3, 7, 8)].into_iter());
    }
}
