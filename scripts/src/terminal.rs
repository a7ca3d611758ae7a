//! What is printed, and files that are written at a person's wish.

use std::fs::File;
use std::io::{ErrorKind, Write};
use std::path::Path;

/// Prints a text, in colour if that can be seen. A reader that closes early, as `head` does, has
/// what it wants.
///
/// # Errors
/// A line that says why stdout takes no more.
pub fn print(text: &str) -> Result<(), String> {
    let mut stdout = anstream::stdout();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(format!("stdout: {error}")),
        _ => Ok(()),
    }
}

/// A file that is empty so far: made before the work, so that the work is not done in vain.
///
/// # Errors
/// A line that says why there can be no such file.
pub fn create(path: &Path) -> Result<File, String> {
    File::create(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Writes a text into a file of [`create`].
///
/// # Errors
/// A line that says why the file takes no more.
pub fn write(file: &mut File, path: &Path, text: &str) -> Result<(), String> {
    file.write_all(text.as_bytes()).map_err(|error| format!("{}: {error}", path.display()))
}
