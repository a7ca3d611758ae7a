#[path = "rules.rs"]
mod rules;

use super::{best_sum, odd_value};
use proptest::prelude::*;
use referee::{small, Game, Known, Player};
use rules::{Rules, Table};

/// The result where both play by the rules alone.
fn played(table: Table, player: Player, known: &mut Known<(Table, Player), i64>) -> i64 {
    let state = (table, player);
    if let Some(&result) = known.get(&state) {
        return result;
    }
    let mut results = vec![];
    for to in Rules::options_of(&state.0, player) {
        results.push(played(to, player.other(), known));
    }
    let best = match player {
        Player::Left => results.into_iter().max(),
        Player::Right => results.into_iter().min(),
    };
    let result = best.unwrap_or_else(|| Rules::result(&state.0));
    known.insert(state, result);
    result
}

fn sum(rows: &[&[u64]], player: Player) -> i64 {
    let rows = rows.iter().map(|row| row.to_vec()).collect();
    played(Table { rows, goal: 0 }, player, &mut Known::default())
}

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut known = Known::default();
    for lens in small::in_order(&[(7, 7)]) {
        let numbers = lens.iter().sum::<u64>() as usize;
        let most = match numbers {
            0..=5 => 4,
            6 => 3,
            7 => 2,
            _ => continue,
        };
        for values in small::sequences(numbers, most - 1) {
            let mut values = values.into_iter().map(|value| value + 1);
            let row = |&len: &u64| values.by_ref().take(len as usize).collect();
            let rows: Vec<Vec<u64>> = lens.iter().map(row).collect();
            let best = i64::try_from(best_sum(&rows)).unwrap();
            let table = Table { rows, goal: 0 };
            assert_eq!(played(table.clone(), Player::Left, &mut known), best, "{table:?}");
        }
    }
}

#[test]
fn the_examples_of_the_page_are_right() {
    use Player::{Left, Right};
    for row in [&[5, 9, 1][..], &[7, 5, 9, 1, 8], &[2, 7, 5, 9, 1, 8, 6]] {
        assert_eq!([Left, Right].map(|opener| sum(&[row], opener)), [5, 9], "{row:?}");
        assert_eq!([true, false].map(|opens| odd_value(row, opens)), [5, 9], "{row:?}");
    }
    let start: [&[u64]; 3] = [&[5, 9, 1], &[1, 2, 8, 9], &[4, 7]];
    assert_eq!(sum(&start, Left), 17);
    // Takahashi begins with the smaller difference, or opens the odd row.
    assert_eq!(sum(&[start[0], start[1], &[7]], Right), 14);
    assert_eq!(sum(&[&[5, 9], start[1], start[2]], Right), 15);
    assert_eq!(sum(&[&[9, 1], start[1], start[2]], Right), 13);
}

/// The move of the proof: in the even row with the largest difference, else an opening that loses nothing.
fn proved(rows: &mut [&[u64]], player: Player, takahashi_opens: bool) {
    let is_takahashi = player == Player::Left;
    let after = |row: &[u64]| {
        [&row[1..], &row[..row.len() - 1]].map(|rest| odd_value(rest, takahashi_opens))
    };
    let evens = (0..rows.len()).filter(|&i| rows[i].len() % 2 == 0);
    let widest = evens.max_by_key(|&i| {
        let [left, right] = after(rows[i]);
        left.abs_diff(right)
    });
    let (i, is_left) = if let Some(i) = widest {
        let [left, right] = after(rows[i]);
        (i, (left > right) == is_takahashi)
    } else {
        let i = rows.iter().position(|row| row.len() > 1).unwrap();
        let w = odd_value(rows[i], takahashi_opens);
        let [x, y] = after(&rows[i][1..]);
        (i, (if is_takahashi { x.min(y) } else { x.max(y) }) == w)
    };
    let end = rows[i].len() - 1;
    rows[i] = if is_left { &rows[i][1..] } else { &rows[i][..end] };
}

proptest! {
    #[test]
    fn the_proved_moves_get_what_is_printed_against_any_play(
        rows in prop::collection::vec(prop::collection::vec(1..=9_u64, 1..=20), 1..=20),
        other in prop::collection::vec(0..1000_usize, 400),
    ) {
        let best = best_sum(&rows);
        let takahashi_opens = rows.iter().filter(|row| row.len() % 2 == 0).count() % 2 == 0;
        for proves in [Player::Left, Player::Right] {
            let mut left: Vec<&[u64]> = rows.iter().map(Vec::as_slice).collect();
            let (mut player, mut other) = (Player::Left, other.iter());
            while left.iter().any(|row| row.len() > 1) {
                if player == proves {
                    proved(&mut left, player, takahashi_opens);
                } else {
                    let long: Vec<usize> = (0..left.len()).filter(|&i| left[i].len() > 1).collect();
                    let n = other.next().unwrap();
                    let i = long[n / 2 % long.len()];
                    left[i] = if n % 2 == 0 { &left[i][1..] } else { &left[i][..left[i].len() - 1] };
                }
                player = player.other();
            }
            let sum: u64 = left.iter().map(|row| row[0]).sum();
            let holds = if proves == Player::Left { sum >= best } else { sum <= best };
            prop_assert!(holds, "{:?}: {} instead of {}", proves, sum, best);
        }
    }
}

referee::refuses! {
    refuses_no_row: best_sum(&[]) => "K = 0: at least one row";
    refuses_an_empty_row: best_sum(&[vec![1], vec![]]) => "row 2: at least one number";
}
