//! # A Game of Nim against the Computer — 人机对战 Nim
//!
//! a game of Nim against the computer · O(heaps) time per turn, O(heaps) memory
//!
//! **Statement.** Nim at a terminal. The player types the sizes of the heaps; a turn takes any
//! positive number of stones from one heap, and whoever takes the last stone wins. The computer
//! begins, or the player with `--first`. Wherever there is a winning move the computer makes one;
//! otherwise it takes 1 from the first heap that is not empty. The heaps are shown before each turn.
//! The player types a heap and an amount; what is not possible is explained and asked for again. The
//! end of the input ends the game.
//!
//! **Idea.** The computer keeps the nim-sum ⊕, the bitwise xor of the heaps, at 0 as soon as it
//! can, and then it cannot lose.
//!
//! ```text
//! heap 1   7  ●●●●●●●       7 ⊕ 8 ⊕ 9 = 6, whose top bit only heap 1
//! heap 2   8  ●●●●●●●●      has: the computer takes 6 from it and
//! heap 3   9  ●●●●●●●●●     leaves 1 ⊕ 8 ⊕ 9 = 0
//! ```
//!
//! **Proof.** Claim: once the computer has left a nim-sum X = 0, it takes the last stone. As in
//! [nim](../nim/index.html):
//! - The end: if no stone is left, the computer took the last one.
//! - From X = 0 the player changes one heap from h to some s < h, and X to h ⊕ s ≠ 0: stones are
//!   left.
//! - From X ≠ 0 some heap h has the top bit of X, its highest 1; the computer brings it to h ⊕ X <
//!   h, and X to 0.
//!
//! Stones get fewer with each turn, so the end comes.
//!
//! **Mistakes.** Setting a heap to the number that was to be taken (`hack-set-for-taken`).
//! Accepting a take of 0, which passes the turn (`hack-pass`), of more than there is
//! (`hack-too-many`), or from a heap that is not there (`hack-no-heap`). Deciding the end by the
//! sum of the stones, which overflows: 2⁶³ and 2⁶³ make 0 (`hack-sum`).
//!
//! **Source.** A game program in C of a document on Nim, whose listing does not compile as printed.
//! C. L. Bouton, Annals of Mathematics 3 (1901), 35–39.

use shared::nim::nim_sum;
use std::io::{stdin, stdout, BufRead, Result, Write};

fn main() -> Result<()> {
    let player_begins = match std::env::args().nth(1).as_deref() {
        None => false,
        Some("--first") => true,
        Some(word) => panic!("`{word}`: there is only --first, with which you begin"),
    };
    play(stdin().lock(), stdout(), player_begins)
}

/// Plays a game, to its end or to the end of the input.
fn play(mut input: impl BufRead, mut output: impl Write, player_begins: bool) -> Result<()> {
    writeln!(output, "Nim: take stones from one heap; whoever takes the last stone wins.")?;
    let question = "Heaps, for example 3 5 7: ";
    let heaps = ask(&mut input, &mut output, question, |sizes| {
        let has_stones = sizes.iter().any(|&size| size > 0);
        has_stones.then(|| sizes.to_vec()).ok_or("type the sizes of the heaps, not all 0".into())
    })?;
    let Some(mut heaps) = heaps else { return Ok(()) };
    let mut players_turn = player_begins;
    while heaps.iter().any(|&heap| heap > 0) {
        show(&mut output, &heaps)?;
        let (who, chosen) = if players_turn {
            let question = "Your turn, heap and amount: ";
            ("You", ask(&mut input, &mut output, question, |words| legal_move(&heaps, words))?)
        } else {
            ("I", Some(computers_move(&heaps)))
        };
        let Some((heap, amount)) = chosen else { return Ok(()) };
        heaps[heap] -= amount;
        writeln!(output, "{who} take {amount} from heap {}.", heap + 1)?;
        players_turn = !players_turn;
    }
    // Whose turn it is now did not take the last stone.
    writeln!(output, "{}", if players_turn { "I win." } else { "You win!" })
}

/// Asks until a line of numbers will do; none at the end of the input.
fn ask<T>(
    input: &mut impl BufRead,
    output: &mut impl Write,
    question: &str,
    read: impl Fn(&[u64]) -> std::result::Result<T, String>,
) -> Result<Option<T>> {
    loop {
        write!(output, "{question}")?;
        output.flush()?;
        let mut line = vec![];
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(output, "The game ends here.")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        let numbers: std::result::Result<Vec<u64>, _> =
            line.split_whitespace().map(str::parse).collect();
        match numbers.map_err(|_| "only numbers, 0 to 2^64 - 1".into()).and_then(|n| read(&n)) {
            Ok(answer) => return Ok(Some(answer)),
            Err(why) => writeln!(output, "No: {why}.")?,
        }
    }
}

/// The heap, counted from 0, and the amount that the player may take.
fn legal_move(heaps: &[u64], words: &[u64]) -> std::result::Result<(usize, u64), String> {
    let [heap, amount] = words[..] else { return Err("two numbers, heap and amount".into()) };
    let size = heap.checked_sub(1).and_then(|i| heaps.get(i as usize));
    match size {
        None => Err(format!("there are heaps 1 to {}", heaps.len())),
        Some(0) => Err(format!("heap {heap} is empty")),
        Some(size) if amount == 0 || amount > *size => {
            Err(format!("take 1 to {size} from heap {heap}"))
        }
        Some(_) => Ok((heap as usize - 1, amount)),
    }
}

/// A heap, counted from 0, and how much the computer takes from it.
fn computers_move(heaps: &[u64]) -> (usize, u64) {
    let x = nim_sum(heaps.iter().copied());
    for (i, &heap) in heaps.iter().enumerate() {
        if heap ^ x < heap {
            return (i, heap - (heap ^ x));
        }
    }
    (heaps.iter().position(|&heap| heap > 0).expect("the game is not over"), 1)
}

fn show(output: &mut impl Write, heaps: &[u64]) -> Result<()> {
    writeln!(output)?;
    for (i, &heap) in heaps.iter().enumerate() {
        let stones = "●".repeat(heap.min(40) as usize);
        let more = if heap > 40 { "…" } else { "" };
        writeln!(output, "heap {}: {heap} {stones}{more}", i + 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{computers_move, play};
    use shared::rules::{sum, Game};
    use shared::small;

    /// The rule as stated: take any positive number of stones from one heap.
    fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
        sum(heaps, |&heap| 0..heap)
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|heaps: &Vec<u64>| options(heaps));
        for mut heaps in small::positions([(1, 40), (2, 24), (3, 12), (4, 7)]) {
            if heaps.iter().all(|&heap| heap == 0) {
                continue;
            }
            let (won, first) = (game.is_won(&heaps), heaps.iter().position(|&heap| heap > 0));
            let (heap, amount) = computers_move(&heaps);
            assert!((1..=heaps[heap]).contains(&amount), "{heaps:?}");
            if !won {
                assert_eq!((Some(heap), amount), (first, 1), "{heaps:?}");
            }
            heaps[heap] -= amount;
            assert!(!won || !game.is_won(&heaps), "{heaps:?}");
        }
    }

    /// All that the program writes when the input is this.
    fn transcript(input: &str, player_begins: bool) -> String {
        let mut output = vec![];
        play(input.as_bytes(), &mut output, player_begins).unwrap();
        String::from_utf8(output).unwrap()
    }

    #[test]
    fn the_player_may_begin_and_win() {
        let text = transcript("5\n1 5\n", true);
        assert!(text.ends_with("You take 5 from heap 1.\nYou win!\n"), "{text}");
        assert!(!text.contains("I take"), "{text}");
    }

    #[test]
    fn what_is_not_possible_is_explained_and_asked_again() {
        for (entry, answer) in [
            ("x 1", "No: only numbers, 0 to 2^64 - 1."),
            ("-1 1", "No: only numbers, 0 to 2^64 - 1."),
            ("1 99999999999999999999", "No: only numbers, 0 to 2^64 - 1."),
            ("", "No: two numbers, heap and amount."),
            ("1 1 1", "No: two numbers, heap and amount."),
            ("0 1", "No: there are heaps 1 to 2."),
            ("3 1", "No: there are heaps 1 to 2."),
            ("1 0", "No: take 1 to 4 from heap 1."),
            ("1 5", "No: take 1 to 4 from heap 1."),
            ("2 1", "No: heap 2 is empty."),
        ] {
            let text = transcript(&format!("\n4 0\n{entry}\n1 4\n"), true);
            assert!(text.contains("No: type the sizes of the heaps, not all 0.\n"), "{text}");
            assert!(text.contains(answer), "{entry}: {text}");
            assert!(text.ends_with("You win!\n"), "{entry}: {text}");
        }
    }

    #[test]
    fn the_end_of_the_input_ends_the_game() {
        for input in ["", "3 5", "3 5\n", "3 5\n1", "3 5\n1 9\n"] {
            let text = transcript(input, false);
            assert!(text.ends_with(": The game ends here.\n"), "{input}: {text}");
        }
    }

    #[test]
    fn bytes_that_are_no_text_are_no_numbers() {
        let mut output = vec![];
        play(&b"1\xff\n"[..], &mut output, false).unwrap();
        assert!(String::from_utf8(output).unwrap().contains("No: only numbers"));
    }
}
