#[path = "rules.rs"]
mod rules;

use super::winning_moves;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::Rules;
use shared::nim::nim_sum;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    for heaps in small::positions([(1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
        let mut expected = vec![];
        for (i, &old) in heaps.iter().enumerate() {
            for new in 0..old {
                let after = [&heaps[..i], &[new], &heaps[i + 1..]].concat();
                if !referee.is_won(&after) {
                    expected.push((old, new));
                }
            }
        }
        assert_eq!(winning_moves(&heaps), expected, "{heaps:?}");
        assert_eq!(!expected.is_empty(), referee.is_won(&heaps), "{heaps:?}");
    }
}

#[test]
fn the_examples_are_right() {
    assert_eq!(nim_sum([3, 5, 7, 19, 50]), 32);
    assert_eq!(winning_moves(&[3, 5, 7, 19, 50]), [(50, 18)]);
    assert_eq!(nim_sum([5, 7, 8, 9, 10]), 9);
    assert_eq!(winning_moves(&[5, 7, 8, 9, 10]), [(8, 1), (9, 0), (10, 3)]);
    assert_eq!(winning_moves(&[2, 4, 5]), [(2, 1)]);
}

proptest! {
    #[test]
    fn the_number_of_winning_moves_is_odd_or_0(
        heaps in prop::collection::vec(any::<u64>(), 0..9),
    ) {
        let (x, moves) = (heaps.iter().fold(0, |x, h| x ^ h), winning_moves(&heaps));
        prop_assert_eq!(moves.len() % 2 == 1, x != 0);
        for (old, new) in moves {
            prop_assert!(heaps.contains(&old) && new < old && old ^ new == x);
        }
    }
}
