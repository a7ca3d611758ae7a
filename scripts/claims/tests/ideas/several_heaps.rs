use crate::nim;
use referee::{small, Referee};

/// Every way to lower some of the heaps, where a test says which lists of lowered heaps are
/// allowed.
pub fn lower(heaps: &[u64], may: impl Fn(usize) -> bool) -> Vec<Vec<u64>> {
    let mut all: Vec<Vec<u64>> = vec![vec![]];
    for &heap in heaps {
        let longer = |to: &Vec<u64>| {
            let to = to.clone();
            (0..=heap).map(move |left| [to.clone(), vec![left]].concat()).collect::<Vec<_>>()
        };
        all = all.iter().flat_map(longer).collect();
    }
    all.retain(|to| may(to.iter().zip(heaps).filter(|(to, heap)| to != heap).count()));
    all
}

#[test]
fn with_up_to_k_heaps_a_turn_each_bit_counts_modulo_k_plus_1() {
    for k in 1..=4 {
        let mut referee =
            Referee::normal(|heaps: &Vec<u64>| lower(heaps, |count| (1..=k).contains(&count)));
        for heaps in small::up_to(&[(2, 7), (3, 5), (4, 3), (5, 2)]) {
            let of_bit = |bit: u32| heaps.iter().filter(|&heap| heap >> bit & 1 == 1).count();
            let is_lost = (0..3).all(|bit| of_bit(bit) % (k + 1) == 0);
            assert_eq!(referee.is_won(&heaps), !is_lost, "{heaps:?} by {k}");
        }
    }
}

#[test]
fn with_exactly_half_of_the_heaps_more_than_half_have_the_least_size() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| lower(heaps, |c| 2 * c == heaps.len()));
    for heaps in small::positions([(2, 12), (4, 4), (6, 2)]) {
        let least = heaps.iter().min().expect("there are some");
        let is_lost = 2 * heaps.iter().filter(|&heap| heap == least).count() > heaps.len();
        assert_eq!(referee.is_won(&heaps), !is_lost, "{heaps:?}");
    }
}

/// Each heap up to 3; a turn lowers one and gives the heaps of lower rank any sizes up to 3.
#[test]
fn with_ranks_the_nim_sum_within_each_rank_is_0() {
    for ranks in
        [vec![0, 0], vec![0, 1], vec![0, 0, 1], vec![0, 1, 1], vec![0, 1, 2], vec![0, 0, 1, 1]]
    {
        // The number of turns has no bound but ends: no turn changes the ranks above, nor raises
        // its own heap.
        let mut referee = Referee::normal(|heaps: &Vec<u64>| {
            let mut options = vec![];
            for (i, &heap) in heaps.iter().enumerate() {
                let below = ranks.iter().take_while(|&&rank| rank < ranks[i]).count();
                for lower in small::sequences(below, 3) {
                    for left in 0..heap {
                        let mut to = heaps.clone();
                        to[..below].copy_from_slice(&lower);
                        to[i] = left;
                        options.push(to);
                    }
                }
            }
            options
        });
        for heaps in small::sequences(ranks.len(), 3) {
            let of_rank = |rank| {
                let with = heaps.iter().zip(&ranks).filter(move |(_, &other)| other == rank);
                with.fold(0, |sum, (heap, _)| sum ^ heap)
            };
            let is_lost = (0..3).all(|rank| of_rank(rank) == 0);
            assert_eq!(referee.is_won(&heaps), !is_lost, "{ranks:?} {heaps:?}");
        }
    }
}

#[test]
fn one_coin_from_any_heaps_is_lost_exactly_if_all_are_even() {
    let one_each = |heaps: &Vec<u64>| -> Vec<Vec<u64>> {
        let mut all = lower(heaps, |count| count > 0);
        all.retain(|to| to.iter().zip(heaps).all(|(to, heap)| heap - to <= 1));
        all
    };
    let mut referee = Referee::normal(one_each);
    for heaps in small::up_to(&[(2, 8), (3, 4), (4, 3)]) {
        assert_eq!(referee.is_won(&heaps), heaps.iter().any(|heap| heap % 2 == 1), "{heaps:?}");
    }
}

#[test]
fn not_if_the_numbers_must_be_equal() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        let mut options = nim(heaps);
        options.extend((1..=heaps[0].min(heaps[1])).map(|t| vec![heaps[0] - t, heaps[1] - t]));
        options
    });
    assert!(!referee.is_won(&vec![1, 2]));
    // With any numbers from up to two heaps.
    assert!(Referee::normal(|heaps: &Vec<u64>| lower(heaps, |c| c > 0)).is_won(&vec![1, 2]));
}

#[test]
fn not_if_takes_are_limited() {
    let (before, after) = (vec![1, 1, 1, 2], vec![0, 1, 1, 1]);
    let options = |heaps: &Vec<u64>| {
        let mut all = lower(heaps, |count| (1..=2).contains(&count));
        all.retain(|to| to.iter().zip(heaps).all(|(to, heap)| heap - to <= 1));
        all
    };
    assert!(options(&before).contains(&after));
    for heaps in [&before, &after] {
        let ones = heaps.iter().filter(|&heap| heap % 2 == 1).count();
        assert_eq!(ones % 3, 0, "modulo 2 it would be lost");
    }
    let mut referee = Referee::normal(options);
    assert!(referee.is_won(&before) || referee.is_won(&after));
}
