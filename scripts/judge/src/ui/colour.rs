//! The colours of verdicts and remarks.

use anstyle::{AnsiColor, Style};

pub const RIGHT: Style = AnsiColor::Green.on_default();
pub const WRONG: Style = AnsiColor::Red.on_default().bold();
pub const WARNING: Style = AnsiColor::Yellow.on_default();
pub const FAINT: Style = Style::new().dimmed();
