//! The games whose whole rule is how many stones a move takes from one heap.

use crate::{list, say, Act, At, Idea, Overlay, Picture, Say, Show, Thing};
use referee::{End, HeapGame, Take};

/// How a board shows a [`HeapGame`].
pub trait HeapShow: HeapGame {
    /// What the heaps are of.
    const THING: Thing = Thing::Stone;

    /// What the page's Idea says: in Nim.
    fn idea(heaps: &[u64]) -> Idea<Take> {
        crate::nim(heaps).shows(Overlay::new(say!("legend-powers")).powers(heaps))
    }
}

impl<G: HeapShow> Show for G {
    fn read(text: &str) -> Option<Vec<u64>> {
        if G::SINGLE {
            crate::numbers(text).filter(|heap| heap.len() == 1 && heap[0] <= crate::LARGEST)
        } else {
            crate::heaps(text, 6)
        }
    }

    fn write(heaps: &Vec<u64>) -> String {
        crate::write(heaps)
    }

    fn told(heaps: &Vec<u64>) -> Say {
        say!("position-heaps"; count = heaps.len(), heaps = list(heaps))
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps_of(G::THING, heaps)]
    }

    fn act(heaps: &Vec<u64>, step: &Take) -> Act {
        Act::take(heaps, step)
    }

    fn idea(at: &At<G>) -> Idea<Take> {
        G::idea(at.position)
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        if !G::SINGLE && G::END == End::Normal {
            heaps.iter().map(|&h| vec![h]).collect()
        } else {
            vec![]
        }
    }

    /// Where there is one heap alone, all that are not larger.
    fn table(heaps: &Vec<u64>) -> Vec<Vec<Vec<u64>>> {
        if G::SINGLE {
            vec![(0..=heaps[0]).map(|h| vec![h]).collect()]
        } else {
            vec![]
        }
    }

    const SMALL: &'static str =
        if G::SINGLE { "[0..200]" } else { "[0..70]/([0..7] ){2..3}/([0..4] ){4}" };
}
