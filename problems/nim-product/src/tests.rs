#[path = "rules.rs"]
mod rules;

use super::nim_product;
use proptest::prelude::*;
use referee::{turning, Game, Referee};
use rules::{Coin, Rules};
use shared::grundy::Mex;

fn product(a: u64, b: u64) -> u64 {
    nim_product(a, b, 64, &[])
}

/// The products below `most` by the definition.
fn by_mex(most: usize) -> Vec<Vec<usize>> {
    let mut table = vec![vec![0; most]; most];
    let mut mex = Mex::up_to(most * most);
    for x in 0..most {
        for y in 0..=x {
            let options = (0..x).flat_map(|a| (0..y).map(move |b| (a, b)));
            let value = mex.of(options.map(|(a, b)| table[a][y] ^ table[x][b] ^ table[a][b]));
            table[x][y] = value;
            table[y][x] = value;
        }
    }
    table
}

fn agrees_with_the_definition(most: usize) {
    for (x, row) in by_mex(most).iter().enumerate() {
        for (y, &value) in row.iter().enumerate() {
            assert_eq!(nim_product(x as u64, y as u64, 16, &[]), value as u64, "{x} {y}");
        }
    }
}

/// All turns on a board of w × h points, by the rule in `rules.rs`.
fn turns(w: u32, h: u32) -> Vec<(u32, u64)> {
    let mut turns = vec![];
    for i in 0..w * h {
        let mut alone = vec![vec![Coin::Tails; h as usize]; w as usize];
        alone[(i / h) as usize][(i % h) as usize] = Coin::Heads;
        for after in Rules::options(&alone) {
            let heads =
                after.concat().into_iter().rev().fold(0, |set, coin| set << 1 | coin as u64);
            turns.push((i, heads ^ 1 << i));
        }
    }
    turns
}

/// Heads win exactly if the nim-sum of their products is not 0.
fn agrees_with_turning_corners(w: u32, h: u32) {
    let turns = turns(w, h);
    let mut referee = Referee::normal(turning(&turns));
    let worth: Vec<u64> = (0..w * h).map(|i| product(u64::from(i / h), u64::from(i % h))).collect();
    for heads in 0_u64..1 << (w * h) {
        let coins = (0..w * h).filter(|i| heads >> i & 1 == 1);
        let x = coins.fold(0, |x, i| x ^ worth[i as usize]);
        assert_eq!(referee.is_won(&heads), x != 0, "{w} x {h}: {heads:b}");
    }
}

#[test]
fn agrees_with_the_rules_on_every_small_board() {
    for (w, h) in [(2, 2), (3, 3), (3, 4), (4, 3), (2, 8), (7, 2), (3, 5)] {
        agrees_with_turning_corners(w, h);
    }
    agrees_with_the_definition(100);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_larger_board() {
    for (w, h) in [(4, 4), (3, 6), (5, 4)] {
        agrees_with_turning_corners(w, h);
    }
    agrees_with_the_definition(260);
}

/// Points 2, 3 and 4 of Lemma 4.
#[test]
fn fermat_powers_do_what_the_page_says() {
    for k in 0..=5 {
        let f = 1_u64 << (1 << k);
        assert_eq!(product(f, f), f ^ (f / 2));
        for a in (0..f).step_by(1 + f as usize / 1000) {
            assert_eq!(product(f, a), f * a);
        }
    }
    for f in [2, 4, 16, 256, 65_536] {
        let mut found: Vec<u64> = (0..f).map(|x| nim_product(x, x, 16, &[]) ^ x).collect();
        found.sort_unstable();
        found.dedup();
        assert_eq!(found, (0..f / 2).collect::<Vec<_>>());
    }
}

#[test]
fn the_table_of_the_page_is_right() {
    let rows = [
        "0 0 0 0 0 0 0 0",
        "0 1 2 3 4 5 6 7",
        "0 2 3 1 8 10 11 9",
        "0 3 1 2 12 15 13 14",
        "0 4 8 12 6 2 14 10",
        "0 5 10 15 2 7 8 13",
        "0 6 11 13 14 8 5 3",
        "0 7 9 14 10 13 3 4",
    ];
    for (x, row) in (0..).zip(rows) {
        let row: Vec<u64> = row.split(' ').map(|value| value.parse().unwrap()).collect();
        assert_eq!((0..8).map(|y| product(x, y)).collect::<Vec<_>>(), row);
    }
}

/// x times a Fermat power, power of two by power of two.
fn times_fermat(x: u64, k: u32) -> u64 {
    let mut sum = 0;
    for j in (0..64).filter(|j| x >> j & 1 == 1) {
        if j >> k & 1 == 0 {
            sum ^= 1 << (j | 1 << k);
        } else {
            // F ⊗ F is F ⊕ F/2, and F/2 is the product of the smaller Fermat powers.
            sum ^= 1 << j;
            sum ^= (0..k).fold(1 << (j ^ 1 << k), times_fermat);
        }
    }
    sum
}

fn by_powers(a: u64, b: u64) -> u64 {
    let times_power = |i: u32| (0..6).filter(|k| i >> k & 1 == 1).fold(b, times_fermat);
    (0..64).filter(|i| a >> i & 1 == 1).fold(0, |sum, i| sum ^ times_power(i))
}

fn table() -> Vec<u64> {
    (0..1 << 16).map(|i| nim_product(i >> 8, i & 255, 8, &[])).collect()
}

proptest! {
    #[test]
    fn the_laws_hold_at_full_size(a in any::<u64>(), b in any::<u64>(), c in any::<u64>()) {
        prop_assert_eq!(product(a, b), product(b, a));
        prop_assert_eq!(product(a ^ b, c), product(a, c) ^ product(b, c));
        prop_assert_eq!(product(product(a, b), c), product(a, product(b, c)));
        prop_assert_eq!(product(1, c), c);
        prop_assert_eq!(product(a, b) == 0, a == 0 || b == 0);
        prop_assert_eq!(product(a, b), by_powers(a, b));
    }
}

#[test]
fn the_table_changes_nothing() {
    let table = table();
    let mut a: u64 = 1;
    for _ in 0..2000 {
        a = a.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let b = a.rotate_left(29);
        assert_eq!(nim_product(a, b, 64, &table), product(a, b));
    }
}
