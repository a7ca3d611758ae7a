#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::Rules;
use std::collections::HashMap;

/// All lists of `count` piles from 1 to `most` that do not increase.
fn positions(count: usize, most: u64) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for _ in 0..count {
        let longer = |piles: &Vec<u64>| {
            let (piles, most) = (piles.clone(), piles.last().copied().unwrap_or(most));
            (1..=most).map(move |pile| [&piles[..], &[pile]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

/// Whoever has no candy to eat has won: the opponent ate the last one.
#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::misere(Rules::options);
    for (count, most) in [
        (1, 40),
        (2, 24),
        (3, 14),
        (4, 11),
        (5, 10),
        (6, 9),
        (7, 8),
        (8, 7),
        (9, 6),
        (10, 5),
        (12, 4),
    ] {
        for piles in positions(count, most) {
            let mut numbers: Vec<usize> = piles.iter().map(|&pile| pile as usize).collect();
            let wins = referee.is_won(&piles);
            assert_eq!(first_player_wins(numbers.clone()), wins, "{piles:?}");
            numbers.reverse();
            assert_eq!(first_player_wins(numbers), wins);
        }
    }
}

/// The walk: is the cell won? Columns and rows count from 1.
fn cells(piles: &[usize]) -> HashMap<(usize, usize), bool> {
    let mut won = HashMap::new();
    for x in (1..=piles.len()).rev() {
        for y in (1..=piles[x - 1]).rev() {
            let steps = [(x + 1, y), (x, y + 1)];
            let is_lost = |cell| won.get(cell) == Some(&false);
            let is_won = steps.iter().any(is_lost);
            won.insert((x, y), is_won);
        }
    }
    won
}

#[test]
fn the_drawing_of_the_page_is_right() {
    let won = cells(&[7, 5, 4, 3, 3, 1]);
    let row = |y| -> String {
        let labels = (1..=6).filter_map(|x| won.get(&(x, y)));
        labels.map(|&won| if won { 'W' } else { 'L' }).collect()
    };
    let rows: Vec<String> = (1..=7).rev().map(row).collect();
    assert_eq!(rows, ["L", "W", "WL", "LWL", "WLWWL", "LWWLW", "WWLWWL"]);
}

#[test]
fn if_the_last_candy_won_a_diagonal_would_have_two_outcomes() {
    let mut referee = Referee::normal(Rules::options);
    assert!(!referee.is_won(&vec![2, 2]) && referee.is_won(&vec![1]));
}

proptest! {
    /// The whole drawing, filled in.
    #[test]
    fn the_diagonals_have_one_outcome(mut piles in prop::collection::vec(1..60_usize, 1..40)) {
        let wins = first_player_wins(piles.clone());
        piles.sort_unstable_by(|a, b| b.cmp(a));
        let won = cells(&piles);
        prop_assert_eq!(won[&(1, 1)], wins);
        for (&(x, y), is_won) in &won {
            prop_assert!(won.get(&(x + 1, y + 1)).is_none_or(|next| next == is_won));
        }
    }

    /// A square, a tower on its last column, a row of piles as high as the square is wide.
    #[test]
    fn large_piles(i in 1..1000_usize, up in 0..1_000_000_000_usize, right in 0..1000_usize) {
        let piles = [vec![i; right], vec![i + up; i], vec![1.min(i - 1); 3]].concat();
        let piles = piles.into_iter().filter(|&pile| pile > 0).collect();
        prop_assert_eq!(first_player_wins(piles), up % 2 == 1 || right % 2 == 1);
    }
}

referee::refuses! {
    refuses_an_empty_pile:
        first_player_wins(vec![2, 0, 1]) => "there is a pile, and a candy in each";
    refuses_no_piles: first_player_wins(vec![]) => "there is a pile, and a candy in each";
}
