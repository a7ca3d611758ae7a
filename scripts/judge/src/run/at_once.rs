//! Work in several threads.

#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGQUIT};
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{mpsc, Arc, LazyLock};
use std::thread;

static STOPPED: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// From now on Ctrl-C ends the work, so that what was found is told and what was made goes; a second
/// one ends the judge.
pub fn stop_at_signals() {
    #[cfg(unix)]
    let more = [SIGHUP, SIGQUIT];
    #[cfg(not(unix))]
    let more = [];
    for signal in [SIGINT, SIGTERM].into_iter().chain(more) {
        // Where there is no such signal nothing is stopped by it.
        let _ = flag::register_conditional_shutdown(signal, 130, STOPPED.clone());
        let _ = flag::register(signal, STOPPED.clone());
    }
}

/// Has the person stopped the work?
pub fn is_stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

/// Does `work` on 0, 1, 2, … until `wanted` says no to a number, `jobs` at once, each thread with
/// what `start` gave it. `done` gets each result as it comes; the first error ends all.
pub fn at_once<Tool, Done: Send>(
    jobs: usize,
    wanted: impl Fn(usize) -> bool + Sync,
    start: impl Fn() -> Result<Tool, String> + Sync,
    work: impl Fn(&mut Tool, usize) -> Result<Done, String> + Sync,
    mut done: impl FnMut(usize, Done),
) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..jobs.max(1) {
            let (sender, next, wanted, start, work) =
                (sender.clone(), &next, &wanted, &start, &work);
            scope.spawn(move || {
                let mut tool = start();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if is_stopped() || !wanted(number) {
                        return;
                    }
                    let result = match &mut tool {
                        Ok(tool) => work(tool, number),
                        Err(error) => Err(error.clone()),
                    };
                    let is_last = result.is_err();
                    // Nobody listens any more after an error.
                    if sender.send((number, result)).is_err() || is_last {
                        return;
                    }
                }
            });
        }
        drop(sender);
        for (number, result) in results {
            done(number, result?);
        }
        if is_stopped() {
            return Err(String::from("stopped"));
        }
        Ok(())
    })
}

/// How many programs run at once without slowing each other.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
