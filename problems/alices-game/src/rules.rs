//! The game as stated: Alice cuts a sheet from top to bottom, Bob from left to right.

use referee::{Game, Moves, Player};

pub struct Rules;

/// By its width and height.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sheet {
    pub x: u64,
    pub y: u64,
}

/// The line to cut along: which sheet, and how far it is from the left or from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cut {
    Down(usize, u64),
    Across(usize, u64),
}

impl Game for Rules {
    type Position = Vec<Sheet>;
    type Move = Cut;

    const PARTIZAN: bool = true;

    fn moves(sheets: &Vec<Sheet>, player: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (i, &Sheet { x, y }) in sheets.iter().enumerate() {
            let side = if player == Player::Left { x } else { y };
            for at in 1..side {
                let (cut, parts) = match player {
                    Player::Left => {
                        (Cut::Down(i, at), [Sheet { x: at, y }, Sheet { x: x - at, y }])
                    }
                    Player::Right => {
                        (Cut::Across(i, at), [Sheet { x, y: at }, Sheet { x, y: y - at }])
                    }
                };
                let mut to = sheets.clone();
                to.splice(i..=i, parts);
                moves.push((cut, to));
            }
        }
        moves
    }

    fn order(mut sheets: Vec<Sheet>) -> Vec<Sheet> {
        sheets.retain(|sheet| sheet.x > 1 || sheet.y > 1);
        sheets.sort_unstable();
        sheets
    }
}
