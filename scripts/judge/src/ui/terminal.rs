//! What is printed.

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{ErrorKind, Write};
use std::time::Duration;

/// Prints a text, in colour if that can be seen. A reader that closes early, as `head` does, has
/// what it wants.
pub fn print(text: &str) -> Result<()> {
    let mut stdout = anstream::stdout();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other.context("stdout"),
    }
}

/// What is being done, on stderr if that is a terminal, once it has lasted for half a second.
pub struct Bar(ProgressBar);

impl Bar {
    /// Of that many steps, or of an unknown number.
    pub fn new(length: Option<u64>) -> Bar {
        let template = if length.is_some() { "{bar:40} {pos}/{len}" } else { "{msg}" };
        let style = ProgressStyle::with_template(template).expect("a fixed template");
        let hidden = ProgressDrawTarget::hidden();
        Bar(ProgressBar::with_draw_target(length, hidden).with_style(style))
    }

    /// One more.
    pub fn advance(&self) {
        self.show();
        self.0.inc(1);
    }

    /// This is being done.
    pub fn say(&self, what: String) {
        self.show();
        self.0.set_message(what);
    }

    fn show(&self) {
        const PATIENCE: Duration = Duration::from_millis(500);
        if self.0.is_hidden() && self.0.elapsed() > PATIENCE {
            self.0.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// Does something while the bar is not there.
    pub fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
        self.0.suspend(work)
    }

    /// Takes it away.
    pub fn finish(&self) {
        self.0.finish_and_clear();
    }
}
