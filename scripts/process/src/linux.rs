//! Linux: /proc has time, memory and state, and orphans become our children.

use crate::{unix, Snapshot, Used};
use rustix::process::{
    getpid, kill_process, set_child_subreaper, setrlimit, setsid, wait, waitpid, Pid, Resource,
    Rlimit, Signal, WaitOptions,
};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::Duration;
use std::{fs, io};

pub use unix::{end, free_bytes, short_stack, wake};

/// A session without a terminal, which Ctrl-C does not reach.
pub fn prepare() {
    let _ = setsid();
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    adopt_orphans();
}

pub fn separate(_: &mut Command) {}

pub fn adopt_orphans() {
    // Any number turns it on.
    let _ = set_child_subreaper(Some(getpid()));
}

/// Kills our children that belong to the session of a process that has ended.
pub fn kill_left_by(leader: &Child) {
    let session = leader.id().to_string();
    for thread in fs::read_dir("/proc/self/task").into_iter().flatten().flatten() {
        for child in children(&thread.path()) {
            let stat = Stat::read(Path::new(&format!("/proc/{child}")));
            if let Some(pid) = Pid::from_raw(child).filter(|_| stat.field(3) == session) {
                let _ = kill_process(pid, Signal::KILL);
                let _ = waitpid(Some(pid), WaitOptions::empty());
            }
        }
    }
}

pub struct Watched;

pub fn spawn(command: &mut Command, memory: u64) -> io::Result<(Child, Watched)> {
    Ok((unix::spawn(command, memory)?, Watched))
}

impl Watched {
    /// Observes all descendants of this thread: the program, its children, and the orphans that they left.
    pub fn snapshot(&self, _: &Child) -> Snapshot {
        let mut snapshot = Snapshot::default();
        let (mut ticks, mut open) = (0, children(Path::new("/proc/thread-self")));
        while let Some(process) = open.pop() {
            let process = PathBuf::from(format!("/proc/{process}"));
            let stat = Stat::read(&process);
            // User and system time, its own and that of the children it has waited for.
            ticks += (11..=14).map(|field| stat.number(field)).sum::<u64>();
            let bytes = stat.number(21) * rustix::param::page_size() as u64;
            snapshot.memory = snapshot.memory.max(bytes);
            for thread in fs::read_dir(process.join("task")).into_iter().flatten().flatten() {
                if matches!(Stat::read(&thread.path()).field(0), "R" | "D") {
                    snapshot.is_active = true;
                } else if !snapshot.naps {
                    // Where in the kernel it waits, if the system tells.
                    let place = fs::read_to_string(thread.path().join("wchan")).unwrap_or_default();
                    snapshot.naps = place.contains("nanosleep");
                }
                open.extend(children(&thread.path()));
            }
        }
        let second = rustix::param::clock_ticks_per_second();
        snapshot.used = Duration::from_millis(ticks * 1000 / second);
        snapshot
    }

    pub fn finish(self, mut child: Child) -> io::Result<Used> {
        let used = unix::kill(&mut child)?;
        bury_orphans();
        Ok(used)
    }
}

/// The file `stat` of a process or a thread; empty once that is gone.
struct Stat(String);

impl Stat {
    fn read(folder: &Path) -> Stat {
        Stat(fs::read_to_string(folder.join("stat")).unwrap_or_default())
    }

    /// Counted from 0 after the name, which may contain anything.
    fn field(&self, field: usize) -> &str {
        let fields = self.0.rsplit_once(") ").map_or("", |parts| parts.1);
        fields.split(' ').nth(field).unwrap_or("")
    }

    fn number(&self, field: usize) -> u64 {
        self.field(field).parse().unwrap_or(0)
    }
}

fn children(thread: &Path) -> Vec<i32> {
    let children = fs::read_to_string(thread.join("children")).unwrap_or_default();
    children.split_whitespace().filter_map(|child| child.parse().ok()).collect()
}

/// Kills and reaps all remaining children, and the orphans that these leave in turn.
fn bury_orphans() {
    while let Ok(ended) = wait(WaitOptions::NOHANG) {
        if ended.is_none() {
            for child in children(Path::new("/proc/thread-self")) {
                let _ = Pid::from_raw(child).map(|child| kill_process(child, Signal::KILL));
            }
            sleep(Duration::from_millis(1));
        }
    }
}
