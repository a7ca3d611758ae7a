//! The game as stated: a turn cuts an edge, and what is no longer joined to the root is gone. One tree,
//! because several trees with their roots put together are the same game.

use referee::{End, Game, Moves, Player};

pub struct Rules;

/// A tree: for each vertex its parent, which has a smaller number. The root, 0, has none, and neither has a
/// vertex that is gone.
pub type Parents = Vec<Option<usize>>;

impl Game for Rules {
    type Position = Parents;
    /// The vertex below the edge that is cut.
    type Move = usize;

    const END: End = End::Misere;

    fn moves(tree: &Parents, _: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (_, cut) in edges(tree) {
            let mut to = tree.clone();
            to[cut] = None;
            // Parents come first, so one pass takes all that hangs below.
            for (parent, v) in edges(tree) {
                if parent > 0 && to[parent].is_none() {
                    to[v] = None;
                }
            }
            moves.push((cut, to));
        }
        moves
    }
}

/// The edges that are left, each by the vertex above it and the one below.
pub fn edges(tree: &Parents) -> impl Iterator<Item = (usize, usize)> + '_ {
    tree.iter().enumerate().filter_map(|(v, parent)| Some(((*parent)?, v)))
}
