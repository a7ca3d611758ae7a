#[path = "rules.rs"]
mod rules;

use super::{won_graphs, MODULUS};
use proptest::prelude::*;
use referee::{Game, Referee};
use rules::{subsets, Graph, Rules};
use shared::grundy::mex;

type Edge = (usize, usize);

/// All edges on n vertices, which count from 0.
fn complete(n: usize) -> Vec<Edge> {
    (0..n).flat_map(|x| (x + 1..n).map(move |y| (x, y))).collect()
}

/// The same edges in the rules, where vertices count from 1.
fn stated(edges: &[Edge]) -> Vec<[usize; 2]> {
    edges.iter().map(|&(x, y)| [x + 1, y + 1]).collect()
}

/// The edges of a set, by their places in the list.
fn chosen(edges: &[Edge], set: usize) -> Vec<Edge> {
    (0..edges.len()).filter(|i| set >> i & 1 == 1).map(|i| edges[i]).collect()
}

/// Each graph is played out, with pieces on the first two vertices.
#[test]
fn agrees_with_the_rules_on_every_small_graph() {
    for n in 2..=5 {
        let all = complete(n);
        let first_wins = |set| {
            let graph = Graph { edges: stated(&chosen(&all, set)), pieces: [1, 2] };
            Referee::normal(Rules::options).is_won(&graph)
        };
        let is_won: Vec<bool> = (0..1 << all.len()).map(first_wins).collect();
        for given in 0..1 << all.len() {
            let within = (0..=given).filter(|set| set & given == *set);
            let won = within.filter(|&set| is_won[set]).count() as u64;
            assert_eq!(won_graphs(n, &chosen(&all, given)), won, "{:?}", chosen(&all, given));
        }
    }
}

/// Are the Grundy values of the first two vertices equal?
fn is_lost(n: usize, edges: &[Edge]) -> bool {
    let mut g = vec![0; n];
    for v in (0..n).rev() {
        g[v] = mex(edges.iter().filter(|edge| edge.0 == v).map(|edge| g[edge.1]));
    }
    g[0] == g[1]
}

#[test]
fn counts_the_lost_complete_graphs_of_the_page() {
    let counts = [(2, 1), (3, 2), (4, 16), (5, 208), (6, 6024)];
    for (n, lost) in counts {
        let all = complete(n);
        let found = (0..1 << all.len()).filter(|&set| is_lost(n, &chosen(&all, set))).count();
        assert_eq!(found, lost, "n = {n}");
        assert_eq!(won_graphs(n, &all), (1 << all.len()) - lost as u64, "n = {n}");
    }
    assert_eq!(won_graphs(7, &complete(7)), (1 << 21) - 359_696);
}

/// Some edges on n vertices.
fn some_edges(n: usize) -> impl Strategy<Value = Vec<Edge>> {
    prop::collection::vec(any::<bool>(), n * (n - 1) / 2).prop_map(move |is_in| {
        complete(n)
            .into_iter()
            .zip(is_in)
            .filter(|(_, is_in)| *is_in)
            .map(|(edge, _)| edge)
            .collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn counts_the_graphs_with_different_values(mut edges in some_edges(7), order in any::<u64>()) {
        while edges.len() > 11 {
            edges.remove(order as usize % edges.len());
        }
        let won = (0..1 << edges.len()).filter(|&set| !is_lost(7, &chosen(&edges, set))).count();
        prop_assert_eq!(won_graphs(7, &edges), won as u64);
    }

    /// No piece comes to a vertex that no edge leads to: each of its own edges doubles the count.
    #[test]
    fn a_vertex_that_nobody_can_reach_doubles_the_count(edges in some_edges(11), out in 0..=8_u32) {
        let shifted = |v: usize| if v < 2 { v } else { v + 1 };
        let mut more: Vec<Edge> = edges.iter().map(|&(x, y)| (shifted(x), shifted(y))).collect();
        more.extend((3..3 + out as usize).map(|y| (2, y)));
        prop_assert_eq!(won_graphs(12, &more), won_graphs(11, &edges) * (1 << out) % MODULUS);
    }

    /// The two pieces change places where no edge joins them.
    #[test]
    fn the_first_two_vertices_may_be_exchanged(mut edges in some_edges(11)) {
        edges.retain(|&edge| edge != (0, 1));
        let exchanged: Vec<Edge> =
            edges.iter().map(|&(x, y)| (if x < 2 { 1 - x } else { x }, y)).collect();
        prop_assert_eq!(won_graphs(11, &exchanged), won_graphs(11, &edges));
    }
}

/// Edges that all end where none begins: a value is 1 or 0, and 0 in one of 2^a graphs.
#[test]
fn two_stars_come_out_at_full_size() {
    let stars: Vec<Edge> = (0..2).flat_map(|x| (2..15).map(move |y| (x, y))).collect();
    let lost = (8191 * 8191 + 1) % MODULUS;
    assert_eq!(won_graphs(15, &stars), ((1 << 26) - lost) % MODULUS);
    // From 1 alone: the first player wins unless all of its 13 edges are left out.
    assert_eq!(won_graphs(15, &stars[..13]), 8191);
    let without: Vec<Edge> = complete(15).into_iter().filter(|edge| edge.0 > 1).collect();
    assert_eq!(won_graphs(15, &without), 0);
}

/// The table of the Idea; the other piece stands on 6, which has no edges.
#[test]
fn the_values_of_the_page_are_right() {
    let edges = [(0, 2), (0, 3), (1, 2), (1, 4), (2, 4), (3, 4), (3, 5), (4, 5)];
    let mut referee = Referee::normal(Rules::options);
    let value = |v| referee.grundy(&Graph { edges: stated(&edges), pieces: [v, 6] });
    assert_eq!([1, 2, 3, 4, 5, 6].map(value), [1, 2, 0, 2, 1, 0]);
}

#[test]
fn the_board_lists_the_graphs_that_are_counted() {
    let mut referee = Referee::normal(Rules::options);
    for (n, edges) in [
        (3, vec![(0, 1), (0, 2), (1, 2)]),
        (4, vec![(0, 2), (2, 3)]),
        (4, vec![(0, 2), (1, 3), (2, 3), (0, 1)]),
    ] {
        let graphs = subsets(&stated(&edges)).into_iter();
        let won =
            graphs.filter(|edges| referee.is_won(&Graph { edges: edges.clone(), pieces: [1, 2] }));
        assert_eq!(won.count() as u64, won_graphs(n, &edges), "{edges:?}");
    }
}

referee::refuses! {
    refuses_more_vertices: won_graphs(18, &[]) => "N = 18: needs 2 to 17 vertices";
    refuses_an_edge_that_does_not_lead_up:
        won_graphs(3, &[(0, 1), (1, 1)]) => "edge 2 2: must lead up, at most to 3";
    refuses_an_edge_to_no_vertex:
        won_graphs(3, &[(0, 3)]) => "edge 1 4: must lead up, at most to 3";
    refuses_an_edge_that_is_there_twice:
        won_graphs(3, &[(0, 2), (1, 2), (0, 2)]) => "edge 1 3: is there twice";
}
