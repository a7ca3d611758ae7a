use referee::small::sequences;
use referee::Referee;

/// A move takes k stones from one of two heaps, k from both, or k from one and 2k from the other, k
/// ≥ 1.
#[test]
fn project_euler_665() {
    const MOST: u64 = 60;
    let mut referee = Referee::normal(|&(a, b): &(u64, u64)| {
        let takes = (1..=a.max(b)).flat_map(|k| [(k, 0), (0, k), (k, k), (k, 2 * k), (2 * k, k)]);
        let less = takes.map(|(x, y)| Some((a.checked_sub(x)?, b.checked_sub(y)?)));
        less.flatten().collect()
    });
    // For a ≤ b in turn, a pair that shares no line with one found before it is lost.
    let lines = |a: i64, b: i64| [(0, a), (1, b - a), (2, 2 * b - a), (2, 2 * a - b)];
    let (mut used, mut lost) = (std::collections::HashSet::new(), std::collections::HashSet::new());
    for a in 0..=MOST as i64 {
        for b in a..=4 * MOST as i64 {
            let mine = [&lines(a, b)[..], &lines(b, a)].concat();
            if mine.iter().all(|line| !used.contains(line)) {
                used.extend(mine);
                lost.insert((a as u64, b as u64));
            }
        }
    }
    for pair in sequences(2, MOST) {
        let (a, b) = (pair[0], pair[1]);
        let is_lost = lost.contains(&(a.min(b), a.max(b)));
        assert_eq!(referee.is_won(&(a, b)), !is_lost, "{a} {b}");
    }
}

/// Numbers a ≤ b, a > 0: a move makes b into b − aᵏ, where k ≥ 1 and the result is not below 0, or
/// into b mod a.
#[test]
fn codeforces_167c() {
    let mut referee = Referee::normal(|&(a, b): &(u64, u64)| {
        let powers = std::iter::successors(Some(a), |power| Some(power * a));
        // A power of 1 is always 1, so that one is enough.
        let less = powers.take(if a == 1 { 1 } else { 9 }).filter_map(|power| b.checked_sub(power));
        let rest = if a == 0 { vec![] } else { less.chain([b % a]).collect() };
        rest.into_iter().map(|rest| (a.min(rest), a.max(rest))).collect()
    });
    fn is_won(a: u64, b: u64) -> bool {
        a > 0 && (!is_won(b % a, a) || b / a % (a + 1) % 2 == 0)
    }
    for (a, b) in (0..=60).flat_map(|b| (0..=b).map(move |a| (a, b))) {
        assert_eq!(referee.is_won(&(a, b)), is_won(a, b), "{a} {b}");
    }
}

/// A move takes from the larger of two piles a multiple of the smaller; whoever empties one wins.
#[test]
fn project_euler_325() {
    let mut referee = Referee::normal(|&(x, y): &(u64, u64)| {
        let takes = (1..).take_while(|times| x > 0 && times * x <= y);
        takes.map(|times| y - times * x).map(|rest| (rest.min(x), rest.max(x))).collect()
    });
    let golden = (1.0 + f64::sqrt(5.0)) / 2.0;
    for (x, y) in (1..=100).flat_map(|y| (1..=y).map(move |x| (x, y))) {
        let is_lost = x < y && (y as f64) < golden * x as f64;
        assert_eq!(referee.is_won(&(x, y)), !is_lost, "{x} {y}");
    }
}

/// One heap; the first take is any, each later one at most twice the last. H(n) is the least first
/// take that wins, and what is asked for is the sum of H(1), …, H(n) for a Fibonacci number n.
#[test]
fn project_euler_692() {
    let mut referee = Referee::normal(|&(heap, limit): &(u64, u64)| {
        (1..=heap.min(limit)).map(|take| (heap - take, 2 * take)).collect()
    });
    let mut least = |heap: u64| (1..=heap).find(|&take| !referee.is_won(&(heap - take, 2 * take)));
    let first: Vec<u64> = (0..=233).map(|heap| least(heap).unwrap_or(0)).collect();
    let total = |heap: u64| first[..=heap as usize].iter().sum::<u64>();
    let (mut before, mut number) = (1, 2);
    while before + number <= 233 {
        let next = before + number;
        assert_eq!(total(next), total(number) + total(before) + number, "{next}");
        (before, number) = (number, next);
    }
    for heap in 1..=233 {
        let mut fibonacci = vec![1, 2];
        while fibonacci[fibonacci.len() - 1] < heap {
            fibonacci.push(fibonacci[fibonacci.len() - 1] + fibonacci[fibonacci.len() - 2]);
        }
        let mut part = heap;
        while !fibonacci.contains(&part) {
            part -= fibonacci.iter().rev().find(|&&number| number < part).unwrap();
        }
        assert_eq!(first[heap as usize], part, "{heap}");
    }
}
