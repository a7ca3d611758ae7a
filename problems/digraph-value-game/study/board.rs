//! What the board shows: the graph, which numbers are high, and A or B of the page.

use super::rules::{Graph, Rules, Turn};
use board::prelude::*;
use referee::graph::{next, Edge};

/// The largest graph that a board takes.
const NODES: usize = 8;
const EDGES: usize = 16;
const TURNS: u64 = 40;

impl Show for Rules {
    /// The nodes are named by their numbers.
    fn read(text: &str) -> Option<Graph> {
        let (Arrows(ends), [token, bar, turns]): (Arrows, [u64; 3]) = board::groups(text)?;
        let mut numbers: Vec<u64> = ends.iter().flatten().map(|&end| end as u64).collect();
        numbers.push(token);
        numbers.sort_unstable();
        numbers.dedup();
        let are_numbers = numbers.iter().chain([&bar]).all(|number| (1..=99).contains(number));
        let fits = ends.len() <= EDGES && numbers.len() <= NODES && turns <= TURNS;
        let node = |number: u64| numbers.iter().position(|&one| one == number);
        let edge = |&[from, to]: &Edge| Some([node(from as u64)?, node(to as u64)?]);
        let (edges, token) = (ends.iter().map(edge).collect::<Option<_>>()?, node(token)?);
        (are_numbers && fits).then_some(Graph { numbers, edges, token, bar, turns })
    }

    fn write(graph: &Graph) -> String {
        let number = |node: usize| graph.numbers[node];
        let edge = |edge: &Edge| edge.map(|node| number(node) as usize);
        let arrows = Arrows(graph.edges.iter().map(edge).collect());
        board::write_groups(&(arrows, [number(graph.token), graph.bar, graph.turns]))
    }

    fn told(graph: &Graph) -> Say {
        let &Graph { ref numbers, ref edges, token, bar, turns } = graph;
        let token = numbers[token];
        if edges.is_empty() {
            return say!("position-bare"; token, bar, turns);
        }
        let named = |edge: &Edge| edge.map(|node| numbers[node] as usize);
        let arrows = board::arrows(edges.iter().map(named));
        say!("position"; token, bar, turns, arrows)
    }

    fn scene(graph: &Graph) -> Vec<Picture> {
        let edges = graph.edges.iter().map(|&[from, to]| (from, to));
        let look = |&x: &u64| if x < graph.bar { Look::Shaded } else { Look::Plain };
        let looks = graph.numbers.iter().map(look).collect();
        let picture = board::Graph::new(&graph.numbers, edges).tokens([graph.token]);
        let picture = board::Graph { looks, ..picture };
        let (high, low): (Vec<u64>, _) = graph.numbers.iter().partition(|&&x| x >= graph.bar);
        let [high, low] = [high, low].map(|numbers| match numbers[..] {
            [] => Arg::from(say!("none")),
            _ => list(&numbers),
        });
        let note = say!("note"; bar = graph.bar, high, low, turns = graph.turns);
        // Who may end it here.
        let is_firsts = is_high(graph, graph.token);
        let end = if is_firsts { say!("end-first") } else { say!("end-second") };
        let end = Picture::buttons(0, [end]);
        vec![Picture::Graph(picture), end, Picture::Note(note)]
    }

    fn how(graph: &Graph, player: Player) -> Say {
        let can_end = is_high(graph, graph.token) == (player == Player::Left);
        match graph.turns {
            _ if !can_end => say!("how-on"),
            0 => say!("how-end"),
            _ => say!("how"),
        }
    }

    fn act(graph: &Graph, turn: &Turn) -> Act {
        let number = |v: usize| graph.numbers[v];
        match *turn {
            Turn::End => Act::new([Id::Button(0, 0)], say!("end"; number = number(graph.token))),
            Turn::To(v) => Act::new([Id::Node(v)], say!("move"; number = number(v))),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Turn> {
        let (graph, player) = (at.position, at.player);
        let numbers = in_set(graph, player, graph.turns).into_iter().map(|v| graph.numbers[v]);
        let set = format!("{{{}}}", joined(numbers, ", "));
        let after = match graph.turns.checked_sub(1) {
            Some(turns) => in_set(graph, at.next(), turns),
            None => vec![],
        };
        let bar = graph.bar;
        let (name, legend, set) = match player {
            Player::Left => ("B", say!("legend-b"; bar), say!("set-a"; set)),
            Player::Right => ("A", say!("legend-a"; bar), say!("set-b"; set)),
        };
        if graph.turns == 0 {
            return why(at, &[]).counts(set);
        }
        let tags = after.iter().map(|&v| (Id::Node(v), name, true));
        let overlay = Overlay::new(legend).tags(tags);
        why(at, &after).shows(overlay).counts(set)
    }

    const SMALL: &'static str = "(1>2 )?(1>3 )?(2>1 )?(2>3 )?(3>1 )?(3>2 )?| [1..3] (2 6/2 3/3 6)";
}

fn is_high(graph: &Graph, node: usize) -> bool {
    graph.numbers[node] >= graph.bar
}

/// The nodes from which First gets a high number if it is this player's turn there and so many turns are left: A of
/// the page for First, B for Second.
fn in_set(graph: &Graph, player: Player, turns: u64) -> Vec<usize> {
    let nodes = 0..graph.numbers.len();
    if turns == 0 {
        return nodes.filter(|&v| is_high(graph, v)).collect();
    }
    let after = in_set(graph, player.other(), turns - 1);
    let joins = |&v: &usize| match player {
        Player::Left => {
            is_high(graph, v) || next(&graph.edges, v).iter().any(|to| after.contains(to))
        }
        Player::Right => {
            is_high(graph, v) && next(&graph.edges, v).iter().all(|to| after.contains(to))
        }
    };
    nodes.filter(joins).collect()
}

/// `after` are the nodes from which First gets a high number after this turn.
fn why(at: &At<Rules>, after: &[usize]) -> Idea<Turn> {
    let (graph, is_first) = (at.position, at.player == Player::Left);
    let (number, bar, is_high) =
        (graph.numbers[graph.token], graph.bar, is_high(graph, graph.token));
    if is_high == is_first {
        let why =
            if is_high { say!("won-high"; number, bar) } else { say!("won-low"; number, bar) };
        return Idea::new(why).by(Turn::End);
    }
    // Can First, or Second, end the game on all of these?
    let ends_on = |nodes: Vec<usize>, first: bool| {
        u64::from(nodes.into_iter().all(|v| self::is_high(graph, v) == first))
    };
    let reached = if graph.turns > 0 { next(&graph.edges, graph.token) } else { vec![] };
    let wins = reached.iter().copied().filter(|to| after.contains(to) == is_first);
    // Where the other player has the fewest moves.
    if let Some(v) = wins.min_by_key(|&to| next(&graph.edges, to).len()) {
        let to = graph.numbers[v];
        let is_last = graph.turns == 1 || next(&graph.edges, v).is_empty();
        let ends = match ends_on(next(&graph.edges, v), is_first) {
            0 if graph.turns % 2 == 1 => 2,
            ends => ends,
        };
        let why = if is_last { say!("won-last"; to) } else { say!("won-move"; to, ends) };
        return Idea::new(why).by(Turn::To(v));
    }
    let why = if is_high { say!("lost-high"; number, bar) } else { say!("lost-low"; number, bar) };
    Idea::new(why).and(match () {
        () if graph.turns == 0 => say!("no-turn"),
        () if reached.is_empty() => say!("no-arrow"),
        () => {
            let numbers = all(reached.iter().map(|&to| graph.numbers[to]));
            let some = reached.iter().filter(|&&v| self::is_high(graph, v) != is_first).count();
            match ends_on(reached, !is_first) {
                0 if graph.turns % 2 == 0 => say!("only-to-even"; numbers, ends = some),
                ends => say!("only-to"; numbers, ends),
            }
        }
    })
}
