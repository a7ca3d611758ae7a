//! # Choosing Carrot — 选胡萝卜, Codeforces 794E
//!
//! <https://codeforces.com/problemset/problem/794/E> · the last one of a row: keeping to the middle · O(n) time and memory
//!
//! **Statement.** There are n carrots in a row; each has a juiciness. Oleg first eats k of them,
//! one after the other, each time from the left or from the right end. Then Oleg and Igor take
//! turns, Oleg first; a turn eats the carrot at the left or at the right end. They stop when one
//! carrot is left. Oleg wants the last one to be as juicy as possible, Igor as little juicy as
//! possible. For each k from 0 to n − 1: how juicy is the last carrot with best play?
//!
//! **Input.** The first line has n, from 1 to 3·10⁵. The second has a₁, …, aₙ, the juiciness of the
//! carrots from the left, each from 1 to 10⁹.
//!
//! **Output.** One line with n numbers: the answers for k = 0, 1, …, n − 1.
//!
//! ```text
//! input       output            input       output
//! 4           3 3 5 5           3           1 2 2
//! 1 2 3 5                       1 2 1
//! ```
//!
//! **Idea.** First without the free moves, k = 0. With two carrots Oleg keeps the larger one. With
//! four, p q r s, can Oleg keep more than the larger of q and r? That would be an end, p or s. But
//! whatever Oleg eats, Igor eats at the opposite end: p is gone and s is gone after the first two
//! bites. And Oleg can keep r, say: Oleg eats p, so that r is the middle one of q r s, and when
//! Igor eats an end of these, Oleg eats the other. So it is in every row with an even number of
//! carrots: **each player can pull the play to the middle** by answering at the opposite end. Oleg,
//! who begins, chooses which one of the two middle carrots it is.
//!
//! With an odd number, p q r s t, Oleg's first bite leaves four, and now Igor is the one who
//! chooses: Igor keeps the smaller of the two middle carrots. After p these are r and s, after t
//! they are q and r. So Oleg gets the larger of min(q, r) and min(r, s). The middle carrot r alone
//! is not enough for Oleg.
//!
//! Now the free moves. If k carrots are eaten, m = n − k neighbours are left, a *window*, and Oleg
//! can have any window of m: i bites on its left, k − i on its right. Oleg takes the best one. For
//! an even m each window is worth the larger one of its two middle carrots, so the answer is the
//! maximum of all carrots that are a middle one of some window. The windows push against the ends
//! of the row, so carrots near an end are never in the middle:
//!
//! ```text
//! n = 7, m = 4:  the windows 1–4, 2–5, 3–6, 4–7 have the middles 2 3, 3 4, 4 5, 5 6
//!                together 2 to 6: the maximum of a₂, …, a₆
//! n = 7, m = 5:  the windows 1–5, 2–6, 3–7 have the pairs 23 34, 34 45, 45 56
//!                together 23 34 45 56: the maximum of min(a₂, a₃), …, min(a₅, a₆)
//! ```
//!
//! One case is special: m = 1. Then no turn is left, and Oleg has chosen the carrot by himself.
//!
//! **Method.**
//! 1. Let h be half of m = n − k, rounded down. For an even m the answer is the maximum of aᵢ over
//!    h ≤ i ≤ n − h + 1. For an odd m ≥ 3 it is the maximum of min(aᵢ, aᵢ₊₁) over h ≤ i ≤ n − h.
//!    For m = 1 it is the maximum of all aᵢ.
//! 2. The condition for aᵢ says that h is at most the smaller of i and n − i + 1. So put aᵢ into
//!    box number min(i, n − i + 1), and keep the maximum of each box. In the same way put min(aᵢ,
//!    aᵢ₊₁) into box number min(i, n − i) of a second row of boxes.
//! 3. From the last box to the first, replace each maximum by the maximum of it and the next one.
//!    Then box h has the maximum over all boxes from h on.
//! 4. For k = 0, …, n − 1 print the maximum in box h of the first row if m is even, of the second
//!    row if m is odd and not 1, and in box 1 of the first row if m = 1.
//!
//! **Proof.** Let the real game begin with the window w₁, …, wₘ, and let V be the juiciness of the
//! last carrot with best play.
//!
//! *Lemma 1. If m = 2h is even and Oleg is to move, V = max(wₕ, wₕ₊₁).*
//! - *Oleg can have at least that.* Let the larger of the two be marked. One side of it has h − 1
//!   carrots, the other has h. Oleg eats the end on the side with h. Now there are h − 1 on both
//!   sides. Whenever Igor eats on one side, Oleg eats on the other, which is not empty, because the
//!   two sides were equal before Igor's bite. So after each bite of Oleg the marked carrot is the
//!   exact middle, and in the end it is the only one.
//! - *Igor can see to it that it is not more.* Whenever Oleg eats at one end, Igor eats at the
//!   other, as long as more than two are left before Oleg's bite. So whenever Oleg is to move, the
//!   same two carrots are in the middle, until they are the only ones. Then Oleg eats one of them,
//!   and one of them is the last.
//!
//! *Lemma 2. If m = 2h is even and Igor is to move, V = min(wₕ, wₕ₊₁).* This is Lemma 1 with the
//! players exchanged: what was as large as possible is as small as possible.
//!
//! *Lemma 3. If m = 2h + 1 ≥ 3 and Oleg is to move, V is the larger of min(wₕ, wₕ₊₁) and min(wₕ₊₁,
//! wₕ₊₂).* Oleg's bite leaves w₁, …, w₂ₕ or w₂, …, w₂ₕ₊₁, with Igor to move. By Lemma 2 these are
//! worth the first and the second of the two numbers, and Oleg takes the better.
//!
//! *The answer.* With k free moves Oleg leaves a window that begins at some s from 1 to n − m + 1,
//! and Oleg can choose s: s − 1 carrots go on the left and the others, n − m − (s − 1), on the
//! right. So the answer is the maximum of V over these s.
//! - *m = 2h.* The window that begins at s has the middle carrots s + h − 1 and s + h. For s from 1
//!   to n − 2h + 1 these are all i from h to n − h + 1, and no others.
//! - *m = 2h + 1 ≥ 3.* Its pairs (i, i + 1) are those with i = s + h − 1 and i = s + h. For s
//!   from 1 to n − 2h these are all i from h to n − h, and no others.
//! - *m = 1.* Every carrot is a window, so the answer is the maximum of all.
//!
//! *Step 3:* h ≤ i ≤ n − h + 1 holds exactly if h ≤ min(i, n − i + 1), and h ≤ i ≤ n − h exactly if
//! h ≤ min(i, n − i). So box h and the boxes after it have exactly what counts.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Using the rule for odd m for m = 1 too (`hack-one-left`).
//! - Letting Igor begin after the free moves (`hack-igor`).
//! - Printing the answers in the order of m, not of k (`hack-order`).
//! - Deciding by the parity of k in place of n − k (`hack-parity`).
//! - Taking the middle carrot itself for odd m: 1 2 1 is worth 1 (`hack-middle`).
//! - Eating all free carrots on the same side (`hack-one-side`).
//! - Eating the smaller end in each free move (`hack-smaller-end`).
//!
//! **Beyond.** The program refuses n above 3·10⁵ and n = 0.
//! - *To begin is not always good.* For odd m ≥ 3 Oleg would have at least as much if Igor began.
//!   By Lemma 3 with the players exchanged it would be the smaller of max(wₕ, wₕ₊₁) and max(wₕ₊₁,
//!   wₕ₊₂), which is at least wₕ₊₁; the number of Lemma 3 is at most wₕ₊₁.
//! - *More free moves do not always help.* For 1 3 1 1 the answers are 3 1 3 3. But from k to k + 2
//!   the answer never falls, as the range of i grows by one at both ends; for k + 2 = n − 1 it
//!   becomes the maximum of all.
//!
//! **Source.** Codeforces, problem 794E, of the final round of a contest in 2017 (not confirmed).
//! Numbers in place of won and lost: [removal-game](../removal_game/index.html).

use proconio::input;

fn main() {
    input! { a: [u64] }
    assert!((1..=300_000).contains(&a.len()), "n = {}: from 1 to 300000", a.len());
    let answers: Vec<String> = last_carrots(&a).iter().map(u64::to_string).collect();
    println!("{}", answers.join(" "));
}

/// The answers for k = 0, …, n − 1.
fn last_carrots(a: &[u64]) -> Vec<u64> {
    let n = a.len();
    let (mut even, mut odd) = (vec![0; n + 2], vec![0; n + 2]);
    for i in 1..=n {
        let h = i.min(n - i + 1);
        even[h] = even[h].max(a[i - 1]);
    }
    for i in 1..n {
        let h = i.min(n - i);
        odd[h] = odd[h].max(a[i - 1].min(a[i]));
    }
    for h in (1..n).rev() {
        even[h] = even[h].max(even[h + 1]);
        odd[h] = odd[h].max(odd[h + 1]);
    }
    let mut answers = vec![];
    for m in (1..=n).rev() {
        let h = m / 2;
        answers.push(if m == 1 {
            even[1]
        } else if m % 2 == 0 {
            even[h]
        } else {
            odd[h]
        });
    }
    answers
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::last_carrots;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::{partizan, Game, Player};
    use shared::small;
    use std::collections::BTreeSet;

    type State = (Vec<Vec<u64>>, bool);

    /// The rule as stated; `said` is true once it has been said who won. When no move is left, the
    /// first of the two players has won if the result is at least `goal`: the winner has one more
    /// move, the loser has none.
    fn options((position, said): &State, player: Player, goal: i64) -> Vec<State> {
        let moves = Rules::moves(position, player);
        let is_first = player == Player::Left;
        if moves.is_empty() && !said && (Rules::result(position) >= goal) == is_first {
            return vec![(position.clone(), true)];
        }
        moves.into_iter().map(|one| (one.to, false)).collect()
    }

    fn agrees(a: &[u64]) {
        let answers = last_carrots(a);
        assert_eq!(answers.len(), a.len());
        let goals: BTreeSet<u64> = answers.iter().flat_map(|&x| [x, x + 1]).collect();
        for goal in goals {
            // The last carrot is compared with the goal: it must not be less.
            let mut game =
                Game::normal(partizan(|state: &State, player| options(state, player, 0)));
            for (k, &answer) in answers.iter().enumerate() {
                let start = vec![a.to_vec(), vec![k as u64], vec![goal]];
                let can_reach = game.is_won(&((start, false), Player::Left));
                assert_eq!(can_reach, answer >= goal, "{a:?}, k = {k}, {goal}");
            }
        }
    }

    /// Whether a goal is reached depends only on which carrots reach it: rows of 0 and 1 are all.
    #[test]
    fn agrees_with_the_rules_on_every_small_row() {
        for a in small::positions([(1, 6), (2, 5), (3, 4), (4, 3), (5, 2)]) {
            agrees(&a);
        }
        for a in small::positions([(6, 1), (7, 1), (8, 1)]) {
            agrees(&a);
        }
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_longer_rows() {
        for a in small::positions([(6, 3), (7, 2), (9, 1), (10, 1)]) {
            agrees(&a);
        }
    }

    proptest! {
        /// Windows one by one, each by the minimax over its parts.
        #[test]
        fn agrees_with_the_minimax_over_all_parts(a in prop::collection::vec(1..=20_u64, 1..40)) {
            let n = a.len();
            // The row that begins at each place, with this many carrots, for Oleg or Igor to move.
            let (mut oleg, mut igor) = (a.clone(), a.clone());
            let mut best = vec![a.iter().copied().max().unwrap()];
            for m in 2..=n {
                let both = |last: &[u64], s: usize| (last[s], last[s + 1]);
                let eats = |s| both(&igor, s).0.max(both(&igor, s).1);
                let next: Vec<u64> = (0..=n - m).map(eats).collect();
                igor = (0..=n - m).map(|s| both(&oleg, s).0.min(both(&oleg, s).1)).collect();
                oleg = next;
                best.push(oleg.iter().copied().max().unwrap());
            }
            best.reverse();
            prop_assert_eq!(last_carrots(&a), best);
        }
    }

    #[test]
    fn the_examples_are_right() {
        assert_eq!(last_carrots(&[1, 2, 3, 5]), [3, 3, 5, 5]);
        assert_eq!(last_carrots(&[1, 2, 1]), [1, 2, 2]);
        assert_eq!(last_carrots(&[1, 3, 1, 1]), [3, 1, 3, 3]);
    }
}
