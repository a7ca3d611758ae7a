//! Runs work in several threads.

use crate::stop::{is_stopped, Stopped};
use anyhow::{anyhow, Result};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

/// How many programs can run at once without slowing each other down.
pub fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does `work` on 0, 1, 2, … until `is_wanted` rejects a number. Each thread has its own tool from
/// `start`. `done` gets each result as it comes. The first error ends everything.
pub fn parallel<Tool, Done: Send>(
    threads: usize,
    is_wanted: impl Fn(usize) -> bool + Sync,
    start: impl Fn() -> Result<Tool> + Sync,
    work: impl Fn(&mut Tool, usize) -> Result<Done> + Sync,
    mut done: impl FnMut(usize, Done),
) -> Result<()> {
    let next = AtomicUsize::new(0);
    let take = || Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&number| is_wanted(number));
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..threads.max(1) {
            let (sender, take, start, work) = (sender.clone(), &take, &start, &work);
            scope.spawn(move || {
                let mut tool = start();
                while let Some(number) = take() {
                    let mut result = match &mut tool {
                        _ if is_stopped() => Err(Stopped.into()),
                        Ok(tool) => work(tool, number),
                        Err(error) => Err(anyhow!("{error:#}")),
                    };
                    let is_last = result.is_err();
                    if is_last && is_stopped() {
                        // Stopped in the middle it may fail anywhere: at a folder that is gone.
                        result = Err(Stopped.into());
                    }
                    // After an error nobody is listening any more.
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
        Ok(())
    })
}

/// Does `work` on 0 to `count - 1`; the results in this order. `done` is called after each.
pub fn all<Done: Send>(
    count: usize,
    work: impl Fn(usize) -> Result<Done> + Sync,
    mut done: impl FnMut(),
) -> Result<Vec<Done>> {
    let mut all: Vec<Option<Done>> = (0..count).map(|_| None).collect();
    parallel(
        processors(),
        |number| number < count,
        || Ok(()),
        |(), number| work(number),
        |number, made| {
            all[number] = Some(made);
            done();
        },
    )?;
    Ok(all.into_iter().flatten().collect())
}
