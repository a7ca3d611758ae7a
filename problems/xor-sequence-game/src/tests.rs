#[path = "rules.rs"]
mod rules;

use super::result;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Rules, Table};
use std::cmp::Ordering;

type State = (Table, bool);

/// The rule as stated; `said` is true once it has been said who won. When all numbers are used, Alice has
/// won if the result is at least `goal`: the winner has one more move, the loser has none.
fn options((position, said): &State, player: Player, goal: i64) -> Vec<State> {
    let options = Rules::options_of(position, player);
    let is_alice = player == Player::Left;
    if options.is_empty() && !said && (Rules::result(position) >= goal) == is_alice {
        return vec![(position.clone(), true)];
    }
    options.into_iter().map(|to| (to, false)).collect()
}

/// Of games with these numbers, each not below the one before: how many Alice wins, how many are drawn, and
/// how many Bob wins.
fn agrees(lens: &[(usize, u64)]) -> [usize; 3] {
    let wins = Referee::normal(partizan(|state: &State, player| options(state, player, 1)));
    let draws = Referee::normal(partizan(|state: &State, player| options(state, player, 0)));
    let (mut wins, mut draws, mut counts) = (wins, draws, [0; 3]);
    for numbers in small::positions(lens.iter().copied()) {
        if numbers.windows(2).any(|two| two[0] > two[1]) {
            continue;
        }
        let table = Table { left: numbers.clone(), alice: 0, bob: 0 };
        let start = ((table, false), Player::Left);
        let expected = match (wins.is_won(&start), draws.is_won(&start)) {
            (true, _) => "1",
            (false, true) => "0",
            _ => "-1",
        };
        assert_eq!(result(&numbers), expected, "{numbers:?}");
        counts[["1", "0", "-1"].iter().position(|&one| one == expected).unwrap()] += 1;
    }
    counts
}

/// All in all 1913 games.
#[test]
fn agrees_with_the_rules_on_every_small_game() {
    let lens = [(1, 7), (2, 7), (3, 7), (4, 7), (5, 7), (6, 5), (7, 3), (8, 2)];
    assert_eq!(agrees(&lens), [1261, 292, 360]);
}

/// The table of the Idea: ones and zeros, and what Alice gets. Only an odd number of ones is a start.
#[test]
fn the_table_of_the_page_is_right() {
    let mut referee = Referee::normal(partizan(|state: &State, player| options(state, player, 1)));
    for (ones, row) in (1..).zip(["WWWW", "LWLW", "WLWL", "LWLW"]) {
        for (zeros, expected) in row.chars().enumerate() {
            let numbers = [vec![0; zeros], vec![1; ones]].concat();
            // If the ones are even, Alice has one already.
            let table = Table { left: numbers, alice: 1 - ones as u64 % 2, bob: 0 };
            let start = ((table, false), Player::Left);
            assert_eq!(referee.is_won(&start), expected == 'W', "{ones} ones, {zeros} zeros");
        }
    }
}

#[test]
fn the_examples_are_right() {
    assert_eq!(result(&[4, 2, 1, 6, 3]), "1");
    assert_eq!(result(&[4, 5, 2, 6]), "-1");
    assert_eq!(result(&[2, 1]), "1");
    assert_eq!(result(&[5, 3, 6]), "0");
    let sample = [992_438, 1_006_399, 781_139, 985_280, 4729, 872_779, 563_580];
    assert_eq!(result(&sample), "1");
    assert_eq!(result(&[1 << 63, 1 << 63, 1 << 63, u64::MAX >> 1]), "-1");
}

/// The move of the proof: a place among the numbers, and the side to which it goes.
fn proved(numbers: &[u64], held: [u64; 2], own: usize, top: u64) -> (usize, usize) {
    let is_one = |&i: &usize| numbers[i] & top > 0;
    let ones = (0..numbers.len()).filter(is_one).count();
    let zero = (0..numbers.len()).find(|i| !is_one(i));
    match (ones, zero) {
        (1, _) => {
            let side = if held[own] & top > 0 { 1 - own } else { own };
            ((0..numbers.len()).find(is_one).unwrap(), side)
        }
        (2, Some(zero)) => (zero, own),
        // Any move.
        _ => (0, own),
    }
}

proptest! {
    /// However large the game and whatever the other player does.
    #[test]
    fn the_proved_moves_win_against_any_play(
        start in prop::collection::vec(prop_oneof![0..4_u64, 0..1_u64 << 20], 1..60),
        other in prop::collection::vec((any::<prop::sample::Index>(), 0..2_usize), 60),
    ) {
        let expected = result(&start);
        let x = start.iter().fold(0, |x, number| x ^ number);
        let top = if x == 0 { 0 } else { 1 << x.ilog2() };
        let winner = usize::from(expected == "-1");
        let (mut numbers, mut held) = (start, [0, 0]);
        for (turn, (index, side)) in other.iter().take(numbers.len()).enumerate() {
            let (i, side) = if turn % 2 == winner {
                proved(&numbers, held, winner, top)
            } else {
                (index.index(numbers.len()), *side)
            };
            held[side] ^= numbers.remove(i);
        }
        prop_assert!(numbers.is_empty());
        let lead = match held[0].cmp(&held[1]) {
            Ordering::Greater => "1",
            Ordering::Equal => "0",
            Ordering::Less => "-1",
        };
        prop_assert_eq!(lead, expected);
    }
}

referee::refuses! {
    refuses_a_game_without_numbers: result(&[]) => "a game needs at least one number";
}
