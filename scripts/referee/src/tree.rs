//! Trees as lists of edges.

use std::mem;

/// The edges of a tree as they are seen from its root, each from the parent to the child; nothing if they make
/// no tree.
///
/// ```
/// # use referee::rooted;
/// assert_eq!(rooted(&[[1, 2], [3, 2]], 1), Some(vec![[1, 2], [2, 3]]));
/// assert_eq!(rooted(&[[1, 2], [3, 4]], 1), None);
/// ```
pub fn rooted(edges: &[[usize; 2]], root: usize) -> Option<Vec<[usize; 2]>> {
    let (mut rooted, mut reached) = (edges.to_vec(), vec![root]);
    for _ in edges {
        let is_next = |[a, b]: &[usize; 2]| reached.contains(a) != reached.contains(b);
        let [parent, child] = rooted.iter_mut().find(|edge| is_next(edge))?;
        if reached.contains(child) {
            mem::swap(parent, child);
        }
        reached.push(*child);
    }
    Some(rooted)
}
