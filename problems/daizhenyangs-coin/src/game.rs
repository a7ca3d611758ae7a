//! The game as stated: a turn turns over one, two or three coins, of which the rightmost shows heads.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The coins from the left: does it show heads?
    type Position = Vec<u64>;
    /// The coins to turn over, from the left.
    type Move = Vec<usize>;

    fn moves(coins: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        let mut turn = |set: &[usize]| {
            let mut to = coins.clone();
            for &coin in set {
                to[coin] = 1 - to[coin];
            }
            moves.push((set.to_vec(), to));
        };
        for x in (0..coins.len()).filter(|&x| coins[x] == 1) {
            turn(&[x]);
            for y in 0..x {
                turn(&[y, x]);
                (0..y).for_each(|z| turn(&[z, y, x]));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        small::up_to(&[(8, 1)])
    }
}

/// The signs of tails and heads.
const SIGNS: &str = "TH";

impl Show for Rules {
    const RULE: Phrase = [
        "Turn over one, two or three coins; the rightmost of them must show heads (white). Whoever cannot move loses.",
        "每次翻一枚、两枚或三枚硬币，其中最右边的一枚必须正面朝上（白色）。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 12 coins, H for heads and T for tails, for example HTTHH",
        "1 到 12 枚硬币，H 是正面，T 是反面，例如 HTTHH",
    ];
    const SET_UPS: &'static [&'static str] = &["TTHTHH", "H", "HHHH", "HTTHH", "HHTHTHHHHHHH"];
    const ASKED: [Phrase; 2] = [
        ["How large a heap is each coin worth that shows heads?", "每枚正面的硬币相当于几颗石子的堆？"],
        ["Which coins can be turned over so that every power of two occurs an even number of times in the heads' heaps?", "翻哪几枚，能让正面各枚的堆里 2 的每个幂都出现偶数次？"],
    ];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::word(text, SIGNS).filter(|coins| (1..=12).contains(&coins.len()))
    }

    fn write(coins: &Vec<u64>) -> String {
        board::write_word(coins, SIGNS)
    }

    fn scene(coins: &Vec<u64>) -> Vec<Picture> {
        let number = |x: usize| Cell { text: x.to_string(), ..Cell::default() };
        let coin = |x: usize| Cell {
            id: Some(Id::Cell(0, x)),
            piece: Some(if coins[x] == 1 { Look::White } else { Look::Black }),
            ..Cell::default()
        };
        let line = |first: usize| first..(first + 6).min(coins.len());
        let rows = (0..coins.len()).step_by(6).flat_map(|first| {
            vec![line(first).map(number).collect(), line(first).map(coin).collect()]
        });
        vec![Picture::Grid(rows.collect())]
    }

    fn act(_: &Vec<u64>, set: &Vec<usize>) -> Act {
        let taps = set.iter().rev().map(|&coin| Id::Cell(0, coin)).collect();
        let numbers: Vec<u64> = set.iter().map(|&coin| coin as u64).collect();
        Act::new(taps, [ONE, TWO, THREE][set.len() - 1], &numbers)
    }

    fn claim(coins: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&values(coins)))
    }

    fn why(coins: &Vec<u64>, player: Player) -> Option<Why> {
        let nim_sum = |coins: &Vec<u64>| values(coins).iter().fold(0, |x, g| x ^ g);
        let heads = heads(coins);
        let [en, zh] = match &heads[..] {
            [] => return Some(Why::lost(["No coin shows heads.", "没有正面朝上的硬币了。"])),
            [x] => {
                return Some(Why::won([
                    format!("Coin {} alone shows heads: turn it over, and no heads are left.", x),
                    format!("只有 {} 号是正面：只翻它，就没有正面了。", x),
                ]))
            }
            _ if heads.len() > 5 => [
                format!("The {} heads are worth a heap each", heads.len()),
                format!("{} 枚正面的硬币各相当于一堆石子", heads.len()),
            ],
            _ => {
                let ([en, zh], [g_en, g_zh]) = (listed(&heads), listed(&values(coins)));
                [
                    format!("The heads {} are worth heaps of {} stones", en, g_en),
                    format!("正面的 {} 号相当于 {} 颗的堆", zh, g_zh),
                ]
            }
        };
        let wins = Rules::moves(coins, player).into_iter().find(|(_, to)| nim_sum(to) == 0);
        Some(match wins.map(|(set, _)| Rules::act(coins, &set).words) {
            Some(turn) => Why::evened([en, zh], nim_sum(coins), turn),
            None => Why::balanced([en, zh], ["turn", "翻"]),
        })
    }

    fn drawn(coins: &Vec<u64>, _: Player) -> Option<Drawn> {
        let tagged = |drawn: Drawn, x: usize| drawn.tag(Id::Cell(0, x), g(x as u64), coins[x] == 1);
        Some((0..coins.len()).fold(Drawn::new(TAGGED), tagged))
    }

    /// Each coin that shows heads, alone.
    fn parts(coins: &Vec<u64>) -> Vec<Vec<u64>> {
        let alone = |x: usize| (0..coins.len()).map(|y| u64::from(x == y)).collect();
        (0..coins.len()).filter(|&x| coins[x] == 1).map(alone).collect()
    }
}

const TAGGED: Phrase = [
    "At each coin x: the heap g(x) that it is worth while it shows heads. Orange: the coins that show heads.",
    "每枚硬币角上是 g(x)：正面朝上时相当于几颗石子的堆。粗框：正面朝上的硬币。",
];

fn heads(coins: &[u64]) -> Vec<u64> {
    (0..).zip(coins).filter(|one| *one.1 == 1).map(|one| one.0).collect()
}

/// g(x) of the page for each coin x that shows heads.
fn values(coins: &[u64]) -> Vec<u64> {
    heads(coins).into_iter().map(g).collect()
}

fn g(x: u64) -> u64 {
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

const ONE: Phrase = ["turn over coin {0}", "翻第 {0} 枚"];
const TWO: Phrase = ["turn over coins {0} and {1}", "翻第 {0}、{1} 枚"];
const THREE: Phrase = ["turn over coins {0}, {1} and {2}", "翻第 {0}、{1}、{2} 枚"];
