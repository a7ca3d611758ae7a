//! The game as stated: a turn moves the piece along an edge, until it is on the goal.

use board::{Act, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};

pub struct Rules;

/// The edges, the node of the piece and the goal; nodes count from 0.
pub type Position = (Vec<(usize, usize)>, usize, usize);

impl Game for Rules {
    type Position = Position;
    /// The node that the piece comes to.
    type Move = usize;

    const END: End = End::Draws;

    fn moves((edges, x, goal): &Position, _: Player) -> Moves<Rules> {
        let mut ends: Vec<usize> =
            edges.iter().filter(|edge| edge.0 == *x).map(|edge| edge.1).collect();
        ends.sort_unstable();
        ends.dedup();
        ends.retain(|_| x != goal);
        ends.into_iter().map(|v| (v, (edges.clone(), v, *goal))).collect()
    }

    /// Every graph of 3 nodes, with every piece and goal.
    fn small() -> Vec<Position> {
        let graph = |set: usize| (0..9).filter(move |i| set >> i & 1 == 1).map(|i| (i / 3, i % 3));
        let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
        (0..512).flat_map(|set| pairs.map(|(x, goal)| (graph(set).collect(), x, goal))).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Move the piece along an arrow. Whoever brings it to the goal wins; whoever cannot move loses; play without end is a draw.",
        "每次让棋子沿一条边走一步。走到终点的人赢，走不动的人输，永远走不完算平局。",
    ];
    const TAKES: Phrase = [
        "edges, then the piece and the goal: 1>2 2>1 2>3 3>4 | 1 3. At most 9 nodes and 18 edges",
        "先写边，再写棋子与终点：1>2 2>1 2>3 3>4 | 1 3。至多 9 个点、18 条边",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1>2 1>3 2>3 3>2 3>4 4>5 2>5 | 1 5",
        "1>2 2>3 3>4 4>5 3>6 7>5 6>7 | 1 5",
        "1>2 2>3 3>1 3>4 4>5 1>5 4>3 | 1 5",
        "1>2 2>1 2>3 3>4 | 1 4",
        "1>2 2>3 3>4 4>1 2>5 5>6 6>3 4>7 7>8 8>9 9>7 6>8 1>6 5>9 3>7 | 1 9",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "Where does play end? Going backwards from there, which nodes can be told?",
            "游戏在哪些点结束？从那里倒推，哪些点的输赢能判断出来？",
        ],
        [
            "Which next node has an orange ring or, if none has, no ring at all?",
            "能走到的点里，哪个有粗圈？都没有的话，哪个没有圈？",
        ],
    ];

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

    fn scene((edges, x, goal): &Position) -> Vec<Picture> {
        let graph = Graph {
            nodes: (0..nodes(edges, *x, *goal)).map(|v| (v + 1).to_string()).collect(),
            edges: edges.clone(),
            tokens: vec![*x],
            goal: Some(*goal),
            root: None,
        };
        let note =
            [format!("The goal is node {}.", goal + 1), format!("终点是 {} 号点。", goal + 1)];
        vec![Picture::Graph(graph), Picture::Note(note)]
    }

    fn act(_: &Position, &v: &usize) -> Act {
        let words = ["move the piece to node {0}", "移到 {0} 号点"];
        Act::new(vec![Id::Node(v)], words, &[v as u64 + 1])
    }

    /// The labels of the page, from the ends backwards.
    fn why((edges, x, goal): &Position, _: Player) -> Option<Why> {
        let labels = labels(edges, *goal);
        let ends = |v: usize| edges.iter().filter(move |edge| edge.0 == v).map(|edge| edge.1);
        let lost_after =
            |v: usize| labels.iter().find(|(u, won)| !won && ends(v).any(|end| end == *u));
        // The other player's moves from a lost node, each with its answer.
        let answers = |v: usize| {
            let answer = |(u, _): (usize, Position)| {
                lost_after(u).map(|(to, _)| format!("{} → {}", u + 1, to + 1))
            };
            let moves = Rules::moves(&(edges.clone(), v, *goal), Player::Left);
            moves.into_iter().filter_map(answer).collect::<Vec<_>>()
        };
        let here = x + 1;
        let is_stuck = |v: usize| v != *goal && ends(v).next().is_none();
        let [stuck_en, stuck_zh] = if (0..nodes(edges, *x, *goal)).any(is_stuck) {
            [" or to a node without arrows", "，或者让人走不动"]
        } else {
            ["", ""]
        };
        Some(match labels.iter().find(|(v, _)| v == x) {
            Some((_, false)) if x == goal => Why::lost([
                "The other player has brought the piece to the goal.",
                "对手走到了终点。",
            ]),
            Some((_, false)) if ends(*x).next().is_none() => Why::lost([
                format!("No arrow leads out of node {}.", here),
                format!("{} 号点没有出边，走不动。", here),
            ]),
            Some((_, false)) => Why::lost([
                format!("Every move from node {} has an answer ({}). In the end the answers bring the piece to the goal{}.", here, answers(*x).join(", "), stuck_en),
                format!("轮到走的人从 {} 号点怎么走，对手都有应对（{}），最后由对手走到终点{}。", here, answers(*x).join("，"), stuck_zh),
            ]),
            Some((_, true)) => {
                let to = lost_after(*x)?.0;
                if to == *goal {
                    Why::won([
                        format!("An arrow leads from node {} to the goal: take it.", here),
                        format!("从 {} 号点有一条边通到终点，走过去就行。", here),
                    ])
                } else if ends(to).next().is_none() {
                    Why::won([
                        format!("Move to node {}: no arrow leads out of it, and the other player is stuck.", to + 1),
                        format!("走到 {} 号点：那里没有出边，对手走不动。", to + 1),
                    ])
                } else {
                    Why::won([
                        format!("Move to node {}: every move from there has an answer ({}), and so it goes on to the goal{}.", to + 1, answers(to).join(", "), stuck_en),
                        format!("走到 {} 号点：对手从那里怎么走，轮到走的人都有应对（{}），这样一直走到终点{}。", to + 1, answers(to).join("，"), stuck_zh),
                    ])
                }
            }
            None => {
                let next = ends(*x).find(|end| labels.iter().all(|(v, _)| v != end))?;
                Why::drawn([
                    format!("From node {} no arrow leads to a lost node, but one leads to node {}, which has no label either. From there it is the same again: nobody can be made to lose.", here, next + 1),
                    format!("从 {} 号点走不到必败点，但能走到同样没有标记的 {} 号点，之后还是这样：谁也逼不死谁。", here, next + 1),
                ])
            }
        })
    }

    /// The labels of all nodes but the piece's.
    fn drawn((edges, x, goal): &Position, _: Player) -> Option<Drawn> {
        let words = [
            "Orange ring: whoever has to move there loses, since play is over or every arrow leads to a dashed ring. Dashed ring: whoever has to move there wins, along an arrow to an orange one. No ring: neither; where the piece stands none is drawn.",
            "粗圈：轮到谁在这里走谁输，因为已经终局，或所有出边都通到虚线圈。虚线圈：轮到谁在这里走谁赢，因为有出边通到粗圈。没有圈：谁也赢不了；棋子所在的点不画圈。",
        ];
        let seen = nodes(edges, *x, *goal);
        let labels = labels(edges, *goal).into_iter().filter(|&(v, _)| v != *x && v < seen);
        Some(labels.fold(Drawn::new(words), |drawn, (v, won)| drawn.ring(Id::Node(v), !won)))
    }

    fn marks((edges, x, goal): &Position) -> Vec<(Id, Position)> {
        (0..nodes(edges, *x, *goal)).map(|v| (Id::Node(v), (edges.clone(), v, *goal))).collect()
    }
}

/// How many nodes there are.
fn nodes(edges: &[(usize, usize)], x: usize, goal: usize) -> usize {
    edges.iter().flat_map(|edge| [edge.0, edge.1]).fold(x.max(goal), usize::max) + 1
}

/// The nodes that get a label, in the order in which they get it; are they won?
fn labels(edges: &[(usize, usize)], goal: usize) -> Vec<(usize, bool)> {
    let mut labels: Vec<(usize, bool)> = vec![];
    // Each round but the last gives a label to one of the 9 nodes at least.
    for _ in 0..10 {
        for v in 0..9 {
            let has_label = labels.iter().any(|label| label.0 == v);
            let mut ends = edges.iter().filter(|edge| edge.0 == v).map(|edge| edge.1);
            if !has_label && (v == goal || ends.clone().all(|u| labels.contains(&(u, true)))) {
                labels.push((v, false));
            } else if !has_label && ends.any(|u| labels.contains(&(u, false))) {
                labels.push((v, true));
            }
        }
    }
    labels
}
