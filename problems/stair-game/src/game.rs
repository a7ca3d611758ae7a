//! The game as stated: a turn takes balls from a stair other than the first to the next lower one.

use shared::board::{self, Board, Claim, Heap, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    /// The stairs, the lowest first.
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Take one or more balls from one stair and put them on the next lower one. Balls on stair 1 stay there. Whoever makes the last move wins.",
        "每次从一级楼梯上拿至少一个球，放到下一级。第 1 级上的球不能再动。走最后一步的人赢。",
    ];
    const TAKES: Phrase = [
        "1 to 7 stairs, the lowest first, with at most 12 balls in all, for example 1 2 3 3",
        "1 到 7 级楼梯，从最低的一级起，一共至多 12 个球，例如 1 2 3 3",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 2 3 3", "0 2 1", "1 1 1 1", "5 3", "1 2 1 2 1 2 3"];

    fn read(text: &str) -> Option<Vec<u64>> {
        let stairs = board::numbers(text)?;
        let fits = (1..=7).contains(&stairs.len()) && stairs.iter().all(|&p| p <= 12);
        (fits && stairs.iter().sum::<u64>() <= 12).then_some(stairs)
    }

    fn write(stairs: &Vec<u64>) -> String {
        board::write(stairs)
    }

    fn moves(stairs: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        let words =
            ["take {0} from stair {1} down to stair {2}", "从第 {1} 级拿 {0} 个到第 {2} 级"];
        let mut moves = vec![];
        for (i, &p) in stairs.iter().enumerate().skip(1) {
            for balls in 1..=p {
                let mut to = stairs.clone();
                to[i] -= balls;
                to[i - 1] += balls;
                let tap = (stairs.len() - 1 - i, (p - balls) as usize);
                moves.push(Move::new(to, vec![tap], words, [balls, i as u64 + 1, i as u64]));
            }
        }
        moves
    }

    fn scene(stairs: &Vec<u64>) -> Vec<Picture> {
        let stair = |(i, &balls): (usize, &u64)| Heap {
            stones: balls as usize,
            name: format!("p{}", ['₁', '₂', '₃', '₄', '₅', '₆', '₇'][i]),
            stair: Some(stairs.len() - 1 - i),
            dark: i % 2 == 1,
            gaps: false,
        };
        vec![Picture::Heaps(stairs.iter().enumerate().rev().map(stair).collect())]
    }

    fn small() -> Vec<Vec<u64>> {
        let all = [board::sequences(2, 6), board::sequences(4, 4), board::sequences(6, 2)];
        all.concat().into_iter().filter(|stairs| stairs.iter().sum::<u64>() <= 12).collect()
    }

    fn claim(stairs: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&stairs.iter().copied().skip(1).step_by(2).collect::<Vec<u64>>()))
    }
}
