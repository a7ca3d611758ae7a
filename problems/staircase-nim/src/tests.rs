#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use referee::{small, Game, Referee};
use rules::Rules;

const SMALL: [(usize, u64); 7] = [(0, 0), (1, 30), (2, 12), (3, 6), (4, 4), (5, 2), (6, 1)];

fn x(stairs: &[u64]) -> u64 {
    stairs.iter().step_by(2).fold(0, |x, a| x ^ a)
}

/// And X is the Grundy value.
#[test]
fn agrees_with_the_rules_on_every_small_staircase() {
    let mut referee = Referee::normal(Rules::options);
    for stairs in small::positions(SMALL) {
        assert_eq!(first_player_wins(&stairs), referee.is_won(&stairs), "{stairs:?}");
        assert_eq!(x(&stairs), referee.grundy(&stairs), "{stairs:?}");
    }
}

/// Lower an odd stair i to aᵢ ⊕ X, or raise it by stones of stair i + 1.
#[test]
fn the_winning_moves_are_those_of_the_page() {
    let mut referee = Referee::normal(Rules::options);
    for stairs in small::positions(SMALL).filter(|stairs| first_player_wins(stairs)) {
        let mut moves = vec![];
        for i in (0..stairs.len()).step_by(2) {
            let wanted = stairs[i] ^ x(&stairs);
            let above = stairs.get(i + 1).copied().unwrap_or(0);
            if wanted < stairs[i] || wanted - stairs[i] <= above {
                let mut option = stairs.clone();
                option[i] = wanted;
                if wanted > stairs[i] {
                    option[i + 1] -= wanted - stairs[i];
                } else if i > 0 {
                    option[i - 1] += stairs[i] - wanted;
                }
                moves.push(option);
            }
        }
        let lost = |option: &Vec<u64>| !referee.is_won(option);
        let mut expected: Vec<_> = Rules::options(&stairs).into_iter().filter(lost).collect();
        moves.sort();
        expected.sort();
        assert_eq!(moves, expected, "{stairs:?}");
    }
}

/// Two staircases: the nim-sum of both.
#[test]
fn several_staircases_are_one_sum() {
    let sides = |stairs: &Vec<u64>| (stairs[..2].to_vec(), stairs[2..].to_vec());
    let mut referee = Referee::normal(|stairs: &Vec<u64>| {
        let (left, right) = sides(stairs);
        let on_left = Rules::options(&left).into_iter().map(|left| [&left[..], &right].concat());
        let on_right = Rules::options(&right).into_iter().map(|right| [&left[..], &right].concat());
        on_left.chain(on_right).collect()
    });
    for stairs in small::sequences(5, 3) {
        let (left, right) = sides(&stairs);
        assert_eq!(referee.is_won(&stairs), x(&left) ^ x(&right) != 0, "{stairs:?}");
    }
}
