//! The game as stated: a turn cuts an edge, and what is no longer joined to the root is gone. One tree,
//! because several trees with their roots put together are the same game.

use board::{Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{End, Game, Moves, Player};
use shared::small;

pub struct Rules;

/// What a position holds for vertex v, from 2 on: its parent, or 0 if v is gone.
fn parent(tree: &[u64], v: usize) -> usize {
    tree[v - 2] as usize
}

impl Game for Rules {
    type Position = Vec<u64>;
    /// The vertex below the edge that is cut.
    type Move = usize;

    const END: End = End::Misere;

    fn moves(tree: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for cut in (2..tree.len() + 2).filter(|&v| parent(tree, v) > 0) {
            let mut to = tree.clone();
            to[cut - 2] = 0;
            // Parents come first, so one pass takes all that hangs below.
            for v in cut + 1..tree.len() + 2 {
                let above = parent(&to, v);
                if above > 1 && parent(&to, above) == 0 {
                    to[v - 2] = 0;
                }
            }
            moves.push((cut, to));
        }
        moves
    }

    /// Every tree with at most 6 edges whose parents come first.
    fn small() -> Vec<Vec<u64>> {
        let mut small = small::up_to(&[(6, 6)]);
        small.retain(|tree| (1..).zip(tree).all(|(v, parent)| (1..=v).contains(parent)));
        small
    }
}

/// The most edges on a board.
const MOST: usize = 14;

impl Show for Rules {
    const RULE: Phrase = [
        "Cut an edge; all that is then no longer joined to vertex 1 is gone. Whoever cuts the last edge loses.",
        "每次删去一条边，再删去与 1 号点不再连通的部分。删最后一条边的人输。",
    ];
    const TAKES: Phrase = [
        "the parents of the vertices 2, 3, …, each a smaller vertex: 1 2 1 4 is a tree of two paths; at most 14 edges",
        "2、3、…… 号点的父亲，编号要比自己小：1 2 1 4 是根上的两条链；至多 14 条边",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 2 2 1 5 1", "1 2 1 4", "1 2 2", "1 2 2 1 5 1 7 8 7", "1 1 1 1 1 1 1 1 1 1 1 1 1 1"];
    const ASKED: [Phrase; 2] = [
        ["A branch counts 1 plus the nim-sum (XOR) of what the branches on it count. What do the branches at vertex 1 count? Does any count more than 1?", "一枝的大小是接在它下面的各枝大小的异或和加 1。1 号点下的各枝大小是几？有没有大于 1 的？"],
        ["If a branch that counts more than 1 is left, the nim-sum must be 0, else the number of branches odd. Which cut does that?", "删完以后，还有大于 1 的枝时异或和要是 0，没有时要剩奇数枝。删哪条边能做到？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        let tree = board::numbers(text)?;
        let is_there = |v: usize| v == 1 || parent(&tree, v) > 0;
        let fits = |v: usize| {
            let parent = parent(&tree, v);
            parent == 0 || parent < v && is_there(parent)
        };
        let all = (1..=MOST).contains(&tree.len()) && (2..tree.len() + 2).all(fits);
        all.then(|| tree.clone())
    }

    fn write(tree: &Vec<u64>) -> String {
        board::write(tree)
    }

    fn scene(tree: &Vec<u64>) -> Vec<Picture> {
        let left = (2..tree.len() + 2).filter(|&v| parent(tree, v) > 0);
        vec![Picture::Graph(Graph {
            nodes: (1..tree.len() + 2).map(|v| v.to_string()).collect(),
            edges: left.map(|v| (parent(tree, v) - 1, v - 1)).collect(),
            root: Some(0),
            ..Graph::default()
        })]
    }

    fn act(tree: &Vec<u64>, &cut: &usize) -> Act {
        let above = parent(tree, cut);
        let words = ["cut the edge {0}–{1}", "删去边 {0}–{1}"];
        Act::new(vec![Id::Edge(above - 1, cut - 1)], words, &[above as u64, cut as u64])
    }

    fn claim(tree: &Vec<u64>, _: Player) -> Option<Claim> {
        let branches = branches(tree);
        let all_small = branches.iter().all(|&w| w <= 1);
        let claim = Claim::nim_sum(&branches);
        Some(Claim { lost: claim.lost != all_small, ..claim })
    }

    fn why(tree: &Vec<u64>, player: Player) -> Option<Why> {
        let branches = branches(tree);
        let (n, x) = (branches.len(), branches.iter().fold(0, |x, w| x ^ w));
        let large: Vec<u64> = branches.iter().copied().filter(|&w| w > 1).collect();
        let [en, zh] = board::listed(&branches);
        let edges = tree.iter().filter(|&&parent| parent > 0).count() as u64;
        let [how_en, how_zh] = if branches.iter().sum::<u64>() == edges {
            ["", ""]
        } else {
            [
                "A branch counts 1 plus the nim-sum (XOR) of the branches on it: two equal ones cancel. ",
                "一枝的大小是接在它下面的各枝大小的异或和加 1（两枝相同就抵消）。",
            ]
        };
        let why = match large[..] {
            [] if n == 0 => Why::won([
                "No edge is left: the other player has cut the last one.",
                "边已经删完，最后一条是对手删的。",
            ]),
            [] if n % 2 == 0 => Why::won([
                format!(
                    "Each branch counts 1, and their number, {}, is even: cut one off. If a cut inside \
                     a branch makes it count more, it is cut back to 1; so they go one by one, and the \
                     last one falls to the other player.",
                    n
                ),
                format!(
                    "每枝都是 1，共 {} 枝，是偶数：\
                     删去一枝。以后哪一枝里面删一条边而变大，就把它删回 1；\
                     这样一枝一枝地删，最后一枝轮到对手删。",
                    n
                ),
            ]),
            [] if edges == 1 => Why::lost([
                "One edge is left, and it falls to the player to move.",
                "只剩一条边，只能由轮到走的人删。",
            ]),
            [] => {
                let [all_en, all_zh] = if n == 1 {
                    ["The only branch counts 1.".to_owned(), "只剩一枝，大小是 1。".to_owned()]
                } else {
                    [
                        format!("Each branch counts 1, and their number, {}, is odd.", n),
                        format!("每枝都是 1，共 {} 枝，是奇数。", n),
                    ]
                };
                Why::lost([
                    format!(
                        "{} A cut inside a branch may make it count more, where two equal ones no \
                         longer cancel; the other player cuts it back to 1. So the branches go one by \
                         one, the last one to the player to move.",
                        all_en
                    ),
                    format!(
                        "{}删枝里面的一条边，原来抵消的不再抵消，这一枝可能变大，对手就把它删回 1；\
                         这样一枝一枝地删，最后一枝轮到轮到走的人删。",
                        all_zh
                    ),
                ])
            }
            [w] => one_large(tree, w, player)?,
            _ if x == 0 => Why::lost([
                format!(
                    "Among the branches {} every power of two occurs an even number of times \
                     (nim-sum, or XOR: 0). Any move spoils that; the answer restores it, or at last \
                     leaves the player to move an odd number of 1s.",
                    en
                ),
                format!(
                    "各枝 {} 都拆成 2 的幂，每个幂都出现偶数次（异或和是 0）：\
                     怎么走都会破坏这一点，对手再恢复，最后留给轮到走的人奇数个 1。",
                    zh
                ),
            ]),
            _ => Why::nim_sum(&branches, ["the branches", "各枝"]),
        };
        let [en, zh] = why.words;
        Some(Why { words: [how_en.to_owned() + &en, how_zh.to_owned() + &zh], ..why })
    }

    fn drawn(tree: &Vec<u64>, _: Player) -> Option<Drawn> {
        let words = [
            "On each edge: what the branch counts that begins with it, 1 plus the nim-sum (XOR) of the numbers next below. Orange: the branches at vertex 1.",
            "边上的数：从这条边开始的一枝的大小，就是紧接在下面的各数的异或和加 1。粗框：1 号点下的各枝。",
        ];
        let g = below(tree);
        let edges = (2..g.len()).filter(|&v| parent(tree, v) > 0);
        Some(edges.fold(Drawn::new(words), |drawn, v| {
            let above = parent(tree, v);
            drawn.tag(Id::Edge(above - 1, v - 1), g[v] + 1, above == 1)
        }))
    }
}

/// One branch alone counts more than 1.
fn one_large(tree: &Vec<u64>, w: u64, player: Player) -> Option<Why> {
    // The branch goes, or one of 1 is left of it.
    let is_odd = |to: &Vec<u64>| {
        let left = branches(to);
        left.len() % 2 == 1 && left.iter().all(|&w| w == 1)
    };
    let (cut, to) = Rules::moves(tree, player).into_iter().find(|one| is_odd(&one.1))?;
    let odd = branches(&to).len();
    let above = parent(tree, cut);
    let [left_en, left_zh] =
        if above == 1 { ["it is gone", "整枝删去"] } else { ["it counts 1", "它变成 1"] };
    let is_large = |&v: &usize| parent(tree, v) == 1 && below(tree)[v] + 1 == w;
    let child = (2..tree.len() + 2).find(is_large)?;
    Some(Why::won([
        format!(
            "Only the branch of the edge 1–{} counts more than 1, namely {}: cut the edge \
             {}–{}, and {}. Then the branches at vertex 1 all count 1, and their number, \
             {}, is odd: the last one falls to the other player.",
            child, w, above, cut, left_en, odd
        ),
        format!(
            "只有边 1–{} 这一枝大于 1，是 {}：删去边 {}–{}，{}。1 号点下就每枝都是 1，\
             共 {} 枝，是奇数，最后一枝轮到对手删。",
            child, w, above, cut, left_zh, odd
        ),
    ]))
}

/// The value of what is below each vertex.
fn below(tree: &[u64]) -> Vec<u64> {
    let mut g = vec![0; tree.len() + 2];
    for v in (2..g.len()).rev().filter(|&v| parent(tree, v) > 0) {
        g[parent(tree, v)] ^= g[v] + 1;
    }
    g
}

/// g(c) + 1 for each child c of the root.
fn branches(tree: &[u64]) -> Vec<u64> {
    let g = below(tree);
    (2..g.len()).filter(|&v| parent(tree, v) == 1).map(|v| g[v] + 1).collect()
}
