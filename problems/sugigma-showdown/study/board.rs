//! What the board shows: both trees, how far Sugim is from each vertex, and where Sigma comes in time.

use super::rules::{near, Chase, Rules, Side};
use board::prelude::*;

impl Show for Rules {
    /// The red edges, the blue ones; Sigma's vertex, Sugim's, and 1 if Sigma is to move, 2 if Sugim is.
    fn read(text: &str) -> Option<Chase> {
        let (Arrows(red), Arrows(blue), pieces): (_, _, [usize; 3]) = board::groups(text)?;
        let ([sigma, sugim, mover], n) = (pieces, red.len() + 1);
        let is_tree = |edges: &[[usize; 2]]| {
            let are_vertices = edges.iter().flatten().all(|v| (1..=n).contains(v));
            are_vertices && edges.len() == n - 1 && referee::rooted(edges, 1).is_some()
        };
        let mover = *[Side::Sigma, Side::Sugim].get(mover.wrapping_sub(1))?;
        let fits = (2..=9).contains(&n) && 0 < sigma.min(sugim) && sigma.max(sugim) <= n;
        // Only Sugim goes to the other.
        let fits = fits && (sigma != sugim || mover == Side::Sigma);
        let fits = fits && is_tree(&red) && is_tree(&blue);
        fits.then_some(Chase { red, blue, sigma, sugim, mover })
    }

    fn write(Chase { red, blue, sigma, sugim, mover }: &Chase) -> String {
        let mover = if *mover == Side::Sigma { 1 } else { 2 };
        board::write_groups(&(Arrows(red.clone()), Arrows(blue.clone()), [*sigma, *sugim, mover]))
    }

    fn told(chase: &Chase) -> Say {
        let edges = |edges: &[[usize; 2]]| list(edges.iter().map(|[a, b]| format!("{}–{}", a, b)));
        let (red, blue) = (edges(&chase.red), edges(&chase.blue));
        say!("position"; red, blue, sigma = chase.sigma, sugim = chase.sugim)
    }

    /// The nodes of the red tree come before those of the blue one, which hang at Sugim's first vertex in the set-ups.
    fn scene(chase: &Chase) -> Vec<Picture> {
        let n = chase.red.len() + 1;
        let name = |v: usize| match (v == chase.sigma, v == chase.sugim) {
            (true, true) => (format!("{}RB", v), Look::Shaded),
            (true, false) => (format!("{}R", v), Look::Red),
            (false, true) => (format!("{}B", v), Look::Blue),
            _ => (v.to_string(), Look::Plain),
        };
        let (names, looks): (Vec<String>, Vec<Look>) = (1..=n).chain(1..=n).map(name).unzip();
        let tree = |edges: &[[usize; 2]], ink: Look, first: usize, root: usize| {
            let edges = edges.iter().map(|[a, b]| (a + first - 1, b + first - 1));
            let graph = Graph::new(names.iter(), edges);
            Picture::Net(Graph { looks: looks.clone(), ink, root: Some(first + root), ..graph })
        };
        let (red, blue) = (tree(&chase.red, Look::Red, 0, 1), tree(&chase.blue, Look::Blue, n, 0));
        let note = match chase.mover {
            _ if chase.sigma == chase.sugim => say!("note-met"; v = chase.sigma),
            Side::Sigma => say!("note-sigma"),
            Side::Sugim => say!("note-sugim"),
        };
        let [over_red, over_blue] = [say!("red"), say!("blue")].map(Picture::Caption);
        vec![over_red, red, over_blue, blue, Picture::Note(note)]
    }

    fn act(chase: &Chase, &v: &usize) -> Act {
        let n = chase.red.len() + 1;
        let (node, own) = match chase.mover {
            Side::Sigma => (v - 1, chase.sigma),
            Side::Sugim => (n + v - 1, chase.sugim),
        };
        let say = match chase.mover {
            Side::Sugim if v == chase.sigma => say!("catch"; v),
            _ if v == own => say!("stay"; v),
            _ => say!("go"; v),
        };
        Act::new([Id::Node(node)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let chase = at.position;
        let far = distances(&chase.blue, chase.sugim);
        let paths = paths(chase, chase.sugim, usize::from(chase.mover == Side::Sugim));
        let ends: Vec<usize> = paths.iter().map(|path| end(path)).collect();
        let tags = (1..far.len()).map(|v| (Id::Node(v - 1), far[v], ends.contains(&v)));
        let outs = chase.red.iter().filter(|[a, b]| distances(&chase.blue, *a)[*b] > 2);
        let outs: Vec<_> = outs.map(|[a, b]| [Id::Node(a - 1), Id::Node(b - 1)]).collect();
        let legend = say!("legend"; ends = ends.len(), outs = outs.len());
        let overlay = Overlay::new(legend).tags(tags).pairs(outs, true);
        let why = match chase.mover {
            Side::Sigma if far[chase.sigma] == 0 => Idea::new(say!("lost-met")),
            Side::Sigma => of_sigma(chase, &paths, &far),
            Side::Sugim => of_sugim(chase),
        };
        why.shows(overlay)
    }

    const SMALL: &'static str = "(1>2 2>3 3>4/1>3 2>3 2>4/3>1 1>4 4>2) | (1>2 1>3 3>4/1>4 4>3 3>2/1>2 1>3 1>4) \
         | [1..4] [1..4] [1..2]/(3>4 4>1 3>2 4>5/1>2 1>3 1>4 4>5) | (1>2 2>3 3>4 4>5/2>1 1>3 1>5 5>4) \
         | [1..5] [1..5] [1..2]";
}

fn of_sigma(chase: &Chase, paths: &[Vec<usize>], far: &[usize]) -> Idea<usize> {
    if let Some((path, w)) = escape_edge(chase, paths) {
        let v = end(path);
        return match path.get(1) {
            Some(&next) => Idea::new(say!("draw-walk"; path = joined(path, "→"), v, w)).by(next),
            None if far[v] > 1 => Idea::new(say!("draw-stay"; v, w)).by(v),
            None => Idea::new(say!("draw-jump"; v, w)).by(w),
        };
    }
    let path = paths.iter().rev().max_by_key(|path| far[end(path)]).expect("his own vertex");
    let (v, steps, turns) = (end(path), far[end(path)], 2 * far[end(path)]);
    match path.get(1) {
        Some(&next) => {
            Idea::new(say!("lost-walk"; path = joined(path, "→"), v, steps, turns)).by(next)
        }
        None => Idea::new(say!("lost-wait"; v, steps, turns)).by(v),
    }
}

fn of_sugim(chase: &Chase) -> Idea<usize> {
    let options = near(&chase.blue, chase.sugim);
    if options.contains(&chase.sigma) {
        return Idea::new(say!("won-catch"; v = chase.sigma)).by(chase.sigma);
    }
    let (mut best, mut outs) = (None, vec![]);
    for to in options {
        let (paths, far) = (paths(chase, to, 0), distances(&chase.blue, to));
        if let Some((path, w)) = escape_edge(chase, &paths) {
            outs.push(format!("{}: {}–{}", to, end(path), w));
            continue;
        }
        let ends: Vec<usize> = paths.iter().map(|path| end(path)).collect();
        let most = ends.iter().map(|&v| far[v]).max().unwrap_or(0);
        best = best.into_iter().chain([(most, to, ends)]).min();
    }
    match best {
        Some((most, to, ends)) => {
            Idea::new(say!("won-step"; to, ends = list(ends), turns = 2 * most)).by(to)
        }
        None => Idea::new(say!("draw-late"; outs = list(outs))),
    }
}

/// The red paths on which Sigma is at each vertex before Sugim, the shortest first; Sugim is so many moves ahead.
fn paths(chase: &Chase, sugim: usize, ahead: usize) -> Vec<Vec<usize>> {
    let far = distances(&chase.blue, sugim);
    let mut paths = vec![vec![chase.sigma]];
    let mut next = 0;
    while let Some(path) = paths.get(next).cloned() {
        for v in near(&chase.red, end(&path)) {
            if !path.contains(&v) && path.len() + ahead < far[v] {
                paths.push([&path[..], &[v]].concat());
            }
        }
        next += 1;
    }
    paths
}

fn end(path: &[usize]) -> usize {
    path[path.len() - 1]
}

/// The first of these paths that ends at an escape edge, and where that leads.
fn escape_edge<'a>(chase: &Chase, paths: &'a [Vec<usize>]) -> Option<(&'a Vec<usize>, usize)> {
    paths.iter().find_map(|path| {
        let far = distances(&chase.blue, end(path));
        let w = near(&chase.red, end(path)).into_iter().find(|&w| far[w] > 2);
        w.map(|w| (path, w))
    })
}

/// How many steps it is from a vertex to each other one.
fn distances(edges: &[[usize; 2]], from: usize) -> Vec<usize> {
    let (mut far, mut order, mut next) = (vec![0; edges.len() + 2], vec![from], 0);
    while let Some(&v) = order.get(next) {
        for u in near(edges, v).into_iter().filter(|u| *u != from) {
            if far[u] == 0 {
                far[u] = far[v] + 1;
                order.push(u);
            }
        }
        next += 1;
    }
    far
}
