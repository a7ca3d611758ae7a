//! The game as stated: a turn picks one or more of the leaves.

use board::{Act, Claim, Graph, Id, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The parents of the vertices 2, 3, …; the vertices that are left.
    type Position = Vec<Vec<u64>>;
    /// The vertices that are picked.
    type Move = Vec<u64>;

    fn moves(position: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let (parents, left) = (&position[0], &position[1]);
        let leaves = leaves(parents, left);
        let mut moves = vec![];
        for set in 1_usize..1 << leaves.len() {
            let is_in = |i: &usize| set >> i & 1 == 1;
            let picked: Vec<u64> = (0..leaves.len()).filter(is_in).map(|i| leaves[i]).collect();
            let rest = left.iter().copied().filter(|v| !picked.contains(v)).collect();
            moves.push((picked, vec![parents.clone(), rest]));
        }
        moves
    }

    /// Every shape of a tree of up to 6 vertices: a parent has a smaller number.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let is_shape = |parents: &Vec<u64>| (1..).zip(parents).all(|(v, &p)| (1..=v).contains(&p));
        let of = |n: u64| {
            let shapes = small::sequences(n as usize - 1, n - 1).filter(is_shape);
            shapes.map(move |parents| vec![parents, (1..=n).collect()])
        };
        (1..=6).flat_map(of).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Pick one or more vertices that are leaves now, without children. Whoever picks vertex 1 wins.",
        "每次摘掉至少一个现在的叶子（没有儿子的点）。摘到 1 号点的人获胜。",
    ];
    const TAKES: Phrase = [
        "the parents of the vertices 2, 3, …, then the vertices that are left: 1 1 2 3 4 | 1 2 3 4 5 6. At most 9 vertices",
        "先写 2, 3, … 号点的父亲，再写还剩哪些点：1 1 2 3 4 | 1 2 3 4 5 6。至多 9 个点",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1 1 2 3 4 | 1 2 3 4 5 6",
        "1 1 2 3 | 1 2 3 4 5",
        "1 1 2 2 3 | 1 2 3 4 5 6",
        "1 2 2 3 4 5 6 | 1 2 3 4 5 6 7 8",
        "1 1 1 1 1 1 1 1 | 1 2 3 4 5 6 7 8 9",
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        match &position[..] {
            [parents, left] if parents.len() <= 8 => {
                let n = parents.len() as u64 + 1;
                let is_one = |v: &u64| (1..=n).contains(v);
                let has_parent = |&v: &u64| v == 1 || left.contains(&parents[v as usize - 2]);
                let are_ones = parents.iter().chain(left).all(is_one);
                let are_sorted = left.windows(2).all(|pair| pair[0] < pair[1]);
                let is_tree = are_ones && (1..=n).all(|v| comes_to_1(parents, v));
                (is_tree && are_sorted && left.iter().all(has_parent)).then(|| position.clone())
            }
            _ => None,
        }
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (parents, left) = (&position[0], &position[1]);
        let name = |v: u64| if left.contains(&v) { v.to_string() } else { String::new() };
        let edge = |&v: &u64| (parents[v as usize - 2] as usize - 1, v as usize - 1);
        vec![Picture::Graph(Graph {
            nodes: (1..=parents.len() as u64 + 1).map(name).collect(),
            edges: left.iter().filter(|&&v| v > 1).map(edge).collect(),
            root: Some(0),
            ..Graph::default()
        })]
    }

    fn act(_: &Vec<Vec<u64>>, picked: &Vec<u64>) -> Act {
        let taps = picked.iter().map(|&v| Id::Node(v as usize - 1)).collect();
        let list = board::write(picked);
        let words = [
            format!("pick {}", list.replace(' ', ", ")),
            format!("摘 {}", list.replace(' ', "、")),
        ];
        Act::new(taps, words, &[])
    }

    fn claim(position: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let (parents, left) = (&position[0], &position[1]);
        let children =
            |v: u64| left.iter().filter(|&&c| c > 1 && parents[c as usize - 2] == v).count();
        let length = |mut v: u64| {
            let mut length = 1;
            while v > 1 && children(parents[v as usize - 2]) == 1 {
                v = parents[v as usize - 2];
                length += 1;
            }
            length
        };
        let lengths: Vec<u64> = leaves(parents, left).into_iter().map(length).collect();
        let text = board::write(&lengths);
        let words = [format!("lengths of the branches: {}", text), format!("各枝长度：{}", text)];
        let is_even = |length: &u64| length % 2 == 0;
        (!left.is_empty()).then(|| Claim { words, lost: lengths.iter().all(is_even) })
    }
}

/// The vertices without children among those that are left.
fn leaves(parents: &[u64], left: &[u64]) -> Vec<u64> {
    let is_leaf = |v: &u64| left.iter().all(|&c| c == 1 || parents[c as usize - 2] != *v);
    left.iter().copied().filter(is_leaf).collect()
}

/// Does the way up from v end at vertex 1?
fn comes_to_1(parents: &[u64], v: u64) -> bool {
    let up = |v: u64, _| if v == 1 { 1 } else { parents[v as usize - 2] };
    parents.iter().fold(v, up) == 1
}
