use crate::smallest;
use referee::{outcomes, Outcome, Referee};

fn takes(least: u64, most: u64) -> impl Fn(&u64) -> Vec<u64> {
    move |&heap| (least..=most.min(heap)).map(|take| heap - take).collect()
}

/// The pairs (n, m) with this n + m, where a move takes 1 to m of n.
#[test]
fn take_the_remainder() {
    let pairs = |sum: u64| (1..sum).map(|n| (n, sum - n)).collect();
    let found = smallest(2..12, pairs, |&(n, m)| {
        let mut referee = Referee::normal(takes(1, m));
        let first = n % (m + 1);
        first == 0 || referee.is_won(&(n - first))
    });
    assert_eq!(found, [(2, 1)]);
}

/// A heap from which at least a must be taken; what is less than a can be taken by whoever may go
/// past the end.
fn past_the_end(a: u64, b: u64) -> impl Fn(&u64) -> Vec<u64> {
    move |&heap| (a..=b).filter(|_| heap > 0).map(|take| heap.saturating_sub(take)).collect()
}

#[test]
fn multiples_of_least_and_most() {
    for (a, b) in (1..=5).flat_map(|a| (a..=6).map(move |b| (a, b))) {
        let mut stuck = Referee::normal(takes(a, b));
        let mut past = Referee::normal(past_the_end(a, b));
        // Whoever cannot move draws: then only who takes the last stone wins.
        let rules = takes(a, b);
        let found = outcomes(0..=60, |&n: &u64| match n {
            n if n > 0 && rules(&n).is_empty() => vec![n],
            n => rules(&n),
        });
        for n in 0..=60 {
            let r = n % (a + b);
            let drawn = (0 < r && r < a) || r > b;
            let expected = match r {
                0 => Outcome::Lost,
                _ if drawn => Outcome::Drawn,
                _ => Outcome::Won,
            };
            assert_eq!(found[&n], expected, "{n} by {a} to {b}, draws");
            assert_eq!(stuck.is_won(&n), r >= a, "{n} by {a} to {b}");
            assert_eq!(past.is_won(&n), r != 0 && r <= b, "{n} by {a} to {b}, past the end");
        }
        // The claim, for both other rules.
        let holds = (1..=60).all(|n| stuck.is_won(&n) == (n % (a + b) != 0));
        let holds_past = (1..=60).all(|n| past.is_won(&n) == (n % (a + b) != 0));
        assert_eq!((holds, holds_past), (a == 1, a == 1), "{a} to {b}");
    }
    let mut exactly_two = Referee::normal(takes(2, 2));
    assert!(!exactly_two.is_won(&1));
    let mut past = Referee::normal(past_the_end(2, 2));
    assert_eq!((1..=3).map(|n| past.is_won(&n)).collect::<Vec<_>>(), [true, true, false]);
    assert!(!Referee::normal(takes(2, 4)).is_won(&7));
    let one_or_three =
        |&heap: &u64| [1, 3].iter().filter_map(|&take| heap.checked_sub(take)).collect();
    assert!(!Referee::normal(one_or_three).is_won(&2));
}

/// The numbers said so far, up to the one that wins: by itself, or by the sum.
#[test]
fn race_to_a_sum() {
    let first_wins = |by_sum: bool, target: u64, k: u64| {
        let is_over = move |m: u64| if by_sum { m * (m + 1) / 2 >= target } else { m >= target };
        let options = move |&said: &u64| -> Vec<u64> {
            let mut all = vec![];
            for to in said + 1..=said + k {
                if !is_over(to - 1) {
                    all.push(to);
                }
            }
            all
        };
        Referee::normal(options).is_won(&0)
    };
    let pairs = |sum: u64| (1..sum).map(|target| (target, sum - target)).collect();
    let found = smallest(2..12, pairs, |&(target, k)| {
        first_wins(true, target, k) != first_wins(false, target, k)
    });
    assert_eq!(found, [(3, 1)]);
    for target in 1..=60 {
        let m = (1..=target).find(|m| m * (m + 1) / 2 >= target).expect("there is one");
        for k in 1..=5 {
            assert_eq!(first_wins(true, target, k), first_wins(false, m, k));
        }
    }
    // 30 is not a sum: 28, then 36. With k = 2 it is the race to 8.
    assert!((1..9).all(|m| m * (m + 1) / 2 != 30));
    assert!(first_wins(true, 30, 2) && !first_wins(false, 30, 2));
}
