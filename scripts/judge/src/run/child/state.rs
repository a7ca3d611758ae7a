//! What can be observed of a running program.

use std::time::Duration;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    Exit,
    Timeout,
    /// The judge is gone.
    #[cfg_attr(not(target_os = "linux"), allow(dead_code))]
    Abandoned,
}

/// The state of a program together with all that it has started.
#[derive(Clone, Copy, Debug, Default)]
pub struct Snapshot {
    /// Processor time so far.
    pub used: Duration,
    /// Resident bytes of the largest process.
    pub memory: u64,
    /// Whether any thread is running, or waiting for a processor or a disk.
    pub is_active: bool,
    /// Whether any thread sleeps for a time of its own choice.
    pub naps: bool,
}
