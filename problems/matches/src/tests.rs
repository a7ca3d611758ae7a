#[path = "rules.rs"]
mod rules;

use super::first_winning_move;
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::Rules;
use shared::nim::nim_sum;

/// The heaps after the first winning move.
fn after(heaps: &[u64]) -> Option<Vec<u64>> {
    let (i, size) = first_winning_move(heaps)?;
    Some([&heaps[..i], &[size], &heaps[i + 1..]].concat())
}

/// The first option that is lost for the opponent; the rules list them by heap, then amount.
#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
        let expected = Rules::options(&heaps).into_iter().find(|option| !referee.is_won(option));
        assert_eq!(after(&heaps), expected, "{heaps:?}");
    }
}

#[test]
fn the_picture_is_right() {
    assert_eq!(nim_sum([3, 6, 9]), 12);
    assert_eq!(after(&[3, 6, 9]), Some(vec![3, 6, 5]));
}

proptest! {
    #[test]
    fn a_winning_move_leaves_nim_sum_0_and_none_means_it_is_0(
        heaps in prop::collection::vec(any::<u64>(), 0..9),
    ) {
        let x = heaps.iter().fold(0, |x, h| x ^ h);
        let winning = first_winning_move(&heaps);
        prop_assert_eq!(winning.is_none(), x == 0);
        if let Some((i, size)) = winning {
            prop_assert!(size < heaps[i]);
            prop_assert_eq!(x ^ heaps[i] ^ size, 0);
        }
    }
}
