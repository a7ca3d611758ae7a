//! The game as stated, with taxes up to a bound: lower the tax of a city, and set those that its roads lead to.

use board::{listed, Act, Cell, Claim, Drawn, Graph, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// The taxes, then the roads, each as two cities, counted from 1.
pub type Position = Vec<Vec<u64>>;

/// No tax is set above it; with 2ᵇ − 1 this changes no winner.
pub const MOST: u64 = 3;

impl Game for Rules {
    type Position = Position;
    /// The cities whose taxes change, counted from 0, with their new taxes: first the one that is lowered.
    type Move = Vec<(usize, u64)>;

    fn moves(net: &Position, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for v in 0..net[0].len() {
            for lowered in 0..net[0][v] {
                let mut all = vec![vec![(v, lowered)]];
                for u in reached(net, v) {
                    let set = |changes: Vec<(usize, u64)>| {
                        (0..=MOST).map(move |tax| [&changes[..], &[(u, tax)]].concat())
                    };
                    all = all.into_iter().flat_map(set).collect();
                }
                for mut changes in all {
                    changes.retain(|&(u, tax)| tax != net[0][u]);
                    let mut to = net.clone();
                    for &(u, tax) in &changes {
                        to[0][u] = tax;
                    }
                    moves.push((changes, to));
                }
            }
        }
        moves
    }

    /// All nets of up to three cities, and some of four.
    fn small() -> Vec<Position> {
        let mut all = vec![];
        for &(n, most) in &[(1, 3), (2, 3), (3, 2), (4, 1)] {
            let pairs: Vec<[u64; 2]> =
                (1..=n).flat_map(|u| (u + 1..=n).map(move |v| [u, v])).collect();
            for set in (0..1_u32 << pairs.len()).filter(|set| n < 4 || set % 9 == 0) {
                let roads = (0..pairs.len()).filter(|i| set >> i & 1 == 1);
                let roads: Position = roads.map(|i| pairs[i].to_vec()).collect();
                let taxes = small::sequences(n as usize, most);
                all.extend(taxes.map(|taxes| [&[taxes], &roads[..]].concat()));
            }
        }
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Lower the tax of a city. At the same time the taxes of the cities to which its roads lead may be set at will, also higher (here up to 3). When all taxes are 0, the player to move loses.",
        "减小一个城市的税；同时，它的道路直接通到的城市，税可以任意改，也可以加（这里不超过 3）。税全是 0 时不能走，轮到谁谁输。",
    ];
    const TAKES: Phrase = [
        "taxes from 0 to 3 of at most 5 cities, then the roads, which lead to larger numbers: 2 1 1 | 1 2 | 2 3. At most 3 roads lead from a city",
        "至多 5 个城市的税（0 到 3），再写各条道路（通到编号更大的城市）：2 1 1 | 1 2 | 2 3。每个城市至多 3 条出路",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "2 1 | 1 2",
        "3 0 3 | 1 2 | 2 3",
        "2 1 1 3 | 1 2 | 3 4",
        "1 2 3 | 1 2 | 1 3 | 2 3",
        "1 2 2",
        "3 1 2 2 | 1 2 | 1 3 | 2 4 | 3 4",
        "1 2 3 1 2 | 1 2 | 2 3 | 3 4 | 4 5",
    ];
    const ASKED: [Phrase; 2] = [
        [
            "A city from which no road leads is on level 0, any other on the least level to which none of its roads leads (with roads to levels 0 and 1 it is on level 2). On which level is each city?",
            "没有出路的城市在第 0 层，其他城市在它的道路没有通到的最低一层（通到第 0、1 层的就在第 2 层）。每个城市在第几层？",
        ],
        [
            "Which tax can be lowered, and which set at the same time, so that on every level the taxes have the nim-sum (XOR) 0?",
            "哪个城市的税减到几，再改哪些，能让每一层的异或和都变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Position> {
        let groups = board::groups(text)?;
        let (taxes, roads) = groups.split_first()?;
        let n = taxes.len();
        let is_road = |road: &Vec<u64>| match road[..] {
            [u, v] => 1 <= u && u < v && v <= n as u64,
            _ => false,
        };
        let are_few = |u: u64| roads.iter().filter(|road| road[0] == u).count() <= 3;
        let fits = (1..=5).contains(&n) && taxes.iter().all(|&tax| tax <= MOST);
        let is_net = roads.iter().all(is_road) && (1..=n as u64).all(are_few);
        let repeats = (1..roads.len()).any(|i| roads[..i].contains(&roads[i]));
        (fits && is_net && !repeats).then_some(groups)
    }

    fn write(net: &Position) -> String {
        board::write_groups(net)
    }

    /// Below the net a row of taxes to choose from for each city.
    fn scene(net: &Position) -> Vec<Picture> {
        let edges = net[1..].iter().map(|road| (road[0] as usize - 1, road[1] as usize - 1));
        let nodes =
            net[0].iter().enumerate().map(|(v, tax)| format!("{}:{}", v + 1, tax)).collect();
        let choices = net[0].iter().enumerate().map(|(v, &now)| {
            let tax = |tax: u64| Cell {
                id: Some(Id::Value(0, v, tax)),
                ground: if tax == now { Look::Shaded } else { Look::Plain },
                text: tax.to_string(),
                ..Cell::default()
            };
            let name = Cell { text: format!("{}:", v + 1), ..Cell::default() };
            Some(name).into_iter().chain((0..=MOST).map(tax)).collect()
        });
        let graph = Graph { nodes, edges: edges.collect(), ..Graph::default() };
        let note = [
            "In each circle: the city and its tax. Choose new taxes in the rows; grey is the present one.",
            "圆圈里是“城市:税”。在各行里选新的税，灰格是现在的税。",
        ];
        vec![Picture::Graph(graph), Picture::note(note), Picture::Strips(choices.collect())]
    }

    fn act(_: &Position, changes: &Vec<(usize, u64)>) -> Act {
        let (v, lowered) = changes[0];
        let mut words = [
            format!("lower city {} to {}", v + 1, lowered),
            format!("{} 号城市减到 {}", v + 1, lowered),
        ];
        for (u, tax) in &changes[1..] {
            words[0] += &format!(", set {} to {}", u + 1, tax);
            words[1] += &format!("，{} 号改成 {}", u + 1, tax);
        }
        Act::new(changes.iter().map(|&(u, tax)| Id::Value(0, u, tax)).collect(), words, &[])
    }

    fn claim(net: &Position, _: Player) -> Option<Claim> {
        let (_, x) = levels(net);
        let sums: Vec<String> = x
            .iter()
            .enumerate()
            .map(|(k, x)| format!("X{} = {}", char::from_u32(0x2080 + k as u32).unwrap_or('?'), x))
            .collect();
        Some(Claim::formula(sums.join(", "), x.iter().all(|&x| x == 0)))
    }

    fn why(net: &Position, _: Player) -> Option<Why> {
        let (taxes, (level, x)) = (&net[0], levels(net));
        let on = |k: usize| (0..taxes.len()).filter(|&v| level[v] == k).collect::<Vec<_>>();
        let amounts = |k: usize| listed(&on(k).into_iter().map(|v| taxes[v]).collect::<Vec<_>>());
        if taxes.iter().all(|&tax| tax == 0) {
            return Some(Why::lost(["All taxes are 0.", "税全是 0。"]));
        }
        let k = if let Some(k) = x.iter().rposition(|&x| x > 0) {
            k
        } else {
            let all = (0..x.len()).filter(|&k| on(k).iter().any(|&v| taxes[v] > 0));
            let (en, zh): (Vec<_>, Vec<_>) = all.map(amounts).map(|[en, zh]| (en, zh)).unzip();
            return Some(Why::lost([
                    format!("On each level of cities the taxes have nim-sum (XOR) 0 ({}). Lowering one spoils its level, to which no road of that city leads, and the other player can bring all levels back to 0.", en.join("; ")),
                    format!("每一层的税异或和都是 0（{}）：减小一个税就破坏了那一层，又没有道路通到自己那一层去补，对手却能一次让各层都恢复成 0。", zh.join("；")),
                ]));
        };
        let v = on(k).into_iter().find(|&v| taxes[v] ^ x[k] < taxes[v])?;
        let then = if x[..k].iter().all(|&x| x == 0) {
            [": then each level has nim-sum 0", "，各层的异或和就都是 0"]
        } else {
            [
                "; its roads reach every lower level, where a tax is set so that the nim-sum becomes 0 too",
                "；它有道路通到每个更低的层，在那里各改一个税，异或和也变成 0",
            ]
        };
        let cities: Vec<u64> = on(k).iter().map(|&v| v as u64 + 1).collect();
        let ([en, zh], [taxes_en, taxes_zh]) = (listed(&cities), amounts(k));
        let to = taxes[v] ^ x[k];
        Some(Why::won(if cities.len() == 1 {
            [
                format!(
                    "On each level the nim-sum (XOR) of the taxes is to become 0, from the highest on that has not got it. City {} is alone on level \
                     {}, with the tax {}: lower it to {}{}.",
                    en, k, taxes_en, to, then[0]
                ),
                format!(
                    "要让每一层税的异或和都变成 0，从不是 0 的最高一层入手。第 {} 层只有 {} 号城市，税是 {}：把它减到 {}{}。",
                    k, zh, taxes_zh, to, then[1]
                ),
            ]
        } else {
            [
                format!("On each level the nim-sum (XOR) of the taxes is to become 0, from the highest on that has not got it. On one level are the cities {}, and their taxes {} have nim-sum {}: lower city {} to {}{}.", en, taxes_en, x[k], v + 1, to, then[0]),
                format!("要让每一层税的异或和都变成 0，从不是 0 的最高一层入手。{} 号城市同在一层，税 {} 的异或和是 {}：把 {} 号减到 {}{}。", zh, taxes_zh, x[k], v + 1, to, then[1]),
            ]
        }))
    }

    fn drawn(net: &Position, _: Player) -> Option<Drawn> {
        let words = [
            "On each city its level: 0 without roads that lead away, else the least level to which none of its roads leads. Orange: cities of a level whose taxes have a nim-sum (XOR) other than 0.",
            "城市旁的数是它的层：没有出路的是 0，其他是它的道路没有通到的最低一层。粗框：这一层各城市的税，异或和不是 0。",
        ];
        let (level, x) = levels(net);
        let levels = level.into_iter().enumerate();
        Some(levels.fold(Drawn::new(words), |drawn, (v, k)| drawn.tag(Id::Node(v), k, x[k] > 0)))
    }
}

/// The level of each city, and X_0, X_1, … of the page: the nim-sums of the taxes on each level.
fn levels(net: &Position) -> (Vec<usize>, Vec<u64>) {
    let n = net[0].len();
    let (mut level, mut x) = (vec![0; n], vec![0; n]);
    for v in (0..n).rev() {
        let met: Vec<usize> = reached(net, v).into_iter().map(|u| level[u]).collect();
        level[v] = (0..n).find(|k| !met.contains(k)).unwrap_or(0);
        x[level[v]] ^= net[0][v];
    }
    x.truncate(level.iter().max().map_or(0, |&top| top + 1));
    (level, x)
}

/// The cities to which the roads of v lead, counted from 0.
fn reached(net: &Position, v: usize) -> Vec<usize> {
    let own = net[1..].iter().filter(|road| road[0] as usize == v + 1);
    own.map(|road| road[1] as usize - 1).collect()
}
