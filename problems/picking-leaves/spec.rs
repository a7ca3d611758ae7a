use spec::prelude::*;

const MOST: u64 = 1_000_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: MOST as usize,
    generate: |random| random.in_cases([10, MOST], tree),
    validate: |input| {
        input.times("T", 1..=10, |input| {
            let n = input.single("n", 1..=MOST);
            input.parents(n);
        });
    },
    lost: Some("0"),
    long: &[
        ("max-path", || {
            // As deep as can be: one leaf, and 10⁶ turns.
            (line([1]) + &named(&(1..MOST as usize).collect::<Vec<_>>()), line([0]))
        }),
        ("max-path-won", || {
            // The last parent and the last vertex are missing.
            (line([1]) + &named(&(1..MOST as usize - 1).collect::<Vec<_>>()), line([1]))
        }),
        ("max-branches", || {
            // Paths at powers of two: one odd branch each, or an even one.
            let lengths = [256, 257, 32_768, 32_769, 65_535, 65_536, 65_537];
            let trees = lengths.map(|n| named(&(1..n).collect::<Vec<_>>()));
            (line([7]) + &trees.concat(), lengths.map(|n| line([n % 2])).concat())
        }),
        ("max-comb", || {
            // A row of 333 332 forks, a branch of 2 below each, and a second one of 2 below the last:
            // all even, and the ways from the leaves up to vertex 1 are long.
            let forks = 333_332;
            let mut parents: Vec<usize> = (1..forks).collect();
            for fork in 1..=forks {
                parents.extend([fork, parents.len() + 2]);
            }
            parents.extend([forks, parents.len() + 2]);
            (line([1]) + &named(&parents), line([0]))
        }),
        ("max-trees", || {
            // Ten trees: below vertex 1 branches of 2, and in every second tree one of them of 3.
            let mut input = line([10]);
            for tree in 0..10 {
                let mut parents = vec![];
                for _ in 0..30_000 {
                    parents.extend([1, parents.len() + 2]);
                }
                if tree % 2 == 1 {
                    parents.push(parents.len() + 1);
                }
                input += &named(&parents);
            }
            (input, line([0, 1, 0, 1, 0, 1, 0, 1, 0, 1]).replace(' ', "\n"))
        }),
    ],
    mistakes: &[
        wrong("hack-depth", |input| {
            by_trees(input, |tree| tree.depths().into_iter().any(|depth| depth % 2 == 1))
        }),
        wrong("hack-count", |input| {
            by_trees(input, |tree| {
                tree.lengths().iter().filter(|&length| length % 2 == 1).count() % 2 == 1
            })
        }),
        wrong("hack-levels", |input| {
            by_trees(input, |tree| tree.depths().into_iter().max().unwrap() % 2 == 1)
        }),
        wrong("hack-order", |input| {
            by_trees(input, |tree| {
                let mut up = vec![0; tree.parent.len()];
                up[1] = 1;
                for v in 2..up.len() {
                    let parent = tree.parent[v];
                    up[v] = if tree.children[parent] == 1 { up[parent] + 1 } else { 1 };
                }
                tree.leaves().any(|leaf| up[leaf] % 2 == 1)
            })
        }),
    ],
    ..Spec::NEW
};

/// The lines of a tree, given the parents of the vertices 2, 3, … in an order in which a parent comes
/// before its children. All but vertex 1 get other numbers.
fn named(parents: &[usize]) -> String {
    let others = parents.len();
    // A factor that is prime to the number of the others and far from 1.
    let is_prime_to = |a: usize| (2..=others.min(a)).all(|d| a % d > 0 || others % d > 0);
    let factor = (others * 5 / 8..others * 2 + 2).find(|&a| is_prime_to(a)).unwrap();
    let name = |v: usize| if v == 1 { 1 } else { (v - 2) * factor % others + 2 };
    let mut renamed = vec![0; others];
    for (i, &parent) in parents.iter().enumerate() {
        renamed[name(i + 2) - 2] = name(parent);
    }
    line([others + 1]) + &line(renamed)
}

/// The answer `1` for each tree that `wins`.
fn by_trees(input: &mut Input, wins: fn(&Tree) -> bool) -> String {
    input.cases(["1", "0"], |input| wins(&Tree::read(input)))
}

struct Tree {
    /// Of each vertex; of 1 it is 0.
    parent: Vec<usize>,
    /// How many each vertex has.
    children: Vec<usize>,
}

impl Tree {
    fn read(input: &mut Input) -> Tree {
        let n = input.number() as usize;
        let mut tree = Tree { parent: vec![0, 0], children: vec![0; n + 1] };
        for _ in 1..n {
            let parent = input.number() as usize;
            tree.children[parent] += 1;
            tree.parent.push(parent);
        }
        tree
    }

    fn leaves(&self) -> impl Iterator<Item = usize> + '_ {
        (1..self.parent.len()).filter(|&v| self.children[v] == 0)
    }

    /// The length of each branch.
    fn lengths(&self) -> Vec<usize> {
        let up = |&v: &usize| Some(self.parent[v]).filter(|&above| self.children[above] == 1);
        self.leaves().map(|leaf| std::iter::successors(Some(leaf), up).count()).collect()
    }

    /// The number of vertices on the way from each leaf up to vertex 1.
    fn depths(&self) -> Vec<usize> {
        let mut depth = vec![0; self.parent.len()];
        depth[1] = 1;
        for start in 2..depth.len() {
            let (mut v, mut way) = (start, vec![]);
            while depth[v] == 0 {
                way.push(v);
                v = self.parent[v];
            }
            for below in way.into_iter().rev() {
                depth[below] = depth[self.parent[below]] + 1;
            }
        }
        self.leaves().map(|leaf| depth[leaf]).collect()
    }
}

/// Below each leaf of an odd branch a vertex is added, so that the tree is lost, or lost but for one
/// more vertex below a leaf; or the tree stays as it is.
fn tree(random: &mut Random, most: usize) {
    let is_lost = random.is_to_be_lost();
    let is_even = is_lost || random.once_in(2);
    let size = if is_even { (most / 2).max(1) } else { most };
    let style = random.from(0, 2);
    let mut parents: Vec<usize> = vec![];
    random.each(size - 1, |random| {
        let v = parents.len() as u64 + 2;
        let parent = match style {
            0 => random.from(1, v - 1),
            1 => v - random.from(1, 3.min(v - 1)),
            _ => random.from(1, 4.min(v - 1)),
        };
        parents.push(parent as usize);
    });
    if is_even {
        let mut children = vec![0; size + 1];
        for &parent in &parents {
            children[parent] += 1;
        }
        // From the fork above, as parents come first.
        let mut length = vec![1; size + 1];
        for v in 2..=size {
            let above = parents[v - 2];
            length[v] = if children[above] == 1 { length[above] + 1 } else { 1 };
        }
        let mut last = 0;
        for v in 1..=size {
            if children[v] == 0 {
                last = v;
                if length[v] % 2 == 1 {
                    parents.push(v);
                    last = parents.len() + 1;
                }
            }
        }
        if !is_lost {
            parents.push(last);
        }
    }
    let n = parents.len() + 1;
    let mut names: Vec<usize> = (1..=n).collect();
    if random.once_in(2) {
        random.shuffle(&mut names[1..]);
    }
    let mut renamed = vec![0; n - 1];
    for (i, &parent) in parents.iter().enumerate() {
        renamed[names[i + 1] - 2] = names[parent - 1];
    }
    random.line([n]);
    random.line(renamed);
}
