//! The game as stated: a token goes along edges to new vertices; one player's edges must weigh more than the
//! edge before, the other player's less.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// A complete bipartite graph, and the path of the token.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// A row for each vertex on the left, a column for each on the right.
    pub weights: Vec<Vec<u64>>,
    /// Must the edges of the player who began weigh more?
    pub rises: bool,
    /// The vertices visited, from 1, the token on the last; none before the token is placed.
    pub path: Vec<usize>,
}

/// What is chosen at the start, and the vertex that the token comes to.
pub type Step = (Option<bool>, usize);

impl Game for Rules {
    type Position = Table;
    type Move = Step;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let n = table.weights.len();
        let step = |rises: Option<bool>, vertex: usize| {
            let mut to = table.clone();
            to.rises = rises.unwrap_or(table.rises);
            to.path.push(vertex);
            ((rises, vertex), to)
        };
        if table.path.is_empty() {
            return (1..=2 * n)
                .flat_map(|vertex| [step(Some(true), vertex), step(Some(false), vertex)])
                .collect();
        }
        (1..=2 * n).filter(|&vertex| may_go(table, vertex)).map(|to| step(None, to)).collect()
    }

    /// All play with all weights for n = 2, and with some for n = 3.
    fn small() -> Vec<Table> {
        let mut all = vec![];
        let some = (1..=16).map(|i| (3, 20_011 * i));
        for (n, mut code) in (0..24).map(|code| (2, code)).chain(some) {
            let (mut left, mut weights): (Vec<u64>, _) = ((1..=n * n).collect(), vec![]);
            while !left.is_empty() {
                let count = left.len() as u64;
                weights.push(left.remove((code % count) as usize));
                code /= count;
            }
            let weights = weights.chunks(n as usize).map(<[u64]>::to_vec).collect();
            all.push(Table { weights, rises: true, path: vec![] });
        }
        let mut next = 0;
        while let Some(table) = all.get(next) {
            let after = Rules::moves(table, Player::Left);
            all.extend(after.into_iter().map(|(_, to)| to));
            next += 1;
        }
        all
    }

    /// How the token came to the last two vertices does not matter.
    fn order(mut table: Table) -> Table {
        let earlier = table.path.len().saturating_sub(2);
        table.path[..earlier].sort_unstable();
        table
    }
}

fn weight(table: &Table, u: usize, v: usize) -> u64 {
    table.weights[u.min(v) - 1][u.max(v) - table.weights.len() - 1]
}

/// The weight of the edge before, if there is one.
fn last_weight(table: &Table) -> Option<u64> {
    match table.path[..] {
        [.., u, v] => Some(weight(table, u, v)),
        _ => None,
    }
}

/// Must the edge of the player to move weigh more than the one before?
fn mover_rises(table: &Table) -> bool {
    table.rises == (table.path.len() % 2 == 0)
}

fn may_go(table: &Table, to: usize) -> bool {
    let (n, at) = (table.weights.len(), table.path[table.path.len() - 1]);
    let is_new = (at <= n) != (to <= n) && !table.path.contains(&to);
    is_new
        && match last_weight(table) {
            Some(last) => (weight(table, at, to) > last) == mover_rises(table),
            None => true,
        }
}

impl Show for Rules {
    const RULE: Phrase = [
        "The first player takes I or D and puts the token on a row or a column. Then the second player and the first one move it in turn, from a row to a column or back, to where it has not been. The number at the crossing must be larger than the last one for the player who has I, smaller for the other. Whoever cannot move loses.",
        "先手选 I 或 D，再把棋子放到一行或一列上。之后从后手开始轮流移动棋子：从行到列，或从列到行，不能到去过的行列。行列交叉处的数，选 I 的一方必须比上一个大，另一方必须比上一个小。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "the rows of weights, then I or D and the vertices so far: 1 2 | 4 3 | I 1. The columns of 3 rows are the vertices 4 to 6. A ? in place of I 1 before the choice. At most 4 rows",
        "先写各行的权值，再写 I 或 D 和走过的点：1 2 | 4 3 | I 1。有 3 行时，各列是 4 到 6 号点。还没选时把 I 1 换成 ?。至多 4 行",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "3 1 9 | 2 5 7 | 6 4 8 | I 1",
        "1 2 | 4 3 | I 1",
        "1 2 | 3 4 | I 1",
        "1 2 | 4 3 | I 3",
        "3 1 9 | 2 5 7 | 6 4 8 | ?",
        "7 2 12 9 | 1 14 5 16 | 10 3 15 6 | 13 8 4 11 | ?",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "If the token always goes to a partner: which pairs, one in each row and column, keep that edge allowed?",
            "每行每列各选一个数，配成对：怎样配，才能保证总可以从当前点走到它的配偶？",
        ],
        [
            "After which move does every reply have an answer, to the end?",
            "走哪一步之后，对方怎么应，都总有下一步可走？",
        ],
    ];

    fn read(text: &str) -> Option<Table> {
        let (rows, play) = text.rsplit_once('|')?;
        let weights = board::groups(rows)?;
        let n = weights.len();
        let mut all = weights.concat();
        all.sort_unstable();
        let are_weights =
            weights.iter().all(|row| row.len() == n) && (1..).zip(all).all(|(i, w)| i == w);
        let play = play.trim();
        let path = match play.strip_prefix(&['I', 'D'][..]) {
            Some(path) => board::numbers(path).filter(|path| !path.is_empty())?,
            None if play == "?" => vec![],
            None => return None,
        };
        let mut table = Table { weights, rises: !play.starts_with('D'), path: vec![] };
        for v in path.into_iter().map(|v| v as usize) {
            let is_first = table.path.is_empty();
            if !are_weights || !(1..=2 * n).contains(&v) || !is_first && !may_go(&table, v) {
                return None;
            }
            table.path.push(v);
        }
        (are_weights && (1..=4).contains(&n)).then_some(table)
    }

    fn write(table: &Table) -> String {
        let path: Vec<u64> = table.path.iter().map(|&v| v as u64).collect();
        let letter = if table.rises { 'I' } else { 'D' };
        let play = if path.is_empty() {
            "?".into()
        } else {
            format!("{} {}", letter, board::write(&path))
        };
        format!("{} | {}", board::write_groups(&table.weights), play)
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let (n, token) = (table.weights.len(), table.path.last().copied().unwrap_or(0));
        let been = |v: usize| table.path.contains(&v);
        let cell = |i: usize, j: usize| {
            let vertex = if j == 0 { i } else { n + j };
            if i > 0 && j > 0 {
                let is_last = table.path.len() > 1 && last_edge(table) == [i, n + j];
                let is_shut = been(i) && token != i || been(n + j) && token != n + j;
                let ground = match () {
                    () if is_last => Look::Blue,
                    () if is_shut => Look::Shaded,
                    () => Look::Plain,
                };
                let text = table.weights[i - 1][j - 1].to_string();
                Cell { id: Some(Id::Cell(i, j)), ground, text, ..Cell::default() }
            } else if i + j > 0 {
                Cell {
                    id: Some(Id::Cell(i, j)),
                    ground: if been(vertex) { Look::Shaded } else { Look::White },
                    piece: (token == vertex).then_some(Look::Red),
                    name: Some(0),
                    text: format!("{}.", vertex),
                }
            } else {
                Cell::default()
            }
        };
        let rows = vec![vec![(); n + 1]; n + 1];
        let mut pictures = vec![Picture::grid(&rows, cell)];
        pictures.push(match (table.path.len(), last_weight(table)) {
            (0, _) => Picture::buttons(0, &[["I: larger", "I：变大"], ["D: smaller", "D：变小"]]),
            (_, None) => {
                Picture::note(["The first move may take any edge.", "第一步走哪条边都可以。"])
            }
            (_, Some(last)) if mover_rises(table) => Picture::Note([
                format!("The last edge weighs {}; the next one must weigh more.", last),
                format!("上一条边是 {}，下一条要更大。", last),
            ]),
            (_, Some(last)) => Picture::Note([
                format!("The last edge weighs {}; the next one must weigh less.", last),
                format!("上一条边是 {}，下一条要更小。", last),
            ]),
        });
        pictures
    }

    /// The number at the crossing is tapped; at the start a letter and a vertex.
    fn act(table: &Table, &(rises, to): &Step) -> Act {
        let n = table.weights.len();
        if let Some(&at) = table.path.last() {
            let id = Id::Cell(at.min(to), at.max(to) - n);
            let words = ["move from {0} to {1}", "从 {0} 号点走到 {1} 号点"];
            return Act::new(vec![id], words, &[at as u64, to as u64]);
        }
        let vertex = if to <= n { Id::Cell(to, 0) } else { Id::Cell(0, to - n) };
        let words = match rises {
            Some(true) => ["take I and begin at {0}", "选 I，放在 {0} 号点"],
            _ => ["take D and begin at {0}", "选 D，放在 {0} 号点"],
        };
        let button = Id::Button(0, u64::from(rises == Some(false)));
        Act::new(vec![button, vertex], words, &[to as u64])
    }

    /// As long as the second player has kept to the matching.
    fn claim(table: &Table, _: Player) -> Option<Claim> {
        let lost = table.path.len() % 2 == 0;
        if table.path.is_empty() {
            let words =
                ["there is a stable matching for every start", "无论怎么开始，都有稳定匹配"];
            return Some(Claim { words: words.map(str::to_owned), lost });
        }
        let [en, zh] = pairs(table);
        let words = [format!("a stable matching: {}", en), format!("稳定匹配：{}", zh)];
        keeps_to_it(table).then_some(Claim { words, lost })
    }

    fn why(table: &Table, player: Player) -> Option<Why> {
        if table.path.is_empty() {
            return Some(Why::lost([
                "For each letter and each vertex there is a stable matching: the other player always moves to the partner of the vertex where the token stands, and that edge is always allowed.",
                "不管选 I 还是 D、放在哪里，都有一个稳定匹配：对手总是走到当前点的配偶，这条边一定可以走。",
            ]));
        }
        let (moves, at) = (Rules::moves(table, player), table.path[table.path.len() - 1]);
        let [en, zh] = pairs(table);
        if moves.is_empty() {
            let [than, than_zh] =
                if mover_rises(table) { ["more", "大"] } else { ["less", "小"] };
            let last = last_weight(table).unwrap_or(0);
            return Some(Why::lost([
                format!(
                    "From vertex {} no edge to a new vertex weighs {} than {}.",
                    at, than, last
                ),
                format!("从 {} 号点出发，到没去过的点，没有比 {} {}的边。", at, last, than_zh),
            ]));
        }
        if keeps_to_it(table) && table.path.len() % 2 == 1 {
            let to = partners(table)[at];
            return Some(Why::won([
                format!("Move to {}, the partner of {} in the stable matching {}. Whatever comes, the edge to the next partner is allowed.", to, at, en),
                format!("稳定匹配是 {}，走到 {} 的配偶 {}。以后对手怎么走，走到配偶的那条边都可以走。", zh, at, to),
            ]));
        }
        if keeps_to_it(table) {
            return Some(Why::lost([
                format!("Vertex {} has its partner behind it, in the stable matching {}. Wherever the token goes, the edge to the next partner is allowed.", at, en),
                format!("稳定匹配是 {}，{} 的配偶刚走过。无论走到哪个点，对手都能走到那个点的配偶。", zh, at),
            ]));
        }
        let answers = |to: &Table| {
            let moves = Rules::moves(to, player).into_iter();
            let found = moves.map(|((_, v), after)| {
                let answer = lost_after(&after).map_or(0, |one| one.path[one.path.len() - 1]);
                format!("{} → {}", v, answer)
            });
            found.collect::<Vec<_>>()
        };
        Some(match lost_after(table) {
            Some(to) => {
                let v = to.path[to.path.len() - 1];
                let answers = answers(&to);
                if answers.is_empty() {
                    Why::won([
                        format!("Move to {}: from there no edge to a new vertex is allowed.", v),
                        format!("走到 {}：从那里没有可走的边。", v),
                    ])
                } else {
                    Why::won([
                        format!(
                            "Move to {}: every move from there has an answer ({}).",
                            v,
                            answers.join(", ")
                        ),
                        format!("走到 {}：从那里怎么走都有应对（{}）。", v, answers.join("，")),
                    ])
                }
            }
            None => Why::lost([
                format!("Every move has an answer ({}).", answers(table).join(", ")),
                format!("怎么走，对手都有应对（{}）。", answers(table).join("，")),
            ]),
        })
    }

    fn drawn(table: &Table, _: Player) -> Option<Drawn> {
        let (n, token) = (table.weights.len(), *table.path.last()?);
        let mut drawn = Drawn::new([
            "Ringed: a matching, one number in each row and column, in which no row and no column would both like to change partners for each other. Orange: the pair of the token.",
            "圈出的是一个稳定匹配：每行每列各一个数，不存在这样的一行和一列，彼此喜欢对方都胜过自己的配偶。粗圈：棋子所在的一对。",
        ]);
        for (u, &v) in partners(table).iter().enumerate().take(n + 1).skip(1) {
            drawn = drawn.ring(Id::Cell(u, v - n), u == token || v == token);
        }
        Some(drawn)
    }
}

/// The edge before: its vertex on the left, and on the right.
fn last_edge(table: &Table) -> [usize; 2] {
    let end = table.path.len();
    let [u, v] = [table.path[end - 2], table.path[end - 1]];
    [u.min(v), u.max(v)]
}

/// The partner of each vertex: stable, if the side of the start likes what the letter is against.
fn partners(table: &Table) -> Vec<usize> {
    let n = table.weights.len();
    let (from, to) = if table.path[0] <= n { (1, n + 1) } else { (n + 1, 1) };
    let rank = |s: usize, t: usize| {
        if table.rises {
            weight(table, s, t)
        } else {
            99 - weight(table, s, t)
        }
    };
    let mut partner = vec![0; 2 * n + 1];
    let mut asked = vec![vec![false; 2 * n + 1]; 2 * n + 1];
    while let Some(s) = (from..from + n).find(|&s| partner[s] == 0) {
        let best = (to..to + n).filter(|&t| !asked[s][t]).min_by_key(|&t| rank(s, t));
        let t = best.expect("some vertex has no partner yet");
        asked[s][t] = true;
        let before = partner[t];
        if before == 0 || rank(before, t) < rank(s, t) {
            partner[before] = 0;
            partner[s] = t;
            partner[t] = s;
        }
    }
    partner
}

/// The pairs of the matching in words.
fn pairs(table: &Table) -> [String; 2] {
    let pairs: Vec<String> = partners(table)
        .iter()
        .enumerate()
        .take(table.weights.len() + 1)
        .skip(1)
        .map(|(u, v)| format!("{}–{}", u, v))
        .collect();
    [pairs.join(", "), pairs.join("、")]
}

/// Has the second player always moved to the partner?
fn keeps_to_it(table: &Table) -> bool {
    let partner = partners(table);
    table.path.chunks(2).all(|pair| pair.len() < 2 || partner[pair[0]] == pair[1])
}

/// A table after which the opponent loses.
fn lost_after(table: &Table) -> Option<Table> {
    let moves = Rules::moves(table, Player::Left);
    moves.into_iter().map(|(_, to)| to).find(|to| lost_after(to).is_none())
}
