//! Rectangles of unit squares, side by side while there is room, with lines to cut along.

use super::{key, same, Drawing, Form, FINGER};
use shared::board::{Sheet, ACROSS};

/// Draws them.
pub fn draw(d: &mut Drawing, sheets: &[Sheet]) {
    let widest = sheets.iter().map(|sheet| sheet.width).max().unwrap_or(1).max(1);
    let unit = FINGER.min((d.width - 8) / widest as i32);
    let (mut x, mut y, mut bottom) = (4, d.height + 4, d.height);
    for (i, sheet) in sheets.iter().enumerate() {
        let (w, h) = (sheet.width as i32 * unit, sheet.height as i32 * unit);
        if x > 4 && x + w + 4 > d.width {
            (x, y) = (4, bottom + 12);
        }
        d.add(format!("sheet {i}"), "sheet", Form::Rect([x, y, w, h]));
        let reach = (unit / 2).min(FINGER / 2);
        for &line in &sheet.down {
            let at = x + line as i32 * unit;
            d.add(key((i, line)), "cut", Form::Path(format!("M{at} {y}v{h}")));
            d.hits.push(((i, line), [at - reach, y, 2 * reach, h]));
        }
        for &line in &sheet.across {
            let (id, at) = ((i, ACROSS + line), y + line as i32 * unit);
            d.add(key(id), "cut", Form::Path(format!("M{x} {at}h{w}")));
            d.hits.push((id, [x, at - reach, w, 2 * reach]));
        }
        let size = same(&format!("{} × {}", sheet.width, sheet.height));
        d.label(format!("size {i}"), x + w / 2, y + h + 14, size);
        bottom = bottom.max(y + h + 24);
        x += w + 16;
    }
    d.height = bottom + 4;
}
