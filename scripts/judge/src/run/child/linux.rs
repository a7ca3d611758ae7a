//! Linux: a file tells of the end, /proc of time and memory, and orphans come to us.

use super::{kill_group, Event, Look};
use rustix::event::{poll, PollFd, PollFlags, Timespec};
use rustix::fd::OwnedFd;
use rustix::process::{
    getpid, getrlimit, kill_process, pidfd_open, set_child_subreaper, setrlimit, setsid, wait,
    waitpid, Pid, PidfdFlags, Resource, Rlimit, Signal, WaitOptions,
};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout};
use std::thread::sleep;
use std::time::Duration;
use std::{fs, io};
use wait4::{ResUse, Wait4};

/// What the second process does once, so that it holds for all that it starts: a session without a
/// terminal, no core dumps; a child whose parent ends becomes ours.
pub fn prepare() {
    let _ = setsid();
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
    adopt_orphans();
}

/// From now on a process below us whose parent ends becomes our child.
pub fn adopt_orphans() {
    // Any number turns it on.
    let _ = set_child_subreaper(Some(getpid()));
}

/// What is started from now on has a stack a little smaller than its memory may be, so that endless
/// recursion ends in a crash.
pub fn limit_stack(memory: u64) {
    let wanted = memory - memory / 16;
    let maximum = getrlimit(Resource::Stack).maximum;
    let current = Some(maximum.map_or(wanted, |maximum| maximum.min(wanted)));
    let _ = setrlimit(Resource::Stack, Rlimit { current, maximum });
}

/// Is there something to read, or the end of it? Waits at most that long.
pub fn has_more(pipe: &ChildStdout, time: Duration) -> bool {
    let mut events = [PollFd::new(pipe, PollFlags::IN)];
    let timeout = Timespec::try_from(time).ok();
    let _ = poll(&mut events, timeout.as_ref());
    !events[0].revents().is_empty()
}

/// Has a process go on that was stopped.
pub fn resume(process: &Child) {
    let _ = kill_process(Pid::from_child(process), Signal::CONT);
}

/// Kills those of our children that belong to the session of a process that has ended.
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

/// Is there no room left where programs write?
pub fn is_full(folder: &Path) -> bool {
    rustix::fs::statvfs(folder).is_ok_and(|disk| disk.f_bavail * disk.f_frsize < 1 << 16)
}

/// The program, which is our only child but for the orphans that it left, and all below.
#[allow(clippy::unnecessary_wraps)] // other systems do not tell
pub fn look() -> Option<Look> {
    let mut look = Look::default();
    let (mut ticks, mut open) = (0, children(Path::new("/proc/thread-self")));
    while let Some(process) = open.pop() {
        let process = PathBuf::from(format!("/proc/{process}"));
        let stat = Stat::read(&process);
        // In itself, in the system for it, and both of the children that it has waited for.
        ticks += (11..=14).map(|field| stat.number(field)).sum::<u64>();
        look.memory = look.memory.max(stat.number(21) * rustix::param::page_size() as u64);
        for thread in fs::read_dir(process.join("task")).into_iter().flatten().flatten() {
            look.is_active |= matches!(Stat::read(&thread.path()).field(0), "R" | "D");
            open.extend(children(&thread.path()));
        }
    }
    look.used = Duration::from_millis(ticks * 1000 / rustix::param::clock_ticks_per_second());
    Some(look)
}

/// The file `stat` of a process or a thread; empty when it is gone.
struct Stat(String);

impl Stat {
    fn read(folder: &Path) -> Stat {
        Stat(fs::read_to_string(folder.join("stat")).unwrap_or_default())
    }

    /// Counted from 0 after the name, which may hold anything.
    fn field(&self, field: usize) -> &str {
        let fields = self.0.rsplit_once(") ").map_or("", |parts| parts.1);
        fields.split(' ').nth(field).unwrap_or("")
    }

    fn number(&self, field: usize) -> u64 {
        self.field(field).parse().unwrap_or(0)
    }
}

/// The processes that a thread has started.
fn children(thread: &Path) -> Vec<i32> {
    let children = fs::read_to_string(thread.join("children")).unwrap_or_default();
    children.split_whitespace().filter_map(|child| child.parse().ok()).collect()
}

/// Sees the end of a child. Its account is not taken before [`Ending::force`], so until then its
/// number is its own.
pub struct Ending(OwnedFd);

impl Ending {
    pub fn of(child: &Child) -> io::Result<Ending> {
        Ok(Ending(pidfd_open(Pid::from_child(child), PidfdFlags::empty())?))
    }

    pub fn within(&mut self, time: Duration, _: &mut Child) -> Event {
        let stdin = io::stdin();
        // The judge asks nothing during a run; its end of the pipe closes when it goes.
        let mut events =
            [PollFd::new(&self.0, PollFlags::IN), PollFd::new(&stdin, PollFlags::empty())];
        let timeout = Timespec::try_from(time).ok();
        let _ = poll(&mut events, timeout.as_ref());
        let [end, judge] = events.map(|event| !event.revents().is_empty());
        match (end, judge) {
            (true, _) => Event::End,
            (_, true) => Event::Abandoned,
            _ => Event::Timeout,
        }
    }

    pub fn force(self, child: &mut Child) -> io::Result<ResUse> {
        let Ending(_open_until_then) = self;
        kill_group(child);
        // It may have left its group.
        child.kill()?;
        let used = child.wait4()?;
        bury_orphans();
        Ok(used)
    }
}

/// Kills and waits for all children that there still are, and for those that they leave.
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
