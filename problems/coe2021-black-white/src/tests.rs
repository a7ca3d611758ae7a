#[path = "rules.rs"]
mod rules;

use super::alice_wins;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Board, Rules};

/// The options, with each row moved so that its left piece is in column 9: the rows have no ends,
/// so it makes no difference where on them the pieces are.
fn options(position: &Board, player: Player) -> Vec<Board> {
    let mut options: Vec<_> = Rules::options_of(position, player);
    for row in options.iter_mut().flat_map(|option| &mut option.rows) {
        let left = row[0].min(row[1]);
        *row = row.map(|column| column + 9 - left);
    }
    options
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    let mut referee = Referee::normal(partizan(options));
    for d in 1..=3 {
        for budgets in small::sequences(2, 2) {
            for gaps in small::positions([(0, 0), (1, 6), (2, 4), (3, 2)]) {
                // Black stands on the left in every second row, on the right in the others.
                let sides = [true, false, true].into_iter().zip(&gaps);
                let rows =
                    sides.map(|(left, &gap)| if left { [9, 10 + gap] } else { [10 + gap, 9] });
                let rows: Vec<[u64; 2]> = rows.collect();
                let numbered: Vec<_> = (0..)
                    .zip(&rows)
                    .map(|(y, row)| (y, row[0].cast_signed(), row[1].cast_signed()))
                    .collect();
                let position = Board { retreats: [budgets[0], budgets[1]], d, rows };
                let won = referee.is_won(&(position, Player::Left));
                assert_eq!(alice_wins(&numbered), won, "{gaps:?}, d = {d}, retreats {budgets:?}");
            }
        }
    }
}

/// The example of the page: with gaps 1 and 2 Alice may lower the 2 or raise the 1.
#[test]
fn a_retreat_may_win_too() {
    let mut referee = Referee::normal(partizan(options));
    let board = |retreats, rows: [[u64; 2]; 2]| Board { retreats, d: 1, rows: rows.to_vec() };
    let start = board([1, 1], [[9, 11], [9, 12]]);
    let mut wins = options(&start, Player::Left);
    wins.retain(|option| !referee.is_won(&(option.clone(), Player::Right)));
    wins.sort_unstable_by_key(|option| option.retreats);
    assert_eq!(wins, [board([0, 1], [[9, 12], [9, 12]]), board([1, 1], [[9, 11], [9, 11]])]);
}

#[test]
fn columns_may_be_as_far_apart_as_i64_allows() {
    assert!(alice_wins(&[(0, i64::MIN, i64::MAX)]));
    assert!(!alice_wins(&[(0, i64::MIN, i64::MAX), (1, i64::MAX, i64::MIN)]));
}

referee::refuses! {
    refuses_two_pieces_in_a_cell:
        alice_wins(&[(3, 1, 2), (-4, 7, 7)]) => "row -4: both pieces are in column 7";
}
