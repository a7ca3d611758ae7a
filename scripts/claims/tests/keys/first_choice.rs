use itertools::Itertools;
use referee::small::up_to;
use referee::Referee;

/// Heaps in a row; a move takes stones from the first that is not empty.
#[test]
fn codeforces_1382b() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| match heaps.as_slice() {
        [] => vec![],
        [first, rest @ ..] => {
            let less = (1..*first).map(|first| [&[first], rest].concat());
            less.chain([rest.to_vec()]).collect()
        }
    });
    for heaps in up_to(&[(6, 3)]).into_iter().filter(|heaps| !heaps.contains(&0)) {
        let is_won = match heaps.iter().position(|&heap| heap > 1) {
            Some(ones) => ones % 2 == 0,
            None => heaps.len() % 2 == 1,
        };
        assert_eq!(referee.is_won(&heaps), is_won, "{heaps:?}");
    }
}

/// Heaps in a ring; the first player takes from heap 1, the second from heap 2, the first from heap
/// 3, and so on around. Whoever meets an empty heap loses.
#[test]
fn codeforces_1695b() {
    let mut referee = Referee::normal(|(heaps, i): &(Vec<u64>, usize)| {
        let less = (0..heaps[*i]).map(|heap| {
            let mut to = heaps.clone();
            to[*i] = heap;
            (to, (i + 1) % heaps.len())
        });
        less.collect()
    });
    for heaps in up_to(&[(3, 5), (5, 3)]).into_iter().filter(|heaps| !heaps.contains(&0)) {
        let least = heaps.iter().position_min().unwrap();
        let is_won = heaps.len() % 2 == 1 || least % 2 == 1;
        assert_eq!(referee.is_won(&(heaps.clone(), 0)), is_won, "{heaps:?}");
    }
}

/// A move takes k stones from each heap that is not empty, at most as many as the least of them
/// has.
#[test]
fn codeforces_1965a() {
    let mut referee = Referee::normal(|heaps: &Vec<u64>| {
        let take = |by: u64| heaps.iter().map(move |heap| heap - by).filter(|&heap| heap > 0);
        (1..=heaps.iter().min().copied().unwrap_or(0)).map(|by| take(by).collect()).collect()
    });
    for heaps in up_to(&[(5, 6)]).into_iter().filter(|heaps| !heaps.contains(&0)) {
        let full = (1..=6).take_while(|size| heaps.contains(size)).count();
        let is_largest = heaps.iter().max() == Some(&(full as u64));
        assert_eq!(referee.is_won(&heaps), (full % 2 == 1) == is_largest, "{heaps:?}");
    }
}

/// Different numbers; a move replaces the largest by a smaller one that is not there.
#[test]
fn atcoder_arc_137_c() {
    let mut referee = Referee::normal(|&set: &u32| {
        let largest = set.ilog2();
        let free = (0..largest).filter(|number| set >> number & 1 == 0);
        free.map(|number| set & !(1 << largest) | 1 << number).collect()
    });
    for set in 1..1_u32 << 12 {
        if set.count_ones() < 2 {
            continue;
        }
        let (largest, count) = (set.ilog2(), set.count_ones());
        let second = (set & !(1 << largest)).ilog2();
        let is_won = largest - second >= 2 || (largest - (count - 1)) % 2 == 1;
        assert_eq!(referee.is_won(&set), is_won, "{set:b}");
    }
}
