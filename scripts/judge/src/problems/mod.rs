//! What the tool knows of each problem: a file each, named as the problem.

mod another_game;
mod bash_game;
mod bounded_nim;
mod chip_game;
mod coe2021_black_white;
mod colouring_game;
mod constrained_nim_2;
mod count_to_thirty;
mod cqoi2013_new_nim;
mod cutting_game;
mod euclid_game;
mod fibonacci_nim;
mod game_on_tree;
mod georgia_and_bob;
mod graph_game;
mod grundys_game;
mod gzoi2017_stones;
mod halving_game;
mod haoi2015_array_game;
mod hnoi2007_splitting;
mod hnoi2014_jiangnan;
pub mod kit;
mod lasker_nim;
mod masters_duel;
mod matches;
mod misere_nim;
mod moore_nim;
mod nim;
mod nim_duel;
mod nim_game_2;
mod pas;
mod passage_of_time;
mod poi2009_pebbles;
mod poi2016_nim;
mod roy_october;
mod roy_october_2;
mod sdoi2009_e_and_d;
mod sdoi2011_black_white;
mod sdoi2019_moving_coins;
mod set_nim;
mod snoi2020_stones;
mod split_nim;
mod stair_game;
mod staircase_nim;
mod stick_game;
mod stone_taking;
mod strange_nim;
mod wythoff;
mod zjoi2009_colouring;
mod zjoi2009_stones;

use kit::draw::Draw;
use kit::given::Given;
use kit::words::{Limits, Words};
use std::str::FromStr;

macro_rules! known {
    ($($module:ident)*) => { &[$((stringify!($module), &$module::KNOWN)),*] };
}

/// By the names of their modules.
const ALL: &[(&str, &Known)] = known! {
    another_game bash_game bounded_nim chip_game coe2021_black_white colouring_game
    constrained_nim_2 count_to_thirty cqoi2013_new_nim cutting_game euclid_game fibonacci_nim
    game_on_tree georgia_and_bob graph_game grundys_game gzoi2017_stones halving_game
    haoi2015_array_game hnoi2007_splitting hnoi2014_jiangnan lasker_nim masters_duel matches
    misere_nim moore_nim nim nim_duel nim_game_2 pas passage_of_time poi2009_pebbles poi2016_nim
    roy_october roy_october_2 sdoi2009_e_and_d sdoi2011_black_white sdoi2019_moving_coins set_nim
    snoi2020_stones split_nim stair_game staircase_nim stick_game stone_taking strange_nim wythoff
    zjoi2009_colouring zjoi2009_stones
};

/// Is what was printed right for the input? If not, a line that says why.
pub type Checker = fn(input: &str, printed: &str) -> Result<(), String>;

/// Makes an input and its answer.
pub type Make = fn() -> (String, String);

/// What the tool knows of a problem.
pub struct Known {
    /// What an input is large by.
    pub things: &'static str,
    /// So many of them at the judge.
    pub size: usize,
    /// Writes an input, up to the judge's size within what it promises; where no judge has the problem, within what
    /// its page accepts. About half of them are losses for the player who moves first, for there a
    /// wrong claim shows.
    pub generate: fn(&mut Draw),
    /// Reads an input that keeps the judge's promise.
    pub validate: fn(&mut Words),
    /// What is printed where the first player loses, if a verdict is.
    pub lost: Option<&'static str>,
    /// Judges an answer, where it is not one text.
    pub checker: Option<Checker>,
    /// The mistakes that its page tells of, as programs: each by the case that kills it.
    pub wrong: fn(&mut Given, case: &str) -> String,
    /// Cases at the judge's full size that would be too long to keep, input and answer, which
    /// follows from how they are made.
    pub large: &'static [(&'static str, Make)],
}

/// A problem of which little is known.
pub const UNKNOWN: Known = Known {
    things: "things",
    size: 100,
    generate: |_| (),
    validate: |words| words.anything(),
    lost: None,
    checker: None,
    wrong: |_, case| kit::given::unknown(case),
    large: &[],
};

/// What is known of a problem.
pub fn find(problem: &str) -> Result<&'static Known, String> {
    let module = problem.replace('-', "_");
    ALL.iter().find(|known| known.0 == module).map(|known| known.1).ok_or_else(|| {
        format!("nothing is known of {problem}: write scripts/judge/src/problems/{module}.rs")
    })
}

/// How large an input is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A few small numbers.
    Small,
    /// The most that the judge gives.
    Judge,
    /// So many things: see [`Known::things`].
    Items(usize),
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Size, String> {
        match (text, text.parse()) {
            ("small", _) => Ok(Size::Small),
            ("judge", _) => Ok(Size::Judge),
            (_, Ok(items @ 1..)) => Ok(Size::Items(items)),
            _ => Err(String::from("small, judge, or a number from 1")),
        }
    }
}

impl Known {
    /// What is known, if an input of this size can be made.
    pub fn within(&self, size: Size) -> Result<&Known, String> {
        let most = self.size.max(100_000_000);
        match size {
            Size::Items(items) if items > most => {
                Err(format!("--size is at most {most} {}", self.things))
            }
            _ => Ok(self),
        }
    }

    /// How many things an input of this size has; nothing for a small one.
    pub fn items(&self, size: Size) -> Option<usize> {
        match size {
            Size::Small => None,
            Size::Judge => Some(self.size),
            Size::Items(items) => Some(items),
        }
    }

    /// An input, with what it was drawn from.
    pub fn drawn(&self, size: Size, seed: u64) -> Draw {
        self.written(Draw::new(seed, self.items(size), self.size))
    }

    /// An input of the same kind, by these choices.
    pub fn drawn_again(&self, draw: &Draw, choices: &[u64]) -> Draw {
        self.written(draw.again(choices))
    }

    fn written(&self, mut draw: Draw) -> Draw {
        (self.generate)(&mut draw);
        draw
    }

    /// An input.
    pub fn text(&self, size: Size, seed: u64) -> String {
        self.drawn(size, seed).text
    }

    /// Does the input keep what the judge promises? Says which limits it touches.
    pub fn validated(&self, input: &str) -> Result<Limits, String> {
        Words::check(input, self.validate)
    }
}
