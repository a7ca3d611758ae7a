//! What the board shows: the numbers with their bits, and the one bit that decides.

use super::rules::{Rules, Step, Table};
use board::prelude::*;

/// How many bits of a number are shown.
const BITS: usize = 4;

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let (left, [alice, bob]): (Vec<u64>, [u64; 2]) = board::groups(text)?;
        let is_short = |&number: &u64| number < 1 << BITS;
        let fits = left.len() <= 8 && left.iter().chain(&[alice, bob]).all(is_short);
        fits.then_some(Table { left, alice, bob })
    }

    fn write(Table { left, alice, bob }: &Table) -> String {
        board::write_groups(&(left.clone(), [*alice, *bob]))
    }

    fn told(&Table { ref left, alice, bob }: &Table) -> Say {
        if left.is_empty() {
            say!("position-end"; alice, bob)
        } else {
            say!("position"; alice, bob, numbers = list(left))
        }
    }

    /// Each number with its bits, those of the players above.
    fn scene(table: &Table) -> Vec<Picture> {
        let mut numbers = vec![("A", table.alice), ("B", table.bob)];
        numbers.extend(table.left.iter().map(|&number| ("", number)));
        vec![Picture::digits(&numbers, BITS, 2), Picture::Note(say!("note"))]
    }

    fn act(table: &Table, &Step { place, to }: &Step) -> Act {
        let (number, tap) = (table.left[place], Id::Cell(place + 2, 1));
        let twins = table.left.iter().filter(|&&other| other == number).count();
        let place = place + 1;
        let (row, from) = if to == Player::Left { (0, table.alice) } else { (1, table.bob) };
        let after = from ^ number;
        let say = match to {
            Player::Left => say!("xor-alice"; number, twins, place, from, to = after),
            Player::Right => say!("xor-bob"; number, twins, place, from, to = after),
        };
        Act::new([tap, Id::Cell(row, 1)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let Table { left, alice, bob } = at.position;
        let x = alice ^ bob ^ nim_sum(left.iter().copied());
        if x == 0 {
            let why = if left.is_empty() { say!("draw-end") } else { say!("draw-equal") };
            let overlay = Overlay::new(say!("legend-equal"));
            return Idea::new(why).shows(overlay).counts(say!("x-zero"));
        }
        let bit = (0..BITS).rfind(|bit| x >> bit & 1 == 1).unwrap_or(0);
        let top = 1 << bit;
        let is_one = |number: &u64| number & top > 0;
        let mut overlay = Overlay::new(say!("legend"));
        for (i, number) in left.iter().enumerate() {
            overlay = overlay.frame(Id::Cell(i + 2, BITS + 1 - bit), "", is_one(number));
        }
        let n = left.len();
        let ones = left.iter().filter(|number| is_one(number)).count();
        let zeros = n - ones;
        let first = |is: bool| left.iter().position(|number| is_one(number) == is).unwrap_or(0);
        let (own, other) = (at.player, at.player.other());
        let idea = match ones {
            0 if is_one(alice) == (own == Player::Left) => Idea::new(say!("won-settled"; top)),
            0 => Idea::new(say!("lost-settled"; top)),
            1 => {
                let place = first(true);
                let number = left[place];
                if is_one(alice) {
                    Idea::new(say!("won-last-1"; top, number)).by(Step { place, to: other })
                } else {
                    Idea::new(say!("won-last-0"; top, number)).by(Step { place, to: own })
                }
            }
            2 if zeros % 2 == 1 => {
                let step = Step { place: first(false), to: own };
                Idea::new(say!("won-two"; top, zeros)).by(step)
            }
            _ if n % 2 == 1 => Idea::new(say!("won-odd"; top, ones, zeros, n)),
            _ => Idea::new(say!("lost-even"; top, ones, zeros, n)),
        };
        idea.shows(overlay).counts(say!("x"; x, top, ones, zeros))
    }

    const SMALL: &'static str =
        "([0..7] ([_..7] )?/[0..4] ([_..4] ){2..3}/[0..2] ([_..2] ){4}/[0..1] ([_..1] ){5})| 0 0";
}
