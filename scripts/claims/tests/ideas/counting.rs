use crate::{dags, nim, xor};
use referee::{small, Referee};

#[test]
fn in_nim_there_is_one_winning_move_for_each_heap_above_what_it_makes_with_the_nim_sum() {
    let mut referee = Referee::normal(nim);
    for heaps in small::up_to(&[(1, 20), (3, 8), (5, 3)]) {
        let x = xor(&heaps);
        let claimed = heaps.iter().filter(|&h| h ^ x < *h).count();
        let winning = nim(&heaps).into_iter().filter(|to| !referee.is_won(to)).count();
        assert_eq!(winning, claimed, "{heaps:?}");
    }
}

#[test]
fn otherwise_the_winning_moves_are_the_options_of_value_0() {
    for options in dags(5) {
        let mut referee = Referee::normal(|&v: &usize| options[v].clone());
        let mut won: Vec<bool> = vec![];
        for tos in &options {
            won.push(tos.iter().any(|&to: &usize| !won[to]));
            let winning = tos.iter().filter(|&&to| !won[to]).count();
            let of_value_0 = tos.iter().filter(|to| referee.grundy(to) == 0).count();
            assert_eq!(winning, of_value_0);
        }
    }
}

/// One or two stones a turn, and whoever leaves an odd number has another one: of 2 both moves win, also that to
/// 1, which is won, but not by the opponent.
#[test]
fn where_turns_do_not_alternate_the_winning_moves_are_those_that_the_opponent_loses() {
    fn winning(heap: u64) -> Vec<u64> {
        let options = (1..=heap.min(2)).map(|take| heap - take);
        options.filter(|&left| winning(left).is_empty() != (left % 2 == 1)).collect()
    }
    assert_eq!(winning(2), [1, 0]);
    assert!(!winning(1).is_empty() && winning(0).is_empty());
}

/// Independent: as an XOR basis each number adds a bit that no sum of the others has.
#[test]
fn no_part_has_nim_sum_0_means_linearly_independent() {
    for heaps in small::up_to(&[(5, 7)]) {
        let part = |set: u32| {
            let there = heaps.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            there.fold(0, |sum, (_, heap)| sum ^ heap)
        };
        let none_is_0 = (1_u32..1 << heaps.len()).all(|set| part(set) != 0);
        let mut basis: Vec<u64> = vec![];
        let is_independent = heaps.iter().all(|&heap| {
            let mut rest = heap;
            for &number in &basis {
                rest = rest.min(rest ^ number);
            }
            basis.push(rest);
            basis.sort_unstable_by(|a, b| b.cmp(a));
            rest > 0
        });
        assert_eq!(none_is_0, is_independent, "{heaps:?}");
    }
}

/// Of lists of three heaps out of some sizes, how many have each nim-sum; and subsets by a table.
#[test]
fn lists_are_counted_by_the_walsh_hadamard_transform_and_subsets_one_heap_after_another() {
    fn transform(numbers: &mut [i64; 8]) {
        for half in [1, 2, 4] {
            for i in (0..8).filter(|i| i & half == 0) {
                let (a, b) = (numbers[i], numbers[i | half]);
                numbers[i] = a + b;
                numbers[i | half] = a - b;
            }
        }
    }
    for sizes in 0_u32..1 << 8 {
        let may: Vec<usize> = (0..8).filter(|size| sizes >> size & 1 == 1).collect();
        let mut literal = [0; 8];
        for a in &may {
            for b in &may {
                for c in &may {
                    literal[a ^ b ^ c] += 1;
                }
            }
        }
        let mut counts = [0; 8];
        for &size in &may {
            counts[size] = 1;
        }
        transform(&mut counts);
        for count in &mut counts {
            *count = *count * *count * *count;
        }
        transform(&mut counts);
        assert_eq!(counts.map(|count| count / 8), literal);

        let mut subsets = [0; 8];
        for set in (0_usize..1 << 8).filter(|set| set & !(sizes as usize) == 0) {
            subsets[may.iter().filter(|&&i| set >> i & 1 == 1).fold(0, |sum, i| sum ^ i)] += 1;
        }
        let mut table = [0; 8];
        table[0] = 1;
        for size in may {
            let before = table;
            for x in 0..8 {
                table[x] += before[x ^ size];
            }
        }
        assert_eq!(table, subsets);
    }
}

/// Without the vertices of value 0 every other value is lower by 1.
#[test]
fn the_vertices_of_value_0_are_a_layer_and_the_rest_is_the_same_question() {
    for options in dags(6) {
        let mut referee = Referee::normal(|&v: &usize| options[v].clone());
        let values: Vec<u64> = (0..6).map(|v| referee.grundy(&v)).collect();
        let mut rest = Referee::normal(|&v: &usize| {
            options[v].iter().copied().filter(|&to| values[to] > 0).collect()
        });
        for v in (0..6).filter(|&v| values[v] > 0) {
            assert_eq!(rest.grundy(&v), values[v] - 1, "{options:?} {v}");
        }
    }
}

/// One stone a turn: the values are 1 and 0, the rule for Nim finds one winning move, and there are
/// two.
#[test]
fn not_if_takes_are_limited() {
    let one_stone = |heaps: &Vec<u64>| referee::sum(heaps, |&heap| heap.checked_sub(1));
    let mut referee = Referee::normal(one_stone);
    let start = vec![1, 2];
    let values = start.iter().map(|&heap| referee.grundy(&vec![heap])).collect::<Vec<_>>();
    assert_eq!(values, [1, 0]);
    assert!(referee.is_won(&start));
    let options = one_stone(&start);
    assert!(options.len() == 2 && options.iter().all(|to| !referee.is_won(to)));
    // From a heap of 2, of value 0, to one of 1, of value 1.
    assert!(referee.grundy(&vec![2]) < referee.grundy(&vec![1]));
    let x = xor(&values);
    assert_eq!(values.iter().filter(|&value| value ^ x < *value).count(), 1);
}
