//! # Roy & October: Taking Stones II — Roy&October之取石子II, Luogu P4860
//!
//! <https://www.luogu.com.cn/problem/P4860> · one stone or a prime number: n mod 4 · O(1) time per number
//!
//! **Statement.** There is one heap of n stones. October and Roy take turns, and October begins. A
//! turn takes pᵏ stones, where p is a prime number and k is 0 or 1: one stone or a prime number of
//! stones. Whoever takes the last stone wins. Who wins if both play as well as possible?
//!
//! **Input.** The first line has T, and then each of T lines has one number n. T ≤ 10⁵ (limit not
//! confirmed), 1 ≤ n ≤ 5·10⁷.
//!
//! **Output.** One line for each n: `October wins!` or `Roy wins!`.
//!
//! ```text
//! input     output
//! 3         October wins!
//! 3         Roy wins!
//! 4         October wins!
//! 9
//! ```
//!
//! **Idea.** Find out for small heaps whether the player to move wins (W) or loses (L). A heap is a
//! W if some take leaves the opponent an L; otherwise it is an L. The takes are 1, 2, 3, 5, 7, 11,
//! and so on:
//!
//! ```text
//! stones           0  1  2  3   4  5  6  7   8  9 10 11  12 …
//! player to move   L  W  W  W   L  W  W  W   L  W  W  W   L …
//!
//! 6 stones: taking 2 leaves 4, an L. So 6 is a W.
//! 8 stones: taking 1, 2, 3, 5 or 7 leaves 7, 6, 5, 3 or 1, all of them W. So 8 is an L.
//! ```
//!
//! The lost heaps seem to be the multiples of 4. This looks like
//! [bash-game](../bash_game/index.html) with m = 3, where a turn takes 1, 2 or 3 stones.
//! Here 5, 7, 11, … may be taken as well. Why do these takes not help? The one thing that a player
//! on a multiple of 4 needs is a take that leaves a multiple of 4, and this take would have to be a
//! multiple of 4 itself. But 4, 8, 12, … are not primes. So every take spoils the multiple of 4,
//! also a large one. And the opponent restores it by taking the remainder, which is 1, 2 or 3, and
//! these are allowed: 1 = p⁰, and 2 and 3 are primes.
//!
//! **Method.** For each n:
//! 1. Compute r = n mod 4, the remainder of n divided by 4.
//! 2. If r = 0, print `Roy wins!`.
//! 3. Otherwise print `October wins!`: October begins by taking r stones.
//!
//! **Proof.** Claim: the player to move loses ⇔ 4 divides n.
//! - *The end.* No stone is left, 4 divides 0, and the player to move has lost.
//! - *No move leads from a multiple of 4 to a multiple of 4.* It would have to take a multiple
//!   of 4. But 1 is not one, and no prime is one: a multiple of 4 that is not 0 is more than 2 and
//!   divisible by 2.
//! - *From every other n some move leads to a multiple of 4.* The remainder n mod 4 is 1, 2 or 3,
//!   and it is not more than n. Each of these numbers may be taken, and that leaves a multiple
//!   of 4.
//!
//! So a player who faces a multiple of 4 faces one again at each turn, if the opponent plays well.
//! The stones become fewer, and at last that player faces 0 and has lost. A player who faces any
//! other number takes the remainder and puts the opponent in that place.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Answering with n mod 6, as is right for [roy-october](../roy_october/index.html). There 4 = 2²
//!   stones may be taken at once, but not here (`hack-first-problem`).
//! - Forgetting that with k = 0 a turn may take 1 stone (`hack-one`).
//!
//! **Beyond.** The program takes any T and any n below 2⁶⁴; n = 0 is lost. A million numbers take
//! it a fraction of a second.
//!
//! The proof uses only that 1, 2 and 3 may be taken and no multiple of 4. So any further takes that
//! are not multiples of 4 change nothing. It also shows that n mod 4 is the *Grundy value* of the
//! heap ([set-nim](../set_nim/index.html) explains this number): no move keeps n mod 4, and
//! taking 1 to n mod 4 stones reaches every smaller remainder.
//!
//! **Source.** Luogu contest problem by Roy1994 and October (not confirmed).

use proconio::input;
use shared::print;

fn main() {
    input! { heaps: [u64] }
    print::verdicts(["October wins!", "Roy wins!"], heaps.iter().map(|&n| first_player_wins(n)));
}

/// Does 4 not divide n?
fn first_player_wins(n: u64) -> bool {
    n % 4 != 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use shared::board::Board;
    use shared::rules::Game;

    #[test]
    fn agrees_with_the_rules_on_every_small_heap() {
        let mut game = Game::normal(Rules::options);
        for n in 0..=1000 {
            assert_eq!(first_player_wins(n), game.is_won(&vec![n]), "{n}");
            assert_eq!(n % 4, game.grundy(&vec![n]), "{n}");
        }
    }
}
