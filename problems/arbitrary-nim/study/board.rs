//! What the board shows: the heaps in groups of K + 1, and the remainders as powers of two.

use super::rules::{Heaps, Rules};
use board::{all, exactly, list, say, Act, At, Id, Idea, Overlay, Picture, Say, Show};
use referee::Take;
use shared::nim::nim_sum;

impl Show for Rules {
    fn read(text: &str) -> Option<Heaps> {
        let [k, heaps] = exactly(board::groups(text)?)?;
        let [k] = exactly(k)?;
        ((1..=30).contains(&k) && board::are_few(&heaps, 5)).then_some(Heaps { k, heaps })
    }

    fn write(Heaps { k, heaps }: &Heaps) -> String {
        board::write_groups(&[vec![*k], heaps.clone()])
    }

    fn told(Heaps { k, heaps }: &Heaps) -> Say {
        say!("position"; k = *k, heaps = list(heaps))
    }

    fn scene(Heaps { k, heaps }: &Heaps) -> Vec<Picture> {
        vec![Picture::heaps(heaps), Picture::Note(say!("note"; k = *k))]
    }

    fn act(Heaps { heaps, .. }: &Heaps, take: &Take) -> Act {
        Act::take(heaps, take)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let Heaps { k, heaps } = at.position;
        let sum = k + 1;
        let rests: Vec<u64> = heaps.iter().map(|h| h % sum).collect();
        why(heaps, &rests, sum).shows(groups(heaps, &rests, sum)).counts(board::quantity(&rests))
    }

    fn parts(Heaps { k, heaps }: &Heaps) -> Vec<Heaps> {
        heaps.iter().map(|&h| Heaps { k: *k, heaps: vec![h] }).collect()
    }

    const SMALL: &'static str = "[1..5] | ([0..20]/([0..5] ){2..3})";
}

/// Who wins, by the remainders modulo K + 1.
fn why(heaps: &[u64], rests: &[u64], sum: u64) -> Idea<Take> {
    if heaps == rests {
        return board::nim(heaps);
    }
    let (heap, stones) = match board::lowered(rests) {
        Some(lowered) => lowered,
        None if rests.iter().all(|&rest| rest == 0) => {
            return Idea::lost(say!("lost-multiples"; sum))
        }
        None => return Idea::lost(say!("lost-remainders"; sum, balance = board::balance(rests))),
    };
    let balance = board::balance_after(rests, heap);

    let idea = if rests.iter().filter(|&&rest| rest > 0).count() == 1 {
        Idea::won(say!("won-multiples"; stones, heap = heap + 1, sum))
    } else {
        let rests = all(rests);
        Idea::won(say!("won-remainders"; sum, rests, stones, heap = heap + 1, balance))
    };
    idea.by(Take { heap, stones })
}

/// Each heap in groups of K + 1, many of them together, and what is left over as powers of two.
fn groups(heaps: &[u64], rests: &[u64], sum: u64) -> Overlay {
    let x = nim_sum(rests.iter().copied());
    let mut overlay = Overlay::new(say!("legend"));
    for (i, (&h, &rest)) in heaps.iter().zip(rests).enumerate() {
        let (groups, whole) = (h / sum, h - rest);
        if groups > 6 {
            overlay = overlay.stones(i, 0, whole, format!("{} × {}", groups, sum), false);
        } else {
            for group in 0..groups {
                overlay = overlay.stones(i, group * sum, sum, sum, false);
            }
        }
        overlay = overlay.bricks(rest, x, |j| Id::Stone(i, whole + j));
    }
    overlay
}
