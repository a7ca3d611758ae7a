#[path = "rules.rs"]
mod rules;

use super::{exponent, first_player_wins};
use referee::{turning, Game, Referee};
use rules::{Coin, Rows, Rules};
use shared::{grundy::mex, nim::nim_sum};
use std::collections::HashSet;

/// Cell (i, j) of a board with m columns is this bit.
fn bit(m: u32, (i, j): (u32, u32)) -> u32 {
    (i - 1) * m + j - 1
}

fn cells(n: u32, m: u32) -> impl Iterator<Item = (u32, u32)> {
    (1..=n).flat_map(move |i| (1..=m).map(move |j| (i, j)))
}

/// The connected sets with this corner, on a board of m columns, as bits, row by row. Cells that touch
/// at a point are neighbours or not.
fn sets((n, c): (usize, usize), m: usize, touching: bool) -> Vec<u64> {
    let cells: Vec<(usize, usize)> = (0..=n).flat_map(|i| (0..=c).map(move |j| (i, j))).collect();
    let bit = |&(i, j): &(usize, usize)| 1_u64 << (i * m + j);
    let is_near = |&(a, b): &(usize, usize), &(i, j): &(usize, usize)| {
        let steps = [a.abs_diff(i), b.abs_diff(j)];
        steps.iter().sum::<usize>() <= 1 || touching && steps.iter().all(|&step| step <= 1)
    };
    let around = |cell| cells.iter().filter(|other| is_near(cell, other)).map(bit).sum();
    let around: Vec<(u64, u64)> = cells.iter().map(|cell| (bit(cell), around(cell))).collect();
    let mut sets = vec![bit(&(n, c))];
    let mut found: HashSet<u64> = sets.iter().copied().collect();
    let mut next = 0;
    while let Some(&set) = sets.get(next) {
        let more = around.iter().filter(|(cell, around)| set & cell == 0 && set & around != 0);
        sets.extend(more.map(|(cell, _)| set | cell).filter(|&set| found.insert(set)));
        next += 1;
    }
    sets
}

/// The connected sets that have a corner, with it. Cells that touch at a point are neighbours or
/// not.
fn turns(n: u32, m: u32, touching: bool) -> Vec<(u32, u64)> {
    let with_corner = |(i, j): (u32, u32)| {
        let sets = sets((i as usize - 1, j as usize - 1), m as usize, touching);
        sets.into_iter().map(move |set| (bit(m, (i, j)), set))
    };
    cells(n, m).flat_map(with_corner).collect()
}

#[test]
fn the_turns_of_a_board_are_these_sets() {
    for (n, m) in [(1, 8), (2, 4), (3, 3), (4, 2), (8, 1)] {
        let turns = turns(n, m, false);
        for tails in 0..1_u64 << (n * m) {
            let coin = |i: u32| [Coin::Heads, Coin::Tails][(tails >> i & 1) as usize];
            let rows = (0..n).map(|i| (m * i..m * i + m).map(coin).collect()).collect();
            let bits = |rows: Rows| {
                let coins = rows.concat().into_iter().enumerate();
                coins.map(|(i, coin)| (coin as u64) << i).sum::<u64>()
            };
            let options: HashSet<u64> = Rules::options(&rows).into_iter().map(bits).collect();
            assert_eq!(options, turning(&turns)(&tails).into_iter().collect(), "{rows:?}");
        }
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    let rows = (1..=12).map(|length| (1, length)).chain((2..=6).map(|length| (2, length)));
    for (n, m) in rows.chain([(3, 3), (3, 4)]).flat_map(|(n, m)| [(n, m), (m, n)]) {
        for touching in [false, true] {
            let turns = turns(n, m, touching);
            let mut referee = Referee::normal(turning(&turns));
            for tails in 0..1_u64 << (n * m) {
                let letter = |cell| ['H', 'T'][(tails >> bit(m, cell) & 1) as usize];
                let row = |i| (1..=m).map(|j| letter((i, j))).collect();
                let rows: Vec<Vec<char>> = (1..=n).map(row).collect();
                let wins = first_player_wins(&rows, m as usize);
                assert_eq!(wins, referee.is_won(&tails), "{n} x {m}: {tails:b}");
            }
        }
    }
}

#[test]
fn the_values_obey_the_recurrence() {
    let value = |(i, j): (u32, u32)| 1 << exponent(i as usize, j as usize);
    for (n, m) in cells(16, 16).filter(|(n, m)| n * m <= 16) {
        let corner = bit(m, (n, m));
        let sets = turns(n, m, false).into_iter().filter(|turn| turn.0 == corner);
        let sums = sets.map(|(_, set)| {
            let rest = cells(n, m).filter(|&cell| set >> bit(m, cell) & 1 == 1 && cell != (n, m));
            nim_sum(rest.map(value)) as usize
        });
        assert_eq!(mex(sums) as u64, value((n, m)), "{n} {m}");
    }
}

fn wins(m: usize, rows: &[&str]) -> bool {
    let rows: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    first_player_wins(&rows, m)
}

#[test]
fn the_examples_are_right() {
    let row = |i: usize| (1..=5).map(move |j| 1 << exponent(i, j));
    assert!((1..=3).flat_map(row).eq([1, 2, 1, 4, 1, 2, 4, 8, 16, 32, 1, 8, 16, 32, 64]));
    let first: Vec<i32> = (1..=12).map(|j| 1 << exponent(1, j)).collect();
    assert_eq!(first, [1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4]);
    assert!(wins(4, &["HTHT", "HHTH"]) && !wins(4, &["HHHT", "HTHH"]));
    assert!(!wins(3, &["THT"]) && wins(2, &["TH", "HT"]) && wins(2, &["TT"]));
}

/// The set that the proof takes for u, with its corner on (2, j) and without (1, 1) where u asks so.
#[test]
fn the_sets_of_the_second_row_are_connected_and_have_the_sum() {
    for j in 2..=7 {
        let turns = turns(2, j, false);
        let value = |cell: (u32, u32)| 1_u64 << exponent(cell.0 as usize, cell.1 as usize);
        for u in 0..1_u64 << j {
            let low = nim_sum((1..=j).map(|k| value((1, k)))) ^ u;
            let mut set: Vec<_> = (1..=j).map(|k| (1, k)).collect();
            set.extend((1..j).filter(|k| low >> k & 1 == 1).map(|k| (2, k)));
            if low % 2 == 1 {
                set.retain(|&cell| cell != (1, 1));
                if j > 2 && set.contains(&(2, 1)) && !set.contains(&(2, 2)) {
                    set.retain(|&cell| cell != (2, 1) && cell != (1, 2));
                }
            }
            assert_eq!(nim_sum(set.iter().map(|&cell| value(cell))), u, "(2, {j}), {u}");
            let corner = bit(j, (2, j));
            let bits = set.iter().fold(1 << corner, |bits, &cell| bits | 1 << bit(j, cell));
            assert!(turns.contains(&(corner, bits)), "(2, {j}), {u}: {set:?}");
        }
    }
}

/// g is symmetric.
#[test]
fn a_symmetric_board_is_lost_but_for_its_diagonal_at_any_size() {
    let tails = |i: usize, j: usize| (i * j + (i ^ j)) % 3 == 0;
    let board = |diagonal: usize| -> Vec<Vec<char>> {
        let coin = move |i, j| if i == j { i == diagonal } else { tails(i, j) };
        let row = move |i| (0..1000).map(|j| ['H', 'T'][usize::from(coin(i, j))]).collect();
        (0..1000).map(row).collect()
    };
    assert!(!first_player_wins(&board(1000), 1000));
    assert!((0..1000).step_by(37).all(|i| first_player_wins(&board(i), 1000)));
}

referee::refuses! {
    refuses_a_row_of_another_length: wins(3, &["HHH", "HT"]) => "row 2: 2 coins, not 3";
}
