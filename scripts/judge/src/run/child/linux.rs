//! Linux: a pidfd signals the end, /proc has time and memory, and orphans become our children.

use super::state::{Event, Snapshot};
use rustix::event::{poll, PollFd, PollFlags, Timespec};
use rustix::fd::{AsFd, OwnedFd};
use rustix::process::{
    getpid, getrlimit, kill_process, pidfd_open, set_child_subreaper, setrlimit, setsid, wait,
    waitpid, Pid, PidfdFlags, Resource, Rlimit, Signal, WaitOptions,
};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout};
use std::thread::sleep;
use std::time::Duration;
use std::{fs, io};
use wait4::{ResUse, Wait4};

/// Called once in the second process, for all that it will start: a session without a terminal, no core
/// dumps, and orphans become its children.
pub fn prepare() {
    let _ = setsid();
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    adopt_orphans();
}

/// From now on a descendant whose parent ends becomes our child.
pub fn adopt_orphans() {
    // Any number turns it on.
    let _ = set_child_subreaper(Some(getpid()));
}

/// Programs started from now on get a stack a little smaller than the memory limit, with room for the
/// rest of a small program, so that endless recursion crashes before it reaches that limit.
pub fn limit_stack(memory: u64) {
    let wanted = memory - (memory / 16).max(4 << 20).min(memory / 2);
    let maximum = getrlimit(Resource::Stack).maximum;
    let current = Some(maximum.map_or(wanted, |maximum| maximum.min(wanted)));
    let _ = setrlimit(Resource::Stack, Rlimit { current, maximum });
}

/// Waits at most this long until there is something to read, or the end of the pipe.
pub fn has_more(pipe: &ChildStdout, time: Duration) -> bool {
    let mut events = [PollFd::new(pipe, PollFlags::IN)];
    let timeout = Timespec::try_from(time).ok();
    let _ = poll(&mut events, timeout.as_ref());
    !events[0].revents().is_empty()
}

pub fn resume(process: &Child) {
    let _ = kill_process(Pid::from_child(process), Signal::CONT);
}

/// Kills our children that belong to the session of a process that has ended.
pub fn kill_session(leader: &Child) {
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

pub fn is_full(folder: &Path) -> bool {
    rustix::fs::statvfs(folder).is_ok_and(|disk| disk.f_bavail * disk.f_frsize < 1 << 16)
}

/// Observes all our descendants: the program, its children, and the orphans that they left.
#[allow(clippy::unnecessary_wraps)] // `None` on other systems
pub fn snapshot() -> Option<Snapshot> {
    let mut snapshot = Snapshot::default();
    let (mut ticks, mut open) = (0, children(Path::new("/proc/thread-self")));
    while let Some(process) = open.pop() {
        let process = PathBuf::from(format!("/proc/{process}"));
        let stat = Stat::read(&process);
        // User and system time, its own and that of the children it has waited for.
        ticks += (11..=14).map(|field| stat.number(field)).sum::<u64>();
        snapshot.memory = snapshot.memory.max(stat.number(21) * rustix::param::page_size() as u64);
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
    snapshot.used = Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second());
    Some(snapshot)
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

/// Waits for the end of a child without reaping it: its process id stays valid until
/// [`Waiter::reap`].
pub struct Waiter(OwnedFd);

impl Waiter {
    pub fn new(child: &Child) -> io::Result<Waiter> {
        Ok(Waiter(pidfd_open(Pid::from_child(child), PidfdFlags::empty())?))
    }

    pub fn wait(&mut self, time: Duration, _: &mut Child) -> Event {
        let stdin = io::stdin();
        // The judge sends nothing during a run; its end of the pipe closes when it is gone.
        let mut events =
            [PollFd::new(&self.0, PollFlags::IN), PollFd::new(&stdin, PollFlags::empty())];
        let timeout = Timespec::try_from(time).ok();
        let _ = poll(&mut events, timeout.as_ref());
        let [exit, judge] = events.map(|event| !event.revents().is_empty());
        match (exit, judge) {
            (true, _) => Event::Exit,
            (_, true) => Event::Abandoned,
            _ => Event::Timeout,
        }
    }

    pub fn wait_in_talk(&self, time: Duration, pipes: &Pipes) -> Ready {
        let (stdin, exit) = (io::stdin(), PollFd::new(&self.0, PollFlags::IN));
        let wanted = if pipes.is_judges_turn { PollFlags::IN } else { PollFlags::empty() };
        let mut events = vec![PollFd::new(&stdin, wanted)];
        events.extend((!pipes.has_ended).then_some(exit));
        events.extend(pipes.to.map(|pipe| PollFd::new(pipe, PollFlags::OUT)));
        events.extend(pipes.from.map(|pipe| PollFd::new(pipe, PollFlags::IN)));
        let timeout = Timespec::try_from(time).ok();
        let _ = poll(&mut events, timeout.as_ref());
        let has_come = |event: &PollFd| !event.revents().is_empty();
        Ready { judge: has_come(&events[0]), exit: !pipes.has_ended && has_come(&events[1]) }
    }

    pub fn reap(self, child: &mut Child) -> io::Result<ResUse> {
        let Waiter(_open_until_then) = self;
        // It may have left its group, which was killed.
        child.kill()?;
        let used = child.wait4()?;
        bury_orphans();
        Ok(used)
    }
}

/// What a talk waits for, beside the end of the program and of the judge.
pub struct Pipes<'a> {
    pub is_judges_turn: bool,
    /// Its end is known.
    pub has_ended: bool,
    /// Where there is something to write.
    pub to: Option<&'a ChildStdin>,
    /// Where there may be something to read.
    pub from: Option<&'a ChildStdout>,
}

pub struct Ready {
    /// The judge has taken its turn, or is gone.
    pub judge: bool,
    pub exit: bool,
}

/// Makes reading and writing return at once.
pub fn pipe<P: AsFd>(pipe: P) -> io::Result<P> {
    rustix::io::ioctl_fionbio(&pipe, true)?;
    Ok(pipe)
}

/// How many bytes in a pipe nobody has read yet.
pub fn unread(pipe: impl AsFd) -> u64 {
    rustix::io::ioctl_fionread(pipe).unwrap_or(0)
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
