//! A running program as the operating system sees it.
//!
//! On Unix it gets its own process group, which is killed with it. On Linux its orphans become our
//! children and are killed as well, and it is monitored while it runs, together with all that it has
//! started: processor time, memory, and whether anything is runnable. On other systems this is known
//! only after the end, and on Windows only the program itself is killed.

use super::{Exit, Usage};
use std::io;
use std::process::{Child, Command};
#[cfg(target_os = "linux")]
use std::process::{ChildStdin, ChildStdout};
use std::time::{Duration, Instant};
use wait4::ResUse;

#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(target_os = "linux"))]
mod other;
mod state;
#[cfg(target_os = "linux")]
use linux as system;
#[cfg(not(target_os = "linux"))]
use other as system;

#[cfg(target_os = "linux")]
pub use linux::{pipe, unread, Pipes, Ready};
pub use state::Event;
pub use system::{
    adopt_orphans, has_more, is_full, kill_session, limit_stack, prepare, resume, snapshot, Waiter,
};

pub struct Running {
    child: Child,
    start: Instant,
    waiter: Waiter,
}

impl Running {
    pub fn spawn(command: &mut Command) -> io::Result<Running> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let start = Instant::now();
        let mut child = command.spawn()?;
        match Waiter::new(&child) {
            Ok(waiter) => Ok(Running { child, start, waiter }),
            Err(error) => {
                let _ = child.kill();
                let _ = child.wait();
                Err(error)
            }
        }
    }

    pub fn clock(&self) -> Duration {
        self.start.elapsed()
    }

    pub fn wait(&mut self, time: Duration) -> Event {
        self.waiter.wait(time, &mut self.child)
    }

    /// Its stdin and stdout, if they are pipes; called once.
    #[cfg(target_os = "linux")]
    pub fn pipes(&mut self) -> Option<(ChildStdin, ChildStdout)> {
        Some((self.child.stdin.take()?, self.child.stdout.take()?))
    }

    /// Waits at most this long until one of these things comes.
    #[cfg(target_os = "linux")]
    pub fn wait_in_talk(&self, time: Duration, pipes: &Pipes) -> Ready {
        self.waiter.wait_in_talk(time, pipes)
    }

    /// Kills it, if it is still running, and all that it started.
    pub fn finish(mut self) -> io::Result<Usage> {
        let clock = self.clock();
        #[cfg(unix)]
        kill_group(&self.child);
        let used: ResUse = self.waiter.reap(&mut self.child)?;
        Ok(Usage {
            processor: used.rusage.utime + used.rusage.stime,
            peak: Some(used.rusage.maxrss).filter(|&bytes| bytes > 0),
            ..Usage::of(exit(used.status), clock)
        })
    }
}

fn exit(status: std::process::ExitStatus) -> Exit {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return Exit::Signal(signal);
    }
    Exit::Status(status.code().unwrap_or(-1))
}

#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{kill_process_group, Pid, Signal};
    // Fails if the child was alone in its group and has ended.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}
