//! What the board shows: sheets with lines to cut along, and how many cuts each leaves to spare.

use super::rules::{Cut, Rules, Sheet};
use board::prelude::*;
use std::cmp::Ordering;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Sheet>> {
        let sides: Vec<[u64; 2]> = board::groups(text)?;
        let fits = sides.iter().flatten().all(|side| (1..=12).contains(side));
        let sheets: Vec<Sheet> = sides.into_iter().map(|[x, y]| Sheet { x, y }).collect();
        let area: u64 = sheets.iter().map(|sheet| sheet.x * sheet.y).sum();
        (fits && area <= 24).then_some(sheets)
    }

    fn write(sheets: &Vec<Sheet>) -> String {
        board::write_groups(&sheets.iter().map(|sheet| [sheet.x, sheet.y]).collect::<Vec<_>>())
    }

    fn told(sheets: &Vec<Sheet>) -> Say {
        say!("position"; count = sheets.len(), sheets = list(sheets.iter().map(size)))
    }

    fn scene(sheets: &Vec<Sheet>) -> Vec<Picture> {
        let sheet = |&Sheet { x, y }: &Sheet| board::Sheet {
            width: x,
            height: y,
            down: (1..x).collect(),
            across: (1..y).collect(),
        };
        vec![Picture::Sheets(sheets.iter().map(sheet).collect())]
    }

    fn act(sheets: &Vec<Sheet>, cut: &Cut) -> Act {
        let say = match *cut {
            Cut::Down(i, at) => say!("down"; sheet = i + 1, size = size(&sheets[i]), at),
            Cut::Across(i, at) => say!("across"; sheet = i + 1, size = size(&sheets[i]), at),
        };
        Act::new([line(cut)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Cut> {
        let sheets = at.position;
        let of_mover = |sheets: &[Sheet]| {
            let total: i32 = sheets.iter().map(spare_cuts).sum();
            if at.player == Player::Left {
                total
            } else {
                -total
            }
        };
        let lead = of_mover(sheets);
        let cuts: Vec<i32> = sheets.iter().map(spare_cuts).collect();
        let told = |(sheet, cuts): (&Sheet, &i32)| format!("{}: {cuts}", size(sheet));
        let (told, by) = (list(sheets.iter().zip(&cuts).map(told)), lead.unsigned_abs());
        let moves = at.moves();
        let cheap = moves.iter().find(|(_, to)| of_mover(to) == lead - 1);
        let idea = match (lead.cmp(&0), cheap) {
            (Ordering::Greater, Some((cut, _))) => {
                let step = at.say(cut);
                Idea::new(say!("won-ahead"; cuts = told, by, step)).by(*cut)
            }
            _ if moves.is_empty() => Idea::new(say!("lost-end")),
            (Ordering::Less, _) => Idea::new(say!("lost-behind"; cuts = told, by)),
            _ => Idea::new(say!("lost-even"; cuts = told)),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (cut, to) in &moves {
            overlay = overlay.ring(line(cut), of_mover(to) == lead - 1);
        }
        let terms = joined(&cuts, " + ");
        idea.shows(overlay).counts(say!("sum"; terms, sum = cuts.iter().sum::<i32>()))
    }

    const SMALL: &'static str = "([1..4] [1..4]/[1..3] [1..4] | (2 1/1 2/2 3))";
}

fn size(sheet: &Sheet) -> String {
    format!("{} × {}", sheet.x, sheet.y)
}

fn line(cut: &Cut) -> Id {
    match *cut {
        Cut::Down(i, at) => Id::Down(i, at),
        Cut::Across(i, at) => Id::Across(i, at),
    }
}

/// h(x, y) of the page.
fn spare_cuts(&Sheet { mut x, mut y }: &Sheet) -> i32 {
    while x > 1 && y > 1 {
        x /= 2;
        y /= 2;
    }
    x as i32 - y as i32
}
