//! What the board shows: the tree of the words, and whether the round is to be won or lost.

use super::rules::{letters, Match, Rules};
use board::prelude::*;

const ROUNDS: u64 = 9;
/// The most letters of a group.
const LETTERS: usize = 14;

impl Show for Rules {
    fn read(text: &str) -> Option<Match> {
        let parts: Vec<&str> = text.split('|').map(str::trim).collect();
        let (rounds, group, word) = match parts[..] {
            [rounds, group] => (rounds, group, ""),
            [rounds, group, word] => (rounds, group, word),
            _ => return None,
        };
        let rounds: u64 = rounds.parse().ok()?;
        let group: Vec<String> = group.split_whitespace().map(str::to_owned).collect();
        let all = group.concat();
        let fits = (1..=ROUNDS).contains(&rounds)
            && (1..=LETTERS).contains(&all.len())
            && all.bytes().all(|letter| letter.is_ascii_lowercase())
            && group.iter().any(|one| one.starts_with(word));
        // A round that is over is followed by another one, unless it was the last.
        let goes_on = rounds == 1 || !letters(&group, word).is_empty();
        (fits && goes_on).then(|| Match { rounds, word: word.to_owned(), group })
    }

    fn write(Match { rounds, word, group }: &Match) -> String {
        let text = format!("{} | {} | {}", rounds, group.join(" "), word);
        text.trim_end_matches(" | ").to_owned()
    }

    fn told(now: &Match) -> Say {
        let Match { rounds, word, group } = now;
        let group = list(group);
        if is_over(now) {
            say!("position-over"; word, group)
        } else if word.is_empty() {
            say!("position-begin"; rounds, group)
        } else {
            say!("position"; rounds, word, group)
        }
    }

    fn scene(now: &Match) -> Vec<Picture> {
        let nodes = nodes(&now.group);
        let letters = nodes.iter().map(|node| node.chars().last().unwrap_or('·'));
        let edge = |v: usize| (place(&nodes, &nodes[v][..nodes[v].len() - 1]), v);
        let tree = Graph::tree(letters, (1..nodes.len()).map(edge));
        let rounds = now.rounds;
        let note = if is_over(now) { say!("note-over") } else { say!("note"; rounds) };
        vec![Picture::Graph(tree.tokens([place(&nodes, &now.word)])), Picture::Note(note)]
    }

    fn act(Match { rounds, word: before, group }: &Match, letter: &char) -> Act {
        let word = format!("{}{}", before, letter);
        let node = Id::Node(place(&nodes(group), &word));
        let (is_first, is_end) = (before.is_empty(), letters(group, &word).is_empty());
        let say = match rounds {
            _ if !is_end && is_first => say!("begin"; word),
            _ if !is_end => say!("go-on"; word),
            1 if is_first => say!("begin-last"; word),
            1 => say!("end-last"; word),
            _ if is_first => say!("begin-round"; word),
            _ => say!("end-round"; word),
        };
        Act::new([node], say)
    }

    fn idea(at: &At<Rules>) -> Idea<char> {
        let Match { rounds, word, group } = at.position;
        let (w, l) = (can(Aim::Win, group, ""), can(Aim::Lose, group, ""));
        let (goal, aim) = match rounds {
            1 => (say!("goal-last"), Aim::Win),
            _ if !w => (say!("goal-not-w"), Aim::Win),
            _ if l => (say!("goal-either"), Aim::Lose),
            _ if rounds % 2 == 0 => (say!("goal-odd"), Aim::Lose),
            _ => (say!("goal-even"), Aim::Win),
        };
        let after = |letter: char| format!("{}{}", word, letter);
        let next = letters(group, word);
        let by = next.iter().copied().find(|&letter| !can(aim, group, &after(letter)));
        let why = match (by, aim) {
            _ if next.is_empty() => say!("lost-over"; word),
            (Some(letter), Aim::Win) => say!("won-win"; goal, word = after(letter)),
            (Some(letter), Aim::Lose) => say!("won-lose"; goal, word = after(letter)),
            (None, Aim::Win) => say!("lost-win"; goal),
            (None, Aim::Lose) => say!("lost-lose"; goal),
        };
        let letter = if aim == Aim::Win { "W" } else { "L" };
        let quantity = if can(aim, group, word) {
            say!("decides-true"; letter)
        } else {
            say!("decides-false"; letter)
        };
        Idea::new(why).by(by).shows(overlay(at.position)).counts(quantity)
    }

    const SMALL: &'static str =
        "[1..4] | (a )?(b )?(aa )?(ab )?(ba )?(bb )?/[1..4] | (a bc/aa abc/a ba bba/a ba bbbb/\
         abc abd ab/aba abb bab bba)";
}

/// What both want of a round.
#[derive(Clone, Copy, PartialEq)]
enum Aim {
    Win,
    Lose,
}

/// W or L of the page: can whoever is to move after this word force that?
fn can(aim: Aim, group: &[String], word: &str) -> bool {
    let next = letters(group, word);
    let is_lost = next.is_empty();
    let cannot = |letter: char| !can(aim, group, &format!("{}{}", word, letter));
    is_lost && aim == Aim::Lose || next.into_iter().any(cannot)
}

fn is_over(Match { rounds, word, group }: &Match) -> bool {
    *rounds == 1 && letters(group, word).is_empty()
}

/// All beginnings of words, shorter ones first: the nodes of the trie.
fn nodes(group: &[String]) -> Vec<&str> {
    let mut nodes: Vec<&str> = vec![];
    for word in group {
        nodes.extend((0..=word.len()).map(|end| &word[..end]));
    }
    nodes.sort_unstable_by_key(|node| (node.len(), *node));
    nodes.dedup();
    nodes
}

fn place(nodes: &[&str], word: &str) -> usize {
    nodes.iter().position(|node| *node == word).expect("it is a node")
}

fn overlay(Match { word, group, .. }: &Match) -> Overlay {
    let mut overlay = Overlay::new(say!("legend"));
    for (v, node) in nodes(group).into_iter().enumerate().filter(|(_, node)| node != word) {
        let text = match (can(Aim::Win, group, node), can(Aim::Lose, group, node)) {
            (true, true) => "WL",
            (true, false) => "W",
            (false, true) => "L",
            (false, false) => "–",
        };
        overlay = overlay.tag(Id::Node(v), text, letters(group, node).is_empty());
    }
    overlay
}
