use crate::{dags, nim, split, xor};
use referee::{small, sum, Referee};

/// The winner of misère Nim by the claim, with heaps or values.
fn is_won(values: &[u64]) -> bool {
    if values.iter().any(|&value| value > 1) {
        xor(values) != 0
    } else {
        values.iter().filter(|&&value| value == 1).count() % 2 == 0
    }
}

#[test]
fn in_nim_only_heaps_of_at_most_1_change_the_winner() {
    let mut referee = Referee::misere(nim);
    let mut normal = Referee::normal(nim);
    for heaps in small::up_to(&[(1, 20), (3, 8), (5, 3)]) {
        assert_eq!(referee.is_won(&heaps), is_won(&heaps), "{heaps:?}");
        let is_small = heaps.iter().all(|&heap| heap <= 1);
        assert!(is_small || referee.is_won(&heaps) == normal.is_won(&heaps));
    }
}

/// Two tokens and three on every graph that has the condition.
#[test]
fn with_values_the_same_is_true_if_value_0_with_a_move_has_a_move_to_value_1() {
    for (options, tokens) in
        dags(5).map(|options| (options, 2)).chain(dags(5).map(|options| (options, 3)))
    {
        let mut one = Referee::normal(|&v: &usize| options[v].clone());
        let value: Vec<u64> = (0..options.len()).map(|v| one.grundy(&v)).collect();
        let holds = |tos: &Vec<usize>| tos.is_empty() || tos.iter().any(|&to| value[to] == 1);
        if (0..options.len()).any(|v| value[v] == 0 && !holds(&options[v])) {
            continue;
        }
        let mut all = Referee::misere(|at: &Vec<usize>| sum(at, |&v| options[v].clone()));
        for at in small::sequences(tokens, options.len() as u64 - 1) {
            let at: Vec<usize> = at.into_iter().map(|v| v as usize).collect();
            let values: Vec<u64> = at.iter().map(|&v| value[v]).collect();
            assert_eq!(all.is_won(&at), is_won(&values), "{options:?} {at:?}");
        }
    }
}

/// Every rule that takes 1, 2 or 3 stones and leaves nothing, one heap or two: the pieces of a
/// split stay one part.
#[test]
fn after_a_split_the_pieces_stay_one_part() {
    let mut split_rules = 0;
    for code in 1..512_usize {
        let may = |take: usize, left: usize| code >> (3 * (take - 1) + left) & 1 == 1;
        let ways = |&heap: &u64| -> Vec<Vec<u64>> {
            let mut ways = vec![];
            for take in 1..=heap.min(3) {
                let rest = heap - take;
                if rest == 0 && may(take as usize, 0) {
                    ways.push(vec![]);
                }
                if rest > 0 && may(take as usize, 1) {
                    ways.push(vec![rest]);
                }
                if may(take as usize, 2) {
                    ways.extend((1..=rest / 2).map(|a| vec![a, rest - a]));
                }
            }
            ways
        };
        let options = |heaps: &Vec<u64>| split(heaps, ways);
        let mut normal = Referee::normal(options);
        let mut misere = Referee::misere(options);
        // All that can become of a single heap up to here has the condition.
        let mut holds = true;
        let mut seen = std::collections::HashSet::new();
        for heap in 0..=8_u64 {
            let mut todo = vec![vec![heap]];
            while let Some(part) = todo.pop() {
                if !seen.insert(part.clone()) {
                    continue;
                }
                let tos = options(&part);
                let is_zero = normal.grundy(&part) == 0 && !tos.is_empty();
                holds &= !is_zero || tos.iter().any(|to| normal.grundy(to) == 1);
                todo.extend(tos);
            }
            if !holds {
                break;
            }
            for other in 0..=heap {
                for third in 0..=other.min(3) {
                    let mut heaps = vec![third, other, heap];
                    heaps.sort_unstable();
                    let values: Vec<u64> =
                        heaps.iter().map(|&heap| normal.grundy(&vec![heap])).collect();
                    assert_eq!(misere.is_won(&heaps), is_won(&values), "{code:o} {heaps:?}");
                    split_rules += usize::from(heap == 8 && code & 0o444 > 0);
                }
            }
        }
    }
    assert!(split_rules > 1000, "{split_rules}");
}

#[test]
fn not_if_sizes_are_taken_for_values() {
    let mut referee = Referee::misere(|&heap: &u64| (heap.saturating_sub(2)..heap).collect());
    assert!(!referee.is_won(&4));
    assert!(is_won(&[4]));
}

/// Kayles: one pin or two neighbours.
fn kayles(rows: &Vec<u64>) -> Vec<Vec<u64>> {
    split(rows, |&row| {
        let mut ways = vec![];
        for take in 1..=row.min(2) {
            ways.extend((0..=(row - take) / 2).map(|left| vec![left, row - take - left]));
        }
        for way in &mut ways {
            way.retain(|&part| part > 0);
        }
        ways
    })
}

#[test]
fn not_without_the_condition() {
    let mut normal = Referee::normal(kayles);
    let values = [1, 5].map(|row| normal.grundy(&vec![row]));
    assert_eq!(values, [1, 4]);
    assert!(!Referee::misere(kayles).is_won(&vec![1, 5]));
    assert!(is_won(&values));
    // 2 2 has value 0 and a move, and none to value 1; of single rows only the empty one has value
    // 0.
    assert_eq!(normal.grundy(&vec![2, 2]), 0);
    assert!(kayles(&vec![2, 2]).iter().all(|to| normal.grundy(to) != 1));
    assert!((1..=20).all(|row| normal.grundy(&vec![row]) != 0));
}

#[test]
fn a_single_heap_is_a_table_in_which_no_option_means_won() {
    fn wins(heap: u64, takes: &[u64]) -> bool {
        let mut options = takes.iter().filter(|&&take| take <= heap).peekable();
        options.peek().is_none() || options.any(|take| !wins(heap - take, takes))
    }
    for set in 1_u64..1 << 4 {
        let takes: Vec<u64> = (1..=4).filter(|take| set >> (take - 1) & 1 == 1).collect();
        let options = |&heap: &u64| takes.iter().filter_map(|&t| heap.checked_sub(t)).collect();
        let mut referee = Referee::misere(options);
        for heap in 0..=14 {
            assert_eq!(referee.is_won(&heap), wins(heap, &takes), "{heap} {takes:?}");
        }
    }
}

/// Up to k heaps in a move, any number from each; the last stone loses.
#[test]
fn in_moores_nim_the_number_of_ones_decides_modulo_k_plus_1() {
    for k in 1..=3_usize {
        let mut referee = Referee::misere(|heaps: &Vec<u64>| {
            let mut options: Vec<Vec<u64>> = small_vectors(heaps)
                .into_iter()
                .filter(|to| {
                    let lowered = heaps.iter().zip(to).filter(|(h, to)| to < h).count();
                    (1..=k).contains(&lowered)
                })
                .collect();
            for heaps in &mut options {
                heaps.sort_unstable();
            }
            options
        });
        for heaps in small::sequences(4, 3) {
            let mut sorted = heaps.clone();
            sorted.sort_unstable();
            let ones = heaps.iter().filter(|&&h| h == 1).count();
            let is_lost = if heaps.iter().all(|&h| h < 2) {
                ones % (k + 1) == 1
            } else {
                (0..2).all(|bit| heaps.iter().filter(|&h| h >> bit & 1 == 1).count() % (k + 1) == 0)
            };
            assert_eq!(!referee.is_won(&sorted), is_lost, "{heaps:?}, k = {k}");
        }
    }
}

/// All lists in which no heap is larger.
fn small_vectors(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut all = vec![vec![]];
    for &h in heaps {
        all = all
            .iter()
            .flat_map(|list| (0..=h).map(move |to| [&list[..], &[to]].concat()))
            .collect();
    }
    all
}
