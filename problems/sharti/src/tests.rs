#[path = "rules.rs"]
mod rules;

use super::first_player_wins;
use proptest::prelude::*;
use referee::{turning, Game, Referee};
use rules::{Board, Colour, Rules};

type Rectangle = (u32, u32, u32, u32);

/// The white cells of a board of n rows and columns, row by row, as rectangles.
fn cells(n: u32, is_white: impl Fn(u32) -> bool) -> Vec<Rectangle> {
    let cell = |i: u32| (i / n + 1, i % n + 1, i / n + 1, i % n + 1);
    (0..n * n).filter(|&i| is_white(i)).map(cell).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    for (n, k) in [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (3, 3)] {
        let mut referee = Referee::normal(Rules::options);
        for set in 0..1_u64 << (n * n) {
            let colour = |i: u32| [Colour::Black, Colour::White][(set >> i & 1) as usize];
            let rows = (0..n).map(|i| (n * i..n * i + n).map(colour).collect()).collect();
            let won = referee.is_won(&Board { k: k as usize, rows });
            let white = cells(n, |i| set >> i & 1 == 1);
            assert_eq!(first_player_wins(n, k, &white), won, "n = {n}, k = {k}, {white:?}");
        }
    }
}

/// The squares of side at most k: the corner, and all cells as bits.
fn squares(n: u32, k: u32) -> Vec<(u32, u64)> {
    let mut squares = vec![];
    for corner in 0..n * n {
        let (i, j) = (corner / n, corner % n);
        for side in (1..=i.min(j) + 1).take(k as usize) {
            let bits = |row| (j + 1 - side..=j).map(move |column| 1_u64 << (row * n + column));
            squares.push((corner, (i + 1 - side..=i).flat_map(bits).sum()));
        }
    }
    squares
}

#[test]
fn agrees_with_the_rules_on_every_board_of_four_rows() {
    for k in 1..=5 {
        let turns = squares(4, k);
        let mut referee = Referee::normal(turning(&turns));
        for set in 0..1_u64 << 16 {
            let white = cells(4, |i| set >> i & 1 == 1);
            assert_eq!(first_player_wins(4, k, &white), referee.is_won(&set), "k = {k}, {white:?}");
        }
    }
}

/// The page's number of a cell.
fn g(i: usize, j: usize, k: usize) -> usize {
    (0..6).map(|r| 1 << r).take_while(|p| *p <= k && i % p == 0 && j % p == 0).last().unwrap()
}

/// The nim-sums of g over the squares with corner (i, j), the corner left out, side by side.
fn sums(i: usize, j: usize, k: usize) -> Vec<usize> {
    let others = |l: usize| (i + 1 - l..=i).flat_map(move |a| (j + 1 - l..=j).map(move |b| (a, b)));
    let sum = |l| others(l).filter(|&cell| cell != (i, j)).fold(0, |x, (a, b)| x ^ g(a, b, k));
    (1..=k.min(i).min(j)).map(sum).collect()
}

/// The proof's two halves: no side gives g, and the first g of them give the Gray code.
#[test]
fn the_number_of_a_cell_is_the_mex_of_its_squares() {
    for k in [1, 2, 3, 4, 5, 7, 8, 16, 20] {
        for (i, j) in (1..=20).flat_map(|i| (1..=20).map(move |j| (i, j))) {
            let (sums, g) = (sums(i, j, k), g(i, j, k));
            let mex = (0..=sums.len()).find(|sum| !sums.contains(sum));
            assert_eq!(mex, Some(g), "({i}, {j}), k = {k}");
            assert!((0..g).all(|e| sums[e] == e ^ (e >> 1)), "({i}, {j}), k = {k}: {sums:?}");
        }
    }
    assert_eq!(sums(4, 4, 9), [0, 1, 3, 2]);
}

/// Some rectangles on a board of n rows and columns, which may overlap.
fn rectangles(n: u32, most: usize) -> impl Strategy<Value = Vec<Rectangle>> {
    let in_order = |a: u32, b: u32| (a.min(b), a.max(b));
    let one = (1..=n, 1..=n, 1..=n, 1..=n).prop_map(move |(a, b, c, d)| {
        let ((a, c), (b, d)) = (in_order(a, c), in_order(b, d));
        (a, b, c, d)
    });
    prop::collection::vec(one, 1..=most)
}

proptest! {
    #[test]
    fn counts_each_white_cell_once(rectangles in rectangles(24, 7), k in 1..=24_u32) {
        let covers = |i, j| rectangles.iter().any(|&(a, b, c, d)| a <= i && i <= c && b <= j && j <= d);
        let x = (1..=24).flat_map(|i| (1..=24).map(move |j| (i, j)))
            .filter(|&(i, j)| covers(i, j))
            .fold(0, |x, (i, j)| x ^ g(i as usize, j as usize, k as usize));
        prop_assert_eq!(first_player_wins(24, k, &rectangles), x != 0);
    }

    /// Cells that are mirrored at the diagonal have equal numbers.
    #[test]
    fn of_a_symmetric_board_only_the_diagonal_counts(
        mut rectangles in rectangles(1_000_000_000, 300),
        [i, k] in prop::array::uniform2(1..=1_000_000_000_u32),
    ) {
        rectangles.retain(|&(_, b, c, _)| c < b);
        let mirrored: Vec<Rectangle> = rectangles.iter().map(|&(a, b, c, d)| (b, a, d, c)).collect();
        rectangles.extend(mirrored);
        prop_assert!(!first_player_wins(1_000_000_000, k, &rectangles));
        rectangles.push((i, i, i, i));
        prop_assert!(first_player_wins(1_000_000_000, k, &rectangles));
    }

    /// The same cells in other rectangles.
    #[test]
    fn the_pieces_of_a_rectangle_are_as_good_as_the_whole(
        mut rectangles in rectangles(1_000_000_000, 60),
        [cut, k] in prop::array::uniform2(1..=1_000_000_000_u32),
    ) {
        let wins = first_player_wins(1_000_000_000, k, &rectangles);
        let (a, b, c, d) = rectangles[0];
        let (row, column) = (a + cut % (c - a + 1), b + cut % (d - b + 1));
        rectangles.extend([(a, b, row, d), (row, b, c, column), (row, column, c, d)]);
        prop_assert_eq!(first_player_wins(1_000_000_000, k, &rectangles), wins);
        rectangles.remove(0);
        prop_assert_eq!(first_player_wins(1_000_000_000, k, &rectangles), wins);
    }
}

/// A full board: ⌊n/2^r⌋² cells for each power, of which some is odd if k is at least n.
#[test]
fn a_full_board_is_won_if_an_odd_number_of_rows_is_divisible() {
    for n in [1_u32, 2, 12, 1000, 536_870_912, 999_999_999, 1_000_000_000] {
        for k in [1, 2, 3, 511, 512, 536_870_911, 536_870_912, n].into_iter().filter(|&k| k <= n) {
            let is_odd = (0..30).any(|r| 1 << r <= k && n / (1 << r) % 2 == 1);
            assert_eq!(first_player_wins(n, k, &[(1, 1, n, n)]), is_odd, "n = {n}, k = {k}");
        }
        assert!(first_player_wins(n, n, &[(1, 1, n, n)]));
    }
}

/// The board of the Idea: the square of side 2 wins, the cell alone does not.
#[test]
fn the_drawn_board_is_won_by_the_square_of_side_two() {
    let white = [(1, 3, 1, 3), (2, 2, 2, 2)];
    assert!(first_player_wins(3, 2, &white) && first_player_wins(3, 2, &white[..1]));
    assert!(!first_player_wins(3, 2, &[(1, 1, 1, 3), (2, 1, 2, 1)]));
    assert!(!first_player_wins(3, 2, &[]));
}

referee::refuses! {
    refuses_a_k_of_0: first_player_wins(3, 0, &[]) => "k = 0: needs 1 or more";
    refuses_rows_that_are_not_in_order:
        first_player_wins(3, 1, &[(2, 1, 1, 1)]) => "rows 2 to 1: not in order from 1 to 3";
    refuses_a_rectangle_outside_the_board:
        first_player_wins(3, 1, &[(1, 1, 1, 4)]) => "columns 1 to 4: not in order from 1 to 3";
}
