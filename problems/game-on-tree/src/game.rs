//! The game as stated: a turn removes an edge of a tree, and all that then no longer hangs on vertex 1.

use board::{listed, Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// The edges, the parent first; vertices count from 1.
    type Position = Vec<u64>;
    /// The edge, the parent first.
    type Move = [u64; 2];

    fn moves(edges: &Vec<u64>, _: Player) -> Moves<Rules> {
        let cut = |edge: &[u64]| {
            let gone = below(edges, edge[1]);
            let left = edges.chunks(2).filter(|edge| !gone.contains(&edge[1]));
            ([edge[0], edge[1]], left.flatten().copied().collect())
        };
        edges.chunks(2).map(cut).collect()
    }

    /// Every tree of at most 6 vertices in which a parent has a smaller number.
    fn small() -> Vec<Vec<u64>> {
        let mut trees: Vec<Vec<u64>> = vec![vec![]];
        let mut next = 0;
        while next < trees.len() {
            let tree = trees[next].clone();
            let child = tree.len() as u64 / 2 + 2;
            let larger = (1..child).map(|parent| [&tree[..], &[parent, child]].concat());
            trees.extend(larger.filter(|_| child <= 6));
            next += 1;
        }
        trees
    }
}

/// So many vertices, and so many leaves side by side.
const VERTICES: u64 = 12;
const LEAVES: usize = 7;

impl Show for Rules {
    const RULE: Phrase = [
        "Remove an edge; all that is then cut off from vertex 1 goes too. Whoever cannot move loses.",
        "每次删去一条边，与 1 号点不再连通的部分也一起去掉。不能删的人输。",
    ];
    const TAKES: Phrase = [
        "the edges of a tree whose root is vertex 1, for example 1>2 2>3 2>4: at most 12 vertices and 7 leaves",
        "树的各条边，例如 1>2 2>3 2>4：根是 1，至多 12 个点、7 片叶子",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1>2 2>3 2>4 1>5 5>6 5>7 7>8",
        "1>2 2>3 2>4 4>5",
        "1>2 2>3 1>4 4>5",
        "1>2 1>3 1>4 2>5 2>6 3>7 4>8 8>9",
        "1>2 1>3 1>4 1>5 1>6 1>7 2>8 3>9 4>10 5>11 6>12",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "By the colon principle each branch at vertex 1 is worth a path: of how many edges?",
            "由 Colon 原理，1 号点下的各枝分别相当于多长的链？",
        ],
        [
            "Which edge can go so that the branches at vertex 1 have nim-sum 0?",
            "删去哪条边，能让 1 号点下各枝的异或和变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        if text.trim() == "1" {
            return Some(vec![]);
        }
        let edges = board::numbers(text)?;
        let fits = edges.len() % 2 == 0 && edges.iter().all(|v| (1..=VERTICES).contains(v));
        let edges = rooted(&edges[..if fits { edges.len() } else { 0 }])?;
        let leaves = edges.chunks(2).filter(|edge| children(&edges, edge[1]).is_empty()).count();
        (1..=LEAVES).contains(&leaves).then_some(edges)
    }

    fn write(edges: &Vec<u64>) -> String {
        let edges: Vec<String> = edges.chunks(2).map(|e| format!("{}>{}", e[0], e[1])).collect();
        if edges.is_empty() {
            "1".to_owned()
        } else {
            edges.join(" ")
        }
    }

    fn scene(edges: &Vec<u64>) -> Vec<Picture> {
        let edge = |edge: &[u64]| (edge[0] as usize - 1, edge[1] as usize - 1);
        vec![Picture::Graph(Graph {
            nodes: (1..=VERTICES).map(|v| v.to_string()).collect(),
            edges: edges.chunks(2).map(edge).collect(),
            root: Some(0),
            ..Graph::default()
        })]
    }

    fn act(_: &Vec<u64>, edge: &[u64; 2]) -> Act {
        let [parent, child] = edge.map(|v| v as usize - 1);
        let words = ["remove the edge {0}–{1}", "删去边 {0}–{1}"];
        Act::new(vec![Id::Edge(parent, child)], words, edge)
    }

    fn claim(edges: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&branches(edges)))
    }

    fn why(edges: &Vec<u64>, player: Player) -> Option<Why> {
        let (below_root, values) = (children(edges, 1), branches(edges));
        match below_root[..] {
            [] => return Some(Why::lost(["No edge is left.", "一条边也没有了。"])),
            [only] => {
                return Some(Why::won([
                    format!("All hangs on the edge 1–{}: remove it, and nothing is left.", only),
                    format!("整棵树都挂在边 1–{} 上：删去它就什么也不剩。", only),
                ]))
            }
            _ => {}
        }
        let ([en, zh], x) = (listed(&values), value(edges, 1));
        let is_path = (1..=VERTICES).skip(1).all(|v| children(edges, v).len() < 2);
        let en = if is_path {
            format!("The paths at vertex 1 are Nim heaps of {} (nim-sum {})", en, x)
        } else {
            format!("By the colon principle the branches at vertex 1 play like paths of {} edges (nim-sum {})", en, x)
        };
        let zh = if is_path {
            format!("1 号点下的各条链就是 Nim 的各堆：{}（异或和 {}）", zh, x)
        } else {
            format!("由 Colon 原理，1 号点下的各枝相当于长 {} 的链（异或和 {}）", zh, x)
        };
        if x == 0 {
            return Some(Why::lost([
                format!("{}: any move spoils the 0, and the answer restores it.", en),
                format!("{}：怎么删都不再是 0，对手再删成 0。", zh),
            ]));
        }
        let (best, _) = Self::moves(edges, player).into_iter().find(|(_, to)| value(to, 1) == 0)?;
        let [en_best, zh_best] = Self::act(edges, &best).words;
        Some(Why::won([
            format!("{}: {}, and it is 0.", en, en_best),
            format!("{}：{}，就成了 0。", zh, zh_best),
        ]))
    }

    fn drawn(edges: &Vec<u64>, _: Player) -> Option<Drawn> {
        let words = [
            "On each edge: the number of edges of the path that it is worth, with all that hangs below. Orange: the branches at vertex 1.",
            "边上的数：这条边连同下面的部分，相当于几条边的链。粗框：1 号点下的各枝。",
        ];
        Some(edges.chunks(2).fold(Drawn::new(words), |drawn, edge| {
            let id = Id::Edge(edge[0] as usize - 1, edge[1] as usize - 1);
            drawn.tag(id, value(edges, edge[1]) + 1, edge[0] == 1)
        }))
    }

    fn parts(edges: &Vec<u64>) -> Vec<Vec<u64>> {
        let branch = |child: u64| {
            let of = below(edges, child);
            let of = edges.chunks(2).filter(|edge| of.contains(&edge[1]));
            of.flatten().copied().collect()
        };
        children(edges, 1).into_iter().map(branch).collect()
    }
}

/// The same edges, the parent first, if they make a tree with vertex 1.
pub fn rooted(edges: &[u64]) -> Option<Vec<u64>> {
    let mut reached = vec![1];
    let mut rooted = edges.to_vec();
    while reached.len() <= edges.len() / 2 {
        let is_next = |e: &&[u64]| reached.contains(&e[0]) != reached.contains(&e[1]);
        let place = edges.chunks(2).position(|edge| is_next(&edge))?;
        let edge = &mut rooted[2 * place..2 * place + 2];
        if reached.contains(&edge[1]) {
            edge.swap(0, 1);
        }
        reached.push(edge[1]);
    }
    Some(rooted)
}

fn children(edges: &[u64], v: u64) -> Vec<u64> {
    edges.chunks(2).filter(|edge| edge[0] == v).map(|edge| edge[1]).collect()
}

/// A vertex with all below it.
fn below(edges: &[u64], v: u64) -> Vec<u64> {
    let further = children(edges, v).into_iter().flat_map(|child| below(edges, child));
    [v].into_iter().chain(further).collect()
}

/// The values of the branches at the root.
fn branches(edges: &[u64]) -> Vec<u64> {
    children(edges, 1).into_iter().map(|child| value(edges, child) + 1).collect()
}

/// g of the page.
fn value(edges: &[u64], v: u64) -> u64 {
    children(edges, v).into_iter().fold(0, |g, child| g ^ (value(edges, child) + 1))
}
