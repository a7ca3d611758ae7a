use referee::{partizan, small, Player, Referee};

type Edge = (usize, usize);

/// The edges of a set that hang together with vertex 0.
fn grounded(edges: &[Edge], set: u32) -> u32 {
    let mut reached = 1_u32;
    let mut kept = 0;
    loop {
        let before = kept;
        for (i, &(a, b)) in edges.iter().enumerate() {
            let is_reached = reached >> a & 1 == 1 || reached >> b & 1 == 1;
            if set >> i & 1 == 1 && is_reached {
                kept |= 1 << i;
                reached |= 1 << a | 1 << b;
            }
        }
        if kept == before {
            return kept;
        }
    }
}

/// An edge is cut, and what no longer hangs together with the ground falls off.
fn cut(edges: &[Edge]) -> impl Fn(&u32) -> Vec<u32> + '_ {
    move |&set| {
        let there = (0..edges.len()).filter(move |i| set >> i & 1 == 1);
        there.map(|i| grounded(edges, set & !(1 << i))).collect()
    }
}

/// The value by the claim: cycles are contracted, each edge of them is worth 1, and what stays is a
/// tree.
fn claimed(edges: &[Edge], set: u32) -> u64 {
    // An edge lies on a cycle if its ends hang together without it.
    let group = |without: u32, from: usize| {
        let mut reached = 1_u32 << from;
        for _ in 0..edges.len() {
            for (i, &(a, b)) in edges.iter().enumerate() {
                if without >> i & 1 == 1 && (reached >> a & 1 == 1 || reached >> b & 1 == 1) {
                    reached |= 1 << a | 1 << b;
                }
            }
        }
        reached
    };
    let mut on_cycle = 0_u32;
    for (i, &(a, b)) in edges.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1) {
        if group(set & !(1 << i), a) >> b & 1 == 1 {
            on_cycle |= 1 << i;
        }
    }
    fn value(
        root: u32,
        from: Option<usize>,
        edges: &[Edge],
        set: u32,
        on_cycle: u32,
        group: &impl Fn(u32, usize) -> u32,
    ) -> u64 {
        let mut sum = 0;
        for (i, &(a, b)) in edges.iter().enumerate() {
            if set >> i & 1 == 0 || Some(i) == from {
                continue;
            }
            let (near, far) = if root >> a & 1 == 1 { (a, b) } else { (b, a) };
            if root >> near & 1 == 0 {
                continue;
            }
            sum ^= if on_cycle >> i & 1 == 1 {
                1
            } else {
                value(group(on_cycle, far), Some(i), edges, set, on_cycle, group) + 1
            };
        }
        sum
    }
    value(group(on_cycle, 0), None, edges, set, on_cycle, &group)
}

/// Every list of up to 6 edges between 4 vertices, loops and repeated edges with them.
#[test]
fn a_branch_is_worth_g_plus_1_and_a_cycle_is_contracted() {
    let kinds: Vec<Edge> = (0..4).flat_map(|a| (a..4).map(move |b| (a, b))).collect();
    let mut lists: Vec<Vec<Edge>> = vec![vec![]];
    for kind in kinds {
        let more = |list: &Vec<Edge>| {
            let list = list.clone();
            let counts = 0..=6 - list.len();
            counts.map(move |count| [list.clone(), vec![kind; count]].concat()).collect::<Vec<_>>()
        };
        lists = lists.iter().flat_map(more).collect();
    }
    for edges in lists {
        let all = (1_u32 << edges.len()) - 1;
        if grounded(&edges, all) == all {
            let mut referee = Referee::normal(cut(&edges));
            assert_eq!(referee.grundy(&all), claimed(&edges, all), "{edges:?}");
        }
    }
}

/// A bare cycle through the ground.
#[test]
fn an_odd_cycle_is_worth_1_and_an_even_one_0() {
    for n in 1..=10 {
        let edges: Vec<Edge> = (0..n).map(|v| (v, (v + 1) % n)).collect();
        let mut referee = Referee::normal(cut(&edges));
        assert_eq!(referee.grundy(&((1 << n) - 1)), n as u64 % 2);
    }
}

/// The parents of vertices 1, 2, …, each of which has a lesser number.
fn trees(n: usize) -> Vec<Vec<usize>> {
    let all = small::sequences(n, n as u64 - 1).filter(|parents| parents[0] == 0);
    let all = all.filter(|parents| (1..n).all(|v| parents[v] < v as u64));
    all.map(|parents| parents.into_iter().map(|v| v as usize).collect()).collect()
}

/// Every tree of 4 vertices with weights up to 4.
#[test]
fn a_branch_that_may_be_lowered_by_any_amount_adds_its_weight_less_1_below_the_last_cut() {
    let n = 4;
    for parents in claims::trees(n) {
        let mut referee = Referee::normal(|weights: &Vec<u64>| {
            let mut options = vec![];
            for v in 1..n {
                for to in 0..weights[v] {
                    let mut after = weights.clone();
                    after[v] = to;
                    // What no longer hangs on the root is gone.
                    for u in 1..n {
                        if parents[u] > 0 && after[parents[u]] == 0 {
                            after[u] = 0;
                        }
                    }
                    options.push(after);
                }
            }
            options
        });
        for weights in small::sequences(n - 1, 4).filter(|all| !all.contains(&0)) {
            let weights = [&[0], &weights[..]].concat();
            let mut above = vec![0; n];
            for v in (1..n).rev() {
                above[parents[v]] ^= ((weights[v] - 1) ^ above[v]) + 1;
            }
            assert_eq!(referee.grundy(&weights), above[0], "{parents:?} {weights:?}");
        }
    }
}

/// Every tree of 4 vertices with weights up to 5, and of 5 vertices with weights up to 3.
#[test]
fn a_branch_that_needs_several_cuts_depends_on_their_parity() {
    for (n, most) in [(3, 7), (4, 5), (5, 3)] {
        for parents in trees(n) {
            let mut referee = Referee::normal(|cuts: &Vec<u64>| {
                let mut options = vec![];
                for v in (1..n).filter(|&v| cuts[v] > 0) {
                    let mut to = cuts.clone();
                    to[v] -= 1;
                    for u in 1..n {
                        if to[u] > 0 && parents[u] > 0 && to[parents[u]] == 0 {
                            to[u] = 0;
                        }
                    }
                    options.push(to);
                }
                options
            });
            for mut cuts in small::sequences(n, most) {
                if cuts[0] > 0 || cuts[1..].contains(&0) {
                    continue;
                }
                let mut above = vec![0; n];
                for v in (1..n).rev() {
                    let g = above[v];
                    above[parents[v]] ^= match cuts[v] {
                        1 => g + 1,
                        w if w % 2 == 0 => g,
                        _ => g ^ 1,
                    };
                }
                cuts[0] = 0;
                assert_eq!(referee.grundy(&cuts), above[0], "{parents:?} {cuts:?}");
            }
        }
    }
}

/// A vertex and all its ancestors are taken; what is left is a forest. A bit is a vertex.
#[test]
fn where_the_path_to_the_root_is_taken_a_tree_is_worth_the_mex_over_its_vertices() {
    fn claimed(root: usize, children: &[Vec<usize>]) -> u64 {
        // What hangs off the paths from `v` down to every vertex below it.
        fn paths(v: usize, children: &[Vec<usize>]) -> Vec<u64> {
            let of_children: Vec<u64> = children[v].iter().map(|&c| claimed(c, children)).collect();
            let all = of_children.iter().fold(0, |sum, value| sum ^ value);
            let mut found = vec![all];
            for (&child, value) in children[v].iter().zip(&of_children) {
                found.extend(paths(child, children).iter().map(|below| below ^ all ^ value));
            }
            found
        }
        crate::mex(&paths(root, children))
    }
    for n in 1..=6 {
        for parents in trees(n) {
            let mut children = vec![vec![]; n];
            (1..n).for_each(|v| children[parents[v]].push(v));
            let mut referee = Referee::normal(|&left: &u32| {
                let there = (0..n).filter(|v| left >> v & 1 == 1);
                there
                    .map(|mut v| {
                        let mut to = left & !(1 << v);
                        while v > 0 {
                            v = parents[v];
                            to &= !(1 << v);
                        }
                        to
                    })
                    .collect()
            });
            assert_eq!(referee.grundy(&((1 << n) - 1)), claimed(0, &children), "{parents:?}");
        }
    }
}

/// A blue edge on the ground and a red one on top of it, as heights of the cut.
#[test]
fn not_if_each_player_may_cut_an_own_colour_only() {
    let mut referee = Referee::normal(partizan(|&edges: &u32, player| match (edges, player) {
        (1 | 2, Player::Left) => vec![0],
        (2, Player::Right) => vec![1],
        _ => vec![],
    }));
    assert!(referee.is_won(&(2, Player::Left)) && !referee.is_won(&(2, Player::Right)));
}

/// The lower edge of a stalk of 2 can be cut only when it is alone: two moves, whoever begins.
#[test]
fn not_if_an_edge_may_not_always_be_cut() {
    let mut stalk = Referee::normal(|&height: &u64| {
        (0..height).filter(|&left| left > 0 || height == 1).collect()
    });
    assert!(!stalk.is_won(&2));
}
