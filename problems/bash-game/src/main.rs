//! # Brave Game — 巴什博弈, HDU 1846
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846> · one heap with a limit · O(1) time and memory per case
//!
//! **Statement.** One heap of n stones; a move takes from 1 to m of them, and whoever takes the
//! last stone wins. For each of C cases `n m` print `first` or `second`, whoever wins. C ≤ 100, 1 ≤
//! n, m ≤ 1000. The program takes any C, any u64 n, 0 included (`second`), and any u64 m ≥ 1; m = 0
//! is refused.
//!
//! **Idea.** Leave a multiple of m + 1: whatever number t the opponent then takes, take m + 1 − t.
//!
//! ```text
//! m = 3            n   0 1 2 3   4 5 6 7   8 …
//! n mod (m + 1)        0 1 2 3   0 1 2 3   0 …
//! ```
//!
//! 0 is lost; otherwise take that many.
//!
//! **Proof.** Claim: the player to move loses (n is a P-position) ⇔ m + 1 divides n.
//! - The end: m + 1 divides 0, and the player to move has lost.
//! - From a multiple of m + 1: taking 1 to m stones leaves no multiple.
//! - From elsewhere: n mod (m + 1) is from 1 to m and at most n; take that many.
//!
//! So whoever faces a multiple must leave another number, and the opponent leaves a multiple again.
//! As stones run out, it is at last 0.
//!
//! **More.** n mod (m + 1) is also the Grundy value, the least number 0, 1, 2, … that is the value
//! of no *option*, a position one move away. Where a move takes a to b stones and whoever cannot
//! move loses, it is ⌊(n mod (a + b)) / a⌋ ([constrained-nim-2](../constrained_nim_2/index.html)
//! proves it): with 2 to 4 stones per move, 0, 1, 6, 7, 12, 13, … are lost, so not only the
//! multiples of a + b. If whoever takes the last stone loses, with takes 1 to m, the lost n are
//! those with n mod (m + 1) = 1.
//!
//! **Mistakes.** n mod m (`hack-mod-m`). n ≤ m in place of n mod (m + 1) ≠ 0 (`hack-only-small`).
//!
//! **Source.** C.-G. Bachet de Méziriac, *Problèmes plaisans et délectables* (1612), has the race
//! to 100 with 1 to 10. The name Bash is an echo of his. LibreOJ 10241 has one case per input and
//! prints `1` or `2`.

use proconio::input;
use shared::{nim::bounded_heap, print};

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { n: u64, m: u64 }
        first_player_wins(n, m)
    });
    print::verdicts(["first", "second"], wins);
}

/// Does m + 1 not divide n?
fn first_player_wins(n: u64, m: u64) -> bool {
    assert!(m > 0, "m = 0: a move must be allowed to take at least 1 stone");
    bounded_heap(n, m) != 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::rules::Game;

    /// The rule as stated, for takes from `least` to `most`.
    fn options(n: u64, least: u64, most: u64) -> Vec<u64> {
        (least..=most.min(n)).map(|take| n - take).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_heap_and_limit() {
        for m in 1..=20 {
            let mut normal = Game::normal(|&n: &u64| options(n, 1, m));
            let mut misere = Game::misere(|&n: &u64| options(n, 1, m));
            for n in 0..=300 {
                assert_eq!(first_player_wins(n, m), normal.is_won(&n), "1 to {m} of {n}");
                assert_eq!(n % (m + 1), normal.grundy(&n), "1 to {m} of {n}");
                assert_eq!(n % (m + 1) != 1, misere.is_won(&n), "misère, 1 to {m} of {n}");
            }
        }
    }

    #[test]
    fn takes_from_a_to_b_have_the_value_on_the_page() {
        for (a, b) in (1..=8).flat_map(|a| (a..=8).map(move |b| (a, b))) {
            let mut game = Game::normal(|&n: &u64| options(n, a, b));
            for n in 0..=200 {
                assert_eq!(n % (a + b) / a, game.grundy(&n), "{a} to {b} of {n}");
            }
        }
    }

    #[test]
    fn with_takes_from_2_to_4_more_than_the_multiples_of_6_are_lost() {
        let mut game = Game::normal(|&n: &u64| options(n, 2, 4));
        let lost: Vec<u64> = (0..18).filter(|n| !game.is_won(n)).collect();
        assert_eq!(lost, [0, 1, 6, 7, 12, 13]);
    }

    /// A lecture's tables: takes 1 to 3 from 21 stones, and under misère play; takes 1, 3 or 4.
    #[test]
    fn worked_examples_come_out() {
        let mut three = Game::normal(|&n: &u64| options(n, 1, 3));
        assert_eq!(
            (0..9).map(|n| three.grundy(&n)).collect::<Vec<_>>(),
            [0, 1, 2, 3, 0, 1, 2, 3, 0]
        );
        assert!(three.is_won(&21) && !three.is_won(&20));
        let mut set =
            Game::normal(|&n: &u64| [1, 3, 4].iter().filter_map(|&s| n.checked_sub(s)).collect());
        assert_eq!((0..9).map(|n| set.grundy(&n)).collect::<Vec<_>>(), [0, 1, 0, 1, 2, 3, 2, 0, 1]);
        assert!(!set.is_won(&100));
    }

    #[test]
    #[should_panic(expected = "m = 0")]
    fn refuses_a_limit_of_0() {
        first_player_wins(5, 0);
    }
}
