//! # GG and MM — GG 和 MM, HDU 3595
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=3595> · joint play (Every-SG): a move in every game, and the longest game decides · O(N log p) time, O(N) memory per case
//!
//! **Statement.** Two players, MM and GG, play N games at once. Each game has two piles of stones.
//! A move in it chooses one pile, with x stones, and takes kx stones from the other pile, for any
//! k ≥ 1 for which they are there. A game is over when one of its piles is empty. MM begins, and
//! they take turns; a turn makes one move in *every* game that is not over. Whoever is to move when
//! all games are over loses. Who wins with best play?
//!
//! **Input.** Cases up to the end of the file, at most 100. Each has N, from 1 to 1000, and then N
//! lines `p q` with the two piles of a game, from 1 to 1000. (The lower limits are not confirmed.)
//!
//! **Output.** One line for each case, the winner: `MM` or `GG`. The input below is not from the
//! statement.
//!
//! ```text
//! input     output
//! 1         GG
//! 3 2       MM
//! 2
//! 3 2
//! 5 2
//! ```
//!
//! **Idea.** In a *sum of games*, as in [set-nim](../set_nim/index.html), a player chooses one game
//! for each move. Here nobody can wait: every game goes on with every turn. Let us play by hand.
//! First some games alone. From 1 1 the player to move takes the 1 and the game is over. From 3 2
//! only 2 can be taken from the 3, and from 1 2 the opponent takes the whole 2: lost. From 5 2 one
//! may take 2 and leave 3 2: won. Now two games at once; below each name is what that player
//! leaves:
//!
//! ```text
//!          MM         GG         MM
//! 1 1      over
//! 3 2      1 2        over                    MM is to move and cannot: GG wins
//!
//! 3 2      1 2        over
//! 5 2      3 2        1 2        over         GG is to move and cannot: MM wins
//! ```
//!
//! In both cases MM wins one game and loses the other one. But only the game that ends *last*
//! counts. So the player who would win a game alone wants it to last long, and the opponent wants
//! it over soon. How long does it last if one of them drags it out and the other one hurries? Call
//! this number of moves the *length* of the game. At the end it is 0. If the length is odd, the
//! player to move also makes the last move and wins this game; if it is even, the opponent does.
//! - If some move leads to an even length, the player to move can win the game. This player must
//!   choose such a move, or the win is gone, and takes the longest: 1 + the largest *even* length
//!   that a move leads to.
//! - If all moves lead to odd lengths, the opponent wins the game. The player to move hurries: 1 +
//!   the smallest length.
//!
//! The guess: whoever wins the longest game wins, so MM wins exactly if the largest of all lengths
//! is odd. Let M be this largest length. Each length above 0 is 1 + the length after some move, so
//! the player to move can lower all of them by 1, as in the picture below. From an odd M the
//! opponent then faces an even one. And if M is even, could the player to move gain by giving up a
//! won game, or by another unusual move? No. In the games of length M this player loses, and all
//! moves there lead to odd lengths of M − 1 or more. In the other games a move to an even length
//! leads lower than that: it starts from an odd length, at most M − 1, and goes below it. So
//! whatever is moved, the longest length is then odd, and the opponent wins that game.
//!
#![doc = include_str!("../picture.svg")]
//!
//! Now the lengths for two piles. Write s(a, b) for the length, a being the smaller pile. Let us
//! fill a small table:
//!
//! ```text
//!        b = 1   2   3   4   5   6   7   8
//! a = 1      1   1   1   1   1   1   1   1
//! a = 2          1   2   1   3   1   3   1
//! a = 3              1   2   3   1   3   3
//! a = 4                  1   2   2   3   1
//! a = 5                      1   2   4   4
//! ```
//!
//! - *a divides b.* Take all of b, and the game is over: length 1. It cannot be dragged out. Any
//!   other move leaves a and a multiple of a, and then the opponent takes all.
//! - *b < 2a.* There is only one move, to b − a and a. The length is one more: s(5, 8) = 1 + s(3,
//!   5).
//! - *b > 2a, and c is the remainder of b divided by a.* One move leads to (c, a), others to (a,
//!   c + a), (a, c + 2a), … . If (c, a) is lost for whoever is to move there (its length is even),
//!   go there at once: s(3, 8) = 1 + s(2, 3). If it is won (its length is odd), do not go there; go
//!   to (a, c + a). From there the opponent has only one move, to (c, a), which we want:
//!   s(2, 7) = 2 + s(1, 2). In both cases taking less loses, for the opponent then takes the rest
//!   and leaves us that position.
//!
//! So the choice is only apparent. In these games never more than one move wins (from two equal
//! piles take either), and if no move wins, there is only one move. So nothing can be dragged out
//! or hurried. In other games it can.
//!
//! **Method.** For each game let a be the smaller pile and b the larger one.
//! 1. If a = 0, the length is s(a, b) = 0.
//! 2. Otherwise let r = s(b mod a, a), by the same steps. If b ≥ 2a and r is odd, s(a, b) = r + 2.
//!    In all other cases s(a, b) = r + 1.
//! 3. For each case, let M be the largest length of its games. Print `MM` if M is odd, else `GG`.
//!
//! (If a divides b, r is s(0, a) = 0, and step 2 gives 1.)
//!
//! **Proof.** *The theorem on joint play.* It holds for any games that always end, each with rules
//! of its own. For a position of one game let s = 0 if there is no move. If some move leads to a
//! position of even s, let s be 1 + the largest of these even numbers. Otherwise, if all moves lead
//! to odd s, let s be 1 + the smallest of them. Several games are played together: a turn makes a
//! move in each game that is not over, and whoever cannot move at all loses. Let M be the largest s
//! of the games.
//!
//! Claim: the player to move wins ⇔ M is odd. (⇔ means "if and only if".) Before the proof three
//! simple facts: s is 0 only at the end. If s is even, all moves in this game lead to odd numbers,
//! and none below s − 1, by the definition. If s is odd, moves may lead to odd and even numbers,
//! but no even number above s − 1 can be reached.
//! - *The end.* All games are over, M = 0, and the player to move has lost.
//! - *From even M > 0 each turn leads to odd M.* A game with s = M gets an odd number, at least
//!   M − 1. Which even numbers can there be after the turn? Those of games that were over
//!   before, 0; and those of games whose s was odd. Such an s is below M, so it is at most M − 1,
//!   and the even number is at most M − 2. So the largest number is odd.
//! - *From odd M some turn leads to even M.* Each game that is not over has a move that lowers s by
//!   exactly 1: to the largest even number if s is odd, to the smallest odd one if s is even. Make
//!   these moves in all games. Now the largest number is M − 1.
//!
//! So a player who faces an even M leaves an odd one, and the opponent makes it even again. All
//! games end, so at last this player faces M = 0 with no move. A player who faces an odd M puts the
//! opponent in that place.
//!
//! *The lengths of these games.* Claim: the number s of two piles a ≤ b is the s(a, b) of the
//! method. We go from small piles to large ones. By c we mean b mod a.
//! - *a = 0.* There is no move, and s = 0.
//! - *a > 0 divides b.* Taking all of b leads to 0. Each other move leads to (a, ja) with 1 ≤ j <
//!   b/a, whose number is 1, because a divides ja. So the only even number is 0, and s = 1.
//! - *a < b < 2a.* The only move leads to (c, a), c = b − a. Whether its number r is even or odd,
//!   s = r + 1.
//! - *b > 2a, and c > 0.* The moves lead to (c, a), whose number is r, and to (a, c + ja) for
//!   j = 1, …, b/a − 1 (rounded down).
//!   - *r is even.* By what is shown for smaller piles, (a, c + ja) has the number r + 1, for j = 1
//!     by the point before and for j > 1 by this one. These are odd. The only even number is r, so
//!     s = r + 1.
//!   - *r is odd.* By the point before, (a, c + a) has the number r + 1, which is even. By this
//!     point (a, c + ja) has for j > 1 the number r + 2, which is odd. The only even number is
//!     r + 1, so s = r + 2.
//!
//! With this and the theorem the method is right. Each case above has one move at most that leads
//! to an even number, and if there is none, only one move at all. So with two piles neither player
//! has anything to choose: the winner of a game cannot drag it out, and the loser cannot hurry.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Adding 2 whenever r is odd, although b < 2a leaves no choice (`hack-forced`).
//! - Taking the nim-sum of Grundy values. That is for a move in one game at a time (`hack-sum`).
//! - Thinking that one won game is enough (`hack-one-win`).
//! - Thinking that all games must be won (`hack-all-wins`).
//! - Letting the game decide that ends first (`hack-first-end`).
//! - Taking the number of divisions in Euclid's algorithm as the length (`hack-divisions`).
//! - Taking the number of subtractions, as if k were always 1 (`hack-subtractions`).
//! - Forgetting the move to (a, c + a) and its answer: r in place of r + 2 (`hack-no-wait`).
//! - Dragging a won game out with any move, also with one that gives the win away (`hack-drag`).
//! - Comparing the number of won games with that of lost ones (`hack-majority`).
//! - Adding the lengths, or deciding by the parity of the number of won games (`hack-total`).
//! - Letting the game decide that has the largest pile (`hack-largest-pile`).
//!
//! **Beyond.** The program takes any number of games and piles up to 2⁶⁴ − 1. A game with an empty
//! pile is over from the start; with no game at all MM cannot move, and GG wins.
//! - *Who wins alone.* s(a, b) is even ⇔ a = 0 or a < b < φa, where φ = (1 + √5)/2; see
//!   [euclid-game](../euclid_game/index.html).
//! - *How long they are.* For piles up to 1000 the largest length is 15, and only 408 985
//!   and 577 985 have it. So in large random cases the lengths 13 to 15 decide.
//! - *Several games as one.* The joint game, taken as one game, has M as its own number s. If M is
//!   odd, M − 1 can be reached, and no even M above it, since even numbers after the turn are 0 or
//!   come from odd ones, which are at most M. If M is even, no M below M − 1 can be reached, and
//!   M − 1 can, by lowering all numbers by 1.
//! - *Largest and smallest must not be exchanged.* Some programs that are passed on let the winner
//!   of a game hurry and the loser drag it out. With two piles this does no harm, because there is
//!   no choice. In other games it is wrong. Let A be a game of two forced moves, and let B have two
//!   moves, one to its end and one to A. Then s(A) = 2 and s(B) = 1 + 2 = 3, and who is to move at
//!   A and B together wins: move B to A, and the other A on by one. The exchanged rule gives 2
//!   and 1, and says lost.
//!
//! **Source.** The single game is Euclid's game of A. J. Cole and A. J. T. Davie (1969). Joint play
//! was studied by H. Steinhaus (1925), C. A. B. Smith, *Graphs and composite games*, Journal of
//! Combinatorial Theory 1 (1966), 51–81, and J. H. Conway; the numbers s are called *suspense
//! numbers* in *Winning Ways*, chapter 9 (places not confirmed). Chinese authors call it
//! *Every-SG*, after 贾志豪, *组合游戏略述* (2009).

use proconio::{input, is_stdin_empty};
use shared::print;

fn main() {
    let mut wins = vec![];
    while !is_stdin_empty() {
        input! { games: [(u64, u64)] }
        wins.push(first_player_wins(&games));
    }
    print::verdicts(["MM", "GG"], wins.into_iter());
}

/// Is the largest length odd?
fn first_player_wins(games: &[(u64, u64)]) -> bool {
    let mut longest = 0;
    for &(p, q) in games {
        longest = longest.max(length(p.min(q), p.max(q)));
    }
    longest % 2 == 1
}

/// s(a, b), where a is the smaller pile.
fn length(a: u64, b: u64) -> u32 {
    if a == 0 {
        return 0;
    }
    let r = length(b % a, a);
    if b / a >= 2 && r % 2 == 1 {
        r + 2
    } else {
        r + 1
    }
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{first_player_wins, length};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use std::collections::{HashMap, HashSet};

    type Piles = (u64, u64);

    /// The positions after a move in a single game.
    fn options(piles: &Piles) -> Vec<Piles> {
        let games = Rules::options(&vec![vec![piles.0, piles.1]]);
        games.iter().map(|games| (games[0][0], games[0][1])).collect()
    }

    /// A move in every game that is not over, for games of any kind.
    fn joint<T: Clone>(games: &[T], options: impl Fn(&T) -> Vec<T>) -> Vec<Vec<T>> {
        let mut turns = vec![vec![]];
        let mut is_over = true;
        for game in games {
            let mut next = options(game);
            is_over &= next.is_empty();
            if next.is_empty() {
                next.push(game.clone());
            }
            let with = |turn: &Vec<T>| -> Vec<Vec<T>> {
                next.iter().map(|after| [&turn[..], std::slice::from_ref(after)].concat()).collect()
            };
            turns = turns.iter().flat_map(with).collect();
        }
        turns.retain(|_| !is_over);
        turns
    }

    /// The pairs p ≤ q up to some pile.
    fn pairs(most: u64) -> impl Iterator<Item = Piles> {
        (0..=most).flat_map(move |q| (0..=q).map(move |p| (p, q)))
    }

    /// Every choice of so many pairs up to some pile, in rising order.
    fn agrees(count: usize, most: u64) {
        let mut game = Game::normal(Rules::options);
        let mut all = vec![vec![]];
        for _ in 0..count {
            let longer = |games: Vec<Piles>| {
                let last = games.last().copied().unwrap_or((0, 0));
                let more = pairs(most).filter(move |piles| *piles >= last);
                more.map(move |piles| [&games[..], &[piles]].concat()).collect::<Vec<_>>()
            };
            all = all.into_iter().flat_map(longer).collect();
        }
        for games in all {
            let won = game.is_won(&games.iter().map(|&(p, q)| vec![p, q]).collect());
            assert_eq!(first_player_wins(&games), won, "{games:?}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_choice_of_games() {
        for (count, most) in [(0, 0), (1, 40), (2, 9), (3, 4), (4, 3)] {
            agrees(count, most);
        }
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_more_choices_of_games() {
        for (count, most) in [(2, 16), (3, 9), (4, 6)] {
            agrees(count, most);
        }
    }

    /// s by its definition, from the numbers of the options.
    fn number(options: &[u32]) -> u32 {
        let even = options.iter().filter(|s| *s % 2 == 0);
        even.max().or(options.iter().min()).map_or(0, |s| s + 1)
    }

    /// The definition, and that nobody has anything to choose.
    fn lengths_follow_the_definition(most: u64) {
        let mut s: HashMap<Piles, u32> = HashMap::new();
        for b in 0..=most {
            for a in 0..=b {
                let sorted = options(&(a, b)).into_iter().map(|(p, q)| (p.min(q), p.max(q)));
                let different: HashSet<Piles> = sorted.collect();
                let after: Vec<u32> = different.iter().map(|piles| s[piles]).collect();
                s.insert((a, b), number(&after));
                assert_eq!(length(a, b), s[&(a, b)], "{a} {b}");
                let even = after.iter().filter(|s| *s % 2 == 0).count();
                assert!(even == 1 || even == 0 && after.len() == usize::from(a > 0), "{a} {b}");
            }
        }
    }

    #[test]
    fn lengths_follow_the_definition_on_small_piles() {
        lengths_follow_the_definition(150);
    }

    #[test]
    #[ignore = "long"]
    fn lengths_follow_the_definition_up_to_the_limit() {
        lengths_follow_the_definition(1000);
    }

    #[test]
    fn the_golden_ratio_tells_who_wins_alone() {
        for (a, b) in pairs(1000) {
            let is_lost = a == 0 || a < b && b * (b - a) < a * a;
            assert_eq!(length(a, b) % 2 == 0, is_lost, "{a} {b}");
        }
        let longest: Vec<Piles> = pairs(1000).filter(|&(a, b)| length(a, b) >= 15).collect();
        assert_eq!(longest, [(408, 985), (577, 985)]);
        assert_eq!(length(408, 985), 15);
    }

    #[test]
    fn the_table_is_right() {
        for (a, row) in (1..).zip([
            &[1, 1, 1, 1, 1, 1, 1, 1][..],
            &[1, 2, 1, 3, 1, 3, 1],
            &[1, 2, 3, 1, 3, 3],
            &[1, 2, 2, 3, 1],
            &[1, 2, 4, 4],
        ]) {
            let lengths: Vec<u32> = (a..=8).map(|b| length(a, b)).collect();
            assert_eq!(lengths, row);
        }
        assert!(!first_player_wins(&[(1, 1), (3, 2)]) && first_player_wins(&[(3, 2), (5, 2)]));
    }

    /// Games whose positions have numbers; for each the positions after a move, all smaller.
    type Moves = Vec<Vec<usize>>;

    fn numbers(moves: &Moves) -> Vec<u32> {
        let mut s: Vec<u32> = vec![];
        for options in moves {
            s.push(number(&options.iter().map(|&option| s[option]).collect::<Vec<_>>()));
        }
        s
    }

    /// Who wins these positions together, and their number as one game.
    fn the_largest_decides<'a>(moves: &'a Moves, starts: impl Iterator<Item = &'a Vec<usize>>) {
        let s = numbers(moves);
        let options = |games: &Vec<usize>| joint(games, |&game| moves[game].clone());
        let mut game = Game::normal(options);
        for start in starts {
            let largest = |games: &Vec<usize>| games.iter().map(|&game| s[game]).max().unwrap_or(0);
            let m = largest(start);
            assert_eq!(game.is_won(start), m % 2 == 1, "{moves:?} {start:?}");
            let after: Vec<u32> = options(start).iter().map(largest).collect();
            assert_eq!(number(&after), m, "{moves:?} {start:?}");
        }
    }

    /// All 16 games of at most 3 moves: sets of the 4 games of at most 2.
    #[test]
    fn the_theorem_holds_for_every_choice_of_short_games() {
        let sets =
            |most: usize| move |set: usize| (0..most).filter(|i| set >> i & 1 == 1).collect();
        // 0, {0}, {{0}}, {0, {0}}; sets of those have the same names in binary.
        let moves: Moves = (0..16).map(sets(4)).collect();
        let one = || 0..16_usize;
        let two = one().flat_map(|a| (0..=a).map(move |b| vec![a, b]));
        let three =
            one().flat_map(|a| (0..=a).flat_map(move |b| (0..=b).map(move |c| vec![a, b, c])));
        let starts: Vec<_> = one().map(|a| vec![a]).chain(two).chain(three).collect();
        assert_eq!(starts.len(), 968);
        the_largest_decides(&moves, starts.iter());
    }

    proptest! {
        #[test]
        fn the_theorem_holds_for_longer_games(sets in prop::array::uniform9(any::<usize>())) {
            let set = |i: usize| (0..i).filter(|j| sets[i] >> (2 * j) & 3 == 1).collect();
            let moves: Moves = (0..9).map(set).collect();
            the_largest_decides(&moves, [vec![8, 7, 6], vec![8, 8, 5], vec![7, 4]].iter());
        }

        /// Of any size, lengths differ from one step of Euclid to the next as told.
        #[test]
        fn all_sizes_are_taken(a in 1..u64::MAX, b in 1..u64::MAX) {
            let (a, b) = (a.min(b), a.max(b));
            let r = length(b % a, a);
            prop_assert!([r + 1, r + 2].contains(&length(a, b)));
            prop_assert_eq!(first_player_wins(&[(b, a), (a, b), (a, 0)]), length(a, b) % 2 == 1);
        }
    }

    /// As told under Beyond: 0 is the end, 1 and 2 are one and two forced moves, 3 is B.
    #[test]
    fn largest_and_smallest_must_not_be_exchanged() {
        let moves: Moves = vec![vec![], vec![0], vec![1], vec![0, 2]];
        assert_eq!(numbers(&moves), [0, 1, 2, 3]);
        let options = |games: &Vec<usize>| joint(games, |&game| moves[game].clone());
        assert!(Game::normal(options).is_won(&vec![2, 3]));
        let mut exchanged: Vec<u32> = vec![];
        for options in &moves {
            let lost = options.iter().map(|&i| exchanged[i]).filter(|s| s % 2 == 0).min();
            let won = options.iter().map(|&i| exchanged[i]).max();
            exchanged.push(lost.or(won).map_or(0, |s| s + 1));
        }
        assert_eq!(exchanged, [0, 1, 2, 1]);
    }
}
