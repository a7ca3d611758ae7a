//! The game as stated: take the first or the last number of the row as points.

use shared::board::{self, Board, Cell, Claim, End, Move, Phrase, Picture, Player};

pub struct Rules;

/// The row, and the points of both players.
impl Board for Rules {
    type Position = Vec<Vec<u64>>;

    const RULE: Phrase = [
        "Take the number at the left or at the right end; it is added to your points. When all are taken, more points win.",
        "每次取走最左或最右的一个数，加到自己的得分里。取完时得分多的人赢。",
    ];
    const TAKES: Phrase = [
        "the row, then the points so far: 4 5 1 3 | 0 0. At most 12 numbers, each at most 99",
        "先写一排数，再写两人已有的得分：4 5 1 3 | 0 0。至多 12 个数，每个至多 99",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "4 5 1 3 | 0 0",
        "3 9 1 2 | 0 0",
        "1 0 1 2 | 0 0",
        "0 1 0 | 0 0",
        "7 2 9 4 1 8 3 6 5 11 4 10 | 0 0",
    ];
    const END: End = End::Score;
    const PLAYERS: Option<[Phrase; 2]> = Some([["First", "先手"], ["Second", "后手"]]);

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let position = board::groups(text)?;
        let fits = position.len() == 2
            && position[0].len() <= 12
            && position[1].len() == 2
            && position[0].iter().all(|&x| x <= 99)
            && position[1].iter().all(|&points| points <= 9999);
        fits.then_some(position)
    }

    fn write(position: &Vec<Vec<u64>>) -> String {
        board::write_groups(position)
    }

    fn moves(position: &Vec<Vec<u64>>, player: Player) -> Vec<Move<Vec<Vec<u64>>>> {
        let (row, points) = (&position[0], &position[1]);
        let step = |i: usize, words: Phrase| {
            let (mut rest, mut points) = (row.clone(), points.clone());
            let taken = rest.remove(i);
            points[usize::from(player == Player::Right)] += taken;
            Move::new(vec![rest, points], vec![(i, 0)], words, [taken, 0, 0])
        };
        let left = ["take {0} at the left end", "取最左边的 {0}"];
        let right = ["take {0} at the right end", "取最右边的 {0}"];
        match row.len() {
            0 => vec![],
            1 => vec![step(0, ["take {0}", "取 {0}"])],
            n => vec![step(0, left), step(n - 1, right)],
        }
    }

    fn scene(position: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (n, points) = (position[0].len(), &position[1]);
        let cell = |(i, x): (usize, &u64)| Cell {
            id: if i == 0 || i + 1 == n { Some((i, 0)) } else { None },
            text: x.to_string(),
            ..Cell::default()
        };
        let note = [
            format!("First has {}, Second has {}.", points[0], points[1]),
            format!("先手 {} 分，后手 {} 分。", points[0], points[1]),
        ];
        let row = position[0].iter().enumerate().map(cell).collect();
        vec![Picture::Strips(vec![row]), Picture::Note(note)]
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let rows = [board::sequences(4, 4), board::sequences(6, 1)].concat();
        rows.into_iter().map(|row| vec![row, vec![0, 0]]).collect()
    }

    fn claim(position: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let x: Vec<i64> = position[0].iter().map(|&x| signed(x)).collect();
        let mut d = x.clone();
        for length in 2..=x.len() {
            for l in 0..=x.len() - length {
                d[l] = (x[l] - d[l + 1]).max(x[l + length - 1] - d[l]);
            }
        }
        let d = d.first().copied().unwrap_or(0);
        let ahead = Rules::result(&vec![vec![], position[1].clone()]);
        let ahead = if player == Player::Left { ahead } else { -ahead };
        Some(Claim::formula(
            format!("{} + d(1, n) = {} + {} = {}", ahead, ahead, d, ahead + d).replace('-', "−"),
            ahead + d < 0,
        ))
    }

    fn result(position: &Vec<Vec<u64>>) -> i64 {
        signed(position[1][0]) - signed(position[1][1])
    }
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).expect("a board has small numbers")
}
