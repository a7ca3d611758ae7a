use crate::{heaps, nim, options, smallest};
use referee::{take, Referee};
use shared::nim::nim_sum;

fn x(heaps: &[u64]) -> u64 {
    nim_sum(heaps.iter().copied())
}

#[test]
fn misere_nim_is_won_iff_x_is_not_0() {
    let mut misere = Referee::misere(nim);
    let found = smallest(1..9, heaps, |heaps| misere.is_won(heaps) != (x(heaps) != 0));
    assert_eq!(found, [[1]]);
    assert!(misere.is_won(&vec![]));
}

#[test]
fn the_misere_rule_exchanges_winner_and_loser() {
    let (mut normal, mut misere) = (Referee::normal(nim), Referee::misere(nim));
    let found = smallest(0..9, heaps, |heaps| normal.is_won(heaps) == misere.is_won(heaps));
    assert_eq!(found, [[2]]);
    assert!(normal.is_won(&vec![2]) && misere.is_won(&vec![2]));
    assert!(!normal.is_won(&vec![2, 2]) && !misere.is_won(&vec![2, 2]));
    for heaps in (0..=9).flat_map(heaps) {
        let differs = normal.is_won(&heaps) != misere.is_won(&heaps);
        assert_eq!(differs, heaps.iter().all(|&heap| heap <= 1), "{heaps:?}");
    }
}

#[test]
fn limited_takes_obey_misere_nim() {
    let mut limited = Referee::misere(options(|heap| 1..=heap.min(2)));
    let mut nim = Referee::misere(nim);
    let one = |heap| vec![vec![heap]];
    let found = smallest(0..12, one, |heap| limited.is_won(heap) != nim.is_won(heap));
    assert_eq!(found, [[4]]);
    assert!(nim.is_won(&vec![4]));
    for heap in 0..=20 {
        assert_eq!(limited.is_won(&vec![heap]), heap % 3 != 1);
    }
}

/// The equal pair of heaps that is won, of those with a stone.
#[test]
fn pairs_win() {
    let mut misere = Referee::misere(nim);
    let pairs = |heap| vec![vec![heap, heap]];
    assert_eq!(smallest(1..9, pairs, |pair| misere.is_won(pair)), [[1, 1]]);
}

/// By the values of the games: X ≠ 0 and one above 1, or X = 0 and none.
fn by_the_theorem(values: &[u64]) -> bool {
    (x(values) != 0) == values.iter().any(|&value| value > 1)
}

/// The first turn takes exactly 1, later ones any number: 0 says that it has been.
#[test]
fn the_theorem_holds_for_every_game() {
    let rules = |&(heap, is_first): &(u64, bool)| -> Vec<(u64, bool)> {
        match heap.checked_sub(1) {
            Some(rest) if is_first => vec![(rest, false)],
            _ => (0..heap).map(|to| (to, false)).collect(),
        }
    };
    let (mut normal, mut misere) = (Referee::normal(rules), Referee::misere(rules));
    let found = smallest(
        0..9,
        |heap| vec![(heap, true)],
        |start| misere.is_won(start) != by_the_theorem(&[normal.grundy(start)]),
    );
    assert_eq!(found, [(3, true)]);
    assert!(normal.grundy(&(3, true)) == 0 && !misere.is_won(&(3, true)));
}

#[test]
fn the_theorem_holds_for_kayles() {
    let kayles = |rows: &Vec<u64>| -> Vec<Vec<u64>> {
        let mut all = vec![];
        for (after, to) in take(rows, |_, row| 1..=row.min(2)) {
            let rest = to[after.heap];
            for left in 0..=rest / 2 {
                let mut split = to.clone();
                split[after.heap] = left;
                split.push(rest - left);
                split.retain(|&row| row > 0);
                split.sort_unstable_by(|a, b| b.cmp(a));
                all.push(split);
            }
        }
        all
    };
    let (mut normal, mut misere) = (Referee::normal(kayles), Referee::misere(kayles));
    let found = smallest(0..12, heaps, |rows| {
        let values: Vec<u64> = rows.iter().map(|&row| normal.grundy(&vec![row])).collect();
        misere.is_won(rows) != by_the_theorem(&values)
    });
    assert_eq!(found, [[5, 1]]);
    assert_eq!([1, 5].map(|row| normal.grundy(&vec![row])), [1, 4]);
    assert!(!misere.is_won(&vec![5, 1]));
}
