//! The game as stated: Oleg eats k carrots at the ends, then both eat in turn until one is left.

use board::{Act, Cell, Claim, Id, Phrase, Picture, Show};
use shared::game::{End, Game, Moves, Player};
use shared::small;

pub struct Rules;

/// Wait, or eat the carrot at an end.
pub enum Step {
    Wait,
    Left,
    Right,
}

impl Game for Rules {
    /// The row; Oleg's free moves, and 1 if Igor has to wait for the next one; the number to reach.
    type Position = Vec<Vec<u64>>;
    type Move = Step;

    const END: End = End::Score;

    fn moves(position: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let (row, free) = (&position[0], &position[1]);
        if free.len() == 2 && player == Player::Right {
            return vec![(Step::Wait, vec![row.clone(), vec![free[0]], position[2].clone()])];
        }
        let is_free = free[0] > 0 && player == Player::Left;
        let free = if is_free { vec![free[0] - 1, 1] } else { free.clone() };
        let after = |rest: &[u64]| vec![rest.to_vec(), free.clone(), position[2].clone()];
        match row.len() {
            0 | 1 => vec![],
            n => vec![(Step::Left, after(&row[1..])), (Step::Right, after(&row[..n - 1]))],
        }
    }

    /// Every row of up to 6 carrots of 0, 1 and 2, with the number 1 and up to 2 free moves.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for row in small::up_to(&[(6, 2)]) {
            for free in (0..=2).filter(|&free| free < row.len() as u64) {
                all.push(vec![row.clone(), vec![free], vec![1]]);
            }
        }
        all
    }

    fn result(position: &Vec<Vec<u64>>) -> i64 {
        let signed = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
        position[0].first().map_or(0, |&last| signed(last) - signed(position[2][0]))
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Eat the carrot at the left or at the right end; Oleg begins with some free moves, in which Igor waits. The last carrot is compared with a number: Oleg wins if it is juicier, Igor if it is less juicy.",
        "每次吃最左或最右的一根胡萝卜；Oleg 先有若干次白吃的机会，这时 Igor 等着。最后一根与给定的数比较：更大就是 Oleg 赢，更小就是 Igor 赢。",
    ];
    const TAKES: Phrase = [
        "the row, the free moves, the number to beat: 1 2 3 5 | 0 | 2. At most 12 carrots, numbers at most 99",
        "先写一排胡萝卜，再写白吃的次数，最后写要比的数：1 2 3 5 | 0 | 2。至多 12 根，每个数至多 99",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "9 4 6 2 7 1 | 0 | 5",
        "1 2 3 5 | 0 | 2",
        "1 2 1 | 0 | 1",
        "9 4 6 2 7 1 | 1 | 3",
        "9 4 6 2 7 1 8 3 5 2 9 4 | 4 | 6",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Oleg", "Oleg"], ["Igor", "Igor"]]);

    /// After the free moves 1 says that Igor has to wait for the last time.
    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        let fits = position.len() == 3
            && (1..=12).contains(&position[0].len())
            && (1..=2).contains(&position[1].len())
            && position[1][1..].iter().all(|&waits| waits == 1)
            && position[2].len() == 1
            && position[1][0] < position[0].len() as u64
            && position[0].iter().chain(&position[2]).all(|&number| number <= 99);
        fits.then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let n = position[0].len();
        let cell = |(i, x): (usize, &u64)| Cell {
            id: if i == 0 || i + 1 == n { Some(Id::Cell(0, i)) } else { None },
            text: x.to_string(),
            ..Cell::default()
        };
        let row = position[0].iter().enumerate().map(cell).collect();
        let note = [
            format!("Free moves: {}. The number: {}.", position[1][0], position[2][0]),
            format!("白吃的次数：{}。要比的数：{}。", position[1][0], position[2][0]),
        ];
        let mut scene = vec![Picture::Strips(vec![row]), Picture::Note(note)];
        if position[1].len() == 2 {
            scene.push(Picture::buttons(0, &[WAIT]));
        }
        scene
    }

    fn act(position: &Vec<Vec<u64>>, step: &Step) -> Act {
        let last = position[0].len() - 1;
        let (i, words) = match step {
            Step::Wait => return Act::new(vec![Id::Button(0, 0)], WAIT, &[]),
            Step::Left => (0, ["eat the {0} at the left end", "吃最左边的 {0}"]),
            Step::Right => (last, ["eat the {0} at the right end", "吃最右边的 {0}"]),
        };
        Act::new(vec![Id::Cell(0, i)], words, &[position[0][i]])
    }

    /// Of set-ups with Oleg to move.
    fn claim(position: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let (a, n, k) = (&position[0], position[0].len(), position[1][0] as usize);
        if player == Player::Right || position[1].len() == 2 {
            return None;
        }
        let (m, h) = (n - k, (n - k) / 2);
        let x = match (m, m % 2) {
            (1, _) => a.iter().copied().max(),
            (_, 0) => a[h - 1..=n - h].iter().copied().max(),
            _ => a[h - 1..=n - h].windows(2).map(|pair| pair[0].min(pair[1])).max(),
        };
        let (x, number) = (x.unwrap_or(0), position[2][0]);
        let words = [
            format!("m = {} − {} = {}, the last carrot has {}", n, k, m, x),
            format!("m = {} − {} = {}，最后一根是 {}", n, k, m, x),
        ];
        Some(Claim { words, lost: x < number })
    }
}

const WAIT: Phrase = ["wait", "等着"];
