//! A Game of Nim against the Computer.

use shared::nim::nim_sum;
use std::io::{self, stdin, stdout, BufRead, Write};

fn main() -> io::Result<()> {
    let player_begins = match std::env::args().nth(1).as_deref() {
        None => false,
        Some("--first") => true,
        Some(word) => panic!("`{}`: there is only --first, with which you begin", word),
    };
    play(stdin().lock(), stdout(), player_begins)
}

/// Plays a game, to its end or to the end of the input.
fn play(mut input: impl BufRead, mut output: impl Write, player_begins: bool) -> io::Result<()> {
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
    read: impl Fn(&[u64]) -> Result<T, String>,
) -> io::Result<Option<T>> {
    loop {
        write!(output, "{question}")?;
        output.flush()?;
        let mut line = vec![];
        if input.read_until(b'\n', &mut line)? == 0 {
            writeln!(output, "The game ends here.")?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line);
        let numbers: Result<Vec<u64>, _> = line.split_whitespace().map(str::parse).collect();
        match numbers.map_err(|_| "only numbers, 0 to 2^64 - 1".into()).and_then(|n| read(&n)) {
            Ok(answer) => return Ok(Some(answer)),
            Err(why) => writeln!(output, "No: {why}.")?,
        }
    }
}

/// The heap, counted from 0, and the amount that the player may take.
fn legal_move(heaps: &[u64], words: &[u64]) -> Result<(usize, u64), String> {
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

fn show(output: &mut impl Write, heaps: &[u64]) -> io::Result<()> {
    writeln!(output)?;
    for (i, &heap) in heaps.iter().enumerate() {
        let stones = "●".repeat(heap.min(40) as usize);
        let more = if heap > 40 { "…" } else { "" };
        writeln!(output, "heap {}: {heap} {stones}{more}", i + 1)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests;
