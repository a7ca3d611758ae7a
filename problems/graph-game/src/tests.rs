#[path = "rules.rs"]
mod rules;

use super::{first_player_wins, grundy_value};
use itertools::Itertools;
use referee::{small, Game, Referee};
use rules::{Graph, Rules};

/// Every graph on 4 nodes whose edges lead to smaller nodes: all without cycles, but for names.
#[test]
fn agrees_with_the_rules_on_every_small_graph() {
    let all = (0..4).flat_map(|from| (0..from).map(move |to| (from, to)));
    for edges in all.into_iter().powerset() {
        let mut referee = Referee::normal(Rules::options);
        let stated: Vec<_> = edges.iter().map(|&(x, y)| [x + 1, y + 1]).collect();
        for tokens in small::positions([(0, 0), (1, 3), (2, 3), (3, 3)]) {
            let tokens: Vec<usize> = tokens.iter().map(|&token| token as usize).collect();
            let nodes = tokens.iter().map(|token| token + 1).collect();
            let won = referee.is_won(&Graph { edges: stated.clone(), tokens: nodes });
            assert_eq!(first_player_wins(4, &edges, &tokens), won, "{edges:?}, {tokens:?}");
        }
    }
}

/// g of all nodes.
fn values(n: usize, edges: &[(usize, usize)]) -> Vec<usize> {
    let to = |x| edges.iter().filter(move |edge| edge.0 == x).map(|edge| edge.1).collect();
    let next: Vec<Vec<usize>> = (0..n).map(to).collect();
    let mut g = vec![None; n];
    (0..n).map(|x| grundy_value(x, &next, &mut g)).collect()
}

#[test]
fn the_values_of_the_page_are_right() {
    let [a, b, c] = [0, 1, 2];
    assert_eq!(values(3, &[(a, b), (b, c), (a, c)]), [2, 1, 0]);
    let sample = [(2, 1), (2, 4), (1, 4), (1, 5), (4, 5), (1, 3), (3, 5), (3, 6)];
    assert_eq!(values(6, &sample.map(|(x, y)| (x - 1, y - 1))), [2, 0, 1, 1, 0, 0]);
}

/// An edge from each node to all before it: g(x) = x. With 110 nodes that is 5995 edges.
#[test]
fn values_grow_up_to_109() {
    let edges: Vec<_> = (0..110).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
    assert_eq!(edges.len(), 5995);
    assert!(values(110, &edges).into_iter().eq(0..110));
}

/// As deep as a search can be.
#[test]
fn the_longest_path_is_answered() {
    let path: Vec<_> = (1..2000).map(|x| (x - 1, x)).collect();
    assert!(first_player_wins(2000, &path, &[0]) && !first_player_wins(2000, &path, &[1]));
}

#[test]
fn repeated_edges_count_once_and_tokens_as_often_as_named() {
    assert!(first_player_wins(2, &[(0, 1), (0, 1)], &[0]));
    assert!(!first_player_wins(2, &[(0, 1), (0, 1)], &[0, 0]));
}

#[test]
fn a_cycle_that_no_token_reaches_does_not_matter() {
    assert!(first_player_wins(4, &[(0, 1), (2, 3), (3, 2), (2, 0)], &[0]));
}

referee::refuses! {
    refuses_a_cycle_that_a_token_reaches:
        first_player_wins(4, &[(0, 2), (2, 3), (3, 2)], &[1, 0]) =>
        "node 3: it is on a cycle, so play need not end";
    refuses_an_edge_to_no_node: first_player_wins(4, &[(0, 4)], &[0]) => "node 5: there are only 4";
    refuses_a_token_on_no_node: first_player_wins(4, &[], &[8]) => "node 9: there are only 4";
    refuses_more_nodes: first_player_wins(2001, &[], &[0]) => "2001 nodes: at most 2000";
}
