//! The game as stated: a turn takes stones from one stair to the next lower one, or from stair 1 to the ground.

use shared::board::{self, Board, Claim, Heap, Move, Phrase, Picture, Player};

pub struct Rules;

impl Board for Rules {
    /// The stairs, the lowest first.
    type Position = Vec<u64>;

    const RULE: Phrase = [
        "Take one or more stones from one stair and put them on the next lower one, or from stair 1 on the ground, where they stay. Whoever cannot move loses.",
        "每次从一级台阶上拿至少一颗石子，放到下一级；从第 1 级拿的放到地面，不能再动。不能操作的人输。",
    ];
    const TAKES: Phrase = [
        "1 to 6 stairs, the lowest first, with at most 12 stones in all, for example 2 1 3",
        "1 到 6 级台阶，从最低的一级起，一共至多 12 颗石子，例如 2 1 3",
    ];
    const SET_UPS: &'static [&'static str] = &["2 1 3", "2 3 2", "1 2 3 4", "1 1 2 1 3 4"];

    fn read(text: &str) -> Option<Vec<u64>> {
        let stairs = board::numbers(text)?;
        let fits = (1..=6).contains(&stairs.len()) && stairs.iter().all(|&a| a <= 12);
        (fits && stairs.iter().sum::<u64>() <= 12).then_some(stairs)
    }

    fn write(stairs: &Vec<u64>) -> String {
        board::write(stairs)
    }

    fn moves(stairs: &Vec<u64>, _: Player) -> Vec<Move<Vec<u64>>> {
        let mut moves = vec![];
        for (i, &a) in stairs.iter().enumerate() {
            for stones in 1..=a {
                let mut to = stairs.clone();
                to[i] -= stones;
                if i > 0 {
                    to[i - 1] += stones;
                }
                let tap = (stairs.len() - 1 - i, (a - stones) as usize);
                let words = if i > 0 { DOWN } else { TO_THE_GROUND };
                moves.push(Move::new(to, vec![tap], words, [stones, i as u64 + 1, i as u64]));
            }
        }
        moves
    }

    fn scene(stairs: &Vec<u64>) -> Vec<Picture> {
        let stair = |(i, &stones): (usize, &u64)| Heap {
            stones: stones as usize,
            name: format!("a{}", ['₁', '₂', '₃', '₄', '₅', '₆'][i]),
            stair: Some(stairs.len() - 1 - i),
            dark: i % 2 == 0,
            gaps: false,
        };
        vec![Picture::Heaps(stairs.iter().enumerate().rev().map(stair).collect())]
    }

    fn small() -> Vec<Vec<u64>> {
        let all = [board::sequences(2, 12), board::sequences(3, 5), board::sequences(6, 2)];
        all.concat().into_iter().filter(|stairs| stairs.iter().sum::<u64>() <= 12).collect()
    }

    fn claim(stairs: &Vec<u64>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&stairs.iter().copied().step_by(2).collect::<Vec<u64>>()))
    }
}

const DOWN: Phrase =
    ["take {0} from stair {1} down to stair {2}", "从第 {1} 级拿 {0} 颗到第 {2} 级"];
const TO_THE_GROUND: Phrase =
    ["take {0} from stair {1} down to the ground", "从第 {1} 级拿 {0} 颗到地面"];
