#[path = "rules.rs"]
mod rules;

use super::{MODULUS, MOST};
use proptest::prelude::*;
use referee::{partizan, Game, Player, Referee};
use rules::{Rules, Sum};
use std::sync::OnceLock;

/// The table, made once.
fn inverses() -> &'static Vec<u64> {
    static INVERSES: OnceLock<Vec<u64>> = OnceLock::new();
    INVERSES.get_or_init(super::inverses)
}

fn score(n: usize, m: usize, k: u64) -> u64 {
    super::score(n, m, k, inverses())
}

type State = (Sum, bool);

/// The rule as stated; `said` is true once it has been said who won. After the last turn Alice has won if
/// the score is not below the target: the winner has one more move, the loser has none.
fn options((position, said): &State, player: Player) -> Vec<State> {
    let options = Rules::options_of(position, player);
    let is_alice = player == Player::Left;
    if options.is_empty() && !said && (Rules::result(position) >= 0) == is_alice {
        return vec![(*position, true)];
    }
    options.into_iter().map(|to| (to, false)).collect()
}

/// Can Alice reach this score, if she names whole numbers?
fn can_reach(target: u64, [n, m, k]: [u64; 3]) -> bool {
    let start = Sum { n, m, k, added: 0, subtracted: 0, target, named: None };
    Referee::normal(partizan(options)).is_won(&((start, false), Player::Left))
}

/// As k is a multiple of 2ⁿ⁻¹, the score is a whole number. Larger multiples are finer grids: k = 12 and
/// n = 2 is a grid of twelfths of k, where halves would do.
#[test]
fn agrees_with_the_rules_on_every_small_game() {
    let games = [(1, vec![0, 1, 2, 3, 7]), (2, vec![0, 2, 4, 6, 8, 10, 12]), (3, vec![4, 8, 12])];
    for (n, ks) in games.into_iter().chain([(4, vec![8, 16])]) {
        for (m, k) in (1..=n).flat_map(|m| ks.iter().map(move |&k| (m, k))) {
            let value = score(n as usize, m as usize, k);
            assert!(can_reach(value, [n, m, k]), "{n} {m} {k}: {value} is too much");
            assert!(!can_reach(value + 1, [n, m, k]), "{n} {m} {k}: {value} is too little");
        }
    }
}

/// f(n, m) 2ⁿ⁻¹ / k by the averages of the page, exactly.
fn averages(n: usize) -> Vec<i64> {
    let mut row = vec![0, 1];
    for n in 2..=n {
        let inner = (1..n).map(|m| row[m - 1] + row[m]);
        row = [0].into_iter().chain(inner).chain([i64::try_from(n).unwrap() << (n - 1)]).collect();
    }
    row
}

#[test]
fn agrees_with_the_table_of_averages() {
    for n in 1..=50 {
        let k = 1 << (n - 1);
        for (m, value) in averages(n).into_iter().enumerate().skip(1) {
            let value = u64::try_from(value).unwrap() % MODULUS;
            assert_eq!(score(n, m, k % MODULUS), value, "{n} {m}");
        }
    }
}

/// The other formula: the paths through the table that come from its edge n = m.
fn by_paths(n: usize, m: usize, k: u64, factorials: &[u64], inverse: &[u64]) -> u64 {
    let choose = |a: usize, b: usize| {
        let below = factorials[b] * factorials[a - b] % MODULUS;
        factorials[a] * power(below, MODULUS - 2) % MODULUS
    };
    let mut sum = 0;
    let mut weight = (1..n).fold(k, |weight, _| weight * inverse[2] % MODULUS);
    for i in 1..=m {
        sum = (sum + i as u64 * choose(n - i - 1, m - i) % MODULUS * weight) % MODULUS;
        weight = weight * 2 % MODULUS;
    }
    sum
}

fn power(x: u64, exponent: u64) -> u64 {
    let half = if exponent == 0 { 1 } else { power(x * x % MODULUS, exponent / 2) };
    if exponent % 2 == 0 {
        half
    } else {
        half * x % MODULUS
    }
}

#[test]
fn agrees_with_the_sum_over_paths() {
    let mut factorials = vec![1];
    for i in 1..=MOST as u64 {
        factorials.push(factorials[i as usize - 1] * i % MODULUS);
    }
    let inverse = inverses();
    for n in [2, 3, 10, 1000, 123_456, MOST] {
        for m in [1, 2, n / 3, n / 2, n - 1] {
            if (1..n).contains(&m) {
                let k = 987_654_321;
                let paths = by_paths(n, m, k, &factorials, inverse);
                assert_eq!(score(n, m, k), paths, "{n} {m}");
            }
        }
    }
}

#[test]
fn the_edges_are_as_the_rule_says() {
    for n in [1, 2, 17, MOST] {
        let k = 1_000_000_006;
        // k is −1.
        assert_eq!(score(n, n, k), MODULUS - n as u64);
        let over = power(inverses()[2], n as u64 - 1);
        assert_eq!(score(n, 1, 5), 5 * over % MODULUS);
        assert_eq!(score(n, n, 0), 0);
    }
}

#[test]
fn the_examples_are_right() {
    let over = |b: u64| power(b, MODULUS - 2);
    assert_eq!(score(2, 1, 1), over(2));
    assert_eq!(score(3, 2, 1), 5 * over(4) % MODULUS);
    assert_eq!([1, 2, 3, 4].map(|m| score(4, m, 8)), [1, 6, 17, 32]);
    assert_eq!(score(69, 4, 20), 49_735_962);
}

/// Alice names half of the difference, as in the proof, or some number; Bob takes the lower side, or
/// any; k = 2ⁿ⁻¹. The choices are for the one who does not play as proved.
fn played(n: usize, m: usize, alice_proves: bool, mut choices: impl Iterator<Item = i64>) -> i64 {
    let k = 1 << (n - 1);
    let (mut score, mut left) = (0, m);
    for n in (1..=n).rev() {
        let rest = |m: usize| averages(n - 1)[m] * (k >> (n.max(2) - 2));
        let rest = |m: usize| if n == 1 { 0 } else { rest(m) };
        let x = match left {
            _ if !alice_proves => choices.next().unwrap().rem_euclid(k + 1),
            0 => 0,
            _ if left == n => k,
            _ => (rest(left) - rest(left - 1)) / 2,
        };
        assert!((0..=k).contains(&x));
        let adds = match left {
            _ if left == n => true,
            _ if alice_proves => choices.next().unwrap() % 2 == 0,
            _ => x + rest(left.saturating_sub(1)) < rest(left) - x,
        };
        score += if adds { x } else { -x };
        left = left.saturating_sub(usize::from(adds));
    }
    assert_eq!(left, 0);
    score
}

proptest! {
    #[test]
    fn the_proved_play_holds_the_score_against_any(
        n in 1..=20_usize,
        m in 1..=20_usize,
        choices in prop::collection::vec(0..1_i64 << 40, 20),
    ) {
        let m = m.min(n);
        let value = averages(n)[m];
        prop_assert!(played(n, m, true, choices.iter().copied()) >= value);
        prop_assert!(played(n, m, false, choices.iter().copied()) <= value);
    }

    /// Beyond: f(n, m) − f(n, n − m) = (2m − n)k.
    #[test]
    fn the_table_is_symmetric_but_for_a_line(n in 2..5000_usize, m in 1..5000_usize, k in 0..MODULUS) {
        let m = 1 + m % (n - 1);
        let line = (2 * m as u64 + MODULUS - n as u64) * k;
        prop_assert_eq!(score(n, m, k), (score(n, n - m, k) + line) % MODULUS);
    }

    /// Beyond: f(2m, m) = k m C(2m, m) / 4ᵐ, which is k/2 · 3/2 · 5/4 · 7/6 · … with m factors.
    #[test]
    fn half_of_the_turns_have_a_product(m in 1..2000_usize, k in 0..MODULUS) {
        let inverse = inverses();
        let factor = |product: u64, i: usize| product * (2 * i + 1) as u64 % MODULUS * inverse[2 * i] % MODULUS;
        let product = (1..m).fold(k * inverse[2] % MODULUS, factor);
        prop_assert_eq!(score(2 * m, m, k), product);
    }
}

referee::refuses! {
    refuses_more_turns: score(1_000_001, 1, 1) => "n = 1000001: at most 1000000 turns";
    refuses_m_0: score(3, 0, 1) => "m = 0: must be from 1 to n";
    refuses_m_above_n: score(3, 4, 1) => "m = 4: must be from 1 to n";
    refuses_a_larger_k: score(3, 1, 1_000_000_007) => "k = 1000000007: must be below 1000000007";
}
