//! The game as stated: cut a paper around the middle of a palindrome of 3 letters or more.

use referee::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// The words on the papers, from the left.
    type Position = Vec<String>;
    /// How many letters stand before the one that is cut out, on all papers.
    type Move = usize;

    fn moves(papers: &Vec<String>, _: Player) -> Moves<Rules> {
        let (mut moves, mut before) = (vec![], 0);
        for (p, word) in papers.iter().enumerate() {
            for i in (0..word.len()).filter(|&i| may_be_cut(word.as_bytes(), i)) {
                let parts = [&word[..i], &word[i..=i], &word[i + 1..]].map(String::from);
                let to = [&papers[..p], &parts[..], &papers[p + 1..]].concat();
                moves.push((before + i, to));
            }
            before += word.len();
        }
        moves
    }
}

/// Does the letter at i stand in the middle of a palindrome of 3 letters or more?
fn may_be_cut(word: &[u8], i: usize) -> bool {
    let is_palindrome = |l: usize| {
        let part = &word[i - l..=i + l];
        part.iter().eq(part.iter().rev())
    };
    (1..=i.min(word.len() - 1 - i)).any(is_palindrome)
}
