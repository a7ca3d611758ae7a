//! What the tool knows of each problem: a file each, named as the problem.

mod bash_game;
mod bounded_nim;
mod coe2021_black_white;
mod count_to_thirty;
mod euclid_game;
mod fibonacci_nim;
mod graph_game;
mod gzoi2017_stones;
mod halving_game;
pub mod kit;
mod lasker_nim;
mod masters_duel;
mod matches;
mod misere_nim;
mod moore_nim;
mod nim;
mod nim_duel;
mod pas;
mod poi2009_pebbles;
mod roy_october;
mod roy_october_2;
mod sdoi2011_black_white;
mod set_nim;
mod split_nim;
mod staircase_nim;
mod stone_taking;
mod wythoff;

use crate::run::verdict::Checker;
use kit::draw::Draw;
use kit::given::Given;
use kit::large::Make;
use kit::pen::Pen;
use kit::words::{Limits, Words};
use std::str::FromStr;

/// By name; a line each.
const ALL: &[(&str, &Known)] = &[
    ("bash-game", &bash_game::KNOWN),
    ("bounded-nim", &bounded_nim::KNOWN),
    ("coe2021-black-white", &coe2021_black_white::KNOWN),
    ("count-to-thirty", &count_to_thirty::KNOWN),
    ("euclid-game", &euclid_game::KNOWN),
    ("fibonacci-nim", &fibonacci_nim::KNOWN),
    ("graph-game", &graph_game::KNOWN),
    ("gzoi2017-stones", &gzoi2017_stones::KNOWN),
    ("halving-game", &halving_game::KNOWN),
    ("lasker-nim", &lasker_nim::KNOWN),
    ("masters-duel", &masters_duel::KNOWN),
    ("matches", &matches::KNOWN),
    ("misere-nim", &misere_nim::KNOWN),
    ("moore-nim", &moore_nim::KNOWN),
    ("nim", &nim::KNOWN),
    ("nim-duel", &nim_duel::KNOWN),
    ("pas", &pas::KNOWN),
    ("poi2009-pebbles", &poi2009_pebbles::KNOWN),
    ("roy-october", &roy_october::KNOWN),
    ("roy-october-2", &roy_october_2::KNOWN),
    ("sdoi2011-black-white", &sdoi2011_black_white::KNOWN),
    ("set-nim", &set_nim::KNOWN),
    ("split-nim", &split_nim::KNOWN),
    ("staircase-nim", &staircase_nim::KNOWN),
    ("stone-taking", &stone_taking::KNOWN),
    ("wythoff", &wythoff::KNOWN),
];

/// What the tool knows of a problem.
pub struct Known {
    /// What an input is large by.
    pub things: &'static str,
    /// So many of them at the judge, and in an input larger than any judge's.
    pub sizes: [usize; 2],
    /// Writes an input, within what the judge promises; where no judge has the problem, within what
    /// its page accepts. About half of the small ones are losses for the player who moves first, for
    /// there a wrong claim shows.
    pub generate: fn(&mut Pen, &mut Draw),
    /// Reads an input that keeps the judge's promise.
    pub validate: fn(&mut Words) -> Result<(), String>,
    /// What is printed where the first player loses, if a verdict is.
    pub lost: Option<&'static str>,
    /// Judges an answer, where it is not one text.
    pub checker: Option<Checker>,
    /// The mistakes of its page.
    pub wrong: &'static [Wrong],
    /// Cases at the judge's full size that would be too long to keep, with answers that follow from
    /// how they are made.
    pub large: &'static [(&'static str, Make)],
}

/// A problem of which little is known.
const UNKNOWN: Known = Known {
    things: "things",
    sizes: [100, 1000],
    generate: |_, _| (),
    validate: |_| Ok(()),
    lost: None,
    checker: None,
    wrong: &[],
    large: &[],
};

/// A mistake that a page tells of, as a program.
pub struct Wrong {
    /// The case that kills it.
    pub case: &'static str,
    /// From the words of its input to its output.
    pub program: fn(&mut Given) -> String,
    /// Is it found by a hunt?
    pub is_hunted: bool,
    /// The most bytes that are left of what is found.
    pub bytes: usize,
}

/// Found by a hunt, in an input of no more than two heaps of 2⁶³.
const fn wrong(case: &'static str, program: fn(&mut Given) -> String) -> Wrong {
    Wrong { case, program, is_hunted: true, bytes: 42 }
}

impl Wrong {
    /// It needs a longer input.
    const fn bytes(self, bytes: usize) -> Wrong {
        Wrong { bytes, ..self }
    }

    /// No small input shows it.
    const fn not_hunted(self) -> Wrong {
        Wrong { is_hunted: false, ..self }
    }
}

/// All of it, by the problems' names.
pub fn all() -> impl Iterator<Item = (&'static str, &'static Known)> {
    ALL.iter().copied()
}

/// What is known of a problem.
pub fn find(problem: &str) -> Result<&'static Known, String> {
    ALL.iter().find(|known| known.0 == problem).map(|known| known.1).ok_or_else(|| {
        format!(
            "nothing is known of {problem}: write scripts/judge/src/problems/{}.rs",
            problem.replace('-', "_")
        )
    })
}

/// How large an input is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A few small numbers.
    Small,
    /// The most that the judge gives.
    Judge,
    /// Larger than any judge's.
    Large,
    /// So many things: see [`Known::things`].
    Items(usize),
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        match text {
            "small" => Ok(Size::Small),
            "judge" => Ok(Size::Judge),
            "large" => Ok(Size::Large),
            number => match number.parse() {
                Ok(items) if items > 0 => Ok(Size::Items(items)),
                _ => Err(String::from("small, judge, large, or a number from 1")),
            },
        }
    }
}

impl Known {
    /// The generator itself, if an input of this size can be made.
    pub fn within(&self, size: Size) -> Result<&Known, String> {
        let most = self.sizes[1].max(100_000_000);
        if self.items(size) > Some(most) {
            return Err(format!("--size is at most {most} {}", self.things));
        }
        Ok(self)
    }

    /// How many things an input of this size has; nothing for a small one.
    pub fn items(&self, size: Size) -> Option<usize> {
        match size {
            Size::Small => None,
            Size::Judge => Some(self.sizes[0]),
            Size::Large => Some(self.sizes[1]),
            Size::Items(items) => Some(items.max(1)),
        }
    }

    /// An input.
    pub fn text(&self, size: Size, seed: u64) -> String {
        self.write(&mut self.draw(size, seed))
    }

    /// What an input is drawn from.
    pub fn draw(&self, size: Size, seed: u64) -> Draw {
        match self.items(size) {
            Some(items) => Draw::full(seed, items),
            None => Draw::small(seed),
        }
    }

    /// The input that is drawn.
    pub fn write(&self, draw: &mut Draw) -> String {
        let mut pen = Pen::default();
        (self.generate)(&mut pen, draw);
        pen.0
    }

    /// Does the input keep what the judge promises? Says which limits it touches.
    pub fn validated(&self, input: &str) -> Result<Limits, String> {
        let mut words = Words::of(input);
        (self.validate)(&mut words)?;
        match words.rest.next() {
            Some(word) => Err(format!("`{word}` stands behind the end")),
            None => Ok(words.limits),
        }
    }
}
