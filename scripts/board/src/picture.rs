//! The pictures that a board is made of: things in them have ids, and ids are tapped.

use crate::Say;
use std::fmt;
use std::ops::Range;

/// A thing in a picture that can be tapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Id {
    /// A heap's stone, counted from 0.
    Stone(usize, u64),
    /// The gap in a heap before the stone that has this number.
    Gap(usize, u64),
    /// The cell in a row and a column.
    Cell(usize, usize),
    /// A number to choose for what stands in a row and a column.
    Value(usize, usize, u64),
    /// A node of a graph.
    Node(usize),
    /// The edge between two nodes: in a tree from the parent to the child, in a net from the smaller
    /// to the larger.
    Edge(usize, usize),
    /// A sheet's line from top to bottom, so many units from its left.
    Down(usize, u64),
    /// A sheet's line from left to right, so many units below its top.
    Across(usize, u64),
    /// A button, in one of several groups.
    Button(usize, u64),
}

impl Id {
    /// The cell that has this number in the only row.
    pub fn square(number: u64) -> Id {
        Id::Cell(0, number as usize)
    }

    /// What it belongs to: of a heap, a sheet or a group of buttons at most one thing is marked, and
    /// of the numbers for a cell at most one is chosen. Any other thing is alone, except that edges
    /// to the same node belong together.
    pub fn group(self) -> String {
        match self {
            Id::Stone(heap, _) | Id::Gap(heap, _) => format!("h{}", heap),
            Id::Cell(row, column) => format!("c{}_{}", row, column),
            Id::Value(row, column, _) => format!("v{}_{}", row, column),
            Id::Node(node) => format!("n{}", node),
            Id::Edge(_, end) => format!("e{}", end),
            Id::Down(sheet, _) | Id::Across(sheet, _) => format!("s{}", sheet),
            Id::Button(group, _) => format!("b{}", group),
        }
    }
}

/// As the pages write it: the group, a point, and what tells it from the others of the group. The
/// address of a game strings them together with `-`, `+` and `,`.
///
/// ```
/// # use board::Id;
/// assert_eq!(Id::Stone(0, 3).to_string(), "h0.3");
/// assert_eq!(Id::Gap(0, 3).to_string(), "h0.3g");
/// assert_eq!(Id::Cell(1, 2).to_string(), "c1_2.0");
/// ```
impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (place, sign) = match *self {
            Id::Stone(_, place)
            | Id::Value(_, _, place)
            | Id::Down(_, place)
            | Id::Button(_, place) => (place, ""),
            Id::Gap(_, place) => (place, "g"),
            Id::Across(_, place) => (place, "a"),
            Id::Cell(..) | Id::Node(_) => (0, ""),
            Id::Edge(from, _) => (from as u64, ""),
        };
        write!(f, "{}.{}{}", self.group(), place, sign)
    }
}

/// One of the pictures that stand below each other.
#[derive(Clone, Debug)]
pub enum Picture {
    /// Rows of stones: [`Id::Stone`], or [`Id::Gap`].
    Heaps(Vec<Heap>),
    /// Stairs with stones on them, the lowest first, each with its name: [`Id::Stone`].
    Stairs(Vec<(String, u64)>),
    /// Snakes below each other, as long as their numbers say: black is who may eat, shaded its prey.
    Snakes(Vec<(Id, u64, Look)>),
    /// Rows of cells; a long one goes on in the next line.
    Strips(Vec<Vec<Cell>>),
    /// Rows of cells that stay below each other: many make small cells.
    Grid(Vec<Vec<Cell>>),
    /// A grid with the numbers of its rows and columns, from this one on.
    Board(Vec<Vec<Cell>>, usize),
    /// Nodes and edges: [`Id::Node`], and in a tree [`Id::Edge`].
    Graph(Graph),
    /// Nodes and edges without arrows, hung up at the root, with circuits or without: [`Id::Node`] and
    /// [`Id::Edge`]. A node without edges is not drawn, except the root.
    Net(Graph),
    /// Points of the plane, x to the right and y up, and the segments between them: [`Id::Node`].
    Points(Vec<(i64, i64)>, Vec<(usize, usize)>),
    /// Rectangles with lines to cut along: [`Id::Down`] and [`Id::Across`].
    Sheets(Vec<Sheet>),
    /// Buttons: [`Id::Button`].
    Buttons(Vec<(Id, Label)>),
    /// A few words over the next picture.
    Caption(Say),
    /// A sentence.
    Note(Say),
}

impl Picture {
    /// Heaps of stones of these sizes.
    pub fn heaps(sizes: &[u64]) -> Picture {
        Picture::heaps_of(Thing::Stone, sizes)
    }

    /// Heaps of other things.
    pub fn heaps_of(thing: Thing, sizes: &[u64]) -> Picture {
        let heap = |&stones: &u64| Heap { stones, thing, ..Heap::default() };
        Picture::Heaps(sizes.iter().map(heap).collect())
    }

    /// One row of cells, in several lines where it is long.
    pub fn strip(cells: impl IntoIterator<Item = Cell>) -> Picture {
        Picture::Strips(vec![cells.into_iter().collect()])
    }

    /// A row of cells, each by its place and the thing on it.
    pub fn row<'a, T: 'a>(things: &'a [T], cell: impl Fn(usize, &'a T) -> Cell) -> Picture {
        Picture::strip(things.iter().enumerate().map(|(i, thing)| cell(i, thing)))
    }

    /// Cells in lines of at most so many, each below its number.
    pub fn numbered(places: Range<usize>, most: usize, cell: impl Fn(usize) -> Cell) -> Picture {
        let mut rows: Vec<Vec<Cell>> = vec![];
        for first in places.clone().step_by(most) {
            let line = first..(first + most).min(places.end);
            rows.push(line.clone().map(Cell::label).collect());
            rows.push(line.map(&cell).collect());
        }
        Picture::Grid(rows)
    }

    /// Numbers below each other, each after its name and before so many binary digits, below what these are
    /// worth; the first rows are shaded.
    pub fn digits(numbers: &[(&str, u64)], bits: usize, shaded: usize) -> Picture {
        let worths = (0..bits).rev().map(|bit| Cell::label(1_u64 << bit));
        let heads = [Cell::label(""), Cell::label("")].into_iter().chain(worths).collect();
        let row = |(i, &(name, number)): (usize, &(&str, u64))| {
            let digits = (0..bits).rev().map(|bit| (number >> bit & 1).to_string());
            let texts = [name.to_owned(), number.to_string()].into_iter().chain(digits);
            texts
                .enumerate()
                .map(|(j, text)| Cell::at(i, j).shaded(i < shaded).text(text))
                .collect()
        };
        let rows = numbers.iter().enumerate().map(row);
        Picture::Grid([heads].into_iter().chain(rows).collect())
    }

    /// Rows of cells with room below each, for what is written at its frames.
    pub fn apart(rows: impl IntoIterator<Item = Vec<Cell>>) -> Picture {
        let with_room = |row| [row, vec![Cell::label("")]];
        Picture::Grid(rows.into_iter().flat_map(with_room).collect())
    }

    /// A grid by its cells' rows and columns, as many as the rows have.
    pub fn grid<T>(rows: &[Vec<T>], cell: impl Fn(usize, usize) -> Cell) -> Picture {
        let row = |(i, row): (usize, &Vec<T>)| (0..row.len()).map(|j| cell(i, j)).collect();
        Picture::Grid(rows.iter().enumerate().map(row).collect())
    }

    /// The same with the numbers of rows and columns.
    pub fn board<T>(rows: &[Vec<T>], cell: impl Fn(usize, usize) -> Cell) -> Picture {
        match Picture::grid(rows, cell) {
            Picture::Grid(rows) => Picture::Board(rows, 1),
            other => other,
        }
    }

    /// A group of buttons with words on them, which count from 0.
    pub fn buttons<L: Into<Label>>(group: usize, labels: impl IntoIterator<Item = L>) -> Picture {
        let button = |(k, label): (u64, L)| (Id::Button(group, k), label.into());
        Picture::Buttons((0..).zip(labels).map(button).collect())
    }

    /// A group of buttons with their numbers on them.
    pub fn numbers(group: usize, numbers: impl IntoIterator<Item = u64>) -> Picture {
        let button = |k: u64| (Id::Button(group, k), Label::Text(k.to_string()));
        Picture::Buttons(numbers.into_iter().map(button).collect())
    }
}

/// What is written on a thing.
#[derive(Clone, Debug)]
pub enum Label {
    /// Letters and numbers, the same in every language.
    Text(String),
    /// A few words, at most as wide as [`Label::WIDEST`].
    Said(Say),
}

impl From<Say> for Label {
    fn from(say: Say) -> Label {
        Label::Said(say)
    }
}

impl Label {
    /// So many letters of 16 pixels find room where words stand; the board does not know how long they are.
    pub const WIDEST: i32 = 11;
}

/// What lies in a heap, on a cell or at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Thing {
    /// Round: a stone, a coin, a ball.
    #[default]
    Stone,
    /// A match.
    Match,
    /// A match without its head.
    Stick,
    /// A card to turn or to take.
    Card,
    /// A carrot.
    Carrot,
    /// A present.
    Present,
    /// A bowling pin.
    Pin,
    /// A man of a board game.
    Pawn,
}

/// A row of stones.
#[derive(Clone, Debug, Default)]
pub struct Heap {
    /// How many.
    pub stones: u64,
    /// What stands before it; without, the number of stones.
    pub name: String,
    /// What its stones are.
    pub thing: Thing,
    /// Drawn dark: the rule tells it from the others.
    pub dark: bool,
    /// Are gaps tapped, not stones?
    pub gaps: bool,
    /// May only all of it go? Then any stone is tapped for that.
    pub whole: bool,
}

impl Heap {
    /// So many stones.
    pub fn of(stones: u64) -> Heap {
        Heap { stones, ..Heap::default() }
    }

    /// With what stands before it.
    #[must_use]
    pub fn named(self, name: String) -> Heap {
        Heap { name, ..self }
    }

    /// Drawn dark, if it is so.
    #[must_use]
    pub fn dark(self, dark: bool) -> Heap {
        Heap { dark, ..self }
    }

    /// Its gaps are tapped.
    #[must_use]
    pub fn gaps(self) -> Heap {
        Heap { gaps: true, ..self }
    }
}

/// The ground of a cell, or a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Look {
    /// Nothing.
    #[default]
    Plain,
    /// Not even a cell: only what is written.
    Bare,
    /// Darker than its neighbours.
    Shaded,
    /// White.
    White,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Blue.
    Blue,
}

/// A cell.
#[derive(Clone, Debug, Default)]
pub struct Cell {
    /// Where it can be tapped.
    pub id: Option<Id>,
    /// Its ground.
    pub ground: Look,
    /// The piece on it.
    pub piece: Option<Look>,
    /// What the piece is.
    pub thing: Thing,
    /// The piece's name, where it keeps one wherever it goes; without, it is the cell's.
    pub name: Option<usize>,
    /// What is written in it.
    pub text: String,
    /// In a strip, the heap on it: so many stones on each other, and their number below.
    pub heap: Option<u64>,
}

#[allow(clippy::needless_pass_by_value)] // what is written is mostly a number
impl Cell {
    /// A cell of a row and a column, tapped as that.
    pub fn at(row: usize, column: usize) -> Cell {
        Cell::of(Id::Cell(row, column))
    }

    /// A cell that is tapped as this.
    pub fn of(id: impl Into<Option<Id>>) -> Cell {
        Cell { id: id.into(), ..Cell::default() }
    }

    /// Words beside the others, nothing to tap.
    pub fn label(text: impl ToString) -> Cell {
        Cell::default().ground(Look::Bare).text(text)
    }

    /// With that ground.
    #[must_use]
    pub fn ground(self, ground: Look) -> Cell {
        Cell { ground, ..self }
    }

    /// Darker than its neighbours, if it is so.
    #[must_use]
    pub fn shaded(self, is_shaded: bool) -> Cell {
        self.ground(if is_shaded { Look::Shaded } else { Look::Plain })
    }

    /// With a piece, or without.
    #[must_use]
    pub fn piece(self, piece: impl Into<Option<Look>>) -> Cell {
        Cell { piece: piece.into(), ..self }
    }

    /// Its piece is such a thing.
    #[must_use]
    pub fn thing(self, thing: Thing) -> Cell {
        Cell { thing, ..self }
    }

    /// Its piece keeps a name wherever it goes.
    #[must_use]
    pub fn named(self, name: impl Into<Option<usize>>) -> Cell {
        Cell { name: name.into(), ..self }
    }

    /// With what is written in it.
    #[must_use]
    pub fn text(self, text: impl ToString) -> Cell {
        Cell { text: text.to_string(), ..self }
    }

    /// With its number, where no piece is on it.
    #[must_use]
    pub fn numbered(self, number: u64) -> Cell {
        let is_free = self.piece.is_none();
        self.text(if is_free { number.to_string() } else { String::new() })
    }

    /// With the heap on it, or without.
    #[must_use]
    pub fn heap(self, heap: impl Into<Option<u64>>) -> Cell {
        Cell { heap: heap.into(), ..self }
    }
}

/// A graph, laid out by itself: on a circle, or as a tree below its root.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// What is written on the nodes.
    pub nodes: Vec<String>,
    /// The nodes' colours; without, all are plain.
    pub looks: Vec<Look>,
    /// What lies at the nodes of a tree: how many at each; without, nothing.
    pub piles: Vec<u64>,
    /// What that is. Presents are tapped: [`Id::Stone`].
    pub thing: Thing,
    /// From where to where.
    pub edges: Vec<(usize, usize)>,
    /// The colour of all edges.
    pub ink: Look,
    /// The nodes that tokens stand on, token after token.
    pub tokens: Vec<usize>,
    /// The node to come to.
    pub goal: Option<usize>,
    /// The root, where the graph is a tree: its edges have no arrows, and lead from a node to its child.
    /// A node that is no longer below the root is not drawn. If nothing is written on the root, neither it
    /// nor its edges are drawn: its children are the roots of a forest.
    pub root: Option<usize>,
}

impl Graph {
    /// With arrows between nodes that have these names.
    pub fn new<T: ToString>(
        names: impl IntoIterator<Item = T>,
        edges: impl IntoIterator<Item = (usize, usize)>,
    ) -> Graph {
        let nodes = names.into_iter().map(|name| name.to_string()).collect();
        Graph { nodes, edges: edges.into_iter().collect(), ..Graph::default() }
    }

    /// Hung up at its first node, without arrows.
    pub fn tree<T: ToString>(
        names: impl IntoIterator<Item = T>,
        edges: impl IntoIterator<Item = (usize, usize)>,
    ) -> Graph {
        Graph { root: Some(0), ..Graph::new(names, edges) }
    }

    /// With tokens on these nodes.
    #[must_use]
    pub fn tokens(self, tokens: impl IntoIterator<Item = usize>) -> Graph {
        Graph { tokens: tokens.into_iter().collect(), ..self }
    }
}

/// A rectangle.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its width in units.
    pub width: u64,
    /// Its height in units.
    pub height: u64,
    /// The lines from top to bottom, by their distances from the left.
    pub down: Vec<u64>,
    /// The lines from left to right, by their distances from the top.
    pub across: Vec<u64>,
}
