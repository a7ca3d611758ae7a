//! What the board shows: heaps in groups of L + R, and the blocks of L stones in what is left over.

use super::rules::{Heaps, Rules};
use board::{all, exactly, list, say, Act, At, Idea, Overlay, Picture, Say, Show};
use referee::Take;
use shared::nim::nim_sum;

impl Show for Rules {
    fn read(text: &str) -> Option<Heaps> {
        let [limits, sizes] = exactly(board::groups(text)?)?;
        let [l, r] = exactly(limits)?;
        let fits = 0 < l && l <= r && r <= 1000 && board::are_few(&sizes, 6);
        fits.then_some(Heaps { l, r, sizes })
    }

    fn write(heaps: &Heaps) -> String {
        board::write_groups(&[vec![heaps.l, heaps.r], heaps.sizes.clone()])
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
        let idea = match board::lowered(&blocks) {
            Some((heap, by)) => won(at.position, &blocks, Take { heap, stones: r.min(l * by) }),
            None => lost(at.position, &blocks),
        };
        idea.shows(overlay).counts(board::quantity(&blocks))
    }

    fn parts(&Heaps { l, r, ref sizes }: &Heaps) -> Vec<Heaps> {
        sizes.iter().map(|&x| Heaps { l, r, sizes: vec![x] }).collect()
    }

    const SMALL: &'static str = "(1 1/1 3/2 3/2 5/3 3/4 5) | ([0..30]/[0..9] [0..9])";
}

fn won(&Heaps { l, r, ref sizes }: &Heaps, blocks: &[u64], take: Take) -> Idea<Take> {
    let Take { heap, stones } = take;
    let (sum, step) = (l + r, Act::take(sizes, &take).say);
    let mut left = sizes.clone();
    left[heap] -= stones;
    let idea = if left.iter().all(|&x| x < l) {
        Idea::won(say!("won-end"; step, l))
    } else if blocks[heap] == blocks.iter().sum::<u64>() {
        Idea::won(say!("won-one"; heap = heap + 1, sum, l, rest = sizes[heap] % sum, stones))
    } else {
        let x = nim_sum(blocks.iter().copied());
        board::unbalanced(say!("blocks"; sum, l, blocks = all(blocks)), x, step)
    };
    idea.by(take)
}

fn lost(&Heaps { l, r, ref sizes }: &Heaps, blocks: &[u64]) -> Idea<Take> {
    let sum = l + r;
    if sizes.iter().all(|&x| x < l) {
        Idea::lost(say!("lost-end"; l))
    } else if blocks.iter().all(|&block| block == 0) {
        let rests: Vec<u64> = sizes.iter().map(|x| x % sum).collect();
        Idea::lost(say!("lost-rests"; sum, l, rests = all(&rests), count = rests.len()))
    } else {
        board::balanced(say!("blocks"; sum, l, blocks = all(blocks)), say!("change-move"))
    }
}
