//! What the board shows: the bottles in a row, and at each the value of a bean in it, as in Split-Nim.

use super::rules::{Rules, Step};
use board::{all, list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Sum};

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
        let number = |i: usize| Cell::default().ground(Look::Shaded).text(i);
        let bottle = |i: usize| Cell::at(0, i).text(beans[i]);
        let bottles = 0..beans.len();
        let rows = vec![bottles.clone().map(number).collect(), bottles.map(bottle).collect()];
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
        let odd: Vec<usize> = (0..last).filter(|&i| beans[i] % 2 == 1).collect();
        let Sum { values, best, balance, .. } =
            at.sum(|beans| (0..last).filter(|&i| beans[i] % 2 == 1).map(|i| v[i]).collect());
        let after: Vec<usize> = odd.iter().map(|&i| last - i).collect();
        let (bottles, after, counts) = (all(&odd), all(&after), all(&values));
        let idea = match (&odd[..], best) {
            ([], _) if beans[..last].iter().all(|&p| p == 0) => Idea::lost(say!("lost-end")),
            ([], _) => Idea::lost(say!("lost-even")),
            (&[i], _) => Idea::won(say!("won-one"; i)).by(Step { i, j: last, k: last }),
            (_, Some((step, _))) => {
                let said = Rules::act(beans, &step).say;
                let why = say!("won-values"; bottles, after, counts, step = said, balance);
                Idea::won(why).by(step)
            }
            (_, None) => Idea::lost(say!("lost-values"; bottles, after, balance)),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (i, &g) in v.iter().enumerate() {
            overlay = overlay.tag(Id::Cell(0, i), g, odd.contains(&i));
        }
        idea.shows(overlay).counts(board::quantity(&values))
    }

    /// Each bottle, with the others empty.
    fn parts(beans: &Vec<u64>) -> Vec<Vec<u64>> {
        let alone = |i: usize| (0..beans.len()).map(move |j| if j == i { beans[i] } else { 0 });
        (0..beans.len()).filter(|&i| beans[i] > 0).map(|i| alone(i).collect()).collect()
    }

    const SMALL: &'static str = "([0..5] ){2..3}/([0..2] ){4}/([0..1] ){5}";
}

/// The value of a bean with h bottles after its own: the h-th number with an odd number of ones in binary.
fn value(h: usize) -> u64 {
    if h == 0 {
        0
    } else {
        let i = h as u64 - 1;
        2 * i + u64::from(i.count_ones() % 2 == 0)
    }
}
