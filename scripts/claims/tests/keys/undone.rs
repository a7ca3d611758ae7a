use claims::trees;
use itertools::Itertools;
use referee::small::{grids, positions, sequences};
use referee::{outcomes, Outcome, Referee};
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

/// In each row a white and a black piece; a player moves an own piece along its row, not over the other one.
#[test]
fn hdu_1730() {
    // A row: the place of the white piece and that of the black one.
    type Rows = (Vec<(usize, usize)>, bool);
    for (count, width) in [(1, 6), (2, 4), (3, 3)] {
        let moves = |(rows, is_white): &Rows| {
            let mut options: Vec<Rows> = vec![];
            for i in 0..rows.len() {
                let (white, black) = rows[i];
                let (own, other) = if *is_white { (white, black) } else { (black, white) };
                let may = (0..width).filter(|&to| to != own && to != other);
                for to in may.filter(|&to| (to < other) == (own < other)) {
                    let mut option = rows.clone();
                    option[i] = if *is_white { (to, black) } else { (white, to) };
                    options.push((option, !is_white));
                }
            }
            options
        };
        let row = (0..width).cartesian_product(0..width).filter(|(white, black)| white != black);
        let all = (0..count).map(|_| row.clone()).multi_cartesian_product();
        let starts: Vec<Rows> = all.map(|rows| (rows, true)).collect();
        let found = outcomes(starts.iter().cloned(), moves);
        for start in starts {
            let gaps = start.0.iter().map(|&(white, black)| white.abs_diff(black) as u64 - 1);
            let key = if nim_sum(gaps) == 0 { Outcome::Lost } else { Outcome::Won };
            assert_eq!(found[&start], key, "{start:?}");
        }
    }
}

/// Cards in boxes: some go from box a to a box b < a, where a + b is odd and a multiple of 3.
#[test]
fn hdu_3389() {
    let moves = |boxes: &Vec<u64>| {
        let mut options = vec![];
        for (b, a) in (1..=boxes.len()).tuple_combinations() {
            for count in (1..=boxes[a - 1]).filter(|_| (a + b) % 6 == 3) {
                let mut option = boxes.clone();
                option[a - 1] -= count;
                option[b - 1] += count;
                options.push(option);
            }
        }
        options
    };
    let mut referee = Referee::normal(moves);
    for boxes in positions([(2, 4), (4, 3), (6, 2), (8, 1), (11, 1)]) {
        let odd = (1..=boxes.len()).filter(|i| [0, 2, 5].contains(&(i % 6)));
        let value = nim_sum(odd.map(|i| boxes[i - 1]));
        assert_eq!(referee.is_won(&boxes), value != 0, "{boxes:?}");
    }
}

/// Apples on a tree whose leaves all have depths of the same parity: some of a leaf are eaten, or some of another
/// vertex go to a child. How many swaps of two vertices' apples make the first player lose?
#[test]
fn codeforces_812e() {
    for parents in (1..=5).flat_map(trees) {
        let n = parents.len();
        let mut depth = vec![0; n];
        for v in 1..n {
            depth[v] = depth[parents[v]] + 1;
        }
        let children = |v: usize| (1..n).filter(|&w| parents[w] == v).collect::<Vec<usize>>();
        let mut leaves = (0..n).filter(|&v| children(v).is_empty()).map(|v| depth[v] % 2);
        let Some(leaf) = leaves.next().filter(|leaf| leaves.all(|other| other == *leaf)) else {
            continue;
        };
        let moves = |apples: &Vec<u64>| {
            let mut options = vec![];
            for v in 0..n {
                for count in 1..=apples[v] {
                    let mut option = apples.clone();
                    option[v] -= count;
                    for child in children(v) {
                        let mut option = option.clone();
                        option[child] += count;
                        options.push(option);
                    }
                    options.extend(children(v).is_empty().then_some(option));
                }
            }
            options
        };
        let mut referee = Referee::normal(moves);
        for apples in sequences(n, if n < 5 { 2 } else { 1 }) {
            let counts = |v: &usize| depth[*v] % 2 == leaf;
            let xor = nim_sum((0..n).filter(counts).map(|v| apples[v]));
            assert_eq!(referee.is_won(&apples), xor != 0, "{parents:?} {apples:?}");
            let pairs = || (0..n).tuple_combinations();
            let found = pairs().filter(|&(v, w)| {
                let mut swapped = apples.clone();
                swapped.swap(v, w);
                !referee.is_won(&swapped)
            });
            let found = found.count();
            let key = pairs().filter(|&(v, w)| {
                let change = if counts(&v) == counts(&w) { 0 } else { apples[v] ^ apples[w] };
                xor ^ change == 0
            });
            assert_eq!(found, key.count(), "{parents:?} {apples:?}");
        }
    }
}

/// People on a hill, one of them the king; in turn a person goes up, not past another, but all may stand on the top.
/// Whoever brings the king to the top wins.
#[test]
fn hdu_4315() {
    for count in 1..=4 {
        // The distances to the top, the nearest first; the king's among them.
        for (places, king) in (1..=8_u64).combinations(count).cartesian_product(0..count) {
            let moves = |places: &Vec<u64>| {
                let mut options = vec![];
                for i in (0..count).filter(|_| places[king] > 0) {
                    let least = if i == 0 || places[i - 1] == 0 { 0 } else { places[i - 1] + 1 };
                    for to in least..places[i] {
                        let mut option = places.clone();
                        option[i] = to;
                        options.push(option);
                    }
                }
                options
            };
            let is_won = Referee::normal(moves).is_won(&places);
            let pairs = places.iter().rev().tuples().map(|(below, above)| below - above - 1);
            let last = match count % 2 {
                1 => places[0] - u64::from(king == 1),
                _ => 0,
            };
            let key = king == 0 || nim_sum(pairs.chain([last])) != 0;
            assert_eq!(is_won, key, "{places:?} {king}");
        }
    }
}
