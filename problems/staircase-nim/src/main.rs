//! # Staircase-Nim Game — 台阶-Nim游戏, AcWing 892
//!
//! <https://www.acwing.com/problem/content/894/> · staircase Nim: the nim-sum of the odd stairs · O(n) time and memory
//!
//! **Statement.** Stones lie on stairs 1, 2, …, n; stair i has aᵢ of them. Two players take turns.
//! A turn takes one or more stones from one stair i and puts them on stair i − 1, or on the ground
//! if i = 1. Stones on the ground stay there. Whoever cannot move loses. Does the first player win
//! if both play as well as possible? (This game is called *staircase Nim*.)
//!
//! **Input.** The first line has n, the second a₁, a₂, …, aₙ, the lowest stair first. n is from 1
//! to 10⁵, each aᵢ from 1 to 10⁹.
//!
//! **Output.** `Yes` if the first player wins, else `No`.
//!
//! ```text
//! input     output        input     output
//! 3         Yes           3         No
//! 2 1 3                   2 3 2
//! ```
//!
//! **Idea.** Begin with a single stone. From stair 1 the player to move puts it on the ground and
//! wins. From stair 2 it must go to stair 1, and the opponent puts it on the ground. So the player
//! to move wins from stair 1, loses from stair 2, wins from stair 3, and so on: a single stone is
//! lost for the player to move exactly if it lies on an even stair.
//!
//! Now let there be many stones, all on even stairs. That is lost too: whatever stones the player
//! to move takes down arrive on an odd stair, and the opponent takes *the same* stones one stair
//! further down, to an even stair again or to the ground. (Count the ground as stair 0, which is
//! even.) So the opponent always has an answer. In any position, moves from even stairs can be
//! answered like this, so let us forget the stones on even stairs for the moment.
//!
//! Stones on an odd stair can be taken down in any number, and then they lie on an even stair. If
//! we forget those, it is as if the stones were taken away. So every odd stair is a heap of *Nim*,
//! the game in which a turn takes one or more stones from one heap and whoever cannot move loses.
//! The page [matches](../matches/index.html) shows that Nim is lost for the player to move exactly
//! if the *nim-sum* of the heaps is 0, that is, their bitwise xor, written ⊕. So the guess is:
//! staircase Nim is lost exactly if X = a₁ ⊕ a₃ ⊕ a₅ ⊕ … is 0. In the picture X = 0. A player moves
//! two stones from stair 4, and the opponent takes them on. (P: lost for the player to move, N:
//! won.)
//!
#![doc = include_str!("../picture.svg")]
//!
//! One thing differs from Nim: a move from an even stair raises an odd one. From X = 0 this does
//! not help, because the opponent takes the same stones on. But from X ≠ 0 such a move may make
//! X = 0 and win: if the opponent then takes the same stones on, the player faces X ≠ 0 again. So
//! there are winning moves that Nim does not have. The first sample has one of each kind:
//!
//! ```text
//! stair                  3   2   1
//! stones                 3   1   2     X = a₁ ⊕ a₃ = 2 ⊕ 3 = 1
//! 1 stone from stair 3   2   2   2     X = 2 ⊕ 2 = 0, the 3 is lowered to 2
//! 1 stone from stair 2   3   0   3     X = 3 ⊕ 3 = 0, the 2 is raised to 3
//! ```
//!
//! **Method.**
//! 1. Compute X = a₁ ⊕ a₃ ⊕ a₅ ⊕ …, the nim-sum of every second stair, beginning with stair 1.
//! 2. If X = 0, print `No`.
//! 3. Otherwise print `Yes`.
//!
//! **Proof.** Claim: the player to move loses against best play ⇔ X = 0. (⇔ means "if and only
//! if".)
//! - *The end.* All stones are on the ground, X = 0, and the player to move has lost.
//! - *Every move from X = 0 leads to X ≠ 0.* A move takes stones from stair i to stair i − 1.
//!   Exactly one of these two numbers is odd, so exactly one term of X changes, up or down, and X
//!   changes with it.
//! - *From X ≠ 0 some move leads to X = 0.* In the place of X's highest 1 an odd number of the
//!   terms a₁, a₃, a₅, … have a 1, so at least one has; let it be aᵢ. In aᵢ ⊕ X this digit is 0,
//!   and otherwise only lower digits change, so aᵢ ⊕ X < aᵢ. Leave aᵢ ⊕ X stones on stair i and
//!   take the others down to stair i − 1, which is even and no term of X. Only the term aᵢ changes,
//!   and the new nim-sum is X ⊕ aᵢ ⊕ (aᵢ ⊕ X) = 0.
//!
//! So a player who faces X = 0 faces X = 0 again at each of his turns, if the opponent plays well.
//! Each move takes stones further down, so play ends, and he is the one who finds no stone to move.
//! A player who faces X ≠ 0 makes it 0 and puts the opponent in that place.
//!
//! *All winning moves.* A winning move makes X = 0, and it changes one term aᵢ of X. So stair i
//! should hold aᵢ ⊕ X. If that is less than aᵢ, take the difference down from stair i. If that is
//! more, bring the difference down from stair i + 1, if stair i + 1 holds as much. So each odd
//! stair has at most one winning move.
//!
//! *Several staircases at once.* Let there be several staircases, and let each turn be a move on
//! one of them. Take X as the nim-sum of all their odd stairs. Then the claim and the proof are the
//! same, word for word.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the even stairs in place of the odd ones (`hack-even`).
//! - Taking the nim-sum of all stairs (`hack-all`).
//! - Reading the highest stair first (`hack-order`).
//!
//! **Beyond.** The program takes any number of stairs, even none, empty stairs, and up to 2⁶⁴ − 1
//! stones on a stair. X is also the Grundy value of the position (the page
//! [set-nim](../set_nim/index.html) says what that is). No move keeps X, since it changes one term.
//! And for every u < X some move leads to u: in the place of the highest 1 of u ⊕ X, X has a 1,
//! because u < X, so some odd stair i has a 1 there; leave aᵢ ⊕ u ⊕ X stones on it. So X is the
//! least number that is not the X of an option (a position one move away), and that is how Grundy
//! values are defined.
//!
//! Staircases in disguise: [stair-game](../stair_game/index.html),
//! [poi2009-pebbles](../poi2009_pebbles/index.html), [masters-duel](../masters_duel/index.html),
//! [georgia-and-bob](../georgia_and_bob/index.html).
//!
//! **Source.** AcWing, *台阶-Nim游戏*. Where the game was first printed could not be confirmed.

use proconio::input;
use shared::nim::nim_sum;

fn main() {
    input! { stairs: [u64] }
    println!("{}", if first_player_wins(&stairs) { "Yes" } else { "No" });
}

/// Is X = a₁ ⊕ a₃ ⊕ a₅ ⊕ … not 0? The list begins with a₁.
fn first_player_wins(stairs: &[u64]) -> bool {
    nim_sum(stairs.iter().step_by(2).copied()) != 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use shared::board::Board;
    use shared::{rules::Game, small};

    const SMALL: [(usize, u64); 7] = [(0, 0), (1, 30), (2, 12), (3, 6), (4, 4), (5, 2), (6, 1)];

    fn x(stairs: &[u64]) -> u64 {
        stairs.iter().step_by(2).fold(0, |x, a| x ^ a)
    }

    /// And X is the Grundy value.
    #[test]
    fn agrees_with_the_rules_on_every_small_staircase() {
        let mut game = Game::normal(Rules::options);
        for stairs in small::positions(SMALL) {
            assert_eq!(first_player_wins(&stairs), game.is_won(&stairs), "{stairs:?}");
            assert_eq!(x(&stairs), game.grundy(&stairs), "{stairs:?}");
        }
    }

    /// Lower an odd stair i to aᵢ ⊕ X, or raise it by stones of stair i + 1.
    #[test]
    fn the_winning_moves_are_those_of_the_page() {
        let mut game = Game::normal(Rules::options);
        for stairs in small::positions(SMALL).filter(|stairs| first_player_wins(stairs)) {
            let mut moves = vec![];
            for i in (0..stairs.len()).step_by(2) {
                let wanted = stairs[i] ^ x(&stairs);
                let above = stairs.get(i + 1).copied().unwrap_or(0);
                if wanted < stairs[i] || wanted - stairs[i] <= above {
                    let mut option = stairs.clone();
                    option[i] = wanted;
                    if wanted > stairs[i] {
                        option[i + 1] -= wanted - stairs[i];
                    } else if i > 0 {
                        option[i - 1] += stairs[i] - wanted;
                    }
                    moves.push(option);
                }
            }
            let lost = |option: &Vec<u64>| !game.is_won(option);
            let mut expected: Vec<_> = Rules::options(&stairs).into_iter().filter(lost).collect();
            moves.sort();
            expected.sort();
            assert_eq!(moves, expected, "{stairs:?}");
        }
    }

    /// Two staircases: the nim-sum of both.
    #[test]
    fn several_staircases_are_one_sum() {
        let sides = |stairs: &Vec<u64>| (stairs[..2].to_vec(), stairs[2..].to_vec());
        let mut game = Game::normal(|stairs: &Vec<u64>| {
            let (left, right) = sides(stairs);
            let on_left =
                Rules::options(&left).into_iter().map(|left| [&left[..], &right].concat());
            let on_right =
                Rules::options(&right).into_iter().map(|right| [&left[..], &right].concat());
            on_left.chain(on_right).collect()
        });
        for stairs in small::sequences(5, 3) {
            let (left, right) = sides(&stairs);
            assert_eq!(game.is_won(&stairs), x(&left) ^ x(&right) != 0, "{stairs:?}");
        }
    }
}
