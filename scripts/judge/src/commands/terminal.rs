//! What is printed.

use std::io::{ErrorKind, Write};

/// Prints a text, in colour if that can be seen. A reader that closes early, as `head` does, has
/// what it wants.
pub fn print(text: &str) -> Result<(), String> {
    let mut stdout = anstream::stdout();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("stdout: {error}")),
        _ => Ok(()),
    }
}
