//! # A Game of Nim against the Computer — 人机对战 Nim
//!
//! a program that plays Nim and always leaves nim-sum 0 if it can · O(n) time per turn, O(n) memory
//!
//! **Statement.** There are heaps of stones, of sizes that the player chooses. The player and the
//! computer take turns; a turn takes one or more stones from a single heap. Whoever takes the last
//! stone wins. The computer makes the first move; with the argument `--first` the player makes it.
//! Write the program so that the computer never misses a winning move.
//!
//! **Input.** What the player types, a line at a time. The first line has the sizes of the heaps,
//! from 0 to 2⁶⁴ − 1, not all 0. After it comes one line for each turn of the player: the number of
//! a heap, counted from 1, and how many stones to take from it. The end of the input ends the game.
//!
//! **Output.** What the computer says. Before each turn it shows all heaps, with at most 40 stones
//! drawn of each. Then it says its own move or asks for the player's. If what the player types is
//! not possible, it says `No:` and why, and asks again. At the end it says `I win.` or `You win!`.
//! Here the player types two lines (at a terminal each stands after the question that it answers):
//!
//! ```text
//! input     output
//! 1 1       Nim: take stones from one heap; whoever takes the last stone wins.
//! 2 1       Heaps, for example 3 5 7:
//!           heap 1: 1 ●
//!           heap 2: 1 ●
//!           I take 1 from heap 1.
//!
//!           heap 1: 0
//!           heap 2: 1 ●
//!           Your turn, heap and amount: You take 1 from heap 2.
//!           You win!
//! ```
//!
//! **Idea.** In the sample the computer could not win: with two equal heaps the opponent copies
//! each move. The general form of "equal heaps" is that the *nim-sum* X of the heaps is 0. X is
//! their bitwise xor, written ⊕: write the heaps in binary below each other, and put a 1 below each
//! column with an odd number of ones. [nim](../nim/index.html) shows how one finds this. Let the
//! heaps be 7, 8 and 9:
//!
//! ```text
//! heap 1   7   0 1 1 1   →   1   0 0 0 1
//! heap 2   8   1 0 0 0       8   1 0 0 0
//! heap 3   9   1 0 0 1       9   1 0 0 1
//!          X   0 1 1 0           0 0 0 0
//! ```
//!
//! A move that makes X = 0 changes the digits of one heap h in exactly these columns: h becomes h ⊕
//! X, here 7 becomes 1. The computer takes 6. Whatever the player does then, X is not 0 any more,
//! and the computer makes it 0 again. In the end it leaves no stone at all.
//!
//! If X = 0 on the computer's turn, every move is bad. It takes a single stone, so that the game is
//! long and the player has many chances to go wrong. As soon as the player leaves X ≠ 0 the
//! computer wins.
//!
//! **Method.** While there are stones, the players take turns.
//! 1. On the computer's turn compute X, the bitwise xor of all heaps.
//! 2. If some heap h has h ⊕ X < h, take h − (h ⊕ X) stones from the first such heap.
//! 3. Otherwise take 1 from the first heap that is not empty.
//! 4. On the player's turn ask for a heap and an amount, until the heap exists and the amount is
//!    from 1 to its size.
//! 5. Whoever moved last has won.
//!
//! **Proof.** Claim: if X ≠ 0 on the computer's turn, the computer takes the last stone. (So it
//! misses no winning move: the same proof with the roles changed shows that X = 0 on its turn is
//! lost for it, if the player plays well.)
//! - *The computer can make X = 0.* In the place of X's highest 1 an odd number of heaps have a 1,
//!   so at least one heap h has. In h ⊕ X this digit is 0, and otherwise only lower digits change,
//!   so h ⊕ X < h, and step 2 finds a heap. The new nim-sum is X ⊕ h ⊕ (h ⊕ X) = 0.
//! - *The player cannot keep it.* A move of the player lowers one heap from h to some s < h. The
//!   other heaps have nim-sum h, because X = 0, so the new nim-sum is h ⊕ s. It is not 0 because
//!   s ≠ h.
//! - *The end.* Each turn takes stones, so at some time none is left. Then X = 0. The player's
//!   moves leave X ≠ 0, so the last move was the computer's.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Leaving as many stones in the heap as the player wanted to take (`hack-set-for-taken`).
//! - Accepting that the player takes 0 stones and so passes the turn (`hack-pass`).
//! - Accepting that the player takes more than the heap has (`hack-too-many`).
//! - Accepting a heap that does not exist (`hack-no-heap`).
//! - Ending the game when the sum of all stones is 0. In 64 bits it overflows: 2⁶³ + 2⁶³ gives 0
//!   (`hack-sum`).
//!
//! **Beyond.** Start it with `cargo run -q --release --bin nim-duel`, and add ` -- --first` to make
//! the first move. Any number of heaps is possible. The program accepts only whole numbers from 0
//! to 2⁶⁴ − 1; whatever else the player types is explained and asked for again, and nothing is
//! lost. It refuses to start with an argument other than `--first`.
//!
//! **Source.** A game program in C in a document on Nim, whose listing does not compile as printed.
//! C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3 (1901),
//! 35–39.

use shared::nim::nim_sum;
use std::io::{stdin, stdout, BufRead, Result, Write};

fn main() -> Result<()> {
    let player_begins = match std::env::args().nth(1).as_deref() {
        None => false,
        Some("--first") => true,
        Some(word) => panic!("`{}`: there is only --first, with which you begin", word),
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
    let mut heaps = match heaps {
        Some(heaps) => heaps,
        None => return Ok(()),
    };
    let mut players_turn = player_begins;
    while heaps.iter().any(|&heap| heap > 0) {
        show(&mut output, &heaps)?;
        let (who, chosen) = if players_turn {
            let question = "Your turn, heap and amount: ";
            ("You", ask(&mut input, &mut output, question, |words| legal_move(&heaps, words))?)
        } else {
            ("I", Some(computers_move(&heaps)))
        };
        let (heap, amount) = match chosen {
            Some(chosen) => chosen,
            None => return Ok(()),
        };
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
    let (heap, amount) = match words[..] {
        [heap, amount] => (heap, amount),
        _ => return Err("two numbers, heap and amount".into()),
    };
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
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{computers_move, play};
    use shared::board::Board;
    use shared::rules::Game;
    use shared::small;

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
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
