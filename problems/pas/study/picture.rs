//! Grundy values of boards, each row of a raster one period long.

use crate::{
    period::period,
    svg::{value, Canvas},
};
use shared::grundy::Mex;

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "pas",
        524.0,
        [
            "Grundy values of boards in rows of one period: Kayles, Dawson’s Kayles, and tiles 3, \
             7 and 11, which show no period",
            "按周期分行的 SG 值：Kayles 每行 12 个，Dawson's Kayles 每行 34 个，加框的是例外；长条\
             为 3、7、11 时看不出周期",
        ],
        [
            "Below the last exception every column has one colour. Rows of 12 for Kayles, of 34 \
             for Dawson’s Kayles and, to compare, for the tiles 3, 7 and 11.",
            "最后一个例外以下，每一列只有一种颜色。长条为 3、7、11 时也排成每行 34 个，作为对比。",
        ],
    );
    let games: [(&str, &[usize]); 3] =
        [("Kayles", &[1, 2]), ("Dawson’s Kayles", &[2]), ("", &[3, 7, 11])];
    let mut top = 26.0;
    for ((name, tiles), rows) in games.into_iter().zip([9, 5, 6]) {
        let g = grundy_values(tiles, 700);
        let longest = tiles[tiles.len() - 1];
        let found = period(&g, |preperiod, p| preperiod + p + longest);
        let (preperiod, columns) = found.unwrap_or((0, 34));
        let q = found.map_or("?".into(), |(_, q)| q.to_string());
        c.text(
            (20.0, top),
            "ink start bold",
            format!("{name} {tiles:?}").replace('[', "{").replace(']', "}").trim(),
        );
        c.text((if columns < 34 { 280.0 } else { 460.0 }, top), "ink end", format!("q = {q}"));
        let (w, h) = if columns < 34 { (19.0, 19.0) } else { (12.0, 18.0) };
        let place =
            |b: usize| (52.0 + w * (b % columns) as f64, top + 16.0 + h * (b / columns) as f64);
        for row in 0..rows {
            c.text((44.0, place(row * columns).1 + h / 2.0), "muted small end", row * columns);
        }
        c.values((w, h), false, (0..rows * columns).map(|b| (place(b), g[b])));
        for b in (0..preperiod).filter(|&b| g[b] != g[b + preperiod.div_ceil(columns) * columns]) {
            let (x, y) = place(b);
            c.rect((x + 1.0, y + 1.0), (w - 3.0, h - 3.0), "none ink-line");
        }
        top += 16.0 + h * f64::from(rows as u32) + 30.0;
    }
    for v in 0..16 {
        let at = (312.0 + 38.0 * (v % 4) as f64, 44.0 + 28.0 * (v / 4) as f64);
        c.tile(at, (34.0, 24.0), &value(v), if v < 15 { v.to_string() } else { "15+".into() });
    }
    c.finish()
}

/// g(0), g(1), … of the boards below `end`: a tile leaves a board on its left and one on its right.
fn grundy_values(tiles: &[usize], end: usize) -> Vec<usize> {
    let mut mex = Mex::up_to(end);
    let mut g: Vec<usize> = vec![];
    for board in 0..end {
        let rests = tiles.iter().filter_map(|tile| board.checked_sub(*tile));
        let cuts = rests.flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left)));
        g.push(mex.of(cuts.map(|(left, right)| g[left] ^ g[right])));
    }
    g
}
