//! The game as stated, with fewer turns and smaller numbers: one player names a number, the other adds it to
//! a pile, and no two piles may become equal.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why, Words};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// The largest number that may be named.
pub const MOST: u64 = 14;

/// The piles, and whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    pub piles: [u64; 3],
    /// The pile that grew in the turn before, from 1; 0 if there is none.
    pub touched: u64,
    /// The turns left, with the one in which a number is named already.
    pub turns: u64,
    /// The number to add; 0 if none is named yet.
    pub named: u64,
}

impl Game for Rules {
    type Position = Table;
    /// The number that is named, or the pile that grows, from 1.
    type Move = u64;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        match (table.named, table.turns) {
            (0, 0) => vec![],
            (0, _) => (1..=MOST).map(|named| (named, Table { named, ..*table })).collect(),
            _ => (1..=3).filter_map(|pile| Some((pile, grown(table, pile)?))).collect(),
        }
    }

    /// All piles up to 5 with one and two turns, and small starts with three.
    fn small() -> Vec<Table> {
        let mut all = vec![];
        for code in 0..125 {
            let piles = [code / 25 + 1, code / 5 % 5 + 1, code % 5 + 1];
            let [a, b, c] = piles;
            for touched in 0..=3 {
                for turns in 0..=3 {
                    for named in 0..=if turns == 0 { 0 } else { 7 } {
                        let is_small = turns < 3 || a < b && b < c && c < 5 && touched == 0;
                        if a != b && b != c && a != c && is_small {
                            all.push(Table { piles, touched, turns, named });
                        }
                    }
                }
            }
        }
        all
    }

    /// When no turn is left, the piles do not matter.
    fn order(table: Table) -> Table {
        match table.turns {
            0 => Table { piles: [1, 2, 3], touched: 0, ..table },
            _ => table,
        }
    }
}

/// The table after a pile has grown by the number named, if that is allowed.
fn grown(table: &Table, pile: u64) -> Option<Table> {
    let i = pile as usize - 1;
    let mut piles = table.piles;
    piles[i] += table.named;
    let is_new = (0..3).all(|j| j == i || piles[j] != piles[i]);
    let to = Table { piles, touched: pile, turns: table.turns - 1, named: 0 };
    (is_new && pile != table.touched).then_some(to)
}

impl Show for Rules {
    const RULE: Phrase = [
        "One player names a number from 1 to 14. The other adds that many stones to a pile: not the pile of his turn before, and no two piles may become equal. Whoever cannot move loses; there are three turns instead of 1000.",
        "一方报一个 1 到 14 的数，另一方把这么多颗石子加到一堆上：不能是他上一次加的那一堆，也不能使两堆相等。不能走的一方输。棋盘上只有三轮（原题是 1000 轮）。",
    ];
    const TAKES: Phrase = [
        "three piles; then the pile touched last (0: none), the turns left and the number named (0: none): 1 3 4 | 0 3 0. Piles up to 60, up to 3 turns",
        "三堆石子；再写上一次加的是哪一堆（0 表示没有）、还剩几轮、报出的数（0 表示还没报）：1 3 4 | 0 3 0。每堆至多 60 颗，至多 3 轮",
    ];
    const SET_UPS: &'static [&'static str] =
        &["5 3 6 | 0 3 0", "4 2 7 | 3 2 0", "6 10 2 | 2 1 0", "1 2 3 | 0 2 0", "1 3 4 | 0 3 0"];
    const ASKED: [Phrase; 2] = [
        ["How far is each of the other piles below the largest one, and which pile may not grow now?", "另外两堆比最大的一堆各少多少？现在哪一堆不能加？"],
        ["Which number, or which pile to add it to, leaves the other player without an answer?", "报哪个数，或者加到哪一堆，能让对方怎么应都不行？"],
    ];

    fn read(text: &str) -> Option<Table> {
        let groups = board::groups(text)?;
        let [piles, state]: [Vec<u64>; 2] = groups.try_into().ok()?;
        let piles: [u64; 3] = piles.try_into().ok()?;
        let [touched, turns, named]: [u64; 3] = state.try_into().ok()?;
        let [a, b, c] = piles;
        let are_piles = piles.iter().all(|pile| (1..=60).contains(pile));
        let fits = are_piles && a != b && b != c && a != c && touched <= 3 && turns <= 3;
        (fits && named <= MOST && (named == 0 || turns > 0)).then_some(Table {
            piles,
            touched,
            turns,
            named,
        })
    }

    fn write(table: &Table) -> String {
        let Table { piles, touched, turns, named } = table;
        format!("{} | {} {} {}", board::write(piles), touched, turns, named)
    }

    /// Bars of one scale.
    fn scene(table: &Table) -> Vec<Picture> {
        let Table { piles, touched, turns, named } = table;
        let columns = (largest(piles) + 11) / 12 * 12;
        let bar = |i: usize| {
            let cell = |j: u64| Cell {
                id: Some(Id::Cell(i, j as usize)),
                ground: match () {
                    () if j >= piles[i] => Look::Plain,
                    () if *touched == i as u64 + 1 => Look::Black,
                    () => Look::Blue,
                },
                ..Cell::default()
            };
            (0..columns).map(cell).collect()
        };
        let left = if *turns == 1 {
            "1 turn is left.".into()
        } else {
            format!("{} turns are left.", turns)
        };
        let mut note = [
            format!(
                "Piles 1, 2 and 3: {}, {} and {} stones. {}",
                piles[0], piles[1], piles[2], left
            ),
            format!("三堆依次是 {}、{}、{} 颗，还剩 {} 轮。", piles[0], piles[1], piles[2], turns),
        ];
        if *touched > 0 {
            note[0] += " The dark pile grew last.";
            note[1] += "深色的是上一次加的那一堆。";
        }
        if *named > 0 {
            note[0] += &format!(" Add {}.", named);
            note[1] += &format!("现在要加 {} 颗。", named);
        }
        let button = |pile: u64| {
            grown(table, pile)?;
            let to = piles[pile as usize - 1] + named;
            Some((
                Id::Button(1, pile),
                [format!("pile {} to {}", pile, to), format!("第 {} 堆加到 {}", pile, to)],
            ))
        };
        let buttons = match (named, turns) {
            (0, 0) => Picture::Buttons(vec![]),
            (0, _) => Picture::numbers(0, 1..=MOST),
            _ => Picture::Buttons((1..=3).filter_map(button).collect()),
        };
        vec![Picture::Grid((0..3).map(bar).collect()), Picture::Note(note), buttons]
    }

    fn act(table: &Table, &chosen: &u64) -> Act {
        match table.named {
            0 => Act::new(vec![Id::Button(0, chosen)], ["name {0}", "报 {0}"], &[chosen]),
            named => Act::new(
                vec![Id::Button(1, chosen)],
                ["add {0} to pile {1}", "把 {0} 颗加到第 {1} 堆"],
                &[named, chosen],
            ),
        }
    }

    /// If the largest pile grew last, its gaps to the others tell all.
    fn claim(table: &Table, _: Player) -> Option<Claim> {
        if table.named > 0 || table.turns == 0 || table.turns > 2 || !is_on_top(table) {
            return None;
        }
        let [small, large] = gaps(&table.piles);
        let is_progression = large == 2 * small && small <= MOST;
        let lost = !is_progression && (table.turns == 1 || small + large > MOST);
        let sign = if large == 2 * small { "=" } else { "≠" };
        Some(Claim::formula(
            if is_progression || table.turns == 1 {
                format!("{} {} 2 · {}", large, sign, small)
            } else {
                format!("{} + {} = {}", small, large, small + large)
            },
            lost,
        ))
    }

    fn why(table: &Table, _: Player) -> Option<Why> {
        if table.named > 0 {
            return Some(why_of_adding(table));
        }
        let [small, large] = gaps(&table.piles);
        Some(match winning_number(table) {
            _ if table.turns == 0 => Why::lost([
                "No turn is left, and the piles are still different.",
                "轮数用完了，三堆仍然各不相同。",
            ]),
            Some(y) if is_on_top(table) && large == 2 * small => Why::won([
                format!("The gaps to the largest pile, which may not grow, are {} and {}: a progression. Name {}: each of the other piles would become equal to the next larger one.", small, large, y),
                format!("最大的一堆现在不能加，另外两堆比它少 {} 和 {}：三堆成等差数列。报 {}，另外两堆无论加哪一堆，都会和比它大一级的那堆相等。", small, large, y),
            ]),
            Some(y) if is_on_top(table) => Why::won([
                format!("The gaps to the largest pile, which may not grow, are {} and {}. Name their sum, {}: whichever pile grows, the three become a progression with it on top.", small, large, y),
                format!("最大的一堆现在不能加，另外两堆比它少 {} 和 {}。报它们的和 {}：无论加哪一堆，三堆都成等差数列，刚加的那堆最大。", small, large, y),
            ]),
            Some(y) if y == small + large => Why::won([
                format!("Name {}, the sum of the gaps {} and {} to the largest pile. A smaller pile that grows comes out on top of a progression. If the largest one grows, it may not grow again at once, and {} follows.", y, small, large, 3 * y),
                format!("另外两堆比最大的一堆少 {} 和 {}，报它们的和 {}。加到小的堆上，它就成为等差数列中最大的一堆；加到最大的堆上，它下一次不能再加，接着报 {}。", small, large, y, 3 * y),
            ]),
            Some(y) => {
                let [en, zh] = answers(&Table { named: y, ..*table });
                Why::won([
                    format!("Name {}. There is an answer to everything: {}.", y, en),
                    format!("报 {}，对手怎么加都有应对：{}。", y, zh),
                ])
            }
            None => why_no_number(table),
        })
    }

    fn drawn(table: &Table, _: Player) -> Option<Drawn> {
        let top = largest(&table.piles);
        let mut drawn = Drawn::new([
            "Framed: by how much a pile is below the largest one. Orange: in a pile that may grow now.",
            "框出的是各堆比最大的一堆少的部分。粗框：现在可以加的堆。",
        ]);
        for (i, &pile) in table.piles.iter().enumerate().filter(|one| *one.1 < top) {
            let ends = [pile as usize, top as usize - 1].map(|j| Id::Cell(i, j));
            drawn = drawn.span(ends[0], ends[1], top - pile, table.touched != i as u64 + 1);
        }
        Some(drawn)
    }
}

fn largest(piles: &[u64; 3]) -> u64 {
    piles[0].max(piles[1]).max(piles[2])
}

/// By how much the other piles are below the largest one, the smaller gap first.
fn gaps(piles: &[u64; 3]) -> [u64; 2] {
    let mut sorted = *piles;
    sorted.sort_unstable();
    [sorted[2] - sorted[1], sorted[2] - sorted[0]]
}

/// Was the largest pile the last one to grow?
fn is_on_top(table: &Table) -> bool {
    table.touched > 0 && table.piles[table.touched as usize - 1] == largest(&table.piles)
}

/// A number with an answer to everything, in the turns left: first the one of the page.
fn winning_number(table: &Table) -> Option<u64> {
    let [small, large] = gaps(&table.piles);
    if is_on_top(table) && large == 2 * small && small <= MOST && table.turns > 0 {
        return Some(small);
    }
    if table.turns < 2 {
        return None;
    }
    let wins = |&named: &u64| {
        let table = Table { named, ..*table };
        named <= MOST
            && (1..=3)
                .filter_map(|pile| grown(&table, pile))
                .all(|to| winning_number(&to).is_some())
    };
    std::iter::once(small + large).chain(1..=MOST).find(wins)
}

/// The number that answers each way to add the one that is named.
fn answers(table: &Table) -> Words {
    let (mut en, mut zh) = (vec![], vec![]);
    for pile in 1..=3 {
        if let Some(answer) = grown(table, pile).and_then(|to| winning_number(&to)) {
            en.push(format!("if pile {} grows, {} comes next", pile, answer));
            zh.push(format!("加到第 {} 堆，下一个就报 {}", pile, answer));
        }
    }
    [en.join("; "), zh.join("；")]
}

fn why_no_number(table: &Table) -> Why {
    let [small, large] = gaps(&table.piles);
    match table.turns {
        1 if !is_on_top(table) => Why::lost([
            "In the only turn that is left the largest pile may grow, and then nothing becomes equal.",
            "只剩一轮，而最大的一堆可以加：加上去之后不会和任何一堆相等。",
        ]),
        1 => Why::lost([
            format!("Only one turn is left. The gaps to the largest pile are {} and {}: no number from 1 to {} makes each of the other piles equal to some pile.", small, large, MOST),
            format!("只剩一轮，另外两堆比最大的一堆少 {} 和 {}：1 到 {} 中没有一个数能让这两堆加上它都会与别的堆相等。", small, large, MOST),
        ]),
        2 if is_on_top(table) => Why::lost([
            format!("The gaps to the largest pile are {} and {}. Their sum, {}, is too large to be named, and no smaller number prepares both piles.", small, large, small + large),
            format!("另外两堆比最大的一堆少 {} 和 {}，和 {} 太大，报不了；更小的数不能同时照顾到这两堆。", small, large, small + large),
        ]),
        turns => Why::lost([
            format!("The largest pile may still grow. To each number from 1 to {} there is an answer after which {} more cannot make the piles equal.", MOST, if turns == 2 { "one number" } else { "two numbers" }),
            format!("最大的一堆还可以加。报 1 到 {} 中的哪个数，都有一种加法，使得再报 {} 个数也逼不出相等的两堆。", MOST, turns - 1),
        ]),
    }
}

fn why_of_adding(table: &Table) -> Why {
    let named = table.named;
    let free: Vec<Table> = (1..=3).filter_map(|pile| grown(table, pile)).collect();
    match free.iter().find(|to| winning_number(to).is_none()) {
        None if free.is_empty() => Why::lost([
            format!(
                "Each pile that may grow would become equal to another one by {} more stones.",
                named
            ),
            format!("可以加的堆，加上 {} 颗都会与别的堆相等。", named),
        ]),
        None => {
            let [en, zh] = answers(table);
            Why::lost([
                format!("Wherever the {} stones go, a number answers it: {}.", named, en),
                format!("这 {} 颗加到哪里都不行：{}。", named, zh),
            ])
        }
        Some(to) => {
            let [en, zh] = match to.turns {
                0 => ["that was the last turn", "轮数就用完了"],
                _ if is_on_top(to) => [
                    "it is the largest then, but the numbers that would be needed are too large, or the turns too few",
                    "它虽然成了最大的一堆，但对手要么轮数不够，要么该报的数太大",
                ],
                _ => [
                    "it is not the largest pile then, so the largest one may grow next",
                    "它不是最大的一堆，下一次还可以加最大的一堆",
                ],
            };
            Why::won([
                format!("Add them to pile {}: {}.", to.touched, en),
                format!("加到第 {} 堆：{}。", to.touched, zh),
            ])
        }
    }
}
