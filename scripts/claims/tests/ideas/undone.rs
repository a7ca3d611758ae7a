use crate::{dags, nim, xor};
use referee::{outcomes, partizan, small, Outcome, Player, Referee};

/// Any number of stones from one place to another, by the ways between places.
fn carry(stones: &[u64], ways: &[Vec<usize>]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for (from, tos) in ways.iter().enumerate() {
        for &to in tos {
            for count in 1..=stones[from] {
                let mut after = stones.to_vec();
                after[from] -= count;
                after[to] += count;
                options.push(after);
            }
        }
    }
    options
}

#[test]
fn of_stairs_1_3_5_the_nim_sum_decides() {
    let ways: Vec<Vec<usize>> = vec![vec![], vec![0], vec![1], vec![2], vec![3], vec![4]];
    let mut referee = Referee::normal(|stones: &Vec<u64>| carry(stones, &ways));
    for mut stones in small::positions([(6, 2), (4, 5)]) {
        stones.resize(6, 0);
        stones[0] = 0;
        let odd = stones[1] ^ stones[3] ^ stones[5];
        assert_eq!(referee.is_won(&stones), odd != 0, "{stones:?}");
    }
}

/// One stair down, so many stones as may go from there at once.
fn down(stairs: &[u64], may: impl Fn(usize, u64) -> bool) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for stair in 1..stairs.len() {
        for count in (1..=stairs[stair]).filter(|&count| may(stair, count)) {
            let mut after = stairs.to_vec();
            after[stair] -= count;
            after[stair - 1] += count;
            options.push(after);
        }
    }
    options
}

/// Every set of numbers up to 3; stones on stair 0 rest.
#[test]
fn where_numbers_from_one_set_may_move_an_odd_stair_counts_with_its_value() {
    for set in 1_u64..1 << 3 {
        let may = |count: u64| count <= 3 && set >> (count - 1) & 1 == 1;
        let takes = |&heap: &u64| (1..=heap).filter(|&t| may(t)).map(|t| heap - t).collect();
        let mut heap = Referee::normal(takes);
        let mut referee = Referee::normal(|stairs: &Vec<u64>| down(stairs, |_, count| may(count)));
        for stones in small::positions([(4, 3), (2, 7)]) {
            let stairs = [&[0], &stones[..]].concat();
            let odd = stairs.iter().skip(1).step_by(2).fold(0, |sum, n| sum ^ heap.grundy(n));
            assert_eq!(referee.is_won(&stairs), odd != 0, "{set:b} {stairs:?}");
        }
    }
}

/// At most one stone from stair 1, at most two from stair 2: two stones go to stair 1, and one of them is left for
/// the answer to the next.
#[test]
fn not_if_the_numbers_depend_on_the_stair() {
    let mut referee =
        Referee::normal(|stairs: &Vec<u64>| down(stairs, |stair, count| count <= stair as u64));
    assert!(referee.is_won(&vec![0, 0, 2]));
}

/// Every rooted tree of up to 6 vertices, by the parents.
#[test]
fn in_a_tree_each_vertex_of_odd_depth_is_a_heap() {
    for n in 2..=5_usize {
        for parents in parents(n) {
            let mut depth = vec![0];
            for v in 1..n {
                depth.push(depth[parents[v]] + 1);
            }
            let ways: Vec<Vec<usize>> =
                (0..n).map(|v| if v == 0 { vec![] } else { vec![parents[v]] }).collect();
            let mut referee = Referee::normal(|stones: &Vec<u64>| carry(stones, &ways));
            for stones in small::sequences(n, 2) {
                let odd = (0..n).filter(|&v| depth[v] % 2 == 1).fold(0, |sum, v| sum ^ stones[v]);
                assert_eq!(referee.is_won(&stones), odd != 0, "{parents:?} {stones:?}");
            }
        }
    }
}

/// The parents of vertices 1, 2, …, each of which has a lesser number.
fn parents(n: usize) -> Vec<Vec<usize>> {
    let mut all = vec![vec![0]];
    for v in 1..n {
        all = all
            .into_iter()
            .flat_map(|parents: Vec<usize>| {
                (0..v).map(move |p| [parents.clone(), vec![p]].concat())
            })
            .collect();
    }
    all
}

/// The parities of all ways from each place to an end, if they are the same.
fn parities(ways: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut parities: Vec<usize> = vec![];
    for tos in ways {
        let mut found: Vec<usize> = tos.iter().map(|&to| 1 - parities[to]).collect();
        found.dedup();
        match found.len() {
            0 => parities.push(0),
            1 => parities.push(found[0]),
            _ => return None,
        }
    }
    Some(parities)
}

#[test]
fn hidden_stairs_count_where_all_ways_to_the_ends_are_odd() {
    for ways in dags(5) {
        let Some(parities) = parities(&ways) else { continue };
        let mut referee = Referee::normal(|stones: &Vec<u64>| carry(stones, &ways));
        for stones in small::sequences(5, 2) {
            let odd = (0..5).filter(|&v| parities[v] == 1).fold(0, |sum, v| sum ^ stones[v]);
            assert_eq!(referee.is_won(&stones), odd != 0, "{ways:?} {stones:?}");
        }
    }
}

pub type Row = (i32, i32);

/// Facing pieces in rows of a given width: Left's to the left. A move slides one's own, either way.
pub fn northcott(width: i32) -> impl Fn(&Vec<Row>, Player) -> Vec<Vec<Row>> {
    move |rows, player| {
        referee::sum(rows, |&(left, right)| match player {
            Player::Left => (0..right).filter(|&to| to != left).map(|to| (to, right)).collect(),
            Player::Right => {
                let to = (left + 1..width).filter(|&to| to != right);
                to.map(|to| (left, to)).collect::<Vec<Row>>()
            }
        })
    }
}

/// Also by both ways play need not end, and yet no position is drawn.
#[test]
fn steps_back_in_northcott_change_nothing() {
    for (width, rows) in [(7, 1), (5, 2), (4, 3)] {
        let ends: Vec<Row> = (0..width).flat_map(|l| (l + 1..width).map(move |r| (l, r))).collect();
        let mut starts: Vec<Vec<Row>> = vec![vec![]];
        for _ in 0..rows {
            let longer = |rows: &Vec<Row>| {
                let rows = rows.clone();
                ends.iter().map(move |&row| [rows.clone(), vec![row]].concat()).collect::<Vec<_>>()
            };
            starts = starts.iter().flat_map(longer).collect();
        }
        let both = starts
            .iter()
            .flat_map(|rows| [Player::Left, Player::Right].map(|player| (rows.clone(), player)));
        for ((rows, player), outcome) in outcomes(both, partizan(northcott(width))) {
            let gaps = rows.iter().fold(0, |sum, (left, right)| sum ^ (right - left - 1));
            let expected = if gaps == 0 { Outcome::Lost } else { Outcome::Won };
            assert_eq!(outcome, expected, "{rows:?} {player:?}");
        }
    }
}

/// Heaps, the stocks of both, and whose turn it is.
type Stocks = (Vec<u64>, [u64; 2], usize);

/// Poker Nim: instead of a take a player may add stones from a stock of their own.
pub fn poker_nim((heaps, stocks, turn): &Stocks) -> Vec<Stocks> {
    let mut options: Vec<Stocks> =
        nim(heaps).into_iter().map(|to| (to, *stocks, 1 - turn)).collect();
    for added in 1..=stocks[*turn] {
        for i in 0..heaps.len() {
            let (mut to, mut left) = (heaps.clone(), *stocks);
            to[i] += added;
            left[*turn] -= added;
            options.push((to, left, 1 - turn));
        }
    }
    options
}

#[test]
fn additions_that_end_some_day_change_nothing() {
    let mut referee = Referee::normal(poker_nim);
    for heaps in small::up_to(&[(1, 6), (2, 4), (3, 2)]) {
        for stocks in [[0, 0], [1, 0], [0, 1], [2, 0], [0, 2], [2, 2], [1, 3]] {
            let is_won = referee.is_won(&(heaps.clone(), stocks, 0));
            assert_eq!(is_won, xor(&heaps) != 0, "{heaps:?} {stocks:?}");
        }
    }
}

/// Two pieces on a row of four cells: forward by one cell, back by any number. `. . L R` has the gap 0, and L goes
/// back by two.
#[test]
fn not_if_a_step_back_takes_more_than_one_step_to_cancel() {
    let moves = |&(left, right, is_left): &(u64, u64, bool)| -> Vec<(u64, u64, bool)> {
        if is_left {
            let forward = (left + 1 < right).then_some(left + 1);
            (0..left).chain(forward).map(|to| (to, right, false)).collect()
        } else {
            let forward = (left + 1 < right).then(|| right - 1);
            (right + 1..4).chain(forward).map(|to| (left, to, true)).collect()
        }
    };
    assert_eq!(outcomes([(2, 3, true)], moves)[&(2, 3, true)], Outcome::Won);
}

/// The same row, both ways by any number, and two turns in all, after which the second player has won: the gap of 1 in
/// `L . R .` is closed, but then `R` goes back.
#[test]
fn not_if_turns_are_counted() {
    let moves = |&(left, right, turn): &(u64, u64, u64)| -> Vec<(u64, u64, u64)> {
        match turn {
            0 => (0..right).filter(|&to| to != left).map(|to| (to, right, 1)).collect(),
            1 => (left + 1..4).filter(|&to| to != right).map(|to| (left, to, 2)).collect(),
            _ => vec![],
        }
    };
    assert!(!Referee::normal(moves).is_won(&(0, 2, 0)));
}

/// Two stones in a box before two others, which lead to the end: one goes into each, and these are equal.
#[test]
fn not_if_a_move_goes_into_several_boxes() {
    let mut referee = Referee::normal(|&[first, a, b]: &[u64; 3]| {
        let shares = (0..=first).flat_map(|x| (0..=first - x).map(move |y| (x, y)));
        let split = shares.skip(1).map(|(x, y)| [first - x - y, a + x, b + y]);
        let ends = (0..a).map(|left| [first, left, b]).chain((0..b).map(|left| [first, a, left]));
        split.chain(ends).collect()
    });
    assert!(referee.is_won(&[2, 0, 0]));
}

/// Two stones in stock, for the heaps 1 1: one added to each, and the other has to leave 2 2.
#[test]
fn not_if_one_addition_goes_to_several_heaps() {
    let mut referee = Referee::normal(|(heaps, stock, is_mine): &(Vec<u64>, u64, bool)| {
        let mut options: Vec<_> = nim(heaps).into_iter().map(|to| (to, *stock, !is_mine)).collect();
        if *is_mine && *stock == 2 {
            let to = heaps.iter().map(|heap| heap + 1).collect();
            options.push((to, 0, false));
        }
        options
    });
    assert!(referee.is_won(&(vec![1, 1], 2, true)));
    assert!(!referee.is_won(&(vec![1, 1], 0, true)));
}

#[test]
fn stairs_of_2_5_3_1_are_won_from_stair_3_or_stair_2() {
    let ways: Vec<Vec<usize>> = vec![vec![], vec![0], vec![1], vec![2], vec![3]];
    let mut referee = Referee::normal(|stones: &Vec<u64>| {
        let mut options = carry(stones, &ways);
        for to in &mut options {
            to[0] = 0;
        }
        options
    });
    let mut winning = carry(&[0, 2, 5, 3, 1], &ways);
    winning.retain(|to| !referee.is_won(&[&[0], &to[1..]].concat()));
    assert_eq!(winning, [[0, 3, 4, 3, 1], [0, 2, 6, 2, 1]]);
}

#[test]
fn not_if_only_one_stone_moves() {
    let mut referee = Referee::normal(|&stones: &u64| stones.checked_sub(1).into_iter().collect());
    assert!(!referee.is_won(&2));
}

#[test]
fn not_if_the_depths_of_a_tree_are_taken_as_heaps() {
    let mut two_leaves =
        Referee::normal(|stones: &Vec<u64>| carry(stones, &[vec![], vec![0], vec![0]]));
    assert!(!two_leaves.is_won(&vec![0, 1, 1]));
    let mut one_heap = Referee::normal(|stones: &Vec<u64>| carry(stones, &[vec![], vec![0]]));
    assert!(one_heap.is_won(&vec![0, 2]));
}
