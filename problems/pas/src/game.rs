//! The game as stated: a turn lays a tile on free cells of a strip.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

/// A tile of length s lies behind the first l cells.
pub struct Tile {
    s: usize,
    l: usize,
}

impl Game for Rules {
    /// The lengths of the tiles; 0 for each free cell, 1 for each covered one.
    type Position = Vec<Vec<u64>>;
    type Move = Tile;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let cells = &given[1];
        let mut moves = vec![];
        for s in (1..=cells.len()).filter(|&s| given[0].contains(&(s as u64))) {
            for l in (0..=cells.len() - s).filter(|&l| cells[l..l + s].iter().all(|&c| c == 0)) {
                let mut to = cells.clone();
                to[l..l + s].fill(1);
                moves.push((Tile { s, l }, vec![given[0].clone(), to]));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let tiles = [vec![2], vec![1, 2], vec![3, 2], vec![1, 3, 4]];
        let cells = [small::up_to(&[(6, 1)]), vec![vec![0; 8], vec![0; 9]]].concat();
        let with = |tiles| cells.iter().map(move |cells| vec![Vec::clone(tiles), cells.clone()]);
        tiles.iter().flat_map(with).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Lay a tile of one of the given lengths on neighbouring free cells: mark its first and its last cell. Whoever cannot lay a tile loses.",
        "每次选一种长度，把这么长的一条放在相邻的空格上：点它的头一格和末一格。放不下的人输。",
    ];
    const TAKES: Phrase = [
        "up to 3 lengths | the cells, for example 2 3 | 9: at most 14 cells; 2 3 | 4 3 2 is 4 free, 3 covered, 2 free",
        "至多 3 种长度 | 格数，例如 2 3 | 9：至多 14 格；2 3 | 4 3 2 是空 4 格、盖住 3 格、空 2 格",
    ];
    const SET_UPS: &'static [&'static str] =
        &["2 | 8", "2 3 | 9", "1 2 | 7", "2 | 9", "3 | 12", "1 2 3 | 14"];
    const ASKED: [Phrase; 2] = [
        [
            "What is each free part worth: the least value that no tile leaves of it?",
            "每个空段的 SG 值是多少，也就是怎么放都得不到的最小的值？",
        ],
        [
            "Where can a tile lie so that the values of the free parts have the nim-sum 0?",
            "放在哪里，能让各空段 SG 值的异或和变成 0？",
        ],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text).filter(|given| given.len() == 2)?;
        let (tiles, runs) = (&given[0], &given[1]);
        let fits = (1..=3).contains(&tiles.len())
            && tiles.iter().all(|s| (1..=14).contains(s))
            && runs.iter().all(|&run| run <= 14)
            && (1..=14).contains(&runs.iter().sum::<u64>())
            && runs.iter().skip(1).all(|&run| run > 0);
        let cells = |(i, &run): (usize, &u64)| vec![i as u64 % 2; run as usize];
        fits.then(|| vec![tiles.clone(), runs.iter().enumerate().flat_map(cells).collect()])
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        let mut runs = vec![0];
        for (i, &cell) in given[1].iter().enumerate() {
            if cell != if i == 0 { 0 } else { given[1][i - 1] } {
                runs.push(0);
            }
            *runs.last_mut().expect("there is one") += 1;
        }
        board::write_groups(&[given[0].clone(), runs])
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let cell = |(i, &cell): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            ground: if cell == 1 { Look::Black } else { Look::Plain },
            text: if cell == 1 { String::new() } else { (i + 1).to_string() },
            ..Cell::default()
        };
        let tiles = board::write(&given[0]);
        vec![
            Picture::Strips(vec![given[1].iter().enumerate().map(cell).collect()]),
            Picture::Note([format!("lengths: {tiles}"), format!("长度：{tiles}")]),
        ]
    }

    fn act(_: &Vec<Vec<u64>>, &Tile { s, l }: &Tile) -> Act {
        let mut taps = vec![Id::Cell(0, l), Id::Cell(0, l + s - 1)];
        taps.dedup();
        let words = if s == 1 {
            ["lay a tile of 1 on cell {1}", "把长 1 的一条放在第 {1} 格"]
        } else {
            ["lay a tile of {0} on cells {1} to {2}", "把长 {0} 的一条放在第 {1} 到 {2} 格"]
        };
        Act::new(taps, words, &[s, l + 1, l + s].map(|number| number as u64))
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let g = values(given);
        Some(Claim::nim_sum(&free(&given[1]).map(|p| g[p]).collect::<Vec<_>>()))
    }

    fn why(given: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let g = values(given);
        // The parts where a tile fits, and what they are worth.
        let parts = |given: &[Vec<u64>]| -> [Vec<u64>; 2] {
            let fits = |&p: &usize| given[0].iter().any(|&s| s <= p as u64);
            let parts: Vec<usize> = free(&given[1]).filter(fits).collect();
            [parts.iter().map(|&p| p as u64).collect(), parts.iter().map(|&p| g[p]).collect()]
        };
        let mut wins = Rules::moves(given, player);
        wins.retain(|(_, to)| parts(to)[1].iter().fold(0, |x, g| x ^ g) == 0);
        wins.sort_by_key(|(_, to)| !are_pairs(&parts(to)[0]));
        let [left, worth] = parts(wins.first().map_or(given, |(_, to)| to));
        let [[en, zh], [g_en, g_zh]] = [listed(&left), listed(&worth)];
        let is_nothing = worth.iter().all(|&g| g == 0);
        Some(match wins.first() {
            None if left.is_empty() => Why::lost(["No tile fits any more.", "一条也放不下了。"]),
            None if are_pairs(&left) => Why::lost([
                format!("The free parts where a tile fits are equal in pairs ({} cells): the other player repeats each move in the partner.", en),
                format!("放得下的空段两两相等（{} 格）：在其中一段里怎么放，对手就在另一段里照样放。", zh),
            ]),
            None if is_nothing => Why::lost([
                format!("Free parts: {} cells. Wherever a tile goes, the parts on its two sides have different Grundy values, and the other player can make them equal.", en),
                format!("空段有 {} 格：不管一条放在哪里，它两边的 SG 值都不相等，对手能让它们变成相等。", zh),
            ]),
            None => Why::balanced([format!("The free parts of {} cells play like heaps of {} (by the table)", en, g_en), format!("{} 格的空段查表相当于 {} 颗的堆", zh, g_zh)], ["move", "走"]),
            Some((step, _)) => {
                let [step_en, step_zh] = Rules::act(given, step).words;
                let [then_en, then_zh] = if left.is_empty() {
                    ["no tile fits any more.".to_owned(), "就一条也放不下了。".to_owned()]
                } else if are_pairs(&left) {
                    [
                        format!("the parts where a tile fits are equal in pairs ({} cells), and every move there can be repeated in the partner.", en),
                        format!("使放得下的空段两两相等（{} 格）：对手怎么放，都能在相等的那段里照样放。", zh),
                    ]
                } else if is_nothing {
                    [
                        format!("the free parts ({} cells) have the Grundy value 0: after any tile its two sides differ in value, and can be made equal again.", en),
                        format!("剩下的空段（{} 格）SG 值是 0：对手放在哪里，两边的 SG 值都不相等，再让它们变成相等就行。", zh),
                    ]
                } else {
                    [
                        format!("the free parts of {} cells play like heaps of {} (by the table), and every power of two occurs an even number of times.", en, g_en),
                        format!("这样 {} 格的空段查表相当于 {} 颗的堆，2 的每个幂都出现偶数次。", zh, g_zh),
                    ]
                };
                Why::won([
                    format!("The player to move can {}: then {}", step_en, then_en),
                    format!("可以{}，{}", step_zh, then_zh),
                ])
            }
        })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "On each cell: the value of its free part from the left end up to it. Orange: the value of the whole part.",
            "每格上是它所在的空段从左端到它为止的 SG 值。粗框：整段的 SG 值。",
        ];
        let (mut drawn, mut first) = (Drawn::new(words), 0);
        let g = values(given);
        for part in given[1].split(|&cell| cell == 1) {
            drawn = drawn.values((first..first + part.len()).map(|i| Id::Cell(0, i)), &g);
            first += part.len() + 1;
        }
        Some(drawn)
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        free(&given[1]).map(|p| vec![given[0].clone(), vec![0; p]]).collect()
    }

    fn table(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<Vec<u64>>>> {
        vec![(1..=given[1].len()).map(|p| vec![given[0].clone(), vec![0; p]]).collect()]
    }
}

/// The lengths of the free parts.
fn free(cells: &[u64]) -> impl Iterator<Item = usize> + '_ {
    cells.split(|&cell| cell == 1).map(<[u64]>::len).filter(|&p| p > 0)
}

/// The Grundy values of boards, up to as many cells as there are.
fn values(given: &[Vec<u64>]) -> Vec<u64> {
    let mut g: Vec<u64> = vec![];
    for p in 0..=given[1].len() {
        let rests = given[0].iter().filter_map(|&s| p.checked_sub(s as usize));
        let sums = rests.flat_map(|rest| (0..=rest).map(move |l| (l, rest - l)));
        let values: Vec<u64> = sums.map(|(l, r)| g[l] ^ g[r]).collect();
        g.push((0..=values.len() as u64).find(|g| !values.contains(g)).unwrap_or(0));
    }
    g
}

/// Is each number there an even number of times?
fn are_pairs(numbers: &[u64]) -> bool {
    numbers.iter().all(|p| numbers.iter().filter(|&q| q == p).count() % 2 == 0)
}
