//! What the board shows: the net, new taxes to choose from, and the levels of the cities.

use super::rules::{Change, Net, Rules, MOST};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Net> {
        let (taxes, pairs): (Vec<u64>, Vec<[usize; 2]>) = board::groups(text)?;
        let n = taxes.len();
        if !pairs.iter().all(|&[u, v]| 1 <= u && u < v && v <= n) {
            return None;
        }
        let roads: Vec<_> = pairs.into_iter().map(|[u, v]| (u - 1, v - 1)).collect();
        let net = Net { taxes, roads };
        let fits = (1..=5).contains(&n) && net.taxes.iter().all(|&tax| tax <= MOST);
        let are_few = (0..n).all(|city| net.reached(city).len() <= 3);
        let repeats = (1..net.roads.len()).any(|i| net.roads[..i].contains(&net.roads[i]));
        (fits && are_few && !repeats).then_some(net)
    }

    fn write(net: &Net) -> String {
        let roads: Vec<_> = net.roads.iter().map(|&(u, v)| [u + 1, v + 1]).collect();
        board::write_groups(&(net.taxes.clone(), roads))
    }

    fn told(net: &Net) -> Say {
        let road = |&(u, v): &(usize, usize)| format!("{} → {}", u + 1, v + 1);
        let taxes = list(&net.taxes);
        if net.roads.is_empty() {
            say!("position-plain"; taxes)
        } else {
            say!("position"; taxes, roads = list(net.roads.iter().map(road)))
        }
    }

    /// Below the net a row of taxes to choose from for each city.
    fn scene(net: &Net) -> Vec<Picture> {
        let taxes = net.taxes.iter().enumerate();
        let names = taxes.clone().map(|(v, tax)| format!("{}:{}", v + 1, tax));
        let graph = Graph::new(names, net.roads.iter().copied());
        let choices = taxes.map(|(v, &now)| {
            let tax = |tax: u64| Cell::of(Id::Value(0, v, tax)).shaded(tax == now).text(tax);
            let name = Cell::label(format!("{}:", v + 1));
            Some(name).into_iter().chain((0..=MOST).map(tax)).collect()
        });
        let note = Picture::Note(say!("note"));
        vec![Picture::Graph(graph), note, Picture::Strips(choices.collect())]
    }

    fn act(_: &Net, changes: &Vec<Change>) -> Act {
        let tap = |&Change { city, tax }: &Change| Id::Value(0, city, tax);
        let taps: Vec<Id> = changes.iter().map(tap).collect();
        let set = |&Change { city, tax }: &Change| say!("set"; city = city + 1, tax);
        let Change { city, tax } = changes[0];
        let say = match &changes[1..] {
            [] => say!("lower"; city = city + 1, tax),
            more => say!("lower-and-set"; city = city + 1, tax, others = all(more.iter().map(set))),
        };
        Act::new(taps, say)
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Change>> {
        let net = at.position;
        let (taxes, n) = (&net.taxes, net.taxes.len());
        let (level, x) = levels(net);
        let sum_of = |k: usize| {
            let on_it = (0..n).filter(|&v| level[v] == k);
            joined(on_it.map(|v| taxes[v]), " ⊕ ")
        };
        // On the highest level that is not balanced the first city with a move of Nim.
        let can_start = |&v: &usize| taxes[v] ^ x[level[v]] < taxes[v];
        let start = (0..n).rev().filter(can_start).max_by_key(|&v| level[v]);
        let idea = if let Some(v) = start {
            let changes = convention(net, v, &level, x.clone());
            let (k, step) = (level[v], at.say(&changes));
            let why = if level.iter().filter(|&&one| one == k).count() == 1 {
                say!("won-alone"; level = k, city = v + 1, step)
            } else {
                say!("won-among"; level = k, sum = format!("{} = {}", sum_of(k), x[k]), step)
            };
            let then = if changes.len() == 1 { say!("then-done") } else { say!("then-all") };
            Idea::new(why).and(then).by(changes)
        } else if positive(taxes).is_empty() {
            Idea::new(say!("lost-end"))
        } else {
            let is_used = |&k: &usize| (0..n).any(|v| level[v] == k && taxes[v] > 0);
            let sums = (0..x.len()).filter(is_used).map(sum_of);
            Idea::new(say!("lost-even"; sums = all(sums)))
        };
        let tags = level.iter().enumerate().map(|(v, &k)| (Id::Node(v), k, x[k] > 0));
        let sums = x.iter().zip(['₀', '₁', '₂', '₃', '₄']).map(|(x, k)| format!("X{} = {}", k, x));
        let overlay = Overlay::new(say!("legend")).tags(tags);
        idea.shows(overlay).counts(say!("sums"; sums = joined(sums, ", ")))
    }

    const SMALL: &'static str =
        "[0..3]/[0..3] [0..3]( | 1 2)?/([0..2] ){3}(| 1 2 )?(| 1 3 )?(| 2 3)?/\
         ([0..1] ){4}(| 1 2 )?(| 1 3 )?(| 1 4 )?(| 2 3 )?(| 2 4 )?(| 3 4)?";
}

/// The level of each city, and X_0, X_1, … of the page: the nim-sums of the taxes on each level.
fn levels(net: &Net) -> (Vec<usize>, Vec<u64>) {
    let n = net.taxes.len();
    let (mut level, mut x) = (vec![0; n], vec![0; n]);
    for v in (0..n).rev() {
        level[v] = mex(net.reached(v).into_iter().map(|u| level[u] as u64)) as usize;
        x[level[v]] ^= net.taxes[v];
    }
    x.truncate(level.iter().max().map_or(0, |&top| top + 1));
    (level, x)
}

/// The convention in the city v that balances all levels, of which these are the nim-sums.
fn convention(net: &Net, v: usize, level: &[usize], mut x: Vec<u64>) -> Vec<Change> {
    let mut changes = vec![];
    for city in Some(v).into_iter().chain(net.reached(v)) {
        let x = std::mem::take(&mut x[level[city]]);
        if x > 0 {
            changes.push(Change { city, tax: net.taxes[city] ^ x });
        }
    }
    changes
}
