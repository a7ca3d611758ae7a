//! What the board shows: the boxes, and how many moves Alice is ahead by each of them.

use super::rules::{Colour, Piles, Place, Rules};
use board::{all, joined, list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};
use referee::Player;
use std::cmp::Ordering;

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
        let pile = |pile: &Vec<Colour>| {
            if pile.is_empty() {
                say!("empty")
            } else {
                say!("boxes"; boxes = list(&pile.iter().map(one).collect::<Vec<_>>()))
            }
        };
        say!("position"; piles = list(&piles.iter().map(pile).collect::<Vec<_>>()))
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
        let written: Vec<String> = values.iter().map(|&value| fraction(value)).collect();
        let sum = fraction(total);
        let worth = say!("worth"; count = piles.len(), worths = all(&written), sum = sum.clone());
        let of_mover = |total: i64| if at.player == Player::Left { total } else { -total };
        let (lead, by) = (of_mover(total), fraction(total.abs()));
        // The move that costs least.
        let cost = |to: &Piles| lead - of_mover(to.iter().map(|pile| value(pile)).sum());
        let moves = at.moves().into_iter().map(|(step, to)| (cost(&to), step));
        let idea = match (moves.min_by_key(|one| one.0), lead.cmp(&0)) {
            (None, _) => Idea::lost(say!("lost-end")),
            (Some((cost, step)), Ordering::Greater) => {
                let (cost, said) = (fraction(cost), Rules::act(piles, &step).say);
                Idea::won(say!("won-ahead"; worth, by, step = said, cost)).by(step)
            }
            (_, Ordering::Less) => Idea::lost(say!("lost-behind"; worth, by)),
            (_, Ordering::Equal) => Idea::lost(say!("lost-even"; worth)),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (pile, boxes) in piles.iter().enumerate() {
            for (height, step) in steps(boxes).into_iter().enumerate() {
                let id = id(pile, height);
                // A longer fraction has no room.
                if step.abs() >= ONE / 16 {
                    overlay = overlay.span(id, id, fraction(step.abs()), step > 0);
                }
            }
        }
        let terms = joined(written.iter().map(bracketed), " + ");
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

fn fraction(value: i64) -> String {
    let sign = if value < 0 { "−" } else { "" };
    let (mut upper, mut lower) = (value.abs(), ONE);
    while upper % 2 == 0 && lower > 1 {
        upper /= 2;
        lower /= 2;
    }
    if lower > 1 {
        format!("{sign}{upper}/{lower}")
    } else {
        format!("{sign}{upper}")
    }
}

fn bracketed(number: &String) -> String {
    if number.starts_with('−') {
        format!("({number})")
    } else {
        number.clone()
    }
}
