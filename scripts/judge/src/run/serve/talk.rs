//! A talk: passes lines between the judge and a program, and watches the program meanwhile.

use super::{start, start_fault, tell, Files, Monitor, INTERVAL};
use crate::run::child::{pipe, unread, Pipes, Running};
use crate::run::{Answer, Exit, Fault, Limits, Program, Reply, Turn};
use std::io::{self, BufRead, ErrorKind, Read, Write};
use std::process::{ChildStdin, ChildStdout, Stdio};
use std::time::Duration;

/// A longer line is cut, so that this process stays small.
const LONGEST: usize = 1 << 16;

/// Starts a program and passes lines on until it ends, or the judge stops it.
pub fn talk(
    program: &Program,
    limits: &Limits,
    files: &Files,
    judge: &mut impl BufRead,
) -> io::Result<()> {
    let mut running = match start(program, limits, files, |command| {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        Ok(())
    }) {
        Ok(running) => running,
        Err(fault) => return tell(&Reply::Over(String::new(), Err(fault))),
    };
    let (to, from) = running.pipes().expect("they are piped");
    let mut talk = Talk {
        to: Some(pipe(to)?),
        from: Some(pipe(from)?),
        unsent: vec![],
        heard: vec![],
        printed: 0,
        is_last: false,
        had: Duration::ZERO,
        monitor: Monitor::default(),
    };
    tell(&Reply::Started)?;
    let is_there = talk.pass_on(&mut running, judge, limits, files)?;
    let (rest, printed) = (String::from_utf8_lossy(&talk.heard).into_owned(), talk.printed(files));
    let judged = |usage| talk.monitor.judged(usage, limits, printed, files);
    let answer: Answer = match running.finish().map_err(start_fault(program)) {
        _ if !is_there => Err(Fault::Abandoned),
        usage => usage.and_then(judged),
    };
    tell(&Reply::Over(rest, answer))
}

struct Talk {
    to: Option<ChildStdin>,
    /// None after the end of what it prints.
    from: Option<ChildStdout>,
    /// What the judge has said and the pipe has not taken yet.
    unsent: Vec<u8>,
    /// What the program has said and the judge has not heard yet.
    heard: Vec<u8>,
    printed: u64,
    /// The judge will say nothing more.
    is_last: bool,
    /// How long the judge has waited for the program.
    had: Duration,
    monitor: Monitor,
}

impl Talk {
    /// False if the judge is gone.
    fn pass_on(
        &mut self,
        running: &mut Running,
        judge: &mut impl BufRead,
        limits: &Limits,
        files: &Files,
    ) -> io::Result<bool> {
        let (mut is_judges_turn, mut has_ended) = (true, false);
        let (mut clock, mut observed) = (running.clock(), Duration::ZERO);
        loop {
            if !is_judges_turn {
                // What it has printed before its end is still heard.
                if has_ended {
                    self.read();
                }
                if self.monitor.exceeded.is_some() {
                    return Ok(true);
                }
                match self.line(has_ended) {
                    None if has_ended => return Ok(true),
                    None => {}
                    Some(line) => {
                        tell(&Reply::Line(line))?;
                        is_judges_turn = true;
                    }
                }
            }
            let is_full = self.heard.len() >= LONGEST;
            let ready = running.wait_in_talk(
                INTERVAL,
                &Pipes {
                    is_judges_turn,
                    has_ended,
                    to: self.to.as_ref().filter(|_| !self.unsent.is_empty()),
                    from: self.from.as_ref().filter(|_| !is_full),
                },
            );
            let now = running.clock();
            if !is_judges_turn {
                self.had += now.saturating_sub(clock);
            }
            clock = now;
            if ready.judge {
                match turn(judge)? {
                    _ if !is_judges_turn => return Ok(false),
                    None => return Ok(false),
                    Some(Turn::Stop) => return Ok(true),
                    Some(Turn::Say(text)) => self.unsent.extend(text.as_bytes()),
                    Some(Turn::Last(text)) => {
                        self.unsent.extend(text.as_bytes());
                        self.is_last = true;
                    }
                }
                is_judges_turn = false;
            }
            has_ended |= ready.exit;
            self.write();
            self.read();
            if !has_ended && clock.saturating_sub(observed) >= INTERVAL {
                observed = clock;
                self.observe(limits, files, is_judges_turn);
            }
        }
    }

    fn observe(&mut self, limits: &Limits, files: &Files, is_judges_turn: bool) {
        if self.monitor.exceeded.is_some() {
            return;
        }
        let printed = self.printed(files);
        let waits = self.monitor.observe(self.had, limits, printed);
        let has_read = self.unsent.is_empty() && self.to.as_ref().is_some_and(|to| unread(to) == 0);
        let both_wait = waits && has_read && !is_judges_turn && !self.is_last;
        if both_wait && self.monitor.exceeded == Some(Exit::TimeLimit) {
            self.monitor.exceeded = Some(Exit::Waits);
        }
    }

    /// The next line that the program has said; the last one may lack its end.
    fn line(&mut self, has_ended: bool) -> Option<String> {
        let end = self.heard.iter().position(|&byte| byte == b'\n');
        let cut = LONGEST.min(self.heard.len());
        let is_cut = cut == LONGEST || has_ended && cut > 0;
        let length = end.map(|end| end + 1).or(is_cut.then_some(cut))?;
        let line: Vec<u8> = self.heard.drain(..length).collect();
        Some(String::from_utf8_lossy(&line).trim_end_matches('\n').to_owned())
    }

    /// As much as it has printed to one of its outputs.
    fn printed(&self, files: &Files) -> u64 {
        self.printed.max(files.longest())
    }

    fn write(&mut self) {
        let Some(to) = &mut self.to else { return };
        while !self.unsent.is_empty() {
            match to.write(&self.unsent) {
                Ok(length) => drop(self.unsent.drain(..length)),
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                // It does not read any more.
                Err(_) => self.unsent.clear(),
            }
        }
        if self.is_last {
            self.to = None;
        }
    }

    fn read(&mut self) {
        let mut block = [0; 1 << 12];
        while let Some(from) = self.from.as_mut().filter(|_| self.heard.len() < LONGEST) {
            match from.read(&mut block) {
                Ok(0) => self.from = None,
                Ok(length) => {
                    self.printed += length as u64;
                    self.heard.extend(&block[..length]);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) if error.kind() == ErrorKind::WouldBlock => return,
                Err(_) => self.from = None,
            }
        }
    }
}

/// The judge's turn; none if it is gone.
fn turn(judge: &mut impl BufRead) -> io::Result<Option<Turn>> {
    let mut line = String::new();
    judge.read_line(&mut line)?;
    Ok(serde_json::from_str(&line).ok())
}
