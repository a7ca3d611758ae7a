//! The game as stated: take L to R neighbouring cards that are all still on the table.

use board::{Act, Cell, Claim, Id, Look, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};
use std::ops::Range;

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
            let g = values(cards.len(), *least);
            let rows = cards.split(|&card| card == 0).filter(|row| !row.is_empty());
            return Some(Claim::nim_sum(&rows.map(|row| g[row.len()]).collect::<Vec<_>>()));
        }
        if !cards.iter().eq(cards.iter().rev()) {
            return None;
        }
        let middle = cards[cards.len() / 2..].iter().take_while(|&&card| card == 1).count();
        let middle = 2 * middle - usize::from(middle > 0) * (cards.len() % 2);
        let lost = middle < *least;
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

    fn parts(table: &Table) -> Vec<Table> {
        let rows = table.cards.split(|&card| card == 0).filter(|row| !row.is_empty());
        rows.map(|row| Table { cards: row.to_vec(), ..*table }).collect()
    }
}

/// The values of rows of 0 to n cards, of which each turn takes l.
fn values(n: usize, l: usize) -> Vec<u64> {
    let mut g = vec![0; n + 1];
    for m in l..=n {
        let options: Vec<u64> = (0..=m - l).map(|i| g[i] ^ g[m - l - i]).collect();
        while options.contains(&g[m]) {
            g[m] += 1;
        }
    }
    g
}
