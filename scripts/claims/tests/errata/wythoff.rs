use crate::smallest;
use referee::Referee;
use std::collections::HashMap;

fn rules(&[a, b]: &[u64; 2]) -> Vec<[u64; 2]> {
    let mut all: Vec<[u64; 2]> = (0..a).map(|to| [to, b]).collect();
    all.extend((0..b).map(|to| [a, to]));
    all.extend((1..=a.min(b)).map(|take| [a - take, b - take]));
    all
}

fn pairs(sum: u64) -> Vec<[u64; 2]> {
    (0..=sum / 2).map(|a| [a, sum - a]).collect()
}

/// The lost pairs with a up to `most`: a is the least number in no pair before, and b is a + k.
fn lost(most: u64) -> Vec<[u64; 2]> {
    let mut all: Vec<[u64; 2]> = vec![];
    for k in 0.. {
        let is_new = |a: &u64| all.iter().all(|pair| !pair.contains(a));
        let after = all.last().map_or(0, |pair| pair[0]);
        let a = (after..=2 * after + 1).find(|a| k == 0 || is_new(a)).expect("there is one");
        if a > most {
            return all;
        }
        all.push([a, a + k]);
    }
    all
}

#[test]
fn a_won_pair_has_its_a_or_its_b_in_place() {
    let pairs_up_to = lost(600);
    let mut referee = Referee::normal(rules);
    for pair in (0..=60).flat_map(pairs) {
        assert_eq!(referee.is_won(&pair), !pairs_up_to.contains(&pair), "{pair:?}");
    }
    let (is_a, is_b) = (
        pairs_up_to.iter().map(|pair| (pair[0], pair[1])).collect::<HashMap<_, _>>(),
        pairs_up_to.iter().map(|pair| (pair[1], pair[0])).collect::<HashMap<_, _>>(),
    );
    let fails = |[a, b]: [u64; 2]| {
        let is_won = is_a.get(&a) != Some(&b);
        is_won && a != b && !is_a.contains_key(&a) && !is_b.contains_key(&b)
    };
    assert_eq!(smallest(0..9, pairs, |&pair| fails(pair)), [[2, 3]]);
    let all = || (0..=600).flat_map(|b| (0..=b).map(move |a| [a, b]));
    let won = all().filter(|pair| is_a.get(&pair[0]) != Some(&pair[1])).count();
    assert_eq!((won, all().filter(|&pair| fails(pair)).count()), (180_671, 42_463));
}

/// ⌊kφ⌋: the largest a with a² ≤ k(a + k).
fn floor(k: i64) -> i64 {
    let mut a = ((k as f64 * 1.618_033_988_749_895) as i64 - 2).max(0);
    while (a + 1) * (a + 1) <= k * (a + 1 + k) {
        a += 1;
    }
    a
}

fn phi() -> f64 {
    (1.0 + 5f64.sqrt()) / 2.0
}

fn is_lost_by_doubles(a: i64, b: i64) -> bool {
    ((b - a) as f64 * phi()) as i64 == a
}

#[test]
fn doubles_are_exact_enough() {
    let k = 102_334_155;
    let double = (k as f64 * phi()) as i64;
    assert_ne!(double, floor(k));
    assert_eq!((floor(k), floor(k) + k), (165_580_140, 267_914_295));
    assert!(!is_lost_by_doubles(165_580_140, 267_914_295));
    assert!(is_lost_by_doubles(165_580_141, 267_914_296));
    assert_ne!(165_580_141, floor(k));
    // The other way: j from a.
    let by_j = |a: i64, b: i64| {
        let j = (a as f64 / phi()) as i64;
        [j, j + 1].iter().any(|&j| (j as f64 * phi()) as i64 == a && a + j == b)
    };
    assert!(!by_j(165_580_140, 267_914_295) && by_j(165_580_141, 267_914_296));
}

#[test]
#[ignore = "long"]
fn doubles_do_not_fail_before() {
    for k in 0..102_334_155 {
        let a = (k as f64 * phi()) as i64;
        assert_eq!(a, floor(k), "{k}");
        let j = (a as f64 / phi()) as i64;
        assert!(j == k || j + 1 == k, "{k}");
    }
}

/// n stones and the most that may be taken, twice the last take; the first take is free.
fn fibonacci_nim(&(n, most): &(u64, u64)) -> Vec<(u64, u64)> {
    (1..=most.min(n)).map(|take| (n - take, 2 * take)).collect()
}

#[test]
fn a_fibonacci_number_is_lost() {
    let mut referee = Referee::normal(fibonacci_nim);
    for n in shared::fibonacci::fibonacci_numbers().into_iter().take_while(|&n| n <= 89) {
        assert!(referee.is_won(&(n, n)), "{n}");
        // True if the first take must leave something.
        assert!(n == 1 || !referee.is_won(&(n, n - 1)), "{n}");
    }
}

#[test]
fn a_fibonacci_number_is_less_than_three_times_the_one_but_one_before() {
    let numbers = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144];
    let fails: Vec<u64> =
        numbers.windows(3).filter(|three| three[2] >= 3 * three[0]).map(|three| three[2]).collect();
    assert_eq!(fails, [3]);
    assert!(numbers.windows(3).all(|three| three[2] <= 3 * three[0]));
}

/// A multiple of the smaller number is taken from the larger one; whoever makes a 0 wins.
fn euclid(&[a, b]: &[u64; 2]) -> Vec<[u64; 2]> {
    let mut all = vec![];
    for to in (1..=b / a.max(1)).map(|times| b - times * a) {
        if a > 0 {
            all.push([a.min(to), a.max(to)]);
        }
    }
    all
}

#[test]
fn euclid_is_won_only_with_a_choice() {
    let mut referee = Referee::normal(euclid);
    let positive = |sum| pairs(sum).into_iter().filter(|pair| pair[0] > 0).collect();
    let found =
        smallest(2..20, positive, |&[m, n]| referee.is_won(&[m, n]) != (n == m || n >= 2 * m));
    assert_eq!(found, [[3, 5]]);
    for [m, n] in (2..=60).flat_map(pairs).filter(|pair| pair[0] > 0) {
        // n > φm: n² > m(n + m).
        assert_eq!(referee.is_won(&[m, n]), n == m || n * n > m * (n + m), "{m} {n}");
    }
}

/// A recursion with the wrong remainder calls 3 2 won.
#[test]
fn the_remainder_is_that_of_n_by_m() {
    fn won(n: u64, m: u64, rest: fn(u64, u64) -> u64) -> bool {
        let (n, m) = (n.max(m), n.min(m));
        m > 0 && (n / m >= 2 || n == m || !won(m, rest(n, m), rest))
    }
    assert!(!won(3, 2, |n, m| n % m));
    assert!(won(3, 2, |n, m| n % (n / m)));
}
