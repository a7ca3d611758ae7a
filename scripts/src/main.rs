//! `cargo judge`: see `cargo judge help`.

use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use judge::commands::bench::Bench;
use judge::commands::bundle::Bundle;
use judge::commands::check::Check;
use judge::commands::gen::Gen;
use judge::commands::hunt::HuntCommand;
use judge::commands::list::List;
use judge::commands::new::New;
use judge::terminal::print;
use judge::workspace::Workspace;
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
    /// Prints completions of the program `judge` for a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

fn main() -> ExitCode {
    let judge = Judge::parse();
    match run(&judge.command) {
        Ok(code) => code,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// Exit status 0 when all is well, 1 for a failed check; an error is what the user did wrong.
fn run(command: &Command) -> Result<ExitCode, String> {
    let workspace = Workspace::find()?;
    let is_right = match command {
        Command::Bench(bench) => bench.run(&workspace).map(|()| true)?,
        Command::Bundle(bundle) => bundle.run(&workspace)?,
        Command::Check(check) => check.run(&workspace)?,
        Command::Gen(gen) => print(&gen.run(&workspace)?).map(|()| true)?,
        Command::Hunt(hunt) => hunt.run(&workspace)?,
        Command::List(list) => print(&list.run(&workspace)).map(|()| true)?,
        Command::New(new) => print(&new.run(&workspace)?).map(|()| true)?,
        Command::Completions { shell } => {
            let mut text = vec![];
            clap_complete::generate(*shell, &mut Judge::command(), "judge", &mut text);
            print(&String::from_utf8_lossy(&text)).map(|()| true)?
        }
    };
    Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
