use claims::trees;
use itertools::Itertools;
use referee::small::{grids, positions, sequences};
use referee::Referee;
use shared::nim::nim_sum;

/// Nim in which each player may, at most k times, add stones to a heap instead. A heap has at most 6 here.
#[test]
fn hackerrank_poker_nim_1() {
    // The additions left of the player to move, and of the other one.
    type Poker = (Vec<u64>, u64, u64);
    let moves = |(heaps, own, other): &Poker| {
        let mut options: Vec<Poker> = vec![];
        for i in 0..heaps.len() {
            for size in (0..=6).filter(|&size| size != heaps[i]) {
                let mut heaps = heaps.clone();
                let left = if size > heaps[i] { own.checked_sub(1) } else { Some(*own) };
                heaps[i] = size;
                options.extend(left.map(|left| (heaps, *other, left)));
            }
        }
        options
    };
    let mut referee = Referee::normal(moves);
    for heaps in positions([(1, 6), (2, 6), (3, 3)]) {
        for k in 0..=2 {
            let is_won = referee.is_won(&(heaps.clone(), k, k));
            assert_eq!(is_won, nim_sum(heaps.clone()) != 0, "{heaps:?} {k}");
        }
    }
}

/// Heaps that never fall from left to right; a move takes from a heap so that this stays so. A question is of the
/// heaps l to r alone.
#[test]
fn hackerrank_chocolate_game() {
    let takes = |heaps: &Vec<u64>| {
        let mut options = vec![];
        for i in 0..heaps.len() {
            let least = if i == 0 { 0 } else { heaps[i - 1] };
            for size in least..heaps[i] {
                let mut option = heaps.clone();
                option[i] = size;
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(takes);
    for heaps in positions([(1, 9), (2, 8), (3, 7), (4, 5), (5, 4)]) {
        if heaps.is_sorted() {
            let step = |i: usize| heaps[i] - if i == 0 { 0 } else { heaps[i - 1] };
            let steps = (0..heaps.len()).rev().step_by(2).map(step);
            assert_eq!(referee.is_won(&heaps), nim_sum(steps) != 0, "{heaps:?}");
        }
    }
}

/// Coins on the vertices of a tree: some coins of a vertex go to its parent. Who wins after a vertex has been hung
/// with all that is below it under another vertex?
#[test]
fn hackerrank_move_the_coins() {
    for parents in (2..=5).flat_map(trees) {
        let n = parents.len();
        let depths = |parents: &[usize]| -> Vec<usize> {
            let depth = |mut v: usize| {
                let mut depth = 0;
                while v != 0 {
                    v = parents[v];
                    depth += 1;
                }
                depth
            };
            (0..n).map(depth).collect()
        };
        let depth = depths(&parents);
        let is_below = |mut v: usize, top: usize| {
            while v != 0 && v != top {
                v = parents[v];
            }
            v == top
        };
        for (u, v) in (1..n).cartesian_product(0..n).filter(|&(u, v)| !is_below(v, u)) {
            let mut hung = parents.clone();
            hung[u] = v;
            let moves = |coins: &Vec<u64>| {
                let mut options = vec![];
                for from in 1..n {
                    for count in 1..=coins[from] {
                        let mut option = coins.clone();
                        option[from] -= count;
                        option[hung[from]] += count;
                        options.push(option);
                    }
                }
                options
            };
            let mut referee = Referee::normal(moves);
            for coins in sequences(n, if n < 5 { 2 } else { 1 }) {
                let of = |keep: &dyn Fn(usize) -> bool| {
                    nim_sum((0..n).filter(|&w| keep(w)).map(|w| coins[w]))
                };
                // All odd depths; those below u are the even ones if the move changes the parity.
                let mut value = of(&|w| depth[w] % 2 == 1);
                if (depth[u] + depth[v]) % 2 == 0 {
                    value ^= of(&|w| is_below(w, u));
                }
                assert_eq!(referee.is_won(&coins), value != 0, "{parents:?} {u} {v} {coins:?}");
            }
        }
    }
}

/// Stones on a grid: some stones of a cell go to the next cell on the right or below.
#[test]
fn lightoj_1393() {
    for (n, m, max) in [(1, 2, 4), (1, 4, 2), (2, 2, 2), (3, 2, 1), (2, 3, 1)] {
        let moves = |grid: &Vec<Vec<u64>>| {
            let mut options = vec![];
            for (i, j) in (0..n).cartesian_product(0..m) {
                let next = [(i + 1, j), (i, j + 1)];
                for (x, y) in next.into_iter().filter(|&(x, y)| x < n && y < m) {
                    for count in 1..=grid[i][j] {
                        let mut option = grid.clone();
                        option[i][j] -= count;
                        option[x][y] += count;
                        options.push(option);
                    }
                }
            }
            options
        };
        let mut referee = Referee::normal(moves);
        for grid in grids(n, m, max) {
            let odd = (0..n).cartesian_product(0..m).filter(|(i, j)| (n + m - i - j) % 2 == 1);
            let value = nim_sum(odd.map(|(i, j)| grid[i][j]));
            assert_eq!(referee.is_won(&grid), value != 0, "{grid:?}");
        }
    }
}
