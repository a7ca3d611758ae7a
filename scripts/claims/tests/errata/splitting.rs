use crate::smallest;
use referee::Referee;
use shared::grundy::mex;

/// The values of Lasker's Nim by its rules: take any number, or split.
fn lasker(n: usize) -> (Vec<usize>, Vec<usize>) {
    let (mut g, mut largest) = (vec![0; n + 1], vec![0; n + 1]);
    for heap in 1..=n {
        let mut options: Vec<usize> = g[..heap].to_vec();
        options.extend((1..heap).map(|part| g[part] ^ g[heap - part]));
        largest[heap] = options.iter().copied().max().unwrap_or(0);
        g[heap] = mex(options);
    }
    (g, largest)
}

#[test]
fn marks_from_0_to_n_are_enough_for_lasker() {
    let (g, largest) = lasker(128);
    let fails = |n: usize| (1..=n).find(|&heap| largest[heap] > n);
    assert_eq!((1..=100).find(|&n| fails(n).is_some()), Some(4));
    assert_eq!(g[1] ^ g[3], 5);
    assert_eq!((fails(100), g[1] ^ g[99]), (Some(100), 101));
    assert_eq!([100, 97, 2].map(|heap| g[heap]), [99, 97, 2]);
    assert_eq!(g[100] ^ g[97] ^ g[2], 0);
}

#[test]
fn dawsons_kayles_has_the_period_34_from_the_start() {
    // A move takes two neighbours from a row.
    let mut g = vec![0; 500];
    for row in 2..g.len() {
        let options: Vec<usize> = (0..=row - 2).map(|left| g[left] ^ g[row - 2 - left]).collect();
        g[row] = mex(options);
    }
    // D(l) of the page: a piece of l cells, of which a move takes two neighbours.
    let exceptions: Vec<usize> = (0..400).filter(|&l| g[l + 34] != g[l]).collect();
    assert_eq!(exceptions, [0, 15, 17, 32, 35, 52]);
    assert_eq!((0..400).find(|&l| g[l] != g[l % 34]), Some(34));
    assert_eq!((g[34], g[0]), (4, 0));
}

#[test]
fn a_heap_is_won_only_if_it_splits_into_two_lost_ones() {
    let splits = |heap: u64| (1..heap.div_ceil(2)).map(move |part| [part, heap - part]);
    let options = |heaps: &Vec<u64>| {
        let mut all = vec![];
        for (i, &heap) in heaps.iter().enumerate() {
            for two in splits(heap) {
                let mut to = [&heaps[..i], &heaps[i + 1..], &two].concat();
                to.sort_unstable();
                all.push(to);
            }
        }
        all
    };
    let mut referee = Referee::normal(options);
    let found = smallest(
        1..16,
        |heap| vec![heap],
        |&heap| {
            let into_lost =
                splits(heap).any(|two| two.iter().all(|&part| !referee.is_won(&vec![part])));
            referee.is_won(&vec![heap]) && !into_lost
        },
    );
    assert_eq!(found, [13]);
    assert_eq!([5, 8].map(|heap| referee.grundy(&vec![heap])), [2, 2]);
    let lost = (1..=13).filter(|&heap| !referee.is_won(&vec![heap]));
    assert_eq!(lost.collect::<Vec<u64>>(), [1, 2, 4, 7, 10]);
}

/// Sheets with sides [w, h]; a move cuts one in two, and whoever cuts off the first 1 × 1 wins.
fn cuts(sheets: &Vec<[u64; 2]>) -> Vec<Vec<[u64; 2]>> {
    let mut all = vec![];
    if sheets.contains(&[1, 1]) {
        return all;
    }
    for (i, &sheet) in sheets.iter().enumerate() {
        for side in [0, 1] {
            for part in 1..=sheet[side] / 2 {
                let (mut one, mut other) = (sheet, sheet);
                one[side] = part;
                other[side] -= part;
                let mut to = [&sheets[..i], &sheets[i + 1..], &[one, other]].concat();
                to.sort_unstable();
                all.push(to);
            }
        }
    }
    all
}

/// 4 × 4 is won by the cut into two sheets of 2 × 4, each of which is won alone; no cut leaves two
/// lost ones.
#[test]
fn a_sheet_is_won_only_if_it_splits_into_two_lost_ones() {
    let mut referee = Referee::normal(cuts);
    assert!(referee.is_won(&vec![[2, 4]]) && !referee.is_won(&vec![[2, 4], [2, 4]]));
    for two in cuts(&vec![[4, 4]]) {
        assert!(two.iter().any(|&sheet| referee.is_won(&vec![sheet])), "{two:?}");
    }
}
