//! Runs a program on a case and compares what it prints.

use crate::workspace::Case;
use std::fs::{self, File};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use wait_timeout::ChildExt;

/// No case of testdata takes a right program as long as this.
const PATIENCE: Duration = Duration::from_secs(10);

/// Runs the program on the case; says what is wrong, if anything is.
///
/// # Errors
/// A line that tells how the run failed, or the first line that differs.
pub fn judge(program: &Path, case: &Case) -> Result<(), String> {
    let expected = fs::read_to_string(&case.output)
        .map_err(|error| format!("{}: {error}", case.output.display()))?;
    let printed = output(program, &case.input)?;
    first_difference(&expected, &printed).map_or(Ok(()), Err)
}

fn output(program: &Path, input: &Path) -> Result<String, String> {
    let input = File::open(input).map_err(|error| format!("{}: {error}", input.display()))?;
    let mut command = Command::new(program);
    command.stdin(input).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|error| format!("{}: {error}", program.display()))?;
    let stdout = read_aside(child.stdout.take());
    let stderr = read_aside(child.stderr.take());
    let status = child.wait_timeout(PATIENCE).map_err(|error| error.to_string())?;
    let Some(status) = status else {
        let _ = child.kill();
        let _ = child.wait();
        return Err(format!("no end within {} s", PATIENCE.as_secs()));
    };
    let (stdout, stderr) = (stdout.join(), stderr.join());
    if !status.success() {
        let stderr = stderr.unwrap_or_default();
        let last =
            String::from_utf8_lossy(&stderr).trim_end().lines().last().unwrap_or("").to_owned();
        return Err(format!("{status}: {last}"));
    }
    String::from_utf8(stdout.unwrap_or_default())
        .map_err(|_| String::from("the output is not UTF-8"))
}

/// Reads a stream to its end, so that the child never waits for a reader.
fn read_aside(stream: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = vec![];
        if let Some(mut stream) = stream {
            let _ = stream.read_to_end(&mut bytes);
        }
        bytes
    })
}

/// The first line that differs; blanks at the ends of lines and empty lines at the end of the text
/// do not count.
fn first_difference(expected: &str, printed: &str) -> Option<String> {
    fn lines(text: &str) -> impl Iterator<Item = &str> {
        text.trim_end().lines().map(str::trim_end)
    }
    let (mut expected, mut printed) = (lines(expected), lines(printed));
    for number in 1.. {
        match (expected.next(), printed.next()) {
            (None, None) => return None,
            (right, wrong) if right == wrong => {}
            (right, wrong) => {
                let show = |line: Option<&str>| {
                    line.map_or(String::from("nothing"), |line| format!("`{}`", shorten(line)))
                };
                return Some(format!(
                    "line {number} should be {}, not {}",
                    show(right),
                    show(wrong)
                ));
            }
        }
    }
    None
}

fn shorten(line: &str) -> String {
    let mut short: String = line.chars().take(60).collect();
    if short.len() < line.len() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::{first_difference, judge};
    use crate::workspace::Case;
    use std::fs;
    use std::path::Path;

    #[test]
    fn blanks_at_the_end_do_not_count_and_all_else_does() {
        assert_eq!(first_difference("1 2\n3\n", "1 2 \n3\n\n"), None);
        assert_eq!(first_difference("a\r\nb", "a\nb\n"), None);
        assert_eq!(
            first_difference("1 2\n3\n", "1 2\n4\n").unwrap(),
            "line 2 should be `3`, not `4`"
        );
        assert_eq!(first_difference("1\n2\n", "1\n").unwrap(), "line 2 should be `2`, not nothing");
        assert_eq!(first_difference("", "1\n").unwrap(), "line 1 should be nothing, not `1`");
        assert!(first_difference("1 2", "1  2").is_some() && first_difference("a", "A").is_some());
        let long = first_difference("x", &"9".repeat(100)).unwrap();
        assert!(long.ends_with(&format!("not `{}…`", "9".repeat(60))), "{long}");
    }

    #[cfg(unix)]
    #[test]
    fn a_run_that_fails_says_how() {
        let folder = tempfile::tempdir().unwrap();
        let case = Case {
            name: "x".into(),
            input: folder.path().join("x.in"),
            output: folder.path().join("x.out"),
        };
        fs::write(&case.input, "7\n").unwrap();
        fs::write(&case.output, "7\n").unwrap();
        assert_eq!(judge(Path::new("/bin/cat"), &case), Ok(()));
        assert_eq!(judge(Path::new("/bin/false"), &case).unwrap_err(), "exit status: 1: ");
        assert_eq!(
            judge(Path::new("/bin/true"), &case).unwrap_err(),
            "line 1 should be `7`, not nothing"
        );
        assert!(judge(Path::new("/no/such/program"), &case)
            .unwrap_err()
            .starts_with("/no/such/program: "));
        fs::remove_file(&case.output).unwrap();
        assert!(judge(Path::new("/bin/cat"), &case).unwrap_err().contains("x.out: "));
    }
}
