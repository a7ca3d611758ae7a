//! The game as stated: a turn cuts a piece in two; whoever first makes a 1 × 1 wins.

use board::{Act, Claim, Id, Phrase, Picture, Sheet, Show};
use shared::game::{Game, Moves, Player};

pub struct Rules;

/// The line to cut along: the sheet, and how far it is from the left or from the top.
pub enum Cut {
    Down(usize, u64),
    Across(usize, u64),
}

impl Game for Rules {
    /// The pieces by their width and height, the largest first.
    type Position = Vec<Vec<u64>>;
    type Move = Cut;

    fn moves(pieces: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        if pieces.iter().any(|piece| area(piece) == 1) {
            return moves; // its maker has won
        }
        for (i, piece) in pieces.iter().enumerate() {
            let (w, h) = (piece[0], piece[1]);
            let down = (1..w).map(|c| (Cut::Down(i, c), [[c, h], [w - c, h]]));
            let across = (1..h).map(|d| (Cut::Across(i, d), [[w, d], [w, h - d]]));
            for (cut, parts) in down.chain(across) {
                let mut to =
                    [&pieces[..i], &parts.map(|part| part.to_vec()), &pieces[i + 1..]].concat();
                sort(&mut to);
                moves.push((cut, to));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let sides = |most| {
            (1..=8)
                .flat_map(move |w| (1..=8).map(move |h| vec![w, h]))
                .filter(move |piece| area(piece) <= most)
        };
        let two = sides(8).flat_map(|a| sides(8).map(move |b| vec![a.clone(), b]));
        let mut small: Vec<_> = sides(16).map(|piece| vec![piece]).chain(two).collect();
        for pieces in &mut small {
            sort(pieces);
        }
        small
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Choose a sheet and cut it in two along a line. Whoever first makes a sheet of 1 × 1 wins.",
        "每次选一张纸，沿一条格线剪成两张。先剪出 1 × 1 的人赢。",
    ];
    const TAKES: Phrase = [
        "width and height, for example 4 2: at most 24 squares in all, sides up to 8; several sheets as 2 2 | 2 2",
        "宽和高，例如 4 2：一共至多 24 格，边长至多 8；几张纸写成 2 2 | 2 2",
    ];
    const SET_UPS: &'static [&'static str] =
        &["4 2", "3 2", "4 4", "4 3 | 2 2", "6 2 | 2 2", "6 4"];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let mut pieces = board::groups(text)?;
        let fits = |piece: &Vec<u64>| piece.len() == 2 && piece.iter().all(|s| (1..=8).contains(s));
        let is_read = pieces.iter().all(fits);
        sort(&mut pieces);
        (is_read && pieces.iter().map(|piece| area(piece)).sum::<u64>() <= 24).then_some(pieces)
    }

    fn write(pieces: &Vec<Vec<u64>>) -> String {
        board::write_groups(pieces)
    }

    fn scene(pieces: &Vec<Vec<u64>>) -> Vec<Picture> {
        let sheet = |piece: &Vec<u64>| {
            let (width, height) = (piece[0], piece[1]);
            Sheet { width, height, down: (1..width).collect(), across: (1..height).collect() }
        };
        vec![Picture::Sheets(pieces.iter().map(sheet).collect())]
    }

    fn act(_: &Vec<Vec<u64>>, cut: &Cut) -> Act {
        let (line, words, i, at) = match *cut {
            Cut::Down(i, c) => (Id::Down(i, c), DOWN, i, c),
            Cut::Across(i, d) => (Id::Across(i, d), ACROSS, i, d),
        };
        Act::new(vec![line], words, &[i as u64 + 1, at])
    }

    fn claim(pieces: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        if pieces.iter().any(|piece| area(piece) == 1) {
            let words = ["a 1 × 1 has been cut off", "已经有 1 × 1"];
            return Some(Claim { words: words.map(str::to_owned), lost: true });
        }
        if let Some(strip) = pieces.iter().find(|piece| piece.contains(&1)) {
            let (w, h) = (strip[0], strip[1]);
            let words = [
                format!("{w} × {h} is a strip: cut a 1 × 1 off"),
                format!("{w} × {h} 是条，剪下一个 1 × 1"),
            ];
            return Some(Claim { words, lost: false });
        }
        Some(Claim::nim_sum(
            &pieces.iter().map(|piece| value(piece[0], piece[1])).collect::<Vec<_>>(),
        ))
    }
}

const DOWN: Phrase =
    ["cut sheet {0} from top to bottom, {1} from the left", "把第 {0} 张竖着剪，左边 {1} 格宽"];
const ACROSS: Phrase =
    ["cut sheet {0} from left to right, {1} from the top", "把第 {0} 张横着剪，上边 {1} 格高"];

fn area(piece: &[u64]) -> u64 {
    piece.iter().product()
}

fn sort(pieces: &mut [Vec<u64>]) {
    pieces.sort_by_key(|piece| std::cmp::Reverse((area(piece), piece[0])));
}

/// g(w, h) of the page: no cut leaves a side of 1.
fn value(w: u64, h: u64) -> u64 {
    let down = (2..w.max(3) - 1).map(|c| value(c, h) ^ value(w - c, h));
    let across = (2..h.max(3) - 1).map(|d| value(w, d) ^ value(w, h - d));
    let values: Vec<u64> = down.chain(across).collect();
    (0..=values.len() as u64).find(|g| !values.contains(g)).unwrap_or(0)
}
