//! What two sides say to each other, a line at a time: where the judge plays.

use super::input::Input;
use std::fmt::Display;

/// How a game ends for the program: well, or with a sentence on what was wrong.
pub type Ending = Result<(), String>;

/// The judge's part: it reads the hidden input, says what the program is to know, and judges each
/// move. When it ends well the program has won, and says nothing more.
pub type Interact = fn(&mut Input, &mut Talk) -> Ending;

/// A line, from one side's view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// This side has said it.
    Said(String),
    /// The other side has.
    Heard(String),
}

/// One side of a talk.
pub struct Talk<'a> {
    /// Takes what was said since the last line of the other side; that side's next line, if one comes.
    answer: &'a mut dyn FnMut(&str) -> Option<String>,
    /// What was said since then.
    unsent: String,
    /// The words of the last line that nobody has taken yet, the next one at the end.
    words: Vec<String>,
    /// All that was said and heard.
    pub lines: Vec<Line>,
}

impl<'a> Talk<'a> {
    /// A talk in which `answer` takes the lines of this side and gives the other side's next one.
    pub fn new(answer: &'a mut dyn FnMut(&str) -> Option<String>) -> Self {
        Talk { answer, unsent: String::new(), words: vec![], lines: vec![] }
    }

    /// Says one line, or several.
    pub fn say(&mut self, text: impl Display) {
        let text = text.to_string();
        for line in text.lines() {
            self.unsent += &format!("{line}\n");
            self.lines.push(Line::Said(line.to_owned()));
        }
    }

    /// The other side's next line, without blanks at its end. An error if none comes: then the talk
    /// is over.
    pub fn hear(&mut self) -> Result<String, String> {
        let said = self.unsent();
        let line = (self.answer)(&said);
        let line = line.ok_or("the talk ends here")?.trim_end().to_owned();
        self.lines.push(Line::Heard(line.clone()));
        Ok(line)
    }

    /// The other side's next word, whatever blanks and ends of lines are before it.
    pub fn word(&mut self) -> Result<String, String> {
        loop {
            if let Some(word) = self.words.pop() {
                return Ok(word);
            }
            let line = self.hear()?;
            self.words = line.split_whitespace().rev().map(str::to_owned).collect();
        }
    }

    /// The next numbers, none above 10^18 or below its negative, so that the judge's part can add and
    /// subtract.
    pub fn numbers<const N: usize>(&mut self) -> Result<[i64; N], String> {
        const MOST: u64 = 1_000_000_000_000_000_000;
        let mut numbers = [0; N];
        for number in &mut numbers {
            let word = self.word()?;
            let read = word.parse().ok().filter(|number: &i64| number.unsigned_abs() <= MOST);
            *number = read.ok_or_else(|| format!("`{word}` is not a number of a move"))?;
        }
        Ok(numbers)
    }

    /// What is left of the last line.
    pub fn left_over(&self) -> Option<String> {
        let words: Vec<&str> = self.words.iter().rev().map(String::as_str).collect();
        Some(words.join(" ")).filter(|words| !words.is_empty())
    }

    /// What was said since the other side's last line.
    pub fn unsent(&mut self) -> String {
        std::mem::take(&mut self.unsent)
    }
}

/// Random numbers for the judge's part (SplitMix64): the same wherever it plays.
pub struct Dice(u64);

impl Dice {
    /// The same seed rolls the same.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number from `least` to `most`.
    pub fn roll(&mut self, least: usize, most: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^= bits >> 31;
        least + (bits % (most - least + 1) as u64) as usize
    }
}

/// What the one side said in a talk, and what the other did: what a program read, and what it printed.
pub fn sides(talk: &[Line]) -> (String, String) {
    let (mut said, mut heard) = (String::new(), String::new());
    for line in talk {
        match line {
            Line::Said(line) => said += &format!("{line}\n"),
            Line::Heard(line) => heard += &format!("{line}\n"),
        }
    }
    (said, heard)
}

/// What is wrong with a line that comes when the program has won.
pub fn after_the_end(line: &str) -> String {
    format!("`{line}` after the end of the game")
}

/// The judge's part against lines that are there already, and the whole talk. An error tells what was
/// wrong, or that lines are left over.
pub fn replay(interact: Interact, hidden: &str, printed: &str) -> (Ending, Vec<Line>) {
    let mut printed = printed.lines().map(str::to_owned);
    let mut next = |_: &str| printed.next();
    let mut talk = Talk::new(&mut next);
    let ending = interact(&mut Input::new(hidden), &mut talk);
    let (left_over, lines) = (talk.left_over(), talk.lines);
    let mut rest = left_over.into_iter().chain(printed).filter(|line| !line.trim().is_empty());
    let ending = ending.and_then(|()| match rest.next() {
        Some(line) => Err(after_the_end(&line)),
        None => Ok(()),
    });
    (ending, lines)
}
