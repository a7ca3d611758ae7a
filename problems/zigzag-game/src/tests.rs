#[path = "rules.rs"]
mod rules;

use super::stable_matching;
use proptest::prelude::*;
use referee::{Game, Player, Referee};
use rules::{Letter, Rules, Step, Table};

/// What the program's matching makes of the start: the partner of each vertex on its side.
fn partners(table: &Table) -> Vec<usize> {
    let (n, starts_left) = (table.weights.len(), table.path[0] <= table.weights.len());
    let sign = if table.letter == Some(Letter::I) { 1 } else { -1 };
    let rank = |s: usize, t: usize| {
        let weight = if starts_left { table.weights[s][t] } else { table.weights[t][s] };
        sign * weight.cast_signed()
    };
    let ranks: Vec<Vec<i64>> = (0..n).map(|s| (0..n).map(|t| rank(s, t)).collect()).collect();
    let mut partner = vec![0; 2 * n + 1];
    for (s, t) in stable_matching(&ranks).into_iter().enumerate() {
        let (u, v) = if starts_left { (s + 1, n + t + 1) } else { (n + s + 1, t + 1) };
        partner[u] = v;
    }
    partner
}

/// Bob moves to the partner, and then every move of Alice is tried.
fn bob_wins(table: &Table, partner: &[usize]) {
    let to = partner[*table.path.last().unwrap()];
    let moves = Rules::moves(table, Player::Right);
    let after = moves.into_iter().find(|(step, _)| *step == Step::Go(to));
    let (_, after) = after.unwrap_or_else(|| panic!("{to} is no move from {table:?}"));
    for (_, next) in Rules::moves(&after, Player::Left) {
        bob_wins(&next, partner);
    }
}

fn wins_every_line_of_play(weights: Vec<Vec<u64>>) {
    let start = Table { weights, letter: None, path: vec![] };
    for (_, opened) in Rules::moves(&start, Player::Left) {
        bob_wins(&opened, &partners(&opened));
    }
}

/// All matrices with the numbers from 1 to n².
fn matrices(n: usize) -> Vec<Vec<Vec<u64>>> {
    let mut all: Vec<Vec<u64>> = vec![vec![]];
    for i in 1..=n * n {
        let number = i as u64;
        all = all
            .into_iter()
            .flat_map(|row| {
                (0..=row.len()).map(move |at| [&row[..at], &[number], &row[at..]].concat())
            })
            .collect();
    }
    all.into_iter().map(|all| all.chunks(n).map(<[u64]>::to_vec).collect()).collect()
}

#[test]
fn agrees_with_the_rules_on_every_small_graph() {
    for weights in matrices(1).into_iter().chain(matrices(2)) {
        let start = Table { weights: weights.clone(), letter: None, path: vec![] };
        assert!(!Referee::normal(Rules::options).is_won(&start), "{weights:?}");
        wins_every_line_of_play(weights);
    }
}

/// Each 97th of the 362 880 matrices.
#[test]
fn wins_every_line_of_play_on_graphs_with_three_vertices_a_side() {
    for weights in matrices(3).into_iter().step_by(97) {
        wins_every_line_of_play(weights);
    }
}

fn graph(most: usize) -> impl Strategy<Value = Vec<Vec<u64>>> {
    (1..=most).prop_flat_map(|n| {
        let all = Just((1..=(n * n) as u64).collect::<Vec<u64>>()).prop_shuffle();
        all.prop_map(move |all| all.chunks(n).map(<[u64]>::to_vec).collect())
    })
}

proptest! {
    #[test]
    fn wins_every_line_of_play_on_graphs_with_up_to_five_vertices_a_side(weights in graph(5)) {
        wins_every_line_of_play(weights);
    }

    #[test]
    fn no_pair_blocks_the_matching(weights in graph(50)) {
        let ranks: Vec<Vec<i64>> =
            weights.iter().map(|row| row.iter().map(|&w| w.cast_signed()).collect()).collect();
        let partner = stable_matching(&ranks);
        let mut row_of = vec![usize::MAX; ranks.len()];
        for (s, &t) in partner.iter().enumerate() {
            row_of[t] = s;
        }
        prop_assert!(!row_of.contains(&usize::MAX));
        for s in 0..ranks.len() {
            for t in 0..ranks.len() {
                let blocks = ranks[s][t] < ranks[s][partner[s]] && ranks[s][t] > ranks[row_of[t]][t];
                prop_assert!(!blocks, "{s} and {t}");
            }
        }
    }
}

#[test]
fn the_examples_of_the_page_are_right() {
    let opened = |weights: &[&[u64]], vertex| {
        let weights = weights.iter().map(|row| row.to_vec()).collect();
        Table { weights, letter: Some(Letter::I), path: vec![vertex] }
    };
    assert_eq!(partners(&opened(&[&[1, 2], &[4, 3]], 1))[1..3], [3, 4]);
    assert_eq!(partners(&opened(&[&[1, 2], &[3, 4]], 1))[1..3], [4, 3]);
    assert_eq!(partners(&opened(&[&[1, 2], &[4, 3]], 3))[3..5], [2, 1]);
}
