//! The game as a program: a question comes before it is answered.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

#[test]
fn a_game_is_played_line_by_line() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim-duel"));
    let mut game =
        command.arg("--first").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (mut input, mut output) = (game.stdin.take().unwrap(), game.stdout.take().unwrap());
    let mut printed = vec![];
    for (question, answer) in [
        ("Heaps, for example 3 5 7: ", "1 2 7\n"),
        ("heap 3: 7 ●●●●●●●\nYour turn, heap and amount: ", "3 8\n"),
        ("No: take 1 to 7 from heap 3.\nYour turn, heap and amount: ", "3 5\n"),
        ("I take 1 from heap 1.\n\nheap 1: 0 \nheap 2: 2 ●●\nheap 3: 2 ●●\n", ""),
        ("Your turn, heap and amount: ", "2 2\n"),
        ("I take 2 from heap 3.\nI win.\n", ""),
    ] {
        while !printed.ends_with(question.as_bytes()) {
            let mut byte = [0];
            output.read_exact(&mut byte).unwrap();
            printed.push(byte[0]);
        }
        input.write_all(answer.as_bytes()).unwrap();
    }
    assert!(game.wait().unwrap().success());
}
