//! The game as stated: two pieces on a graph whose edges lead up; a turn moves one of them along an edge.

use board::{Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// The edges, two vertices each, and where the pieces stand; vertices count from 1.
    type Position = Vec<Vec<u64>>;
    /// From which vertex to which.
    type Move = [u64; 2];

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &x) in given[1].iter().enumerate() {
            // Of two pieces on the same vertex the first one goes.
            for y in next(&given[0], x).into_iter().filter(|_| !given[1][..i].contains(&x)) {
                let mut pieces = given[1].clone();
                pieces[i] = y;
                moves.push(([x, y], vec![given[0].clone(), pieces]));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let pieces = (1..=4).flat_map(|a| (a..=4).map(move |b| vec![a, b]));
        let graphs = subsets(&[[1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]]);
        pieces
            .flat_map(|pieces| graphs.iter().map(move |g| vec![g.clone(), pieces.clone()]))
            .collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Move one of the two pieces along an arrow. Both may stand on the same vertex. Whoever cannot move loses.",
        "每次让两枚棋子中的一枚沿一条边走一步，两枚可以在同一个点上。走不动的人输。",
    ];
    const TAKES: Phrase = [
        "edges to larger numbers, then the two pieces: 1>3 2>4 3>4 | 1 2. At most 9 vertices and 18 edges",
        "先写边（从小号点到大号点），再写两枚棋子：1>3 2>4 3>4 | 1 2。至多 9 个点、18 条边",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1>3 1>4 2>3 2>5 3>5 4>5 4>6 5>6 | 1 2",
        "1>3 2>4 3>4 | 1 2",
        "1>3 1>4 2>3 2>4 3>5 4>5 | 1 2",
        "1>2 1>3 1>4 2>4 2>5 3>5 3>6 4>6 4>7 5>6 5>7 6>7 | 1 2",
        "1>3 1>4 1>5 2>4 2>5 2>6 3>5 3>6 4>7 4>8 5>6 5>8 6>7 6>9 7>8 7>9 8>9 | 1 2",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "From which vertices does no arrow lead to another of them, while every other vertex has an arrow to one? Take them away and ask again: in which round does each piece's vertex go?",
            "哪些点之间没有边，而其余每个点都有边连到它们？去掉这些点，再问一遍：两枚棋子所在的点各在第几轮去掉？",
        ],
        [
            "Which move brings both pieces to vertices of the same value?",
            "哪一步能让两枚棋子所在的点 SG 值相等？",
        ],
    ];
    const COUNTED: Option<(Phrase, &'static str)> =
        Some((["all sets of edges: the edges", "枚举边的子集：各条边"], "1>2 1>3 2>3"));

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text)?;
        let fits = given.len() == 2
            && are_edges(&given[0], 18)
            && given[1].len() == 2
            && given[1].iter().all(|v| (1..=9).contains(v));
        fits.then_some(given)
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        let edges = given[0].chunks(2).map(|edge| format!("{}>{} ", edge[0], edge[1]));
        format!("{}| {}", edges.collect::<String>(), board::write(&given[1]))
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let edge = |edge: &[u64]| (edge[0] as usize - 1, edge[1] as usize - 1);
        vec![Picture::Graph(Graph {
            nodes: (1..=largest(given)).map(|v| v.to_string()).collect(),
            edges: given[0].chunks(2).map(edge).collect(),
            tokens: given[1].iter().map(|&v| v as usize - 1).collect(),
            ..Graph::default()
        })]
    }

    fn act(_: &Vec<Vec<u64>>, step: &[u64; 2]) -> Act {
        let words = ["move the piece from {0} to {1}", "把 {0} 号点的棋子移到 {1} 号点"];
        Act::new(step.iter().map(|&v| node(v)).collect(), words, step)
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let [a, b] = [0, 1].map(|i| grundy(&given[0], given[1][i]));
        let sign = if a == b { '=' } else { '≠' };
        let of = |i: usize| given[1][i];
        Some(Claim::formula(format!("g({}) = {} {} {} = g({})", of(0), a, sign, b, of(1)), a == b))
    }

    fn why(given: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (edges, [a, b]) = (&given[0], [given[1][0], given[1][1]]);
        let [g, h] = [a, b].map(|v| grundy(edges, v));
        if Rules::moves(given, player).is_empty() {
            return Some(Why::lost([
                "No arrow leaves a vertex with a piece.",
                "有棋子的点都没有出边了。",
            ]));
        }
        if a == b {
            return Some(Why::lost([
                format!("Both pieces stand on vertex {}: whatever one of them does, the other repeats it.", a),
                format!("两枚棋子都在 {} 号点：一枚怎么走，对手就让另一枚跟着走。", a),
            ]));
        }
        if g == h {
            return Some(Why::lost([
                format!("Vertices {} and {} both have the value {}: a move makes the values differ, and the answer makes them equal again.", a, b, g),
                format!("{} 号点和 {} 号点的 SG 值都是 {}：走一步两值就不等，对手总能再走成相等。", a, b, g),
            ]));
        }
        let (from, high, low) = if g > h { (a, g, h) } else { (b, h, g) };
        let to = next(edges, from).into_iter().find(|&v| grundy(edges, v) == low)?;
        Some(Why::won([
            format!("The values of vertices {} and {} are {} and {}: move the piece from {} to {}, and the {} becomes {} too.", a, b, g, h, from, to, high, low),
            format!("{} 号点和 {} 号点的 SG 值是 {} 和 {}：把 {} 号点的棋子移到 {} 号点，{} 也变成 {}。", a, b, g, h, from, to, high, low),
        ]))
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        Some((1..=largest(given)).fold(Drawn::new(LAYERS), |drawn, v| {
            let value = grundy(&given[0], v);
            let drawn = if value == 0 { drawn.ring(node(v), false) } else { drawn };
            drawn.tag(node(v), value, given[1].contains(&v))
        }))
    }

    /// Each set of the edges, with the pieces on 1 and 2.
    fn counted(limits: &str) -> Option<Vec<Vec<Vec<u64>>>> {
        let edges = board::numbers(limits).filter(|edges| are_edges(edges, 8))?;
        let edges: Vec<[u64; 2]> = edges.chunks(2).map(|edge| [edge[0], edge[1]]).collect();
        Some(subsets(&edges).into_iter().map(|edges| vec![edges, vec![1, 2]]).collect())
    }
}

const LAYERS: Phrase = [
    "Ringed: the vertices of value 0. No arrow joins two of them, and every other vertex has an arrow to one. Take them away, and the same is true of those of value 1, and so on. Orange: where a piece stands.",
    "画圈的是 SG 值为 0 的点：它们之间没有边，其余每个点都有边连到它们。去掉以后，SG 值为 1 的点也是这样，依此类推。粗框：有棋子的点。",
];

fn node(v: u64) -> Id {
    Id::Node(v as usize - 1)
}

fn largest(given: &[Vec<u64>]) -> u64 {
    given.concat().into_iter().max().unwrap_or(0)
}

/// Are these the ends of at most so many different edges that lead to larger vertices?
fn are_edges(ends: &[u64], most: usize) -> bool {
    let edges: Vec<&[u64]> = ends.chunks(2).collect();
    let leads_up =
        |edge: &&[u64]| edge.len() == 2 && 0 < edge[0] && edge[0] < edge[1] && edge[1] < 10;
    let differ = (0..edges.len()).all(|i| !edges[..i].contains(&edges[i]));
    edges.len() <= most && differ && edges.iter().all(leads_up)
}

/// Each set of the edges, as their ends.
fn subsets(edges: &[[u64; 2]]) -> Vec<Vec<u64>> {
    let is_in = |set: usize, i: &usize| set >> i & 1 == 1;
    let ends = |set| (0..edges.len()).filter(|i| is_in(set, i)).flat_map(|i| edges[i]).collect();
    (0..1 << edges.len()).map(ends).collect()
}

/// Where the edges of a vertex lead.
fn next(edges: &[u64], v: u64) -> Vec<u64> {
    edges.chunks(2).filter(|edge| edge[0] == v).map(|edge| edge[1]).collect()
}

/// The mex of the values where the edges lead.
fn grundy(edges: &[u64], v: u64) -> u64 {
    let values: Vec<u64> = next(edges, v).into_iter().map(|v| grundy(edges, v)).collect();
    (0..=values.len() as u64).find(|g| !values.contains(g)).unwrap_or(0)
}
