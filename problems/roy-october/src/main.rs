//! # Roy & October: Taking Stones — Roy&October之取石子, Luogu P4018
//!
//! <https://www.luogu.com.cn/problem/P4018> · a power of a prime: n mod 6 · O(1) time per number
//!
//! **Statement.** There is one heap of n stones. October and Roy take turns, and October begins. A
//! turn takes pᵏ stones, where p is a prime number and k ≥ 0: one stone, or a power of a prime.
//! Whoever takes the last stone wins. Who wins if both play as well as possible?
//!
//! **Input.** The first line has T, and then each of T lines has one number n. T ≤ 10⁵, 1 ≤ n ≤
//! 5·10⁷.
//!
//! **Output.** One line for each n: `October wins!` or `Roy wins!`.
//!
//! ```text
//! input     output             input     output
//! 3         October wins!      3         Roy wins!
//! 4         October wins!      6         October wins!
//! 9         October wins!      10        Roy wins!
//! 14                           12
//! ```
//!
//! **Idea.** Which numbers of stones may be taken?
//!
//! ```text
//! 1    2    3    4    5    6    7    8    9   10   11   12
//! p⁰   2    3    2²   5    –    7    2³   3²   –   11    –
//! ```
//!
//! A heap of 1 to 5 stones can be taken at once. From 6 stones every take leaves 1 to 5, and the
//! opponent takes them all: 6 is lost for the player to move. From 7, 8, 9, 10 or 11 stones
//! taking 1, 2, 3, 4 or 5 leaves 6 to the opponent. So far this is
//! [bash-game](../bash_game/index.html) with m = 5, where the multiples of 6 are lost. Here larger
//! takes are allowed too, but they cannot help a player on a multiple of 6. To leave a multiple
//! of 6 one must take a multiple of 6, and all of these are divisible by 2 and by 3, so they are
//! not powers of one prime. Each take spoils the multiple of 6, and the opponent restores it by
//! taking the remainder, 1 to 5.
//!
//! Numbers like 10 cannot be taken either. That does not matter: where 10 stones would leave a
//! multiple of 6, 4 stones leave one too.
//!
//! **Method.** For each n:
//! 1. Compute r = n mod 6, the remainder of n divided by 6.
//! 2. If r = 0, print `Roy wins!`.
//! 3. Otherwise print `October wins!`: October begins by taking r stones.
//!
//! **Proof.** Claim: the player to move loses ⇔ 6 divides n.
//! - *The end.* No stone is left, 6 divides 0, and the player to move has lost.
//! - *No move leads from a multiple of 6 to a multiple of 6.* It would have to take a multiple
//!   of 6. That is divisible by the two primes 2 and 3, and a power of a prime is divisible by at
//!   most one prime.
//! - *From every other n some move leads to a multiple of 6.* The remainder n mod 6 is 1, 2, 3, 4
//!   or 5, and it is not more than n. Each of these numbers is a power of a prime (1 = p⁰, 4 = 2²),
//!   so it may be taken, and that leaves a multiple of 6.
//!
//! So a player who faces a multiple of 6 faces one again at each turn, if the opponent plays well.
//! The stones become fewer, and at last that player faces 0 and has lost. A player who faces any
//! other number takes the remainder and puts the opponent in that place.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Forgetting that with k = 0 a turn may take 1 stone. Then a heap of 1 stone seems lost
//!   (`hack-one`).
//! - Allowing only k = 0 and k = 1, which is [roy-october-2](../roy_october_2/index.html), where
//!   the multiples of 4 are lost. Here 4 = 2² stones can be taken at once (`hack-squares`).
//!
//! **Beyond.** The program takes any T and any n below 2⁶⁴; n = 0 is lost.
//!
//! The proof also shows that n mod 6 is the *Grundy value* of the heap
//! ([set-nim](../set_nim/index.html) explains this number): no move keeps n mod 6, and taking 1 to
//! n mod 6 stones reaches every smaller remainder.
//!
//! **Source.** Luogu contest problem by Roy1994 and October (not confirmed).

use proconio::input;
use shared::print;

fn main() {
    input! { heaps: [u64] }
    print::verdicts(["October wins!", "Roy wins!"], heaps.iter().map(|&n| first_player_wins(n)));
}

/// Does 6 not divide n?
fn first_player_wins(n: u64) -> bool {
    n % 6 != 0
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
            assert_eq!(n % 6, game.grundy(&vec![n]), "{n}");
        }
    }
}
