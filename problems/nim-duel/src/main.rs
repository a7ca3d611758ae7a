//! # Nim duel — 人机对战 Nim
//!
//! a game of Nim against the computer · O(heaps) time per turn, O(heaps) memory
//!
//! **Statement.** The program says the rule, who begins and how to stop, then asks for the number
//! of heaps, 1 to 100, and their sizes, any u64 numbers. A turn takes any positive number of stones
//! from one heap, and whoever takes the last stone wins. The computer begins, or the player with
//! `--first` or with the word `first` beside the heaps. Wherever there is a winning move the
//! computer makes one, otherwise it takes 1 from the first heap that is not empty. The board is
//! shown before each turn, and what was taken after it. A move is typed as `heap amount`, or the
//! heap first and the amount when asked. What cannot be is explained and asked for again, and the
//! board stays as it is; words left over on a line are dropped. The word `quit`, and the end of the
//! input, end the game with exit status 0.
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
//! sum of the stones, which overflows: 2⁶³ and 2⁶³ make 0 (`hack-sum`). Playing on with the words
//! left over on the line of sizes (`hack-left-over`).
//!
//! **Source.** A game program in C of a document on Nim, whose listing does not compile as printed.
//! C. L. Bouton, Annals of Mathematics 3 (1901), 35–39.

use shared::nim::{nim_sum, winning_size};
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::num::IntErrorKind::PosOverflow;
use std::ops::RangeInclusive;
use std::process::ExitCode;

const HELP: &str = "\
A game of Nim against the computer: whoever takes the last stone wins.

Usage: nim-duel [--first]

  --first  you begin, not the computer
  --help   this text

It asks for the number of heaps and their sizes. A move is typed as two numbers,
the heap and how many stones to take from it: `2 5` takes 5 from heap 2.
";

/// A row of stones is drawn up to this size.
const DRAWN: u64 = 40;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let player_begins = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
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
    match play(io::stdin().lock(), io::stdout(), player_begins) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the game cannot go on: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Plays one game; `quit` and the end of the input end it politely.
fn play(input: impl BufRead, output: impl Write, player_begins: bool) -> io::Result<()> {
    let mut talk = Talk { input, output, words: VecDeque::new(), first: player_begins };
    match duel(&mut talk) {
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            writeln!(talk.output, "\nThe game ends here. Goodbye!")
        }
        other => other,
    }
}

fn duel(talk: &mut Talk<impl BufRead, impl Write>) -> io::Result<()> {
    let begins = if talk.first { "You begin" } else { "I begin, or you if you type `first`" };
    writeln!(talk.output, "Nim: take stones from one heap; whoever takes the last stone wins.")?;
    writeln!(talk.output, "{begins}. To stop, type `quit`.")?;
    let mut heaps = talk.ask_heaps()?;
    let mut players_turn = talk.first;
    if is_over(&heaps) {
        return writeln!(talk.output, "There are no stones: nothing to play.");
    }
    while !is_over(&heaps) {
        talk.show(&heaps)?;
        let (heap, amount) =
            if players_turn { talk.ask_move(&heaps)? } else { computers_move(&heaps) };
        heaps[heap] -= amount;
        let told = if players_turn { "You took" } else { "My turn: I take" };
        writeln!(talk.output, "{told} {amount} from heap {}.", heap + 1)?;
        players_turn = !players_turn;
    }
    // Whose turn it is now did not take the last stone.
    let end = if players_turn { "I took the last stone: I win." } else { "You win!" };
    writeln!(talk.output, "{end}")
}

fn is_over(heaps: &[u64]) -> bool {
    heaps.iter().all(|&heap| heap == 0)
}

/// A heap, counted from 0, and how many stones to take from it; some heap must not be empty.
fn computers_move(heaps: &[u64]) -> (usize, u64) {
    let x = nim_sum(heaps.iter().copied());
    let winning = heaps.iter().enumerate().find_map(|(i, &h)| Some((i, h - winning_size(h, x)?)));
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
    /// Does the player begin?
    first: bool,
}

impl<I: BufRead, O: Write> Talk<I, O> {
    /// The heaps.
    fn ask_heaps(&mut self) -> io::Result<Vec<u64>> {
        let count = self.ask_size("How many heaps? ", 1..=100, "I play with 1 to 100 heaps")?;
        let rule = "a heap has 0 to 18446744073709551615 stones";
        let size = |place| self.ask_size(&format!("Stones in heap {place}? "), 0..=u64::MAX, rule);
        let heaps = (1..=count).map(size).collect::<io::Result<_>>()?;
        self.first |= self.words.drain(..).any(|word| word == "first");
        Ok(heaps)
    }

    /// One of the numbers; on the way `first` is heard.
    fn ask_size(
        &mut self,
        question: &str,
        numbers: RangeInclusive<u64>,
        rule: &str,
    ) -> io::Result<u64> {
        loop {
            let word = self.ask(question)?;
            if word == "first" {
                self.first = true;
            } else if let Some(number) = self.number(&word, &numbers, rule)? {
                return Ok(number);
            }
        }
    }

    /// A legal move: a heap, counted from 0, and how many stones to take from it.
    fn ask_move(&mut self, heaps: &[u64]) -> io::Result<(usize, u64)> {
        loop {
            let word = self.ask("Your turn, heap and amount: ")?;
            let last = heaps.len() as u64;
            let rule = format!("there are heaps 1 to {last}");
            if let Some(heap) = self.number(&word, &(1..=last), &rule)? {
                let size = heaps[heap as usize - 1];
                if size == 0 {
                    self.explain(&format!("Heap {heap} is empty."))?;
                    continue;
                }
                let word = self.ask(&format!("How many from heap {heap}? "))?;
                let rule = format!("heap {heap} gives 1 to {size}");
                if let Some(amount) = self.number(&word, &(1..=size), &rule)? {
                    self.words.clear();
                    return Ok((heap as usize - 1, amount));
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
        let word = self.words.pop_front();
        word.filter(|word| word != "quit").ok_or(io::ErrorKind::UnexpectedEof.into())
    }

    /// The word as one of the numbers; if it is none of them, that is explained.
    fn number(
        &mut self,
        word: &str,
        numbers: &RangeInclusive<u64>,
        rule: &str,
    ) -> io::Result<Option<u64>> {
        let digits = word.strip_prefix('-').unwrap_or("");
        let fault = match word.parse::<u64>() {
            Ok(number) if numbers.contains(&number) => return Ok(Some(number)),
            Ok(number) if number < *numbers.start() => "too small",
            Ok(_) => "too large",
            Err(error) if *error.kind() == PosOverflow => "too large",
            Err(_) if !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit()) => {
                "negative"
            }
            Err(_) => "not a number",
        };
        self.explain(&format!("`{}` is {fault}: {rule}.", word.escape_debug()))?;
        Ok(None)
    }

    /// Says what is wrong and drops the rest of the line, which was meant for it.
    fn explain(&mut self, what: &str) -> io::Result<()> {
        self.words.clear();
        writeln!(self.output, "{what}")
    }

    fn show(&mut self, heaps: &[u64]) -> io::Result<()> {
        writeln!(self.output)?;
        let width = heaps.iter().max().map_or(0, |heap| heap.to_string().len());
        for (i, &heap) in heaps.iter().enumerate() {
            let more = if heap > DRAWN { "…" } else { "" };
            let row = "●".repeat(heap.min(DRAWN) as usize) + more;
            let line = format!("heap {:<3} {heap:>width$}  {row}", i + 1);
            writeln!(self.output, "{}", line.trim_end())?;
        }
        Ok(())
    }
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
    fn transcript(input: &str, player_begins: bool) -> String {
        let mut output = vec![];
        play(input.as_bytes(), &mut output, player_begins).unwrap();
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
        let error = play(std::io::BufReader::new(Broken), vec![], false).unwrap_err();
        assert_eq!(error.kind(), std::io::ErrorKind::BrokenPipe);
    }

    /// The game of the document: 7 8 9.
    #[test]
    fn a_whole_game_goes_as_it_should() {
        let expected = [
            "Nim: take stones from one heap; whoever takes the last stone wins.",
            "I begin, or you if you type `first`. To stop, type `quit`.",
            "How many heaps? Stones in heap 1? ",
            "heap 1   7  ●●●●●●●",
            "heap 2   8  ●●●●●●●●",
            "heap 3   9  ●●●●●●●●●",
            "My turn: I take 6 from heap 1.",
            "",
            "heap 1   1  ●",
            "heap 2   8  ●●●●●●●●",
            "heap 3   9  ●●●●●●●●●",
            "Your turn, heap and amount: You took 8 from heap 2.",
            "",
            "heap 1   1  ●",
            "heap 2   0",
            "heap 3   9  ●●●●●●●●●",
            "My turn: I take 8 from heap 3.",
            "",
            "heap 1   1  ●",
            "heap 2   0",
            "heap 3   1  ●",
            "Your turn, heap and amount: How many from heap 1? You took 1 from heap 1.",
            "",
            "heap 1   0",
            "heap 2   0",
            "heap 3   1  ●",
            "My turn: I take 1 from heap 3.",
            "I took the last stone: I win.",
            "",
        ];
        assert_eq!(transcript("3\n7 8 9\n2 8\n1\n1\n", false), expected.join("\n"));
    }

    #[test]
    fn the_player_may_begin_and_win() {
        let by_option = transcript("1 5\n1 5", true);
        assert!(by_option.contains("\nYou begin. To stop, type `quit`.\n"), "{by_option}");
        for text in ["first 1 5\n1 5", "1 first\n5\n1 5", "1 5 first\n1 5"]
            .map(|input| transcript(input, false))
            .into_iter()
            .chain([by_option])
        {
            assert!(text.ends_with("You took 5 from heap 1.\nYou win!\n"), "{text}");
            assert!(!text.contains("I take"), "{text}");
        }
    }

    #[test]
    fn a_wrong_entry_is_explained_and_nothing_lost() {
        for (entry, answer) in [
            ("x 1", "`x` is not a number: there are heaps 1 to 2."),
            ("first", "`first` is not a number: there are heaps 1 to 2."),
            ("0 1", "`0` is too small: there are heaps 1 to 2."),
            ("3 1", "`3` is too large: there are heaps 1 to 2."),
            ("-1 1", "`-1` is negative: there are heaps 1 to 2."),
            ("- 1", "`-` is not a number: there are heaps 1 to 2."),
            ("-x 1", "`-x` is not a number: there are heaps 1 to 2."),
            ("1.5 1", "`1.5` is not a number: there are heaps 1 to 2."),
            (
                "\u{1b}[2J\u{202e} 1",
                "`\\u{1b}[2J\\u{202e}` is not a number: there are heaps 1 to 2.",
            ),
            ("1 0", "`0` is too small: heap 1 gives 1 to 4."),
            ("1 5", "`5` is too large: heap 1 gives 1 to 4."),
            ("1 x", "`x` is not a number: heap 1 gives 1 to 4."),
            ("1 -2", "`-2` is negative: heap 1 gives 1 to 4."),
            ("1 99999999999999999999999", "`99999999999999999999999` is too large: heap 1 gives"),
            ("2 1", "Heap 2 is empty."),
        ] {
            let text = transcript(&format!("2\n4 0\n{entry}\n1 4\n"), true);
            assert!(text.contains(answer), "{entry}: {text}");
            assert!(text.ends_with("You win!\n"), "{entry}: {text}");
        }
    }

    #[test]
    fn a_wrong_board_is_explained_and_asked_again() {
        let text = transcript("x\n0\n101\n2\nfour\n4\n-1\n99999999999999999999\n0\n", false);
        for answer in [
            "`x` is not a number: I play with 1 to 100 heaps.\n",
            "`0` is too small: I play with 1 to 100 heaps.\n",
            "`101` is too large: I play with 1 to 100 heaps.\n",
            "`four` is not a number: a heap has 0 to 18446744073709551615 stones.\nStones in heap 1? Stones in heap 2? ",
            "`-1` is negative: a heap has 0 to 18446744073709551615 stones.\n",
            "`99999999999999999999` is too large: a heap has 0 to 18446744073709551615 stones.\n",
            "I take 4 from heap 1.\nI took the last stone: I win.\n",
        ] {
            assert!(text.contains(answer), "{answer}: {text}");
        }
    }

    /// Neither the words behind the last size nor those behind a move are a move.
    #[test]
    fn words_left_over_are_dropped() {
        let text = transcript("2 1 3 1 1\n2 1 2 2\n2 2\n", false);
        assert!(text.contains("I take 2 from heap 2."), "{text}");
        assert_eq!(text.matches("You took").count(), 1, "{text}");
        assert!(text.contains("Your turn, heap and amount: You took 1 from heap 2.\n"), "{text}");
    }

    #[test]
    fn the_end_of_the_input_and_quit_end_the_game() {
        for input in ["", "2", "2\n3", "2\n3 5\n", "2\n3 5\n1", "2\n3 5\n1 9\n"] {
            for input in [input.to_owned(), format!("{input} quit 1 1\n")] {
                let text = transcript(&input, false);
                assert!(text.ends_with("\nThe game ends here. Goodbye!\n"), "{input}: {text}");
            }
        }
    }

    #[test]
    fn empty_heaps_leave_nothing_to_play() {
        assert!(transcript("2 0 0", true).ends_with("There are no stones: nothing to play.\n"));
    }

    #[test]
    fn large_heaps_are_drawn_in_part_and_do_not_overflow() {
        let half = 1_u64 << 63;
        let text = transcript(&format!("3 {half} {half} 3\n3 3\n1 {half}\n2 {half}"), true);
        let drawn = format!("heap 1   {half}  {}…\n", "●".repeat(40));
        assert!(text.contains(&drawn), "{text}");
        assert!(text.contains("heap 3                     3  ●●●\n"), "{text}");
        assert!(text.ends_with("I took the last stone: I win.\n"), "{text}");
        let whole = format!("heap 1   40  {}\n", "●".repeat(40));
        assert!(transcript("1 40", true).contains(&whole), "40 are drawn as they are");
    }
}
