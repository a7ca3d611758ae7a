//! The game as stated: a turn moves the piece along an edge, until it is on the goal.

use shared::board::{self, Board, End, Graph, Move, Phrase, Picture, Player};

pub struct Rules;

/// The edges, the node of the piece and the goal; nodes count from 0.
pub type Position = (Vec<(usize, usize)>, usize, usize);

impl Board for Rules {
    type Position = Position;

    const RULE: Phrase = [
        "Move the piece along an arrow. Whoever brings it to the goal wins; whoever cannot move loses; play without end is a draw.",
        "每次让棋子沿一条边走一步。走到终点的人赢，走不动的人输，永远走不完算平局。",
    ];
    const TAKES: Phrase = [
        "edges, then the piece and the goal: 1>2 2>1 2>3 3>4 | 1 3. At most 9 nodes and 18 edges",
        "先写边，再写棋子与终点：1>2 2>1 2>3 3>4 | 1 3。至多 9 个点、18 条边",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1>2 2>3 3>4 4>5 3>6 7>5 6>7 | 1 5",
        "1>2 2>3 3>1 3>4 4>5 1>5 4>3 | 1 5",
        "1>2 2>1 2>3 3>4 | 1 4",
        "1>2 2>3 3>4 4>1 2>5 5>6 6>3 4>7 7>8 8>9 9>7 6>8 1>6 5>9 3>7 | 1 9",
    ];
    const END: End = End::Draws;

    fn read(text: &str) -> Option<Position> {
        let mut numbers = board::numbers(text)?;
        let (y, x) = (numbers.pop()?, numbers.pop()?);
        let fits = numbers.iter().chain([&x, &y]).all(|v| (1..=9).contains(v));
        let node = |v: u64| v as usize - 1;
        let edges = numbers.chunks(2);
        (fits && numbers.len() % 2 == 0 && numbers.len() <= 36)
            .then(|| (edges.map(|edge| (node(edge[0]), node(edge[1]))).collect(), node(x), node(y)))
    }

    fn write((edges, x, goal): &Position) -> String {
        let edges = edges.iter().map(|(u, v)| format!("{}>{} ", u + 1, v + 1));
        format!("{}| {} {}", edges.collect::<String>(), x + 1, goal + 1)
    }

    fn moves((edges, x, goal): &Position, _: Player) -> Vec<Move<Position>> {
        let words = ["move the piece to node {0}", "移到 {0} 号点"];
        let mut ends: Vec<usize> =
            edges.iter().filter(|edge| edge.0 == *x).map(|edge| edge.1).collect();
        ends.sort_unstable();
        ends.dedup();
        ends.retain(|_| x != goal);
        let step =
            |v| Move::new((edges.clone(), v, *goal), vec![(v, 0)], words, [v as u64 + 1, 0, 0]);
        ends.into_iter().map(step).collect()
    }

    fn scene((edges, x, goal): &Position) -> Vec<Picture> {
        let nodes =
            edges.iter().flat_map(|edge| [edge.0, edge.1]).chain([*x, *goal]).max().unwrap_or(0);
        let graph = Graph {
            nodes: (0..=nodes).map(|v| (v + 1).to_string()).collect(),
            edges: edges.clone(),
            tokens: vec![*x],
            goal: Some(*goal),
            root: None,
        };
        let note = ["The node with two rings is the goal.", "有两道圈的点是终点。"];
        vec![Picture::Graph(graph), Picture::Note(note.map(str::to_owned))]
    }

    /// Every graph of 3 nodes, with every piece and goal.
    fn small() -> Vec<Position> {
        let graph = |set: usize| (0..9).filter(move |i| set >> i & 1 == 1).map(|i| (i / 3, i % 3));
        let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
        (0..512).flat_map(|set| pairs.map(|(x, goal)| (graph(set).collect(), x, goal))).collect()
    }

    fn marks((edges, x, goal): &Position) -> Vec<(board::Id, Position)> {
        let nodes =
            edges.iter().flat_map(|edge| [edge.0, edge.1]).chain([*x, *goal]).max().unwrap_or(0);
        (0..=nodes).map(|v| ((v, 0), (edges.clone(), v, *goal))).collect()
    }
}
