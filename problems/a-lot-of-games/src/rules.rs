//! The match as stated: a turn adds a letter to the beginning of a word. Whoever cannot move loses the
//! round and, if it is not the last one, begins the next.

use referee::{Game, Moves, Player};
use std::collections::BTreeSet;

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Match {
    /// How many are left, with this one.
    pub rounds: u64,
    /// What the players have built in this round.
    pub word: String,
    pub group: Vec<String>,
}

impl Game for Rules {
    type Position = Match;
    /// The letter that is added.
    type Move = char;

    fn moves(Match { rounds, word, group }: &Match, _: Player) -> Moves<Rules> {
        let step = |letter: char| {
            let mut to = Match { rounds: *rounds, word: word.clone(), group: group.clone() };
            to.word.push(letter);
            if to.rounds > 1 && letters(group, &to.word).is_empty() {
                to.rounds -= 1;
                to.word.clear();
            }
            (letter, to)
        };
        letters(group, word).into_iter().map(step).collect()
    }
}

/// The letters that may follow.
pub fn letters(group: &[String], word: &str) -> BTreeSet<char> {
    group.iter().filter_map(|one| one.strip_prefix(word)?.chars().next()).collect()
}
