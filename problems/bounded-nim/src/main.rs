//! # Heaps with Limits — 取石子的并
//!
//! a sum of heaps with limits · O(n) time, O(1) memory
//!
//! **Statement.** n heaps of stones; from heap i a move takes 1 to mᵢ stones. Whoever cannot move
//! loses. The input has n, then n lines `m p`: the limit and the stones of a heap. Print `N` if the
//! first player (the next one) wins, `P` if the second (the previous one). Any n, any u64 p and any
//! u64 m ≥ 1 are accepted; m = 0 is refused.
//!
//! **Idea.** One heap of p stones with limit m repeats every m + 1 stones: it is worth p mod (m + 1)
//! in Nim. (That is its *Grundy value*, the least number 0, 1, 2, … that is the value of no
//! *option*, a position one move away.)
//!
//! ```text
//! m        3          5          7
//! p        9         10         14
//! g    9 mod 4   10 mod 6   14 mod 8
//!      =   1     =    4     =    6       1 ⊕ 4 ⊕ 6 = 3: N
//! ```
//!
//! **Proof.** Claim: g = p mod (m + 1) is the Grundy value of a heap. Then the player to move loses
//! (the position is a P-position) ⇔ the nim-sum ⊕, the bitwise xor, of all g is 0, for the heaps
//! are a sum of games, each move being made in one of them ([set-nim](../set_nim/index.html) proves
//! the theorem of Sprague and Grundy). By induction on p:
//! - The end: p = 0; there is no option, and the value is 0.
//! - No option has the same value: taking t ≤ m stones changes p mod (m + 1).
//! - Each smaller value r is an option's: take g − r stones, which is at most m and at most p.
//!
//! **More.** In the example two moves win. One takes 1 of the third heap's 14 stones: its value
//! goes from 6 to 5, and 1 ⊕ 4 ⊕ 5 = 0. The other takes 3 of the first heap's 9: its value goes
//! from 1 to 2, and 2 ⊕ 4 ⊕ 6 = 0. So a won position can have an even number of winning moves, and
//! a winning move can raise a value; in Nim that number is odd, and no move raises one.
//!
//! **Mistakes.** The nim-sum of the stones (`hack-stones`). p mod m (`hack-mod-m`). The limit read
//! second (`hack-order`).
//!
//! **Source.** A lecture on P- and N-positions and the SG function. HDU 1851, *A Simple Game*, is
//! the same game with cases, with the stones before the limit, and `Yes` if the second player wins.

use proconio::{input, read_value};
use shared::nim::{bounded_heap, nim_sum};

fn main() {
    input! { count: usize }
    let heaps = (0..count).map(|_| read_value!((u64, u64)));
    println!("{}", if first_player_wins(heaps) { "N" } else { "P" });
}

/// Is the nim-sum of all g ≠ 0, for heaps (m, p)?
fn first_player_wins(heaps: impl Iterator<Item = (u64, u64)>) -> bool {
    let values = heaps.zip(1..).map(|((m, p), i)| {
        assert!(m > 0, "heap {}: its limit must be at least 1, not 0", i);
        bounded_heap(p, m)
    });
    nim_sum(values) != 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take 1 to m stones from one heap (m, p).
    fn options(heaps: &[(u64, u64)]) -> Vec<Vec<(u64, u64)>> {
        sum(heaps, |&(m, p)| (p.saturating_sub(m)..p).map(move |rest| (m, rest)))
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        for limits in small::positions([(0, 0), (1, 7), (2, 5), (3, 3)]) {
            let mut game = Game::normal(|heaps: &Vec<(u64, u64)>| options(heaps));
            for stones in small::sequences(limits.len(), 9) {
                let heaps: Vec<_> = limits.iter().map(|m| m + 1).zip(stones).collect();
                assert_eq!(
                    first_player_wins(heaps.iter().copied()),
                    game.is_won(&heaps),
                    "{heaps:?}"
                );
            }
        }
    }

    #[test]
    fn the_example_has_exactly_two_winning_moves() {
        let mut game = Game::normal(|heaps: &Vec<(u64, u64)>| options(heaps));
        let start = [(3, 9), (5, 10), (7, 14)];
        let winning: Vec<_> =
            options(&start).into_iter().filter(|heaps| !game.is_won(heaps)).collect();
        assert_eq!(winning, [vec![(3, 6), (5, 10), (7, 14)], vec![(3, 9), (5, 10), (7, 13)]]);
    }

    #[test]
    #[should_panic(expected = "heap 2: its limit must be at least 1")]
    fn refuses_a_limit_of_0() {
        first_player_wins([(1, 1), (0, 3)].into_iter());
    }
}
