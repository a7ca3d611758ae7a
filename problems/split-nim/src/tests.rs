#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, g};
use referee::{small, Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    for heaps in small::positions([(0, 0), (1, 5), (2, 4), (3, 3), (4, 2)]) {
        let mut sorted: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        sorted.sort_unstable_by(|a, b| b.cmp(a));
        let heaps: Vec<u32> = heaps.iter().map(|&heap| heap as u32).collect();
        assert_eq!(first_player_wins(&heaps), referee.is_won(&sorted), "{heaps:?}");
        let value = heaps.iter().fold(0, |sum, &h| sum ^ g(h));
        assert_eq!(value, referee.grundy(&sorted), "{heaps:?}");
    }
}

/// The table by its definition: the options of h are those of h − 1 and the pairs with a heap of
/// h − 1.
#[test]
fn agrees_with_the_page_and_with_the_table_up_to_2000() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(g), [0, 1, 2, 4, 7, 8, 11, 13, 14]);
    let mut values = vec![0_usize];
    let mut reached = vec![false; 4096];
    for h in 1..=2000_usize {
        for b in 0..h {
            reached[values[h - 1] ^ values[b]] = true;
        }
        values.push(reached.iter().take_while(|&&mark| mark).count());
        assert_eq!(g(h as u32), values[h] as u64, "{h}");
    }
}

#[test]
fn the_largest_heap_has_a_value_of_33_bits() {
    assert_eq!(g(u32::MAX), (1 << 33) - 4); // 2i, as i = 2³² − 2 has 31 ones
    assert!(!first_player_wins(&[u32::MAX, u32::MAX]));
}

/// At the judge's largest size.
#[test]
fn values_reach_199() {
    assert_eq!((0..=100).map(g).max(), Some(199));
}
