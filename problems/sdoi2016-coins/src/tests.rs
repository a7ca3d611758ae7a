#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, grundy_values};
use referee::{Game, Referee};
use rules::{Coins, Rules};

fn faces(n: usize, set: u64) -> Vec<bool> {
    (0..n).map(|i| set >> i & 1 == 1).collect()
}

fn as_input(faces: &[bool]) -> Vec<u8> {
    faces.iter().map(|&face| u8::from(face)).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_row() {
    for most in 1..=4 {
        let mut referee = Referee::normal(Rules::options);
        for n in 1..=12 {
            for set in 0..1 << n {
                let faces = faces(n, set);
                let wins = first_player_wins(&as_input(&faces), most);
                assert_eq!(wins, referee.is_won(&Coins { faces, most }), "{n} {most} {set:b}");
            }
        }
    }
}

/// Each coin that shows 0, alone: all others show 1, and no move can begin with them.
#[test]
fn a_single_coin_has_the_value_of_its_exponents() {
    for most in 1..=4 {
        let g = grundy_values(most);
        let mut referee = Referee::normal(Rules::options);
        for (x, a, b) in
            [(2, 1, 0), (3, 0, 1), (4, 2, 0), (6, 1, 1), (8, 3, 0), (12, 2, 1), (16, 4, 0)]
        {
            let mut faces = vec![true; x];
            faces[x - 1] = false;
            let value = referee.grundy(&Coins { faces, most });
            assert_eq!(value, g[a][b] as u64, "coin {x}, MAXQ = {most}");
        }
    }
}

/// A coin is a rook on the square (a, b).
#[test]
fn with_maxq_1_it_is_nim_of_the_exponents() {
    let g = grundy_values(1);
    for (a, row) in g.iter().enumerate() {
        for (b, &value) in row.iter().enumerate() {
            assert_eq!(value, a ^ b);
        }
    }
}

#[test]
fn the_tables_of_the_page_are_right() {
    let g = grundy_values(2);
    assert_eq!(g[0][..5], [0, 1, 2, 4, 3]);
    assert_eq!(g[1][..5], [1, 0, 3, 2, 4]);
    assert_eq!(g[2][..5], [2, 3, 0, 1, 5]);
    assert_eq!(g[3][..5], [4, 2, 1, 0, 6]);
    assert_eq!(g[4][..5], [3, 4, 5, 6, 0]);
    let powers: Vec<usize> = grundy_values(20).iter().map(|row| row[0]).collect();
    assert_eq!(powers, [0, 1, 2, 4, 3, 6, 7, 8, 5, 16, 9, 10, 13, 11, 17]);
    assert_eq!(grundy_values(14), grundy_values(1000));
}

#[test]
#[should_panic(expected = "a face of 2: 0 or 1")]
fn refuses_a_third_face() {
    first_player_wins(&[2], 1);
}

#[test]
#[should_panic(expected = "MAXQ = 0")]
fn refuses_a_maxq_of_0() {
    first_player_wins(&[0], 0);
}
