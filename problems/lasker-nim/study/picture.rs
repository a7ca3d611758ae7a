//! Lasker's values are Nim's with every 4k + 3 and 4k + 4 swapped, and why 3 is worth 4.

use crate::svg::{value, Canvas};
use referee::Referee;
use shared::nim::nim_sum;

pub fn picture() -> [String; 2] {
    let mut c = Canvas::new(
        "lasker-nim",
        290.0,
        [
            "Heaps 0 to 12 are worth their size in Nim; in Lasker’s Nim the values of 3 and 4, 7 \
             and 8, 11 and 12 are swapped",
            "Nim 中 h 颗的 SG 值是 h；Lasker's Nim 中 3 和 4、7 和 8、11 和 12 的值互换",
        ],
        [
            "Splitting 3 into 1 and 2 reaches 1 ⊕ 2 = 3, which Nim’s moves do not reach; so 3 is \
             worth 4.",
            "3 颗拆成 1 和 2，得到 1 ⊕ 2 = 3，这在 Nim 里是走不到的，所以 3 颗的 SG 值是 4。",
        ],
    );
    let mut referee = Referee::normal(|heaps: &Vec<u64>| options(heaps));
    let g: Vec<usize> = (0..=12).map(|heap| referee.grundy(&vec![heap]) as usize).collect();
    let place = |h: usize| 19.0 + 34.0 * h as f64;
    let row = |top: f64, worth: &dyn Fn(usize) -> usize| -> Vec<_> {
        (0..=12).map(|h| ((place(h), top), worth(h))).collect()
    };
    c.text((20.0, 26.0), "ink start bold", "Nim");
    c.values((34.0, 34.0), true, row(42.0, &|h| h));
    c.text((20.0, 204.0), "ink start bold", "Lasker");
    c.values((34.0, 34.0), true, row(152.0, &|h| g[h]));
    for (h, &g) in g.iter().enumerate() {
        let (from, to) = ((place(g) + 16.5, 80.0), (place(h) + 16.5, 148.0));
        if g == h {
            c.line(&[from, to], "muted-line thin");
        } else {
            c.arrow(from, 0.0, to, "move");
        }
    }
    c.text((460.0, 204.0), "move end", "4k + 3  ↔  4k + 4");

    let heap = 3;
    c.tile((28.0, 232.0), (34.0, 34.0), "cell", heap);
    c.arrow((70.0, 249.0), 0.0, (108.0, 249.0), "move");
    let mut x = 128.0;
    for option in options(&[heap]) {
        let worth = nim_sum(option.iter().map(|&part| g[part as usize] as u64));
        if let [a, b] = option[..] {
            c.text((x - 8.0, 249.0), "move start", format!("{a} ⊕ {b} ="));
            x += 86.0;
        }
        c.tile((x - 17.0, 232.0), (34.0, 34.0), &value(worth as usize), worth);
        x += 40.0;
    }
    c.text((x, 249.0), "ink start", "mex =");
    c.tile((x + 62.0, 232.0), (34.0, 34.0), &value(g[heap as usize]), g[heap as usize]);
    c.finish()
}

/// The rule: make one heap smaller, or two of it.
fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = vec![];
    for (i, &heap) in heaps.iter().enumerate() {
        let taken = (0..heap).map(|size| vec![size]);
        let split = (1..=heap / 2).map(|part| vec![part, heap - part]);
        for parts in taken.chain(split) {
            let mut option = [&heaps[..i], &parts, &heaps[i + 1..]].concat();
            option.sort_unstable();
            options.push(option);
        }
    }
    options
}
