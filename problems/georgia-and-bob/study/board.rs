//! What the board shows: the strip, with the men in pairs from the right.

use super::rules::{Rules, Step};
use board::{
    all, list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Sum, Thing,
};

/// The strip ends here; the rules do not need it to end.
const SQUARES: u64 = 16;

/// Two men, as they are paired from the right.
struct Pair {
    /// 0, where the first man of all is paired with the strip's end.
    left: u64,
    right: u64,
    /// The free squares between them.
    gap: u64,
}

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let mut men = board::numbers(text)?;
        men.sort_unstable();
        let differ = men.windows(2).all(|two| two[0] < two[1]);
        let fits = men.iter().all(|s| (1..=SQUARES).contains(s));
        (!men.is_empty() && differ && fits).then_some(men)
    }

    fn write(men: &Vec<u64>) -> String {
        board::write(men)
    }

    fn told(men: &Vec<u64>) -> Say {
        say!("position"; count = men.len(), men = all(men))
    }

    fn scene(men: &Vec<u64>) -> Vec<Picture> {
        let drawn = |square: u64| {
            let man = men.iter().position(|&man| man == square);
            Cell::of(cell(square))
                .piece(man.map(|_| Look::Black))
                .thing(Thing::Pawn)
                .named(man)
                .numbered(square)
        };
        vec![Picture::Strips(vec![(1..=SQUARES).map(drawn).collect()])]
    }

    fn act(_: &Vec<u64>, &Step { from, to }: &Step) -> Act {
        Act::new([cell(from), cell(to)], say!("move"; from, to))
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let men = at.position;
        let pairs = pairs(men);
        let said: Vec<Say> = pairs.iter().filter(|pair| pair.gap > 0).map(gap).collect();
        let Sum { values: gaps, x, best, balance } = at.sum(|men| gaps(men));
        let idea = match best {
            Some((step, _)) => {
                let Step { from, to } = step;
                let why = if at.ends_with(&step) {
                    say!("won-last"; from, to)
                } else {
                    say!("won-gaps"; gaps = list(&said), from, to, balance)
                };
                Idea::won(why).by(step)
            }
            None if !said.is_empty() => Idea::lost(say!("lost-gaps"; gaps = list(&said), balance)),
            None if men[men.len() - 1] > men.len() as u64 => Idea::lost(say!("lost-no-gap")),
            None => Idea::lost(say!("lost-end")),
        };
        let (mut overlay, mut named) = (Overlay::new(say!("legend")), vec![]);
        for &Pair { left, right, gap } in &pairs {
            overlay = overlay.span(cell(left.max(1)), cell(right), "", false);
            overlay = overlay.bricks(gap, x, |j| cell(left + 1 + j));
            named.push(format!("{left}–{right}"));
        }
        let quantity = say!("quantity"; pairs = list(&named), sum = board::quantity(&gaps));
        idea.shows(overlay).counts(quantity)
    }

    const SMALL: &'static str = "(1 )?(2 )?(3 )?(4 )?(5 )?(6 )?(7 )?(8 )?(9 )?(10 )?(11)?";
}

fn pairs(men: &[u64]) -> Vec<Pair> {
    let pair = |pair: &[u64]| {
        let (left, right) = if pair.len() == 2 { (pair[0], pair[1]) } else { (0, pair[0]) };
        Pair { left, right, gap: right - left - 1 }
    };
    men.rchunks(2).map(pair).collect()
}

fn gaps(men: &[u64]) -> Vec<u64> {
    pairs(men).iter().map(|pair| pair.gap).collect()
}

fn gap(&Pair { left, right, gap }: &Pair) -> Say {
    if left == 0 {
        say!("gap-at-the-end"; gap, right)
    } else {
        say!("gap"; gap, left, right)
    }
}

fn cell(square: u64) -> Id {
    Id::Cell(0, square as usize)
}
