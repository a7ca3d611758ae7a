//! The pictures that a board is made of: things in them have ids, and ids are tapped.

use crate::board::Words;

/// A thing in a picture: its group, and its place in the group.
pub type Id = (usize, usize);

/// The place of the gap before stone j of a heap is `GAP + j`.
pub const GAP: usize = 1000;

/// The group of edge e of a graph is `EDGE + e`; in a tree that of the edge to the child v is `EDGE + v`.
pub const EDGE: usize = 1000;

/// The place of a sheet's line from left to right, y units below its top, is `ACROSS + y`.
pub const ACROSS: usize = 1000;

/// One of the pictures that stand below each other.
#[derive(Clone, Debug)]
pub enum Picture {
    /// Rows of stones. Heap i is group i, and its stone j, from 0, is (i, j).
    Heaps(Vec<Heap>),
    /// Rows of cells; a long one goes on in the next line.
    Strips(Vec<Vec<Cell>>),
    /// Rows of cells that stay below each other: many make small cells.
    Grid(Vec<Vec<Cell>>),
    /// Nodes and edges. Node v is (v, 0), edge e is (EDGE + e, 0); of a tree's edges, which may become
    /// fewer, the one to the child v is (EDGE + v, 0).
    Graph(Graph),
    /// Nodes and edges without arrows, hung up at the root, with circuits or without. Node v is (v, 0),
    /// the edge between u < v is (EDGE + v, u). A node without edges is not drawn, except the root.
    Net(Graph),
    /// Rectangles with lines to cut along. On sheet i the line from top to bottom, x units from its
    /// left, is (i, x), the line y units below its top (i, ACROSS + y).
    Sheets(Vec<Sheet>),
    /// Buttons with words on them.
    Chips(Vec<(Id, Words)>),
    /// A sentence.
    Note(Words),
}

/// A row of stones.
#[derive(Clone, Debug, Default)]
pub struct Heap {
    /// How many.
    pub stones: usize,
    /// What stands before it; without, the number of stones.
    pub name: String,
    /// On a stair: how many stairs stand higher.
    pub stair: Option<usize>,
    /// Drawn dark: it counts.
    pub dark: bool,
    /// Are gaps tapped, not stones?
    pub gaps: bool,
}

impl Picture {
    /// Heaps of these sizes.
    pub fn heaps(sizes: &[u64]) -> Picture {
        let heap = |&stones: &u64| Heap { stones: stones as usize, ..Heap::default() };
        Picture::Heaps(sizes.iter().map(heap).collect())
    }
}

/// The ground of a cell, or a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Look {
    /// Nothing.
    #[default]
    Plain,
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
    /// The piece on it: its name, which it keeps wherever it goes, and its look.
    pub piece: Option<(usize, Look)>,
    /// What is written in it.
    pub text: String,
}

/// A graph, laid out by itself: on a circle, or as a tree below its root.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// What is written on the nodes.
    pub nodes: Vec<String>,
    /// From where to where.
    pub edges: Vec<(usize, usize)>,
    /// The nodes that tokens stand on, token after token.
    pub tokens: Vec<usize>,
    /// The node to come to.
    pub goal: Option<usize>,
    /// The root, where the graph is a tree: its edges have no arrows, and lead from a node to its child.
    /// A node that is no longer below the root is not drawn. If nothing is written on the root, neither it
    /// nor its edges are drawn: its children are the roots of a forest.
    pub root: Option<usize>,
}

/// A rectangle.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its width in units.
    pub width: usize,
    /// Its height in units.
    pub height: usize,
    /// The lines from top to bottom, by their distances from the left.
    pub down: Vec<usize>,
    /// The lines from left to right, by their distances from the top.
    pub across: Vec<usize>,
}
