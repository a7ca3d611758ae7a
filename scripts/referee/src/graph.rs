//! Graphs whose edges lead from one node to another.

/// From one node to another.
pub type Edge = [usize; 2];

/// The nodes to which edges lead from a node, in order.
///
/// ```
/// # use referee::graph::next;
/// assert_eq!(next(&[[1, 3], [2, 1], [1, 2], [1, 3]], 1), [2, 3]);
/// ```
pub fn next(edges: &[Edge], node: usize) -> Vec<usize> {
    let own = edges.iter().filter(|edge| edge[0] == node);
    let mut next: Vec<usize> = own.map(|edge| edge[1]).collect();
    next.sort_unstable();
    next.dedup();
    next
}
