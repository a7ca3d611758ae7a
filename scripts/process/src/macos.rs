//! macOS: libproc has time, memory and state of the processes of a group. What leaves the group is not found.

use crate::{unix, Snapshot, Used};
use rustix::process::{setrlimit, Resource, Rlimit};
use std::mem::{size_of, zeroed};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command};
use std::time::Duration;
use std::{io, ptr};

pub use unix::{end, free_bytes, short_stack, wake};

/// More processes than this are not looked at.
const MOST: usize = 64;

pub fn prepare() {
    let _ = setrlimit(Resource::Core, Rlimit { current: Some(0), maximum: Some(0) });
}

pub fn separate(command: &mut Command) {
    command.process_group(0);
}

pub fn adopt_orphans() {}

pub fn kill_left_by(_: &Child) {}

pub struct Watched;

pub fn spawn(command: &mut Command, memory: u64) -> io::Result<(Child, Watched)> {
    Ok((unix::spawn(command, memory)?, Watched))
}

impl Watched {
    pub fn snapshot(&self, child: &Child) -> Snapshot {
        let mut snapshot = Snapshot::default();
        let mut ids = [0_i32; MOST];
        let group = child.id() as i32;
        let bytes = size_of::<[i32; MOST]>() as i32;
        // SAFETY: the system writes at most as many bytes as the array has.
        unsafe { libc::proc_listpgrppids(group, ids.as_mut_ptr().cast(), bytes) };
        for id in ids.into_iter().filter(|&id| id > 0) {
            let (used, task) = (used(id), task(id));
            snapshot.used += used;
            snapshot.memory = snapshot.memory.max(task.pti_resident_size);
            snapshot.is_active |= task.pti_numrunning > 0;
        }
        snapshot
    }

    pub fn finish(self, mut child: Child) -> io::Result<Used> {
        unix::kill(&mut child)
    }
}

/// Processor time of a process and of the children for which it has waited.
#[expect(deprecated)] // The system's clock rate; its newer home is a crate of its own.
fn used(id: i32) -> Duration {
    // SAFETY: zero is a value of all fields, which are numbers.
    let (mut used, mut base) =
        unsafe { (zeroed::<libc::rusage_info_v2>(), zeroed::<libc::mach_timebase_info>()) };
    // SAFETY: both write one such struct; if they fail, it stays as it is.
    unsafe {
        libc::proc_pid_rusage(id, libc::RUSAGE_INFO_V2, ptr::from_mut(&mut used).cast());
        libc::mach_timebase_info(&raw mut base);
    }
    let own = used.ri_user_time + used.ri_system_time;
    let ticks = own + used.ri_child_user_time + used.ri_child_system_time;
    Duration::from_nanos(ticks * u64::from(base.numer) / u64::from(base.denom.max(1)))
}

fn task(id: i32) -> libc::proc_taskinfo {
    // SAFETY: zero is a value of all fields, which are numbers; the call writes one such struct or nothing.
    unsafe {
        let mut task: libc::proc_taskinfo = zeroed();
        let size = size_of::<libc::proc_taskinfo>() as i32;
        libc::proc_pidinfo(id, libc::PROC_PIDTASKINFO, 0, ptr::from_mut(&mut task).cast(), size);
        task
    }
}
