#[path = "rules.rs"]
mod rules;

use super::{binomials, won_placements, MODULUS};
use itertools::Itertools;
use referee::{outcomes, partizan, Game, Outcome, Player, Referee};
use rules::{Row, Rules};

fn options(row: &Row, player: Player) -> Vec<Row> {
    Rules::options_of(row, player)
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    for (k, d) in [2, 4, 6, 8].into_iter().flat_map(|k| (1..=k).map(move |d| (k, d))) {
        let mut referee = Referee::normal(partizan(options));
        for n in k..=13 {
            let placements = (0..n as u64).powerset().filter(|cells| cells.len() == k);
            let won = placements.filter(|cells| {
                let position = Row { n: n as u64, d: d as u64, pieces: cells.clone() };
                referee.is_won(&(position, Player::Left))
            });
            assert_eq!(won_placements(n, k, d), won.count() as u64, "n = {n}, k = {k}, d = {d}");
        }
    }
}

/// One gap: lost iff it is 0, and n − 1 pairs of neighbouring cells have no gap.
#[test]
fn a_single_pair_is_lost_when_it_touches() {
    for n in [2, 3, 100, 10_000_usize] {
        assert_eq!(won_placements(n, 2, 1), (n * (n - 1) / 2 - (n - 1)) as u64, "n = {n}");
    }
}

/// With d ≥ m all gaps must be 0: the m pairs are m dominoes among n − m places.
#[test]
fn a_large_d_leaves_the_placements_without_gaps() {
    for (n, k) in [(20, 6), (10_000, 100)] {
        let (c, m) = (binomials(n, k), k / 2);
        let won = (c[n][k] + MODULUS - c[n - m][m]) % MODULUS;
        assert_eq!((won_placements(n, k, m), won_placements(n, k, k)), (won, won));
    }
}

/// Two gaps and d = 1: lost iff both are some g; the spaces then have n − 4 − 2g cells.
#[test]
fn two_pairs_are_lost_with_equal_gaps() {
    for n in [4, 5, 100, 9_999] {
        let c = binomials(n, 4);
        let lost: u64 = (0..=(n - 4) / 2).map(|g| c[n - 2 - 2 * g][2]).sum();
        let won = (c[n][4] + MODULUS - lost % MODULUS) % MODULUS;
        assert_eq!(won_placements(n, 4, 1), won, "n = {n}");
    }
}

#[test]
fn the_sample_is_counted_as_the_page_says() {
    let c = binomials(10, 4);
    assert_eq!((won_placements(10, 4, 2), c[10][4], c[8][2]), (182, 210, 28));
}

/// It names d = 1: A, to move, wins with the gaps 3 and 1, and B, to move, loses with 1 and 1. With
/// more d the second position is won too.
#[test]
fn the_picture_is_right_for_its_d() {
    assert!(include_str!("../picture.svg").contains(">With d = 1, two pairs"));
    assert!(include_str!("../picture.zh-CN.svg").contains(">d = 1，两对棋子"));
    let wins = |d, white, player| {
        let position = Row { n: 12, d, pieces: vec![white, 5, 8, 10] };
        Referee::normal(partizan(options)).is_won(&(position, player))
    };
    assert_eq!((wins(1, 1, Player::Left), wins(1, 3, Player::Right)), (true, false));
    for d in 2..=4 {
        assert!(wins(d, 1, Player::Left) && wins(d, 3, Player::Right), "d = {d}");
    }
}

/// f(s) for d = 1: how often three gaps have the sum s and the nim-sum 0.
#[test]
fn the_example_of_the_page_counts_three_gaps() {
    for (s, f) in [(0, 1), (1, 0), (2, 3), (3, 0), (4, 3), (5, 0), (6, 9)] {
        let lost = (0..=s).flat_map(|a| (0..=s - a).map(move |b| a ^ b ^ (s - a - b)));
        assert_eq!(lost.filter(|&x| x == 0).count(), f, "s = {s}");
    }
}

/// Each piece may also go away from its partner, and play need not end.
#[test]
fn moves_both_ways_make_another_game() {
    let (n, k, d) = (12, 8, 2);
    let all: Vec<Vec<u64>> = (0..n).powerset().filter(|cells| cells.len() == k).collect();
    let moves = |cells: &Vec<u64>, player: usize| {
        let mut moves = vec![(cells.clone(), 0)];
        for i in (player..k).step_by(2) {
            let least = if i == 0 { 0 } else { cells[i - 1] + 1 };
            let end = *cells.get(i + 1).unwrap_or(&n);
            for (front, moved) in moves.clone().into_iter().filter(|front| front.1 < d) {
                for cell in (least..end).filter(|&cell| cell != cells[i]) {
                    let mut after = front.clone();
                    after[i] = cell;
                    moves.push((after, moved + 1));
                }
            }
        }
        moves.into_iter().skip(1).map(|(cells, _)| cells).collect::<Vec<_>>()
    };
    let starts: Vec<_> = all.into_iter().map(|cells| (cells, Player::Left)).collect();
    let found = outcomes(
        starts.clone(),
        partizan(|cells, player| moves(cells, usize::from(player == Player::Right))),
    );
    let won = starts.iter().filter(|start| found[start] == Outcome::Won);
    assert_eq!((won.count(), won_placements(n as usize, k, d)), (409, 405));
}

#[test]
fn a_full_board_has_no_move() {
    assert_eq!(won_placements(100, 100, 1), 0);
}

referee::refuses! {
    refuses_an_odd_number_of_pieces: won_placements(10, 3, 1) => "k = 3: even";
    refuses_no_pieces: won_placements(10, 0, 0) => "k = 0: even, from 2";
    refuses_more_pieces_than_cells: won_placements(10, 12, 1) => "k = 12: even, from 2 to n";
    refuses_a_longer_board: won_placements(10_001, 2, 1) => "n = 10001: at most 10000 cells";
    refuses_more_pieces: won_placements(200, 102, 1) => "k = 102: even, from 2 to n and to 100";
    refuses_to_move_more_pieces_than_there_are:
        won_placements(10, 4, 5) => "d = 5: must be from 1 to k = 4";
}
