//! A running program as the operating system sees it: one interface, and a file for each system.
//!
//! | | Linux | macOS | Windows |
//! | --- | --- | --- | --- |
//! | what is ended together | all descendants | a process group | a job |
//! | time and memory while it runs | of all descendants | of the group | of the job |
//! | whether a thread is runnable | told | told | told |
//! | whether a thread sleeps for a time of its own choice | told, if the system allows | not told | told |
//!
//! The calls of other systems than Linux are unsafe; no other crate has unsafe code.
#![cfg_attr(target_os = "linux", forbid(unsafe_code))]

use std::io;
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus};
use std::time::{Duration, Instant};

#[cfg(target_os = "linux")]
mod linux;
#[cfg(target_os = "linux")]
use linux as system;
#[cfg(target_os = "macos")]
mod macos;
#[cfg(target_os = "macos")]
use macos as system;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;
#[cfg(windows)]
use windows as system;

/// The state of a program together with all that it has started.
#[derive(Clone, Copy, Debug, Default)]
pub struct Snapshot {
    /// Processor time so far.
    pub used: Duration,
    /// Bytes in memory of the largest process.
    pub memory: u64,
    /// Whether any thread is running, or waiting for a processor or a disk.
    pub is_active: bool,
    /// Whether any thread sleeps for a time of its own choice, as far as the system tells.
    pub naps: bool,
}

/// What a program has used when it is over.
#[derive(Clone, Copy, Debug)]
pub struct Used {
    pub status: ExitStatus,
    pub processor: Duration,
    /// Peak memory in bytes of the largest process; 0 if the system does not tell.
    pub peak: u64,
}

/// Called once in a process that is to start programs: they get no terminal, no core dumps and no windows of errors,
/// and what they leave running is found.
pub fn prepare() {
    system::prepare();
}

/// From now on a descendant whose parent ends becomes our child, where the system can do that.
pub fn adopt_orphans() {
    system::adopt_orphans();
}

/// A process to be started that is to call [`prepare`]: Ctrl-C does not reach it.
pub fn separate(command: &mut Command) {
    system::separate(command);
}

/// Lets a process go on that one of its programs may have stopped.
pub fn wake(process: &Child) {
    system::wake(process);
}

/// Kills what a process that has ended left running.
pub fn kill_left_by(process: &Child) {
    system::kill_left_by(process);
}

pub fn is_full(folder: &Path) -> bool {
    system::free_bytes(folder).is_some_and(|bytes| bytes < 1 << 16)
}

/// The size of the stack, if it cannot be what a program of so much memory would get.
pub fn short_stack(memory: u64) -> Option<u64> {
    system::short_stack(memory)
}

/// The signal that ended a program.
pub fn signal(status: ExitStatus) -> Option<i32> {
    #[cfg(unix)]
    return std::os::unix::process::ExitStatusExt::signal(&status);
    #[cfg(windows)]
    return Some(status).and(None);
}

pub struct Running {
    child: Child,
    start: Instant,
    system: system::Watched,
}

impl Running {
    /// `memory` is the limit, at which [`Running::snapshot`] is to be asked; it bounds the stack.
    pub fn spawn(command: &mut Command, memory: u64) -> io::Result<Running> {
        let start = Instant::now();
        let (child, system) = system::spawn(command, memory)?;
        Ok(Running { child, start, system })
    }

    /// By the clock, since the start.
    pub fn clock(&self) -> Duration {
        self.start.elapsed()
    }

    /// Its stdin and stdout, if they are pipes; called once.
    pub fn pipes(&mut self) -> Option<(ChildStdin, ChildStdout)> {
        Some((self.child.stdin.take()?, self.child.stdout.take()?))
    }

    /// Waits for its end, in any thread.
    pub fn end(&self) -> io::Result<impl FnOnce() + Send + 'static> {
        system::end(&self.child)
    }

    pub fn snapshot(&self) -> Snapshot {
        self.system.snapshot(&self.child)
    }

    /// Kills it, if it is still running, and all that it started.
    pub fn finish(self) -> io::Result<Used> {
        self.system.finish(self.child)
    }
}
