//! The game as stated: a turn deletes a vertex of a forest with all its ancestors.

use board::{listed, Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// So many vertices.
const VERTICES: usize = 12;

impl Game for Rules {
    /// For each vertex in the order of their numbers: its parent, or 0 for a root, and the vertex.
    type Position = Vec<u64>;
    /// The vertex to delete.
    type Move = u64;

    fn moves(forest: &Vec<u64>, _: Player) -> Moves<Rules> {
        let delete = |v: u64| {
            let gone = ancestors(forest, v);
            let left = forest.chunks(2).filter(|one| !gone.contains(&one[1]));
            let root = |u: u64| if gone.contains(&u) { 0 } else { u };
            (v, left.flat_map(|one| [root(one[0]), one[1]]).collect())
        };
        forest.chunks(2).map(|one| delete(one[1])).collect()
    }

    /// Every forest of at most 6 vertices in which a parent has a smaller number.
    fn small() -> Vec<Vec<u64>> {
        let mut forests: Vec<Vec<u64>> = vec![vec![]];
        let mut next = 0;
        while next < forests.len() {
            let forest = forests[next].clone();
            let v = forest.len() as u64 / 2 + 1;
            let larger = (0..v).map(|parent| [&forest[..], &[parent, v]].concat());
            forests.extend(larger.filter(|_| v <= 6));
            next += 1;
        }
        forests
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Delete a vertex with all its ancestors. Whoever cannot move, because no vertex is left, loses.",
        "每次选一个点，删去它和它所有的祖先。没有点可选的人输。",
    ];
    const TAKES: Phrase = [
        "parent and vertex for each vertex, 0 before a root, for example 0>1 1>2 1>3 0>4: at most 12 vertices, a parent before its children in number",
        "每个点写成 父亲>点，根的父亲写 0，例如 0>1 1>2 1>3 0>4：至多 12 个点，父亲的编号比儿子小",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "0>1 1>2 1>3 3>4 0>5 5>6",
        "0>1 1>2 1>3",
        "0>1 0>2",
        "0>1 1>2 2>3 0>4 4>5 4>6 0>7 7>8 8>9",
        "0>1 1>2 1>3 2>4 2>5 3>6 3>7 0>8 8>9 8>10 9>11 10>12",
    ];
    const ASKED: [Phrase; 2] = [
        ["What is each tree worth: the least value that no deletion in it leaves?", "每棵树的 SG 值是多少，也就是在里面怎么删都得不到的最小的值？"],
        ["Which vertex can be deleted with its ancestors so that the trees left have the nim-sum 0?", "删去哪个点和它的祖先，能让剩下各树的异或和变成 0？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        if text.trim() == "0" {
            return Some(vec![]);
        }
        let forest = board::numbers(text)?;
        let fits = forest.len() % 2 == 0 && (1..=VERTICES).contains(&(forest.len() / 2));
        let is_there = |v: u64| v == 0 || forest.chunks(2).any(|one| one[1] == v);
        let is_one = |one: &[u64]| one[0] < one[1] && one[1] <= VERTICES as u64 && is_there(one[0]);
        let fits = fits && forest.chunks(2).all(is_one);
        let in_order = |pair: &[u64]| pair[1] < pair[3];
        let fits = fits && forest.windows(4).step_by(2).all(in_order);
        fits.then_some(forest)
    }

    fn write(forest: &Vec<u64>) -> String {
        let all: Vec<String> = forest.chunks(2).map(|v| format!("{}>{}", v[0], v[1])).collect();
        if all.is_empty() {
            "0".to_owned()
        } else {
            all.join(" ")
        }
    }

    fn scene(forest: &Vec<u64>) -> Vec<Picture> {
        let name = |v: usize| if v == 0 { String::new() } else { v.to_string() };
        vec![Picture::Graph(Graph {
            nodes: (0..=VERTICES).map(name).collect(),
            edges: forest.chunks(2).map(|one| (one[0] as usize, one[1] as usize)).collect(),
            root: Some(0),
            ..Graph::default()
        })]
    }

    fn act(forest: &Vec<u64>, &v: &u64) -> Act {
        let words = match ancestors(forest, v).len() {
            1 => ["delete {0}", "删去 {0} 号点"],
            _ => ["delete {0} and its ancestors", "删去 {0} 号点和它的祖先"],
        };
        Act::new(vec![Id::Node(v as usize)], words, &[v])
    }

    /// The values of the trees.
    fn claim(forest: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&values(forest)))
    }

    fn why(forest: &Vec<u64>, _: Player) -> Option<Why> {
        let (roots, [g_en, g_zh]) = (children(forest, 0), listed(&values(forest)));
        let [en, zh] = listed(&roots);
        let [en, zh] = if roots.len() > 5 {
            [
                format!("The {} trees play like {} heaps", roots.len(), roots.len()),
                format!("{} 棵树相当于 {} 堆石子", roots.len(), roots.len()),
            ]
        } else {
            [
                format!("The trees of the roots {} play like heaps of {} stones", en, g_en),
                format!("以 {} 为根的树相当于 {} 颗的堆", zh, g_zh),
            ]
        };
        let x = values(forest).iter().fold(0, |x, value| x ^ value);
        // As if 0 were a root above all: what a move leaves is worth a number of O(0).
        let wins = left(forest, 0).into_iter().skip(1).find(|one| one.1 == 0);
        Some(match (wins, &roots[..]) {
            (_, []) => Why::lost(["No vertex is left.", "没有点了。"]),
            (Some((v, _)), [_]) => Why::won([
                format!(
                    "There is one tree. Delete its root alone; or, if that has a winning answer, choose the answer at once, as it deletes the root too. Here delete {}.",
                    v
                ),
                format!("只有一棵树：只删根；如果那时对手有必胜的一步，就一开始走那一步，反正根也一起删掉。这里选 {} 号点。", v),
            ]),
            (Some((v, _)), _) => {
                Why::evened([en, zh], x, [format!("delete {}", v), format!("选 {} 号点", v)])
            }
            (None, _) => Why::balanced([en, zh], ["move", "走"]),
        })
    }

    fn drawn(forest: &Vec<u64>, _: Player) -> Option<Drawn> {
        let words = [
            "On each vertex: the value of the subtree that hangs there. Orange: the whole trees.",
            "每个点上是以它为根的子树的 SG 值。粗框：整棵树的值。",
        ];
        Some(forest.chunks(2).fold(Drawn::new(words), |drawn, one| {
            drawn.tag(Id::Node(one[1] as usize), mex(&left(forest, one[1])), one[0] == 0)
        }))
    }

    fn parts(forest: &Vec<u64>) -> Vec<Vec<u64>> {
        let tree = |root: u64| {
            let all = forest.chunks(2).filter(|one| ancestors(forest, one[1]).contains(&root));
            all.flatten().copied().collect()
        };
        children(forest, 0).into_iter().map(tree).collect()
    }
}

fn children(forest: &[u64], v: u64) -> Vec<u64> {
    forest.chunks(2).filter(|one| one[0] == v).map(|one| one[1]).collect()
}

/// A vertex and its ancestors.
fn ancestors(forest: &[u64], v: u64) -> Vec<u64> {
    let parent = forest.chunks(2).find(|one| one[1] == v).map_or(0, |one| one[0]);
    let mut all = if parent == 0 { vec![] } else { ancestors(forest, parent) };
    all.push(v);
    all
}

/// O(v) of the page: for each move in the subtree of v its vertex and what it leaves.
fn left(forest: &[u64], v: u64) -> Vec<(u64, u64)> {
    let below: Vec<_> = children(forest, v).into_iter().map(|u| left(forest, u)).collect();
    let s = below.iter().fold(0, |s, o| s ^ mex(o));
    let of_child = |o: &Vec<(u64, u64)>| {
        let beside = s ^ mex(o);
        o.iter().map(|&(x, left)| (x, beside ^ left)).collect::<Vec<_>>()
    };
    [(v, s)].into_iter().chain(below.iter().flat_map(of_child)).collect()
}

/// g(v) of the page, from O(v).
fn mex(left: &[(u64, u64)]) -> u64 {
    let is_left = |g: &usize| left.iter().any(|one| one.1 == *g as u64);
    (0..left.len()).take_while(is_left).count() as u64
}

/// The values of the trees.
fn values(forest: &[u64]) -> Vec<u64> {
    children(forest, 0).into_iter().map(|root| mex(&left(forest, root))).collect()
}
