//! Trees, given by their edges.

/// The vertices 0 to n − 1 of a tree with this root, each after its parent, and the parent of each; the root is its
/// own. Other graphs are refused.
///
/// ```
/// # use shared::tree::from_root;
/// assert_eq!(from_root(4, 0, &[(1, 3), (0, 3), (2, 0)]), (vec![0, 3, 2, 1], vec![0, 3, 0, 0]));
/// ```
pub fn from_root(n: usize, root: usize, edges: &[(usize, usize)]) -> (Vec<usize>, Vec<usize>) {
    let mut near = vec![vec![]; n];
    for &(x, y) in edges {
        assert!(x.max(y) < n, "edge {} {}: vertices are from 1 to {}", x + 1, y + 1, n);
        near[x].push(y);
        near[y].push(x);
    }
    let mut parent = vec![n; n]; // n: not found yet
    parent[root] = root;
    let mut order = vec![root];
    for next in 0..n {
        assert!(next < order.len(), "the edges do not make a tree");
        let v = order[next];
        for &child in &near[v] {
            if parent[child] == n {
                parent[child] = v;
                order.push(child);
            }
        }
    }
    (order, parent)
}
