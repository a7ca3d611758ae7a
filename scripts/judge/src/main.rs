//! `cargo judge`: see `cargo judge help`.

use anyhow::Result;
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::CompleteEnv;
use judge::commands::bundle::Bundle;
use judge::commands::check::Check;
use judge::commands::fix::Fix;
use judge::commands::gen::Gen;
use judge::commands::hunt::HuntCommand;
use judge::commands::list::List;
use judge::commands::new::New;
use judge::commands::pack::Pack;
use judge::commands::test::Test;
use judge::run;
use judge::ui::report::with_hint;
use judge::whole;
use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use workspace::{stop, Workspace};

/// The local judge. A problem can be named by its name, id, address or title: matches, P1247, 取火柴.
#[derive(Parser)]
#[command(name = "judge", bin_name = "cargo judge", version)]
struct Judge {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Bundle(Bundle),
    Check(Check),
    Fix(Fix),
    Gen(Gen),
    Hunt(HuntCommand),
    List(List),
    New(New),
    Pack(Pack),
    Test(Test),
}

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    match &arguments[..] {
        [first, folder] if first == run::SERVE => {
            run::serve(Path::new(folder));
            return ExitCode::SUCCESS;
        }
        [first, problem, case] if first == whole::WRONG => {
            let [problem, case] = [problem, case].map(|word| word.to_string_lossy());
            return exit_code(whole::be_wrong(&problem, &case).map(|()| true));
        }
        _ => {}
    }
    if arguments.last().is_some_and(|last| last == "--") {
        eprintln!("put your program after `--`, as in: cargo judge check matches -- ./a.out");
        return ExitCode::from(2);
    }
    CompleteEnv::with_factory(|| Judge::command().bin_name("judge")).complete();
    let judge = Judge::parse();
    exit_code(run(&judge.command))
}

fn exit_code(done: Result<bool>) -> ExitCode {
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{:#}", with_hint(error));
            ExitCode::from(2)
        }
    }
}

/// False if the command found something wrong; an error if it could not do its work.
fn run(command: &Command) -> Result<bool> {
    stop::at_signals()?;
    let workspace = Workspace::find()?;
    match command {
        Command::Bundle(bundle) => bundle.run(&workspace),
        Command::Check(check) => check.run(&workspace),
        Command::Fix(fix) => fix.run(&workspace),
        Command::Gen(gen) => gen.run(&workspace),
        Command::Hunt(hunt) => hunt.run(&workspace),
        Command::List(list) => list.run(&workspace),
        Command::New(new) => new.run(&workspace),
        Command::Pack(pack) => pack.run(&workspace),
        Command::Test(test) => test.run(workspace),
    }
}
