use crate::nim;
use referee::{small, Referee};

/// Each chooses once, the second one sees the first choice: what play is worth by all ways to
/// answer, a list of answers each, against which the first player chooses.
#[test]
fn for_each_choice_the_best_reply_and_of_these_the_best() {
    for (rows, columns) in [(2, 2), (2, 3), (3, 2)] {
        for entries in small::sequences(rows * columns, 3) {
            let result = |row: usize, column: u64| entries[row * columns + column as usize];
            let best_reply = |row| (0..columns as u64).map(|column| result(row, column)).min();
            let claimed = (0..rows).filter_map(best_reply).max().expect("there are rows");
            let by_answers = small::sequences(rows, columns as u64 - 1).map(|answers| {
                (0..rows).map(|row| result(row, answers[row])).max().expect("there are rows")
            });
            assert_eq!(by_answers.min(), Some(claimed), "{entries:?}");
        }
    }
}

/// The rival always takes the larger end of a row, the left one of equals: what that leaves for
/// each list of one's own choices, and the best of all lists.
#[test]
fn a_rival_with_a_fixed_rule_is_no_player() {
    fn best(row: &[u64]) -> u64 {
        let Some((&first, rest)) = row.split_first() else { return 0 };
        let last = row.len() - 1;
        let answered = |row: &[u64]| match row {
            [] | [_] => 0,
            [a, .., b] if a >= b => best(&row[1..]),
            _ => best(&row[..row.len() - 1]),
        };
        (first + answered(rest)).max(row[last] + answered(&row[..last]))
    }
    for row in small::up_to(&[(6, 3)]) {
        let turns = (row.len() as u32 + 1) / 2;
        let mut most = 0;
        for choices in 0_u32..1 << turns {
            let (mut left, mut points) = (row.clone(), 0);
            for turn in 0..turns {
                let at = if choices >> turn & 1 == 0 { 0 } else { left.len() - 1 };
                points += left.remove(at);
                if !left.is_empty() {
                    let last = left.len() - 1;
                    left.remove(if left[0] >= left[last] { 0 } else { last });
                }
            }
            most = most.max(points);
        }
        assert_eq!(best(&row), most, "{row:?}");
    }
}

/// Nim with 1 2: the most that can be taken is 2, and then the opponent takes the last one; 1 1
/// wins.
#[test]
fn not_if_the_reply_leaves_a_real_choice() {
    let mut referee = Referee::normal(nim);
    assert!(referee.is_won(&vec![1, 0]));
    assert!(!referee.is_won(&vec![1, 1]));
}
