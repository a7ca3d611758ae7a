//! Rectangles of unit squares, side by side while there is room, with lines to cut along.

use super::{Drawing, Form, FINGER};
use board::{Id, Picture, Sheet};

/// Draws them. Where lines cross, which need more room, they are as large as in the set-up: what is cut becomes smaller.
pub fn draw(d: &mut Drawing, sheets: &[Sheet], start: Option<&Picture>) {
    let cross = |sheets: &[Sheet]| sheets.iter().any(|sheet| !sheet.across.is_empty());
    let (all, most) = match start {
        Some(Picture::Sheets(start)) if cross(start) => (&start[..], 64),
        _ => (sheets, FINGER),
    };
    let widest = all.iter().map(|sheet| sheet.width).max().unwrap_or(1).max(1);
    let unit = most.min((d.width - 8) / widest as i32);
    let (mut x, mut y, mut bottom) = (4, d.height + 4, d.height);
    for (i, sheet) in sheets.iter().enumerate() {
        let (w, h) = (sheet.width as i32 * unit, sheet.height as i32 * unit);
        if x > 4 && x + w + 4 > d.width {
            (x, y) = (4, bottom + 12);
        }
        d.add(format!("sheet {i}"), "sheet", Form::Rect([x, y, w, h]));
        // Half the way to the next line.
        let reach = |lines: &[u64]| {
            let ways = lines.windows(2).map(|two| two[0].abs_diff(two[1]) as i32 * unit / 2);
            ways.chain([FINGER / 2]).min().unwrap_or(0)
        };
        let (mut reach_down, mut reach_across) = (reach(&sheet.down), reach(&sheet.across));
        let (mut long, mut high) = (w, h);
        if !sheet.down.is_empty() && !sheet.across.is_empty() {
            // They share the way between crossings, and the middle of none is a crossing.
            (reach_down, reach_across) = (unit / 4, unit / 4);
            (long, high) =
                (w - (sheet.width as i32 + 1) % 2 * unit, h - (sheet.height as i32 + 1) % 2 * unit);
        }
        for &line in &sheet.down {
            let at = x + line as i32 * unit;
            let id = Id::Down(i, line);
            d.add(id.to_string(), "cut", Form::Path(format!("M{at} {y}v{h}")));
            let (left, right) = ((at - reach_down).max(0), (at + reach_down).min(d.width));
            d.hits.push((id, [left, y, right - left, high]));
        }
        for &line in &sheet.across {
            let (id, at) = (Id::Across(i, line), y + line as i32 * unit);
            d.add(id.to_string(), "cut", Form::Path(format!("M{x} {at}h{w}")));
            d.hits.push((id, [x, at - reach_across, long, 2 * reach_across]));
        }
        let size = format!("{} × {}", sheet.width, sheet.height);
        d.label(format!("size {i}"), x + w / 2, y + h + 14, &size);
        bottom = bottom.max(y + h + 24);
        x += w + 16;
    }
    d.height = bottom + 4;
}
