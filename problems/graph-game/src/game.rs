//! The game as stated: a turn moves one token along an edge.

use board::{Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::nim::nim_sum;

pub struct Rules;

impl Game for Rules {
    /// The edges, two nodes each, and the nodes of the tokens; nodes count from 1.
    type Position = Vec<Vec<u64>>;
    /// From which node to which.
    type Move = [u64; 2];

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &x) in given[1].iter().enumerate() {
            // Of tokens on the same node the first one goes.
            for y in next(&given[0], x).into_iter().filter(|_| !given[1][..i].contains(&x)) {
                let mut tokens = given[1].clone();
                tokens[i] = y;
                moves.push(([x, y], vec![given[0].clone(), tokens]));
            }
        }
        moves
    }

    /// Edges to larger nodes only.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let all = [[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];
        let edges =
            |set: usize| (0..6).filter(move |i| set >> i & 1 == 1).flat_map(move |i| all[i]);
        let tokens = [vec![1], vec![2], vec![1, 1], vec![1, 2], vec![2, 1, 3], vec![1, 1, 2, 3]];
        let given =
            |set| tokens.iter().map(move |tokens| vec![edges(set).collect(), tokens.clone()]);
        (0..64).flat_map(given).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Move one token along an arrow. Several tokens may stand on a node. Whoever cannot move loses.",
        "每次让一枚棋子沿一条边走一步，一个点上可以有几枚棋子。走不动的人输。",
    ];
    const TAKES: Phrase = [
        "edges without a cycle, then the tokens: 1>2 2>3 1>3 | 1 2. At most 9 nodes, 18 edges and 4 tokens",
        "先写边（不能有环），再写棋子：1>2 2>3 1>3 | 1 2。至多 9 个点、18 条边、4 枚棋子",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "2>1 2>4 1>4 1>5 4>5 1>3 3>5 3>6 | 1 2 4 6",
        "1>2 2>3 1>3 | 1 2",
        "1>2 1>3 2>4 3>4 3>5 4>6 5>6 | 1 1 3",
        "1>2 1>3 2>3 2>4 3>4 3>5 4>5 4>6 5>6 5>7 6>7 6>8 7>8 7>9 8>9 1>9 | 1 2 3 1",
    ];

    const ASKED: [Phrase; 2] = [
        [
            "What is the value of each node, the least of 0, 1, 2, … to which no arrow leads from it?",
            "每个点的 SG 值（一步走不到的最小的值）是几？",
        ],
        [
            "Which token can move so that the nim-sum of the tokens' values is 0?",
            "走哪枚棋子，能让各棋子 SG 值的异或和变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text).filter(|given| given.len() == 2)?;
        let fits = given.concat().iter().all(|v| (1..=9).contains(v))
            && given[0].len() % 2 == 0
            && given[0].len() <= 36
            && (1..=4).contains(&given[1].len());
        // Without a cycle no way has 9 edges.
        let longer = |ends: Vec<u64>| ends.iter().flat_map(|&v| next(&given[0], v)).collect();
        (fits && (0..9).fold((1..=9).collect(), |ends, _| distinct(longer(ends))).is_empty())
            .then_some(given)
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        let edges = given[0].chunks(2).map(|edge| format!("{}>{} ", edge[0], edge[1]));
        format!("{}| {}", edges.collect::<String>(), board::write(&given[1]))
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let nodes = given.concat().into_iter().max().unwrap_or(0);
        let edge = |edge: &[u64]| (edge[0] as usize - 1, edge[1] as usize - 1);
        vec![Picture::Graph(Graph {
            nodes: (1..=nodes).map(|v| v.to_string()).collect(),
            edges: given[0].chunks(2).map(edge).collect(),
            tokens: given[1].iter().map(|&v| v as usize - 1).collect(),
            ..Graph::default()
        })]
    }

    fn act(_: &Vec<Vec<u64>>, step: &[u64; 2]) -> Act {
        let words = ["move the token from node {0} to node {1}", "把 {0} 号点的棋子移到 {1} 号点"];
        Act::new(step.iter().map(|&v| node(v)).collect(), words, step)
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let values = given[1].iter().map(|&v| grundy(&given[0], v));
        Some(Claim::nim_sum(&values.collect::<Vec<_>>()))
    }

    fn why(given: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (edges, tokens) = (&given[0], &given[1]);
        let values: Vec<u64> = tokens.iter().map(|&v| grundy(edges, v)).collect();
        let x = nim_sum(values.iter().copied());
        if values.iter().all(|&g| g == 0) {
            let is_end = tokens.iter().all(|&v| next(edges, v).is_empty());
            return Some(Why::lost(if is_end { END } else { ALL_0 }));
        }
        let ([nodes_en, nodes_zh], [g_en, g_zh]) = (board::listed(tokens), board::listed(&values));
        let are = if tokens.len() == 1 { ["token is", "value"] } else { ["tokens are", "values"] };
        let en = format!("The {} on {}, of {} {} {}", are[0], nodes_en, are[1], g_en, MEX[0]);
        let zh = format!("{} 号点的 SG 值{}是 {}", nodes_zh, MEX[1], g_zh);
        if x == 0 {
            return Some(Why::lost([
                format!("{}, nim-sum 0: any move spoils that, and the answer restores it.", en),
                format!("{}，异或和 0：怎么走都不再是 0，对手再走回 0。", zh),
            ]));
        }
        let answers = |[v, w]: &[u64; 2]| grundy(edges, *w) == grundy(edges, *v) ^ x;
        let mut moves = Rules::moves(given, player).into_iter().map(|one| one.0);
        let [from, to] = moves.find(answers)?;
        Some(Why::won([
            format!("{}, nim-sum {}: move {} to {}, and it is 0.", en, x, from, to),
            format!("{}，异或和 {}：从 {} 号走到 {} 号，就变成 0。", zh, x, from, to),
        ]))
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let nodes = given.concat().into_iter().max().unwrap_or(0);
        let tag =
            |drawn: Drawn, v: u64| drawn.tag(node(v), grundy(&given[0], v), given[1].contains(&v));
        Some((1..=nodes).fold(Drawn::new(VALUES), tag))
    }

    fn marks(given: &Vec<Vec<u64>>) -> Vec<(Id, Vec<Vec<u64>>)> {
        let nodes = given.concat().into_iter().max().unwrap_or(0);
        (1..=nodes).map(|v| (node(v), vec![given[0].clone(), vec![v]])).collect()
    }
}

const MEX: Phrase = ["(the least to which no arrow leads)", "（一步走不到的最小的值）"];
const VALUES: Phrase = [
    "On each node stands its value, the least of 0, 1, 2, … to which no arrow leads from it. Orange: where a token stands.",
    "每个点标出 SG 值（一步走不到的最小的值）。粗框：有棋子的点。",
];
const ALL_0: Phrase = [
    "Every token stands on a node of value 0: its arrows lead to other values, and from there an arrow leads to 0 again.",
    "棋子所在的点 SG 值都是 0：一步走到的点值不是 0，对手总能把它再走到 0。",
];
const END: Phrase = ["No arrow leaves a node with a token.", "有棋子的点都没有出边了。"];

fn node(v: u64) -> Id {
    Id::Node(v as usize - 1)
}

fn distinct(mut nodes: Vec<u64>) -> Vec<u64> {
    nodes.sort_unstable();
    nodes.dedup();
    nodes
}

/// Where the edges of a node lead.
fn next(edges: &[u64], v: u64) -> Vec<u64> {
    distinct(edges.chunks(2).filter(|edge| edge[0] == v).map(|edge| edge[1]).collect())
}

/// The mex of the values where the edges lead.
fn grundy(edges: &[u64], v: u64) -> u64 {
    let values: Vec<u64> = next(edges, v).into_iter().map(|v| grundy(edges, v)).collect();
    (0..=values.len() as u64).find(|g| !values.contains(g)).unwrap_or(0)
}
