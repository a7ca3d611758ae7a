//! # Candy Piles — 糖果堆, AtCoder AGC 002 E
//!
//! <https://atcoder.jp/contests/agc002/tasks/agc002_e> · a walk in a diagram whose diagonals have one outcome · O(N log N) time, O(N) memory
//!
//! **Statement.** There are N piles of candies; pile i has aᵢ. Snuke and Ciel take turns, and Snuke
//! begins. A turn does one of two things: it eats all candies of a largest pile, or it eats one
//! candy of every pile that still has some. Whoever eats the last candy loses. Who wins with best
//! play?
//!
//! **Input.** The first line has N, from 1 to 100 000, the second the numbers a₁, …, a_N in any
//! order, from 1 to 10⁹.
//!
//! **Output.** `First` if Snuke wins, `Second` if Ciel wins.
//!
//! ```text
//! input     output        input     output
//! 2         First         3         Second
//! 1 3                     1 2 3
//! ```
//!
//! **Idea.** Sort the piles, the largest first, and draw them as columns of cells, a cell for each
//! candy. Eating a largest pile removes the leftmost column. Eating one candy of each pile removes
//! the bottom row. What is left has the same form, smaller. So leave the drawing as it is and let a
//! piece walk in it, from the lower left cell: a step to the right for a column, a step up for a
//! row. The candies that are left are those in the piece's column and further right, in the piece's
//! row and above. Whoever steps out of the drawing has eaten the last candy and loses.
//!
//! Now label each cell with the outcome for the player who has to move there: W, won, or L, lost. A
//! cell with no other cell to the right or above is L. Any other cell is W if a step leads to an L,
//! and L if not. From the upper right to the lower left this gives, for the piles 7 5 4 3 3 1:
//!
//! ```text
//! L
//! W
//! W L
//! L W L
//! W L W W L
//! L W W L W
//! W W L W W L
//! 7 5 4 3 3 1
//! ```
//!
//! There are 10⁹ rows, so we cannot fill the whole drawing. But look along a diagonal, from a cell
//! one step to the right and one up: from the lower left cell W W W, from its right neighbour W W
//! W, then L L L. On each diagonal all labels are equal! Why? Let A be a cell and D the next one on
//! its diagonal, and let B and C be the cells between:
//!
//! ```text
//! C D E      D is L: B and C can step to it, so both are W, and A can step only to W: A is L
//! A B F      D is W: it can step to some L, say E. Then F can step to E, so F is W
//!            B can step only to D and F, both W: so B is L, and A can step to it: A is W
//! ```
//!
//! (If the L is above D and not to its right, turn the picture over.) So the lower left cell has
//! the label of the last cell on its diagonal. And that one is easy, because the next cell of the
//! diagonal is outside: if the piece goes up from it, no step to the right is possible any more
//! without leaving, and if it goes right, no step up is. It is in a corridor, whose last cell is L,
//! the one before W, and so on. So the corner is W exactly if the first cell of the upper or of the
//! right corridor is L, that is, if one of the two has an odd length.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.**
//! 1. Sort the piles: a₁ ≥ a₂ ≥ … ≥ a_N.
//! 2. Find the largest i with aᵢ ≥ i. (The cells of the diagonal are cell j of pile j, for j = 1,
//!    …, i.)
//! 3. Let u = aᵢ − i, the number of cells above that corner, and let r be the number of piles after
//!    pile i that have at least i candies, the number of cells to its right.
//! 4. If u or r is odd, print `First`, else `Second`.
//!
//! **Proof.** Let (x, y) be the cell in column x and row y, counted from 1. It is in the drawing ⇔
//! y ≤ aₓ. (⇔ means "if and only if".) With a cell all cells to its left and below are in the
//! drawing.
//!
//! *The walk is the game.* After some turns let x − 1 piles be eaten and y − 1 candies taken from
//! each other pile, in any order. The pile with the largest number is one of those with the largest
//! number at the beginning, so the eaten piles are the first x − 1 of the sorted list, up to the
//! order of equal ones. Pile j has aⱼ − (y − 1) candies, if that is positive, for j ≥ x. So some
//! candy is left ⇔ pile x has one ⇔ (x, y) is in the drawing. The two kinds of turns lead to
//! (x + 1, y) and (x, y + 1). So a step out of the drawing loses at once, and a cell is lost for
//! the player to move ⇔ each of the two steps leads out or to a won cell. Each step leads to the
//! right or up, so play ends.
//!
//! *Lemma (diagonal).* If A = (x, y) and D = (x + 1, y + 1) are in the drawing, both are won or
//! both are lost. B = (x + 1, y) and C = (x, y + 1) are in the drawing too.
//! - *D is lost.* From B and from C a step leads to D, so B and C are won. Both steps from A lead
//!   to won cells, so A is lost.
//! - *D is won.* Some step from D leads to a lost cell in the drawing. Let it be E = (x + 2, y +
//!   1); for (x + 1, y + 2) exchange the roles of right and up. Then F = (x + 2, y) is in the
//!   drawing, and it is won because of the step to E. The steps from B lead to F and to D, both
//!   won, so B is lost. So A is won.
//!
//! *Lemma (corridors).* Let i be the largest number with aᵢ ≥ i. There is one, as a₁ ≥ 1. The cell
//! (i, i) is won ⇔ u or r is odd. Since a_{i+1} ≤ i, or there is no pile i + 1, no cell (x, y) with
//! x > i and y > i is in the drawing. So from the cells (i, i + 1), …, (i, i + u) every step to the
//! right leads out, and from the cells (i + 1, i), …, (i + r, i) every step up leads out. In such a
//! row of cells the last one is lost, because both steps lead out, and before it won and lost cells
//! alternate. So the first cell of a corridor is lost ⇔ the corridor's length is odd. From (i, i)
//! the steps lead to the first cells of the two corridors, or out if the length is 0. So (i, i) is
//! won ⇔ u or r is odd.
//!
//! By the first lemma (1, 1), (2, 2), …, (i, i) are all won or all lost. Play begins on (1, 1). So
//! Snuke wins ⇔ u or r is odd.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Letting the player who eats the last candy win (`hack-last-wins`).
//! - Asking if both u and r are odd (`hack-both`).
//! - Looking at u alone (`hack-up`).
//! - Looking at r alone (`hack-right`).
//! - Asking if u + r is odd (`hack-sum`).
//! - Using the piles in the order of the input (`hack-unsorted`).
//! - Reading the rules as if any pile might be eaten (`hack-any-pile`).
//! - Counting all piles after pile i in r, those with fewer than i candies too (`hack-all-later`).
//!
//! **Beyond.** The program takes any N ≥ 1 and piles up to 2⁶⁴ − 1. It refuses empty piles. The
//! lemma on diagonals needs the end as it is: if whoever eats the last candy won, the piles 2 2
//! would be lost for the first player, though the other cell of the diagonal, a single candy, is
//! won.
//!
//! **Source.** AtCoder Grand Contest 002, problem E.

use proconio::input;

fn main() {
    input! { piles: [usize] }
    println!("{}", if first_player_wins(piles) { "First" } else { "Second" });
}

/// Is u or r odd?
fn first_player_wins(mut piles: Vec<usize>) -> bool {
    piles.sort_unstable_by(|a, b| b.cmp(a));
    assert!(piles.last() > Some(&0), "there is a pile, and a candy in each");
    // piles[i] is aᵢ₊₁ of the proof.
    let mut i = 1;
    while i < piles.len() && piles[i] > i {
        i += 1;
    }
    let up = piles[i - 1] - i;
    let mut right = 0;
    while i + right < piles.len() && piles[i + right] >= i {
        right += 1;
    }
    up % 2 == 1 || right % 2 == 1
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use std::collections::HashMap;

    /// All lists of `count` piles from 1 to `most` that do not increase.
    fn positions(count: usize, most: u64) -> Vec<Vec<u64>> {
        let mut all = vec![vec![]];
        for _ in 0..count {
            let longer = |piles: &Vec<u64>| {
                let (piles, most) = (piles.clone(), piles.last().copied().unwrap_or(most));
                (1..=most).map(move |pile| [&piles[..], &[pile]].concat()).collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    }

    /// Whoever has no candy to eat has won: the opponent ate the last one.
    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::misere(Rules::options);
        for (count, most) in [
            (1, 40),
            (2, 24),
            (3, 14),
            (4, 11),
            (5, 10),
            (6, 9),
            (7, 8),
            (8, 7),
            (9, 6),
            (10, 5),
            (12, 4),
        ] {
            for piles in positions(count, most) {
                let mut numbers: Vec<usize> = piles.iter().map(|&pile| pile as usize).collect();
                let wins = game.is_won(&piles);
                assert_eq!(first_player_wins(numbers.clone()), wins, "{piles:?}");
                numbers.reverse();
                assert_eq!(first_player_wins(numbers), wins);
            }
        }
    }

    /// The walk: is the cell won? Columns and rows count from 1.
    fn cells(piles: &[usize]) -> HashMap<(usize, usize), bool> {
        let mut won = HashMap::new();
        for x in (1..=piles.len()).rev() {
            for y in (1..=piles[x - 1]).rev() {
                let steps = [(x + 1, y), (x, y + 1)];
                let is_lost = |cell| won.get(cell) == Some(&false);
                let is_won = steps.iter().any(is_lost);
                won.insert((x, y), is_won);
            }
        }
        won
    }

    #[test]
    fn the_drawing_of_the_page_is_right() {
        let won = cells(&[7, 5, 4, 3, 3, 1]);
        let row = |y| -> String {
            let labels = (1..=6).filter_map(|x| won.get(&(x, y)));
            labels.map(|&won| if won { 'W' } else { 'L' }).collect()
        };
        let rows: Vec<String> = (1..=7).rev().map(row).collect();
        assert_eq!(rows, ["L", "W", "WL", "LWL", "WLWWL", "LWWLW", "WWLWWL"]);
    }

    #[test]
    fn if_the_last_candy_won_a_diagonal_would_have_two_outcomes() {
        let mut game = Game::normal(Rules::options);
        assert!(!game.is_won(&vec![2, 2]) && game.is_won(&vec![1]));
    }

    proptest! {
        /// The whole drawing, filled in.
        #[test]
        fn the_diagonals_have_one_outcome(mut piles in prop::collection::vec(1..60_usize, 1..40)) {
            let wins = first_player_wins(piles.clone());
            piles.sort_unstable_by(|a, b| b.cmp(a));
            let won = cells(&piles);
            prop_assert_eq!(won[&(1, 1)], wins);
            for (&(x, y), is_won) in &won {
                prop_assert!(won.get(&(x + 1, y + 1)).is_none_or(|next| next == is_won));
            }
        }

        /// A square, a tower on its last column, a row of piles as high as the square is wide.
        #[test]
        fn large_piles(i in 1..1000_usize, up in 0..1_000_000_000_usize, right in 0..1000_usize) {
            let piles = [vec![i; right], vec![i + up; i], vec![1.min(i - 1); 3]].concat();
            let piles = piles.into_iter().filter(|&pile| pile > 0).collect();
            prop_assert_eq!(first_player_wins(piles), up % 2 == 1 || right % 2 == 1);
        }
    }

    #[test]
    #[should_panic(expected = "there is a pile, and a candy in each")]
    fn refuses_an_empty_pile() {
        first_player_wins(vec![2, 0, 1]);
    }

    #[test]
    #[should_panic(expected = "there is a pile, and a candy in each")]
    fn refuses_no_piles() {
        first_player_wins(vec![]);
    }
}
