//! The game as stated: a turn takes a bean out of bottle i and puts one each into j and k, i < j ≤ k.

use shared::board::{self, Board, Cell, Claim, Look, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    /// The beans in each bottle.
    type Position = Vec<u64>;

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

    /// Bottle i, then the one or the two that get beans.
    fn moves(beans: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        let both =
            ["take from bottle {0}, put two into {1}", "从 {0} 号瓶拿走一颗，往 {1} 号瓶放两颗"];
        let each = [
            "take from bottle {0}, put one each into {1} and {2}",
            "从 {0} 号瓶拿走一颗，往 {1}、{2} 号瓶各放一颗",
        ];
        let mut moves = vec![];
        for i in (0..beans.len()).filter(|&i| beans[i] > 0) {
            for j in i + 1..beans.len() {
                for k in j..beans.len() {
                    let mut to = beans.clone();
                    to[i] -= 1;
                    to[j] += 1;
                    to[k] += 1;
                    let mut taps = vec![(i, 0), (j, 0), (k, 0)];
                    taps.dedup();
                    let words = if j == k { both } else { each };
                    moves.push(Move::new(to, taps, words, [i as u64, j as u64, k as u64]));
                }
            }
        }
        moves
    }

    /// Above the numbers of the bottles, below their beans.
    fn scene(beans: &Vec<u64>) -> Vec<Picture> {
        let number =
            |i: usize| Cell { ground: Look::Shaded, text: i.to_string(), ..Cell::default() };
        let bottle =
            |i: usize| Cell { id: Some((i, 0)), text: beans[i].to_string(), ..Cell::default() };
        let note = [
            "Tap the bottle to take from, then the one or the two to put into, then Play.",
            "先点拿走豆子的瓶子，再点放进豆子的一个或两个瓶子，然后点“走棋”。",
        ];
        let rows =
            vec![(0..beans.len()).map(number).collect(), (0..beans.len()).map(bottle).collect()];
        vec![Picture::Grid(rows), Picture::Note(note.map(str::to_owned))]
    }

    fn small() -> Vec<Vec<u64>> {
        let beans = [board::sequences(3, 5), board::sequences(4, 2), board::sequences(5, 1)];
        beans.concat().into_iter().filter(|beans| beans.len() > 1).collect()
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
