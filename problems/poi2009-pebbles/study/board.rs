//! What the board shows: heaps and their differences, of which every second one from the right counts.

use super::rules::Rules;
use board::{all, list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};
use referee::Take;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let heaps = board::numbers(text)?;
        let fits = (1..=6).contains(&heaps.len()) && heaps.iter().all(|&a| a <= 12);
        (fits && heaps.windows(2).all(|two| two[0] <= two[1])).then_some(heaps)
    }

    fn write(heaps: &Vec<u64>) -> String {
        board::write(heaps)
    }

    fn told(heaps: &Vec<u64>) -> Say {
        say!("position"; heaps = list(heaps))
    }

    fn scene(heaps: &Vec<u64>) -> Vec<Picture> {
        let step = |(i, d): (usize, u64)| Cell {
            ground: if is_shaded(heaps, i) { Look::Shaded } else { Look::Plain },
            text: d.to_string(),
            ..Cell::default()
        };
        let steps = differences(heaps).into_iter().enumerate().map(step).collect();
        vec![Picture::heaps(heaps), Picture::Strips(vec![steps]), Picture::Note(say!("note"))]
    }

    fn act(heaps: &Vec<u64>, take: &Take) -> Act {
        Act::take(heaps, take)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let heaps = at.position;
        let d = differences(heaps);
        let shaded: Vec<usize> = (0..d.len()).filter(|&i| is_shaded(heaps, i)).collect();
        let all_shaded: Vec<u64> = shaded.iter().map(|&i| d[i]).collect();
        let x = all_shaded.iter().fold(0, |x, d| x ^ d);
        let counting: Vec<u64> = all_shaded.iter().copied().filter(|&d| d > 0).collect();
        let idea = match (0..shaded.len()).find(|&i| all_shaded[i] ^ x < all_shaded[i]) {
            Some(i) => {
                let (heap, stones) = (shaded[i], all_shaded[i] - (all_shaded[i] ^ x));
                let (counting, balance) = (all(&counting), board::balance_after(&all_shaded, i));
                let why = say!("won-shaded"; counting, stones, heap = heap + 1, balance);
                Idea::won(why).by(Take { heap, stones })
            }
            None if !counting.is_empty() => {
                Idea::lost(say!("lost-shaded"; balance = board::balance(&counting)))
            }
            None if heaps.iter().any(|&h| h > 0) => Idea::lost(say!("lost-plain")),
            None => Idea::lost(say!("lost-end")),
        };
        let mut overlay = Overlay::new(say!("legend"));
        let mut terms = vec![];
        for &i in shaded.iter().rev() {
            overlay = overlay.bricks(d[i], x, |j| Id::Stone(i, heaps[i] - d[i] + j));
            terms.push(d[i]);
        }
        idea.shows(overlay).counts(board::quantity(&terms))
    }
}

/// By how much each heap is larger than the one before.
fn differences(heaps: &[u64]) -> Vec<u64> {
    let before = Some(0).into_iter().chain(heaps.iter().copied());
    heaps.iter().zip(before).map(|(heap, before)| heap - before).collect()
}

/// Is the difference of this heap one of those that count: the last one, the last but two, and so on?
fn is_shaded(heaps: &[u64], i: usize) -> bool {
    (heaps.len() - i) % 2 == 1
}
