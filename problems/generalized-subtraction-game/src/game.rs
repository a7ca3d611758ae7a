//! The game as stated: take L to R neighbouring cards that are all still on the table.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use std::ops::{Range, RangeInclusive};

pub struct Rules;

/// What is on the table, and how many cards a turn takes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// 1 is a card, 0 a gap.
    pub cards: Vec<u64>,
    pub least: usize,
    pub most: usize,
}

impl Game for Rules {
    type Position = Table;
    /// The places of the cards, from 0.
    type Move = Range<usize>;

    fn moves(table: &Table, _: Player) -> Moves<Rules> {
        let (n, mut moves) = (table.cards.len(), vec![]);
        for x in 0..n {
            for end in x + table.least..=n.min(x + table.most) {
                if !table.cards[x..end].contains(&0) {
                    let mut to = table.clone();
                    to.cards[x..end].fill(0);
                    moves.push((x..end, to));
                }
            }
        }
        moves
    }

    /// Every start with up to 9 cards, and every table of up to 6 places.
    fn small() -> Vec<Table> {
        let mut all = vec![];
        for n in 1..=9 {
            for least in 1..=n {
                for most in least..=n {
                    let whole: u64 = (1 << n) - 1;
                    let tables = if n <= 6 { 1..=whole } else { whole..=whole };
                    for bits in tables {
                        let cards = (0..n).map(|i| bits >> i & 1).collect();
                        all.push(Table { cards, least, most });
                    }
                }
            }
        }
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take neighbouring cards that all lie there, at least as many and at most as many as the two numbers say. A gap stays a gap. Whoever cannot move loses.",
        "每次取走相邻的几张牌，张数在给出的两个数之间，取走后留下的空位不能跨过。不能取的人输。",
    ];
    const TAKES: Phrase = [
        "the row, I for a card and X for a gap, then L and R: IIXIII 1 2. At most 14 places",
        "一排牌，I 是牌，X 是空位，然后是 L 和 R：IIXIII 1 2。至多 14 个位置",
    ];
    const SET_UPS: &'static [&'static str] =
        &["IIIIII 1 2", "II 1 2", "IIIIII 3 3", "IIIII 1 2", "IIIIIIIII 2 2", "IIIIIIIIIIIIII 1 3"];
    const ASKED: [Phrase; 2] = [
        ["Beside some cards in the middle, do the two halves mirror each other? If not, what is each row worth?", "除了正中间几张，左右是否对称？如果不对称，各段的 SG 值是多少？"],
        ["Which cards can be taken so that two mirrored halves are left or, if that fails, rows with the nim-sum 0?", "取走哪几张，能让剩下的左右对称，或者各段 SG 值的异或和是 0？"],
    ];

    fn read(text: &str) -> Option<Table> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [row, least, most]: [&str; 3] = words.try_into().ok()?;
        let cards = board::word(row, "XI")?;
        let (least, most) = (least.parse().ok()?, most.parse().ok()?);
        let fits =
            (1..=14).contains(&cards.len()) && 1 <= least && least <= most && most <= cards.len();
        fits.then_some(Table { cards, least, most })
    }

    fn write(table: &Table) -> String {
        format!("{} {} {}", board::write_word(&table.cards, "XI"), table.least, table.most)
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let cell = |(i, &card): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            piece: (card == 1).then_some(Look::White),
            ..Cell::default()
        };
        vec![Picture::Strips(vec![table.cards.iter().enumerate().map(cell).collect()])]
    }

    /// The first and the last card are tapped.
    fn act(_: &Table, cards: &Range<usize>) -> Act {
        let (first, last) = (cards.start as u64 + 1, cards.end as u64);
        if first == last {
            return Act::new(
                vec![Id::Cell(0, cards.start)],
                ["take card {0}", "取走第 {0} 张牌"],
                &[first],
            );
        }
        let ends = vec![Id::Cell(0, cards.start), Id::Cell(0, cards.end - 1)];
        let words = ["take cards {0} to {1}", "取走第 {0} 到第 {1} 张牌"];
        Act::new(ends, words, &[first, last])
    }

    /// A table that is its own mirror image; and every table if all takes are equal.
    fn claim(table: &Table, _: Player) -> Option<Claim> {
        let Table { cards, least, most } = table;
        if least == most {
            let g = values(cards.len(), *least..=*most);
            let rows = cards.split(|&card| card == 0).filter(|row| !row.is_empty());
            return Some(Claim::nim_sum(&rows.map(|row| g[row.len()]).collect::<Vec<_>>()));
        }
        if !cards.iter().eq(cards.iter().rev()) {
            return None;
        }
        let lost = middle(cards) < *least;
        let words = if lost {
            ["both halves are equal", "左右两半相同"]
        } else {
            [
                "the middle can be taken, and then both halves are equal",
                "取走正中间的牌，左右两半就相同",
            ]
        };
        Some(Claim { words: words.map(str::to_owned), lost })
    }

    /// As the page says; where it says nothing, the rows are games side by side too.
    fn why(table: &Table, player: Player) -> Option<Why> {
        let Table { cards, least, most } = table;
        let moves = Rules::moves(table, player);
        if moves.is_empty() {
            return Some(Why::lost([
                format!("Too few neighbouring cards are left: a turn takes at least {}.", least),
                format!("相邻的牌不够了：一次至少取 {} 张。", least),
            ]));
        }
        let (first, inner) = inner(cards);
        if inner.iter().eq(inner.iter().rev()) {
            let (n, middle) = (inner.len(), middle(inner));
            if middle < *least {
                return Some(Why::lost([
                    "The left half is the mirror image of the right one, and nobody can take across the middle: what is taken in one half can be taken in the other.",
                    "左右对称，而且不能跨过正中间：在一半里怎么取，对手就在另一半里对称地取。",
                ]));
            }
            let y = least + (middle - least) % 2;
            if y <= *most {
                let [first, last] = [(n - y) / 2 + 1, (n + y) / 2].map(|card| first + card);
                return Some(Why::won([
                    format!("Take the middle, cards {} to {}. Two equal halves are left, and what is taken in one can be taken in the other.", first, last),
                    format!("先取正中间的第 {} 到第 {} 张，左右两半就相同：对手在一半里怎么取，就在另一半里对称地取。", first, last),
                ]));
            }
        }
        let g = values(cards.len(), *least..=*most);
        let rows = |cards: &[u64]| {
            let rows = cards.split(|&card| card == 0).map(<[u64]>::len);
            rows.filter(|row| row >= least).map(|row| row as u64).collect::<Vec<_>>()
        };
        let values = |rows: &[u64]| rows.iter().map(|&row| g[row as usize]).collect::<Vec<_>>();
        let x = |cards: &[u64]| values(&rows(cards)).iter().fold(0, |x, g| x ^ g);
        let rows = rows(cards);
        let ([en, zh], [g_en, g_zh]) = (listed(&rows), listed(&values(&rows)));
        let found = moves.iter().find(|(_, to)| x(&to.cards) == 0);
        let which = found.map(|(range, _)| match (range.start + 1, range.end) {
            (first, last) if first == last => {
                [format!("card {}", first), format!("第 {} 张", first)]
            }
            (first, last) => {
                [format!("cards {} to {}", first, last), format!("第 {} 到第 {} 张", first, last)]
            }
        });
        Some(match which {
            None if rows.len() == 1 => Why::lost([
                format!("A row of {} has the value 0: each take leaves rows whose values have a nim-sum that is not 0, and the other player can make it 0 again.", en),
                format!("长 {} 的一段 SG 值是 0：怎么取，剩下各段 SG 值的异或和都不是 0，对手再变成 0。", zh),
            ]),
            None => Why::lost([
                format!("The rows of {} have the values {}, each the least that no take in it leaves. Their nim-sum is 0: any take spoils that, and the answer restores it.", en, g_en),
                format!("长 {} 的各段，SG 值是 {}，异或和是 0：怎么取都会破坏它，对手再恢复。", zh, g_zh),
            ]),
            Some([cards, cards_zh]) if rows.len() == 1 => Why::won([
                format!("A row of {} has the value {}, the least that no take in it leaves. So some take leaves the nim-sum 0: take {}.", en, g_en, cards),
                format!("长 {} 的一段 SG 值是 {}，不是 0，所以有一步能使剩下各段的异或和为 0：取{}。", zh, g_zh, cards_zh),
            ]),
            Some([cards, cards_zh]) => Why::won([
                format!("The rows of {} have the values {}, each the least that no take in it leaves. Their nim-sum is {}: take {}, and it becomes 0.", en, g_en, x(&table.cards), cards),
                format!("长 {} 的各段，SG 值是 {}，异或和是 {}：取{}，就变成 0。", zh, g_zh, x(&table.cards), cards_zh),
            ]),
        })
    }

    fn drawn(table: &Table, _: Player) -> Option<Drawn> {
        let Table { cards, least, most } = table;
        let (first, inner) = inner(cards);
        let (n, middle) = (inner.len(), middle(inner));
        let can_leave_halves = middle < *least || least + (middle - least) % 2 <= *most;
        if inner.iter().eq(inner.iter().rev()) && can_leave_halves {
            let mut drawn = Drawn::new([
                "Cards with the same number are mirror images of each other. Orange: no turn takes both.",
                "号码相同的两张牌左右对称。粗框：不能一次同时取走的两张。",
            ]);
            for i in (0..n / 2).filter(|&i| inner[i] == 1) {
                let is_far = n - 2 * i > *most || inner[i..n - i].contains(&0);
                for place in [i, n - 1 - i] {
                    drawn = drawn.tag(Id::Cell(0, first + place), i + 1, is_far);
                }
            }
            return Some(drawn);
        }
        let words = [
            "On each card: the value of its row from the left end up to it. Orange: the value of the whole row.",
            "每张牌上是它所在的段从左端到它为止的 SG 值。粗框：整段的 SG 值。",
        ];
        let (mut drawn, mut first) = (Drawn::new(words), 0);
        let g = values(cards.len(), *least..=*most);
        for row in cards.split(|&card| card == 0) {
            drawn = drawn.values((first..first + row.len()).map(|i| Id::Cell(0, i)), &g);
            first += row.len() + 1;
        }
        Some(drawn)
    }

    fn parts(table: &Table) -> Vec<Table> {
        let rows = table.cards.split(|&card| card == 0).filter(|row| !row.is_empty());
        rows.map(|row| Table { cards: row.to_vec(), ..*table }).collect()
    }
}

/// The table without the gaps before the first card and after the last one, and how many places stand before
/// the first card.
fn inner(cards: &[u64]) -> (usize, &[u64]) {
    let first = cards.iter().position(|&card| card == 1).unwrap_or(0);
    let end = cards.iter().rposition(|&card| card == 1).map_or(first, |last| last + 1);
    (first, &cards[first..end])
}

/// How long the middle row is, if the table is its own mirror image.
fn middle(cards: &[u64]) -> usize {
    let right = cards[cards.len() / 2..].iter().take_while(|&&card| card == 1).count();
    2 * right - usize::from(right > 0) * (cards.len() % 2)
}

/// The values of rows of 0 to n cards, of which a turn takes so many.
fn values(n: usize, takes: RangeInclusive<usize>) -> Vec<u64> {
    let mut g = vec![0; n + 1];
    for m in 1..=n {
        let lefts = takes.clone().filter(|&y| y <= m).map(|y| m - y);
        let options: Vec<u64> = lefts
            .flat_map(|left| (0..=left).map(move |i| (i, left - i)))
            .map(|(i, j)| g[i] ^ g[j])
            .collect();
        while options.contains(&g[m]) {
            g[m] += 1;
        }
    }
    g
}
