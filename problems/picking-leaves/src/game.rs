//! The game as stated: a turn picks one or more of the leaves.

use board::{listed, Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
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
    const ASKED: [Phrase; 2] = [
        [
            "How long is the branch of each leaf, up to the first fork?",
            "每个叶子的枝有多长（到第一个分叉点之前）？",
        ],
        [
            "Which leaves can be picked so that all branches that remain have even lengths?",
            "摘掉哪些叶子，剩下各枝的长度就都是偶数？",
        ],
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
        let (_, lengths) = branches(position);
        let text = board::write(&lengths);
        let words = [format!("lengths of the branches: {}", text), format!("各枝长度：{}", text)];
        let is_even = |length: &u64| length % 2 == 0;
        (!lengths.is_empty()).then(|| Claim { words, lost: lengths.iter().all(is_even) })
    }

    fn why(position: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let (leaves, lengths) = branches(position);
        let [en, zh] = listed(&lengths);
        let odd = (0..leaves.len()).filter(|&i| lengths[i] % 2 == 1);
        let odd: Vec<u64> = odd.map(|i| leaves[i]).collect();
        let [odd_en, odd_zh] = listed(&odd);
        let single = lengths.iter().position(|&length| length == 1);
        Some(match (&lengths[..], single) {
            ([], _) => Why::lost([
                "Vertex 1 has been picked, by the other player.",
                "1 号点已经被对手摘走。",
            ]),
            ([1], _) => Why::won(["Only vertex 1 is left: pick it.", "只剩 1 号点：摘掉它。"]),
            ([n], _) if n % 2 == 1 => Why::won([
                format!("A path of {} vertices, an odd number, is left. Each turn picks one, so the last, vertex 1, falls to the player to move.", n),
                format!("剩下一条 {} 个点的链，是奇数，每次只能摘一个：最后的 1 号点归轮到走的人。", n),
            ]),
            ([n], _) => Why::lost([
                format!("A path of {} vertices, an even number, is left. Each turn picks one, so the last, vertex 1, falls to the other player.", n),
                format!("剩下一条 {} 个点的链，是偶数，每次只能摘一个：最后的 1 号点归对手。", n),
            ]),
            (_, Some(i)) => Why::won([
                format!("Leaf {} has a sibling, so picking it makes no new leaf. If the tree without it is lost, pick it alone; if not, pick it along with what wins there.", leaves[i]),
                format!("叶子 {} 有兄弟，摘掉它不会露出新叶子。去掉它以后的树如果必败，就只摘它；如果必胜，就照那棵树的赢法摘，同时把它也摘掉。", leaves[i]),
            ]),
            _ if odd.is_empty() => Why::lost([
                format!("The branches have the lengths {}, all even. Any turn makes some odd, and the other player shortens these: so the first branch of length 1 is left by the player to move.", en),
                format!("各枝长 {}，都是偶数。怎么摘都出现奇数，对手再把这几枝各摘短 1：最先弄出长 1 的枝的，总是轮到走的人。", zh),
            ]),
            _ => Why::won([
                format!("The branches have the lengths {}. Pick {} and all are even; if this is done each time, the other player is the first to leave a branch of length 1.", en, odd_en),
                format!("各枝长 {}。摘 {}，长度就都是偶数；每次都这样，最先弄出长 1 的枝的就是对手。", zh, odd_zh),
            ]),
        })
    }

    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "Rings: the branches, each from a leaf up to the first fork. Orange, on the leaf: how long its branch is.",
            "虚线圈：各枝，从叶子往上到第一个分叉点之前。叶子上的粗框：枝长。",
        ];
        let mut drawn = Drawn::new(words);
        let (leaves, lengths) = branches(position);
        for (&leaf, &length) in leaves.iter().zip(&lengths) {
            let mut v = leaf;
            for place in 1..=length {
                drawn = drawn.ring(Id::Node(v as usize - 1), false);
                if place < length {
                    v = position[0][v as usize - 2];
                }
            }
            drawn = drawn.tag(Id::Node(leaf as usize - 1), length, true);
        }
        Some(drawn)
    }
}

/// The leaves, and how long their branches are.
fn branches(position: &[Vec<u64>]) -> (Vec<u64>, Vec<u64>) {
    let (parents, left) = (&position[0], &position[1]);
    let children = |v: u64| left.iter().filter(|&&c| c > 1 && parents[c as usize - 2] == v).count();
    let length = |mut v: u64| {
        let mut length = 1;
        while v > 1 && children(parents[v as usize - 2]) == 1 {
            v = parents[v as usize - 2];
            length += 1;
        }
        length
    };
    let leaves = leaves(parents, left);
    let lengths = leaves.iter().copied().map(length).collect();
    (leaves, lengths)
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
