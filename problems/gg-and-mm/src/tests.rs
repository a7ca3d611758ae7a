#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, length};
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::Rules;
use std::collections::{HashMap, HashSet};

type Piles = (u64, u64);

/// The positions after a move in a single game.
fn options(piles: &Piles) -> Vec<Piles> {
    let games = Rules::options(&vec![[piles.0, piles.1]]);
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
    let mut referee = Referee::normal(Rules::options);
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
        let won = referee.is_won(&games.iter().map(|&(p, q)| [p, q]).collect());
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
    let mut referee = Referee::normal(options);
    for start in starts {
        let largest = |games: &Vec<usize>| games.iter().map(|&game| s[game]).max().unwrap_or(0);
        let m = largest(start);
        assert_eq!(referee.is_won(start), m % 2 == 1, "{moves:?} {start:?}");
        let after: Vec<u32> = options(start).iter().map(largest).collect();
        assert_eq!(number(&after), m, "{moves:?} {start:?}");
    }
}

/// All 16 games of at most 3 moves: sets of the 4 games of at most 2.
#[test]
fn the_theorem_holds_for_every_choice_of_short_games() {
    let sets = |most: usize| move |set: usize| (0..most).filter(|i| set >> i & 1 == 1).collect();
    // 0, {0}, {{0}}, {0, {0}}; sets of those have the same names in binary.
    let moves: Moves = (0..16).map(sets(4)).collect();
    let one = || 0..16_usize;
    let two = one().flat_map(|a| (0..=a).map(move |b| vec![a, b]));
    let three = one().flat_map(|a| (0..=a).flat_map(move |b| (0..=b).map(move |c| vec![a, b, c])));
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
    assert!(Referee::normal(options).is_won(&vec![2, 3]));
    let mut exchanged: Vec<u32> = vec![];
    for options in &moves {
        let lost = options.iter().map(|&i| exchanged[i]).filter(|s| s % 2 == 0).min();
        let won = options.iter().map(|&i| exchanged[i]).max();
        exchanged.push(lost.or(won).map_or(0, |s| s + 1));
    }
    assert_eq!(exchanged, [0, 1, 2, 1]);
}
