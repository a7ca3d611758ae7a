//! What the board shows: the bottles in a row, and at each the value of a bean in it, as in Split-Nim.

use super::rules::{Rules, Step};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        board::numbers(text).filter(|beans| {
            let weight = |(h, &p): (usize, &u64)| p * ((1 << h) - 1);
            (2..=6).contains(&beans.len())
                && beans.iter().all(|&p| p <= 9999)
                && beans.iter().rev().enumerate().map(weight).sum::<u64>() <= 45
        })
    }

    fn write(beans: &Vec<u64>) -> String {
        board::write(beans)
    }

    fn told(beans: &Vec<u64>) -> Say {
        say!("position"; last = beans.len() - 1, beans = list(beans))
    }

    /// Above the numbers of the bottles, below their beans.
    fn scene(beans: &Vec<u64>) -> Vec<Picture> {
        let bottle = |i: usize| Cell::at(0, i).text(beans[i]);
        let bottles = 0..beans.len();
        let rows = vec![bottles.clone().map(Cell::label).collect(), bottles.map(bottle).collect()];
        vec![Picture::Grid(rows)]
    }

    fn act(_: &Vec<u64>, &Step { i, j, k }: &Step) -> Act {
        let bottle = |i| Id::Cell(0, i);
        if j == k {
            Act::new([bottle(i), bottle(j)], say!("both"; i, j))
        } else {
            Act::new([bottle(i), bottle(j), bottle(k)], say!("each"; i, j, k))
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let beans = at.position;
        let last = beans.len() - 1;
        let v: Vec<u64> = (0..=last).map(|i| value(last - i)).collect();
        let odd_of = |beans: &[u64]| (0..last).filter(|&i| beans[i] % 2 == 1).collect::<Vec<_>>();
        let odd = odd_of(beans);
        let sum = at.sum(|beans| odd_of(beans).into_iter().map(|i| v[i]).collect());
        let (bottles, after) = (all(&odd), all(odd.iter().map(|&i| last - i)));
        let (counts, balance) = (all(&sum.values), &sum.balance);
        let why = match (&odd[..], &sum.best) {
            ([], _) if positive(&beans[..last]).is_empty() => say!("lost-end"),
            ([], _) => say!("lost-even"),
            (&[i], _) => say!("won-one"; i),
            (_, Some((step, to))) if odd_of(to).is_empty() => say!("won-even"; step = at.say(step)),
            (_, Some((step, _))) => {
                say!("won-values"; bottles, after, counts, step = at.say(step), balance)
            }
            (_, None) => say!("lost-values"; bottles, after, balance),
        };
        let tags = v.iter().enumerate().map(|(i, g)| (Id::Cell(0, i), g, odd.contains(&i)));
        let overlay = Overlay::new(say!("legend")).tags(tags);
        let idea = sum.idea(why).shows(overlay);
        match odd[..] {
            [i] => idea.by(Step { i, j: last, k: last }),
            _ => idea,
        }
    }

    /// Each bottle, with the others empty.
    fn parts(beans: &Vec<u64>) -> Vec<Vec<u64>> {
        board::each_alone(beans, 0)
    }

    const SMALL: &'static str = "([0..5] ){2..3}/([0..2] ){4}/([0..1] ){5}";
}

/// The value of a bean with h bottles after its own: the h-th number with an odd number of ones in binary.
fn value(h: usize) -> u64 {
    h.checked_sub(1).map_or(0, |before| board::odious(before as u64))
}
