//! # Heaps with Limits — 取石子的并
//!
//! a heap of p stones with limit m counts as p mod (m + 1) · O(n) time and memory
//!
//! **Statement.** There are n heaps of stones, and each heap has a limit m of its own. Two players
//! take turns; a turn chooses one heap and takes at least 1 and at most m stones from it, where m
//! is the limit of this heap. Whoever cannot move, because no stone is left, loses. Does the first
//! player win if both play as well as possible?
//!
//! **Input.** The first line has n, the number of heaps. Then each heap has a line `m p`: its
//! limit, from 1 to 2⁶⁴ − 1, and its number of stones, from 0 to 2⁶⁴ − 1. No judge has this problem
//! in this form, so there is no limit for n.
//!
//! **Output.** `N` if the first player wins (the next player to move), `P` if the second does (the
//! previous one).
//!
//! ```text
//! input     output        input     output
//! 3         N             1         P
//! 3 9                     3 8
//! 5 10
//! 7 14
//! ```
//!
//! **Idea.** With a single heap we know the winner from [bash-game](../bash_game/index.html): the
//! player to move loses exactly if m + 1 divides p. With several heaps that is not enough: with the
//! limit 3 for all heaps, a heap of 1 and a heap of 2 are both won alone, but 1 beside 1 is lost,
//! since the opponent copies, and 1 beside 2 is won, by leaving 1 1. A turn moves in one heap only,
//! so this is a *sum of games*, and [set-nim](../set_nim/index.html) has the answer: find the
//! *Grundy value* of each heap. A heap of value v is as good as v stones of Nim, where a turn may
//! take any number from one heap. The value is the *mex* of the values one move away, that is, the
//! least of 0, 1, 2, … that is missing among them.
//!
//! Here is the table for the limit m = 3, where a move leads to one of the three sizes just below
//! p, as far as they exist:
//!
//! ```text
//! p       0  1  2  3   4  5  6  7   8  9
//! value   0  1  2  3   0  1  2  3   0  1
//! ```
//!
//! - Up to 3 stones, a move may take any number of them, as in Nim. So the value is p.
//! - For p = 4 a move leads to 1, 2 or 3 stones, of values 1, 2 and 3. The least missing number
//!   is 0.
//! - For p = 5 a move leads to 2, 3 or 4 stones, of values 2, 3 and 0. The least missing number
//!   is 1.
//!
//! Look at four values in a row: each of 0, 1, 2 and 3 is there once. From the next p a move
//! reaches the last three of these four sizes, but not the first. So the value of the first is
//! missing, and p gets it: the values repeat with period 4. In the same way they repeat for any
//! limit m with period m + 1, and the value of p stones is p mod (m + 1), the remainder of p when
//! divided by m + 1.
//!
//! So the heaps are as good as Nim with these remainders, and there the *nim-sum*, the bitwise xor
//! ⊕, tells who wins ([matches](../matches/index.html)). In the first sample:
//!
//! ```text
//! limit m       3          5          7
//! stones p      9         10         14
//! value     9 mod 4   10 mod 6   14 mod 8
//!           =   1     =    4     =    6       1 ⊕ 4 ⊕ 6 = 3, not 0: N
//! ```
//!
//! How does the first player begin? The nim-sum must become 0. One way is to take 1 stone from
//! the 14: 13 mod 8 = 5, and 1 ⊕ 4 ⊕ 5 = 0.
//!
//! **Method.**
//! 1. Begin with X = 0.
//! 2. For each heap let g = p mod (m + 1), and replace X by X ⊕ g. (With p ≤ m this is p itself.
//!    Treat that case apart: for the largest m the number m + 1 does not fit into 64 bits.)
//! 3. Print `N` if X ≠ 0, else `P`.
//!
//! **Proof.** Claim: the Grundy value of a heap is g = p mod (m + 1). Each move takes stones away,
//! so we may suppose this for all smaller heaps with the same limit.
//! - *p = 0.* No move is possible, the least number missing among none is 0, and g = 0.
//! - *No move leads to the value g.* A move takes t stones with 1 ≤ t ≤ m. As m + 1 does not divide
//!   t, the remainders of p and p − t are different.
//! - *To each smaller value r < g some move leads.* Take g − r stones. That is allowed: it is at
//!   least 1, and it is at most g, so at most m and at most p. It leaves (p − g) + r stones. As
//!   m + 1 divides p − g, and r < m + 1, the remainder is r.
//!
//! So g is the least number missing among the values one move away, which is the Grundy value. For
//! a sum of games [set-nim](../set_nim/index.html) proves: the player to move loses ⇔ the nim-sum X
//! of all values is 0. (⇔ means "if and only if".)
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the nim-sum of the stones. With limit 2 the heaps 3 and 6 are lost, since both have
//!   value 0, but 3 ⊕ 6 = 5 (`hack-stones`).
//! - Taking p mod m instead of p mod (m + 1) (`hack-mod-m`).
//! - Reading the stones first and the limit second (`hack-order`).
//!
//! **Beyond.** The program takes any number of heaps, even none. It refuses m = 0.
//!
//! A winning move may also raise a value, which no move in Nim does. In the first sample there is
//! just one other winning move: take 3 of the 9 stones. The value goes from 1 = 9 mod 4 to 2 = 6
//! mod 4, and 2 ⊕ 4 ⊕ 6 = 0. So the number of winning moves is even here. In Nim it is odd for
//! every won position: each heap with the highest 1 of X has one, and an odd number of heaps have
//! it.
//!
//! **Source.** A lecture on P- and N-positions and the SG function, as the Grundy value is often
//! called. HDU 1851, *A Simple Game*, is the same game with several cases; a line has the stones
//! first and then the limit, and `Yes` means that the second player wins. With the same limit 3 for
//! all heaps it is [nim-game-2](../nim_game_2/index.html).

use proconio::input;

fn main() {
    input! { heaps: [(u64, u64)] }
    println!("{}", if first_player_wins(&heaps) { "N" } else { "P" });
}

/// Is the nim-sum of all values not 0, for heaps (m, p)?
fn first_player_wins(heaps: &[(u64, u64)]) -> bool {
    let mut x = 0;
    for &(m, p) in heaps {
        assert!(m > 0, "limit 0: a move must be allowed to take at least 1 stone");
        x ^= if p <= m { p } else { p % (m + 1) };
    }
    x != 0
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

    /// Heaps (m, p) as a position.
    fn position(heaps: &[(u64, u64)]) -> Vec<Vec<u64>> {
        let (limits, stones) = heaps.iter().copied().unzip();
        vec![limits, stones]
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for limits in small::positions([(0, 0), (1, 7), (2, 5), (3, 3)]) {
            let mut game = Game::normal(Rules::options);
            for stones in small::sequences(limits.len(), 9) {
                let heaps: Vec<_> = limits.iter().map(|m| m + 1).zip(stones).collect();
                assert_eq!(first_player_wins(&heaps), game.is_won(&position(&heaps)), "{heaps:?}");
            }
        }
    }

    /// Beside a heap of Nim, from which any number may be taken, only the one of its value is lost.
    #[test]
    fn a_heap_has_the_grundy_value_on_the_page() {
        for m in 1..=12 {
            let mut game = Game::normal(Rules::options);
            for p in 0..=100 {
                assert_eq!(p % (m + 1), game.grundy(&position(&[(m, p)])), "{m} {p}");
                for v in 0..=m + 1 {
                    assert_eq!(first_player_wins(&[(m, p), (v + 1, v)]), v != p % (m + 1));
                }
            }
        }
    }

    #[test]
    fn the_example_has_exactly_two_winning_moves() {
        let mut game = Game::normal(Rules::options);
        let options = Rules::options(&position(&[(3, 9), (5, 10), (7, 14)])).into_iter();
        let winning: Vec<_> = options.filter(|option| !game.is_won(option)).collect();
        let heaps = [[(3, 6), (5, 10), (7, 14)], [(3, 9), (5, 10), (7, 13)]];
        assert_eq!(winning, heaps.map(|heaps| position(&heaps)));
    }

    #[test]
    fn the_largest_limits_and_heaps_are_answered() {
        let most = u64::MAX;
        assert!(!first_player_wins(&[(most, most), (1, 0), (most, most)]));
        assert!(!first_player_wins(&[(most - 1, most), (most, 0)]));
        assert!(!first_player_wins(&[(most - 2, most), (most, 1)]));
        assert!(first_player_wins(&[(most, most)]));
    }

    #[test]
    #[should_panic(expected = "limit 0: a move must be allowed to take at least 1 stone")]
    fn refuses_a_limit_of_0() {
        first_player_wins(&[(1, 1), (0, 3)]);
    }
}
