use crate::{dags, graphs};
use claims::lead;
use referee::small;
use std::collections::HashMap;

/// What may be taken, by what is left as bits.
fn open(things: usize, is_open: impl Fn(usize, usize) -> bool) -> Vec<Vec<usize>> {
    let there = |left: usize| (0..things).filter(move |i| left >> i & 1 == 1);
    (0..1 << things).map(|left| there(left).filter(|&i| is_open(i, left)).collect()).collect()
}

/// If one of the largest of all things left is open, taking it brings the whole lead.
fn largest_is_best(worth: &[i64], open: &[Vec<usize>]) -> bool {
    // Of whoever is to move, by what is left.
    let mut leads = vec![0];
    for left in 1..open.len() {
        let best = open[left].iter().map(|&i| worth[i] - leads[left & !(1 << i)]).max();
        leads.push(best.unwrap_or(0));
    }
    (1..open.len()).all(|left| {
        let there = (0..worth.len()).filter(|i| left >> i & 1 == 1);
        let largest = there.map(|i| worth[i]).max();
        let best = |&i: &usize| worth[i] - leads[left & !(1 << i)] == leads[left];
        open[left].iter().filter(|&&i| Some(worth[i]) == largest).all(best)
    })
}

/// Every order in which things cover others: one is open as soon as all are gone that cover it.
#[test]
fn a_largest_of_all_things_that_lies_open_is_taken_where_things_are_covered() {
    for covers in dags(5) {
        let open = open(5, |i, left| covers[i].iter().all(|c| left >> c & 1 == 0));
        for worth in small::sequences(5, 2).filter(|worth| worth.contains(&0)) {
            let worth: Vec<i64> = worth.into_iter().map(|points| points as i64).collect();
            assert!(largest_is_best(&worth, &open), "{covers:?} {worth:?}");
        }
    }
}

/// Every graph: a thing is open from the beginning, or as soon as one of its neighbours is gone.
#[test]
fn a_largest_of_all_things_that_lies_open_is_taken_where_neighbours_open_it() {
    for n in 1..=4 {
        for neighbours in graphs(n) {
            for from_the_beginning in 0_usize..1 << n {
                let open = open(n, |i, left| {
                    from_the_beginning >> i & 1 == 1
                        || neighbours[i].iter().any(|j| left >> j & 1 == 0)
                });
                for worth in small::sequences(n, 2) {
                    let worth: Vec<i64> = worth.into_iter().map(|points| points as i64).collect();
                    assert!(largest_is_best(&worth, &open), "{neighbours:?} {worth:?}");
                }
            }
        }
    }
}

type Piles = Vec<Vec<i64>>;

/// One player takes from the top of a pile, the other from the bottom.
fn from_both_sides((piles, bottom): &(Piles, bool)) -> Vec<(i64, (Piles, bool))> {
    let mut moves = vec![];
    for (i, pile) in piles.iter().enumerate().filter(|(_, pile)| !pile.is_empty()) {
        let mut to = piles.clone();
        let at = if *bottom { pile.len() - 1 } else { 0 };
        let points = to[i].remove(at);
        moves.push((points, (to, !bottom)));
    }
    moves
}

#[test]
fn where_one_takes_from_the_top_and_the_other_from_the_bottom_the_middle_cards_are_played_for() {
    for (lengths, most) in
        [(vec![3, 1], 2), (vec![2, 3], 2), (vec![1, 3, 1], 1), (vec![3, 3], 1), (vec![5, 2], 1)]
    {
        for cards in small::sequences(lengths.iter().sum(), most) {
            let mut cards = cards.into_iter().map(|card| card as i64);
            let piles: Piles =
                lengths.iter().map(|&length| cards.by_ref().take(length).collect()).collect();
            let (mut claimed, mut middle) = (0, vec![]);
            for pile in &piles {
                let half = pile.len() / 2;
                claimed += pile[..half].iter().sum::<i64>();
                claimed -= pile[pile.len() - half..].iter().sum::<i64>();
                if pile.len() % 2 == 1 {
                    middle.push(pile[half]);
                }
            }
            middle.sort_unstable();
            for (turn, card) in middle.iter().rev().enumerate() {
                claimed += if turn % 2 == 0 { *card } else { -card };
            }
            assert_eq!(lead(&(piles.clone(), false), &from_both_sides), claimed, "{piles:?}");
        }
    }
}

/// Open at the left, and is it at the right, too?
type Row = (Vec<i64>, bool);

/// A move takes an end of a row.
fn ends(rows: &Vec<Row>) -> Vec<(i64, Vec<Row>)> {
    let mut moves = vec![];
    for (i, (row, right)) in rows.iter().enumerate().filter(|(_, (row, _))| !row.is_empty()) {
        let last = row.len() - 1;
        for at in if *right && last > 0 { vec![0, last] } else { vec![0] } {
            let mut to = rows.clone();
            let points = to[i].0.remove(at);
            moves.push((points, to));
        }
    }
    moves
}

/// Three neighbours anywhere in a row, beside another row of any kind.
#[test]
fn three_neighbours_x_y_z_with_the_largest_in_the_middle_count_as_x_less_y_and_z() {
    for (len, most) in [(3, 3), (4, 2), (5, 2)] {
        for row in small::sequences(len, most) {
            let row: Vec<i64> = row.into_iter().map(|heap| heap as i64).collect();
            let peaks = (1..len - 1).filter(|&y| row[y] >= row[y - 1] && row[y] >= row[y + 1]);
            for y in peaks {
                let one = row[y - 1] - row[y] + row[y + 1];
                let short = [&row[..y - 1], &[one], &row[y + 2..]].concat();
                for beside in
                    [(vec![], true), (vec![2], true), (vec![0, 3], false), (vec![1, 2], true)]
                {
                    for right in [true, false] {
                        let lead = |row: &Vec<i64>| {
                            lead(&vec![(row.clone(), right), beside.clone()], &ends)
                        };
                        assert_eq!(lead(&row), lead(&short), "{row:?} {y} {beside:?}");
                    }
                }
            }
        }
    }
}

/// The two heaps at the closed end, the last of which is at least as large: nobody wants to open
/// it, so they go last, and the parity of all moves says who gets which. Beside them rows that are open at both ends
/// or at one, also with what nobody wants.
#[test]
fn two_that_do_not_decrease_to_a_closed_end_come_last_and_the_parity_of_all_moves_settles_them() {
    let besides: [Vec<Row>; 6] = [
        vec![],
        vec![(vec![2], true)],
        vec![(vec![3, 1], true)],
        vec![(vec![0, 2, 1], true)],
        vec![(vec![3, 0, 1], false)],
        vec![(vec![2, 3], false), (vec![-1], true)],
    ];
    for len in 2..=4 {
        for row in small::sequences(len, 3) {
            let row: Vec<i64> = row.into_iter().map(|heap| heap as i64).collect();
            let [rest @ .., before, last] = &row[..] else { unreachable!("it has two") };
            if last < before {
                continue;
            }
            for beside in &besides {
                let all = len + beside.iter().map(|(row, _)| row.len()).sum::<usize>();
                let sign = if all % 2 == 0 { -1 } else { 1 };
                let lead =
                    |row: &[i64]| lead(&[&[(row.to_vec(), false)], &beside[..]].concat(), &ends);
                assert_eq!(lead(&row), lead(rest) + sign * (last - before), "{row:?} {beside:?}");
            }
        }
    }
}

/// One number of each row remains. Of odd rows alone whoever does not begin is never worse off; and
/// where a row is even, a best move is in an even one.
#[test]
fn of_rows_whose_last_number_counts_those_of_even_length_go_first() {
    fn remains(
        rows: &[Vec<u64>],
        large: bool,
        known: &mut HashMap<(Vec<Vec<u64>>, bool), u64>,
    ) -> u64 {
        if let Some(&sum) = known.get(&(rows.to_vec(), large)) {
            return sum;
        }
        let sums = after(rows).into_iter().map(|(_, to)| remains(&to, !large, known));
        let best = if large { sums.max() } else { sums.min() };
        let best = best.unwrap_or_else(|| rows.iter().map(|row| row[0]).sum());
        known.insert((rows.to_vec(), large), best);
        best
    }
    /// The row that is moved in, and all rows after it.
    fn after(rows: &[Vec<u64>]) -> Vec<(usize, Vec<Vec<u64>>)> {
        let mut moves = vec![];
        for (i, row) in rows.iter().enumerate().filter(|(_, row)| row.len() > 1) {
            for left in [&row[1..], &row[..row.len() - 1]] {
                let mut to = rows.to_vec();
                to[i] = left.to_vec();
                moves.push((i, to));
            }
        }
        moves
    }
    let mut known = HashMap::new();
    for lengths in [[1, 3], [3, 3], [1, 5], [2, 3], [2, 2], [4, 3], [4, 2]] {
        for numbers in small::sequences(lengths[0] + lengths[1], 2) {
            let rows = [numbers[..lengths[0]].to_vec(), numbers[lengths[0]..].to_vec()];
            let [begins, follows] = [true, false].map(|large| remains(&rows, large, &mut known));
            if lengths.iter().all(|length| length % 2 == 1) {
                assert!(begins <= follows, "{rows:?}");
                continue;
            }
            let evens = after(&rows).into_iter().filter(|&(i, _)| lengths[i] % 2 == 0);
            let best = evens.map(|(_, to)| remains(&to, false, &mut known)).max();
            assert_eq!(best, Some(begins), "{rows:?}");
        }
    }
}

/// A 5 lies on a 1, at the closed end, beside a 0 or a 2: who begins takes the 5 at once. If these two came last, the
/// other player would get the 5.
#[test]
fn not_if_what_lies_at_the_closed_end_is_less() {
    let beside = |other| lead(&vec![(vec![5, 1], false), (vec![other], true)], &ends);
    assert_eq!([0, 2].map(beside), [4, 4]);
}

/// Whoever takes the top of a pile owns the rest of it. With a pile of one 4 and one of two 3s the 4 lies open to both.
#[test]
fn not_if_a_move_decides_to_whom_a_thing_opens() {
    /// The 4, the 3s that are left, who owns them, and whose turn it is.
    type Piles = (bool, u32, Option<usize>, usize);
    let takes = |&(has_4, threes, owner, turn): &Piles| {
        let four = has_4.then_some((4, (false, threes, owner, 1 - turn)));
        let is_open = threes > 0 && owner.map_or(true, |owner| owner == turn);
        let three = is_open.then(|| (3, (has_4, threes - 1, Some(turn), 1 - turn)));
        four.into_iter().chain(three).collect::<Vec<_>>()
    };
    let after = takes(&(true, 2, None, 0)).into_iter();
    let leads: Vec<i64> = after.map(|(points, to)| points - lead(&to, &takes)).collect();
    assert_eq!(leads, [1, 2]);
}

/// The piles 3 1, with the 3 for one and the 1 for the other, and 2.
#[test]
fn not_if_the_players_take_from_different_ends() {
    let piles = vec![vec![3, 1], vec![2]];
    let after = from_both_sides(&(piles, false)).into_iter();
    let after = after.map(|(points, to)| points - lead(&to, &from_both_sides));
    assert_eq!(after.collect::<Vec<_>>(), [2, 4]);
}

/// A 1, and in a pile 0, 1, 0, 1 from the top; the uppermost is only for who begins, and without a move one passes.
#[test]
fn not_if_somebody_is_without_a_move() {
    fn lead(pile: i64, is_one_there: bool, begins: bool) -> i64 {
        let mut leads = vec![];
        if is_one_there {
            leads.push(1 - lead(pile, false, !begins));
        }
        if pile > 0 && (pile < 4 || begins) {
            leads.push(pile % 2 - lead(pile - 1, is_one_there, !begins));
        }
        let is_over = pile == 0 && !is_one_there;
        let passed = || if is_over { 0 } else { -lead(pile, is_one_there, !begins) };
        leads.into_iter().max().unwrap_or_else(passed)
    }
    assert_eq!((lead(4, true, true), 1 - lead(4, false, false)), (1, -1));
}
