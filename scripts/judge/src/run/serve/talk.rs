//! A talk: passes lines between the judge and a program, and watches the program meanwhile.

use super::{finish, start, tell, Files, Monitor, INTERVAL};
use crate::run::{Answer, Exit, Fault, Limits, Program, Reply, Turn, Usage};
use crossbeam_channel::{bounded, never, select, unbounded, Receiver, Sender};
use process::Running;
use std::io::{self, Read, Write};
use std::process::{ChildStdin, ChildStdout, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

/// A longer line is cut, so that this process stays small.
const LONGEST: usize = 1 << 16;
/// How long the rest of what a program printed may take to come, where something else holds the pipe.
const PATIENCE: Duration = Duration::from_secs(1);

/// Starts a program and passes lines on until it ends, or the judge stops it.
pub fn talk(
    program: &Program,
    limits: &Limits,
    files: &Files,
    judge: &Receiver<String>,
) -> io::Result<()> {
    let connect = |command: &mut std::process::Command| {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        Ok(())
    };
    let (mut running, ended) = match start(program, limits, files, connect) {
        Ok(started) => started,
        Err(fault) => return tell(&Reply::Over(String::new(), Err(fault))),
    };
    let (to, from) = running.pipes().expect("they are piped");
    let unwritten = Arc::new(AtomicUsize::new(0));
    let mut talk = Talk {
        program,
        limits,
        files,
        to: Some(writer(to, unwritten.clone())),
        unwritten,
        from: reader(from),
        heard: vec![],
        printed: 0,
        usage: None,
        had: Duration::ZERO,
        monitor: Monitor::default(),
    };
    let is_there = talk.pass_on(running, &ended, judge);
    let (rest, printed) = (String::from_utf8_lossy(&talk.heard).into_owned(), talk.printed());
    let answer: Answer = match talk.usage {
        Some(usage) if is_there => {
            usage.and_then(|usage| talk.monitor.judged(usage, limits, printed, files))
        }
        _ => Err(Fault::Abandoned),
    };
    tell(&Reply::Over(rest, answer))
}

/// Writes the texts to a program. `unwritten` counts those that are on their way.
fn writer(mut to: ChildStdin, unwritten: Arc<AtomicUsize>) -> Sender<String> {
    let (sender, texts) = unbounded::<String>();
    thread::spawn(move || {
        for text in texts {
            // It may not read any more.
            let _ = to.write_all(text.as_bytes());
            unwritten.fetch_sub(1, Ordering::Relaxed);
        }
    });
    sender
}

/// Reads what a program prints, no faster than it is wanted.
fn reader(mut from: ChildStdout) -> Receiver<Vec<u8>> {
    let (sender, blocks) = bounded(0);
    thread::spawn(move || {
        let mut block = [0; 1 << 12];
        while let Some(length) = from.read(&mut block).ok().filter(|&length| length > 0) {
            if sender.send(block[..length].to_vec()).is_err() {
                break;
            }
        }
    });
    blocks
}

struct Talk<'a> {
    program: &'a Program,
    limits: &'a Limits,
    files: &'a Files,
    /// None when the judge says nothing more.
    to: Option<Sender<String>>,
    unwritten: Arc<AtomicUsize>,
    /// Never has a block again after the end of what the program prints.
    from: Receiver<Vec<u8>>,
    /// What the program has said and the judge has not heard yet.
    heard: Vec<u8>,
    printed: u64,
    /// What it has used, when it is over; what it has printed is still heard.
    usage: Option<Result<Usage, Fault>>,
    /// How long the judge has waited for the program.
    had: Duration,
    monitor: Monitor,
}

impl Talk<'_> {
    /// False if the judge is gone. Whatever comes, the program ends.
    fn pass_on(
        &mut self,
        running: Running,
        ended: &Receiver<()>,
        judge: &Receiver<String>,
    ) -> bool {
        let (no_block, no_end) = (never(), never());
        let (mut running, mut is_judges_turn, mut is_silent) = (Some(running), true, false);
        let (mut clock, mut observed) = (Duration::ZERO, Duration::ZERO);
        let mut is_told = tell(&Reply::Started);
        let is_there = loop {
            if is_told.is_err() {
                break false;
            }
            if !is_judges_turn {
                if self.monitor.exceeded.is_some() {
                    break true;
                }
                match self.line(is_silent) {
                    None if is_silent && running.is_none() => break true,
                    None => {}
                    Some(line) => {
                        is_told = tell(&Reply::Line(line));
                        is_judges_turn = true;
                        continue;
                    }
                }
            }
            let (is_full, was_judges_turn) = (self.heard.len() >= LONGEST, is_judges_turn);
            select! {
                recv(judge) -> line => {
                    match line.ok().and_then(|line| serde_json::from_str(&line).ok()) {
                        Some(Turn::Stop) if is_judges_turn => break true,
                        Some(Turn::Say(text)) if is_judges_turn => self.say(text),
                        Some(Turn::Last(text)) if is_judges_turn => {
                            self.say(text);
                            self.to = None;
                        }
                        _ => break false,
                    }
                    is_judges_turn = false;
                }
                recv(if is_full || is_silent { &no_block } else { &self.from }) -> block => {
                    match block {
                        Ok(block) => {
                            self.printed += block.len() as u64;
                            self.heard.extend(block);
                        }
                        Err(_) => is_silent = true,
                    }
                }
                recv(if running.is_some() { ended } else { &no_end }) -> _ => {
                    // What else holds the pipe ends, too.
                    let running = running.take().expect("it was running");
                    self.usage = Some(finish(running, self.program));
                }
                default(if running.is_some() { INTERVAL } else { PATIENCE }) => {
                    is_silent |= running.is_none() && !is_judges_turn;
                }
            }
            let Some(running) = &running else { continue };
            let now = running.clock();
            if !was_judges_turn {
                self.had += now.saturating_sub(clock);
            }
            clock = now;
            if clock.saturating_sub(observed) >= INTERVAL {
                observed = clock;
                self.observe(running, is_judges_turn);
            }
        };
        if let Some(running) = running {
            self.usage = Some(finish(running, self.program));
        }
        is_there
    }

    fn say(&mut self, text: String) {
        self.unwritten.fetch_add(1, Ordering::Relaxed);
        // Where the judge says more after its last words, nobody listens.
        let _ = self.to.as_ref().map(|to| to.send(text));
    }

    fn observe(&mut self, running: &Running, is_judges_turn: bool) {
        if self.monitor.exceeded.is_some() {
            return;
        }
        let printed = self.printed();
        let waits = self.monitor.observe(running, self.had, self.limits, printed);
        let has_all = self.unwritten.load(Ordering::Relaxed) == 0;
        let both_wait = waits && has_all && !is_judges_turn && self.to.is_some();
        if both_wait && self.monitor.exceeded == Some(Exit::TimeLimit) {
            self.monitor.exceeded = Some(Exit::Waits);
        }
    }

    /// The next line that the program has said; the last one may lack its end.
    fn line(&mut self, is_silent: bool) -> Option<String> {
        let end = self.heard.iter().position(|&byte| byte == b'\n');
        let cut = LONGEST.min(self.heard.len());
        let is_cut = cut == LONGEST || is_silent && cut > 0;
        let length = end.map(|end| end + 1).or(is_cut.then_some(cut))?;
        let line: Vec<u8> = self.heard.drain(..length).collect();
        Some(String::from_utf8_lossy(&line).trim_end_matches(['\n', '\r']).to_owned())
    }

    /// As much as it has printed to one of its outputs.
    fn printed(&self) -> u64 {
        self.printed.max(self.files.longest())
    }
}
