//! What the board shows: heaps, and why in Nim. The lists that the problem counts.

use super::rules::{lists, Rules};
use board::prelude::*;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("3 | 1 2 3");

    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 6)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn told(heaps: &Vec<u64>) -> Say {
        say!("position-heaps"; count = heaps.len(), heaps = list(heaps))
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        vec![Picture::heaps(heaps)]
    }

    fn act(heaps: &Vec<u64>, take: &Take) -> Act {
        Act::take(heaps, take)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let heaps = at.position;
        board::nim(heaps).shows(Overlay::new(say!("legend-powers")).powers(heaps))
    }

    fn parts(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
        heaps.iter().map(|&h| vec![h]).collect()
    }

    /// N and the sizes, if there are at most 400 lists.
    fn counted(limits: &str) -> Option<Vec<Vec<u64>>> {
        let (n, sizes): (usize, Vec<u64>) = board::groups(limits)?;
        let largest = *sizes.iter().max()?;
        let is_new = |(i, size): (usize, &u64)| *size > 0 && !sizes[..i].contains(size);
        let fits = (1..=6).contains(&n)
            && sizes.iter().enumerate().all(is_new)
            && board::are_few(&vec![largest; n], 6);
        let k = sizes.len();
        let count = || (0..n).fold(0_usize, |count, _| count.saturating_add(1).saturating_mul(k));
        (fits && count() <= 400).then(|| lists(n, &sizes))
    }

    const SMALL: &'static str = "[0..40]/([0..7] ){2..3}/([0..4] ){4}";
}
