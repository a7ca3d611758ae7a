//! What the board shows: the piles, the diagonal, and the candies to the right of its end and below it.

use super::rules::{Meal, Rules};
use board::prelude::*;

impl Show for Rules {
    /// A 0 stands for no pile.
    fn read(text: &str) -> Option<Vec<u64>> {
        let mut piles = board::numbers(text)?;
        piles.sort_unstable_by(|a, b| b.cmp(a));
        if piles == [0] {
            return Some(vec![]);
        }
        let fits = (1..=8).contains(&piles.len()) && piles.iter().all(|a| (1..=12).contains(a));
        fits.then_some(piles)
    }

    fn write(piles: &Vec<u64>) -> String {
        board::write(if piles.is_empty() { &[0] } else { piles })
    }

    fn told(piles: &Vec<u64>) -> Say {
        if piles.is_empty() {
            say!("position-none")
        } else {
            say!("position"; piles = list(piles))
        }
    }

    fn scene(piles: &Vec<u64>) -> Vec<Picture> {
        if piles.is_empty() {
            return vec![Picture::heaps(&[])];
        }
        let meals = [say!("largest-pile"), say!("one-of-each")];
        vec![Picture::buttons(0, meals), Picture::heaps(piles)]
    }

    fn act(piles: &Vec<u64>, meal: &Meal) -> Act {
        match meal {
            Meal::LargestPile => Act::new([Id::Button(0, 0)], say!("eat-pile"; count = piles[0])),
            Meal::OneOfEach => Act::new([Id::Button(0, 1)], say!("eat-one-of-each")),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Meal> {
        let piles = at.position;
        let overlay = Overlay::new(say!("legend"));
        let Sides { i, right, below } = match sides(piles) {
            Some(sides) => sides,
            None => return Idea::new(say!("won-none")).shows(overlay),
        };
        let end = i as usize - 1;
        let corner = match i {
            1 => say!("at-corner"; right, below),
            _ => say!("at-end"; i, right, below),
        };
        let best = at.move_to(|to| is_lost(to));
        let why = match &best {
            Some((meal, to)) if *to == [1] => say!("won-leave"; step = at.say(meal)),
            Some((Meal::LargestPile, _)) => say!("won-pile"; corner),
            Some((Meal::OneOfEach, _)) => say!("won-one"; corner),
            None if piles[..] == [1] => say!("lost-last"),
            None => say!("lost-even"; corner),
        };
        let candy = |k: usize| Id::Stone(k, k as u64);
        let diagonal = (0..end).map(|k| [candy(k), candy(k + 1)]);
        let to_the_right = (i..i + right).map(|k| (Id::Stone(end, k), right % 2 == 1));
        let lower = end + 1..=end + below as usize;
        let lower = lower.map(|pile| (Id::Stone(pile, i - 1), below % 2 == 1));
        let overlay = overlay.pairs(diagonal, false).rings(to_the_right).rings(lower);
        let idea = Idea::new(why).by(best.map(|(meal, _)| meal));
        idea.shows(overlay).counts(say!("sides"; i, a = right + i, right, below))
    }

    const SMALL: &'static str = "0/[1..6]( [1.._]){0..3}";
}

/// The diagonal ends at candy `i` of pile `i`: how many candies are to its right, and how many below it.
struct Sides {
    i: u64,
    right: u64,
    below: u64,
}

/// i, u and r of the page, if some candy is left.
fn sides(piles: &[u64]) -> Option<Sides> {
    let i = (1..).zip(piles).take_while(|(i, a)| *a >= i).count();
    let right = piles[i.checked_sub(1)?] - i as u64;
    let below = piles[i..].iter().filter(|&&a| a >= i as u64).count() as u64;
    Some(Sides { i: i as u64, right, below })
}

fn is_lost(piles: &[u64]) -> bool {
    sides(piles).map_or(false, |sides| sides.right % 2 == 0 && sides.below % 2 == 0)
}
