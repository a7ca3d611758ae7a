use spec::prelude::*;

const MODULUS: u64 = 1_000_000_007;

const VERTICES: u64 = 15;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES as usize,
    generate: |random| {
        let n = if random.is_small() { random.count(2, 6) } else { random.items(2) } as u64;
        let is_dense = random.once_in(2);
        // For each vertex after the first a set of those that have an edge to it.
        let mut y = 1;
        let sets = random.each(n as usize - 1, |random| {
            y += 1;
            let most = (1 << (y - 1)) - 1;
            (y, random.from(0, most) | if is_dense { random.from(0, most) } else { 0 })
        });
        let mut edges: Vec<[u64; 2]> = vec![];
        for (y, set) in sets {
            edges.extend((1..y).filter(|x| set >> (x - 1) & 1 == 1).map(|x| [x, y]));
        }
        if edges.is_empty() {
            edges.push([1, 2]);
        }
        random.shuffle(&mut edges);
        random.line([n, edges.len() as u64]);
        for edge in edges {
            random.line(edge);
        }
    },
    validate: |input| {
        let n = input.number("N", 2..=VERTICES);
        let m = input.number("M", 1..=n * (n - 1) / 2);
        input.end();
        let mut seen = HashSet::new();
        for _ in 0..m {
            let [x, y] = input.edge(n);
            input.holds(x < y, "an edge leads to a larger vertex");
            input.holds(seen.insert([x, y]), "no edge is given twice");
        }
    },
    mistakes: &[
        wrong("hack-at-least-one", |input| {
            let graph = Graph::read(input);
            graph.won(graph.lost(|graph, s, f| {
                zeros(s, |t, u| {
                    graph.inside(t, u, f) * graph.choices(t, u, 0) % MODULUS
                        * graph.choices(u, t, 0)
                })
            }))
        }),
        wrong("hack-only-sinks", |input| {
            let graph = Graph::read(input);
            graph.won(graph.lost(|graph, s, f| {
                zeros(s, |t, u| graph.inside(t, u, f) * graph.choices(u, t, 1))
            }))
        }),
        wrong("hack-edges-left-over", |input| {
            let graph = Graph::read(input);
            graph.won(graph.lost(|graph, s, f| {
                zeros(s, |t, u| {
                    let inside = if t & 3 == 3 { 1 } else { f[u] };
                    inside * graph.choices(t, u, 0) % MODULUS * graph.choices(u, t, 1)
                })
            }))
        }),
        wrong("hack-shift", |input| {
            let graph = Graph::read(input);
            let all = 1_u64.wrapping_shl(graph.edges) % MODULUS;
            line([(all + MODULUS - graph.lost(Graph::right)) % MODULUS])
        }),
        wrong("hack-negative", |input| {
            let graph = Graph::read(input);
            let all = graph.choices(graph.all(), graph.all(), 0);
            line([all.cast_signed() - graph.lost(Graph::right).cast_signed()])
        }),
    ],
    ..Spec::NEW
};

/// For each vertex the set where its edges end; vertices count from 0.
struct Graph {
    next: Vec<usize>,
    edges: u32,
}

impl Graph {
    fn read(input: &mut Input) -> Graph {
        let [n, m] = input.array();
        let mut next = vec![0; n as usize];
        for _ in 0..m {
            let [x, y] = input.array().map(|v| v as usize - 1);
            next[x] |= 1 << y;
        }
        Graph { next, edges: m as u32 }
    }

    fn all(&self) -> usize {
        (1 << self.next.len()) - 1
    }

    /// The choices of edges from one set into another, at least so many from each vertex.
    fn choices(&self, mut from: usize, into: usize, least: u64) -> u64 {
        let mut product = 1;
        while from > 0 && product > 0 {
            let ends = self.next[from.trailing_zeros() as usize] & into;
            product = product * ((1 << ends.count_ones()) - least) % MODULUS;
            from &= from - 1;
        }
        product
    }

    /// What is chosen among the others, U, if the zeros are T.
    fn inside(&self, t: usize, u: usize, f: &[u64]) -> u64 {
        if t & 3 == 3 {
            self.choices(u, u, 0)
        } else {
            f[u]
        }
    }

    /// f of all vertices, if this finds f of a set from those of smaller sets.
    fn lost(&self, of: fn(&Graph, usize, &[u64]) -> u64) -> u64 {
        let mut f = vec![0; self.all() + 1];
        for s in (3..=self.all()).step_by(4) {
            f[s] = of(self, s, &f);
        }
        f[self.all()]
    }

    fn right(&self, s: usize, f: &[u64]) -> u64 {
        zeros(s, |t, u| {
            self.inside(t, u, f) * self.choices(t, u, 0) % MODULUS * self.choices(u, t, 1)
        })
    }

    fn won(&self, lost: u64) -> String {
        line([(self.choices(self.all(), self.all(), 0) + MODULUS - lost) % MODULUS])
    }
}

/// The sum over the sets T of zeros that have both of the first two vertices or none of them.
fn zeros(s: usize, ways: impl Fn(usize, usize) -> u64) -> u64 {
    let (mut sum, mut t) = (0, s);
    while t > 0 {
        if [0, 3].contains(&(t & 3)) {
            sum += ways(t, s ^ t) % MODULUS;
        }
        t = (t - 1) & s;
    }
    sum % MODULUS
}
