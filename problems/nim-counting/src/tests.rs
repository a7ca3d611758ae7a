#[path = "rules.rs"]
mod rules;

use super::{power, won_lists, MODULUS};
use proptest::prelude::*;
use referee::{small, Game, Referee};
use rules::{lists, Rules};

/// The numbers from 1 up that a set holds, a bit each.
fn sizes(set: usize) -> Vec<usize> {
    (1..20).filter(|a| set >> (a - 1) & 1 == 1).collect()
}

/// The statement: every list of 1 to n heaps of these sizes is played, here sizes up to 6.
#[test]
fn agrees_with_the_rules_on_every_small_set_of_sizes() {
    let mut referee = Referee::normal(Rules::options);
    for set in 1..1 << 6 {
        let sizes = sizes(set);
        let k = sizes.len();
        let mut won = 0;
        let most = if k <= 4 { 4 } else { 3 };
        for n in 1..=most {
            for list in small::sequences(n, k as u64 - 1) {
                let heaps = list.iter().map(|&i| sizes[i as usize] as u64).collect();
                won += u64::from(referee.is_won(&heaps));
            }
            if n == most || set < 1 << 3 {
                assert_eq!(won_lists(n as u64, &sizes), won, "N = {n}, sizes {sizes:?}");
            }
        }
    }
}

#[test]
fn the_board_lists_what_is_counted() {
    let mut referee = Referee::normal(Rules::options);
    for (n, sizes) in [(3, vec![1, 2, 3]), (5, vec![4, 1, 6])] {
        let heaps: Vec<u64> = sizes.iter().map(|&size| size as u64).collect();
        let won = lists(n, &heaps).iter().filter(|&list| referee.is_won(list)).count();
        assert_eq!(won as u64, won_lists(n as u64, &sizes), "N = {n}, sizes {sizes:?}");
    }
}

/// Heap after heap: of the lists so far, how many have each nim-sum?
fn step_by_step(n: u64, sizes: &[usize]) -> u64 {
    let columns = (sizes.iter().max().unwrap() + 1).next_power_of_two();
    let mut count = vec![0; columns];
    count[0] = 1;
    let mut won = 0;
    for _ in 0..n {
        let with = |s: usize| sizes.iter().map(|a| count[s ^ a]).sum::<u64>() % MODULUS;
        count = (0..columns).map(with).collect();
        won += count[1..].iter().sum::<u64>();
    }
    won % MODULUS
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn agrees_with_counting_heap_after_heap(n in 1..60_u64, set in 1..1_usize << 19) {
        prop_assert_eq!(won_lists(n, &sizes(set)), step_by_step(n, &sizes(set)));
    }

    /// Two heaps are lost exactly if they are equal, one heap never is.
    #[test]
    fn one_and_two_heaps_are_won_if_they_differ(
        sizes in prop::collection::hash_set(1..1_usize << 16, 1..3000),
    ) {
        let (k, sizes): (u64, Vec<usize>) = (sizes.len() as u64, sizes.into_iter().collect());
        prop_assert_eq!(won_lists(1, &sizes), k);
        prop_assert_eq!(won_lists(2, &sizes), k * k % MODULUS);
    }
}

#[test]
fn large_sizes_agree_with_counting_heap_after_heap() {
    let sizes = [65_535, 1, 40_000, 32_768, 32_767, 25_535];
    assert_eq!(won_lists(7, &sizes), step_by_step(7, &sizes));
}

#[test]
fn the_examples_are_right() {
    assert_eq!((won_lists(2, &[1, 2]), won_lists(100, &[3, 5, 7])), (4, 112_184_936));
    // The lost lists of 1, 2, 3 and 4 heaps in the table: 0, 3, 6 and 21.
    let won = [1, 2, 3, 4].map(|n| won_lists(n, &[1, 2, 3]));
    assert_eq!(won, [3, 12 - 3, 39 - 3 - 6, 120 - 3 - 6 - 21]);
}

/// One size: a list is lost exactly if its number of heaps is even.
#[test]
fn equal_heaps_are_lost_in_even_numbers() {
    for a in [1, 6, 65_535] {
        for (n, won) in [(1, 1), (2, 1), (3, 2), (200_000, 100_000)] {
            assert_eq!(won_lists(n, &[a]), won, "{n} heaps of {a}");
        }
        // Far more heaps than the judge has, and more than the modulus.
        assert_eq!(won_lists(1_000_000_000_000_000_000, &[a]), 500_000_000_000_000_000 % MODULUS);
    }
}

/// Page, Beyond: with all sizes below c = 2^b there are ((c − 1)^M + (c − 1)(−1)^M) / c lost lists of
/// M heaps.
#[test]
fn with_all_sizes_the_lost_lists_have_a_formula() {
    for b in [1, 2, 3, 8, 16] {
        let c = 1_u64 << b;
        let over_c = power(c, MODULUS - 2);
        let sizes: Vec<usize> = (1..1 << b).collect();
        let mut won = 0;
        for m in 1..=200_000_u64 {
            let all = power(c - 1, m);
            let signed = if m % 2 == 0 { c - 1 } else { MODULUS + 1 - c };
            won += all + MODULUS - (all + signed) % MODULUS * over_c % MODULUS;
            if [1, 2, 7, 200_000].contains(&m) {
                assert_eq!(won_lists(m, &sizes), won % MODULUS, "{m} heaps below {c}");
            }
        }
    }
}

#[test]
fn an_odd_number_of_odd_heaps_is_never_lost() {
    let odd: Vec<usize> = (1..1 << 16).step_by(2).collect();
    // An even number of heaps: all but one are chosen freely, and the last one follows.
    let k = 1_u64 << 15;
    assert_eq!(won_lists(3, &odd), (k + k * k - k + k * k % MODULUS * k) % MODULUS);
}

/// Beyond: g(0) = 0 and g(2^k + l) = l + 1 in the game on numbers in which x becomes x ⊕ y for
/// some y from 1 to x with x ⊕ y < x.
#[test]
fn the_values_of_the_other_game_are_right() {
    let rules = |&x: &u64| (1..=x).map(|y| x ^ y).filter(|&to| to < x).collect::<Vec<u64>>();
    let mut referee = Referee::normal(rules);
    for x in 1..600_u64 {
        let top = 1 << x.ilog2();
        assert_eq!(referee.grundy(&x), x - top + 1, "{x}");
    }
}

referee::refuses! {
    refuses_lists_without_heaps: won_lists(0, &[1]) => "N = 0: a list has at least one heap";
    refuses_an_empty_heap: won_lists(1, &[1, 0]) => "A = 0: must be from 1 to 65535";
    refuses_a_larger_heap: won_lists(1, &[65_536]) => "A = 65536: must be from 1 to 65535";
    refuses_a_size_that_is_given_twice: won_lists(1, &[3, 1, 3]) => "A = 3: given twice";
}
