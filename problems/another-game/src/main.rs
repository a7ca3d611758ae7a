//! # Another Game — 另一个游戏, CSES 2208
//!
//! <https://cses.fi/problemset/task/2208> · one coin from any heaps, decided by parity · O(n) time and memory a game
//!
//! **Statement.** There are n heaps of coins. Two players take turns. A turn chooses one or more
//! heaps that are not empty and takes one coin from each of them. Whoever takes the last coin wins.
//! Who wins with best play?
//!
//! **Input.** The first line has t, the number of games. Each game has two lines: n, and the sizes
//! of the n heaps. t and n are at most 200 000, and so are all n of the input together; a heap has
//! from 1 to 10⁹ coins.
//!
//! **Output.** One line for each game: the winner, `first` or `second`.
//!
//! ```text
//! input       output
//! 3           first
//! 3           second
//! 1 2 3       first
//! 2
//! 2 2
//! 4
//! 5 5 4 5
//! ```
//!
//! **Idea.** If every heap has one coin, the first player takes all coins at once and wins. If
//! every heap has two, the second player wins: from the heaps from which the first player takes, he
//! takes as well. These heaps are then empty, the others still have two coins. Next, let every heap
//! have three coins. One coin from each leaves two in every heap, and now the opponent is the one
//! who moves from heaps of two. So the first player wins.
//!
//! The heaps need not be equal for this. If all are odd, one coin from each makes all of them even.
//! If all are even, every answer "the same heaps again" makes all of them even again. And if some
//! are odd and some are even? Take one coin from each of the odd ones, and all are even:
//!
//! ```text
//! 1 2 3    two heaps are odd: take a coin from each of these
//! 0 2 2    all even; the opponent may take from one heap or from both, say from both
//! 0 1 1    again take from each odd heap, which are the heaps that the opponent chose
//! 0 0 0    the last coins are taken
//! ```
//!
//! **Method.** For each game:
//! 1. Read all n heaps.
//! 2. If at least one of them is odd, print `first`.
//! 3. If all are even, print `second`.
//!
//! **Proof.** Claim: the player to move loses ⇔ all heaps are even. (⇔ means "if and only if". Such
//! positions are called P-positions, all others N-positions; see [matches](../matches/index.html).)
//! - *The end.* All heaps are 0, which is even. The opponent has taken the last coin, so the player
//!   to move has lost.
//! - *From even heaps every move leads to an odd heap.* The move takes one coin from at least one
//!   heap, and that heap becomes odd.
//! - *From an odd heap some move leads to even heaps only.* An odd heap is not empty. Take one coin
//!   from each odd heap.
//!
//! So whoever faces even heaps must leave an odd one, and the opponent can make all heaps even
//! again. The coins become fewer, and at last the player who faces even heaps faces empty ones and
//! has lost.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Taking the nim-sum of the heaps. Nim has other moves: here a single heap of 2 is lost
//!   (`hack-plain-nim`).
//! - Looking at the parity of all coins together: 1 1 is won (`hack-total`).
//! - Looking at the largest heap only (`hack-largest`).
//! - Looking at the smallest heap only (`hack-smallest`).
//! - Answering at the first odd heap and leaving the rest of the game unread, so that the next game
//!   begins in the wrong place (`hack-early`).
//!
//! **Beyond.** The program takes any t and n, 0 too, and heaps from 0 to 2⁶⁴ − 1. A move in several
//! heaps at once is not a move in a *sum of games*, where each move is made in one of them; so the
//! theorem of [set-nim](../set_nim/index.html) does not apply. But the proof holds for other games
//! than heaps. Put several games side by side, each of which must end and gives both players the
//! same moves, and let a turn make one move in each of one or more games, as the player likes;
//! whoever cannot move loses. The player to move loses ⇔ each of the games alone is lost for the
//! player to move. For if each is lost, a move turns at least one of them into a won one. And if
//! some are won, a winning move in each of these makes all of them lost.
//!
//! **Source.** CSES Problem Set. Games side by side in which a turn moves in one or more of them
//! are treated by C. A. B. Smith, *Graphs and composite games*, Journal of Combinatorial Theory 1
//! (1966), 51–81, and by J. H. Conway, *On Numbers and Games*, chapter 14, as selective compounds.

use proconio::input;
use shared::print;

fn main() {
    input! { games: [[u64]] }
    let wins = games.iter().map(|heaps| first_player_wins(heaps));
    print::verdicts(["first", "second"], wins);
}

/// Is some heap odd?
fn first_player_wins(heaps: &[u64]) -> bool {
    heaps.iter().any(|heap| heap % 2 == 1)
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
        let mut game = Game::normal(Rules::options);
        for heaps in small::positions([(0, 0), (1, 40), (2, 20), (3, 10), (4, 7), (5, 5), (6, 4)]) {
            assert_eq!(first_player_wins(&heaps), game.is_won(&heaps), "{heaps:?}");
        }
    }

    /// The page's claim for any games, here with takes of 1 or 2 and takes of 1, 3 or 4.
    #[test]
    fn games_side_by_side_are_lost_where_each_alone_is() {
        for takes in [vec![1, 2], vec![1, 3, 4]] {
            let rests = |heap: u64| takes.iter().filter_map(move |take| heap.checked_sub(*take));
            let mut alone = Game::normal(|&heap: &u64| rests(heap).collect());
            let mut side_by_side = Game::normal(|&(a, b): &(u64, u64)| {
                let one = rests(a).map(|rest| (rest, b)).chain(rests(b).map(|rest| (a, rest)));
                let both = rests(a).flat_map(|a| rests(b).map(move |b| (a, b)));
                one.chain(both).collect()
            });
            for (a, b) in (0..20).flat_map(|a| (0..20).map(move |b| (a, b))) {
                let is_lost = !alone.is_won(&a) && !alone.is_won(&b);
                assert_eq!(side_by_side.is_won(&(a, b)), !is_lost, "{takes:?}, {a}, {b}");
            }
        }
    }

    #[test]
    fn one_odd_heap_of_any_size_is_enough() {
        let even = [u64::MAX - 1, 1 << 63, 0, 4];
        assert!(!first_player_wins(&even));
        assert!(first_player_wins(&[&even[..], &[u64::MAX]].concat()));
    }
}
