#[path = "rules.rs"]
mod rules;

use super::{first_count, numbers_to_reach};
use referee::{Game, Referee};
use rules::{Count, Rules, Variant};

/// Exactly one opening wins, or none.
#[test]
fn agrees_with_the_rules_on_every_small_target() {
    for (variant, target, k) in [1, 2]
        .into_iter()
        .flat_map(|v| (1..=400).flat_map(move |t| (1..=8).map(move |k| (v, t, k))))
    {
        let rule = [Variant::Number, Variant::Sum][variant as usize - 1];
        let start = Count { variant: rule, target, k, last: 0 };
        let mut referee = Referee::normal(Rules::options);
        let openings = Rules::options(&start).into_iter();
        let winning: Vec<u64> =
            openings.filter(|option| !referee.is_won(option)).map(|option| option.last).collect();
        let expected = match first_count(variant, target, k) {
            0 => vec![],
            x => vec![x],
        };
        assert_eq!(winning, expected, "variant {variant}, {target}, {k}");
    }
}

/// The games that the document plays or asks for.
#[test]
fn worked_examples_come_out() {
    let games = [(1, 30, 2, 0), (2, 30, 2, 2), (1, 30, 3, 2), (1, 100, 9, 0), (1, 100, 10, 1)];
    for (variant, target, k, x) in games {
        assert_eq!(first_count(variant, target, k), x, "variant {variant}, {target}, {k}");
    }
}

#[test]
fn sums_are_reached_exactly_where_they_are_triangular() {
    for m in [1, 2, 7, 8, 1_000_000, 134_217_728, 1_414_213_561] {
        let triangular = m * (m + 1) / 2;
        assert_eq!(numbers_to_reach(triangular), m);
        assert_eq!(numbers_to_reach(triangular - 1), if m == 1 { 1 } else { m });
        assert_eq!(numbers_to_reach(triangular + 1), m + 1);
    }
    assert_eq!(numbers_to_reach(9_007_199_321_849_857), 134_217_729);
    assert_eq!(numbers_to_reach(1_000_000_000_000_000_000), 1_414_213_562);
}

referee::refuses! {
    refuses_a_target_of_0: first_count(1, 0, 3) => "T = 0";
    refuses_a_target_beyond_its_search:
        first_count(2, 1_000_000_000_000_000_001, 3) => "T = 1000000000000000001: from 1 to 10^18";
    refuses_a_turn_without_numbers: first_count(1, 30, 0) => "k = 0";
    refuses_another_variant: first_count(3, 30, 2) => "variant 3: there are only 1 and 2";
}
