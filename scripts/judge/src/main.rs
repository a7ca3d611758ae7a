//! `cargo judge`: see `cargo judge help`.

use clap::{Parser, Subcommand};
use judge::commands::bench::Bench;
use judge::commands::bundle::Bundle;
use judge::commands::check::Check;
use judge::commands::gen::Gen;
use judge::commands::hunt::HuntCommand;
use judge::commands::list::List;
use judge::commands::new::New;
use judge::commands::terminal::print;
use judge::run::{self, at_once::stop_at_signals};
use judge::workspace::Workspace;
use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

/// The local judge of this workspace. A problem goes by its name or a judge's id: matches, P1247.
#[derive(Parser)]
#[command(name = "cargo judge", bin_name = "cargo judge", version)]
struct Judge {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Bench(Bench),
    Bundle(Bundle),
    Check(Check),
    Gen(Gen),
    Hunt(HuntCommand),
    List(List),
    New(New),
}

fn main() -> ExitCode {
    let mut arguments: Vec<OsString> = env::args_os().collect();
    if let [_, first, folder] = arguments.as_slice() {
        if first == run::SERVE {
            run::serve(Path::new(folder));
            return ExitCode::SUCCESS;
        }
    }
    // As cargo calls it when it is installed.
    if arguments.get(1).is_some_and(|first| first == "judge") {
        arguments.remove(1);
    }
    if arguments.iter().position(|argument| argument == "--") == Some(arguments.len() - 1) {
        eprintln!("behind -- stands your program, as in: cargo judge check matches -- ./mine");
        return ExitCode::from(2);
    }
    let judge = Judge::parse_from(arguments);
    stop_at_signals();
    match command(&judge.command) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Exit status 0 when all is well, 1 for a failed check; an error is what the user did wrong.
fn command(command: &Command) -> Result<ExitCode, String> {
    let workspace = Workspace::find()?;
    let is_right = match command {
        Command::Bench(bench) => bench.run(&workspace).map(|()| true)?,
        Command::Bundle(bundle) => bundle.run(&workspace)?,
        Command::Check(check) => check.run(&workspace)?,
        Command::Gen(gen) => print(&gen.run(&workspace)?).map(|()| true)?,
        Command::Hunt(hunt) => hunt.run(&workspace)?,
        Command::List(list) => print(&list.run(&workspace)?).map(|()| true)?,
        Command::New(new) => print(&new.run(&workspace)?).map(|()| true)?,
    };
    Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
