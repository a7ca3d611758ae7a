//! # A Lot of Games — 很多局游戏, Codeforces 455B, Codeforces 456D, Luogu CF455B
//!
//! <https://codeforces.com/problemset/problem/455/B> · a trie; who can win a round, and who can lose it on purpose · O(total length) time and memory
//!
//! **Statement.** There is a group of n words. In a round two players build a word, which is empty
//! at first. They take turns; a turn adds a letter at the end, so that the result is a beginning (a
//! prefix) of at least one word of the group. Whoever cannot move loses the round. They play k
//! rounds; the loser of a round moves first in the next one. Whoever wins the last round wins the
//! match. Does the player win who moves first in the first round, or the other one?
//!
//! **Input.** The first line has n and k, 1 ≤ n ≤ 10⁵, 1 ≤ k ≤ 10⁹. Each of the n lines that follow
//! has a word of letters `a` to `z`. No word is empty, and all words together have at most 10⁵
//! letters.
//!
//! **Output.** `First` if the player who moves first in the first round wins the match, else
//! `Second`.
//!
//! ```text
//! input     output        input     output
//! 2 3       First         1 2       Second
//! a                       ab
//! b
//! ```
//!
//! **Idea.** First a single round. All beginnings of words make a tree, the *trie* of the group:
//! the empty word is its root, and the children of a node are the beginnings that are longer by a
//! letter. A move goes from a node to a child; on a leaf, a node without children, the player to
//! move has lost the round. So go from the leaves backwards: the player to move can win the round
//! if some child is one from which the opponent cannot win.
//!
//! Now play some matches by hand.
//!
//! ```text
//! words     one round                          the match of k rounds
//! ab        the beginner has to lose           First begins every round and loses all of them
//! a         the beginner has to win            the players begin in turn: First wins if k is odd
//! a, bc     the beginner wins with a, or       First chooses b in each round but the last and
//!           loses on purpose: b, then c        begins them all, then chooses a: First wins
//! ```
//!
//! The third group is the new thing: it can be good to lose a round, because the loser begins the
//! next one. So there are two questions for a node. *W*: can the player to move force a win of the
//! round? *L*: can the player to move force a loss of the round? L is the question for the opposite
//! aim. A leaf is just what this player wants, and another node is good if it has a child from
//! which the opponent, who now also wants to be the one without a move, cannot get this. W and L
//! need not be opposites. The group a, bc has both; the group aa, abc has neither, since there the
//! second player chooses the end of the round.
//!
//! When does a player want to lose a round? Look at the end of a round that is not the last. The
//! player to move is on a leaf and has lost the round, so this player begins the next one. That is,
//! the same player is to move at the root again, with one round less to play. So the match is one
//! long game: below each leaf hangs the trie of the next round. To be on a leaf is good exactly if
//! it is good to begin with one round less. And from this everything follows: if it is good to
//! begin when r − 1 rounds are left, then both players try to lose the round before, and L decides
//! it; if it is bad, both try to win it, and W decides.
//!
//! ```text
//! rounds left           1       2       3       4            so the first player wins
//! not W                 bad     W bad   W bad   W bad   …    never
//! W and L               good    L good  L good  L good  …    always
//! W, not L              good    L bad   W good  L bad   …    if k is odd
//! ```
//!
//! Each entry tells whether it is good to begin; the letter before it is the question that decides.
//!
//! **Method.**
//! 1. Build the trie. Number its nodes in the order in which they appear, the root first; then each
//!    node has a larger number than its parent.
//! 2. Go through the nodes from the last to the first. On a leaf W is false and L is true. On
//!    another node W is true if W is false for some child, and L is true if L is false for some
//!    child.
//! 3. Print `First` if W is true at the root and also L is true or k is odd; else print `Second`.
//!
//! The order of step 2 takes the place of a recursive function, which would call itself 100 000
//! deep on a single long word.
//!
//! **Proof.** A round ends, since each move makes the word longer, and the number of rounds is k;
//! so the match ends.
//!
//! *Lemma (a round with a prize).* Play a single round for a prize. If the prize goes to the player
//! who is to move when the leaf is reached, then on node v the player to move can force to get it ⇔
//! L(v). If it goes to the opponent of that player, then on node v the player to move can force to
//! get it ⇔ W(v). (⇔ means "if and only if".)
//! - *A leaf.* In the first case the player to move has the prize, and L is true. In the second
//!   case the opponent has it, and W is false.
//! - *Another node.* One of the two players gets the prize, so the player to move can force to get
//!   it exactly if some move leads to a child from which the opponent cannot force to get it. This
//!   is how L and W are defined, and for the children, which are nearer to the leaves, the lemma
//!   already holds.
//!
//! *Claim.* Let v(r) say whether the player who begins a round can force a win of the match when r
//! rounds are left, this one included. Then v(1) = W at the root, and for r > 1 v(r) = L at the
//! root if v(r − 1) is true, and W at the root if v(r − 1) is false.
//! - *The last round.* Whoever is on a leaf has lost the match. The prize is the match, and it goes
//!   to the opponent of the player on the leaf: W.
//! - *A round before it.* Whoever is on a leaf begins the next round with r − 1 rounds left. If
//!   v(r − 1) is true, this player wins the match with best play: the prize goes to the player on
//!   the leaf, L. If it is false, the prize goes to the opponent: W.
//!
//! So if W is false, v(1) is false, then v(2) = W is false, and so on: v(k) is always false. If W
//! and L are true, v(1) is true, then v(2) = L is true, and so on. If W is true and L is false,
//! v(1) is true, v(2) = L is false, v(3) = W is true, and so on: v(k) is true for odd k. Step 3
//! prints this.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Deciding by a single round, as if k did not matter. Whoever sets L to false on a leaf does the
//!   same: then L is W (`hack-one-round`).
//! - Letting the winner of a round begin the next one (`hack-winner-begins`).
//! - Letting the players begin in turn, whoever loses: then only the parity of k and W count
//!   (`hack-in-turn`).
//! - Thinking that nobody loses on purpose: First wins if W is true and k is odd (`hack-no-loss`).
//! - Ending a round at every word of the group, although a longer word may go on from there
//!   (`hack-inner-word`).
//! - Looking at the lengths of the words alone: W if some length is odd, L if some length is even.
//!   But the opponent chooses letters too (`hack-lengths`).
//! - Taking L for "some child from which the opponent can win": to win the opponent needs the will
//!   to win (`hack-will`).
//!
//! **Beyond.** The program takes any k from 1 to 2⁶⁴ − 1 and more letters than the limit, as long
//! as they fit into memory. A word may be given twice, and it may be the beginning of another. It
//! refuses a group without words, k = 0 and letters other than `a` to `z`. L alone is the round
//! under *misère play*, where whoever cannot move wins; [misere-nim](../misere_nim/index.html)
//! explains it for Nim. The two values W and L of a position are enough for each chain of games in
//! which the end of one is the beginning of the next.
//!
//! **Source.** Codeforces Round 260, problem B of division 1 and D of division 2.

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
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{aims, first_player_wins};
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    fn group(words: &[&str]) -> Vec<String> {
        words.iter().map(|&word| word.to_owned()).collect()
    }

    /// For 1, 2, … rounds.
    fn agrees(words: &[String], rounds: u64) {
        let letters = |word: &String| word.bytes().map(|letter| u64::from(letter - b'`')).collect();
        let group: Vec<Vec<u64>> = words.iter().map(letters).collect();
        let mut game = Game::normal(Rules::options);
        for k in 1..=rounds {
            let won = game.is_won(&[&[vec![k], vec![]], &group[..]].concat());
            assert_eq!(first_player_wins(words, k), won, "{k} {words:?}");
        }
    }

    /// Every trie over two letters, by its leaves: no deeper than that, below the word.
    fn tries(depth: usize, word: &str) -> Vec<Vec<String>> {
        let mut found = vec![vec![]];
        for letter in ["a", "b"].iter().filter(|_| depth > 0) {
            let below = tries(depth - 1, &format!("{word}{letter}"));
            let with = |leaves: &Vec<String>| {
                below.iter().map(|more| [&leaves[..], more].concat()).collect::<Vec<_>>()
            };
            found.extend(found.clone().iter().flat_map(with));
        }
        if !word.is_empty() {
            found[0] = vec![word.to_owned()];
        }
        found
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_trie() {
        let tries = tries(3, "");
        assert_eq!(tries.len(), 676);
        for words in &tries[1..] {
            agrees(words, 6);
        }
    }

    /// Words within words too.
    fn agrees_on_groups(letters: u64, longest: usize, rounds: u64) {
        let words = (1..=longest).flat_map(|length| small::sequences(length, letters - 1));
        let spell = |word: Vec<u64>| word.iter().map(|&i| ["a", "b", "c"][i as usize]).collect();
        for words in small::subsets(words.map(spell)).filter(|words| !words.is_empty()) {
            agrees(&words, rounds);
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_group_of_words_of_two_letters() {
        agrees_on_groups(2, 2, 6);
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_group_of_longer_words() {
        agrees_on_groups(2, 3, 3);
        agrees_on_groups(3, 2, 3);
    }

    proptest! {
        #[test]
        fn agrees_with_the_rules_on_larger_groups(
            words in prop::collection::vec("[abc]{1,6}", 1..8),
        ) {
            agrees(&words, 3);
        }

        /// Twice the same word changes nothing.
        #[test]
        fn a_word_may_be_given_twice(words in prop::collection::vec("[a-d]{1,6}", 1..20)) {
            prop_assert_eq!(aims(&words), aims(&[&words[..], &words].concat()));
        }
    }

    #[test]
    fn the_examples_are_right() {
        for (words, expected) in [
            (&["ab"][..], (false, true)),
            (&["a"], (true, false)),
            (&["a", "bc"], (true, true)),
            (&["aa", "abc"], (false, false)),
        ] {
            assert_eq!(aims(&group(words)), expected, "{words:?}");
        }
    }

    /// Where the second player has to lose.
    #[test]
    fn a_single_long_word_leaves_no_choice() {
        for length in [1, 2, 3, 99_999, 100_000] {
            let is_odd = length % 2 == 1;
            assert_eq!(aims(&["z".repeat(length)]), (is_odd, !is_odd));
        }
        assert!(first_player_wins(&["z".repeat(99_999)], u64::MAX));
        assert!(!first_player_wins(&["z".repeat(99_999)], u64::MAX - 1));
    }

    #[test]
    #[should_panic(expected = "there must be a word and a round")]
    fn refuses_no_round() {
        first_player_wins(&group(&["a"]), 0);
    }

    #[test]
    #[should_panic(expected = "aB: letters are from a to z")]
    fn refuses_other_letters() {
        first_player_wins(&group(&["aB"]), 1);
    }
}
