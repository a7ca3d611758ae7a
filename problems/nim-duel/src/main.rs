//! # Nim duel — 人机对战 Nim
//!
//! a game of Nim against the computer · O(heaps) time a turn, O(heaps) memory
//!
//! **Statement.** The program asks for the number of heaps and their sizes. Then the computer and
//! the player take turns, the computer first, or the player with `--first`; a turn takes any
//! positive number of stones from one heap, and who takes the last stone wins. Wherever there is a
//! winning move the computer makes one, otherwise it takes 1 from the first heap that is not empty.
//! The board is shown before each turn, small heaps as rows of stones. A move is typed as `heap
//! amount`, or the heap first and the amount when asked. An entry that is no number, no heap or no
//! possible amount is explained, the rest of its line dropped, and the question (for a wrong amount
//! the whole move) asked again; the board stays as it is. 1 to 100 heaps of any u64 size are
//! accepted. The end of the input ends the game with exit status 0.
//!
//! **Idea.** The computer keeps the nim-sum at 0 as soon as it can, and then it cannot lose.
//!
//! ```text
//! heap 1  ●●●●●●●   7        7 ⊕ 8 ⊕ 9 = 6, and only heap 1 holds its top bit:
//! heap 2  ●●●●●●●●  8        the computer takes 6 from it and leaves
//! heap 3  ●●●●●●●●● 9        1 ⊕ 8 ⊕ 9 = 0
//! ```
//!
//! **Proof.** Claim: once the computer has left a nim-sum X = 0, it takes the last stone.
//! - The end: if no stone is left, the computer took the last one.
//! - From X = 0 the player changes one heap a to some b < a, and X to a ⊕ b ≠ 0: stones are left.
//! - From X ≠ 0 some heap a holds the top bit of X; the computer brings it to a ⊕ X < a, and X to
//!   0.
//!
//! Stones get fewer with each turn, so the end comes.
//!
//! **Mistakes.** Setting a heap to the number that was to be taken (`hack-set-for-taken`).
//! Accepting a take of 0, which passes the turn (`hack-pass`), of more than there is
//! (`hack-too-many`), or from no heap (`hack-no-heap`). Deciding the end by the sum of the stones,
//! which overflows: 2⁶³ and 2⁶³ make 0 (`hack-sum`).
//!
//! **Source.** A game program in C of a document on Nim, whose listing does not compile as printed.
//! C. L. Bouton, Annals of Mathematics 3 (1901), 35–39.

use shared::nim::{nim_sum, winning_size};
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

const HELP: &str = "\
A game of Nim against the computer: who takes the last stone wins.

Usage: nim-duel [--first]

  --first  you move first, not the computer
  --help   this text

It asks for the number of heaps and their sizes. A move is typed as two numbers,
the heap and how many stones to take from it: `2 5` takes 5 from heap 2.
";

/// A row of stones is drawn up to this size.
const DRAWN: u64 = 40;
const MOST_HEAPS: u64 = 100;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let player_first = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--first"] => true,
        ["--help" | "-h"] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("`{}` is not known here; --help tells what is", arguments.join(" "));
            return ExitCode::from(2);
        }
    };
    let talk = Talk { input: io::stdin().lock(), output: io::stdout(), words: VecDeque::new() };
    match play(talk, player_first) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the game cannot go on: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Plays one game; the end of the input ends it politely.
fn play(mut talk: Talk<impl BufRead, impl Write>, player_first: bool) -> io::Result<()> {
    match duel(&mut talk, player_first) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            writeln!(talk.output, "\nThe input has ended, so the game ends here. Goodbye!")
        }
        other => other,
    }
}

fn duel(talk: &mut Talk<impl BufRead, impl Write>, player_first: bool) -> io::Result<()> {
    let mut heaps = talk.ask_heaps()?;
    let mut players_turn = player_first;
    if nim_is_over(&heaps) {
        return writeln!(talk.output, "There are no stones: nothing to play.");
    }
    loop {
        talk.show(&heaps)?;
        if players_turn {
            let (heap, amount) = talk.ask_move(&heaps)?;
            heaps[heap] -= amount;
        } else {
            let (heap, amount) = computers_move(&heaps);
            heaps[heap] -= amount;
            writeln!(talk.output, "My turn: I take {amount} from heap {}.", heap + 1)?;
        }
        if nim_is_over(&heaps) {
            let end = if players_turn {
                "You took the last stone: you win!"
            } else {
                "I took the last stone: I win."
            };
            return writeln!(talk.output, "{end}");
        }
        players_turn = !players_turn;
    }
}

fn nim_is_over(heaps: &[u64]) -> bool {
    heaps.iter().all(|&heap| heap == 0)
}

/// A heap, counted from 0, and how many stones to take from it; some heap must not be empty.
fn computers_move(heaps: &[u64]) -> (usize, u64) {
    let x = nim_sum(heaps.iter().copied());
    let winning = heaps.iter().enumerate().find_map(|(i, &a)| Some((i, a - winning_size(a, x)?)));
    winning.unwrap_or_else(|| {
        let first = heaps.iter().position(|&heap| heap > 0);
        (first.expect("the game is not over"), 1)
    })
}

/// The conversation: questions and the board go out, words come in.
struct Talk<I, O> {
    input: I,
    output: O,
    /// The words of the last line that are not used up.
    words: VecDeque<String>,
}

impl<I: BufRead, O: Write> Talk<I, O> {
    fn ask_heaps(&mut self) -> io::Result<Vec<u64>> {
        let count = loop {
            match self.ask("How many heaps? ")?.parse() {
                Ok(count) if (1..=MOST_HEAPS).contains(&count) => break count,
                Ok(count) => {
                    self.explain(&format!("I play with 1 to {MOST_HEAPS} heaps, not {count}."))?;
                }
                Err(_) => self.explain("That is no number.")?,
            }
        };
        let mut heaps = vec![];
        while (heaps.len() as u64) < count {
            let question = format!("Stones in heap {}? ", heaps.len() + 1);
            match self.ask(&question)?.parse() {
                Ok(size) => heaps.push(size),
                Err(_) => self.explain("That is no number of stones.")?,
            }
        }
        Ok(heaps)
    }

    /// A legal move: a heap, counted from 0, and how many stones to take from it.
    fn ask_move(&mut self, heaps: &[u64]) -> io::Result<(usize, u64)> {
        loop {
            let word = self.ask("Your turn, heap and amount: ")?;
            let heap = match word.parse() {
                Ok(heap) if (1..=heaps.len()).contains(&heap) => heap,
                _ => {
                    let last = heaps.len();
                    self.explain(&format!("`{word}` is no heap: there are heaps 1 to {last}."))?;
                    continue;
                }
            };
            let size = heaps[heap - 1];
            if size == 0 {
                self.explain(&format!("Heap {heap} is empty."))?;
                continue;
            }
            let word = self.ask(&format!("How many from heap {heap}? "))?;
            match word.parse() {
                Ok(amount) if (1..=size).contains(&amount) => return Ok((heap - 1, amount)),
                _ => {
                    self.explain(&format!(
                        "`{word}` is not possible: heap {heap} gives 1 to {size}."
                    ))?;
                }
            }
        }
    }

    /// The next word; asks for a line only when the last one is used up.
    fn ask(&mut self, question: &str) -> io::Result<String> {
        while self.words.is_empty() {
            write!(self.output, "{question}")?;
            self.output.flush()?;
            let mut line = vec![];
            if self.input.read_until(b'\n', &mut line)? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            let line = String::from_utf8_lossy(&line);
            self.words.extend(line.split_whitespace().map(String::from));
        }
        Ok(self.words.pop_front().expect("the line has a word"))
    }

    /// Says what is wrong and drops the rest of the line, which was meant for it.
    fn explain(&mut self, what: &str) -> io::Result<()> {
        self.words.clear();
        writeln!(self.output, "{what}")
    }

    fn show(&mut self, heaps: &[u64]) -> io::Result<()> {
        writeln!(self.output)?;
        let longest =
            heaps.iter().copied().filter(|&heap| heap <= DRAWN).max().unwrap_or(0) as usize;
        for (i, &heap) in heaps.iter().enumerate() {
            let row = if heap <= DRAWN {
                "●".repeat(heap as usize)
            } else {
                String::from("●●●…")
            };
            writeln!(self.output, "heap {:<3} {row:longest$} {heap}", i + 1)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::{computers_move, play, Talk};
    use shared::rules::{sum, Game};
    use shared::small;
    use std::collections::VecDeque;

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

    /// Every game that a player can play against the computer from here, the computer to move.
    fn computer_wins_all(heaps: &[u64]) -> bool {
        let (heap, amount) = computers_move(heaps);
        let mut heaps = heaps.to_vec();
        heaps[heap] -= amount;
        options(&heaps)
            .iter()
            .all(|heaps| heaps.iter().any(|&heap| heap > 0) && computer_wins_all(heaps))
    }

    #[test]
    fn the_computer_never_loses_a_won_game() {
        for heaps in small::positions([(1, 9), (2, 6), (3, 4), (4, 2)]) {
            if heaps.iter().fold(0, |x, a| x ^ a) != 0 {
                assert!(computer_wins_all(&heaps), "{heaps:?}");
            }
        }
    }

    /// All that the program writes when the input is this.
    fn transcript(input: &str, player_first: bool) -> String {
        let mut output = vec![];
        let talk = Talk { input: input.as_bytes(), output: &mut output, words: VecDeque::new() };
        play(talk, player_first).unwrap();
        String::from_utf8(output).unwrap()
    }

    /// An input that breaks is no input that ends.
    #[test]
    fn a_broken_input_is_told() {
        struct Broken;
        impl std::io::Read for Broken {
            fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
                Err(std::io::ErrorKind::BrokenPipe.into())
            }
        }
        let input = std::io::BufReader::new(Broken);
        let talk = Talk { input, output: vec![], words: VecDeque::new() };
        assert_eq!(play(talk, false).unwrap_err().kind(), std::io::ErrorKind::BrokenPipe);
    }

    /// The game of the document: 7 8 9.
    #[test]
    fn a_whole_game_goes_as_it_should() {
        let expected = [
            "How many heaps? Stones in heap 1? ",
            "heap 1   ●●●●●●●   7",
            "heap 2   ●●●●●●●●  8",
            "heap 3   ●●●●●●●●● 9",
            "My turn: I take 6 from heap 1.",
            "",
            "heap 1   ●         1",
            "heap 2   ●●●●●●●●  8",
            "heap 3   ●●●●●●●●● 9",
            "Your turn, heap and amount: ",
            "heap 1   ●         1",
            "heap 2             0",
            "heap 3   ●●●●●●●●● 9",
            "My turn: I take 8 from heap 3.",
            "",
            "heap 1   ● 1",
            "heap 2     0",
            "heap 3   ● 1",
            "Your turn, heap and amount: How many from heap 1? ",
            "heap 1     0",
            "heap 2     0",
            "heap 3   ● 1",
            "My turn: I take 1 from heap 3.",
            "I took the last stone: I win.",
            "",
        ];
        assert_eq!(transcript("3\n7 8 9\n2 8\n1\n1\n", false), expected.join("\n"));
    }

    #[test]
    fn the_player_may_begin_and_win() {
        let text = transcript("1 5 1 5", true);
        assert!(text.ends_with("You took the last stone: you win!\n"), "{text}");
        assert!(!text.contains("I take"), "{text}");
    }

    #[test]
    fn a_wrong_entry_is_explained_and_nothing_lost() {
        for (entry, answer) in [
            ("x 1", "`x` is no heap: there are heaps 1 to 2."),
            ("0 1", "`0` is no heap"),
            ("3 1", "`3` is no heap"),
            ("-1 1", "`-1` is no heap"),
            ("1.5 1", "`1.5` is no heap"),
            ("1 0", "`0` is not possible: heap 1 gives 1 to 4."),
            ("1 5", "`5` is not possible"),
            ("1 x", "`x` is not possible"),
            ("1 -2", "`-2` is not possible"),
            ("1 99999999999999999999999", "is not possible: heap 1"),
            ("2 1", "Heap 2 is empty."),
        ] {
            let text = transcript(&format!("2\n4 0\n{entry}\n1 4\n"), true);
            assert!(text.contains(answer), "{entry}: {text}");
            assert!(text.ends_with("you win!\n"), "{entry}: {text}");
        }
    }

    #[test]
    fn a_wrong_board_is_explained_and_asked_again() {
        let text = transcript("x\n0\n101\n2\nfour\n4\n-1\n0\n", false);
        for answer in [
            "That is no number.\n",
            "I play with 1 to 100 heaps, not 0.\n",
            "I play with 1 to 100 heaps, not 101.\n",
            "That is no number of stones.\nStones in heap 1? Stones in heap 2? That is no number of stones.\n",
            "I take 4 from heap 1.\nI took the last stone: I win.\n",
        ] {
            assert!(text.contains(answer), "{answer}: {text}");
        }
    }

    #[test]
    fn the_end_of_the_input_is_the_end_of_the_game() {
        for input in ["", "2", "2\n3", "2\n3 5\n", "2\n3 5\n1", "2\n3 5\n1 9\n"] {
            let text = transcript(input, false);
            assert!(
                text.ends_with("The input has ended, so the game ends here. Goodbye!\n"),
                "{input}: {text}"
            );
        }
    }

    #[test]
    fn empty_heaps_leave_nothing_to_play() {
        assert!(transcript("2 0 0", true).ends_with("There are no stones: nothing to play.\n"));
    }

    #[test]
    fn large_heaps_are_not_drawn_and_do_not_overflow() {
        let half = 1_u64 << 63;
        let text = transcript(&format!("2 {half} {half} 1 {half} 2 {half}"), true);
        assert!(text.contains(&format!("heap 1   ●●●… {half}\n")), "{text}");
        assert!(text.ends_with("I took the last stone: I win.\n"), "{text}");
    }
}
