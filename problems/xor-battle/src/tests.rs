#[path = "rules.rs"]
mod rules;

use super::player_0_wins;
use proptest::prelude::*;
use referee::{refuses, small, Game, Player};
use rules::{Battle, Round, Rules};
use std::collections::HashSet;

/// The result where both play by the rules alone.
fn played(battle: &Battle, player: Player) -> i64 {
    let options = Rules::options_of(battle, player);
    let results = options.iter().map(|to| played(to, player.other()));
    let best = match player {
        Player::Left => results.max(),
        Player::Right => results.min(),
    };
    best.unwrap_or_else(|| Rules::result(battle))
}

fn battle(x: u64, a: &[u64], s: &[u8]) -> Battle {
    let player = |letter: &u8| if *letter == b'0' { Player::Left } else { Player::Right };
    let round = |(&number, letter): (&u64, &u8)| Round { player: player(letter), number };
    Battle { x, rounds: a.iter().zip(s).map(round).collect() }
}

fn letters(n: usize) -> impl Iterator<Item = Vec<u8>> {
    small::sequences(n, 1).map(|s| s.iter().map(|&letter| b'0' + letter as u8).collect())
}

#[test]
fn agrees_with_the_rules_on_every_small_battle() {
    let mut lost = 0;
    for numbers in small::up_to(&[(4, 6), (5, 3), (6, 1)]) {
        let a: Vec<u64> = numbers.iter().map(|number| number + 1).collect();
        for s in letters(a.len()) {
            let wins = player_0_wins(&a, &s);
            let start = battle(0, &a, &s);
            for player in [Player::Left, Player::Right] {
                assert_eq!(played(&start, player) > 0, wins, "{a:?} {s:?} {player:?}");
            }
            lost += u32::from(!wins);
        }
    }
    assert!(lost > 10_000, "{lost}");
}

/// The sets W before each round and after the last one, as the page has them.
fn sets(a: &[u64], s: &[u8]) -> Vec<HashSet<u64>> {
    let mut all = vec![HashSet::from([0])];
    for (number, letter) in a.iter().zip(s).rev() {
        let later = &all[all.len() - 1];
        let either = later.iter().flat_map(|x| [*x, x ^ number]);
        let wins = |x: &u64| later.contains(x) && later.contains(&(x ^ number));
        let now = if *letter == b'0' { either.collect() } else { either.filter(wins).collect() };
        all.push(now);
    }
    all.reverse();
    all
}

#[test]
fn the_sets_of_the_page_are_those_of_the_rules() {
    for numbers in small::up_to(&[(4, 5)]) {
        let a: Vec<u64> = numbers.iter().map(|number| number + 1).collect();
        for s in letters(a.len()) {
            let set = &sets(&a, &s)[0];
            for x in 0..8 {
                let wins = played(&battle(x, &a, &s), Player::Left) > 0;
                assert_eq!(set.contains(&x), wins, "{x} {a:?} {s:?}");
            }
        }
    }
    let table = sets(&[1, 4, 3, 2, 1], b"01100");
    let table: Vec<Vec<u64>> =
        table.iter().map(|set| (0..8).filter(|x| set.contains(x)).collect()).collect();
    assert_eq!(table, [vec![], vec![], vec![0, 1, 2, 3], vec![0, 1, 2, 3], vec![0, 1], vec![0]]);
    assert!((0..8).all(|x| played(&battle(x, &[1, 4, 3, 2, 1], b"01100"), Player::Left) < 0));
}

proptest! {
    /// The winner goes by the sets, the other player by chance.
    #[test]
    fn the_proved_moves_win_against_any_play(
        a in prop::collection::vec(1..64_u64, 1..200),
        ones in 1..40_u64,
        choices in prop::collection::vec((0..40_u64, any::<bool>()), 200),
    ) {
        let s: Vec<u8> = choices.iter().map(|choice| b'0' + u8::from(choice.0 < ones)).collect();
        let s = &s[..a.len()];
        let sets = sets(&a, s);
        let wins = !sets[0].is_empty();
        let mut x = 0;
        for (i, number) in a.iter().enumerate() {
            let xors = if (s[i] == b'0') == wins {
                sets[i + 1].contains(&x) != wins
            } else {
                choices[i].1
            };
            x ^= if xors { *number } else { 0 };
        }
        prop_assert_eq!(x == 0, wins);
        prop_assert_eq!(player_0_wins(&a, s), wins);
        // The same nim-sums in 59 bits.
        let wide: Vec<u64> = a.iter().map(|number| number << 53 | number << 20 | number).collect();
        prop_assert_eq!(player_0_wins(&wide, s), wins);
    }
}

refuses! {
    refuses_no_round: player_0_wins(&[], b"") => "N = 0, 0 letters: one for each round";
    refuses_a_letter_too_few: player_0_wins(&[1, 2], b"0") => "N = 2, 1 letters";
    refuses_another_letter: player_0_wins(&[1, 2], b"02") => "round 2: a number from 1 up";
    refuses_a_number_of_0: player_0_wins(&[0], b"1") => "round 1: a number from 1 up";
}
