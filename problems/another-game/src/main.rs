//! # Another Game — 另一个游戏, CSES 2208
//!
//! <https://cses.fi/problemset/task/2208> · one coin from any heaps, parity · O(n) time, O(1) memory per case
//!
//! **Statement.** n heaps of coins. A move chooses one or more heaps that are not empty and takes
//! one coin from each; whoever takes the last coin wins, so whoever cannot move loses. For each of
//! t cases print `first` or `second`, whoever wins. t, n ≤ 200 000, all n of an input together ≤
//! 200 000, 1 ≤ heap ≤ 10⁹. The program takes any t and n and any u64 heaps, 0 included.
//!
//! **Idea.** If all heaps are even, whatever is taken from some heaps can be taken from the same
//! heaps again, and all are even as before. If some are odd, take one coin from each of these.
//!
//! ```text
//! 1 2 3    two are odd: take one coin from each of them
//! 0 2 2    the opponent can take from one or from both, here from both
//! 0 1 1    take from the same ones
//! 0 0 0
//! ```
//!
//! **Proof.** Claim: the player to move loses (the position is a P-position) ⇔ all heaps are even.
//! - The end: all heaps are 0, which is even, and the player to move has lost.
//! - From all even: a move takes one coin from some heap, and leaves it odd.
//! - From some odd: no odd heap is empty; take one coin from each of them, and all are even.
//!
//! So whoever faces even heaps faces them again after the opponent's answer. There are fewer coins
//! each time, and at last none.
//!
//! **More.** A move may be made in several heaps. So this is not a sum of games, where each move is
//! made in only one of them, and a nim-sum ([set-nim](../set_nim/index.html)) tells nothing here.
//! Of each heap alone the proof uses only who wins: an even heap is lost, an odd one is won. So it
//! holds for any games side by side, if each must end, both players have the same moves, and a turn
//! makes one move in each of one or more games: the player to move loses ⇔ each game alone is lost
//! for the player to move. If each is, every move changes a lost game into a won one; otherwise
//! make a winning move in each that is won.
//!
//! **Mistakes.** The nim-sum of the heaps (`hack-plain-nim`). The parity of all coins together
//! (`hack-total`), of the largest heap (`hack-largest`), or of the smallest (`hack-smallest`).
//! Answering at the first odd heap without reading the rest of the case (`hack-early`).
//!
//! **Source.** CSES Problem Set. Games side by side in which a move is made in one or more of them
//! are treated by C. A. B. Smith, *Graphs and composite games*, Journal of Combinatorial Theory 1
//! (1966), 51–81, and by J. H. Conway, *On Numbers and Games*, chapter 14, as selective compounds.

use proconio::{input, read_value};
use shared::print;

fn main() {
    input! { cases: usize }
    let wins = (0..cases).map(|_| {
        input! { count: usize }
        first_player_wins((0..count).map(|_| read_value!(u64)))
    });
    print::verdicts(["first", "second"], wins);
}

/// Are some heaps odd? All of them are read.
fn first_player_wins(heaps: impl Iterator<Item = u64>) -> bool {
    heaps.filter(|heap| heap % 2 == 1).count() > 0
}

#[cfg(test)]
mod tests {
    use super::first_player_wins;
    use shared::rules::Game;
    use shared::small;

    /// The rule as stated: one coin from each of some heaps, at least one and none of them empty.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        let full = (0..heaps.len()).filter(|&i| heaps[i] > 0);
        let chosen = small::subsets(full).filter(|chosen| !chosen.is_empty());
        let taken = chosen.map(|chosen| {
            let mut option = heaps.to_vec();
            for i in chosen {
                option[i] -= 1;
            }
            option
        });
        taken.collect()
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for heaps in small::positions([(0, 0), (1, 40), (2, 20), (3, 10), (4, 7), (5, 5), (6, 4)]) {
            let won = first_player_wins(heaps.iter().copied());
            assert_eq!(won, game.is_won(&heaps), "{heaps:?}");
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
        assert!(!first_player_wins(even.into_iter()));
        assert!(first_player_wins(even.into_iter().chain([u64::MAX])));
    }
}
