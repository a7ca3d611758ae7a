//! The game as stated: a turn deletes a vertex of a forest with all its ancestors.

use referee::{Game, Moves, Player};
use std::iter::successors;

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vertex {
    pub number: usize,
    /// The parent's number; a root has none.
    pub parent: Option<usize>,
}

impl Game for Rules {
    /// The vertices that are left, in the order of their numbers.
    type Position = Vec<Vertex>;
    /// The number of the vertex to delete.
    type Move = usize;

    fn moves(forest: &Vec<Vertex>, _: Player) -> Moves<Rules> {
        let delete = |number: usize| {
            let gone = with_ancestors(forest, number);
            let mut left = forest.clone();
            left.retain(|vertex| !gone.contains(&vertex.number));
            for vertex in &mut left {
                vertex.parent = vertex.parent.filter(|parent| !gone.contains(parent));
            }
            (number, left)
        };
        forest.iter().map(|vertex| delete(vertex.number)).collect()
    }
}

/// A vertex and its ancestors.
pub fn with_ancestors(forest: &[Vertex], number: usize) -> Vec<usize> {
    let parent = |number: &usize| forest.iter().find(|one| one.number == *number)?.parent;
    successors(Some(number), parent).collect()
}
