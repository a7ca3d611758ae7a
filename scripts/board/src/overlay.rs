//! What the page's Idea draws on the picture.
#![allow(clippy::needless_pass_by_value)] // what is written is mostly a number

use crate::{between, left_over, powers, Id, Say};

/// What the Idea draws on the picture of a position: the second hint, and what *Values* shows.
#[derive(Clone, Debug)]
#[must_use]
pub struct Overlay {
    /// What is drawn, in a sentence that does not say who wins. Its id begins with `legend`.
    pub legend: Say,
    /// The lowest first.
    pub marks: Vec<Mark>,
}

/// One thing that is drawn.
#[derive(Clone, Debug)]
pub struct Mark {
    /// Its form, and where it is.
    pub form: Form,
    /// Is it of those that the Idea counts? They are drawn strong, the others faint.
    pub counts: bool,
}

/// The forms of marks.
#[derive(Clone, Debug)]
pub enum Form {
    /// A number or a few letters at a thing.
    Tag(Id, String),
    /// A ring round a thing.
    Ring(Id),
    /// A frame round all things of a row or of a column of cells from one to another, and what is written on it.
    Span(Id, Id, String),
    /// A line that joins two things.
    Pair(Id, Id),
}

impl Overlay {
    /// With nothing drawn yet.
    pub fn new(legend: Say) -> Self {
        Overlay { legend, marks: vec![] }
    }

    fn with(mut self, form: Form, counts: bool) -> Self {
        self.marks.push(Mark { form, counts });
        self
    }

    /// With a number or a few letters at a thing.
    pub fn tag(self, id: Id, text: impl ToString, counts: bool) -> Self {
        self.with(Form::Tag(id, text.to_string()), counts)
    }

    /// With a number or a few letters at each of these things, of which some count.
    pub fn tags<T: ToString>(self, tags: impl IntoIterator<Item = (Id, T, bool)>) -> Self {
        tags.into_iter().fold(self, |overlay, (id, text, counts)| overlay.tag(id, text, counts))
    }

    /// With the values of 1, 2, … things at them, from the first one on, if `values` begins with that of none:
    /// the last one, that of all, counts.
    pub fn values(self, things: impl ExactSizeIterator<Item = Id>, values: &[u64]) -> Self {
        let all = things.len();
        (1..).zip(things).fold(self, |overlay, (j, id)| overlay.tag(id, values[j], j == all))
    }

    /// With a ring round a thing.
    pub fn ring(self, id: Id, counts: bool) -> Self {
        self.with(Form::Ring(id), counts)
    }

    /// With a ring round each of these things, of which some count.
    pub fn rings(self, rings: impl IntoIterator<Item = (Id, bool)>) -> Self {
        rings.into_iter().fold(self, |overlay, (id, counts)| overlay.ring(id, counts))
    }

    /// With a frame round a thing, and what is written on it.
    pub fn frame(self, id: Id, text: impl ToString, counts: bool) -> Self {
        self.span(id, id, text, counts)
    }

    /// With a frame from a thing to another of its row or column, and what is written on it.
    pub fn span(self, from: Id, to: Id, text: impl ToString, counts: bool) -> Self {
        self.with(Form::Span(from, to, text.to_string()), counts)
    }

    /// With a frame round so many stones of a heap, of which the first has that place; round none, nothing.
    pub fn stones(
        self,
        heap: usize,
        first: u64,
        count: u64,
        text: impl ToString,
        counts: bool,
    ) -> Self {
        match count {
            0 => self,
            _ => {
                self.span(Id::Stone(heap, first), Id::Stone(heap, first + count - 1), text, counts)
            }
        }
    }

    /// With a frame round each whole group of that size among so many stones of a heap, of which the first
    /// has that place; very many groups have one frame together, with their number and size. On the last one of
    /// those that count stands how many they are; a size on each would be taken for a value.
    ///
    /// ```
    /// # use board::{say, Overlay};
    /// let framed = |stones| Overlay::new(say!("legend")).groups(0, 0, stones, 4, false).marks.len();
    /// assert_eq!([3, 11, 99].map(framed), [0, 2, 1]);
    /// ```
    pub fn groups(self, heap: usize, first: u64, stones: u64, size: u64, counts: bool) -> Self {
        let count = stones / size;
        if count > 12 {
            let text = format!("{} × {}", count, size);
            return self.stones(heap, first, count * size, text, counts);
        }
        (1..=count).fold(self, |overlay, i| {
            let text = if counts && i == count { count.to_string() } else { String::new() };
            overlay.stones(heap, first + (i - 1) * size, size, text, counts)
        })
    }

    /// With a line between two things.
    pub fn pair(self, one: Id, other: Id, counts: bool) -> Self {
        self.with(Form::Pair(one, other), counts)
    }

    /// With a line between the two of each pair.
    pub fn pairs(self, pairs: impl IntoIterator<Item = [Id; 2]>, counts: bool) -> Self {
        pairs.into_iter().fold(self, |overlay, [one, other]| overlay.pair(one, other, counts))
    }

    /// With a frame round each power of two of a number, the largest on the left; `at` tells its things, which
    /// stand side by side, from 0 on. The powers in `counting` count.
    pub fn bricks(mut self, number: u64, counting: u64, at: impl Fn(u64) -> Id) -> Self {
        let mut first = 0;
        for power in powers(number) {
            let (from, to) = (at(first), at(first + power - 1));
            self = self.span(from, to, power, counting & power > 0);
            first += power;
        }
        self
    }

    /// With a frame from a piece of a row to another, and the squares between as powers of two, of which those in
    /// `counting` count; 0 stands for the end of the row.
    pub fn gap(self, [left, right]: [u64; 2], counting: u64) -> Self {
        let framed = self.span(Id::square(left.max(1)), Id::square(right), "", false);
        framed.bricks(between([left, right]), counting, |j| Id::square(left + 1 + j))
    }

    /// With each heap framed as the powers of two that it is made of, the largest on the left: those that are left
    /// over when equal ones cancel count.
    ///
    /// ```
    /// # use board::{say, Overlay};
    /// let overlay = Overlay::new(say!("legend")).powers(&[3, 6, 9]);
    /// let counts: Vec<bool> = overlay.marks.iter().map(|mark| mark.counts).collect();
    /// // 2 1, 4 2, 8 1: 4 and 8.
    /// assert_eq!(counts, [false, false, true, false, true, false]);
    /// ```
    pub fn powers(self, heaps: &[u64]) -> Self {
        let left = left_over(heaps);
        self.in_powers(heaps, |i| left[i])
    }

    /// The same, where of each heap the powers in `counting` count.
    pub fn in_powers(mut self, heaps: &[u64], counting: impl Fn(usize) -> u64) -> Self {
        for (i, &heap) in heaps.iter().enumerate() {
            self = self.bricks(heap, counting(i), |j| Id::Stone(i, j));
        }
        self
    }
}
