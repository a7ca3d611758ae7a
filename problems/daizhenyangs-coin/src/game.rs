//! The game as stated: a turn turns over one, two or three coins, of which the rightmost shows heads.

use shared::board::{self, Board, Cell, Claim, Look, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    /// The coins from the left: does it show heads?
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Turn over one, two or three coins; the rightmost of them must show heads (white). Whoever cannot move loses.",
        "每次翻一枚、两枚或三枚硬币，其中最右边的一枚必须正面朝上（白色）。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 12 coins, H for heads and T for tails, for example HTTHH",
        "1 到 12 枚硬币，H 是正面，T 是反面，例如 HTTHH",
    ];
    const SET_UPS: &'static [&'static str] = &["TTHTHH", "H", "HHHH", "HTTHH", "HHTHTHHHHHHH"];

    fn read(text: &str) -> Option<Vec<u64>> {
        let coin = |letter: char| "TH".find(letter.to_ascii_uppercase()).map(|i| i as u64);
        let coins = text.trim().chars().map(coin).collect::<Option<Vec<u64>>>()?;
        (1..=12).contains(&coins.len()).then_some(coins)
    }

    fn write(coins: &Vec<u64>) -> String {
        coins.iter().map(|&coin| if coin == 1 { 'H' } else { 'T' }).collect()
    }

    fn moves(coins: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        let mut moves = vec![];
        let mut turn = |set: &[usize]| {
            let mut to = coins.clone();
            for &coin in set {
                to[coin] = 1 - to[coin];
            }
            let number = |i: usize| set.get(i).map_or(0, |&coin| coin as u64);
            let taps = set.iter().rev().map(|&coin| (coin, 0)).collect();
            let words = [ONE, TWO, THREE][set.len() - 1];
            moves.push(Move::new(to, taps, words, [number(0), number(1), number(2)]));
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

    fn scene(coins: &Vec<u64>) -> Vec<Picture> {
        let number = |x: usize| Cell { text: x.to_string(), ..Cell::default() };
        let coin = |x: usize| Cell {
            id: Some((x, 0)),
            piece: Some((x, if coins[x] == 1 { Look::White } else { Look::Black })),
            ..Cell::default()
        };
        let line = |first: usize| first..(first + 6).min(coins.len());
        let rows = (0..coins.len()).step_by(6).flat_map(|first| {
            vec![line(first).map(number).collect(), line(first).map(coin).collect()]
        });
        vec![Picture::Grid(rows.collect())]
    }

    fn small() -> Vec<Vec<u64>> {
        board::sequences(8, 1)
    }

    fn claim(coins: &Vec<u64>, _: Player) -> Option<Claim> {
        let heads = (0..).zip(coins).filter(|one| *one.1 == 1).map(|one| one.0);
        let g = heads.map(|x: u64| 2 * x + u64::from(x.count_ones() % 2 == 0));
        Some(Claim::nim_sum(&g.collect::<Vec<u64>>()))
    }

    /// Each coin that shows heads, alone.
    fn parts(coins: &Vec<u64>) -> Vec<Vec<u64>> {
        let alone = |x: usize| (0..coins.len()).map(|y| u64::from(x == y)).collect();
        (0..coins.len()).filter(|&x| coins[x] == 1).map(alone).collect()
    }
}

const ONE: Phrase = ["turn over coin {0}", "翻第 {0} 枚"];
const TWO: Phrase = ["turn over coins {0} and {1}", "翻第 {0}、{1} 枚"];
const THREE: Phrase = ["turn over coins {0}, {1} and {2}", "翻第 {0}、{1}、{2} 枚"];
