//! Windows: a program is started asleep, put into a job and woken. The job ends with all that was started in it, and
//! tells the processor time of all; one call tells memory and threads of all processes of the machine.

use crate::{Snapshot, Used};
use std::ffi::c_void;
use std::mem::{size_of, zeroed};
use std::os::windows::ffi::OsStrExt;
use std::os::windows::io::{AsHandle, AsRawHandle, FromRawHandle, OwnedHandle};
use std::os::windows::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command};
use std::ptr::{null, null_mut};
use std::time::Duration;
use std::{io, ptr};
use windows_sys::Wdk::System::SystemInformation::{
    NtQuerySystemInformation, SystemProcessInformation,
};
use windows_sys::Win32::Foundation::INVALID_HANDLE_VALUE;
use windows_sys::Win32::Storage::FileSystem::GetDiskFreeSpaceExW;
use windows_sys::Win32::System::Diagnostics::Debug::{
    SetErrorMode, SEM_FAILCRITICALERRORS, SEM_NOGPFAULTERRORBOX,
};
use windows_sys::Win32::System::Diagnostics::ToolHelp::{
    CreateToolhelp32Snapshot, Thread32First, Thread32Next, TH32CS_SNAPTHREAD, THREADENTRY32,
};
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JobObjectBasicAccountingInformation,
    JobObjectBasicProcessIdList, JobObjectExtendedLimitInformation, QueryInformationJobObject,
    SetInformationJobObject, TerminateJobObject, JOBOBJECTINFOCLASS,
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, JOBOBJECT_EXTENDED_LIMIT_INFORMATION,
    JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOB_OBJECT_LIMIT_PROCESS_MEMORY,
};
use windows_sys::Win32::System::ProcessStatus::{GetProcessMemoryInfo, PROCESS_MEMORY_COUNTERS};
use windows_sys::Win32::System::Threading::{
    OpenThread, ResumeThread, WaitForSingleObject, CREATE_NEW_PROCESS_GROUP, CREATE_SUSPENDED,
    INFINITE, THREAD_SUSPEND_RESUME,
};
use windows_sys::Win32::System::WindowsProgramming::{
    SYSTEM_PROCESS_INFORMATION, SYSTEM_THREAD_INFORMATION,
};

/// More processes than this are not looked at.
const MOST: usize = 62;

pub fn prepare() {
    // SAFETY: it sets a flag of this process, which programs inherit.
    unsafe { SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOGPFAULTERRORBOX) };
}

pub fn separate(command: &mut Command) {
    command.creation_flags(CREATE_NEW_PROCESS_GROUP);
}

pub fn adopt_orphans() {}

pub fn wake(_: &Child) {}

/// Its job has ended with it.
pub fn kill_left_by(_: &Child) {}

pub fn free_bytes(folder: &Path) -> Option<u64> {
    let path: Vec<u16> = folder.as_os_str().encode_wide().chain([0]).collect();
    let mut bytes = 0;
    // SAFETY: the path ends with a zero, and one number is written.
    let is_told =
        unsafe { GetDiskFreeSpaceExW(path.as_ptr(), &raw mut bytes, null_mut(), null_mut()) };
    (is_told != 0).then_some(bytes)
}

/// The size is in the program itself.
pub fn short_stack(_: u64) -> Option<u64> {
    None
}

/// Waits for the end; the program's number stays its own as long as a handle is open.
pub fn end(child: &Child) -> io::Result<impl FnOnce() + Send + 'static> {
    let process = child.as_handle().try_clone_to_owned()?;
    // SAFETY: the handle is open until the call returns.
    Ok(move || _ = unsafe { WaitForSingleObject(process.as_raw_handle(), INFINITE) })
}

/// The job of a program.
pub struct Watched(OwnedHandle);

/// Above three times the memory limit the system refuses memory.
pub fn spawn(command: &mut Command, memory: u64) -> io::Result<(Child, Watched)> {
    let mut child = command.creation_flags(CREATE_SUSPENDED).spawn()?;
    let job = Watched::around(&child, 3 * memory).and_then(|job| wake_first(&child).map(|()| job));
    if job.is_err() {
        let _ = child.kill();
        let _ = child.wait();
    }
    Ok((child, job?))
}

/// A list of the processes of a job.
#[repr(C)]
struct Ids {
    _assigned: u32,
    count: u32,
    list: [usize; MOST],
}

impl Watched {
    fn around(child: &Child, memory: u64) -> io::Result<Watched> {
        // SAFETY: a job without attributes or name.
        let job = unsafe { CreateJobObjectW(null(), null()) };
        if job.is_null() {
            return Err(io::Error::last_os_error());
        }
        // SAFETY: the handle is new, and nobody else closes it.
        let job = Watched(unsafe { OwnedHandle::from_raw_handle(job) });
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
            | JOB_OBJECT_LIMIT_DIE_ON_UNHANDLED_EXCEPTION
            | JOB_OBJECT_LIMIT_PROCESS_MEMORY;
        limits.ProcessMemoryLimit = memory as usize;
        let size = size_of::<JOBOBJECT_EXTENDED_LIMIT_INFORMATION>() as u32;
        // SAFETY: both handles are open; `limits` is read, and of that size.
        let is_set = unsafe {
            let (job, limits) = (job.0.as_raw_handle(), (&raw const limits).cast());
            SetInformationJobObject(job, JobObjectExtendedLimitInformation, limits, size) != 0
                && AssignProcessToJobObject(job, child.as_raw_handle()) != 0
        };
        if is_set {
            Ok(job)
        } else {
            Err(io::Error::last_os_error())
        }
    }

    /// # Safety
    /// The system writes a `T` for this class, and zero is a `T`.
    unsafe fn query<T>(&self, class: JOBOBJECTINFOCLASS) -> T {
        // SAFETY: as above; if the call fails, zero stays.
        unsafe {
            let mut told: T = zeroed();
            let size = size_of::<T>() as u32;
            let to = ptr::from_mut(&mut told).cast();
            QueryInformationJobObject(self.0.as_raw_handle(), class, to, size, null_mut());
            told
        }
    }

    /// Processor time of all processes that ran in the job.
    fn used(&self) -> Duration {
        // SAFETY: the struct belongs to the class, and has numbers alone.
        let told: JOBOBJECT_BASIC_ACCOUNTING_INFORMATION =
            unsafe { self.query(JobObjectBasicAccountingInformation) };
        let ticks = told.TotalUserTime + told.TotalKernelTime;
        Duration::from_nanos(ticks.cast_unsigned() * 100)
    }

    pub fn snapshot(&self, _: &Child) -> Snapshot {
        // SAFETY: the struct belongs to the class, and has numbers alone.
        let told: Ids = unsafe { self.query(JobObjectBasicProcessIdList) };
        let ids = &told.list[..MOST.min(told.count as usize)];
        let mut snapshot = Snapshot { used: self.used(), ..Snapshot::default() };
        let mut all: Vec<u64> = vec![0; 1 << 16];
        let mut needed = 0;
        // SAFETY: the list has room for as many bytes as are named, and is aligned for what is written.
        while unsafe {
            let (to, size) = (all.as_mut_ptr().cast(), size_of_val(&all[..]) as u32);
            NtQuerySystemInformation(SystemProcessInformation, to, size, &raw mut needed) != 0
        } {
            // There may be more of them by then.
            if size_of_val(&all[..]) > 1 << 26 {
                return snapshot;
            }
            all.resize(all.len() * 2, 0);
        }
        let mut at: *const SYSTEM_PROCESS_INFORMATION = all.as_ptr().cast();
        loop {
            // SAFETY: the system has written a chain of processes, each followed by its threads; the offset leads from
            // one to the next, and is 0 at the last.
            unsafe {
                let process = &*at;
                if ids.contains(&(process.UniqueProcessId as usize)) {
                    snapshot.memory = snapshot.memory.max(process.PeakWorkingSetSize as u64);
                    let threads: *const SYSTEM_THREAD_INFORMATION = at.add(1).cast();
                    for i in 0..process.NumberOfThreads as usize {
                        let thread = &*threads.add(i);
                        note(thread.ThreadState, thread.WaitReason, &mut snapshot);
                    }
                }
                if process.NextEntryOffset == 0 {
                    return snapshot;
                }
                at = at.byte_add(process.NextEntryOffset as usize);
            }
        }
    }

    pub fn finish(self, mut child: Child) -> io::Result<Used> {
        // SAFETY: the handle is open.
        unsafe { TerminateJobObject(self.0.as_raw_handle(), 1) };
        let status = child.wait()?;
        let mut memory = PROCESS_MEMORY_COUNTERS::default();
        let size = size_of::<PROCESS_MEMORY_COUNTERS>() as u32;
        // SAFETY: the handle is open, also after the end of the process; one such struct is written.
        unsafe { GetProcessMemoryInfo(child.as_raw_handle(), &raw mut memory, size) };
        Ok(Used { status, processor: self.used(), peak: memory.PeakWorkingSetSize as u64 })
    }
}

/// The states of a thread, and why it waits, as the kernel numbers them.
fn note(state: u32, reason: u32, snapshot: &mut Snapshot) {
    const READY: u32 = 1;
    const RUNNING: u32 = 2;
    const STANDBY: u32 = 3;
    const WAITING: u32 = 5;
    const TRANSITION: u32 = 6;
    const DEFERRED_READY: u32 = 7;
    const PAGE_IN: [u32; 2] = [2, 9];
    const DELAY: [u32; 2] = [4, 11];
    let is_runnable = [READY, RUNNING, STANDBY, TRANSITION, DEFERRED_READY].contains(&state);
    snapshot.is_active |= is_runnable || state == WAITING && PAGE_IN.contains(&reason);
    snapshot.naps |= state == WAITING && DELAY.contains(&reason);
}

/// Lets the only thread of a new process run.
fn wake_first(child: &Child) -> io::Result<()> {
    // SAFETY: a list of all threads, which only these calls read; each handle is new, and closed once.
    unsafe {
        let all = CreateToolhelp32Snapshot(TH32CS_SNAPTHREAD, 0);
        if all == INVALID_HANDLE_VALUE {
            return Err(io::Error::last_os_error());
        }
        let all = OwnedHandle::from_raw_handle(all);
        let mut thread = THREADENTRY32 { dwSize: size_of::<THREADENTRY32>() as u32, ..zeroed() };
        let mut is_one = Thread32First(all.as_raw_handle(), &raw mut thread);
        while is_one != 0 {
            if thread.th32OwnerProcessID == child.id() {
                let open: *mut c_void = OpenThread(THREAD_SUSPEND_RESUME, 0, thread.th32ThreadID);
                if open.is_null() {
                    break;
                }
                let open = OwnedHandle::from_raw_handle(open);
                ResumeThread(open.as_raw_handle());
                return Ok(());
            }
            is_one = Thread32Next(all.as_raw_handle(), &raw mut thread);
        }
        Err(io::Error::last_os_error())
    }
}
