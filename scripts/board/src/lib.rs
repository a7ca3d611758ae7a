//! What a problem tells a board of its game: words, pictures of things that can be tapped, and what
//! the page claims.
//!
//! The file `game.rs` of a problem states the game by `shared::game::Game`; beside it [`Show`] says
//! how a board shows it. Here is data only: nothing is drawn, and nothing is known of who wins,
//! except by the page's own claim. The referee of `shared` cannot name these types, so no claim
//! comes into what it finds.
//!
//! Words stand in pairs, English and Chinese.

mod claim;
mod drawn;
mod heaps;
mod picture;
mod text;
mod why;

pub use claim::Claim;
pub use drawn::{Drawn, Form, Mark};
pub use heaps::HeapShow;
pub use picture::{Cell, Graph, Heap, Id, Look, Picture, Sheet};
pub use text::{
    are_few, groups, heaps, numbers, rows, word, write, write_groups, write_rows, write_word,
    LARGEST, MOST,
};
pub use why::{listed, unpaired, Why};

use shared::game::{Game, Player, Take};

/// English and Chinese.
pub type Words = [String; 2];

/// English and Chinese that stand in the source.
pub type Phrase = [&'static str; 2];

/// A game that can be played on a board.
pub trait Show: Game {
    /// The rule in a sentence or two.
    const RULE: Phrase;
    /// What the field for a set-up takes.
    const TAKES: Phrase;
    /// Set-ups, three at least: the first one is there when the page is opened, and it is won; the last
    /// one has the most positions.
    const SET_UPS: &'static [&'static str];
    /// The players' names, where they move different pieces.
    const PLAYERS: Option<[Phrase; 2]> = None;
    /// Two questions, the first and the third hint, which do not say who wins: where to look, and what the
    /// good move does. The second is answered by a tap, or by "no move does".
    const ASKED: [Phrase; 2];
    /// Where the problem counts set-ups: what the limits are, and small ones.
    const COUNTED: Option<(Phrase, &'static str)> = None;

    /// The position that is written so, if a board takes it.
    fn read(text: &str) -> Option<Self::Position>;

    /// The text of a position: numbers, blanks and signs.
    fn write(position: &Self::Position) -> String;

    /// The picture, from above.
    fn scene(position: &Self::Position) -> Vec<Picture>;

    /// How a move is made from a position, one of its moves there.
    fn act(position: &Self::Position, step: &Self::Move) -> Act;

    /// What the page claims, where it claims something of such a position.
    fn claim(_position: &Self::Position, _player: Player) -> Option<Claim> {
        None
    }

    /// Why the player to move wins or loses: see [`Why`].
    fn why(_position: &Self::Position, _player: Player) -> Option<Why> {
        None
    }

    /// What the Idea draws on the picture.
    fn drawn(_position: &Self::Position, _player: Player) -> Option<Drawn> {
        None
    }

    /// The components, where the game is a sum: each as a position of its own.
    fn parts(_position: &Self::Position) -> Vec<Self::Position> {
        vec![]
    }

    /// Positions in rows that show at a glance which of them are lost; they may be reached or not.
    fn table(_position: &Self::Position) -> Vec<Vec<Self::Position>> {
        vec![]
    }

    /// The things in the picture that stand for positions.
    fn marks(_position: &Self::Position) -> Vec<(Id, Self::Position)> {
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
    /// The things to tap, in any order. Of one group at most one is marked.
    pub taps: Vec<Id>,
    /// They begin with a verb.
    pub words: Words,
}

impl Act {
    /// `{0}`, `{1}`, … in the words stand for the numbers.
    ///
    /// ```
    /// # use board::{Act, Id};
    /// let words = ["take {0} from heap {1}", "从第 {1} 堆取 {0} 个"];
    /// let act = Act::new(vec![Id::Stone(1, 0)], words, &[4, 2]);
    /// assert_eq!(act.words, ["take 4 from heap 2", "从第 2 堆取 4 个"]);
    /// ```
    pub fn new<W: Into<String>>(taps: Vec<Id>, words: [W; 2], numbers: &[u64]) -> Self {
        let filled = |text: W| {
            let numbers = numbers.iter().enumerate();
            numbers.fold(text.into(), |text: String, (i, number)| {
                text.replace(&format!("{{{}}}", i), &number.to_string())
            })
        };
        Act { taps, words: words.map(filled) }
    }

    /// Stones go from a heap: the first one that goes is tapped.
    ///
    /// ```
    /// # use board::{Act, Id};
    /// # use shared::game::Take;
    /// let act = Act::take(&[3, 6], &Take { heap: 1, stones: 4 });
    /// assert_eq!(act.taps, [Id::Stone(1, 2)]);
    /// assert_eq!(act.words[0], "take 4 from heap 2");
    /// ```
    pub fn take(heaps: &[u64], &Take { heap, stones }: &Take) -> Self {
        let first = Id::Stone(heap, heaps[heap] - stones);
        Act::new(vec![first], TAKE, &[stones, heap as u64 + 1])
    }
}

/// The words of [`Act::take`]: how many, and from which heap.
pub const TAKE: Phrase = ["take {0} from heap {1}", "从第 {1} 堆取 {0} 个"];
