//! A running program as the system sees it.
//!
//! On Unix it has a process group of its own, which is killed with it. On Linux its orphans come to
//! us and are killed as well, and while it runs it is watched with all that it has started: time on a
//! processor, memory, and whether anything of it wants to run. On other systems that is known only
//! when it has ended, and on Windows only the program itself is killed.

use super::{End, Usage};
use std::io;
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use wait4::ResUse;

#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(target_os = "linux"))]
mod other;
#[cfg(target_os = "linux")]
use linux as system;
#[cfg(not(target_os = "linux"))]
use other as system;

pub use system::{
    adopt_orphans, has_more, is_full, kill_session, limit_stack, look, prepare, resume, Ending,
};

/// What happens first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The program has ended.
    End,
    /// The time is over.
    Timeout,
    /// The judge is gone.
    #[cfg_attr(not(target_os = "linux"), allow(dead_code))]
    Abandoned,
}

/// How a program and all that it has started are just now.
#[derive(Clone, Copy, Debug, Default)]
pub struct Look {
    /// Time on a processor so far.
    pub used: Duration,
    /// Bytes in memory of the largest of them.
    pub memory: u64,
    /// Does any thread run, or wait for a processor or a disk?
    pub is_active: bool,
}

/// A program that was started.
pub struct Running {
    child: Child,
    start: Instant,
    ending: Ending,
}

impl Running {
    /// Starts it.
    pub fn spawn(command: &mut Command) -> io::Result<Running> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let start = Instant::now();
        let mut child = command.spawn()?;
        match Ending::of(&child) {
            Ok(ending) => Ok(Running { child, start, ending }),
            Err(error) => {
                let _ = child.kill();
                let _ = child.wait();
                Err(error)
            }
        }
    }

    /// The time since the start.
    pub fn clock(&self) -> Duration {
        self.start.elapsed()
    }

    /// Waits for the end, but not longer than this.
    pub fn wait(&mut self, time: Duration) -> Event {
        self.ending.within(time, &mut self.child)
    }

    /// Ends it, if it has not ended, and all that it started.
    pub fn finish(mut self) -> io::Result<Usage> {
        let clock = self.clock();
        let used: ResUse = self.ending.force(&mut self.child)?;
        Ok(Usage {
            end: how(used.status),
            clock,
            processor: used.rusage.utime + used.rusage.stime,
            peak: Some(used.rusage.maxrss).filter(|&bytes| bytes > 0),
        })
    }
}

fn how(status: std::process::ExitStatus) -> End {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return End::Signal(signal);
    }
    End::Exit(status.code().unwrap_or(-1))
}

#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{kill_process_group, Pid, Signal};
    // There is no such group any more if the child was alone in it.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}
