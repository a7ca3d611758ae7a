//! The game as a program: prompts come before they are answered, and the exit status is right.

use std::io::{Read, Write};
use std::process::{Command, Output, Stdio};

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_nim-duel"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

#[test]
fn a_game_is_played_line_by_line() {
    let mut game = program(&[]).spawn().unwrap();
    let (mut input, mut output) = (game.stdin.take().unwrap(), game.stdout.take().unwrap());
    let mut said = vec![];
    let mut until = |end: &str| {
        while !said.ends_with(end.as_bytes()) {
            let mut byte = [0];
            output.read_exact(&mut byte).unwrap();
            said.push(byte[0]);
        }
    };
    for (question, answer) in [
        ("How many heaps? ", "3\n"),
        ("Stones in heap 1? ", "1 2\n"),
        ("Stones in heap 3? ", "7\n"),
        ("I take 4 from heap 3.\n\nheap 1   1  ●\nheap 2   2  ●●\nheap 3   3  ●●●\n", ""),
        ("Your turn, heap and amount: ", "3 4\n"),
        ("`4` is too large: heap 3 gives 1 to 3.\nYour turn, heap and amount: ", "3\n"),
        ("How many from heap 3? ", "3\n"),
        ("You took 3 from heap 3.\n", ""),
        ("Your turn, heap and amount: ", "1 1\n"),
        ("I take 1 from heap 2.\nI took the last stone: I win.\n", ""),
    ] {
        until(question);
        input.write_all(answer.as_bytes()).unwrap();
    }
    assert!(game.wait().unwrap().success());
}

#[test]
fn the_end_of_the_input_is_no_failure() {
    let Output { status, stdout, .. } = program(&["--first"]).output().unwrap();
    assert!(status.success() && text(&stdout).ends_with("Goodbye!\n"));
}

#[test]
fn help_is_at_hand_and_an_unknown_word_is_named() {
    let help = program(&["--help"]).output().unwrap();
    assert!(help.status.success() && text(&help.stdout).contains("Usage: nim-duel [--first]"));
    let unknown = program(&["--second"]).output().unwrap();
    assert_eq!((unknown.status.code(), unknown.stdout), (Some(2), vec![]));
    assert_eq!(text(&unknown.stderr), "`--second` is not known here; --help tells what is\n");
}
