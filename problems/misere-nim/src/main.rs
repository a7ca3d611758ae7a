//! # Little John's Game — \[SHOI2008\] 小约翰的游戏, Luogu P4279, BZOJ 1022
//!
//! <https://www.luogu.com.cn/problem/P4279> · Nim under misère play · O(n) time and memory per case
//!
//! **Statement.** There are n heaps of stones. John and his brother take turns, and John begins; a
//! turn takes one or more stones from a single heap. Whoever takes the last stone loses. Who wins
//! if both play as well as possible?
//!
//! **Input.** The first line has T ≤ 500, the number of cases. Each case has two lines: n ≤ 50, and
//! the sizes of the n heaps, from 1 to 5000.
//!
//! **Output.** One line for each case, the name of the winner: `John` or `Brother`.
//!
//! ```text
//! input     output
//! 2         John
//! 3         Brother
//! 3 5 1
//! 1
//! 1
//! ```
//!
//! **Idea.** When the last stone is taken the next player cannot move. In [nim](../nim/index.html)
//! whoever cannot move loses; here whoever cannot move *wins*. This rule is called *misère play*.
//! Compare the two games on the smallest heaps, always for the player to move:
//!
//! ```text
//! heaps     Nim     misère
//! 1         won     lost
//! 1 1       lost    won
//! 1 1 1     won     lost
//! 2         won     won
//! 2 1       won     won
//! 2 1 1     won     won
//! 2 2       lost    lost
//! 3 2 1     lost    lost
//! ```
//!
//! The winner changes only if all heaps are 1. Then their number decides: nobody has a choice, each
//! turn takes one whole heap. In Nim the player to move wins if their number is odd, here if it is
//! even.
//!
//! Call a heap of more than 1 stone *large*. The player who faces exactly one large heap wins both
//! games, because this player decides whether an odd or an even number of heaps of 1 is left:
//!
//! ```text
//! 5 1 1   →   1 1 1   three heaps of 1: the opponent takes the last of them
//! 5 1     →   1       one heap of 1: the opponent takes it
//! ```
//!
//! And who will face it? Suppose that at least two heaps are large and that the *nim-sum* X of the
//! heaps, their bitwise xor ⊕, is not 0. The player to move can win Nim by making X = 0 at each
//! turn. With exactly one large heap X is not 0: no other heap has a 1 in the place of the large
//! heap's highest 1. So this player never leaves exactly one large heap. But each move lowers the
//! number of large heaps by at most 1, so at some time exactly one is left, and it is the opponent
//! who leaves it. Then this player wins the misère game, too. If X = 0 instead, every move makes
//! X ≠ 0 and leaves a large heap, so it is the opponent who wins.
//!
//! So play as in Nim; only the end is different, when no large heap is left any more. In Nim one
//! leaves an even number of heaps of 1, under misère play an odd number.
//!
//! **Method.** For each case:
//! 1. Compute X, the xor of all sizes.
//! 2. If some heap is larger than 1, print `John` if X ≠ 0, else `Brother`.
//! 3. If all heaps are 1, print `John` if their number is even, that is, if X = 0, else `Brother`.
//!
//! **Proof.** Claim: the player to move loses ⇔ some heap is large and X = 0, or no heap is large
//! and X = 1, that is, the number of heaps of 1 is odd. (⇔ means "if and only if".) Call the
//! positions on the right *bad*.
//! - *The end.* No stone is left, and the player to move has won. No heap is large and X = 0, so
//!   this position is not bad.
//! - *No move leads from a bad position to a bad one.* If no heap is large, every move takes a heap
//!   of 1. This leaves an even number of them, which is not bad. If some heap is large and X = 0, a
//!   second heap is large: otherwise no other heap has a 1 in the place of the highest 1 of the
//!   first. A move changes one heap. So X ≠ 0 after it and a large heap is left, which is not bad.
//! - *From every other position with stones some move leads to a bad one.* If no heap is large, the
//!   number of heaps of 1 is even: take one of them. If exactly one heap is large, lower it to 0
//!   or 1, whichever makes the number of heaps of 1 odd. If at least two are large, then X ≠ 0,
//!   since the position is not bad. As in [nim](../nim/index.html) some heap h can be lowered to
//!   h ⊕ X, which makes X = 0. A large heap is still left, so this is bad.
//!
//! So a player who faces a bad position has stones to take and leaves a position that is not bad.
//! If it has stones, the opponent can leave a bad position again. The stones become fewer, so at
//! last this player leaves no stone: this player has taken the last one and loses. In every other
//! position the player to move has won already, if there is no stone, or can leave a bad position
//! to the opponent.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Using the rule of Nim if all heaps are 1, too (`hack-ones`).
//! - Using the opposite of Nim's rule if some heap is large, too: 3 3 is lost in both games
//!   (`hack-large`).
//!
//! **Beyond.** The program takes sizes from 0 to 2⁶⁴ − 1 and any number of heaps, even none; with
//! no stone at all John, who cannot move, has won. In other games "whoever cannot move wins" and
//! "whoever takes the last stone loses" differ: if a turn takes 2 or 5 stones, 1 stone may be left
//! at the end.
//!
//! The claim also holds for a sum of games under misère play, with the Grundy values of
//! [set-nim](../set_nim/index.html) in place of the sizes, if every position that can come up in
//! one of the games satisfies a condition: if its value is 0 and a move is possible, then some move
//! leads to value 1. (In Nim only the empty heap has value 0, so there is nothing to check.) The
//! proof is the one above with two additions. A move may also raise a value; from a bad position
//! this, too, leads to one that is not bad. And if all values are 0 but a move is possible, the
//! move to value 1 leads to a bad position. Chinese authors call this the *SJ theorem*. It is often
//! quoted without the condition, and then it is false: let a heap have 3 stones, of which the first
//! turn must take exactly 1, and let Nim follow. Its only option has value 2, so its value is 0.
//! But the player to move loses: 2 stones are left, the opponent takes 1, and 1 is left to take.
//!
//! **Source.** Shanghai team selection 2008 (SHOI); ACM Southeastern Europe 2007, *John*. C. L.
//! Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3 (1901),
//! 35–39, treats misère play too.

use proconio::input;
use shared::{nim::nim_sum, print};

fn main() {
    input! { cases: [[u64]] }
    print::verdicts(["John", "Brother"], cases.iter().map(|heaps| first_player_wins(heaps)));
}

fn first_player_wins(heaps: &[u64]) -> bool {
    let x = nim_sum(heaps.iter().copied());
    let some_is_large = heaps.iter().any(|&h| h > 1);
    (x != 0) == some_is_large
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::misere(Rules::options);
        for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
            let won = game.is_won(&heaps);
            assert_eq!(first_player_wins(&heaps), won, "{heaps:?}");
        }
    }

    #[test]
    fn the_table_is_right() {
        let mut nim = Game::normal(Rules::options);
        let mut misere = Game::misere(Rules::options);
        for (heaps, wins_nim, wins_misere) in [
            (vec![1], true, false),
            (vec![1, 1], false, true),
            (vec![1, 1, 1], true, false),
            (vec![2], true, true),
            (vec![2, 1], true, true),
            (vec![2, 1, 1], true, true),
            (vec![2, 2], false, false),
            (vec![3, 2, 1], false, false),
        ] {
            assert_eq!(nim.is_won(&heaps), wins_nim, "{heaps:?}");
            assert_eq!(misere.is_won(&heaps), wins_misere, "{heaps:?}");
        }
    }

    /// Heaps of 3 and less. From a heap called 4 the first turn leaves 2 stones, no other number: its
    /// value is 0, and it has no option of value 1.
    #[test]
    fn without_its_condition_the_theorem_on_sums_is_false() {
        let options = |&heap: &u64| if heap == 4 { vec![2] } else { (0..heap).collect() };
        assert_eq!(Game::normal(options).grundy(&4), 0);
        assert!(!Game::misere(options).is_won(&4));
    }

    #[test]
    fn large_heaps_cancel_at_any_size() {
        assert!(!first_player_wins(&[u64::MAX, u64::MAX]));
        assert!(first_player_wins(&[u64::MAX, u64::MAX, 1]));
        assert!(first_player_wins(&[5, 1, 1]) && first_player_wins(&[5, 1]));
    }
}
