//! Parses the values of options, and completes them in a shell.

use crate::run::Limits;
use anyhow::{ensure, Context, Result};
use bytesize::ByteSize;
use clap::Args;
use clap_complete::engine::{ArgValueCandidates, CompletionCandidate};
use spec::Size;
use std::ffi::OsString;
use std::path::Path;
use std::time::Duration;
use workspace::{Problem, Workspace};

/// Seconds as `1` or `1.5`, or with a unit as `500ms` or `2s`.
pub fn time(text: &str) -> Result<Duration> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    let time = seconds.or(humantime::parse_duration(text).ok());
    let time = time.context("a time is written as 1, 1.5 or 500ms")?;
    ensure!(!time.is_zero(), "a time must be more than 0");
    Ok(time)
}

/// Bytes as `64MB` or `64MiB`.
pub fn memory(text: &str) -> Result<u64> {
    let size = text.parse::<ByteSize>().ok().map(|size| size.as_u64());
    size.filter(|size| *size >= 1 << 20).context("a size is written as 64MB, and at least 1MB")
}

/// The limits of a program, if they are not the problem's own.
#[derive(Args, Clone, Copy, Debug)]
pub struct OwnLimits {
    /// How much time a program may take, such as 1.5 or 500ms, instead of the problem's limit
    #[arg(long, value_name = "TIME", value_parser = time, allow_negative_numbers = true)]
    limit: Option<Duration>,
    /// How much memory it may use, such as 512MB, instead of the problem's limit
    #[arg(long, value_name = "SIZE", value_parser = memory)]
    memory: Option<u64>,
    /// Let limits count that are only assumed because the judge's are unknown
    #[arg(long)]
    strict: bool,
}

impl OwnLimits {
    /// Of a program for this problem. A virtual machine has its own memory beside that.
    pub fn of(self, problem: &Problem, command: &[OsString]) -> Limits {
        let usual = Limits::of(problem);
        let limits = Limits {
            time: self.limit.unwrap_or(usual.time),
            memory: self.memory.unwrap_or(usual.memory + virtual_machine(command)),
            is_time_assumed: usual.is_time_assumed && self.limit.is_none(),
            is_memory_assumed: usual.is_memory_assumed && self.memory.is_none(),
            ..usual
        };
        if self.strict {
            limits.strict()
        } else {
            limits
        }
    }
}

/// What a virtual machine holds before a program begins, and a little more.
fn virtual_machine(command: &[OsString]) -> u64 {
    match command.first().and_then(|path| Path::new(path).file_stem()?.to_str()) {
        Some("java" | "node" | "nodejs" | "deno" | "bun" | "dotnet" | "mono") => 64 << 20,
        _ => 0,
    }
}

pub fn seed(text: &str) -> Result<u64> {
    text.parse().ok().context("a whole number from 0 to 18446744073709551615")
}

pub fn size(text: &str) -> Result<Size> {
    match (text, text.parse()) {
        ("small", _) => Ok(Size::Small),
        ("judge", _) => Ok(Size::Judge),
        (_, Ok(units @ 1..=10_000_000)) => Ok(Size::Units(units)),
        _ => anyhow::bail!("small, judge, or a number from 1 to 10000000"),
    }
}

pub fn problems() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let names = Workspace::find().and_then(|workspace| workspace.names());
        names.unwrap_or_default().into_iter().map(CompletionCandidate::new).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::{memory, seed, size, time};
    use spec::Size;
    use std::time::Duration;

    #[test]
    fn times_sizes_and_memory_are_read_as_people_write_them() {
        for (text, milliseconds) in [("1", 1000), ("1.5", 1500), ("500ms", 500), ("2s", 2000)] {
            assert_eq!(time(text).unwrap(), Duration::from_millis(milliseconds));
        }
        assert!(["", "x", "0", "-1", "nan", "inf"].iter().all(|text| time(text).is_err()));
        assert_eq!((memory("64MB").unwrap(), memory("1MiB").unwrap()), (64_000_000, 1 << 20));
        assert!(["", "x", "0", "5"].iter().all(|text| memory(text).is_err()));
        assert_eq!((seed("0").unwrap(), seed("18446744073709551615").unwrap()), (0, u64::MAX));
        assert!(["", "x", "-1", "1.5"].iter().all(|text| seed(text).is_err()));
        assert_eq!(size("judge").unwrap(), Size::Judge);
        assert_eq!(size("7").unwrap(), Size::Units(7));
        assert!(["0", "huge", "10000001"].iter().all(|text| size(text).is_err()));
    }
}
