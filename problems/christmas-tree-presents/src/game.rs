//! The game as stated: a turn takes presents from one vertex of a tree to its k-th ancestor.

use board::{listed, Act, Claim, Drawn, Graph, Heap, Id, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::nim::nim_sum;
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// k and the root; the edges, the parent first; the presents. Vertices count from 1.
    type Position = Vec<Vec<u64>>;
    /// Which vertex, counted from 0, and how many presents.
    type Move = Take;

    fn moves(position: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let above = |i: usize| ancestor(position, i as u64 + 1);
        let takes = game::take(&position[2], |i, a| 1..=above(i).map_or(0, |_| a));
        let step = |(take, mut presents): (Take, Vec<u64>)| {
            let above = above(take.heap).expect("it can be moved");
            presents[above as usize - 1] += take.stones;
            (take, vec![position[0].clone(), position[1].clone(), presents])
        };
        takes.into_iter().map(step).collect()
    }

    /// Every tree of at most 4 vertices with every root, every k up to 3, and at most 5 presents.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for tree in trees(4) {
            let n = tree.len() / 2 + 1;
            for presents in small::sequences(n, 5) {
                if presents.iter().sum::<u64>() > 5 {
                    continue;
                }
                for root in 1..=n as u64 {
                    let edges = rooted(&tree, root).expect("it is a tree");
                    let with = |k| vec![vec![k, root], edges.clone(), presents.clone()];
                    all.extend((1..=3.min(n as u64)).map(with));
                }
            }
        }
        all
    }
}

/// The edges of every tree of at most so many vertices in which, seen from vertex 1, a parent has a smaller
/// number.
pub fn trees(most: u64) -> Vec<Vec<u64>> {
    let mut trees: Vec<Vec<u64>> = vec![vec![]];
    let mut next = 0;
    while next < trees.len() {
        let tree = trees[next].clone();
        let child = tree.len() as u64 / 2 + 2;
        let larger = (1..child).map(|parent| [&tree[..], &[parent, child]].concat());
        trees.extend(larger.filter(|_| child <= most));
        next += 1;
    }
    trees
}

/// The same edges, the parent first, if they make a tree with this root.
pub fn rooted(edges: &[u64], root: u64) -> Option<Vec<u64>> {
    let mut reached = vec![root];
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

fn parent(position: &[Vec<u64>], v: u64) -> Option<u64> {
    position[1].chunks(2).find(|edge| edge[1] == v).map(|edge| edge[0])
}

/// The k-th ancestor, where a vertex has one.
fn ancestor(position: &[Vec<u64>], v: u64) -> Option<u64> {
    (0..position[0][0]).try_fold(v, |v, _| parent(position, v))
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take one or more presents from one vertex to its k-th ancestor, k edges nearer to the root. Whoever cannot move loses.",
        "每次从一个点上拿至少一个礼物，放到它的 k 级祖先（向根走 k 条边的点）。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "k and the root, the edges, the presents of vertices 1, 2, …, for example 2 1 | 1>2 2>3 | 1 0 3: 8 vertices have at most 10 presents, 6 vertices 16, 5 or fewer 20",
        "k 和根、各条边、各点的礼物数，例如 2 1 | 1>2 2>3 | 1 0 3：8 个点时至多 10 个礼物，6 个点时 16 个，不超过 5 个点时 20 个",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "1 1 | 1>2 1>3 2>5 3>4 | 0 3 2 4 4",
        "2 1 | 1>2 2>3 2>4 4>5 5>6 | 2 1 3 1 2 1",
        "2 2 | 2>1 2>3 2>4 4>5 5>6 | 2 1 3 1 2 1",
        "1 1 | 1>2 1>3 2>4 2>5 3>6 3>7 | 0 1 1 2 3 2 3",
        "1 1 | 1>2 2>3 3>4 4>5 5>6 6>7 7>8 | 0 0 0 0 1 2 3 4",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "How many moves can a present of each vertex still make? On the vertices where this number is odd, which powers of two occur an odd number of times?",
            "每个点上的礼物还能移几次？在次数是奇数的点上，把礼物数拆成 2 的幂：哪些幂出现奇数次？",
        ],
        [
            "Which presents can go so that every power occurs an even number of times on those vertices?",
            "移走哪些礼物，能让这些点上每个幂都出现偶数次？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let groups = board::groups(text)?;
        let (head, edges, presents) = match &groups[..] {
            [head, edges, presents] => (head, edges, presents),
            _ => return None,
        };
        let n = presents.len() as u64;
        let all = presents.iter().fold(0_u64, |all, &a| all.saturating_add(a));
        let fits = head.len() == 2
            && (1..=20).contains(&head[0])
            && (1..=8).contains(&n)
            && (1..=n).contains(&head[1])
            && edges.len() as u64 == 2 * (n - 1)
            && edges.iter().all(|v| (1..=n).contains(v))
            && all <= 20;
        // The ways to lay so many presents on n vertices.
        let ways = |all| (1..n).fold(1, |ways, i| ways * (all + i) / i);
        let edges = rooted(edges, head[1]).filter(|_| fits && ways(all) <= board::MOST)?;
        Some(vec![head.clone(), edges, presents.clone()])
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        let edges: Vec<String> =
            position[1].chunks(2).map(|edge| format!("{}>{}", edge[0], edge[1])).collect();
        let [head, presents] = [0, 2].map(|i| board::write(&position[i]));
        format!("{} | {} | {}", head, edges.join(" "), presents).replace("  ", " ")
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let edge = |edge: &[u64]| (edge[0] as usize - 1, edge[1] as usize - 1);
        let tree = Picture::Graph(Graph {
            nodes: (1..=position[2].len()).map(|v| v.to_string()).collect(),
            edges: position[1].chunks(2).map(edge).collect(),
            root: Some(position[0][1] as usize - 1),
            ..Graph::default()
        });
        let heap = |(i, &stones): (usize, &u64)| Heap {
            stones,
            name: (i + 1).to_string(),
            ..Heap::default()
        };
        let heaps = position[2].iter().enumerate().map(heap).collect();
        let k = position[0][0];
        let edges = if k == 1 { "edge" } else { "edges" };
        let note = [
            format!(
                "Each row has the presents of one vertex. A move takes them {} {} up.",
                k, edges
            ),
            format!("每一行是一个点上的礼物。每次向根移 {} 条边。", k),
        ];
        vec![tree, Picture::Heaps(heaps), Picture::Note(note)]
    }

    fn act(position: &Vec<Vec<u64>>, &Take { heap: i, stones }: &Take) -> Act {
        let words = ["move {0} from vertex {1} to vertex {2}", "从 {1} 号点移 {0} 个到 {2} 号点"];
        let first = Id::Stone(i, position[2][i] - stones);
        let above = ancestor(position, i as u64 + 1).unwrap_or_default();
        Act::new(vec![first], words, &[stones, i as u64 + 1, above])
    }

    fn claim(position: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&odd(position)))
    }

    fn why(position: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let numbers: Vec<u64> = odd(position).into_iter().filter(|&a| a > 0).collect();
        if numbers.is_empty() {
            let is_over =
                (0..position[2].len()).all(|i| level(position, i) == 0 || position[2][i] == 0);
            return Some(Why::lost(if is_over { END } else { EVEN }));
        }
        let ([en, zh], x) = (listed(&numbers), nim_sum(numbers));
        let en = format!("{} {} (nim-sum {})", COUNT[0], en, x);
        let zh = format!("{} {}，异或和 {}", COUNT[1], zh, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}. Any move spoils that, and the answer restores it.", en),
                format!("{}。怎么移都不再是 0，对手再移回 0。", zh),
            ]));
        }
        let is_low =
            |&i: &usize| level(position, i) % 2 == 1 && position[2][i] ^ x < position[2][i];
        let i = (0..position[2].len()).find(is_low)?;
        let stones = position[2][i] - (position[2][i] ^ x);
        Some(Why::won([
            format!("{}. Move {} from vertex {}, and it is 0.", en, stones, i + 1),
            format!("{}。从 {} 号点移 {} 个，就变成 0。", zh, i + 1, stones),
        ]))
    }

    fn drawn(position: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let x = nim_sum(odd(position));
        let mut drawn = Drawn::new(FRAMED);
        for (i, &a) in position[2].iter().enumerate() {
            let level = level(position, i);
            drawn = drawn.tag(Id::Node(i), level, level % 2 == 1);
            if level % 2 == 1 {
                drawn = drawn.bricks(a, x, |j| Id::Stone(i, j));
            }
        }
        Some(drawn)
    }
}

const FRAMED: Phrase = [
    "At each vertex: the number of moves that its presents can still make. Where it is odd, the presents are framed as powers of two. Orange: the powers that occur an odd number of times.",
    "点旁的数：那里的礼物还能移几次。次数是奇数的点，礼物数拆成 2 的幂，分别框出。粗框：出现奇数次的幂。",
];
const COUNT: Phrase = [
    "Presents with an even number of moves left do not count, as each move of them can be answered by another. Those with an odd number lie in heaps of",
    "还能移偶数次的礼物不算：一方移一次，另一方就接着再移一次。还能移奇数次的，各点有",
];
const EVEN: Phrase = [
    "All presents that can still move can do so an even number of times: whatever is moved, the other player moves the same presents on.",
    "能移的礼物都还能移偶数次：移了哪些，对手就把这些再移一次。",
];
const END: Phrase =
    ["No present has a k-th ancestor to go to.", "礼物都在深度不到 k 的点上，不能再移。"];

/// How many moves a present on the vertex, counted from 0, can still make.
fn level(position: &[Vec<u64>], i: usize) -> usize {
    let above = |&v: &u64| ancestor(position, v);
    std::iter::successors(above(&(i as u64 + 1)), above).count()
}

/// The presents of the vertices on odd levels.
fn odd(position: &[Vec<u64>]) -> Vec<u64> {
    let counts = |&i: &usize| level(position, i) % 2 == 1;
    (0..position[2].len()).filter(counts).map(|i| position[2][i]).collect()
}
