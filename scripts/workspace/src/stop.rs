//! Ctrl-C and similar signals: after the first one nothing new starts, what is running ends at once, and
//! results so far are reported.

use std::fmt;
use std::io::{self, Write};
use std::process::{ChildStdin, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::thread::sleep;
use std::time::Duration;

/// How long work may take to end after a signal.
const PATIENCE: Duration = Duration::from_secs(4);

static STOPPED: AtomicBool = AtomicBool::new(false);
/// Pipes to processes that end when their stdin is closed.
static OPEN: Mutex<Vec<Weak<Mutex<Option<ChildStdin>>>>> = Mutex::new(vec![]);

#[derive(Debug)]
pub struct Stopped;

impl fmt::Display for Stopped {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str("stopped")
    }
}

impl std::error::Error for Stopped {}

/// From now on a signal stops the work.
pub fn at_signals() -> anyhow::Result<()> {
    Ok(ctrlc::set_handler(|| {
        if !STOPPED.swap(true, Ordering::Relaxed) {
            // Whatever hangs meanwhile ends too.
            std::thread::spawn(|| {
                sleep(PATIENCE);
                eprintln!("stopped");
                std::process::exit(2);
            });
        }
        for pipe in lock(&OPEN).iter().filter_map(Weak::upgrade) {
            *lock(&pipe) = None;
        }
    })?)
}

pub fn is_stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The stdin of a process; it is closed when the work is stopped.
pub struct Pipe(Arc<Mutex<Option<ChildStdin>>>);

impl Pipe {
    pub fn new(stdin: Option<ChildStdin>) -> Pipe {
        let pipe = Arc::new(Mutex::new(stdin));
        let mut open = lock(&OPEN);
        open.retain(|pipe| pipe.strong_count() > 0);
        open.push(Arc::downgrade(&pipe));
        Pipe(pipe)
    }

    pub fn write(&self, text: &str) -> io::Result<()> {
        match lock(&self.0).as_mut() {
            Some(stdin) => stdin.write_all(text.as_bytes()),
            None => Err(io::ErrorKind::BrokenPipe.into()),
        }
    }

    pub fn close(&self) {
        *lock(&self.0) = None;
    }
}

/// Does work that does not look for signals; leaves it alone when it is stopped.
pub fn unless_stopped<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> anyhow::Result<T> {
    let thread = std::thread::spawn(work);
    while !thread.is_finished() {
        if is_stopped() {
            return Err(Stopped.into());
        }
        sleep(Duration::from_millis(5));
    }
    thread.join().map_err(|_| anyhow::anyhow!("no input could be made"))
}

/// Runs a command and collects what it prints; kills it when the work is stopped.
pub fn output(command: &mut Command) -> anyhow::Result<Output> {
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let gather = |mut pipe: Box<dyn io::Read + Send>| {
        std::thread::spawn(move || {
            let mut bytes = vec![];
            let _ = pipe.read_to_end(&mut bytes);
            bytes
        })
    };
    let stdout = gather(Box::new(child.stdout.take().expect("it is piped")));
    let stderr = gather(Box::new(child.stderr.take().expect("it is piped")));
    let status = loop {
        match child.try_wait()? {
            Some(status) => break status,
            None if is_stopped() => {
                child.kill()?;
                child.wait()?;
                return Err(Stopped.into());
            }
            None => sleep(Duration::from_millis(5)),
        }
    };
    let gathered = |thread: std::thread::JoinHandle<Vec<u8>>| thread.join().unwrap_or_default();
    Ok(Output { status, stdout: gathered(stdout), stderr: gathered(stderr) })
}
