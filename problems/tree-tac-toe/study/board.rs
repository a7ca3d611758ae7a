//! What the board shows: a tree, at the start with degrees and pairs, later with threats.
//!
//! It is longer than other boards: the page's theorem speaks of starts alone, with a tail at each white vertex, and
//! from there on a reason tells a plan, move by move.

use super::rules::{Rules, Tree};
use board::prelude::*;
use std::cmp::Reverse;

const SIGNS: &[(char, Option<Player>)] =
    &[('N', None), ('W', Some(Player::Left)), ('B', Some(Player::Right))];

impl Show for Rules {
    fn read(text: &str) -> Option<Tree> {
        let (ends, letters) = text.split_once('|')?;
        let ends: Vec<usize> = board::numbers(ends)?.into_iter().map(|end| end as usize).collect();
        let colours = board::word(letters, SIGNS)?;
        let n = colours.len();
        let fits = (1..=10).contains(&n) && ends.len() == 2 * (n - 1);
        let are_vertices = ends.iter().all(|end| (1..=n).contains(end));
        let edge = |two: &[usize]| [two[0] - 1, two[1] - 1];
        let tree = (fits && are_vertices)
            .then(|| Tree { edges: ends.chunks(2).map(edge).collect(), colours })?;
        (from_root(&tree, 0).0.len() == n - 1).then_some(tree)
    }

    fn write(tree: &Tree) -> String {
        let ends: Vec<u64> = tree.edges.iter().flatten().map(|&v| v as u64 + 1).collect();
        let colours = board::write_word(&tree.colours, SIGNS);
        let text = format!("{} | {}", board::write(&ends), colours);
        text.trim().to_owned()
    }

    fn told(tree: &Tree) -> Say {
        let of = |player: Player| -> Vec<usize> {
            (0..tree.colours.len()).filter(|&v| tree.colours[v] == Some(player)).collect()
        };
        let (white, black) = (of(Player::Left), of(Player::Right));
        let edges = list(tree.edges.iter().map(|edge| dashes(edge)));
        say!("position"; count = tree.edges.len(), edges, whites = white.len(),
            white = vertices(&white), blacks = black.len(), black = vertices(&black))
    }

    /// Hung up at the vertex from which the farthest one is nearest.
    fn scene(tree: &Tree) -> Vec<Picture> {
        let n = tree.colours.len();
        let root = (0..n).min_by_key(|&root| from_root(tree, root).1).unwrap_or(0);
        let look = |&colour: &Option<Player>| match colour {
            None => Look::Shaded,
            Some(Player::Left) => Look::White,
            Some(Player::Right) => Look::Black,
        };
        let graph = Graph {
            looks: tree.colours.iter().map(look).collect(),
            root: Some(root),
            ..Graph::new(1..=n, from_root(tree, root).0)
        };
        vec![Picture::Graph(graph)]
    }

    fn act(_: &Tree, &v: &usize) -> Act {
        Act::new([Id::Node(v)], say!("colour"; v = v + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<usize> {
        let (tree, player) = (at.position, at.player);
        if let Some((winner, path)) = tree.winner() {
            let path = dashes(&path);
            let is_own = winner == player;
            return Idea::new(if is_own {
                say!("won-path"; path)
            } else {
                say!("lost-path"; path)
            });
        }
        // A start.
        if player == Player::Left && !tree.colours.contains(&Some(Player::Right)) {
            return by_the_theorem(at);
        }
        let [own, others] = [player, player.other()].map(|player| threats(tree, player));
        let ring = |counts: bool| move |&v: &usize| (Id::Node(v), counts);
        let rings = others.iter().map(ring(false)).chain(own.iter().map(ring(true)));
        by_the_referee(at, &others).shows(Overlay::new(say!("legend-threats")).rings(rings))
    }

    const SMALL: &'static str =
        "1 2 2 3 | [NWB]{3}/(1 2 2 3 3 4/2 1 2 3 2 4) | [NWB]{4}/(1 2 2 3 3 4 4 5/\
         1 2 2 3 3 4 3 5/3 1 3 2 3 4 3 5) | [NWB]{5}/(1 2 2 3 3 4 4 5 5 6/1 3 2 3 3 4 4 5 5 6/\
         1 2 2 3 3 4 4 5 3 6/1 3 2 3 3 4 4 5 4 6/3 1 3 2 3 4 3 5 5 6) | (N{6}/WN{5}/NWN{4}/\
         NNWNNN/N{3}WNN/N{4}WN/N{5}W)/(1 2 2 3 3 4 4 5 5 6 6 7/1 3 2 3 3 4 4 5 5 6 6 7/\
         1 3 2 3 3 4 4 5 5 6 5 7/1 2 2 3 3 4 4 5 3 6 6 7) | (N{7}/WN{6}/NWN{5}/NNWN{4}/N{3}WN{3}/\
         N{4}WNN/N{5}WN/N{6}W)";
}

/// At a start, where White is to move and no vertex is black: on the tree in which each white vertex has a tail.
fn by_the_theorem(at: &At<Rules>) -> Idea<usize> {
    let tailed = tailed(at.position);
    let (n, vertices) = (at.position.colours.len(), tailed.colours.len());
    let tails = (vertices - n) / 3;
    let degree = |v: usize| tailed.near(v).len();
    let forks: Vec<usize> = (0..vertices).filter(|&v| degree(v) == 3).collect();
    let many = (0..n).find(|&v| degree(v) > 3);
    let branching = forks.iter().find(|&&v| leaves(&tailed, v).len() < 2);
    let won = if let Some(v) = many {
        Some(say!("won-many"; tails, v = v + 1))
    } else if let Some(v) = branching {
        Some(say!("won-branching"; tails, v = v + 1))
    } else if forks.len() == 2 && vertices % 2 == 1 {
        Some(say!("won-even"; tails, k = vertices - 5))
    } else {
        None
    };
    let pairs = if won.is_some() { vec![] } else { pairs(&tailed, n, &forks) };
    let is_told = |&v: &usize| degree(v) >= 3 || at.position.colours[v] == Some(Player::Left);
    let overlay = Overlay::new(say!("legend-tails"))
        .tags((0..n).filter(is_told).map(|v| (Id::Node(v), degree(v), degree(v) >= 3)))
        .pairs(pairs.iter().map(|pair| pair.map(Id::Node)), true);
    let idea = match won {
        Some(_) => by_a_plan(at, won),
        None if n < 3 => Idea::new(say!("draw-small")),
        None => Idea::new(say!("draw-pairs"; pairs = all(pairs.iter().map(|two| dashes(two))))),
    };
    idea.shows(overlay).counts(say!("tailed"; forks = forks.len(), vertices))
}

/// Away from starts, by what the other player threatens.
fn by_the_referee(at: &At<Rules>, others: &[usize]) -> Idea<usize> {
    let (tree, player) = (at.position, at.player);
    match (at.worth(tree, player).outcome, others) {
        (Outcome::Won, _) => {
            by_a_plan(at, others.first().map(|u| say!("won-threatened"; u = u + 1)))
        }
        (Outcome::Drawn, _) if tree.free().is_empty() => Idea::new(say!("draw-full")),
        (Outcome::Drawn, []) => Idea::new(say!("draw-answered")),
        (Outcome::Drawn, [u, ..]) => Idea::new(say!("draw-forced"; u = u + 1)).by(*u),
        (Outcome::Lost, []) => {
            let (u, says) = toughest(at, tree, &tree.free(), player);
            says.into_iter().fold(Idea::new(say!("lost-toughest"; u = u + 1)), Idea::and).by(u)
        }
        (Outcome::Lost, [u]) => {
            let (_, says) = toughest(at, tree, others, player);
            says.into_iter().fold(Idea::new(say!("lost-forced"; u = u + 1)), Idea::and).by(*u)
        }
        (Outcome::Lost, _) => Idea::new(say!("lost-threats"; threats = vertices(others))),
    }
}

/// Why the player to move wins: a path, or a first sentence, if there is one, and a plan.
fn by_a_plan(at: &At<Rules>, why: Option<Say>) -> Idea<usize> {
    if let Some(&v) = threats(at.position, at.player).first() {
        return Idea::new(say!("won-completes"; v = v + 1)).by(v);
    }
    let (v, mut says) = plan(at, at.position, at.player);
    let first = why.unwrap_or_else(|| says.remove(0));
    says.into_iter().fold(Idea::new(first), Idea::and).by(v)
}

/// The first move, and a sentence for each move of the winner.
type Plan = (usize, Vec<Say>);

/// How the player to move, who wins but cannot complete a path now, comes to two threats: by moves with two, else
/// with one, else with none, and the shortest way.
fn plan(at: &At<Rules>, tree: &Tree, player: Player) -> Plan {
    let other = player.other();
    let count = |to: &Tree| threats(to, player).len().min(2);
    let mut moves = winning(at, tree, player);
    let most = moves.iter().map(|(_, to)| count(to)).max().unwrap_or(0);
    moves.retain(|(_, to)| count(to) == most);
    let plans = moves.into_iter().map(|(v, to)| {
        let threats = threats(&to, player);
        let (answer, rest) = match most {
            0 => toughest(at, &to, &to.free(), other),
            1 => toughest(at, &to, &threats, other),
            _ => (v, vec![]),
        };
        let (name, answer, threats) = (v + 1, answer + 1, vertices(&threats));
        let step = match (most, player == at.player) {
            (0, true) => say!("won-quiet"; v = name, answer),
            (0, false) => say!("lost-quiet"; v = name, answer),
            (1, true) => say!("won-threat"; v = name, answer),
            (1, false) => say!("lost-threat"; v = name, answer),
            (_, true) => say!("won-threats"; v = name, threats),
            (_, false) => say!("lost-by-threats"; v = name, threats),
        };
        (v, [vec![step], rest].concat())
    });
    plans.min_by_key(|plan| plan.1.len()).expect("the player wins")
}

/// Of some moves of a player who loses the one after which the other needs the longest plan and has the fewest ways
/// to win, and this plan.
fn toughest(at: &At<Rules>, tree: &Tree, moves: &[usize], player: Player) -> Plan {
    let plans = moves.iter().map(|&u| {
        let to = tree.with(u, player);
        let (_, says) = plan(at, &to, player.other());
        ((says.len(), Reverse(winning(at, &to, player.other()).len())), (u, says))
    });
    plans.max_by_key(|one| one.0).expect("a vertex is free").1
}

/// The moves after which the other player loses.
fn winning(at: &At<Rules>, tree: &Tree, player: Player) -> Moves<Rules> {
    let mut moves = Rules::moves(tree, player);
    moves.retain(|(_, to)| at.worth(to, player.other()).outcome == Outcome::Lost);
    moves
}

/// Where a player could complete a path.
fn threats(tree: &Tree, player: Player) -> Vec<usize> {
    let is_threat = |v: &usize| tree.with(*v, player).winner().is_some();
    tree.free().into_iter().filter(is_threat).collect()
}

/// With a tail at each white vertex: its three vertices come last.
fn tailed(tree: &Tree) -> Tree {
    let mut to = tree.clone();
    for v in (0..tree.colours.len()).filter(|&v| tree.colours[v] == Some(Player::Left)) {
        let u = to.colours.len();
        to.edges.extend([[v, u], [u, u + 1], [u, u + 2]]);
        to.colours.extend([None; 3]);
    }
    to
}

/// The second player's pairs on a path with forks at its ends or without, from one end on. Those with a vertex of a
/// tail, which come after the first n, are left out.
fn pairs(tailed: &Tree, n: usize, forks: &[usize]) -> Vec<[usize; 2]> {
    let two_leaves = |&fork: &usize| {
        let leaves = leaves(tailed, fork);
        [leaves[leaves.len() - 2], leaves[leaves.len() - 1]]
    };
    let mut pairs: Vec<[usize; 2]> = forks.iter().map(two_leaves).collect();
    let (hanging, mut path) = (pairs.concat(), vec![]);
    let end = (0..tailed.colours.len()).find(|&v| tailed.near(v).len() < 2);
    let mut next = forks.first().copied().or(end);
    while let Some(v) = next {
        path.push(v);
        let is_new = |u: &usize| !path.contains(u) && !hanging.contains(u);
        next = tailed.near(v).into_iter().find(is_new);
    }
    pairs.extend(path.chunks_exact(2).map(|two| [two[0].min(two[1]), two[0].max(two[1])]));
    pairs.retain(|two| two.iter().all(|&v| v < n));
    pairs.sort_unstable();
    pairs
}

/// The neighbours of a vertex that have no other neighbour.
fn leaves(tree: &Tree, v: usize) -> Vec<usize> {
    tree.near(v).into_iter().filter(|&u| tree.near(u).len() == 1).collect()
}

/// The edges that are found from a root, each from the parent to the child, and how far away the last vertex is.
fn from_root(tree: &Tree, root: usize) -> (Vec<(usize, usize)>, usize) {
    let (mut found, mut edges, mut next) = (vec![(root, 0)], vec![], 0);
    while let Some(&(v, depth)) = found.get(next) {
        for u in tree.near(v) {
            if found.iter().all(|one| one.0 != u) {
                found.push((u, depth + 1));
                edges.push((v, u));
            }
        }
        next += 1;
    }
    (edges, found[found.len() - 1].1)
}

fn vertices(some: &[usize]) -> Arg {
    all(some.iter().map(|v| v + 1))
}

fn dashes(path: &[usize]) -> String {
    joined(path.iter().map(|v| v + 1), "–")
}
