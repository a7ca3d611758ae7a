#[path = "rules.rs"]
mod rules;

use super::mistakes;
use proptest::prelude::*;
use referee::{partizan, Game, Player, Referee};
use rules::{Board, Rules, Square};

fn options(position: &Board, player: Player) -> Vec<Board> {
    Rules::options_of(position, player)
}

/// The row and the column of the gap, counted from 1.
fn gap(board: &Board) -> (usize, usize) {
    let (i, j) = rules::gap(board);
    (i + 1, j + 1)
}

fn letter(square: Square) -> char {
    match square {
        Square::Gap => '.',
        Square::White => 'O',
        Square::Black => 'X',
    }
}

/// Plays all games on from a position to the end. `path` is what has been played: each position,
/// and whether the player to move wins there.
fn plays(
    path: &mut Vec<(Board, bool)>,
    now: &(Board, Player),
    is_won: &mut impl FnMut(&(Board, Player)) -> bool,
) {
    let options = options(&now.0, now.1);
    path.push((now.0.clone(), is_won(now)));
    if options.is_empty() {
        // Without Rabbit's last move if Egg is stuck.
        let moves: Vec<_> = path[1..].iter().map(|(position, _)| gap(position)).collect();
        let moves = &moves[..moves.len() / 2 * 2];
        let is_mistake = |i: &usize| path[2 * i - 2].1 && path[2 * i - 1].1;
        let expected: Vec<usize> = (1..=moves.len() / 2).filter(is_mistake).collect();
        let rows: Vec<String> =
            path[0].0.iter().map(|row| row.iter().copied().map(letter).collect()).collect();
        assert_eq!(mistakes(&rows, rows[0].len(), moves), expected, "{rows:?} {moves:?}");
    }
    for option in options {
        plays(path, &(option, now.1.other()), is_won);
    }
    path.pop();
}

fn agrees([n, m]: [usize; 2]) {
    for gap in 0..n * m {
        for black in (0..1_u64 << (n * m)).filter(|black| black >> gap & 1 == 0) {
            let square = |v: usize| match black >> v & 1 {
                _ if v == gap => Square::Gap,
                0 => Square::White,
                _ => Square::Black,
            };
            let start = (0..n).map(|i| (0..m).map(|j| square(i * m + j)).collect()).collect();
            let mut referee = Referee::normal(partizan(options));
            let is_won = &mut |position: &(Board, Player)| referee.is_won(position);
            plays(&mut vec![], &(start, Player::Left), is_won);
        }
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_board_and_every_game() {
    (1..=9).for_each(|m| agrees([1, m]));
    for size in [[8, 1], [2, 2], [2, 3], [3, 2], [2, 4], [4, 2], [2, 5], [3, 3], [2, 6]] {
        agrees(size);
    }
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_larger_board_and_every_game() {
    for size in [[3, 4], [4, 3], [3, 5], [4, 4]] {
        agrees(size);
    }
}

fn is_near(m: usize, a: usize, b: usize) -> bool {
    (a / m).abs_diff(b / m) + (a % m).abs_diff(b % m) == 1
}

/// The most pairs, each pair found by a walk through all cells.
fn pairs(m: usize, cells: &[char]) -> usize {
    fn walk(m: usize, v: usize, cells: &[char], tried: &mut [bool], with: &mut [usize]) -> bool {
        let near: Vec<usize> = (0..cells.len()).filter(|&u| is_near(m, u, v)).collect();
        near.into_iter().any(|u| {
            let may = cells[u] == 'O' && !tried[u];
            tried[u] |= may;
            let is_found = may && (with[u] == usize::MAX || walk(m, with[u], cells, tried, with));
            if is_found {
                with[u] = v;
            }
            is_found
        })
    }
    let with = &mut vec![usize::MAX; cells.len()];
    let black = (0..cells.len()).filter(|&v| cells[v] == 'X');
    black.filter(|&v| walk(m, v, cells, &mut vec![false; cells.len()], with)).count()
}

proptest! {
    /// The rule of the page anew at each move: a cell is covered always if without it a pair less
    /// fits.
    #[test]
    fn deleting_cells_one_by_one_is_as_good_as_beginning_anew(
        (m, mut cells, walk) in (1..8_usize, 1..8_usize).prop_flat_map(|(n, m)| {
            let letters = prop::sample::select(vec!['X', 'O']);
            let cells = prop::collection::vec(letters, n * m);
            let walk = prop::collection::vec(any::<prop::sample::Index>(), 50);
            (Just(m), (cells, any::<prop::sample::Index>()), walk)
        }).prop_map(|(m, (mut cells, gap), walk)| {
            let gap = gap.index(cells.len());
            cells[gap] = '.';
            (m, cells, walk)
        }),
    ) {
        let rows: Vec<String> = cells.chunks(m).map(|row| row.iter().collect()).collect();
        let mut c = cells.iter().position(|&cell| cell == '.').unwrap();
        cells[c] = 'X';
        let (mut moves, mut won) = (vec![], vec![]);
        for choice in walk {
            let may = |&u: &usize| is_near(m, u, c) && cells[u] != cells[c] && cells[u] != '#';
            let ways: Vec<usize> = (0..cells.len()).filter(may).collect();
            if ways.is_empty() {
                break;
            }
            let before = pairs(m, &cells);
            cells[c] = '#';
            won.push(pairs(m, &cells) < before);
            c = ways[choice.index(ways.len())];
            moves.push((c / m + 1, c % m + 1));
        }
        moves.truncate(moves.len() / 2 * 2);
        let is_mistake = |i: &usize| won[2 * i - 2] && won[2 * i - 1];
        let expected: Vec<usize> = (1..=moves.len() / 2).filter(is_mistake).collect();
        prop_assert_eq!(mistakes(&rows, m, &moves), expected);
    }
}

fn example(rows: &[&str], moves: &[(usize, usize)]) -> Vec<usize> {
    let rows: Vec<String> = rows.iter().map(|&row| row.to_owned()).collect();
    mistakes(&rows, rows[0].len(), moves)
}

#[test]
fn the_examples_of_the_page_are_right() {
    assert_eq!(example(&["XO.OXO"], &[(1, 2), (1, 1)]), [1]);
    assert!(example(&["XO.OXO"], &[(1, 4), (1, 5)]).is_empty());
    assert!(example(&[".OX"], &[(1, 2), (1, 3)]).is_empty());
}

#[test]
fn a_game_may_stop_before_its_end() {
    assert!(example(&["XO.OXO"], &[]).is_empty());
    assert!(example(&[".OX", "OXO"], &[(1, 2), (1, 3)]).is_empty());
    assert_eq!(example(&["XO.OXOX"], &[(1, 4), (1, 5)]), []);
}

/// The gap goes along all rows, but for the last cell, where it is stuck.
#[test]
fn the_longest_game_is_answered() {
    let cell = |v: usize| (v / 40 + 1, if v / 40 % 2 == 0 { v % 40 } else { 39 - v % 40 } + 1);
    let mut board = vec![vec!["X"; 40]; 40];
    for (i, j) in (1..1599).step_by(2).map(cell) {
        board[i - 1][j - 1] = "O";
    }
    board[0][0] = ".";
    let rows: Vec<String> = board.iter().map(|row| row.concat()).collect();
    let moves: Vec<_> = (1..1599).map(cell).collect();
    assert!(mistakes(&rows, 40, &moves).is_empty());
}

referee::refuses! {
    refuses_a_piece_of_the_opponent: example(&[".XO"], &[(1, 2), (1, 3)]) => "illegal: 1 2";
    refuses_a_piece_that_is_not_next_to_the_gap:
        example(&["XO.", "OXO"], &[(2, 1), (2, 2)]) => "illegal: 2 1";
    refuses_two_gaps: example(&[".O", ".X"], &[]) => "not X, O, one gap";
    refuses_a_row_of_another_length: example(&[".O", "X"], &[]) => "not X, O, one gap";
}
