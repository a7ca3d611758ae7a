//! The ideas of STUDY, each against play by the rules: its claim, and the game of *Not if*, in which it is false.

mod all_at_once;
mod chance;
mod coins;
mod composed;
mod draws;
mod first_choice;
mod golden_ratio;
mod grundy_values;
mod hidden;
mod judge;
mod large_values;
mod lost_and_won;
mod many_players;
mod matchings;
mod misere;
mod nim_sum;
mod one_choice;
mod pairing;
mod parity;
mod several_heaps;
mod simultaneous;
mod stealing;
mod trees;
mod undone;

/// Any number of stones from one heap.
fn nim(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
    referee::sum(heaps, |&heap| 0..heap)
}

fn xor<'a>(numbers: impl IntoIterator<Item = &'a u64>) -> u64 {
    numbers.into_iter().fold(0, |sum, number| sum ^ number)
}

/// One part is replaced by others, in every way that there is for it; the parts stand in order.
fn split<T: Clone + Ord>(parts: &[T], ways: impl Fn(&T) -> Vec<Vec<T>>) -> Vec<Vec<T>> {
    let mut options = vec![];
    for (i, part) in parts.iter().enumerate() {
        for way in ways(part) {
            let mut to = [&parts[..i], &way, &parts[i + 1..]].concat();
            to.sort();
            options.push(to);
        }
    }
    options
}

/// Every graph without cycles, by the options of its vertices, which have lesser numbers.
fn dags(vertices: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    let pairs: Vec<(usize, usize)> =
        (0..vertices).flat_map(|from| (0..from).map(move |to| (from, to))).collect();
    (0_u64..1 << pairs.len()).map(move |set| {
        let mut options = vec![vec![]; vertices];
        for (bit, &(from, to)) in pairs.iter().enumerate() {
            if set >> bit & 1 == 1 {
                options[from].push(to);
            }
        }
        options
    })
}

/// Every undirected graph, by the neighbours of its vertices.
fn graphs(vertices: usize) -> impl Iterator<Item = Vec<Vec<usize>>> {
    dags(vertices).map(|mut neighbours| {
        for from in 0..neighbours.len() {
            for to in neighbours[from].clone() {
                if to < from {
                    neighbours[to].push(from);
                }
            }
        }
        neighbours
    })
}
