//! The game as a person types it: through a pseudo-terminal.
#![cfg(unix)]

use rexpect::error::Error;
use rexpect::spawn;

const SECONDS: Option<u64> = Some(20_000); // milliseconds

fn start(arguments: &str) -> Result<rexpect::session::PtySession, Error> {
    spawn(&format!("{} {arguments}", env!("CARGO_BIN_EXE_nim-duel")), SECONDS)
}

#[test]
fn a_game_is_played_at_a_terminal() -> Result<(), Error> {
    let mut game = start("")?;
    game.exp_string("How many heaps? ")?;
    game.send_line("3")?;
    game.exp_string("Stones in heap 1? ")?;
    game.send_line("1 2")?;
    game.exp_string("Stones in heap 3? ")?;
    game.send_line("7")?;
    game.exp_string("My turn: I take 4 from heap 3.")?;
    game.exp_string("heap 3")?;
    game.exp_string("Your turn, heap and amount: ")?;
    game.send_line("3 4")?;
    game.exp_string("`4` is too large: heap 3 gives 1 to 3.")?;
    game.exp_string("Your turn, heap and amount: ")?;
    game.send_line("3")?;
    game.exp_string("How many from heap 3? ")?;
    game.send_line("3")?;
    game.exp_string("My turn: I take 1 from heap 2.")?;
    game.exp_string("Your turn, heap and amount: ")?;
    game.send_line("1 1")?;
    game.exp_string("I took the last stone: I win.")?;
    game.exp_eof()?;
    Ok(())
}

#[test]
fn control_d_ends_it_politely() -> Result<(), Error> {
    let mut game = start("--first")?;
    game.exp_string("How many heaps? ")?;
    game.send_control('d')?;
    game.exp_string("Goodbye!")?;
    game.exp_eof()?;
    Ok(())
}

#[test]
fn help_is_at_hand_and_an_unknown_word_is_named() -> Result<(), Error> {
    let mut help = start("--help")?;
    help.exp_string("Usage: nim-duel [--first]")?;
    help.exp_eof()?;
    let mut unknown = start("--second")?;
    unknown.exp_string("`--second` is not known here; --help tells what is")?;
    unknown.exp_eof()?;
    Ok(())
}
