#[path = "rules.rs"]
mod rules;

use super::snakes_left;
use itertools::Itertools;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Row, Rules, Stage};
use std::collections::HashMap;

type Snakes = Vec<(u32, usize)>;

/// The rule as stated: the numbers of the snakes that are left. The strongest snake looks at what follows
/// its meal: it eats if it is still there in the end, because then it has eaten more.
fn survivors(mut snakes: Snakes, known: &mut HashMap<Snakes, Vec<usize>>) -> Vec<usize> {
    snakes.sort_unstable();
    if let Some(survivors) = known.get(&snakes) {
        return survivors.clone();
    }
    let mut all = snakes.iter().map(|snake| snake.1).collect();
    if let [weakest, others @ .., strongest] = &snakes[..] {
        let eater = (strongest.0 - weakest.0, strongest.1);
        let after = survivors([others, &[eater]].concat(), known);
        if after.contains(&eater.1) {
            all = after;
        }
    }
    known.insert(snakes, all.clone());
    all
}

fn left(strengths: &[u32], known: &mut HashMap<Snakes, Vec<usize>>) -> u64 {
    survivors(strengths.iter().copied().zip(1..).collect(), known).len() as u64
}

fn strengths(numbers: &[u64]) -> Vec<u32> {
    numbers.iter().map(|&number| u32::try_from(number).unwrap()).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_row() {
    let mut known = HashMap::new();
    for numbers in small::positions([(1, 9), (2, 20), (3, 12), (4, 8), (5, 6), (6, 3), (8, 2)]) {
        let a = strengths(&numbers);
        assert_eq!(snakes_left(&a), left(&a, &mut known), "{a:?}");
    }
}

/// The board's game of two players: the player to move wins iff the strongest snake eats. Otherwise it is a draw,
/// or lost if the other player's snake has eaten already.
#[test]
fn the_board_plays_what_the_snakes_think() {
    // Who cannot move loses: so whoever is content with the result may say so, once.
    type State = (Row, bool);
    let reaches = |first: Player, least: i64, row: &Row| {
        let rules = |(row, said): &State, player| -> Vec<State> {
            let options = Rules::options_of(row, player);
            let result = Rules::result(row) * if first == Player::Left { 1 } else { -1 };
            if options.is_empty() && !said && (result >= least) == (player == first) {
                return vec![(row.clone(), true)];
            }
            options.into_iter().map(|to| (to, false)).collect()
        };
        Referee::normal(partizan(rules)).is_won(&((row.clone(), false), first))
    };
    let mut known = HashMap::new();
    let mut snakes = small::up_to(&[(3, 6), (5, 4), (7, 2)]);
    snakes.retain(|snakes| snakes.len() > 1 && snakes.is_sorted());
    for (snakes, stage) in snakes.iter().cartesian_product([Stage::Fasting, Stage::Fed]) {
        let eats = left(&strengths(snakes), &mut known) < snakes.len() as u64;
        let row = Row { strengths: snakes.clone(), stage };
        for player in [Player::Left, Player::Right] {
            let (wins, draws) = (reaches(player, 1, &row), reaches(player, 0, &row));
            assert_eq!((wins, draws), (eats, eats || stage == Stage::Fasting), "{row:?}");
        }
    }
}

/// Everybody eats, to the last two; then backwards: who is eaten later, in the play that really follows?
fn by_all_meals(strengths: &[u32]) -> u64 {
    let mut snakes: Snakes = strengths.iter().copied().zip(1..).collect();
    snakes.sort_unstable();
    let mut meals = vec![];
    while snakes.len() > 1 {
        let (weakest, strongest) = (snakes.remove(0), snakes.pop().unwrap());
        let eater = (strongest.0 - weakest.0, strongest.1);
        meals.push((strongest.1, weakest.1));
        let place = snakes.partition_point(|snake| *snake < eater);
        snakes.insert(place, eater);
    }
    // Of the meals those before `end` take place.
    let mut end = meals.len();
    for (i, (eater, _)) in meals.iter().enumerate().rev() {
        if meals[i + 1..end.max(i + 1)].iter().any(|meal| meal.1 == *eater) {
            end = i;
        }
    }
    (strengths.len() - end) as u64
}

proptest! {
    #[test]
    fn agrees_with_thinking_backwards_over_all_meals(
        steps in prop::collection::vec(0..3_u32, 1..300),
        times in 1..1000_u32,
        first in 0..1000_u32,
    ) {
        let mut sum = first;
        let a: Vec<u32> = steps.iter().map(|step| { sum += step / 2 * times; sum }).collect();
        prop_assert_eq!(snakes_left(&a), by_all_meals(&a));
    }

    #[test]
    fn agrees_with_the_rules_in_any_order(a in prop::collection::vec(0..20_u32, 1..13)) {
        prop_assert_eq!(snakes_left(&a), left(&a, &mut HashMap::new()));
    }
}

#[test]
fn the_examples_are_right() {
    let lefts = [&[11, 14, 14][..], &[5, 6, 25], &[1, 2, 2, 2], &[1, 2, 2, 2, 2]].map(snakes_left);
    assert_eq!(lefts, [3, 1, 3, 5]);
    assert_eq!(snakes_left(&[1, 1, 2, 2, 3, 3, 4, 4, 4]), 6);
    assert_eq!([&[7][..], &[0, 0, 0, 0]].map(snakes_left), [1, 1]);
    assert_eq!(snakes_left(&vec![1_000_000_000; 1_000_000]), 1_000_000);
    let chain = |n: usize| snakes_left(&[vec![1], vec![2; n - 1]].concat());
    assert_eq!([2, 3, 4, 5, 1000, 1001].map(chain), [1, 3, 3, 5, 999, 1001]);
}
