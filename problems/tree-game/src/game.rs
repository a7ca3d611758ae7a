//! The game as stated: take a stone from below the piece, then move the piece to a neighbour.

use board::{listed, Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// The ends of the edges, in pairs; the stones on each vertex; the vertex of the piece. Vertices count
/// from 1.
pub type Position = Vec<Vec<u64>>;

impl Game for Rules {
    type Position = Position;
    /// The vertex to which the piece goes.
    type Move = u64;

    fn moves(position: &Position, _: Player) -> Moves<Rules> {
        let (stones, v) = (&position[1], position[2][0]);
        let mut left = stones.clone();
        match left[v as usize - 1].checked_sub(1) {
            Some(rest) => left[v as usize - 1] = rest,
            None => return vec![],
        }
        let step = |u: u64| (u, vec![position[0].clone(), left.clone(), vec![u]]);
        near(&position[0], v).into_iter().map(step).collect()
    }

    /// Every tree of 2 and 3 vertices, a path and a star of 4.
    fn small() -> Vec<Position> {
        let trees: [(&[u64], u64); 6] = [
            (&[1, 2], 6),
            (&[1, 2, 2, 3], 4),
            (&[2, 1, 1, 3], 4),
            (&[1, 3, 3, 2], 4),
            (&[1, 2, 2, 3, 3, 4], 2),
            (&[2, 1, 2, 3, 2, 4], 2),
        ];
        let mut all = vec![];
        for (edges, most) in trees {
            let n = edges.len() / 2 + 1;
            for stones in small::sequences(n, most) {
                let piece = |v| vec![edges.to_vec(), stones.clone(), vec![v]];
                all.extend((1..=n as u64).map(piece));
            }
        }
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one stone from the vertex under the piece and move the piece to a neighbouring vertex. Whoever finds no stone under the piece loses.",
        "每次从棋子所在的点取走一颗石子，再把棋子移到相邻的点。轮到谁走时棋子所在的点没有石子，谁就输。",
    ];
    const TAKES: Phrase = [
        "the edges of a tree, the stones on its vertices, the vertex of the piece: 1 2 2 3 | 1 2 3 | 2. At most 7 vertices with at most 9 stones each",
        "先写树的边，再写各点的石子数，最后写棋子在几号点：1 2 2 3 | 1 2 3 | 2。至多 7 个点，每点至多 9 颗",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1 2 1 3 2 4 2 5 | 5 4 1 2 3 | 1",
        "1 2 2 3 | 1 2 3 | 2",
        "1 2 2 3 | 1 2 3 | 3",
        "1 2 2 3 3 4 | 4 6 5 3 | 2",
        "1 2 2 3 3 4 3 5 | 3 4 6 5 2 | 2",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "Beginning where stones are fewest: which neighbours of each vertex have fewer stones than it?",
            "石子从少到多看：每个点有哪些邻点石子更少？",
        ],
        [
            "Call a neighbour good if it has fewer stones and no good neighbour itself: after taking a stone, which neighbour has no good neighbour?",
            "石子更少、自己又没有好邻点的邻点，叫好邻点：取走一颗后，哪个邻点没有好邻点？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let position = board::groups(text)?;
        let [edges, stones, piece] = <[Vec<u64>; 3]>::try_from(position.clone()).ok()?;
        let n = stones.len() as u64;
        let is_one = |v: &u64| (1..=n).contains(v);
        let fits = (2..=7).contains(&n) && stones.iter().all(|&a| a <= 9);
        let are_vertices = piece.len() == 1 && piece.iter().chain(&edges).all(is_one);
        let few = fits && board::are_few(&[&stones[..], &[n - 1]].concat(), 8);
        let is_tree = few
            && are_vertices
            && edges.len() as u64 == 2 * (n - 1)
            && from_1(&edges).len() as u64 == n - 1;
        is_tree.then_some(position)
    }

    fn write(position: &Position) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Position) -> Vec<Picture> {
        let stones = position[1].iter().zip(1..);
        let graph = Picture::Graph(Graph {
            nodes: stones.map(|(a, v)| format!("{}:{}", v, a)).collect(),
            edges: from_1(&position[0]),
            tokens: vec![position[2][0] as usize - 1],
            root: Some(0),
            ..Graph::default()
        });
        let note = ["On each vertex: its number, then its stones.", "点上写的是编号和石子数。"];
        vec![graph, Picture::note(note)]
    }

    fn act(_: &Position, &u: &u64) -> Act {
        let words = ["take a stone and move to vertex {0}", "取一颗，移到 {0} 号点"];
        Act::new(vec![Id::Node(u as usize - 1)], words, &[u])
    }

    fn claim(position: &Position, _: Player) -> Option<Claim> {
        let mut won = won(position);
        won.sort_unstable();
        let list = if won.is_empty() { "–".to_owned() } else { board::write(&won) };
        let words = [format!("winning vertices: {}", list), format!("必胜点：{}", list)];
        Some(Claim { words, lost: !won.contains(&position[2][0]) })
    }

    fn why(position: &Position, _: Player) -> Option<Why> {
        let v = position[2][0];
        let stones = |v: u64| position[1][v as usize - 1];
        let (won, fewer) = (won(position), fewer(position, v));
        let goal = fewer.iter().find(|u| !won.contains(u));
        let [en, zh] = listed(&fewer);
        let have = if fewer.len() == 1 { "has" } else { "have" };
        Some(match (goal, &fewer[..]) {
            _ if stones(v) == 0 => Why::lost([
                format!("No stone is left on vertex {}, where the piece stands.", v),
                format!("棋子所在的 {} 号点没有石子了。", v),
            ]),
            (Some(&u), _) if stones(u) == 0 => Why::won([
                format!(
                    "Vertex {} has no stone: move there, and the other player cannot take one.",
                    u
                ),
                format!("{} 号点没有石子：移过去，对手就无石子可取。", u),
            ]),
            (Some(&u), _) => Why::won([
                format!(
                    "Vertex {0} is a good neighbour: fewer stones ({1} against {2}), and no good neighbour of its own. If the other player comes back to {3}, go to {0} again; {0} is empty first.",
                    u, stones(u), stones(v), v
                ),
                format!(
                    "移到 {0} 号点：它的石子更少（{1} 比 {2}），对手从那里没有好的去处。对手走回 {3} 号点，就再走到 {0} 号点，{0} 号点先取空。",
                    u, stones(u), stones(v), v
                ),
            ]),
            (None, []) => Why::lost([
                format!(
                    "No neighbour has fewer stones than vertex {0} with its {1}: after any move the other player comes back to {0}, and {0} is empty first.",
                    v, stones(v)
                ),
                format!("没有邻点的石子比 {0} 号点的 {1} 颗更少：走到哪里，对手都走回 {0} 号点，{0} 号点先取空。", v, stones(v)),
            ]),
            (None, _) => Why::lost([
                format!(
                    "Of the neighbours only {} {} fewer stones than {}, and from there the other player goes on to a good one with still fewer; from anywhere else he comes back to {}.",
                    en, have, v, v
                ),
                format!("邻点里石子比 {} 号点少的只有 {} 号点，对手从那里能走到石子更少的必败点；去别的邻点，对手就走回 {} 号点。", v, zh, v),
            ]),
        })
    }

    /// All but the vertex of the piece.
    fn drawn(position: &Position, _: Player) -> Option<Drawn> {
        let words = [
            "Orange ring: no neighbour has both fewer stones and an orange ring. Dashed ring: some neighbour has. The vertex of the piece is left open.",
            "粗圈：没有石子更少的粗圈邻点。虚线圈：有石子更少的粗圈邻点。棋子所在的点不标。",
        ];
        let (piece, won) = (position[2][0], won(position));
        let others = (1..=position[1].len() as u64).filter(|&v| v != piece);
        Some(others.fold(Drawn::new(words), |drawn, v| {
            drawn.ring(Id::Node(v as usize - 1), !won.contains(&v))
        }))
    }

    fn marks(position: &Position) -> Vec<(Id, Position)> {
        let vertices = 1..=position[1].len() as u64;
        let piece = |v| vec![position[0].clone(), position[1].clone(), vec![v]];
        vertices.map(|v| (Id::Node(v as usize - 1), piece(v))).collect()
    }
}

/// The neighbours of a vertex.
fn near(edges: &[u64], v: u64) -> Vec<u64> {
    let ends = edges.chunks(2).flat_map(|edge| [(edge[0], edge[1]), (edge[1], edge[0])]);
    ends.filter(|ends| ends.0 == v).map(|ends| ends.1).collect()
}

/// The neighbours with fewer stones.
fn fewer(position: &Position, v: u64) -> Vec<u64> {
    let stones = |v: u64| position[1][v as usize - 1];
    near(&position[0], v).into_iter().filter(|&u| stones(u) < stones(v)).collect()
}

/// The vertices from which the player to move wins.
fn won(position: &Position) -> Vec<u64> {
    let mut order: Vec<u64> = (1..=position[1].len() as u64).collect();
    order.sort_by_key(|&v| position[1][v as usize - 1]);
    let mut won: Vec<u64> = vec![];
    for v in order {
        if fewer(position, v).iter().any(|u| !won.contains(u)) {
            won.push(v);
        }
    }
    won
}

/// The edges that are found from vertex 1, each from the parent to the child; here vertices count from
/// 0.
fn from_1(edges: &[u64]) -> Vec<(usize, usize)> {
    let (mut found, mut all) = (vec![1], vec![]);
    let mut next = 0;
    while next < found.len() {
        let v = found[next];
        for u in near(edges, v) {
            if !found.contains(&u) {
                found.push(u);
                all.push((v as usize - 1, u as usize - 1));
            }
        }
        next += 1;
    }
    all
}
