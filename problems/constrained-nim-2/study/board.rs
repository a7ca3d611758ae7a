//! What the board shows: heaps in groups of L + R, and the blocks of L stones in what is left over.

use super::rules::{Heaps, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Heaps> {
        let ([l, r], sizes): ([u64; 2], Vec<u64>) = board::groups(text)?;
        let fits = 0 < l && l <= r && r <= 1000 && board::are_few(&sizes, 6);
        fits.then_some(Heaps { l, r, sizes })
    }

    fn write(heaps: &Heaps) -> String {
        board::write_groups(&([heaps.l, heaps.r], heaps.sizes.clone()))
    }

    fn told(&Heaps { l, r, ref sizes }: &Heaps) -> Say {
        say!("position"; sizes = list(sizes), count = sizes.len(), l, r)
    }

    fn scene(&Heaps { l, r, ref sizes }: &Heaps) -> Vec<Picture> {
        vec![Picture::heaps(sizes), Picture::Note(say!("note"; l, r))]
    }

    fn act(heaps: &Heaps, step: &Take) -> Act {
        Act::take(&heaps.sizes, step)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let &Heaps { l, r, ref sizes } = at.position;
        let sum = l + r;
        let mut overlay = Overlay::new(say!("legend"; l, sum));
        for (i, &x) in sizes.iter().enumerate() {
            overlay = overlay.groups(i, 0, x, sum, false).groups(i, x - x % sum, x % sum, l, true);
        }
        let blocks: Vec<u64> = sizes.iter().map(|x| x % sum / l).collect();
        let told = say!("blocks"; sum, l, blocks = all(&blocks));
        let by = board::lowered(&blocks).map(|(heap, by)| Take { heap, stones: r.min(l * by) });
        let why = match &by {
            Some(take) => won(at, &blocks, take, told),
            None if sizes.iter().all(|&x| x < l) => say!("lost-end"; l),
            None if positive(&blocks).is_empty() => {
                let rests = all(sizes.iter().map(|x| x % sum));
                say!("lost-rests"; sum, l, rests, count = sizes.len())
            }
            None => board::balanced(told, say!("change-move")),
        };
        Idea::new(why).by(by).shows(overlay).counts(board::quantity(&blocks))
    }

    fn parts(&Heaps { l, r, ref sizes }: &Heaps) -> Vec<Heaps> {
        sizes.iter().map(|&x| Heaps { l, r, sizes: vec![x] }).collect()
    }

    const SMALL: &'static str = "(1 1/1 3/2 3/2 5/3 3/4 5) | ([0..30]/[0..9] [0..9])";
}

fn won(at: &At<Rules>, blocks: &[u64], take: &Take, told: Say) -> Say {
    let (&Heaps { l, r, ref sizes }, &Take { heap, stones }) = (at.position, take);
    let (sum, step) = (l + r, at.say(take));
    let mut left = sizes.clone();
    left[heap] -= stones;
    if left.iter().all(|&x| x < l) {
        say!("won-end"; step, l)
    } else if positive(blocks).len() == 1 {
        say!("won-one"; heap = heap + 1, sum, l, rest = sizes[heap] % sum, stones)
    } else {
        board::unbalanced(told, nim_sum(blocks.iter().copied()), step)
    }
}
