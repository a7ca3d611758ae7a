#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{Game, Referee};
use rules::Rules;

#[test]
fn agrees_with_the_rules_on_every_small_list() {
    let mut referee = Referee::normal(Rules::options);
    let mut lost = 0;
    for a in 0..=40 {
        assert_eq!(first_player_wins(&[a]), referee.is_won(&vec![a]), "{a}");
        for b in 0..=40 {
            assert_eq!(first_player_wins(&[a, b]), referee.is_won(&vec![a, b]), "{a} {b}");
            for c in 0..=20 {
                if a <= 20 && b <= 20 {
                    let wins = referee.is_won(&vec![a, b, c]);
                    assert_eq!(first_player_wins(&[a, b, c]), wins, "{a} {b} {c}");
                    lost += u32::from(!wins);
                }
            }
        }
    }
    assert!(lost > 200);
}

/// All pairs of the judge, by marking: a pair that nobody has marked is lost and marks what moves to it.
#[test]
fn agrees_with_a_table_of_all_pairs() {
    let mut is_won = vec![vec![false; 300]; 300];
    for a in 0..300 {
        for b in 0..300 {
            assert_eq!(first_player_wins(&[a, b]), is_won[a as usize][b as usize], "{a} {b}");
            if !is_won[a as usize][b as usize] {
                for x in 1..300 {
                    let (a, b) = (a as usize, b as usize);
                    for (a, b) in [(a + x, b), (a, b + x), (a + x, b + x)] {
                        if a < 300 && b < 300 {
                            is_won[a][b] = true;
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn with_an_odd_number_of_numbers_the_second_kind_of_move_never_keeps_the_nim_sum_0() {
    for a in 0..64_u64 {
        for b in 0..64 {
            let c = a ^ b;
            for x in 1..=a.min(b).min(c) {
                assert_ne!((a - x) ^ (b - x) ^ (c - x), 0, "{a} {b} {c}, {x}");
            }
        }
    }
    // With four it can.
    let four = Referee::normal(Rules::options).is_won(&vec![1, 1, 1, 1]);
    assert!(four);
}

#[test]
fn the_examples_of_the_page_are_right() {
    let lost = [vec![0, 0], vec![1, 2], vec![3, 5], vec![4, 7], vec![6, 10], vec![8, 13]];
    for mut pair in lost {
        assert!(!first_player_wins(&pair));
        pair.push(0);
        assert_eq!(first_player_wins(&pair), pair[1] > 0);
    }
    assert!(!first_player_wins(&[1, 2, 3]) && first_player_wins(&[2, 4, 5]));
}

#[test]
#[should_panic(expected = "1 to 3 numbers, not 4")]
fn refuses_four_numbers() {
    first_player_wins(&[1, 1, 1, 1]);
}

#[test]
#[should_panic(expected = "below 300, not 300")]
fn refuses_a_large_number() {
    first_player_wins(&[300]);
}
