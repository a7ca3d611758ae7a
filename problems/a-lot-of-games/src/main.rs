//! A Lot of Games, Codeforces 455B: <https://codeforces.com/problemset/problem/455/B>.

use proconio::input;

fn main() {
    input! { n: usize, k: u64, words: [String; n] }
    println!("{}", if first_player_wins(&words, k) { "First" } else { "Second" });
}

fn first_player_wins(words: &[String], k: u64) -> bool {
    assert!(!words.is_empty() && k > 0, "there must be a word and a round");
    let (can_win, can_lose) = aims(words);
    can_win && (can_lose || k % 2 == 1)
}

/// W and L at the root of the trie.
fn aims(words: &[String]) -> (bool, bool) {
    let mut children = vec![[0; 26]]; // 0: no child
    for word in words {
        let mut v = 0;
        for letter in word.bytes() {
            assert!(letter.is_ascii_lowercase(), "{}: letters are from a to z", word);
            let i = usize::from(letter - b'a');
            if children[v][i] == 0 {
                children[v][i] = children.len();
                children.push([0; 26]);
            }
            v = children[v][i];
        }
    }
    let mut can_win = vec![false; children.len()];
    let mut can_lose = vec![false; children.len()];
    for v in (0..children.len()).rev() {
        can_lose[v] = children[v] == [0; 26];
        for &child in children[v].iter().filter(|&&child| child != 0) {
            can_win[v] |= !can_win[child];
            can_lose[v] |= !can_lose[child];
        }
    }
    (can_win[0], can_lose[0])
}

#[cfg(test)]
mod tests;
