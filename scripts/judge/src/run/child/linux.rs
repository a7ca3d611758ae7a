//! Linux: a file tells of the end, /proc of memory, and orphans come to us.

use super::{kill_group, Event};
use rustix::event::{poll, PollFd, PollFlags, Timespec};
use rustix::fd::OwnedFd;
use rustix::process::{
    getpid, kill_process, pidfd_open, set_child_subreaper, wait, Pid, PidfdFlags, Signal,
    WaitOptions,
};
use std::process::Child;
use std::thread::sleep;
use std::time::Duration;
use std::{fs, io};
use wait4::{ResUse, Wait4};

/// A child whose parent ends becomes ours.
pub fn adopt_orphans() {
    // Any number turns it on.
    let _ = set_child_subreaper(Some(getpid()));
}

/// Bytes that a child has in memory.
pub fn resident(child: &Child) -> u64 {
    let pages = || -> Option<u64> {
        let sizes = fs::read_to_string(format!("/proc/{}/statm", child.id())).ok()?;
        sizes.split(' ').nth(1)?.parse().ok()
    };
    pages().unwrap_or(0) * rustix::param::page_size() as u64
}

/// How long a child ran, and how long it waited for a processor.
pub fn time(child: &Child) -> (Duration, Duration) {
    let times = fs::read_to_string(format!("/proc/{}/schedstat", child.id())).unwrap_or_default();
    let mut times = times.split(' ').map(|time| time.parse().unwrap_or(0));
    let mut next = || Duration::from_nanos(times.next().unwrap_or(0));
    (next(), next())
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
        let used = child.wait4()?;
        bury_orphans();
        Ok(used)
    }
}

/// Kills and waits for all children that there still are, and for those that they leave.
fn bury_orphans() {
    while let Ok(ended) = wait(WaitOptions::NOHANG) {
        if ended.is_none() {
            let children = fs::read_to_string("/proc/thread-self/children").unwrap_or_default();
            for child in children.split_whitespace().filter_map(|pid| pid.parse().ok()) {
                let _ = Pid::from_raw(child).map(|child| kill_process(child, Signal::KILL));
            }
            sleep(Duration::from_millis(1));
        }
    }
}
