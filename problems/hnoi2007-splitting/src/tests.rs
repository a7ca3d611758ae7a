#[path = "rules.rs"]
mod rules;

use super::{g, winning_moves};
use referee::{small, Game, Player, Referee};
use rules::{Rules, Step};
use shared::grundy::mex;

type Move = (usize, usize, usize);

/// All moves i, j, k: in long rows too many to write down what each leaves.
fn moves(beans: &[u64]) -> impl Iterator<Item = Move> + '_ {
    let givers = (0..beans.len()).filter(|&i| beans[i] >= 1);
    let to = |i: usize| (i + 1..beans.len()).map(move |j| (i, j));
    givers.flat_map(to).flat_map(|(i, j)| (j..beans.len()).map(move |k| (i, j, k)))
}

#[test]
fn agrees_with_the_rules_on_every_small_position() {
    let mut referee = Referee::normal(Rules::options);
    let few = small::positions([(1, 20), (2, 12), (3, 8), (4, 4), (5, 1)]);
    // Six bottles, with a bean in front.
    let six = small::sequences(5, 1).map(|rest| [&[1], &rest[..]].concat());
    for beans in few.chain(six.filter(|beans| beans.iter().sum::<u64>() < 4)) {
        let moves = Rules::moves(&beans, Player::Left).into_iter();
        let wins = moves.filter(|(_, to)| !referee.is_won(to));
        let wins: Vec<Move> = wins.map(|(Step { i, j, k }, _)| (i, j, k)).collect();
        assert_eq!(winning_moves(&beans), wins, "{beans:?}");
    }
}

/// g by its definition.
#[test]
fn agrees_with_the_table_of_values_on_long_rows() {
    let mut table: Vec<usize> = vec![];
    for h in 0..300_usize {
        let splits = (0..h).flat_map(|b| (0..=b).map(move |c| (b, c)));
        table.push(mex(splits.map(|(b, c)| table[b] ^ table[c])));
        assert_eq!(g(h), table[h], "{h}");
    }
    assert_eq!(table[..11], [0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19]);
    for n in (1..=60_u64).chain([300]) {
        // Odd, even and empty bottles in any order.
        let beans: Vec<u64> = (1..=n).map(|i| i * i * n / 7 % 4).collect();
        let behind = |i: usize| table[beans.len() - 1 - i];
        let x = (0..beans.len()).filter(|&i| beans[i] % 2 == 1).fold(0, |x, i| x ^ behind(i));
        let wins: Vec<Move> =
            moves(&beans).filter(|&(i, j, k)| x ^ behind(i) ^ behind(j) ^ behind(k) == 0).collect();
        assert_eq!(winning_moves(&beans), wins, "{beans:?}");
    }
}

#[test]
fn the_example_and_the_ends_are_answered() {
    assert_eq!(winning_moves(&[1, 0, 1, 5000]), [(0, 2, 3)]);
    assert_eq!(winning_moves(&[5000]), []);
    assert_eq!(winning_moves(&[u64::MAX, u64::MAX]), [(0, 1, 1)]);
    // A bean in front: it must become two equal ones.
    assert_eq!(winning_moves(&[&[1], &[0; 499][..]].concat()).len(), 499);
    // Every move among the most bottles.
    assert_eq!(Rules::options(&vec![1; 21]).len(), 1540);
}
