//! The game as stated: White and Black colour free vertices of a tree; the first path of three vertices of
//! one colour wins.

use board::{listed, Act, Claim, Drawn, Graph, Id, Phrase, Picture, Show, Why, Words};
use shared::game::{End, Game, Moves, Player};
use shared::small;
use std::collections::HashMap;

pub struct Rules;

/// The ends of the edges, in pairs; for each vertex 0 if it is free, 1 if it is white, 2 if it is black.
/// Vertices count from 1.
pub type Position = Vec<Vec<u64>>;

impl Game for Rules {
    type Position = Position;
    /// The vertex that is coloured.
    type Move = u64;

    const END: End = End::Score;

    fn moves(position: &Position, player: Player) -> Moves<Rules> {
        if Rules::result(position) != 0 {
            return vec![];
        }
        let step = |v: usize| {
            let mut to = position.clone();
            to[1][v - 1] = colour(player);
            (v as u64, to)
        };
        (1..=position[1].len()).filter(|v| position[1][v - 1] == 0).map(step).collect()
    }

    /// Trees of three to five vertices in all colours, trees of six and seven with at most one white vertex.
    fn small() -> Vec<Position> {
        const TREES: [&[u64]; 15] = [
            &[1, 2, 2, 3],
            &[1, 2, 2, 3, 3, 4],
            &[2, 1, 2, 3, 2, 4],
            &[1, 2, 2, 3, 3, 4, 4, 5],
            &[1, 2, 2, 3, 3, 4, 3, 5],
            &[3, 1, 3, 2, 3, 4, 3, 5],
            &[1, 2, 2, 3, 3, 4, 4, 5, 5, 6],
            &[1, 3, 2, 3, 3, 4, 4, 5, 5, 6],
            &[1, 2, 2, 3, 3, 4, 4, 5, 3, 6],
            &[1, 3, 2, 3, 3, 4, 4, 5, 4, 6],
            &[3, 1, 3, 2, 3, 4, 3, 5, 5, 6],
            &[1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
            &[1, 3, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7],
            &[1, 3, 2, 3, 3, 4, 4, 5, 5, 6, 5, 7],
            &[1, 2, 2, 3, 3, 4, 4, 5, 3, 6, 6, 7],
        ];
        let mut all = vec![];
        for edges in TREES {
            let n = edges.len() / 2 + 1;
            let most = if n <= 5 { 2 } else { 1 };
            for colours in small::sequences(n, most) {
                if n <= 5 || colours.iter().sum::<u64>() <= 1 {
                    all.push(vec![edges.to_vec(), colours]);
                }
            }
        }
        all.retain(|position| Rules::result(position) == 0);
        all
    }

    /// 1 if White has a path, −1 if Black has one.
    fn result(position: &Position) -> i64 {
        let has_path = |colour: u64| {
            let is_own = |v: u64| position[1][v as usize - 1] == colour;
            let ends: Vec<u64> = position[0]
                .chunks(2)
                .filter(|edge| is_own(edge[0]) && is_own(edge[1]))
                .flatten()
                .copied()
                .collect();
            // Two edges of the colour meet.
            ends.iter().enumerate().any(|(i, v)| ends[..i].contains(v))
        };
        match [1, 2].map(has_path) {
            [true, _] => 1,
            [_, true] => -1,
            _ => 0,
        }
    }
}

fn colour(player: Player) -> u64 {
    match player {
        Player::Left => 1,
        Player::Right => 2,
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "In turn White and Black colour a free vertex in their own colour. Whoever first has a path of three vertices in his colour wins. If all are coloured and nobody has one, it is a draw.",
        "白方和黑方轮流把一个未染色的点染成自己的颜色。谁先有三个同色的点连成一条路径，谁就赢；全部染完还没有，就是平局。",
    ];
    const TAKES: Phrase = [
        "the edges of a tree, then a letter for each vertex, N for free, W for white, B for black: 1 2 2 3 | NWN. At most 10 vertices",
        "先写树的边，再给每个点写一个字母：N 未染色，W 白，B 黑，例如 1 2 2 3 | NWN。至多 10 个点",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1 3 2 3 3 4 4 5 5 6 6 7 7 8 7 9 | NNNNNNNNN",
        "1 2 1 3 1 4 | NNNW",
        "1 2 2 3 3 4 4 5 | NNNNN",
        "1 2 2 3 3 4 4 5 3 6 | NNNNNN",
        "1 3 2 3 3 4 4 5 5 6 6 7 6 8 | NNNNNNNN",
        "1 2 2 3 3 4 4 5 5 6 6 7 | WNNNNNW",
        "1 3 2 3 3 4 4 5 5 6 6 7 7 8 8 9 8 10 | NNNNNNNNNN",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["White", "白方"], ["Black", "黑方"]]);
    const ASKED: [Phrase; 2] = [
        [
            "At which free vertices could a path be completed at once? Which vertices have three neighbours or more, a white one counted as having one more?",
            "在哪些未染色的点上能马上连成路径？哪些点有三个或更多的邻点（白点多算一个）？",
        ],
        [
            "Which move leads to two threats at once, perhaps after answers that are forced?",
            "走哪一步，能造成两个威胁（中间对手的应对可以是被迫的）？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let (edges, letters) = text.split_once('|')?;
        let (edges, colours) = (board::numbers(edges)?, board::word(letters, SIGNS)?);
        let n = colours.len();
        let fits = (1..=10).contains(&n)
            && edges.len() == 2 * (n - 1)
            && edges.iter().all(|v| (1..=n as u64).contains(v))
            && from_root(&edges, 1).len() == n - 1;
        fits.then(|| vec![edges, colours])
    }

    fn write(position: &Position) -> String {
        format!("{} | {}", board::write(&position[0]), board::write_word(&position[1], SIGNS))
            .trim()
            .to_owned()
    }

    fn scene(position: &Position) -> Vec<Picture> {
        let root = middle(position);
        let name = |(&colour, v): (&u64, u64)| format!("{}{}", v, ["", "W", "B"][colour as usize]);
        let graph = Picture::Graph(Graph {
            nodes: position[1].iter().zip(1..).map(name).collect(),
            edges: from_root(&position[0], root),
            root: Some(root as usize - 1),
            ..Graph::default()
        });
        let note = ["W: white, B: black; the others are free.", "W 是白点，B 是黑点，其余未染色。"];
        vec![graph, Picture::note(note)]
    }

    fn act(_: &Position, &v: &u64) -> Act {
        Act::new(vec![Id::Node(v as usize - 1)], ["colour vertex {0}", "给 {0} 号点染色"], &[v])
    }

    /// Of a start: White is to move, and no vertex is black.
    fn claim(position: &Position, player: Player) -> Option<Claim> {
        if !is_start(position, player) {
            return None;
        }
        let tree = Tailed::of(position);
        let counts = (tree.forks().len(), tree.near.len());
        let words = [
            format!("with tails: forks {}, vertices {}", counts.0, counts.1),
            format!("接上尾巴后：分叉点 {} 个，点 {} 个", counts.0, counts.1),
        ];
        Some(Claim { words, lost: false })
    }

    fn why(position: &Position, player: Player) -> Option<Why> {
        let mut search = Search::of(position);
        if let Some(why) = search.at_once(player) {
            return Some(why);
        }
        if is_start(position, player) {
            let [en, zh] = match Tailed::of(position).shape() {
                Shape::Paired(pairs) if pairs.is_empty() => {
                    return Some(Why::drawn([
                        "There are not three vertices to make a path.",
                        "不到三个点，连不成路径。",
                    ]));
                }
                Shape::Paired(pairs) => {
                    let pairs: Vec<String> =
                        pairs.iter().map(|[a, b]| format!("{}–{}", a + 1, b + 1)).collect();
                    return Some(Why::drawn([
                        format!(
                            "Black pairs {} and answers in the same pair: every path of three vertices has a whole pair in it.",
                            pairs.join(", ")
                        ),
                        format!(
                            "黑方把 {} 配成对，白方染一个，黑方就染另一个：每条三个点的路径里都有完整的一对。",
                            pairs.join("、")
                        ),
                    ]));
                }
                Shape::Many(v) => [
                    format!("Vertex {} has four neighbours or more, a tail counted.", v + 1),
                    format!("{} 号点至少有四个邻点（尾巴也算）。", v + 1),
                ],
                Shape::Branching(v) => [
                    format!(
                        "Vertex {} is a fork, and two of its branches or more go on, a tail counted.",
                        v + 1
                    ),
                    format!("{} 号点是分叉点，至少两个邻点不是叶子（尾巴也算）。", v + 1),
                ],
                Shape::Even(k) => [
                    format!("There are two forks, tails counted, {} edges apart: an even number.", k),
                    format!("有两个分叉点（尾巴也算），相距 {} 条边，是偶数。", k),
                ],
            };
            let plan = search.plan(search.own, player);
            return Some(Why::won([format!("{} {}", en, plan[0]), format!("{}{}", zh, plan[1])]));
        }
        Some(search.why(player))
    }

    fn drawn(position: &Position, player: Player) -> Option<Drawn> {
        let search = Search::of(position);
        if !is_start(position, player) {
            let threats = |player| search.finishing(search.own, player);
            let drawn = Drawn::new(THREATS);
            let other = threats(player.other()).into_iter();
            let drawn = other.fold(drawn, |drawn, v| drawn.ring(Id::Node(v), false));
            let own = threats(player).into_iter();
            return Some(own.fold(drawn, |drawn, v| drawn.ring(Id::Node(v), true)));
        }
        let tree = Tailed::of(position);
        let marked = (0..tree.n).filter(|&v| tree.near[v].len() >= 3 || tree.is_tailed(v));
        let drawn = marked.fold(Drawn::new(DEGREES), |drawn, v| {
            let degree = tree.near[v].len();
            drawn.tag(Id::Node(v), degree, degree >= 3)
        });
        let pairs = tree.pairs().unwrap_or_default().into_iter();
        Some(pairs.fold(drawn, |drawn, [a, b]| drawn.pair(Id::Node(a), Id::Node(b), true)))
    }
}

const SIGNS: &str = "NWB";

const THREATS: Phrase = [
    "Orange ring: here the player to move could complete a path. Thin ring: here the other player could.",
    "粗圈：轮到的一方在这里能连成路径。细圈：另一方在这里能连成路径。",
];
const DEGREES: Phrase = [
    "At the forks, at vertices with more neighbours and at white ones: the number of neighbours, a tail counted. If all is a path with forks at the ends, lines join the pairs that the second player would make from one end to the other.",
    "分叉点、邻点更多的点和白点旁边写着邻点的个数（尾巴也算）。如果整棵树是两端可以分叉的链，连线是后手从一端开始配的对。",
];

/// A start, as the problem gives it, in which nobody has won.
fn is_start(position: &Position, player: Player) -> bool {
    let is_free = !position[1].contains(&2) && Rules::result(position) == 0;
    is_free && player == Player::Left && position[1].contains(&0)
}

/// The neighbours of each vertex; from here on vertices count from 0.
fn near(position: &Position) -> Vec<Vec<usize>> {
    let mut near = vec![vec![]; position[1].len()];
    for edge in position[0].chunks(2) {
        let [a, b] = [edge[0], edge[1]].map(|v| v as usize - 1);
        near[a].push(b);
        near[b].push(a);
    }
    near
}

/// The edges that are found from a root, each from the parent to the child.
fn from_root(edges: &[u64], root: u64) -> Vec<(usize, usize)> {
    let (mut found, mut all, mut next) = (vec![root], vec![], 0);
    while let Some(&v) = found.get(next) {
        let ends = edges.chunks(2).flat_map(|edge| [[edge[0], edge[1]], [edge[1], edge[0]]]);
        for [_, u] in ends.filter(|ends| ends[0] == v) {
            if !found.contains(&u) {
                found.push(u);
                all.push((v as usize - 1, u as usize - 1));
            }
        }
        next += 1;
    }
    all
}

/// The vertex from which the farthest one is nearest.
fn middle(position: &Position) -> u64 {
    let depth = |&root: &u64| {
        let mut depths = vec![0; position[1].len()];
        for (v, u) in from_root(&position[0], root) {
            depths[u] = depths[v] + 1;
        }
        depths.into_iter().max()
    };
    (1..=position[1].len() as u64).min_by_key(depth).unwrap_or(1)
}

/// The tree in which each white vertex has a tail.
struct Tailed {
    /// So many vertices has the tree without tails; the others come after them.
    n: usize,
    near: Vec<Vec<usize>>,
}

/// What decides a start.
enum Shape {
    /// This vertex has four neighbours or more.
    Many(usize),
    /// This fork has two neighbours that are no leaves.
    Branching(usize),
    /// Two forks, so many edges apart: an even number.
    Even(usize),
    /// Every path has one of these pairs.
    Paired(Vec<[usize; 2]>),
}

impl Tailed {
    fn of(position: &Position) -> Tailed {
        let mut near = near(position);
        let n = near.len();
        for v in (0..n).filter(|&v| position[1][v] == 1) {
            let u = near.len();
            near[v].push(u);
            near.extend([vec![v, u + 1, u + 2], vec![u], vec![u]]);
        }
        Tailed { n, near }
    }

    fn is_tailed(&self, v: usize) -> bool {
        self.near[v].iter().any(|&u| u >= self.n)
    }

    fn forks(&self) -> Vec<usize> {
        (0..self.near.len()).filter(|&v| self.near[v].len() == 3).collect()
    }

    fn is_leaf(&self, v: usize) -> bool {
        self.near[v].len() == 1
    }

    fn shape(&self) -> Shape {
        if let Some(v) = (0..self.n).find(|&v| self.near[v].len() > 3) {
            return Shape::Many(v);
        }
        let inner = |v: usize| self.near[v].iter().filter(|&&u| !self.is_leaf(u)).count();
        if let Some(v) = self.forks().into_iter().find(|&v| inner(v) > 1) {
            return Shape::Branching(v);
        }
        match (self.forks().len(), self.near.len()) {
            (2, vertices) if vertices % 2 == 1 => Shape::Even(vertices - 5),
            _ => Shape::Paired(self.pairs().unwrap_or_default()),
        }
    }

    /// If it is a path to whose ends two leaves may hang: the pairs from one end on. Those with a vertex of a
    /// tail are left out.
    fn pairs(&self) -> Option<Vec<[usize; 2]>> {
        let is_path = |v: &usize| {
            let inner = self.near[*v].iter().filter(|&&u| !self.is_leaf(u)).count();
            self.near[*v].len() <= 2 || self.near[*v].len() == 3 && inner <= 1
        };
        if !(0..self.near.len()).all(|v| is_path(&v)) {
            return None;
        }
        let (mut pairs, mut hanging) = (vec![], vec![]);
        for fork in self.forks() {
            let leaves = self.near[fork].iter().rev().copied().filter(|&u| self.is_leaf(u));
            let two: Vec<usize> = leaves.take(2).collect();
            hanging.extend_from_slice(&two);
            pairs.push([two[1], two[0]]);
        }
        let end = self.forks().first().copied();
        let end = end.or_else(|| (0..self.near.len()).find(|&v| self.near[v].len() < 2))?;
        let mut path = vec![end];
        let next = |path: &[usize]| {
            let last = path[path.len() - 1];
            let is_new = |u: &&usize| !path.contains(u) && !hanging.contains(u);
            self.near[last].iter().find(is_new).copied()
        };
        while let Some(u) = next(&path) {
            path.push(u);
        }
        pairs.extend(path.chunks_exact(2).map(|two| [two[0].min(two[1]), two[0].max(two[1])]));
        pairs.retain(|two| two[0] < self.n && two[1] < self.n);
        pairs.sort_unstable();
        Some(pairs)
    }
}

/// The vertices of White and of Black, a bit each.
type Own = [u16; 2];

/// What follows from a position, played out.
struct Search {
    near: Vec<u16>,
    own: Own,
    known: HashMap<(Own, Player), i8>,
}

fn bits(set: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |v| set >> v & 1 == 1)
}

/// With one more vertex.
fn with(own: Own, player: Player, v: usize) -> Own {
    let mut to = own;
    to[usize::from(player == Player::Right)] |= 1 << v;
    to
}

impl Search {
    fn of(position: &Position) -> Search {
        let set =
            |vertices: &mut dyn Iterator<Item = usize>| vertices.fold(0, |set, v| set | 1 << v);
        let own = [1, 2]
            .map(|colour| set(&mut (0..position[1].len()).filter(|&v| position[1][v] == colour)));
        let near = near(position).into_iter().map(|near| set(&mut near.into_iter())).collect();
        Search { near, own, known: HashMap::new() }
    }

    fn free(&self, own: Own) -> u16 {
        !(own[0] | own[1]) & ((1 << self.near.len()) - 1)
    }

    /// The middle of a path in this set.
    fn path(&self, set: u16) -> Option<usize> {
        bits(set).find(|&v| (self.near[v] & set).count_ones() >= 2)
    }

    /// The free vertices at which this player would complete a path.
    fn finishing(&self, own: Own, player: Player) -> Vec<usize> {
        let side = usize::from(player == Player::Right);
        let ends = |v: &usize| self.path(own[side] | 1 << v).is_some();
        bits(self.free(own)).filter(ends).collect()
    }

    /// 1 if the player to move wins, 0 for a draw, −1 for a loss.
    fn result(&mut self, own: Own, player: Player) -> i8 {
        if !self.finishing(own, player).is_empty() {
            return 1;
        }
        if let Some(&result) = self.known.get(&(own, player)) {
            return result;
        }
        let (other, mut best) = (player.other(), None);
        for v in bits(self.free(own)) {
            let result = -self.result(with(own, player, v), other);
            best = best.max(Some(result));
            if result == 1 {
                break;
            }
        }
        let result = best.unwrap_or(0);
        self.known.insert((own, player), result);
        result
    }

    /// Where it is over, or over with one move.
    fn at_once(&self, player: Player) -> Option<Why> {
        for (one, set) in [Player::Left, Player::Right].into_iter().zip(self.own) {
            if let Some(v) = self.path(set) {
                let mut path: Vec<usize> = bits(self.near[v] & set).take(2).collect();
                path.insert(1, v);
                let words = [
                    format!("{} has the path {}.", name(one)[0], dashes(&path)),
                    format!("{}有路径 {}。", name(one)[1], dashes(&path)),
                ];
                return Some(if one == player { Why::won(words) } else { Why::lost(words) });
            }
        }
        if self.free(self.own) == 0 {
            return Some(Why::drawn([
                "All vertices are coloured, and nobody has a path.",
                "全部染完，谁也没有路径。",
            ]));
        }
        let ends = self.finishing(self.own, player);
        let [own_en, own_zh] = name(player);
        ends.first().map(|v| {
            Why::won([
                format!("{} completes a path at {}.", own_en, v + 1),
                format!("{}染 {} 号点就连成路径。", own_zh, v + 1),
            ])
        })
    }

    /// Why, for whom nothing is over at once.
    fn why(&mut self, player: Player) -> Why {
        let (own, other) = (self.own, player.other());
        let ([own_en, own_zh], [other_en, other_zh]) = (name(player), name(other));
        let threats = self.finishing(own, other);
        let result = self.result(own, player);
        let must = match threats[..] {
            [v] => [
                format!(
                    "{} has to colour {}, where {} threatens to complete a path. ",
                    own_en,
                    v + 1,
                    other_en
                ),
                format!("{}必须染 {} 号点，否则{}在那里连成路径。", own_zh, v + 1, other_zh),
            ],
            _ => [String::new(), String::new()],
        };
        match (result, &threats[..]) {
            (1, _) => {
                let plan = self.plan(own, player);
                Why::won([0, 1].map(|i| must[i].clone() + &plan[i]))
            }
            (0, []) => Why::drawn(STOPPED),
            (0, _) => Why::drawn([0, 1].map(|i| must[i].clone() + THEN[i] + STOPPED[i])),
            (_, [v]) => {
                let plan = self.plan(with(own, player, *v), other);
                Why::lost([0, 1].map(|i| must[i].clone() + THEN[i] + &plan[i]))
            }
            (_, []) => {
                let plan = self.plan(own, other);
                Why::lost([
                    format!(
                        "{} is in the better place, and one move of {} cannot spoil all of it. Without one: {}",
                        other_en, own_en, plan[0]
                    ),
                    format!("{}占优，{}走一步破坏不了。如果{}不管：{}", other_zh, own_zh, own_zh, plan[1]),
                ])
            }
            (_, [..]) => {
                let [en, zh] = vertices(&threats);
                Why::lost([
                    format!(
                        "{} has two threats at once, at {}: one move cannot stop both.",
                        other_en, en
                    ),
                    format!("{}有两个威胁：{}，走一步挡不住。", other_zh, zh),
                ])
            }
        }
    }

    /// How the player to move wins.
    fn plan(&mut self, own: Own, player: Player) -> Words {
        let [own_en, own_zh] = name(player);
        let [other_en, other_zh] = name(player.other());
        if let Some(v) = self.finishing(own, player).first() {
            return [
                format!("{} completes a path at {}.", own_en, v + 1),
                format!("{}染 {} 号点就连成路径。", own_zh, v + 1),
            ];
        }
        if let Some((moves, threats)) = self.forced(own, player) {
            let (last, before) = moves.split_last().expect("it has moves");
            let ([threats_en, threats_zh], [before_en, before_zh]) =
                (vertices(&threats), vertices(before));
            return if before.is_empty() {
                [
                    format!("{} colours {} and threatens {}.", own_en, last + 1, threats_en),
                    format!("{}染 {} 号点，威胁 {}。", own_zh, last + 1, threats_zh),
                ]
            } else {
                let each = if before.len() > 1 { "依次" } else { "" };
                [
                    format!(
                        "{} colours {}, which {} has to answer, and then {}, which threatens {}.",
                        own_en,
                        before_en,
                        other_en,
                        last + 1,
                        threats_en
                    ),
                    format!(
                        "{}{}染 {}，{}被迫应对，再染 {}，威胁 {}。",
                        own_zh,
                        each,
                        before_zh,
                        other_zh,
                        last + 1,
                        threats_zh
                    ),
                ]
            };
        }
        let free: Vec<usize> = bits(self.free(own)).collect();
        let wins = |&v: &usize| self.result(with(own, player, v), player.other()) == -1;
        let v = free.iter().copied().find(wins).expect("the player to move wins");
        let to = with(own, player, v);
        // The answer after which it takes longest.
        let answers = free.into_iter().filter(|&answer| answer != v);
        let lasts = |answer: &usize| {
            let forced = self.forced(with(to, player.other(), *answer), player);
            forced.map_or(usize::MAX, |(moves, _)| moves.len())
        };
        let answer = answers.max_by_key(lasts).expect("the other player can answer");
        let [plan_en, plan_zh] = self.plan(with(to, player.other(), answer), player);
        [
            format!(
                "{} colours {}. No answer holds out longer than {}, and after it {}",
                own_en,
                v + 1,
                answer + 1,
                plan_en
            ),
            format!(
                "{}染 {} 号点。{}最顽强的应对是染 {}，这时{}",
                own_zh,
                v + 1,
                other_zh,
                answer + 1,
                plan_zh
            ),
        ]
    }

    /// Moves of which each makes a threat, and the last one two or more, which are told as well.
    fn forced(&mut self, own: Own, player: Player) -> Option<(Vec<usize>, Vec<usize>)> {
        let mut chains = vec![];
        for v in bits(self.free(own)) {
            let to = with(own, player, v);
            if self.result(to, player.other()) != -1 {
                continue;
            }
            match self.finishing(to, player)[..] {
                [] => {}
                [answer] => chains.push((v, with(to, player.other(), answer))),
                _ => return Some((vec![v], self.finishing(to, player))),
            }
        }
        let longer = chains.into_iter().filter_map(|(v, to)| {
            let (moves, threats) = self.forced(to, player)?;
            Some(([vec![v], moves].concat(), threats))
        });
        longer.min_by_key(|(moves, _)| moves.len())
    }
}

fn name(player: Player) -> Phrase {
    match player {
        Player::Left => ["White", "白方"],
        Player::Right => ["Black", "黑方"],
    }
}

/// Between what is forced and what follows; names begin both.
const THEN: Phrase = ["Then ", "此后，"];
const STOPPED: Phrase = [
    "White and Black can each stop the other from making two threats at once.",
    "白方和黑方都能不让对方造成两个威胁。",
];

fn vertices(all: &[usize]) -> Words {
    let all: Vec<u64> = all.iter().map(|&v| v as u64 + 1).collect();
    listed(&all)
}

fn dashes(path: &[usize]) -> String {
    path.iter().map(|v| (v + 1).to_string()).collect::<Vec<_>>().join("–")
}
