//! Prints text and progress.

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::{ErrorKind, Write};
use std::time::Duration;

/// Prints in colour if stdout shows colours. That a reader such as `head` closes early is not an error.
pub fn print(text: &str) -> Result<()> {
    let mut stdout = anstream::stdout();
    match stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        other => other.context("stdout"),
    }
}

/// Progress on stderr, if that is a terminal and the work takes longer than half a second.
pub struct Bar(ProgressBar);

impl Bar {
    /// `None` if the number of steps is unknown.
    pub fn new(length: Option<u64>) -> Bar {
        let template = if length.is_some() { "{bar:40} {pos}/{len}" } else { "{msg}" };
        let style = ProgressStyle::with_template(template).expect("a fixed template");
        let hidden = ProgressDrawTarget::hidden();
        Bar(ProgressBar::with_draw_target(length, hidden).with_style(style))
    }

    pub fn advance(&self) {
        self.show();
        self.0.inc(1);
    }

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

    /// Hides the bar during the work.
    pub fn aside<T>(&self, work: impl FnOnce() -> T) -> T {
        self.0.suspend(work)
    }

    pub fn finish(&self) {
        self.0.finish_and_clear();
    }
}
