//! What the board shows: the boxes, and how many moves Alice is ahead by each of them.

use super::rules::{Colour, Piles, Place, Rules};
use board::prelude::*;

const SIGNS: &[(char, Colour)] = &[('W', Colour::White), ('B', Colour::Black)];
/// The boxes of a pile: more have no exact value here.
const BOXES: usize = 40;
/// Values are counted in this part of a free move.
const ONE: i64 = 1 << BOXES;

impl Show for Rules {
    /// E is an empty pile.
    fn read(text: &str) -> Option<Piles> {
        let pile = |word: &str| match word {
            "E" => Some(vec![]),
            _ => board::word(word, SIGNS),
        };
        let piles: Piles = text.split_whitespace().map(pile).collect::<Option<_>>()?;
        let heights: Vec<u64> = piles.iter().map(|pile| pile.len() as u64).collect();
        let fits = board::are_few(&heights, 6) && piles.iter().all(|pile| pile.len() <= BOXES);
        fits.then_some(piles)
    }

    fn write(piles: &Piles) -> String {
        let word = |pile: &Vec<Colour>| match pile.len() {
            0 => "E".to_owned(),
            _ => board::write_word(pile, SIGNS),
        };
        joined(piles.iter().map(word), " ")
    }

    fn told(piles: &Piles) -> Say {
        let one = |colour: &Colour| match colour {
            Colour::White => say!("white"),
            Colour::Black => say!("black"),
        };
        let pile = |pile: &Vec<Colour>| match pile.len() {
            0 => say!("empty"),
            _ => say!("boxes"; boxes = list(pile.iter().map(one))),
        };
        say!("position"; piles = list(piles.iter().map(pile)))
    }

    fn scene(piles: &Piles) -> Vec<Picture> {
        let row = |(pile, boxes): (usize, &Vec<Colour>)| {
            let mut row = vec![Cell::label(pile + 1)];
            row.extend(boxes.iter().enumerate().map(|(height, colour)| {
                Cell::of(id(pile, height)).ground(match colour {
                    Colour::White => Look::White,
                    Colour::Black => Look::Black,
                })
            }));
            row
        };
        vec![Picture::Strips(piles.iter().enumerate().map(row).collect())]
    }

    fn act(_: &Piles, &Place { pile, height }: &Place) -> Act {
        Act::new([id(pile, height)], say!("move"; number = height + 1, pile = pile + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<Place> {
        let piles = at.position;
        let values: Vec<i64> = piles.iter().map(|pile| value(pile)).collect();
        let total: i64 = values.iter().sum();
        let written: Vec<String> = values.iter().map(|&value| fraction(value, ONE)).collect();
        let sum = fraction(total, ONE);
        let worth = say!("worth"; count = piles.len(), worths = all(&written), sum = &sum);
        let (lead, by) = (at.of_mover(total), fraction(total.abs(), ONE));
        let cost = |to: &Piles| lead - at.of_mover(to.iter().map(|pile| value(pile)).sum());
        let idea = match at.moves().into_iter().min_by_key(|(_, to)| cost(to)) {
            None => Idea::new(say!("lost-end")),
            Some((step, to)) if lead > 0 => {
                let cost = fraction(cost(&to), ONE);
                Idea::new(say!("won-ahead"; worth, by, step = at.say(&step), cost)).by(step)
            }
            Some(_) if lead == 0 => Idea::new(say!("lost-even"; worth)),
            Some(_) => Idea::new(say!("lost-behind"; worth, by)),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (pile, boxes) in piles.iter().enumerate() {
            for (height, step) in steps(boxes).into_iter().enumerate() {
                // A longer fraction has no room.
                if step.abs() >= ONE / 16 {
                    let text = fraction(step.abs(), ONE);
                    overlay = overlay.frame(id(pile, height), text, step > 0);
                }
            }
        }
        let terms = joined(written.iter().map(|value| bracketed(value)), " + ");
        idea.shows(overlay).counts(say!("sum"; terms, sum))
    }

    const SMALL: &'static str = "E/[WB]{1..5}/((E/[WB]{1..3}) ){2}";
}

fn id(pile: usize, height: usize) -> Id {
    Id::Stone(pile, height as u64)
}

/// What each box adds to the moves that Alice is ahead.
fn steps(pile: &[Colour]) -> Vec<i64> {
    let (mut steps, mut step) = (vec![], ONE);
    for &colour in pile {
        if colour != pile[0] || step < ONE {
            step /= 2;
        }
        steps.push(if colour == Colour::Black { step } else { -step });
    }
    steps
}

fn value(pile: &[Colour]) -> i64 {
    steps(pile).iter().sum()
}
