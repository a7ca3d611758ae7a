//! The ideas of STUDY, each against play by the rules: its claim, and the game of *Not if*, in
//! which it is false.

#![allow(clippy::cast_possible_wrap, clippy::cast_sign_loss)] // what is counted here is small
#![allow(clippy::items_after_statements)] // a search stands in the test that it serves
#![allow(clippy::ptr_arg)] // for the referee a position is a Vec

mod all_at_once;
mod chance;
mod coins;
mod composed;
mod counting;
mod draws;
mod first_choice;
mod fixed_turns;
mod golden_ratio;
mod grundy_values;
mod hidden;
mod judge;
mod known;
mod large_values;
mod lost_and_won;
mod makers;
mod many_players;
mod matchings;
mod misere;
mod nim_sum;
mod numbers;
mod one_choice;
mod open_things;
mod pairing;
mod parity;
mod points_in_parts;
mod questions;
mod scores;
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

/// The least number that is not there.
fn mex(values: &[u64]) -> u64 {
    let mut mex = 0;
    while values.contains(&mex) {
        mex += 1;
    }
    mex
}

/// One part is replaced by others, in every way that there is for it; the parts stand in order, so equal ones together,
/// of which one is enough.
fn split<T: Clone + Ord>(parts: &[T], ways: impl Fn(&T) -> Vec<Vec<T>>) -> Vec<Vec<T>> {
    let mut options = vec![];
    for (i, part) in parts.iter().enumerate().filter(|(i, part)| *i == 0 || parts[i - 1] != **part)
    {
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

/// A mark of practice stands below each idea. Its module is named for it.
#[test]
fn each_idea_of_study_has_its_claim_and_its_not_if() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ideas");
    let study = std::fs::read_to_string(folder.join("../../../../STUDY.md")).expect("STUDY.md");
    let modules = include_str!("main.rs");
    let marks = study.lines().filter_map(|line| line.strip_prefix("<!-- practice "));
    let marks: Vec<&str> = marks.filter_map(|rest| rest.strip_suffix(" -->")).collect();
    assert!(!marks.is_empty(), "STUDY.md has no mark");
    let mut missing = vec![];
    for mark in marks {
        let module = mark.replace('-', "_");
        let source = std::fs::read_to_string(folder.join(format!("{module}.rs")));
        let source = source.unwrap_or_default();
        let lines: Vec<&str> = source.lines().collect();
        let of_tests = lines.windows(2).filter(|two| two[0] == "#[test]").map(|two| two[1]);
        let (not_if, claims): (Vec<&str>, Vec<&str>) =
            of_tests.partition(|test| test.starts_with("fn not_if_"));
        if not_if.is_empty() || claims.is_empty() || !modules.contains(&format!("mod {module};")) {
            missing.push(mark);
        }
    }
    assert!(missing.is_empty(), "no claim or no not_if_ of {missing:?}");
}
