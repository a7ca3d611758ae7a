#[path = "rules.rs"]
mod rules;

use super::best_sums;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Rules, Table};

type State = (Table, bool);

/// The rule as stated; `said` is true once it has been said who won. When no card is left, Ciel has won if
/// she is at least `goal` ahead: the winner has one more move, the loser has none.
fn options((table, said): &State, player: Player, goal: i64) -> Vec<State> {
    let options = Rules::options_of(table, player);
    let is_ciel = player == Player::Left;
    if options.is_empty() && !said && (Rules::result(table) >= goal) == is_ciel {
        return vec![(table.clone(), true)];
    }
    options.into_iter().map(|to| (to, false)).collect()
}

/// Can Ciel be ahead by `goal` in the end?
fn can_reach(goal: i64, table: &Table) -> bool {
    let rules = |state: &State, player| options(state, player, goal);
    Referee::normal(partizan(rules)).is_won(&((table.clone(), false), Player::Left))
}

fn lead([ciel, jiro]: [u64; 2]) -> i64 {
    i64::try_from(ciel).unwrap() - i64::try_from(jiro).unwrap()
}

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    for lens in small::in_order(&[(4, 5)]) {
        let cards = lens.iter().sum::<u64>() as usize;
        let most = match cards {
            0..=4 => 3,
            5 | 6 => 2,
            _ => continue,
        };
        for values in small::sequences(cards, most - 1) {
            let mut cards = values.into_iter().map(|card| card + 1);
            let piles: Vec<Vec<u64>> =
                lens.iter().map(|&len| cards.by_ref().take(len as usize).collect()).collect();
            let sums = best_sums(&piles);
            assert_eq!(sums[0] + sums[1], piles.concat().iter().sum::<u64>(), "{piles:?}");
            let (d, table) = (lead(sums), Table { piles, points: [0, 0] });
            assert!(can_reach(d, &table) && !can_reach(d + 1, &table), "{table:?}");
        }
    }
}

/// The move of the page's proof: the pile with the largest middle, or any pile if there is none.
fn proved(piles: &[&[u64]]) -> usize {
    let odd = (0..piles.len()).filter(|&i| piles[i].len() % 2 == 1);
    let best = odd.max_by_key(|&i| piles[i][piles[i].len() / 2]);
    best.or_else(|| (0..piles.len()).find(|&i| !piles[i].is_empty())).unwrap()
}

/// Ciel's sum and Jiro's when the moves of the proof are made by this player, who may be 0 or 1, and the
/// numbers tell the other's.
fn played(piles: &[Vec<u64>], proves: usize, mut other: impl Iterator<Item = usize>) -> [u64; 2] {
    let mut left: Vec<&[u64]> = piles.iter().map(Vec::as_slice).collect();
    let mut sums = [0, 0];
    for turn in 0..piles.concat().len() {
        let i = if turn % 2 == proves {
            proved(&left)
        } else {
            let some: Vec<usize> = (0..left.len()).filter(|&i| !left[i].is_empty()).collect();
            some[other.next().unwrap() % some.len()]
        };
        let (([card, rest @ ..], 0) | ([rest @ .., card], 1)) = (left[i], turn % 2) else {
            panic!("no card is left in pile {i}");
        };
        sums[turn % 2] += card;
        left[i] = rest;
    }
    sums
}

proptest! {
    #[test]
    fn the_proved_moves_get_what_is_printed_against_any_play(
        piles in prop::collection::vec(prop::collection::vec(1..=1000_u64, 1..=20), 1..=20),
        other in prop::collection::vec(0..1000_usize, 400),
    ) {
        let sums = best_sums(&piles);
        for proves in [0, 1] {
            let got = played(&piles, proves, other.iter().copied());
            prop_assert!(got[proves] >= sums[proves], "{:?} instead of {:?}", got, sums);
        }
    }
}

#[test]
fn the_examples_are_right() {
    assert_eq!(best_sums(&[vec![3, 1], vec![2]]), [5, 1]);
    assert_eq!(best_sums(&[vec![7, 5, 5], vec![1, 9, 9], vec![7, 3, 2]]), [27, 21]);
    assert_eq!(best_sums(&vec![vec![1000; 100]; 100]), [5_000_000, 5_000_000]);
    // From the pile with the largest middle Ciel wins by 6, from the others she loses by 2.
    let lead_after = |i: usize| {
        let mut piles = vec![vec![7, 5, 5], vec![1, 9, 9], vec![7, 3, 2]];
        let card = piles[i].remove(0);
        let table = Table { piles, points: [card, 0] };
        (-20..20).rev().find(|&goal| {
            let rules = |state: &State, player| options(state, player, goal);
            !Referee::normal(partizan(rules)).is_won(&((table.clone(), false), Player::Right))
        })
    };
    assert_eq!([0, 1, 2].map(lead_after), [Some(-2), Some(6), Some(-2)]);
}

referee::refuses! {
    refuses_an_empty_pile: best_sums(&[vec![1], vec![]]) => "pile 2: needs cards from 1 up";
    refuses_a_card_of_0: best_sums(&[vec![1, 0]]) => "pile 1: needs cards from 1 up";
}
