//! See the library: `judge-runner FOLDER` answers requests on stdin.

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("the local judge starts this program; it takes a folder for what is printed");
        return ExitCode::from(2);
    };
    judge_runner::serve(Path::new(&folder));
    ExitCode::SUCCESS
}
