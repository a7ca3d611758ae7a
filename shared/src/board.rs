//! What a problem tells of its game: positions, moves, a picture of things that can be tapped.
//!
//! The file `game.rs` of a problem states the game once, as the type `Rules` with [`Board`]. The
//! page's tests take the options from it, and the board is played by it. Here is data only: nothing
//! is drawn, and nothing is known of who wins.
//!
//! Words stand in pairs, English and Chinese.

pub use crate::heaps::HeapGame;
pub use crate::picture::{Cell, Graph, Heap, Id, Look, Picture, Sheet, ACROSS, EDGE, GAP};
pub use crate::rules::Player;
use std::borrow::Cow;
use std::hash::Hash;

/// English and Chinese.
pub type Words = [String; 2];

/// English and Chinese that stand in the source.
pub type Phrase = [&'static str; 2];

/// What it means that a player cannot move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// He loses.
    Normal,
    /// He wins.
    Misere,
    /// He loses, and play may return to a position: a draw.
    Draws,
    /// Play is over, and who has more wins: [`Board::result`].
    Score,
}

/// A move.
#[derive(Clone, Debug)]
pub struct Move<P> {
    /// The position after it.
    pub to: P,
    /// The things to mark for it, in any order. Of one group at most one is marked.
    pub taps: Vec<Id>,
    words: [Cow<'static, str>; 2],
    numbers: [u64; 3],
}

impl<P> Move<P> {
    /// The words begin with a verb; `{0}`, `{1}` and `{2}` in them stand for the numbers.
    ///
    /// ```
    /// # use shared::board::Move;
    /// let words = ["take {0} from heap {1}", "从第 {1} 堆取 {0} 个"];
    /// let taken = Move::new([1, 0], vec![(1, 0)], words, [4, 2, 0]);
    /// assert_eq!(taken.words(), ["take 4 from heap 2", "从第 2 堆取 4 个"]);
    /// ```
    pub fn new<W: Into<Cow<'static, str>>>(
        to: P,
        taps: Vec<Id>,
        words: [W; 2],
        numbers: [u64; 3],
    ) -> Self {
        Move { to, taps, words: words.map(Into::into), numbers }
    }

    /// The same move where a position is more than `P` tells.
    pub fn map<Q>(self, whole: impl FnOnce(P) -> Q) -> Move<Q> {
        Move { to: whole(self.to), taps: self.taps, words: self.words, numbers: self.numbers }
    }

    /// The words with their numbers.
    pub fn words(&self) -> Words {
        let filled = |text: &Cow<str>| {
            let numbers = self.numbers.iter().enumerate();
            numbers.fold(text.to_string(), |text, (i, number)| {
                text.replace(&format!("{{{}}}", i), &number.to_string())
            })
        };
        [filled(&self.words[0]), filled(&self.words[1])]
    }
}

/// What the page's theorem says of a position.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Its quantity, computed: `X = 3 ⊕ 5 ⊕ 7 = 1`.
    pub words: Words,
    /// Does the player to move lose?
    pub lost: bool,
}

impl Claim {
    /// A computation that reads the same in both languages.
    pub fn formula(text: String, lost: bool) -> Self {
        Claim { words: [text.clone(), text], lost }
    }

    /// The nim-sum of some numbers, which the page's claim compares with 0.
    ///
    /// ```
    /// # use shared::board::Claim;
    /// assert_eq!(Claim::nim_sum(&[3, 5, 7]).words[0], "X = 3 ⊕ 5 ⊕ 7 = 1");
    /// ```
    pub fn nim_sum(numbers: &[u64]) -> Self {
        let x = numbers.iter().fold(0, |x, number| x ^ number);
        let terms: Vec<String> = numbers.iter().map(u64::to_string).collect();
        let text = match terms.len() {
            0 | 1 => format!("X = {}", x),
            _ => format!("X = {} = {}", terms.join(" ⊕ "), x),
        };
        Claim::formula(text, x == 0)
    }
}

/// A game that can be played on a board.
pub trait Board {
    /// A position.
    type Position: Clone + Eq + Hash + 'static;

    /// The rule in a sentence or two.
    const RULE: Phrase;
    /// What the field for a set-up takes.
    const TAKES: Phrase;
    /// Set-ups: the first one is there when the page is opened, the last one has the most positions.
    const SET_UPS: &'static [&'static str];
    /// What happens at the end.
    const END: End = End::Normal;
    /// The players' names, where they move different pieces.
    const PLAYERS: Option<[Phrase; 2]> = None;
    /// Where the problem counts set-ups: what the limits are, and small ones.
    const COUNTED: Option<(Phrase, &'static str)> = None;

    /// The position that is written so, if a board takes it.
    fn read(text: &str) -> Option<Self::Position>;

    /// The text of a position: numbers, blanks and signs.
    fn write(position: &Self::Position) -> String;

    /// The moves of a player.
    fn moves(position: &Self::Position, player: Player) -> Vec<Move<Self::Position>>;

    /// The picture, from above.
    fn scene(position: &Self::Position) -> Vec<Picture>;

    /// All small positions, for tests and for a set-up by chance.
    fn small() -> Vec<Self::Position>;

    /// The position that the search takes for this one and for all that differ only in the order of
    /// their heaps.
    fn order(position: Self::Position) -> Self::Position {
        position
    }

    /// What the page claims, where it claims something of such a position.
    fn claim(_position: &Self::Position, _player: Player) -> Option<Claim> {
        None
    }

    /// How much more Left has than Right where no move is left, in a game for scores.
    fn result(_position: &Self::Position) -> i64 {
        0
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

    /// The options of the player who moves, where the rules are the same for both.
    fn options(position: &Self::Position) -> Vec<Self::Position> {
        let moves = Self::moves(position, Player::Left).into_iter();
        moves.map(|one| Self::order(one.to)).collect()
    }
}

/// The positions that a board searches at once.
pub const MOST: u64 = 20_000;

/// The numbers of a text, whatever stands between them, if there is nothing but them and blanks,
/// commas, bars and arrows.
///
/// ```
/// # use shared::board::numbers;
/// assert_eq!(numbers("3 6, 9"), Some(vec![3, 6, 9]));
/// assert_eq!((numbers("3 x"), numbers("-3 6")), (None, None));
/// ```
pub fn numbers(text: &str) -> Option<Vec<u64>> {
    let is_negative = |word: &str| {
        let number = word.strip_prefix('-').unwrap_or_default();
        number.starts_with(|digit: char| digit.is_ascii_digit())
    };
    if text.split_whitespace().any(is_negative) {
        return None;
    }
    let between = |letter: char| letter.is_whitespace() || ",，、|>-".contains(letter);
    text.split(between).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect()
}

/// The numbers between the bars of a text.
///
/// ```
/// # use shared::board::{groups, write_groups};
/// assert_eq!(groups("2 5 | 3 6 9"), Some(vec![vec![2, 5], vec![3, 6, 9]]));
/// assert_eq!(write_groups(&[vec![2, 5], vec![3, 6, 9]]), "2 5 | 3 6 9");
/// assert_eq!(write_groups(&[vec![2], vec![], vec![]]), "2 | |");
/// ```
pub fn groups(text: &str) -> Option<Vec<Vec<u64>>> {
    text.split('|').map(numbers).collect()
}

/// The heaps of a text: 1 to `most` numbers, such that all heaps that are not larger are at most
/// [`MOST`] positions.
///
/// ```
/// # use shared::board::heaps;
/// assert_eq!(heaps("3 6 9", 6), Some(vec![3, 6, 9]));
/// assert!(heaps("20 20 20", 6).is_some() && heaps("30 30 30", 6).is_none());
/// ```
pub fn heaps(text: &str, most: usize) -> Option<Vec<u64>> {
    let heaps = numbers(text)?;
    are_few(&heaps, most).then_some(heaps)
}

/// Are they 1 to `most` heaps, with at most [`MOST`] positions of heaps that are not larger?
pub fn are_few(heaps: &[u64], most: usize) -> bool {
    let positions = heaps.iter().fold(1_u64, |all, &h| all.saturating_mul(h.saturating_add(1)));
    (1..=most).contains(&heaps.len()) && positions <= MOST
}

/// Numbers with a blank between them.
pub fn write(numbers: &[u64]) -> String {
    numbers.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

/// Groups of numbers with a bar between them.
pub fn write_groups(groups: &[Vec<u64>]) -> String {
    let groups: Vec<String> = groups.iter().map(|numbers| write(numbers)).collect();
    groups.join(" | ").replace("  ", " ").trim().to_owned()
}

/// The heaps that are not empty, the largest first: for [`Board::order`].
///
/// ```
/// # use shared::board::in_order;
/// assert_eq!(in_order(vec![2, 0, 5]), [5, 2]);
/// ```
pub fn in_order(mut heaps: Vec<u64>) -> Vec<u64> {
    heaps.retain(|&h| h > 0);
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    heaps
}

/// Every sequence of 1 to `len` numbers from 0 to `max`.
///
/// ```
/// # use shared::board::sequences;
/// assert_eq!(sequences(2, 1), [vec![0], vec![1], vec![0, 0], vec![0, 1], vec![1, 0], vec![1, 1]]);
/// ```
pub fn sequences(len: usize, max: u64) -> Vec<Vec<u64>> {
    let (mut all, mut last) = (vec![], vec![vec![]]);
    for _ in 0..len {
        let longer = |start: &Vec<u64>| {
            let start = start.clone();
            (0..=max).map(move |number| [&start[..], &[number]].concat()).collect::<Vec<_>>()
        };
        last = last.iter().flat_map(longer).collect();
        all.extend(last.iter().cloned());
    }
    all
}

/// The moves that take stones from one heap: `takes` lists how many, given the heap's index and its
/// size. The first stone that goes is tapped.
///
/// ```
/// # use shared::board::take;
/// let moves = take(&[3, 1], |_, h| 1..=h);
/// assert_eq!(moves.len(), 4);
/// assert_eq!((&moves[1].to[..], &moves[1].taps[..]), (&[1, 1][..], &[(0, 1)][..]));
/// ```
pub fn take<T: IntoIterator<Item = u64>>(
    heaps: &[u64],
    takes: impl Fn(usize, u64) -> T,
) -> Vec<Move<Vec<u64>>> {
    let mut moves = vec![];
    for (i, &h) in heaps.iter().enumerate() {
        for taken in takes(i, h) {
            let mut to = heaps.to_vec();
            to[i] -= taken;
            moves.push(Move::new(
                to,
                vec![(i, (h - taken) as usize)],
                TAKE,
                [taken, i as u64 + 1, 0],
            ));
        }
    }
    moves
}

/// The words of [`take`].
pub const TAKE: Phrase = ["take {0} from heap {1}", "从第 {1} 堆取 {0} 个"];
