#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, g};
use proptest::prelude::*;
use referee::{turning, Game, Referee};
use rules::{Coin, Rules};

#[test]
fn agrees_with_the_rules_on_every_small_row() {
    let mut referee = Referee::normal(Rules::options);
    for row in 0..1_u64 << 14 {
        let heads: Vec<u64> = (0..14).filter(|x| row >> x & 1 == 1).collect();
        let coin = |x: u32| [Coin::Tails, Coin::Heads][(row >> x & 1) as usize];
        let won = referee.is_won(&(0..14).map(coin).collect());
        assert_eq!(first_player_wins(heads.clone()), won, "{heads:?}");
    }
}

/// Each coin may be turned with the sets of coins to its left that the bits of `rules` name.
#[test]
fn every_game_of_four_turning_coins_is_lost_iff_the_nim_sum_is_0() {
    for rules in 0..1_u64 << 15 {
        let all = (0..4).flat_map(|coin| (0..1 << coin).map(move |set| (coin, set)));
        let named = all.filter(|(coin, set)| rules >> ((1 << coin) - 1 + set) & 1 == 1);
        let turns: Vec<_> = named.map(|(coin, set)| (coin, 1 << coin | set)).collect();
        let mut referee = Referee::normal(turning(&turns));
        for heads in 0..16 {
            let coins = (0..4).filter(|coin| heads >> coin & 1 == 1);
            let sum = coins.fold(0, |sum, coin| sum ^ referee.grundy(&(1 << coin)));
            assert_eq!(sum, referee.grundy(&heads), "{rules:b}, {heads:b}");
        }
    }
}

/// One or two coins; a run of coins.
#[test]
fn the_further_games_have_the_values_told() {
    let pairs = || (0..10_u32).flat_map(|x| (0..=x).map(move |y| (x, y)));
    let two: Vec<_> = pairs().map(|(x, y)| (x, 1 << x | 1 << y)).collect();
    let runs: Vec<_> = pairs().map(|(x, y)| (x, (2 << x) - (1 << y))).collect();
    let (mut two, mut runs) = (Referee::normal(turning(&two)), Referee::normal(turning(&runs)));
    for x in 0..10_u64 {
        assert_eq!(two.grundy(&(1 << x)), x + 1);
        assert_eq!(runs.grundy(&(1 << x)), 1 << (x + 1).trailing_zeros());
    }
}

#[test]
fn the_table_is_right() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 8].map(g), [1, 2, 4, 7, 8, 11, 13, 14, 16]);
}

proptest! {
    #[test]
    fn a_coin_named_again_changes_nothing(
        heads in prop::collection::vec(0..100_000_000_u64, 1..9), again in 0..9_usize,
    ) {
        let more = [&heads[..], &[heads[again % heads.len()]]].concat();
        prop_assert_eq!(first_player_wins(heads), first_player_wins(more));
    }
}

referee::refuses! {
    refuses_a_coin_out_of_the_row: first_player_wins(vec![100_000_000]) =>
        "coin 100000000: coins are numbered from 0 to 99999999";
}
