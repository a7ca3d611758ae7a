//! What Linux and macOS have in common.

use crate::Used;
use rustix::io::Errno;
use rustix::process::{getrlimit, setrlimit, Resource, Rlimit};
use rustix::process::{
    kill_process, kill_process_group, waitid, Pid, Signal, WaitId, WaitIdOptions,
};
use std::io;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command};
use wait4::Wait4;

pub fn wake(process: &Child) {
    let _ = kill_process(Pid::from_child(process), Signal::CONT);
}

pub fn free_bytes(folder: &Path) -> Option<u64> {
    rustix::fs::statvfs(folder).ok().map(|disk| disk.f_bavail * disk.f_frsize)
}

/// A little smaller than the memory limit, with room for the rest of a small program, so that endless recursion crashes
/// before it reaches that limit.
fn stack(memory: u64) -> u64 {
    memory - (memory / 16).max(4 << 20).min(memory / 2)
}

pub fn short_stack(memory: u64) -> Option<u64> {
    getrlimit(Resource::Stack).maximum.filter(|&maximum| maximum < stack(memory))
}

/// Starts a program in a process group of its own.
pub fn spawn(command: &mut Command, memory: u64) -> io::Result<Child> {
    let maximum = getrlimit(Resource::Stack).maximum;
    let current = Some(short_stack(memory).unwrap_or(stack(memory)));
    let _ = setrlimit(Resource::Stack, Rlimit { current, maximum });
    command.process_group(0).spawn()
}

/// Waits for the end without reaping: the process id stays valid until [`kill`].
pub fn end(child: &Child) -> io::Result<impl FnOnce() + Send + 'static> {
    let id = WaitId::Pid(Pid::from_child(child));
    let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
    Ok(move || while waitid(id.clone(), options).is_err_and(|why| why == Errno::INTR) {})
}

/// Kills a program and its group; what they have used.
pub fn kill(child: &mut Child) -> io::Result<Used> {
    // Fails if the child was alone in its group and has ended.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
    // It may have left its group.
    child.kill()?;
    let ended = child.wait4()?;
    let (status, used) = (ended.status, ended.rusage);
    Ok(Used { status, processor: used.utime + used.stime, peak: used.maxrss })
}
