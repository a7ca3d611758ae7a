use referee::{expected, matrix::solve, small, Known};

const NEAR: f64 = 1e-9;

/// What the player of the rows of a 2 × 2 matrix is sure of: the first row with some probability p.
/// The least of the two columns is a broken line in p, highest at 0, at 1 or where the columns are
/// equal.
fn sure_by_rows([a, b, c, d]: [f64; 4]) -> f64 {
    let least = |p: f64| (p * a + (1.0 - p) * c).min(p * b + (1.0 - p) * d);
    let crossing = (d - c) / (a - c - b + d);
    let mut sure = least(0.0).max(least(1.0));
    if (0.0..=1.0).contains(&crossing) {
        sure = sure.max(least(crossing));
    }
    sure
}

fn all() -> impl Iterator<Item = [f64; 4]> {
    small::sequences(4, 5).map(|e| [e[0], e[1], e[2], e[3]].map(|number| number as f64))
}

#[test]
fn what_one_is_sure_of_is_what_the_other_can_hold_it_to() {
    for [a, b, c, d] in all() {
        // The other player wants little and chooses between the columns.
        let held = -sure_by_rows([-a, -c, -b, -d]);
        assert!((sure_by_rows([a, b, c, d]) - held).abs() < NEAR, "{a} {b} {c} {d}");
        assert!((solve(&[vec![a, b], vec![c, d]]).value - held).abs() < NEAR);
    }
}

/// A row settles it if it is at least as good as the other one in both columns, a column likewise.
/// There is then, and only then, an entry that is the least of its row and the largest of its
/// column.
#[test]
fn without_a_row_or_a_column_that_settles_it_the_formula_is_right() {
    for [a, b, c, d] in all() {
        let row_settles = a >= c && b >= d || c >= a && d >= b;
        let column_settles = a <= b && c <= d || b <= a && d <= c;
        let entries =
            [(a, [a, b], [a, c]), (b, [a, b], [b, d]), (c, [c, d], [a, c]), (d, [c, d], [b, d])];
        let saddle = entries.iter().find(|(entry, row, column)| {
            row.iter().all(|other| entry <= other) && column.iter().all(|other| entry >= other)
        });
        assert_eq!(row_settles || column_settles, saddle.is_some(), "{a} {b} {c} {d}");
        let value = match saddle {
            Some((entry, ..)) => *entry,
            None => (a * d - b * c) / (a + d - b - c),
        };
        assert!((sure_by_rows([a, b, c, d]) - value).abs() < NEAR, "{a} {b} {c} {d}");
    }
}

/// Whoever exchanges the choices exchanges the players.
#[test]
fn if_the_rules_are_the_same_for_both_a_lead_is_worth_0() {
    for e in small::sequences(3, 6) {
        let [a, b, c] = [0, 1, 2].map(|i| e[i] as f64 - 3.0);
        let matrix = [vec![0.0, a, b], vec![-a, 0.0, c], vec![-b, -c, 0.0]];
        assert!(solve(&matrix).value.abs() < NEAR, "{e:?}");
        assert!(solve(&[vec![0.0, a], vec![-a, 0.0]]).value.abs() < NEAR, "{a}");
    }
}

/// Rock, paper, scissors: 1 for a win, 0 for everything else.
#[test]
fn not_if_a_win_is_counted_and_no_lead() {
    let wins = [vec![0.0, 0.0, 1.0], vec![1.0, 0.0, 0.0], vec![0.0, 1.0, 0.0]];
    assert!((solve(&wins).value - 1.0 / 3.0).abs() < NEAR);
}

/// Two rounds, or one: only if both choose their second one first, they choose again. Each has
/// three ways to play all of it, so it is also a single matrix.
#[test]
fn if_play_goes_on_the_matrix_has_the_values_of_what_follows() {
    for e in small::sequences(7, 2) {
        let e: Vec<f64> = e.into_iter().map(|number| number as f64).collect();
        let rounds = |&place: &usize| match place {
            100 => vec![vec![0, 1], vec![2, 101]],
            101 => vec![vec![3, 4], vec![5, 6]],
            _ => vec![],
        };
        let value = expected(&100, &rounds, &|&place| e[place], &mut Known::default());
        let whole = [vec![e[0], e[1], e[1]], vec![e[2], e[3], e[4]], vec![e[2], e[5], e[6]]];
        assert!((value - solve(&whole).value).abs() < NEAR, "{e:?}");
    }
}

#[test]
fn not_if_an_entry_is_the_least_of_its_row_and_the_largest_of_its_column() {
    let [a, b, c, d] = [1.0, 2.0, 0.0, 0.0];
    assert!((sure_by_rows([a, b, c, d]) - 1.0).abs() < NEAR);
    assert!(((a * d - b * c) / (a + d - b - c)).abs() < NEAR);
}

/// Guess a coin, ±1: in turn the second player answers each choice of the first one.
#[test]
fn not_if_the_second_player_sees_the_choice_of_the_first() {
    let coin = [vec![1.0, -1.0], vec![-1.0, 1.0]];
    assert!(solve(&coin).value.abs() < NEAR);
    let in_turn = coin.iter().map(|row| row[0].min(row[1])).fold(f64::NEG_INFINITY, f64::max);
    assert!((in_turn + 1.0).abs() < NEAR);
}
