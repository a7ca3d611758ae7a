use referee::{small, Referee};

/// What a place makes of the results of the m places before it, the nearest at bit 0: one bit for
/// each.
type Rule = u64;

/// The results of the m places before, after the place.
fn follow(rule: Rule, m: u32, before: usize) -> usize {
    (before << 1 | (rule >> before & 1) as usize) & ((1 << m) - 1)
}

fn function(rule: Rule, m: u32) -> Vec<usize> {
    (0..1 << m).map(|before| follow(rule, m, before)).collect()
}

/// First `one`, then `other`.
fn compose(one: &[usize], other: &[usize]) -> Vec<usize> {
    one.iter().map(|&after| other[after]).collect()
}

/// In the form of a segment tree.
fn halves(places: &[Rule], m: u32) -> Vec<usize> {
    match places {
        [] => (0..1 << m).collect(),
        [rule] => function(*rule, m),
        _ => {
            let (left, right) = places.split_at(places.len() / 2);
            compose(&halves(left, m), &halves(right, m))
        }
    }
}

/// A token on place n goes to one of the m places before it which its place allows, and whoever
/// cannot move loses. On m places in front of the row it has been settled before who wins. Every
/// row of 5 places with m = 2.
#[test]
fn places_are_functions_and_may_be_composed_in_any_order() {
    let m = 2;
    // Each place allows a set of steps.
    let rule = |steps: u64| -> Rule {
        let wins = |before: u64| (0..m).any(|i| steps >> i & 1 == 1 && before >> i & 1 == 0);
        (0..1 << m).filter(|&before| wins(before)).map(|before| 1 << before).sum()
    };
    for steps in small::sequences(5, (1 << m) - 1) {
        let rules: Vec<Rule> = steps.iter().map(|&steps| rule(steps)).collect();
        let whole = halves(&rules, m);
        for before in 0..1_usize << m {
            let mut referee = Referee::normal(|&place: &usize| {
                if place < m as usize {
                    // Won by a move to an end.
                    let is_won = before >> (m as usize - 1 - place) & 1 == 1;
                    return if is_won { vec![usize::MAX] } else { vec![] };
                }
                if place == usize::MAX {
                    return vec![];
                }
                let may = (0..m as usize).filter(|i| steps[place - m as usize] >> i & 1 == 1);
                may.map(|i| place - 1 - i).collect()
            });
            let last = m as usize + steps.len() - 1;
            let results = (0..m as usize).map(|i| usize::from(referee.is_won(&(last - i))) << i);
            assert_eq!(whole[before], results.sum::<usize>(), "{steps:?} {before:b}");
        }
    }
}

/// A place allows steps of 1 up to a number of its own, at most m. Then m + 1 values are enough:
/// how far away the nearest lost place is, or that it is farther than m.
#[test]
fn if_only_the_nearest_lost_place_counts_a_function_has_m_plus_1_values() {
    let m = 3;
    for reach in small::sequences(6, m) {
        let mut referee = Referee::normal(|&place: &usize| {
            let most = if place == 0 { 0 } else { reach[place - 1] as usize };
            (1..=most.min(place)).map(|step| place - step).collect()
        });
        // Distances 1 to m, and m + 1 for all that are farther.
        let function = |reach: u64| -> Vec<u64> {
            (1..=m + 1).map(|d| if d <= reach { (d + 1).min(m + 1) } else { 1 }).collect()
        };
        let mut distance = 1;
        for place in 1..=6 {
            let is_won = distance <= reach[place - 1];
            assert_eq!(referee.is_won(&place), is_won, "{reach:?} {place}");
            distance = function(reach[place - 1])[distance as usize - 1];
        }
    }
}

/// Two rows with the same m last results, and yet the place after them is won in one and lost in
/// the other: it is reached from there that far back.
#[test]
fn not_if_a_place_can_reach_back_without_bound() {
    for m in 1..=6_usize {
        let result = |lost: usize| {
            let mut referee = Referee::normal(|&place: &usize| {
                if place == lost || place == 0 {
                    vec![]
                } else if place <= m + 1 {
                    // Won by a step of its own.
                    vec![0]
                } else {
                    vec![1]
                }
            });
            let last: Vec<bool> = (2..m + 2).map(|place| referee.is_won(&place)).collect();
            (last, referee.is_won(&(m + 2)))
        };
        assert_eq!(result(1), (vec![true; m], true));
        assert_eq!(result(0), (vec![true; m], false));
    }
}
