#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{small, Game, Referee};
use rules::Rules;
use shared::nim::nim_sum;

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    for heaps in small::positions([(0, 0), (1, 40), (2, 24), (3, 12), (4, 7), (5, 4)]) {
        let (won, value) = (referee.is_won(&heaps), referee.grundy(&heaps));
        assert_eq!(first_player_wins(&heaps), won, "{heaps:?}");
        assert_eq!(nim_sum(heaps.clone()), value, "{heaps:?}");
    }
}

/// Worked examples of a lecture: the heaps, and the heap and take that win.
#[test]
fn worked_examples_have_their_winning_move() {
    for (heaps, heap, take) in
        [([14, 21, 39], 2, 12), ([55, 81, 121], 2, 19), ([29, 45, 58], 2, 10)]
    {
        assert!(first_player_wins(&heaps));
        assert_eq!(take, heaps[heap] - (heaps[heap] ^ nim_sum(heaps)));
        let mut after = heaps;
        after[heap] -= take;
        assert!(!first_player_wins(&after));
    }
}

/// Each number is the least one that stands neither to the left of it nor above it.
#[test]
fn the_table_is_right() {
    let mut referee = Referee::normal(Rules::options);
    let page = [
        [0, 1, 2, 3, 4, 5],
        [1, 0, 3, 2, 5, 4],
        [2, 3, 0, 1, 6, 7],
        [3, 2, 1, 0, 7, 6],
        [4, 5, 6, 7, 0, 1],
        [5, 4, 7, 6, 1, 0],
    ];
    for (a, b) in (0..6).flat_map(|a| (0..6).map(move |b| (a, b))) {
        let lost: Vec<u64> =
            (0..9).filter(|&c| !referee.is_won(&vec![a as u64, b as u64, c])).collect();
        assert_eq!(lost, [page[a][b]], "{a} {b}");
        let is_new = |c: &u64| {
            let is_left = (0..b).any(|left| page[a][left] == *c);
            !is_left && (0..a).all(|above| page[above][b] != *c)
        };
        assert_eq!((0..9).find(is_new), Some(page[a][b]), "{a} {b}");
    }
}
