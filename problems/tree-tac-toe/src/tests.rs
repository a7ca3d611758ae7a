#[path = "rules.rs"]
mod rules;

use super::white_wins;
use proptest::prelude::*;
use referee::{partizan, small, Game, Player, Referee};
use rules::{Rules, Tree};

type Edges = Vec<(usize, usize)>;
type State = (Tree, bool);

/// The rule as stated; `said` is true once it has been said who won. Where play is over, White has won if the
/// result is at least `goal`: the winner has one more move, the loser has none.
fn options((tree, said): &State, player: Player, goal: i64) -> Vec<State> {
    let options = Rules::options_of(tree, player);
    let is_white = player == Player::Left;
    if options.is_empty() && !said && (Rules::result(tree) >= goal) == is_white {
        return vec![(tree.clone(), true)];
    }
    options.into_iter().map(|to| (to, false)).collect()
}

/// All colourings of a tree with at most so many white vertices; returns the number of draws.
fn agrees(edges: &[(usize, usize)], most: u64) -> usize {
    let n = edges.len() + 1;
    let wins = Referee::normal(partizan(|state: &State, player| options(state, player, 1)));
    let draws = Referee::normal(partizan(|state: &State, player| options(state, player, 0)));
    let (mut wins, mut draws, mut count) = (wins, draws, 0);
    for colours in small::sequences(n, 1).filter(|colours| colours.iter().sum::<u64>() <= most) {
        let letters = letters(&colours);
        let edges_of_tree = edges.iter().map(|&(a, b)| [a, b]).collect();
        let white = |&sign: &u64| (sign == 1).then_some(Player::Left);
        let tree = Tree { edges: edges_of_tree, colours: colours.iter().map(white).collect() };
        let start = ((tree, false), Player::Left);
        let wins = wins.is_won(&start);
        assert_eq!(white_wins(edges, &letters), wins, "{edges:?} {letters}");
        assert!(draws.is_won(&start), "Black wins {edges:?} {letters}");
        count += usize::from(!wins);
    }
    count
}

fn letters(colours: &[u64]) -> String {
    colours.iter().map(|&colour| if colour == 1 { 'W' } else { 'N' }).collect()
}

/// Every tree by its parents, which do not decrease: all shapes.
fn trees(n: usize) -> Vec<Edges> {
    let mut all = vec![vec![]];
    for v in 1..n {
        let longer = |tree: &Edges| {
            let (tree, last) = (tree.clone(), tree.last().map_or(0, |edge| edge.0));
            (last..v).map(move |parent| [&tree[..], &[(parent, v)]].concat())
        };
        all = all.iter().flat_map(longer).collect();
    }
    all
}

#[test]
fn agrees_with_the_rules_on_every_small_tree() {
    let draws = (1..=6).map(|n| trees(n).iter().map(|tree| agrees(tree, 6)).sum::<usize>());
    assert_eq!(draws.collect::<Vec<_>>(), [2, 4, 8, 14, 28, 35]);
}

#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_larger_trees() {
    for tree in trees(7) {
        agrees(&tree, 7);
    }
    for tree in trees(8) {
        agrees(&tree, 2);
    }
}

/// A path of k + 1 vertices, 0 to k, with two leaves more at the first one or the last one or both.
fn forked(k: usize, first: bool, last: bool) -> Edges {
    let mut edges: Edges = (1..=k).map(|v| (v - 1, v)).collect();
    for (end, is_forked) in [(0, first), (k, last)] {
        if is_forked {
            let v = edges.len() + 1;
            edges.extend([(end, v), (v + 1, end)]);
        }
    }
    edges
}

#[test]
fn agrees_with_the_rules_on_longer_paths_with_forks() {
    for (first, last) in [(false, false), (true, false), (true, true)] {
        let most = 9 - 2 * (usize::from(first) + usize::from(last));
        for k in 1..most {
            agrees(&forked(k, first, last), 2);
        }
    }
}

/// The table of the Idea.
#[test]
fn the_table_of_the_page_is_right() {
    let none = |edges: &Edges| white_wins(edges, &"N".repeat(edges.len() + 1));
    for k in 1..6 {
        assert!(!none(&forked(k, false, false)));
        // Branches of 1, 1 and k.
        assert!(!none(&forked(k, true, false)));
        assert_eq!(none(&forked(k, true, true)), k % 2 == 0);
    }
    assert!(none(&vec![(0, 1), (0, 2), (0, 3), (0, 4)]));
    assert!(none(&vec![(0, 1), (0, 2), (2, 3), (0, 4), (4, 5)]));
    // The sample, and the examples of the mistakes.
    let path = [(0, 1), (0, 2)];
    assert!(white_wins(&[(0, 1), (0, 2), (0, 3)], "NNNW"));
    let wins = ["WWW", "NWW", "WWN", "WNW"].map(|letters| white_wins(&path, letters));
    assert_eq!(wins, [true; 4]);
    let wins = ["NNN", "WNN", "NWN", "NNW"].map(|letters| white_wins(&path, letters));
    assert_eq!(wins, [false; 4]);
    assert!(!white_wins(&[], "W") && !white_wins(&[(0, 1)], "WW"));
}

/// The tree with a tail in place of each white vertex.
fn with_tails(edges: &[(usize, usize)], letters: &str) -> Edges {
    let mut all = edges.to_vec();
    for (v, _) in letters.bytes().enumerate().filter(|one| one.1 == b'W') {
        let u = all.len() + 1;
        all.extend([(v, u), (u, u + 1), (u, u + 2)]);
    }
    all
}

fn any_tree() -> impl Strategy<Value = (Edges, String)> {
    let vertex = (any::<prop::sample::Index>(), 0..6_u8);
    (prop::collection::vec(vertex, 1..200), 1..4_usize).prop_map(|(vertices, near)| {
        let parent = |v: usize| v - 1 - vertices[v].0.index(v.min(near));
        let edges = (1..vertices.len()).map(|v| (parent(v), v)).collect();
        let letters = vertices.iter().map(|one| if one.1 == 0 { 'W' } else { 'N' }).collect();
        (edges, letters)
    })
}

/// A game on a path with forks: 1 for White, 2 for Black.
struct Play {
    near: Vec<Vec<usize>>,
    colours: Vec<u8>,
}

impl Play {
    fn new(edges: &[(usize, usize)]) -> Play {
        let mut near = vec![vec![]; edges.len() + 1];
        for &(a, b) in edges {
            near[a].push(b);
            near[b].push(a);
        }
        Play { colours: vec![0; near.len()], near }
    }

    fn has_path(&self, colour: u8) -> bool {
        let is_own = |&v: &usize| self.colours[v] == colour;
        let count = |v: usize| self.near[v].iter().copied().filter(is_own).count();
        (0..self.near.len()).any(|v| is_own(&v) && count(v) >= 2)
    }

    fn free(&self) -> Vec<usize> {
        (0..self.near.len()).filter(|&v| self.colours[v] == 0).collect()
    }

    fn finishing(&mut self, colour: u8) -> Option<usize> {
        let free = self.free();
        free.into_iter().find(|&v| {
            self.colours[v] = colour;
            let ends = self.has_path(colour);
            self.colours[v] = 0;
            ends
        })
    }
}

proptest! {
    #[test]
    fn a_white_vertex_is_worth_a_tail((edges, letters) in any_tree()) {
        let tailed = with_tails(&edges, &letters);
        let none = "N".repeat(tailed.len() + 1);
        prop_assert_eq!(white_wins(&edges, &letters), white_wins(&tailed, &none));
    }

    /// One more white vertex never hurts.
    #[test]
    fn white_keeps_a_win((edges, letters) in any_tree(), v in any::<prop::sample::Index>()) {
        let v = v.index(letters.len());
        let more = [&letters[..v], "W", &letters[v + 1..]].concat();
        prop_assert!(white_wins(&edges, &more) >= white_wins(&edges, &letters));
    }

    /// The pairs of the proof stop White on a long path, with forks an odd number of edges apart.
    #[test]
    fn black_answers_in_pairs(
        half in 0..30_usize,
        forks in 0..3_usize,
        choices in prop::collection::vec(any::<prop::sample::Index>(), 40),
    ) {
        let k = 2 * half + 1;
        let edges = forked(k, forks > 0, forks > 1);
        prop_assert!(!white_wins(&edges, &"N".repeat(edges.len() + 1)));
        let partner = |v: usize| match (v <= k, (v - k.min(v)) % 2 == 1) {
            (true, _) => v ^ 1,
            (false, true) => v + 1,
            (false, false) => v - 1,
        };
        let mut play = Play::new(&edges);
        for choice in choices {
            let free = play.free();
            if free.is_empty() {
                break;
            }
            let v = free[choice.index(free.len())];
            play.colours[v] = 1;
            prop_assert!(!play.has_path(1));
            play.colours[partner(v)] = 2;
        }
    }

    /// The chain of threats of the proof wins, and Black is never first, whatever he does.
    #[test]
    fn white_wins_by_threats(
        half in 1..20_usize,
        whites in any::<[bool; 2]>(),
        choices in prop::collection::vec((any::<prop::sample::Index>(), 0..4_u8), 60),
    ) {
        // The forks of the tree with tails are 0 and k; a white end is 1 or k − 1.
        let k = 2 * half + 2;
        let all = forked(k, true, true);
        let ends = [(whites[0], [0, k + 1, k + 2], 1), (whites[1], [k, k + 3, k + 4], k - 1)];
        let mut play = Play::new(&all);
        let (mut gone, mut white) = (vec![], vec![]);
        for (is_white, tail, v) in ends {
            if is_white {
                gone.extend(tail);
                white.push(v);
            }
        }
        // What is gone is neither free nor white nor black.
        for &v in &gone {
            play.colours[v] = 3;
        }
        for &v in &white {
            play.colours[v] = 1;
        }
        // The same tree for the program, with its vertices named anew.
        let names: Vec<usize> = (0..=all.len()).filter(|v| !gone.contains(v)).collect();
        let name = |v: usize| names.iter().position(|&one| one == v);
        let edges: Edges = all.iter().filter_map(|&(a, b)| Some((name(a)?, name(b)?))).collect();
        let letters: String = names.iter().map(|v| if white.contains(v) { 'W' } else { 'N' }).collect();
        prop_assert!(white_wins(&edges, &letters), "{:?} {}", edges, letters);

        // From the white end, if there is one, along the odd vertices, and to the fork at the other end.
        let from_right = whites[1] && !whites[0];
        let at = |i: usize| if from_right { k - i } else { i };
        let mut wanted: Vec<usize> = (0..k).filter(|i| i % 2 == 1).map(at).collect();
        wanted.push(at(k));
        let mut won = false;
        for (turn, (index, kind)) in choices.into_iter().enumerate() {
            let fork = at(0);
            let finish = play.finishing(1);
            let is_open = turn == 1 && play.colours[fork] == 0;
            let next = wanted.iter().copied().find(|&v| play.colours[v] == 0);
            let v = finish.or(if is_open { Some(fork) } else { next }).unwrap();
            play.colours[v] = 1;
            if play.has_path(1) {
                won = true;
                break;
            }
            // Black mostly finishes or stops White, but not always.
            let stop = play.finishing(2).or_else(|| play.finishing(1)).filter(|_| kind > 0);
            let free = play.free();
            let v = stop.unwrap_or(free[index.index(free.len())]);
            play.colours[v] = 2;
            prop_assert!(!play.has_path(2));
        }
        prop_assert!(won);
    }
}

referee::refuses! {
    refuses_another_letter: white_wins(&[(0, 1), (1, 2)], "NWX") => "NWX: needs 3 letters W or N";
    refuses_a_missing_letter: white_wins(&[(0, 1), (1, 2)], "NW") => "NW: needs 3 letters W or N";
    refuses_a_vertex_that_is_not_there:
        white_wins(&[(0, 1), (0, 3)], "NNN") => "edge 1 4: vertices are from 1 to 3";
}
