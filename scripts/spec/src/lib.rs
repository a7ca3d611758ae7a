//! What a problem's `spec.rs` is written with: what is promised of inputs, random and longest ones, and the mistakes of
//! the page as programs.

#![warn(missing_docs)]
// Errors are lines for the person who typed the command; their text says what is wrong.
#![allow(clippy::missing_errors_doc, clippy::cast_sign_loss)]

mod forest;
pub mod input;
pub mod random;
mod shapes;
pub mod talk;
pub mod validator;
mod verdict;

pub use verdict::Verdict;

use input::Input;
use random::Random;
use talk::{Ending, Interact, Talk};
use validator::{Limits, Validator};

/// What a problem's file imports.
pub mod prelude {
    pub use super::input::{mex, rooted, table, yes_or_no, Input};
    pub use super::random::Random;
    pub use super::shapes::{fibonacci, line, list, nim_sum, pair, pairs, spread};
    pub use super::talk::{Dice, Ending, Talk};
    pub use super::validator::{Validator, INT, U64};
    pub use super::{too_slow, wrong, wrong_player, Mistake, Spec};
    pub use std::collections::HashSet;
}

/// What the judge knows of a problem.
pub struct Spec {
    /// The unit of an input's size, for example `heaps`.
    pub unit: &'static str,
    /// The size of the largest input that the judge may give.
    pub largest: usize,
    /// Reads an input that keeps the judge's promise.
    pub validate: fn(&mut Validator),
    /// Writes a random input of any size up to the largest, within the promise; where no judge has
    /// the problem, within what its page accepts. About half of the inputs are losses for the first
    /// player, because there a wrong claim shows.
    pub generate: fn(&mut Random),
    /// What is printed where the first player loses, if a verdict is printed.
    pub lost: Option<&'static str>,
    /// Where several answers are right: whether the second text answers the first, the input.
    pub check: Option<fn(&str, &str) -> bool>,
    /// Where the answer is a number rounded to three decimals: that number. If it ends in a half of the last
    /// place, either way of rounding is right.
    pub rounded: Option<fn(&mut Input) -> f64>,
    /// Where the answer is made of numbers and the judge allows an error: how far from ours each may be.
    pub within: Option<f64>,
    /// Where the judge plays: its part. Then `validate` and `generate` are of the hidden input, which
    /// only this part reads.
    pub interact: Option<Interact>,
    /// Cases at the judge's limits that are too long to keep.
    pub long: &'static [Long],
    /// The mistakes that the page tells of, in its order.
    pub mistakes: &'static [Mistake],
}

/// The name of a case, and what makes its input and its answer; the answer follows from the way in which
/// the input is made.
pub type Long = (&'static str, fn() -> (String, String));

/// A mistake that a page tells of.
#[derive(Clone, Copy, Debug)]
pub struct Mistake {
    /// The case that shows it.
    pub case: &'static str,
    /// The judge's verdict on the wrong program there.
    pub verdict: Verdict,
    /// The wrong program.
    pub program: Wrong,
}

/// A wrong program.
#[derive(Clone, Copy, Debug)]
pub enum Wrong {
    /// What it prints for an input.
    Prints(fn(&mut Input) -> String),
    /// How it plays against the judge.
    Plays(fn(&mut Talk) -> Ending),
}

impl Wrong {
    /// What it prints for an input that is there as a whole.
    pub fn printed(self, input: &str) -> String {
        match self {
            Wrong::Prints(program) => program(&mut Input::new(input)),
            Wrong::Plays(player) => {
                let (mut lines, mut printed) = (input.lines(), String::new());
                let mut next = |said: &str| {
                    printed += said;
                    lines.next().map(str::to_owned)
                };
                let mut talk = Talk::new(&mut next);
                // Its game ends when it hears nothing more.
                let _ = player(&mut talk);
                let last = talk.unsent();
                printed + &last
            }
        }
    }
}

/// A mistake that ends in a wrong answer.
pub const fn wrong(case: &'static str, program: fn(&mut Input) -> String) -> Mistake {
    Mistake { case, verdict: Verdict::WA, program: Wrong::Prints(program) }
}

/// A mistake that loses against the judge, or makes a wrong move.
pub const fn wrong_player(case: &'static str, player: fn(&mut Talk) -> Ending) -> Mistake {
    Mistake { case, verdict: Verdict::WA, program: Wrong::Plays(player) }
}

/// A mistake that takes too long.
pub const fn too_slow(case: &'static str, program: fn(&mut Input) -> String) -> Mistake {
    Mistake { case, verdict: Verdict::TLE, program: Wrong::Prints(program) }
}

/// How large an input is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A few small numbers.
    Small,
    /// The largest that the judge may give.
    Judge,
    /// This many units: see [`Spec::unit`].
    Units(usize),
}

/// Whether the text is the number with three decimals, rounded in one way or another.
fn is_rounded(exact: f64, printed: &str) -> bool {
    let word = printed.trim();
    let has_three = word.split_once('.').is_some_and(|parts| parts.1.len() == 3);
    has_three && word.parse().is_ok_and(|number: f64| (number - exact).abs() < 0.0005 + 1e-9)
}

/// Whether these are as many numbers, none farther from its partner than that.
fn are_near(ours: &str, printed: &str, most: f64) -> bool {
    let numbers = |text: &str| -> Option<Vec<f64>> {
        text.split_whitespace().map(|word| word.parse().ok()).collect()
    };
    let (Some(ours), Some(printed)) = (numbers(ours), numbers(printed)) else { return false };
    ours.len() == printed.len() && ours.iter().zip(&printed).all(|(x, y)| (x - y).abs() <= most)
}

impl Spec {
    /// The defaults, for `..Spec::NEW`; each file sets the four fields before `lost`.
    pub const NEW: Spec = Spec {
        unit: "",
        largest: 0,
        validate: |_| (),
        generate: |_| (),
        lost: None,
        check: None,
        rounded: None,
        within: None,
        interact: None,
        long: &[],
        mistakes: &[],
    };

    /// How many units an input of this size has; `None` for a small one.
    pub fn units(&self, size: Size) -> Option<usize> {
        match size {
            Size::Small => None,
            Size::Judge => Some(self.largest),
            Size::Units(units) => Some(units),
        }
    }

    /// A random input with its choices.
    pub fn draw(&self, size: Size, seed: u64) -> Random {
        self.write(Random::new(seed, self.units(size)))
    }

    /// An input of the same kind, from these choices.
    pub fn draw_again(&self, draw: &Random, choices: &[u64]) -> Random {
        self.write(draw.again(choices))
    }

    fn write(&self, mut draw: Random) -> Random {
        (self.generate)(&mut draw);
        draw
    }

    /// The limits of an input that keeps the judge's promise; an error says what it breaks.
    pub fn limits(&self, input: &str) -> Result<Limits, String> {
        Validator::check(input, self.validate)
    }

    /// What `cases.txt` says to `check.cpp`, which compares texts.
    pub fn note(&self) -> Option<String> {
        let several = self.check.map(|_| "only the first line counts\n".into());
        several.or_else(|| self.within.map(|most| format!("numbers may be off by\t{most:e}\n")))
    }

    /// Whether the judge accepts this output although it differs from ours.
    pub fn accepts(&self, input: &str, ours: &str, printed: &str) -> bool {
        self.check.is_some_and(|check| check(input, printed))
            || self.rounded.is_some_and(|exact| is_rounded(exact(&mut Input::new(input)), printed))
            || self.within.is_some_and(|most| are_near(ours, printed, most))
    }

    /// The mistake that this case shows.
    pub fn mistake(&self, case: &str) -> Option<&Mistake> {
        self.mistakes.iter().find(|mistake| mistake.case == case)
    }
}
