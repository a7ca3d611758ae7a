//! The game as stated: a turn cuts an edge of a graph, and all that no longer hangs together with node 1
//! falls off.

use board::{listed, Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// So many nodes, and so many edges.
const NODES: u64 = 12;
const EDGES: usize = 13;

impl Game for Rules {
    /// The ends of the edges, in pairs; nodes count from 1.
    type Position = Vec<u64>;
    /// The ends of the edge to cut, the smaller one first.
    type Move = [u64; 2];

    fn moves(edges: &Vec<u64>, _: Player) -> Moves<Rules> {
        let ends = |i: usize| [edges[2 * i], edges[2 * i + 1]];
        let after = |i: usize| staying(edges, Some(i)).into_iter().flat_map(ends).collect();
        (0..edges.len() / 2).map(|i| (ends(i), after(i))).collect()
    }

    /// Every graph of at most 5 nodes with at most 6 edges that hangs together with node 1.
    fn small() -> Vec<Vec<u64>> {
        let pairs: Vec<[u64; 2]> = (2..=5).flat_map(|v| (1..v).map(move |u| [u, v])).collect();
        let chosen = |set: usize| (0..10).filter(move |i| set >> i & 1 == 1);
        let sets = (1_usize..1 << 10).filter(|set| set.count_ones() <= 6);
        let graphs = sets.map(|set| chosen(set).flat_map(|i| pairs[i]).collect::<Vec<u64>>());
        graphs.filter(|edges| staying(edges, None).len() == edges.len() / 2).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Cut an edge; all that then no longer hangs together with node 1 falls off. Whoever cannot move loses.",
        "每次剪断一条边，与 1 号点不再连通的部分掉落。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "the edges of a graph with node 1, for example 1-2 2-3 3-1: at most 12 nodes and 13 edges. Several graphs: give them one node 1",
        "图的各条边，例如 1-2 2-3 3-1：根是 1，至多 12 个点、13 条边。有几张图时，把各个根合成 1 号点",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1-2 1-3 3-4 3-5 4-5",
        "1-2 2-3 3-4 1-4",
        "1-2 2-3 2-4 3-4 1-5 5-6 1-6",
        "1-2 2-3 3-4 4-5 1-5 1-6 6-7 7-8 6-8",
        "1-2 2-3 2-4 3-4 1-5 5-6 5-7 6-8 7-8 1-9 1-10 9-10 10-11",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "Press each circuit together to one point, so that its edges count 1 each: what is each edge at node 1 worth?",
            "把环缩成点，环上每条边各算 1：1 号点上的各条边 SG 值是多少？",
        ],
        [
            "Which edge can be cut so that the edges at node 1 have nim-sum 0?",
            "剪断哪条边，能让 1 号点上各值的异或和变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        if text.trim() == "1" {
            return Some(vec![]);
        }
        let mut edges = board::numbers(text)?;
        let fits = edges.len() % 2 == 0 && (1..=EDGES).contains(&(edges.len() / 2));
        edges.chunks_mut(2).for_each(<[u64]>::sort_unstable);
        let is_one = |e: &[u64]| 1 <= e[0] && e[0] < e[1] && e[1] <= NODES;
        let is_new = |i: usize| !edges.chunks(2).skip(i + 1).any(|e| e == &edges[2 * i..2 * i + 2]);
        let fits = fits && edges.chunks(2).all(is_one) && (0..edges.len() / 2).all(is_new);
        (fits && staying(&edges, None).len() == edges.len() / 2).then_some(edges)
    }

    fn write(edges: &Vec<u64>) -> String {
        let edges: Vec<String> = edges.chunks(2).map(|e| format!("{}-{}", e[0], e[1])).collect();
        if edges.is_empty() {
            "1".to_owned()
        } else {
            edges.join(" ")
        }
    }

    fn scene(edges: &Vec<u64>) -> Vec<Picture> {
        let edge = |edge: &[u64]| (edge[0] as usize - 1, edge[1] as usize - 1);
        vec![Picture::Net(Graph {
            nodes: (1..=NODES).map(|v| v.to_string()).collect(),
            edges: edges.chunks(2).map(edge).collect(),
            root: Some(0),
            ..Graph::default()
        })]
    }

    fn act(_: &Vec<u64>, &[u, v]: &[u64; 2]) -> Act {
        let edge = Id::Edge(u as usize - 1, v as usize - 1);
        Act::new(vec![edge], ["cut the edge {0}–{1}", "剪断边 {0}–{1}"], &[u, v])
    }

    fn claim(edges: &Vec<u64>, _: Player) -> Option<Claim> {
        let values: Vec<u64> = Self::parts(edges).iter().map(|part| value(part, 1)).collect();
        Some(Claim::nim_sum(&values))
    }

    fn why(edges: &Vec<u64>, player: Player) -> Option<Why> {
        let (parts, n) = (Self::parts(edges), edges.len() / 2);
        if n == 0 {
            return Some(Why::lost(["No edge is left.", "一条边也没有了。"]));
        }
        let x = value(edges, 1);
        let degree = |v: u64| edges.iter().filter(|&&end| end == v).count();
        if degree(1) == 1 {
            let [u, v] = edges.chunks(2).find(|e| e.contains(&1)).map(|e| [e[0], e[1]])?;
            return Some(Why::won([
                format!("All stands on the edge {}–{}: cut it, and nothing is left.", u, v),
                format!("所有的边都接在边 {}–{} 上：剪断它就什么也不剩。", u, v),
            ]));
        }
        let best = Self::moves(edges, player).into_iter().find(|(_, to)| value(to, 1) == 0);
        let best = best.map(|(best, _)| Self::act(edges, &best).words);
        if parts.len() == 1 && edges.iter().all(|&v| degree(v) == 2) {
            return Some(match best {
                None => Why::lost([
                    format!("A cut in the circuit of {} edges leaves two paths of {} edges together: never equal, and the answer makes them equal.", n, n - 1),
                    format!("{} 条边的环剪断一条，剩下两条链共 {} 条边，不会一样长，对手再剪成一样长。", n, n - 1),
                ]),
                Some([en, zh]) => Why::won([
                    format!("A circuit of {} edges: {}, and two paths of equal length are left; then copy each cut.", n, en),
                    format!("环有 {} 条边：{}，剩下两条一样长的链，以后对手在一条上怎么剪，就在另一条上照着剪。", n, zh),
                ]),
            });
        }
        let [en, zh] = listed(&parts.iter().map(|part| value(part, 1)).collect::<Vec<_>>());
        let [en, zh] = if joined(edges, 1, |_| true).len() > n {
            [
                format!("The branches at node 1 play like paths of {} edges (nim-sum {})", en, x),
                format!("1 号点上的各枝相当于长 {} 的链（异或和 {}）", zh, x),
            ]
        } else {
            [
                format!("With each edge of a circuit counted as one edge alone, what hangs at node 1 is worth {} (nim-sum {})", en, x),
                format!("把环缩成点，环上每条边各算 1，1 号点上各部分的 SG 值是 {}（异或和 {}）", zh, x),
            ]
        };
        Some(match best {
            None => Why::lost([
                format!("{}: any cut spoils the 0, and the answer restores it.", en),
                format!("{}：怎么剪都不再是 0，对手再剪成 0。", zh),
            ]),
            Some([en_best, zh_best]) => Why::won([
                format!("{}: {}, and it is 0.", en, en_best),
                format!("{}：{}，就成了 0。", zh, zh_best),
            ]),
        })
    }

    fn drawn(edges: &Vec<u64>, _: Player) -> Option<Drawn> {
        let words = [
            "On each edge what it is worth: 1 on a circuit, otherwise 1 more than all that hangs on it. Orange: those at node 1, when circuits are pressed together.",
            "边上的数：环上的边算 1，其他边等于接在它上面的部分的 SG 值加 1。粗框：把环缩成点后，1 号点上的各条边。",
        ];
        let mut drawn = Drawn::new(words);
        let mut next = vec![(1, edges.clone(), true)];
        while let Some((node, part, counts)) = next.pop() {
            for (i, above) in at(&part, node) {
                let id = Id::Edge(part[2 * i] as usize - 1, part[2 * i + 1] as usize - 1);
                drawn = drawn.tag(id, worth(&above), counts);
                next.extend(above.map(|(far, above)| (far, above, false)));
            }
        }
        Some(drawn)
    }

    /// What hangs at node 1: edges that hang together without it.
    fn parts(edges: &Vec<u64>) -> Vec<Vec<u64>> {
        let (mut parts, mut rest): (Vec<Vec<u64>>, Vec<u64>) = (vec![], edges.clone());
        while !rest.is_empty() {
            let first = rest.iter().copied().find(|&v| v > 1).unwrap_or(1);
            let nodes = joined(&rest, first, |i| rest[2 * i] != 1 && rest[2 * i + 1] != 1);
            let is_in = |e: &&[u64]| e.iter().any(|v| nodes.contains(v));
            parts.push(rest.chunks(2).filter(is_in).flatten().copied().collect());
            rest = rest.chunks(2).filter(|e| !is_in(e)).flatten().copied().collect();
        }
        parts
    }
}

/// The nodes that some edges join to a node; an edge is asked by its place.
fn joined(edges: &[u64], from: u64, joins: impl Fn(usize) -> bool) -> Vec<u64> {
    let mut nodes = vec![from];
    let mut next = 0;
    while next < nodes.len() {
        for (i, e) in edges.chunks(2).enumerate() {
            let end = if e[0] == nodes[next] { e[1] } else { e[0] };
            if e.contains(&nodes[next]) && !nodes.contains(&end) && joins(i) {
                nodes.push(end);
            }
        }
        next += 1;
    }
    nodes
}

/// The places of the edges that stay when one is cut, or none.
pub fn staying(edges: &[u64], cut: Option<usize>) -> Vec<usize> {
    let nodes = joined(edges, 1, |i| Some(i) != cut);
    let stays = |&i: &usize| Some(i) != cut && nodes.contains(&edges[2 * i]);
    (0..edges.len() / 2).filter(stays).collect()
}

/// The value of what hangs at a node: edges on circuits count 1 there, wherever they are.
fn value(edges: &[u64], node: u64) -> u64 {
    at(edges, node).iter().fold(0, |g, (_, above)| g ^ worth(above))
}

/// The far end of a bridge, and the edges that hang there.
type Above = Option<(u64, Vec<u64>)>;

/// What an edge is worth: one that is no bridge 1.
fn worth(above: &Above) -> u64 {
    above.as_ref().map_or(1, |(far, above)| value(above, *far) + 1)
}

/// The places of the edges at a node when the circuits through it are pressed together, with what hangs on
/// each.
fn at(edges: &[u64], node: u64) -> Vec<(usize, Above)> {
    let is_bridge = |i: usize| {
        let nodes = joined(edges, node, |j| j != i);
        !(nodes.contains(&edges[2 * i]) && nodes.contains(&edges[2 * i + 1]))
    };
    let block = joined(edges, node, |i| !is_bridge(i));
    let mut at = vec![];
    for (i, e) in edges.chunks(2).enumerate() {
        match (block.contains(&e[0]), block.contains(&e[1])) {
            (true, true) => at.push((i, None)),
            (false, false) => {}
            (near, _) => {
                // What is above the bridge alone.
                let far = if near { e[1] } else { e[0] };
                let nodes = joined(edges, far, |j| j != i);
                let above = edges
                    .chunks(2)
                    .filter(|e| nodes.contains(&e[0]) && *e != &edges[2 * i..2 * i + 2]);
                at.push((i, Some((far, above.flatten().copied().collect()))));
            }
        }
    }
    at
}
