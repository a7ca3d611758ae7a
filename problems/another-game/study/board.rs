//! What the board shows: heaps, of which the odd ones count.

use super::rules::Rules;
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        board::heaps(text, 5)
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

    fn act(heaps: &Vec<u64>, chosen: &Vec<usize>) -> Act {
        let taps: Vec<Id> = chosen.iter().map(|&i| Id::Stone(i, heaps[i] - 1)).collect();
        let numbers = all(chosen.iter().map(|i| i + 1));
        let changes = list(chosen.iter().map(|&i| format!("{} → {}", heaps[i], heaps[i] - 1)));
        Act::alike(taps, say!("move"; heaps = numbers, count = chosen.len(), changes))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<usize>> {
        let heaps = at.position;
        let left = positive(heaps);
        let odd: Vec<usize> = (0..heaps.len()).filter(|&i| heaps[i] % 2 == 1).collect();
        let (count, sizes) = (odd.len(), all(odd.iter().map(|&i| heaps[i])));
        let idea = match left[..] {
            [] => Idea::new(say!("lost-end")),
            [heap] if count == 0 => Idea::new(say!("lost-one"; heap)),
            _ if count == 0 => Idea::new(say!("lost-even"; heaps = all(left))),
            _ if left.iter().all(|&heap| heap == 1) => Idea::new(say!("won-last"; count)).by(odd),
            _ => Idea::new(say!("won-odd"; heaps = sizes, count)).by(odd),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &heap) in heaps.iter().enumerate() {
            for two in 0..heap / 2 {
                overlay = overlay.stones(i, 2 * two, 2, "", false);
            }
            overlay = overlay.stones(i, heap / 2 * 2, heap % 2, "", true);
        }
        idea.shows(overlay).counts(say!("odd"; count))
    }

    const SMALL: &'static str = "[0..20]/([0..6] ){2..3}/([0..2] ){4..5}";
}
