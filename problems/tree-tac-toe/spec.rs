use spec::prelude::*;

const TREES: u64 = 50_000;
const VERTICES: u64 = 500_000;

pub const SPEC: Spec = Spec {
    unit: "vertices",
    largest: VERTICES as usize,
    generate,
    validate: |input| {
        let mut sum = 0;
        input.times("T", 1..=TREES, |input| {
            let n = input.single("", 1..=VERTICES);
            sum += n;
            input.tree(n);
            input.letters(n, "NW");
            input.end();
        });
        input.at_most("sum of n", sum, VERTICES);
    },
    lost: Some("Draw"),
    long: &[
        ("max-path", || {
            // White at both ends: with tails 500 006 vertices, an even number.
            let edges: Vec<[u64; 2]> = (1..VERTICES).map(|v| [v, v + 1]).collect();
            let letters = format!("W{}W", "N".repeat(VERTICES as usize - 2));
            (line([1]) + &tree(&edges, &letters), line(["Draw"]))
        }),
        ("max-whites", || {
            // White colours a vertex between two pairs; with tails there are 1,500,002 vertices.
            let edges: Vec<[u64; 2]> = (1..VERTICES).map(|v| [v, v + 1]).collect();
            let letters = "WWN".repeat(VERTICES as usize / 3) + "WW";
            (line([1]) + &tree(&edges, &letters), line(["White"]))
        }),
        ("max-forks", || {
            // The forks are 1 and last, an even number of edges apart.
            let last = VERTICES - 5;
            let mut edges: Vec<[u64; 2]> = (1..last).map(|v| [v + 1, v]).collect();
            edges.extend([[1, last + 1], [1, last + 2], [last, last + 3], [last + 4, last]]);
            (line([1]) + &tree(&edges, &"N".repeat(VERTICES as usize - 1)), line(["White"]))
        }),
        ("max-star", || {
            let edges: Vec<[u64; 2]> = (1..VERTICES).map(|v| [v, VERTICES]).collect();
            (line([1]) + &tree(&edges, &"N".repeat(VERTICES as usize)), line(["White"]))
        }),
        ("max-trees", || {
            // Two forks 5 edges apart; in every second tree a leaf is white, and with its tail it is a second
            // branch of its fork that goes on.
            let edges = [[1, 2], [3, 2], [2, 4], [4, 5], [5, 6], [6, 7], [7, 8], [9, 8], [8, 10]];
            let (draw, white) = (tree(&edges, "NNNNNNNNNN"), tree(&edges, "WNNNNNNNNN"));
            let half = TREES as usize / 2;
            let input = line([TREES]) + &(draw + &white).repeat(half);
            (input, "Draw\nWhite\n".repeat(half))
        }),
    ],
    mistakes: &[
        wrong("hack-two-forks", |input| {
            by_trees(input, |tree| tree.is_four() || tree.is_branching(1))
        }),
        wrong("hack-distance", |input| {
            by_trees(input, |tree| tree.is_four() || tree.is_branching(1) || tree.forks() >= 2)
        }),
        wrong("hack-neighbour", |input| {
            by_trees(input, |tree| {
                let forks = tree.forks() - tree.whites();
                let is_odd = tree.letters.len() % 2 == 1;
                tree.is_four() || tree.is_branching(0) || forks == 2 && is_odd
            })
        }),
        wrong("hack-any-fork", |input| {
            by_trees(input, |tree| {
                let free = |v: usize| tree.near[v].iter().filter(|&&u| !tree.is_white(u)).count();
                let any = |v: usize| tree.near[v].len() >= 3 || tree.is_white(v) && free(v) >= 2;
                (1..tree.near.len()).any(any)
            })
        }),
    ],
    ..Spec::NEW
};

fn tree(edges: &[[u64; 2]], letters: &str) -> String {
    let edges: String = edges.iter().map(line).collect();
    line([letters.len()]) + &edges + letters + "\n"
}

fn verdict(white_wins: bool) -> &'static str {
    if white_wins {
        "White\n"
    } else {
        "Draw\n"
    }
}

fn by_trees(input: &mut Input, white_wins: fn(&Tree) -> bool) -> String {
    (0..input.number()).map(|_| verdict(white_wins(&Tree::read(input)))).collect()
}

/// Vertices count from 1.
struct Tree {
    near: Vec<Vec<usize>>,
    letters: Vec<u8>,
}

impl Tree {
    fn read(input: &mut Input) -> Tree {
        let n = input.number();
        let near = input.neighbours(n, true);
        Tree { near, letters: input.word().into() }
    }

    fn is_white(&self, v: usize) -> bool {
        self.letters[v - 1] == b'W'
    }

    fn whites(&self) -> usize {
        (1..=self.letters.len()).filter(|&v| self.is_white(v)).count()
    }

    /// With a tail at each white vertex.
    fn degree(&self, v: usize) -> usize {
        self.near[v].len() + usize::from(self.is_white(v))
    }

    fn is_four(&self) -> bool {
        (1..self.near.len()).any(|v| self.degree(v) > 3)
    }

    /// A fork with two neighbours that are no leaves; a tail counts for so many.
    fn is_branching(&self, tail: usize) -> bool {
        (1..self.near.len()).filter(|&v| self.degree(v) == 3).any(|v| {
            let inner = self.near[v].iter().filter(|&&u| self.degree(u) > 1).count();
            inner + tail * usize::from(self.is_white(v)) > 1
        })
    }

    fn forks(&self) -> usize {
        self.whites() + (1..self.near.len()).filter(|&v| self.degree(v) == 3).count()
    }
}

/// Mostly paths with leaves or white vertices at their ends, where a draw is possible.
fn generate(random: &mut Random) {
    random.in_cases([TREES, VERTICES], |random, count| {
        let (style, is_lost) = (random.from(0, 8), random.is_to_be_lost());
        // A small input may as well be a little longer.
        let fewest = if random.is_small() && !is_lost { 4 } else { 1 };
        let count = count.max(fewest);
        let (mut edges, mut letters) = (vec![], vec![b'N'; count]);
        if style >= 5 {
            let (near, whites) = (random.from(1, 4), random.from(2, 6));
            random.each(count - 1, |random| {
                let v = edges.len() as u64 + 2;
                edges.push([v - random.from(1, near.min(v - 1)), v]);
                let is_white = random.once_in(whites);
                if is_white {
                    letters[v as usize - 1] = b'W';
                }
            });
        } else {
            // Leaves at one end or both, as far as there are enough vertices.
            let forks = [0, 0, 1, 2, 2][style as usize].min(count.saturating_sub(2) / 2) as u64;
            let last = count as u64 - 2 * forks;
            edges.extend((1..last).map(|v| [v, v + 1]));
            for (fork, v) in [(1, last), (2, 1)] {
                if forks >= fork {
                    let leaf = last + 2 * fork - 1;
                    edges.extend([[v, leaf], [v, leaf + 1]]);
                }
            }
            // White at an end without a fork.
            for (end, enough) in [(0, 2), (last as usize - 1, 1)] {
                let is_white = forks < enough && random.once_in(2);
                if is_white {
                    letters[end] = b'W';
                }
            }
            if !is_lost {
                letters[random.from(0, count as u64 - 1) as usize] = b'W';
            }
        }
        let mut places: Vec<usize> = (0..count).collect();
        if random.once_in(2) {
            random.shuffle(&mut places);
            random.shuffle(&mut edges);
        }
        let mut shuffled = vec![b'N'; count];
        for (v, letter) in letters.into_iter().enumerate() {
            shuffled[places[v]] = letter;
        }
        let name = |v: u64| places[v as usize - 1] as u64 + 1;
        let edges: Vec<[u64; 2]> = edges.into_iter().map(|edge| edge.map(name)).collect();
        random.text += &tree(&edges, std::str::from_utf8(&shuffled).unwrap());
    });
}
