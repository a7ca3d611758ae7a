//! # Brave Game — 巴什博弈, HDU 1846
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=1846> · one heap with a limit: leave a multiple of m + 1 · O(1) time and memory per case
//!
//! **Statement.** There is one heap of n stones. Two players take turns; a turn takes at least 1
//! and at most m stones. Whoever takes the last stone wins. Which player wins if both play as well
//! as possible?
//!
//! **Input.** The first line has C, the number of cases, C ≤ 100. Then each case is one line `n m`
//! with 1 ≤ n, m ≤ 1000.
//!
//! **Output.** One line for each case: `first` if the first player wins, else `second`.
//!
//! ```text
//! input     output
//! 2         first
//! 23 2      second
//! 4 3
//! ```
//!
//! **Idea.** Try m = 3, and begin with the smallest heaps. Only the number of stones left matters,
//! not how it came about. What the player to move finds, here this number, is called a *position*.
//! Who wins from which?
//! - 0 stones: the opponent has just taken the last stone. The player to move has lost.
//! - 1, 2 or 3 stones: the player to move takes them all and wins.
//! - 4 stones: every move leaves 3, 2 or 1, and the opponent takes them all. The player to move
//!   loses.
//! - 5, 6 or 7 stones: the player to move takes 1, 2 or 3 and leaves 4. Then it is the opponent who
//!   has to move from 4 and loses.
//! - 8 stones: every move leaves 7, 6 or 5, and from these the opponent wins. The player to move
//!   loses.
//!
//! ```text
//! m = 3    stones           0  1  2  3   4  5  6  7   8  9 10 11  12 …
//!          player to move   L  W  W  W   L  W  W  W   L  W  W  W   L …    W wins, L loses
//! ```
//!
//! It seems that exactly the multiples of 4 are lost for the player to move. Why 4? Suppose you
//! have left a multiple of 4. Whatever number t the opponent takes, 1, 2 or 3, you can take 4 − t,
//! which is 3, 2 or 1. Together that makes 4, so you leave a multiple of 4 again. You go on like
//! this down to 0, and then you have taken the last stone. With another limit m the same works with
//! m + 1 in place of 4: you answer t stones by m + 1 − t. And whoever finds a number of stones that
//! is no multiple of m + 1 can make it one, by taking the remainder.
//!
//! **Method.**
//! 1. Divide n by m + 1 and let r be the remainder, written n mod (m + 1).
//! 2. If r = 0, print `second`.
//! 3. Otherwise print `first`: the first player begins by taking r stones.
//!
//! **Proof.** Claim: the player to move loses against best play ⇔ m + 1 divides n. (⇔ means "if and
//! only if", in short "iff": if one side is true, so is the other. A position where the player to
//! move loses is called a *P-position*: the previous player wins. All others are *N-positions*: the
//! next player wins.) It is enough to show three points, here and on most other pages:
//! - *The end.* No stone is left, m + 1 divides 0, and the player to move has lost.
//! - *No move leads from a multiple of m + 1 to a multiple of m + 1.* Two different multiples are
//!   at least m + 1 apart, and a move takes at most m stones.
//! - *From every other n some move leads to a multiple of m + 1.* The remainder r = n mod (m + 1)
//!   is at least 1 and at most m, and it is not more than n. So the player to move may take r
//!   stones, and that leaves a multiple.
//!
//! So if a player faces a multiple, the move leaves none, and the opponent makes it a multiple
//! again by taking the remainder. Each turn takes stones, so play ends, and the player who faces a
//! multiple at every turn is the one who at last faces 0 and has lost. A player who faces any other
//! number takes the remainder and puts the opponent in that place.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Computing n mod m instead of n mod (m + 1). With m = 3 the heap of 6 is won, by taking 2,
//!   although 3 divides 6 (`hack-mod-m`).
//! - Letting the first player win only if one move can take everything, n ≤ m. With m = 3 the heap
//!   of 5 is won, by taking 1 (`hack-only-small`).
//!
//! **Beyond.** The program takes any number of cases, and any n and m below 2⁶⁴ − 1; n = 0 is lost.
//! It refuses m = 0.
//!
//! If whoever takes the last stone loses, the lost n are those with n mod (m + 1) = 1: play for the
//! last stone but one. If a move takes from a to b stones and whoever cannot move loses, the lost n
//! are those with n mod (a + b) < a: the opponent answers t stones by a + b − t. For takes from 2
//! to 4 these are 0, 1, 6, 7, 12, 13, …, and not only the multiples of 6.
//! [constrained-nim-2](../constrained_nim_2/index.html) finds the *Grundy value* of such a heap,
//! which tells who wins with several heaps: it is ⌊(n mod (a + b)) / a⌋, where ⌊ ⌋ rounds down.
//! With a = 1 and b = m it is n mod (m + 1) ([bounded-nim](../bounded_nim/index.html)).
//!
//! **Source.** C.-G. Bachet de Méziriac, *Problèmes plaisans et délectables* (1612), has the race
//! to 100 with 1 to 10. The name Bash is an echo of his. LibreOJ 10241 has one case per input and
//! prints `1` or `2`.

use proconio::input;
use shared::print;

fn main() {
    input! { cases: [(u64, u64)] }
    print::verdicts(["first", "second"], cases.iter().map(|&(n, m)| first_player_wins(n, m)));
}

/// Does m + 1 not divide n?
fn first_player_wins(n: u64, m: u64) -> bool {
    assert!(m > 0, "m = 0: a move must be allowed to take at least 1 stone");
    n % (m + 1) != 0
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use super::game::Rules;
    use shared::board::Board;
    use shared::rules::Game;

    /// The rule with takes from `least` to `most`.
    fn options(n: u64, least: u64, most: u64) -> Vec<u64> {
        (least..=most.min(n)).map(|take| n - take).collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_heap_and_limit() {
        for m in 1..=20 {
            let mut normal = Game::normal(Rules::options);
            let mut misere = Game::misere(Rules::options);
            for n in 0..=300 {
                let given = vec![n, m];
                assert_eq!(first_player_wins(n, m), normal.is_won(&given), "1 to {m} of {n}");
                assert_eq!(n % (m + 1), normal.grundy(&given), "1 to {m} of {n}");
                assert_eq!(n % (m + 1) != 1, misere.is_won(&given), "misère, 1 to {m} of {n}");
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
