//! What commands print, as transcripts: `tests/transcripts/*.txt`. Each is played in its own small
//! workspace; `[..]` matches anything. SNAPSHOTS=overwrite rewrites them. One has lines for Windows' cmd, the others
//! for Linux's shell and tools.
#![cfg(any(target_os = "linux", windows))]

use crate::small::Small;
use std::env;
use std::fs;
use std::path::Path;

fn transcript(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(name);
    let interactive: &[&str] = &["generalized-subtraction-game"];
    let is_talk = ["interactive.txt", "windows.txt"].contains(&name);
    let small = if is_talk { Small::with(interactive) } else { Small::new() };
    // Programs that were compiled before.
    for program in env::var_os("PROGRAMS").iter().flat_map(fs::read_dir).flatten().flatten() {
        fs::copy(program.path(), small.0.path().join(program.file_name())).unwrap();
    }
    let text = fs::read_to_string(&path).unwrap();
    let (mut played, mut count) = (String::new(), 0);
    for line in text.lines().filter(|line| line.starts_with("$ ") || line.starts_with("# ")) {
        let Some(command) = line.strip_prefix("$ ") else {
            // A comment starts a paragraph.
            let blank = if played.is_empty() { "" } else { "\n" };
            played += &format!("{blank}{line}\n");
            continue;
        };
        count += 1;
        let whole =
            if cfg!(windows) { command.to_owned() } else { format!("{{ {command}\n}} 2>&1") };
        let output = small.shell(&whole).output().unwrap();
        let printed = [output.stdout, output.stderr].concat();
        let printed = String::from_utf8_lossy(&printed).replace('\r', "");
        played += &format!("{line}\n{printed}");
        if !output.status.success() {
            played += &format!("[exit status {}]\n", output.status.code().unwrap());
        }
    }
    assert!(count > 0, "{name} has no command");
    let expected = snapbox::Data::read_from(&path, None);
    snapbox::Assert::new().normalize_paths(false).action_env("SNAPSHOTS").eq(played, expected);
}

/// What people do on Windows, without cargo and without a compiler.
#[cfg(windows)]
#[test]
fn windows() {
    transcript("windows.txt");
}

#[cfg(target_os = "linux")]
macro_rules! transcripts {
    ($($(#[$ignored:meta])? $name:ident)*) => {
        $(
            #[test]
            $(#[$ignored])?
            fn $name() {
                transcript(concat!(stringify!($name), ".txt"));
            }
        )*

        #[test]
        fn every_transcript_is_played() {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
            let here = [$(stringify!($name)),*].len();
            assert_eq!(fs::read_dir(folder).unwrap().count(), here + 1);
        }
    };
}

#[cfg(target_os = "linux")]
transcripts! {
    bundle
    check
    #[ignore = "long"]
    cpp
    fix
    gen_and_list
    hunt
    interactive
    #[ignore = "long"]
    new
    #[ignore = "long"]
    test
    their_programs
}
