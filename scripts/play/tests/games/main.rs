//! Every game that a problem states for a board, held to what a board needs. PROBLEMS names those that are to be
//! checked, all without it.

mod boards;
mod legends;
mod messages;
mod set_ups;

use play::{names, open, Engine};
use std::path::PathBuf;
use std::sync::Mutex;
use std::thread;

fn on_every_game(check: impl Fn(&str, &Engine) + Sync) {
    let chosen = std::env::var("PROBLEMS");
    let is_chosen = |name: &&str| {
        chosen.as_ref().map_or(true, |games| games.split(' ').any(|game| game == *name))
    };
    let names = Mutex::new(names().filter(is_chosen));
    let next = || names.lock().ok()?.next();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(name) = next() {
                    check(name, &open(name).expect("its name is listed"));
                }
            });
        }
    });
}

/// A problem's folder of what only the site needs.
fn study(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../../problems", name, "study"].iter().collect()
}

/// The folder of the words of all boards.
fn kit() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "../board"].iter().collect()
}
