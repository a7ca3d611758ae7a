use claims::lead;
use referee::small;

type Thing = (i64, i64);

/// What is left, by bits, and is it the second player's turn?
type Left = (u32, bool);

/// A player scores what a thing is worth to them.
fn take_any(things: &[Thing]) -> impl Fn(&Left) -> Vec<(i64, Left)> + '_ {
    move |&(left, second)| {
        let there = (0..things.len()).filter(|i| left >> i & 1 == 1);
        there
            .map(|i| {
                let points = if second { things[i].1 } else { things[i].0 };
                (points, (left & !(1 << i), !second))
            })
            .collect()
    }
}

/// The lead of the first player if both take in decreasing order of a number.
fn in_order(things: &[Thing], by: impl Fn(&Thing) -> i64) -> i64 {
    let mut order = things.to_vec();
    order.sort_by_key(|thing| -by(thing));
    let points = order.iter().enumerate();
    points.map(|(turn, thing)| if turn % 2 == 0 { thing.0 } else { -thing.1 }).sum()
}

/// Every list of up to 4 things, also worth nothing to one of the players: those that only their
/// owner scores.
#[test]
fn both_take_in_decreasing_order_of_a_plus_b() {
    for count in 0..=4 {
        for worth in small::sequences(2 * count, if count < 4 { 4 } else { 2 }) {
            let things: Vec<Thing> =
                worth.chunks(2).map(|two| (two[0] as i64, two[1] as i64)).collect();
            let best = lead(&((1 << count) - 1, false), &take_any(&things));
            assert_eq!(best, in_order(&things, |(a, b)| a + b), "{things:?}");
        }
    }
}

#[test]
fn of_things_worth_the_same_to_both_the_largest_goes_first() {
    for worth in small::sequences(6, 3) {
        let things: Vec<Thing> = worth.iter().map(|&a| (a as i64, a as i64)).collect();
        let best = lead(&((1 << 6) - 1, false), &take_any(&things));
        assert_eq!(best, in_order(&things, |(a, _)| *a), "{things:?}");
    }
}

#[test]
fn with_2_1_and_1_3_the_largest_of_ones_own_leads_to_less_1_and_the_sum_to_0() {
    let things = [(2, 1), (1, 3)];
    assert_eq!(in_order(&things, |(a, _)| *a), -1);
    assert_eq!(in_order(&things, |(a, b)| a + b), 0);
    assert_eq!(lead(&(0b11, false), &take_any(&things)), 0);
}

/// 2, 2 and a 1 that excludes both: once a 2 is taken, the 1 is gone, and once the 1 is, both 2s
/// are.
#[test]
fn not_if_things_exclude_each_other() {
    let moves = |&left: &u32| -> Vec<(i64, u32)> {
        let there = (0..3).filter(|i| left >> i & 1 == 1);
        there.map(|i| if i == 2 { (1, 0) } else { (2, left & !(1 << i) & !0b100) }).collect()
    };
    let after = moves(&0b111).into_iter().map(|(points, to)| points - lead(&to, &moves));
    assert_eq!(after.collect::<Vec<_>>(), [0, 0, 1]);
}

/// One turn in all: (0, 2) has the larger sum and brings nothing.
#[test]
fn not_if_not_all_is_taken() {
    let things = [(0, 2), (1, 0)];
    let one_turn = |&(left, second): &Left| {
        if second {
            vec![]
        } else {
            take_any(&things)(&(left, second))
        }
    };
    let leads = one_turn(&(0b11, false)).into_iter().map(|(a, to)| a - lead(&to, &one_turn));
    assert_eq!(leads.collect::<Vec<_>>(), [0, 1]);
}
