//! What a board is made of: pictures of things that can be tapped, messages, the page's Idea of a position.
//!
//! The file `study/board.rs` of a problem says by [`Show`] how a board shows the game that `src/rules.rs`
//! states. Here is data only: nothing is drawn, no sentence stands here or there, and who wins is known by
//! the page's Idea alone. Sentences stand in `study/words.en.ftl` and `study/words.zh.ftl`, those of this
//! crate in its own `words.*.ftl`; a [`Say`] names one and hands over numbers.
//!
//! A board begins with `use board::prelude::*`. A position that is told as numbers in groups is read and written by
//! one type ([`groups()`]). The reason names who wins ([`Idea::new`]); of a sum it is found from the values of the parts,
//! with the move ([`At::sum`]).
//!
//! Every game has the messages `rule` (a line for each thing: what a move is, who wins), `takes` (what the field for
//! a set-up takes), `how` (what is tapped for a move; [`Show::how`] names another where that depends on the position),
//! `trick` (how one plays it, and why that wins), `ask-where` and `ask-what` (the questions of the hints, which do not
//! say who wins); a partizan game also `left` and `right`, the players' names.

#![warn(missing_docs)]

mod fibonacci;
mod groups;
mod heaps;
mod idea;
mod nim;
mod overlay;
mod picture;
pub mod prelude;
mod rows;
mod say;
mod small;
mod sum;
mod text;

pub use fibonacci::zeckendorf;
pub use groups::{groups, write_groups, Arrows, Groups, Number};
pub use heaps::HeapShow;
pub use idea::{At, Idea, Worth};
pub use nim::{
    balance, balance_after, balanced, by_nim_sum, evened, left_over, lowered, nim, odious, ones,
    positive, powers, quantity, unbalanced, unpaired,
};
pub use overlay::{Form, Mark, Overlay};
pub use picture::{Cell, Graph, Heap, Id, Label, Look, Picture, Sheet, Thing};
pub use rows::{between, each_alone, each_alone_in_rows, from_the_right, paired, runs, stretches};
pub use say::{
    all, any, arrows, as_sum, bracketed, fraction, joined, list, minus, signed, Arg, Between, Say,
};
pub use small::{small, texts};
pub use sum::{mex, table, Sum};
pub use text::{
    are_few, exactly, heaps, numbers, rows, word, write, write_rows, write_word, LARGEST, MOST,
};

use referee::{Game, Player, Take};

/// A game that can be played on a board.
pub trait Show: Game {
    /// Where the problem counts set-ups: limits within which there are few. The message `counts` says what
    /// they limit.
    const COUNTED: Option<&'static str> = None;

    /// Small positions, for tests and for a set-up by chance: a pattern of their texts, see [`texts`].
    const SMALL: &'static str;
    /// Does what is reached from these by moves belong to them?
    const PLAYED: bool = false;

    /// The position that is written so, if a board takes it.
    fn read(text: &str) -> Option<Self::Position>;

    /// The text of a position: numbers, blanks and signs.
    fn write(position: &Self::Position) -> String;

    /// The position in words, for those who do not see the picture.
    fn told(position: &Self::Position) -> Say;

    /// The picture, from above.
    fn scene(position: &Self::Position) -> Vec<Picture>;

    /// What that player, who is to move, taps for a move: the same everywhere, unless a game says what holds now.
    fn how(_position: &Self::Position, _player: Player) -> Say {
        say!("how")
    }

    /// How a move is made from a position, one of its moves there.
    fn act(position: &Self::Position, step: &Self::Move) -> Act;

    /// What the page's Idea says. Of a sum a board has the values of the parts, and [`At::sum`] finds from them who
    /// wins, by which move, and that they balance.
    fn idea(at: &At<Self>) -> Idea<Self::Move>;

    /// The components, where the game is a sum: each as a position of its own.
    fn parts(_position: &Self::Position) -> Vec<Self::Position> {
        vec![]
    }

    /// Positions in rows that show at a glance which of them are lost; they may be reached or not.
    fn table(_position: &Self::Position) -> Vec<Vec<Self::Position>> {
        vec![]
    }

    /// The things in the picture that stand for positions.
    fn labels(_position: &Self::Position) -> Vec<(Id, Self::Position)> {
        vec![]
    }

    /// The set-ups that the problem counts within these limits, if a board takes so many.
    fn counted(_limits: &str) -> Option<Vec<Self::Position>> {
        None
    }
}

/// How a move is made on a board, and how it is told.
#[derive(Clone, Debug)]
pub struct Act {
    /// The things to tap, in any order after one that is framed. Of one group at most one is marked.
    pub taps: Vec<Id>,
    /// So many of them are framed to begin with: the first, or all of things that are alike.
    pub begins: usize,
    /// Begins with a verb: *take 4 from heap 2*. Its attribute `told` says that `$who` has made it.
    pub say: Say,
}

impl Act {
    /// A move with the things to tap.
    pub fn new(taps: impl Into<Vec<Id>>, say: Say) -> Self {
        Act { taps: taps.into(), begins: 1, say }
    }

    /// With which of its things the move may begin.
    pub fn framed(&self) -> impl Iterator<Item = &Id> {
        self.taps.iter().take(self.begins)
    }

    /// A move of several things that are alike: one may begin with any.
    pub fn alike(taps: impl Into<Vec<Id>>, say: Say) -> Self {
        let taps = taps.into();
        Act { begins: taps.len(), taps, say }
    }

    /// Stones go from a heap: the first one that goes is tapped.
    ///
    /// ```
    /// # use board::{Act, Id};
    /// # use referee::Take;
    /// let act = Act::take(&[3, 6], &Take { heap: 1, stones: 4 });
    /// assert_eq!(act.taps, [Id::Stone(1, 2)]);
    /// ```
    pub fn take(heaps: &[u64], &Take { heap, stones }: &Take) -> Self {
        let first = Id::Stone(heap, heaps[heap] - stones);
        let (from, to) = (heaps[heap], heaps[heap] - stones);
        let say = match heaps.len() {
            1 => say!("take-only"; stones, from, to),
            _ => say!("take"; stones, heap = heap + 1, from, to),
        };
        Act::new([first], say)
    }
}
