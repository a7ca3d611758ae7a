//! The game as stated: a turn takes a bean out of bottle i and puts one each into j and k, i < j ≤ k.

use board::{Act, Cell, Claim, Id, Look, Phrase, Picture, Show};
use shared::game::{Game, Moves, Player};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// The beans in each bottle.
    type Position = Vec<u64>;
    /// Bottle i, then j and k.
    type Move = [usize; 3];

    fn moves(beans: &Vec<u64>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for i in (0..beans.len()).filter(|&i| beans[i] > 0) {
            for j in i + 1..beans.len() {
                for k in j..beans.len() {
                    let mut to = beans.clone();
                    to[i] -= 1;
                    to[j] += 1;
                    to[k] += 1;
                    moves.push(([i, j, k], to));
                }
            }
        }
        moves
    }

    fn small() -> Vec<Vec<u64>> {
        let mut beans = small::up_to(&[(3, 5), (4, 2), (5, 1)]);
        beans.retain(|beans| beans.len() > 1);
        beans
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Take a bean out of a bottle and put two new ones into bottles with larger numbers: one each into two bottles, or both into one. Whoever cannot move loses.",
        "每次从一个瓶子里拿走一颗豆子，再往编号更大的瓶子里放两颗新的：可以放进两个瓶子各一颗，也可以都放进同一个。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "the beans of 2 to 6 bottles, for example 1 0 1 2; a bean with 1, 2, 3, 4, 5 bottles after its own counts 1, 3, 7, 15, 31, and all beans together at most 45",
        "2 到 6 个瓶子的豆子数，例如 1 0 1 2；一颗豆子后面有 1、2、3、4、5 个瓶子时分别算 1、3、7、15、31 分，总分至多 45",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 0 1 2", "1 0 1 5000", "2 0 1", "2 1 0 1", "1 1 1 0 0", "3 0 0 0 0"];

    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text).filter(|beans| {
            let weight = |(h, &p): (usize, &u64)| p * ((1 << h) - 1);
            (2..=6).contains(&beans.len())
                && beans.iter().all(|&p| p <= 9999)
                && beans.iter().rev().enumerate().map(weight).sum::<u64>() <= 45
        })
    }

    fn write(beans: &Vec<u64>) -> String {
        board::write(beans)
    }

    /// Above the numbers of the bottles, below their beans.
    fn scene(beans: &Vec<u64>) -> Vec<Picture> {
        let number =
            |i: usize| Cell { ground: Look::Shaded, text: i.to_string(), ..Cell::default() };
        let bottle = |i: usize| Cell {
            id: Some(Id::Cell(0, i)),
            text: beans[i].to_string(),
            ..Cell::default()
        };
        let note = [
            "Tap the bottle to take from, then the one or the two to put into, then Play.",
            "先点拿走豆子的瓶子，再点放进豆子的一个或两个瓶子，然后点“走棋”。",
        ];
        let rows =
            vec![(0..beans.len()).map(number).collect(), (0..beans.len()).map(bottle).collect()];
        vec![Picture::Grid(rows), Picture::note(note)]
    }

    fn act(_: &Vec<u64>, bottles: &[usize; 3]) -> Act {
        let mut taps = bottles.map(|i| Id::Cell(0, i)).to_vec();
        taps.dedup();
        let words = if taps.len() == 2 { BOTH } else { EACH };
        Act::new(taps, words, &bottles.map(|i| i as u64))
    }

    fn claim(beans: &Vec<u64>, _: Player) -> Option<Claim> {
        let odious = |h: u64| 2 * (h - 1) + u64::from((h - 1).count_ones() % 2 == 0);
        let odd = (0..beans.len()).filter(|&i| beans[i] % 2 == 1);
        let after = odd.map(|i| (beans.len() - 1 - i) as u64);
        let values = after.map(|h| if h == 0 { 0 } else { odious(h) });
        Some(Claim::nim_sum(&values.collect::<Vec<u64>>()))
    }

    /// Each bottle, with the others empty.
    fn parts(beans: &Vec<u64>) -> Vec<Vec<u64>> {
        let alone = |i: usize| (0..beans.len()).map(move |j| if j == i { beans[i] } else { 0 });
        (0..beans.len()).filter(|&i| beans[i] > 0).map(|i| alone(i).collect()).collect()
    }
}

const BOTH: Phrase =
    ["take from bottle {0}, put two into {1}", "从 {0} 号瓶拿走一颗，往 {1} 号瓶放两颗"];
const EACH: Phrase = [
    "take from bottle {0}, put one each into {1} and {2}",
    "从 {0} 号瓶拿走一颗，往 {1}、{2} 号瓶各放一颗",
];
