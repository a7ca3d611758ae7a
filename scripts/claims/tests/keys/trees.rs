use itertools::Itertools;
use referee::small::sequences;
use referee::Referee;

/// Every tree with the root 0, as the parents of the other vertices, each less than its child.
fn trees(vertices: usize) -> impl Iterator<Item = Vec<usize>> {
    let parents = (1..vertices).map(|vertex| 0..vertex).multi_cartesian_product();
    // The product of no factors is empty here.
    let one = (vertices == 1).then(Vec::new);
    parents.filter(move |_| vertices > 1).chain(one)
}

/// A rooted tree whose edges carry numbers. A move lowers the number of an edge by 1; at 0 the edge
/// falls with all that hangs on it.
#[test]
fn lightoj_1355() {
    for vertices in 1..=5 {
        for parents in trees(vertices) {
            // The edge above vertex i + 1 has the number i; 0 if it fell.
            let mut referee = Referee::normal(|edges: &Vec<u64>| {
                let mut options = vec![];
                for i in (0..edges.len()).filter(|&i| edges[i] > 0) {
                    let mut option = edges.clone();
                    option[i] -= 1;
                    for j in 0..edges.len() {
                        if parents[j] > 0 && option[parents[j] - 1] == 0 {
                            option[j] = 0;
                        }
                    }
                    options.push(option);
                }
                options
            });
            for mut edges in sequences(vertices - 1, 2) {
                for edge in &mut edges {
                    *edge += 1;
                }
                let mut values = vec![0; vertices];
                for i in (0..edges.len()).rev() {
                    let below = values[i + 1];
                    values[parents[i]] ^= match edges[i] {
                        1 => below + 1,
                        edge if edge % 2 == 1 => below ^ 1,
                        _ => below,
                    };
                }
                assert_eq!(referee.is_won(&edges), values[0] != 0, "{parents:?} {edges:?}");
            }
        }
    }
}

/// A tree whose vertices 1 to k stand on the ground. A move cuts an edge, and what then hangs on
/// nothing falls.
#[test]
fn codeforces_1610i() {
    for vertices in 2..=6 {
        for parents in trees(vertices) {
            for ground in (0..vertices).powerset().filter(|ground| !ground.is_empty()) {
                // The vertices joined by the edges of the set.
                let joined = |edges: u32, from: usize| {
                    let mut found: u32 = 1 << from;
                    for _ in 0..vertices {
                        for i in (0..vertices - 1).filter(|i| edges >> i & 1 == 1) {
                            let ends: u32 = 1 << (i + 1) | 1 << parents[i];
                            if found & ends != 0 {
                                found |= ends;
                            }
                        }
                    }
                    found
                };
                let held = |edges: u32| {
                    let standing = ground.iter().fold(0, |all, &from| all | joined(edges, from));
                    (0..vertices - 1)
                        .filter(|i| standing >> (i + 1) & 1 == 1)
                        .map(|i| 1 << i)
                        .filter(|edge| edges & edge != 0)
                        .sum::<u32>()
                };
                let mut referee = Referee::normal(|&edges: &u32| {
                    let cut = (0..vertices - 1).filter(|i| edges >> i & 1 == 1);
                    cut.map(|i| held(edges & !(1 << i))).collect()
                });
                let all = (1 << (vertices - 1)) - 1;
                // An edge lies between ground vertices if there are some on both sides of it.
                let is_between = |i: usize| {
                    let side = joined(all & !(1 << i), i + 1);
                    let on_side = ground.iter().filter(|&from| side >> from & 1 == 1).count();
                    (1..ground.len()).contains(&on_side)
                };
                let count = (0..vertices - 1).filter(|&i| is_between(i)).count();
                let mut trunk: Vec<bool> = (0..vertices).map(|v| ground.contains(&v)).collect();
                for i in (0..vertices - 1).filter(|&i| is_between(i)) {
                    (trunk[i + 1], trunk[parents[i]]) = (true, true);
                }
                fn branch(v: usize, from: usize, parents: &[usize], trunk: &[bool]) -> usize {
                    let below = (1..=parents.len()).filter(|&w| parents[w - 1] == v);
                    let above = (v > 0).then(|| parents[v - 1]);
                    let next = below.chain(above).filter(|&w| w != from && !trunk[w]);
                    next.fold(0, |xor, w| xor ^ (1 + branch(w, v, parents, trunk)))
                }
                let branches = (0..vertices).filter(|&v| trunk[v]);
                let xor = branches.fold(count % 2, |xor, v| xor ^ branch(v, v, &parents, &trunk));
                assert_eq!(referee.is_won(&all), xor != 0, "{parents:?} {ground:?}");
            }
        }
    }
}

/// A tree by the subtrees below its root, in order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Tree(Vec<Tree>);

/// The tree of order k, of which Project Euler 400 tells.
fn of_order(k: usize) -> Tree {
    Tree((1..k).rev().take(2).map(of_order).sorted().collect())
}

/// What is left after a vertex below the root was taken with all below it.
fn cuts(tree: &Tree) -> Vec<Tree> {
    let mut found = vec![];
    for (i, child) in tree.0.iter().enumerate() {
        let rest = [&tree.0[..i], &tree.0[i + 1..]].concat();
        found.push(Tree(rest.clone()));
        for cut in cuts(child) {
            found.push(Tree([&rest[..], &[cut]].concat().into_iter().sorted().collect()));
        }
    }
    found
}

/// The tree of order k has the trees of orders k − 1 and k − 2 below its root; order 1 is a single
/// vertex, order 0 is empty. A move takes a vertex with all below it, and whoever takes the root
/// loses. How many first moves win?
#[test]
fn project_euler_400() {
    // How many cuts below the root of order k leave a tree of this value.
    fn count(k: usize, target: usize, values: &[usize]) -> usize {
        let children = (1..k).rev().take(2).collect_vec();
        let mut found = 0;
        for (i, &child) in children.iter().enumerate() {
            let other = children.get(1 - i).map_or(0, |&other| values[other] + 1);
            found += usize::from(other == target);
            if target ^ other > 0 {
                found += count(child, (target ^ other) - 1, values);
            }
        }
        found
    }
    let mut values = vec![0];
    let mut referee = Referee::normal(cuts);
    for k in 1..=11 {
        values.push((1..k).rev().take(2).fold(0, |xor, child| xor ^ (values[child] + 1)));
        if k <= 6 {
            let won = cuts(&of_order(k)).iter().filter(|cut| !referee.is_won(cut)).count();
            assert_eq!(won, count(k, 0, &values), "{k}");
        }
    }
    assert_eq!((count(5, 0, &values), count(10, 0, &values)), (1, 17));
}

/// A move removes a vertex of a forest: of a tree it takes only a leaf (a vertex with just one
/// edge) away, but any other vertex takes its whole tree with it.
#[test]
fn hackerrank_bob_and_ben() {
    for vertices in 1..=6 {
        for parents in trees(vertices) {
            let mut referee = Referee::normal(|&left: &u32| {
                let is_left = |&v: &usize| left >> v & 1 == 1;
                let removed = (0..vertices).filter(is_left).map(|v| {
                    let below = (1..vertices).filter(|&w| parents[w - 1] == v);
                    let above = (v > 0).then(|| parents[v - 1]);
                    let edges = below.chain(above).filter(is_left).count();
                    if edges == 1 {
                        left & !(1 << v)
                    } else {
                        0
                    }
                });
                removed.collect()
            });
            let value = match vertices {
                2 => 0,
                _ if vertices % 2 == 1 => 1,
                _ => 2,
            };
            assert_eq!(referee.grundy(&((1 << vertices) - 1)), value, "{parents:?}");
        }
    }
}

/// The game of Project Euler 400: who wins on the tree of order n?
#[test]
fn leetcode_2005() {
    let mut referee = Referee::normal(cuts);
    let mut values = vec![0_u64, 0, 1];
    for n in 1..=100 {
        if n > 2 {
            values.push((values[n - 2] + 1) ^ (values[n - 1] + 1));
        }
        assert_eq!(values[n] == 0, n % 6 == 1, "{n}");
        if n <= 6 {
            assert_eq!(referee.grundy(&of_order(n)), values[n], "{n}");
        }
    }
}
