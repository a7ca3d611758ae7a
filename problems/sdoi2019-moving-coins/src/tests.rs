#[path = "rules.rs"]
mod rules;

use super::{nim_sums_of_0, won_placements};
use itertools::Itertools;
use referee::{small, Game, Referee};
use rules::{Rules, Strip};

#[test]
fn agrees_with_the_rules_on_every_small_strip() {
    let mut referee = Referee::normal(Rules::options);
    for n in 0..=15 {
        let mut won = vec![0; n + 3];
        for squares in (1..=n as u64).powerset() {
            won[squares.len()] +=
                u64::from(referee.is_won(&Strip { n: n as u64, coins: squares.clone() }));
        }
        for (m, &won) in won.iter().enumerate() {
            assert_eq!(won_placements(n, m), won, "n = {n}, m = {m}");
        }
    }
}

#[test]
fn d_counts_the_numbers_with_nim_sum_0() {
    for (k, most) in [(1, 20), (2, 20), (3, 14), (4, 8), (5, 5)] {
        let mut ways = vec![0; most + 1];
        for gaps in small::sequences(k, most as u64) {
            let sum = gaps.iter().sum::<u64>() as usize;
            if sum <= most && gaps.iter().fold(0, |nim_sum, gap| nim_sum ^ gap) == 0 {
                ways[sum] += 1;
            }
        }
        assert_eq!(nim_sums_of_0(k, most), ways, "k = {k}");
    }
    assert_eq!(nim_sums_of_0(0, 9), [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
}

/// One gap after another, by sum and nim-sum.
#[test]
fn d_agrees_with_a_knapsack() {
    let most = 130;
    let mut ways = vec![[0; 256]; most + 1];
    ways[0][0] = 1;
    for k in 1..=25 {
        let mut more = vec![[0; 256]; most + 1];
        for s in 0..=most {
            for (x, &count) in ways[s].iter().enumerate().filter(|(_, &count)| count > 0) {
                for gap in 0..=most - s {
                    more[s + gap][x ^ gap] = (more[s + gap][x ^ gap] + count) % 1_000_000_009;
                }
            }
        }
        ways = more;
        let lost: Vec<u64> = ways.iter().map(|by_nim_sum| by_nim_sum[0]).collect();
        assert_eq!(nim_sums_of_0(k, most), lost, "k = {k}");
    }
}

#[test]
fn the_picture_is_right() {
    assert_eq!(nim_sums_of_0(2, 7), [1, 0, 1, 0, 1, 0, 1, 0]);
    assert_eq!(won_placements(10, 3), 100);
}

/// One coin loses on square 1 alone; two coins lose where they touch; one free square wins in a
/// counted gap.
#[test]
fn simple_strips_come_out_at_any_size() {
    for n in [2, 3, 1000, 150_000] {
        assert_eq!(won_placements(n, 1), n as u64 - 1);
    }
    for n in [2, 3, 1000, 150_000] {
        let touching = n as u64 - 1;
        let all = (touching + 1) * touching / 2;
        assert_eq!(won_placements(n, 2), (all - touching) % 1_000_000_009);
    }
    for n in [2, 3, 50] {
        assert_eq!(won_placements(n, n), 0);
        assert_eq!(won_placements(n, n - 1), n as u64 / 2);
    }
}

/// Gaps of the page's picture, from left to right.
#[test]
fn the_drawn_placement_is_won() {
    assert!(Referee::normal(Rules::options).is_won(&Strip { n: 10, coins: vec![3, 5, 9] }));
}

referee::refuses! {
    refuses_a_longer_strip: won_placements(150_001, 1) => "n = 150001: at most 150000 squares";
    refuses_more_coins: won_placements(100, 51) => "m = 51: at most 50 coins";
}
