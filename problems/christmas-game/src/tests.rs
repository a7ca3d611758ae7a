#[path = "rules.rs"]
mod rules;

use super::grundy_value;
use referee::{small, sum, Game, Referee};
use rules::{staying, Edge, Rules};
use shared::grundy::mex;

type Edges = Vec<(usize, usize)>;

/// The position of a set of edges.
fn given(edges: &[(usize, usize)], set: u32) -> Vec<Edge> {
    let places = (0..edges.len()).filter(|i| set >> i & 1 == 1);
    places.map(|i| [edges[i].0 + 1, edges[i].1 + 1]).collect()
}

/// The set of the edges of a position; of equal ones it may be any.
fn set_of(edges: &[(usize, usize)], position: &[Edge]) -> u32 {
    let (mut set, mut rest) = (0, position.iter().peekable());
    for (i, &(a, b)) in edges.iter().enumerate() {
        if rest.next_if(|ends| **ends == [a + 1, b + 1]).is_some() {
            set |= 1 << i;
        }
    }
    assert!(rest.next().is_none());
    set
}

/// Sets are shorter than positions.
fn options(edges: &[(usize, usize)], set: u32) -> Vec<u32> {
    let options = Rules::options(&given(edges, set)).into_iter();
    options.map(|option| set_of(edges, &option)).collect()
}

fn hangs_together(edges: &[(usize, usize)], set: u32) -> bool {
    staying(&given(edges, set), None).len() == set.count_ones() as usize
}

/// The graph of a set of edges, with its nodes in a row.
fn value(edges: &[(usize, usize)], set: u32) -> usize {
    let left: Edges = (0..edges.len()).filter(|i| set >> i & 1 == 1).map(|i| edges[i]).collect();
    let mut names = vec![0];
    for &(a, b) in &left {
        for node in [a, b] {
            if !names.contains(&node) {
                names.push(node);
            }
        }
    }
    let place = |node: usize| names.iter().position(|&name| name == node).unwrap();
    let renamed: Edges = left.iter().map(|&(a, b)| (place(a), place(b))).collect();
    grundy_value(names.len(), &renamed)
}

/// Every graph that hangs together and is a part of this one.
fn agrees(edges: &[(usize, usize)]) -> usize {
    let mut referee = Referee::normal(|set: &u32| options(edges, *set));
    let sets = (0..1_u32 << edges.len()).filter(|&set| hangs_together(edges, set));
    let check = |set: u32| assert_eq!(value(edges, set) as u64, referee.grundy(&set), "{set:b}");
    sets.map(check).count()
}

/// All edges between so many nodes, each of them so many times.
fn complete(nodes: usize, times: usize) -> Edges {
    let edges: Edges = (0..nodes).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
    edges.repeat(times)
}

#[test]
fn agrees_with_the_rules_on_every_small_graph() {
    assert_eq!(agrees(&complete(2, 5)), 1 << 5);
    agrees(&complete(3, 4));
    agrees(&complete(4, 2));
    agrees(&complete(6, 1));
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_graph_of_seven_nodes() {
    agrees(&complete(7, 1));
    agrees(&complete(5, 2));
    agrees(&complete(4, 3));
}

/// What hangs at a node of the statement's graphs, with this many edges in all: each thing is a
/// polygon or an edge with something on top. Of two graphs that differ only in the order of the
/// things at a node one may come twice.
fn graphs(edges: usize, most: usize) -> Vec<Vec<Thing>> {
    if edges == 0 {
        return vec![vec![]];
    }
    let mut graphs = vec![];
    for size in 1..=edges.min(most) {
        let mut things: Vec<Thing> =
            self::graphs(size - 1, size).into_iter().map(Thing::Edge).collect();
        if size > 1 {
            things.push(Thing::Polygon(size));
        }
        for rest in self::graphs(edges - size, size) {
            graphs.extend(
                things.iter().map(|thing| [&rest[..], std::slice::from_ref(thing)].concat()),
            );
        }
    }
    graphs
}

#[derive(Clone)]
enum Thing {
    Polygon(usize),
    Edge(Vec<Thing>),
}

fn hang(things: &[Thing], node: usize, next: &mut usize, edges: &mut Edges) {
    for thing in things {
        let first = *next;
        match thing {
            Thing::Polygon(length) => {
                let nodes = first..first + length - 1;
                edges.extend(nodes.clone().map(|v| (v, if v == first { node } else { v - 1 })));
                edges.push((node, nodes.end - 1));
                *next = nodes.end;
            }
            Thing::Edge(above) => {
                *next += 1;
                edges.push((node, first));
                hang(above, first, next, edges);
            }
        }
    }
}

fn edges_of(things: &[Thing]) -> (usize, Edges) {
    let (mut next, mut edges) = (1, vec![]);
    hang(things, 0, &mut next, &mut edges);
    (next, edges)
}

fn agrees_with_the_statement(most: usize) {
    for things in (0..=most).flat_map(|count| graphs(count, count)) {
        let (nodes, edges) = edges_of(&things);
        let mut referee = Referee::normal(|set: &u32| options(&edges, *set));
        let all = (1 << edges.len()) - 1;
        assert_eq!(grundy_value(nodes, &edges) as u64, referee.grundy(&all), "{edges:?}");
    }
}

/// Polygons of two edges among them.
#[test]
fn agrees_with_the_rules_on_every_graph_of_the_statement_with_few_edges() {
    agrees_with_the_statement(7);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_graph_of_the_statement_with_up_to_ten_edges() {
    agrees_with_the_statement(10);
}

/// Two and three graphs side by side, won or lost alone.
#[test]
fn agrees_with_the_rules_on_small_graphs_side_by_side() {
    let all: Vec<(usize, Edges)> =
        (1..=4).flat_map(|count| graphs(count, count)).map(|things| edges_of(&things)).collect();
    let edges = |i: usize| &all[i].1;
    let mut referee = Referee::normal(|position: &Vec<(usize, u32)>| {
        sum(position, |&(i, set)| options(edges(i), set).into_iter().map(move |set| (i, set)))
    });
    for chosen in small::positions([(2, all.len() as u64 - 1), (3, 5)]) {
        let chosen: Vec<usize> = chosen.iter().map(|&i| i as usize).collect();
        let position = chosen.iter().map(|&i| (i, (1 << edges(i).len()) - 1)).collect();
        let x = chosen.iter().fold(0, |x, &i| x ^ grundy_value(all[i].0, edges(i)));
        assert_eq!(x != 0, referee.is_won(&position), "{chosen:?}");
    }
}

/// The cuts of the circuit of a wreath.
fn cuts(h: &[usize]) -> Vec<usize> {
    let side = |h: &mut dyn Iterator<Item = &usize>| h.fold(0, |above, h| (h ^ above) + 1);
    (0..=h.len()).map(|j| side(&mut h[..j].iter().rev()) ^ side(&mut h[j..].iter())).collect()
}

/// The lemma Halving, and the lemma Wreaths by the mex.
#[test]
fn wreaths_are_worth_the_nim_sum_of_their_paths_and_1_if_odd() {
    for (len, most) in [(0, 0), (1, 16), (2, 16), (3, 9), (4, 7), (5, 4), (6, 3)] {
        for h in small::sequences(len, most) {
            let h: Vec<usize> = h.iter().map(|&h| h as usize).collect();
            let paths = h.iter().fold(0, |x, h| x ^ h);
            let s = paths ^ ((h.len() + 1) % 2);
            let cuts = cuts(&h);
            assert!(h.len() % 2 == 1 || cuts.contains(&paths), "{h:?}");
            let shorter = h.iter().flat_map(|&h| (0..h).map(move |to| s ^ h ^ to));
            assert_eq!(mex(shorter.chain(cuts)), s, "{h:?}");
        }
    }
}

#[test]
fn a_polygon_of_99_edges_is_worth_1_and_one_of_98_nothing() {
    let polygon = |length: usize| edges_of(&[Thing::Polygon(length)]);
    for length in 2..=99 {
        let (nodes, edges) = polygon(length);
        assert_eq!(grundy_value(nodes, &edges), length % 2, "{length}");
    }
}

referee::refuses! {
    refuses_a_node_that_is_not_there:
        grundy_value(2, &[(0, 1), (0, 2)]) => "edge 1 3 among 2 nodes";
    refuses_a_node_apart: grundy_value(4, &[(0, 1), (2, 3)]) => "a node is not joined to node 1";
}
