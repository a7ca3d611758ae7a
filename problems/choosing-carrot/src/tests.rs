#[path = "rules.rs"]
mod rules;

use super::last_carrots;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Row, Rules};
use std::collections::BTreeSet;

type State = (Row, bool);

/// The rule as stated; `said` is true once it has been said who won. When no move is left, the
/// first of the two players has won if the result is at least `goal`: the winner has one more
/// move, the loser has none.
fn options((position, said): &State, player: Player, goal: i64) -> Vec<State> {
    let options = Rules::options_of(position, player);
    let is_first = player == Player::Left;
    if options.is_empty() && !said && (Rules::result(position) >= goal) == is_first {
        return vec![(position.clone(), true)];
    }
    options.into_iter().map(|to| (to, false)).collect()
}

fn agrees(a: &[u64]) {
    let answers = last_carrots(a);
    assert_eq!(answers.len(), a.len());
    let goals: BTreeSet<u64> = answers.iter().flat_map(|&x| [x, x + 1]).collect();
    for goal in goals {
        // The last carrot is compared with the goal: it must not be less.
        let mut referee =
            Referee::normal(partizan(|state: &State, player| options(state, player, 0)));
        for (k, &answer) in answers.iter().enumerate() {
            let start = Row { carrots: a.to_vec(), free: k as u64, waits: false, goal };
            let can_reach = referee.is_won(&((start, false), Player::Left));
            assert_eq!(can_reach, answer >= goal, "{a:?}, k = {k}, {goal}");
        }
    }
}

/// Whether a goal is reached depends only on which carrots reach it: rows of 0 and 1 are all.
#[test]
fn agrees_with_the_rules_on_every_small_row() {
    for a in small::positions([(1, 6), (2, 5), (3, 4), (4, 3), (5, 2)]) {
        agrees(&a);
    }
    for a in small::positions([(6, 1), (7, 1), (8, 1)]) {
        agrees(&a);
    }
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_longer_rows() {
    for a in small::positions([(6, 3), (7, 2), (9, 1), (10, 1)]) {
        agrees(&a);
    }
}

proptest! {
    /// Windows one by one, each by the minimax over its parts.
    #[test]
    fn agrees_with_the_minimax_over_all_parts(a in prop::collection::vec(1..=20_u64, 1..40)) {
        let n = a.len();
        // The row that begins at each place, with this many carrots, for Oleg or Igor to move.
        let (mut oleg, mut igor) = (a.clone(), a.clone());
        let mut best = vec![a.iter().copied().max().unwrap()];
        for m in 2..=n {
            let both = |last: &[u64], s: usize| (last[s], last[s + 1]);
            let eats = |s| both(&igor, s).0.max(both(&igor, s).1);
            let next: Vec<u64> = (0..=n - m).map(eats).collect();
            igor = (0..=n - m).map(|s| both(&oleg, s).0.min(both(&oleg, s).1)).collect();
            oleg = next;
            best.push(oleg.iter().copied().max().unwrap());
        }
        best.reverse();
        prop_assert_eq!(last_carrots(&a), best);
    }
}

#[test]
fn the_examples_are_right() {
    assert_eq!(last_carrots(&[1, 2, 3, 5]), [3, 3, 5, 5]);
    assert_eq!(last_carrots(&[1, 2, 1]), [1, 2, 2]);
    assert_eq!(last_carrots(&[1, 3, 1, 1]), [3, 1, 3, 3]);
}
