//! What commands print, as transcripts: `tests/transcripts/*.txt`. Each is played in its own small
//! workspace; `[..]` matches anything. SNAPSHOTS=overwrite rewrites them. Their lines are for Linux's shell tools.
#![cfg(target_os = "linux")]

use crate::small::Small;
use std::fs;
use std::path::Path;

fn transcript(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts").join(name);
    let interactive: &[&str] = &["generalized-subtraction-game"];
    let small = if name == "interactive.txt" { Small::with(interactive) } else { Small::new() };
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
        let output = small.shell(&format!("{{ {command}\n}} 2>&1")).output().unwrap();
        played += &format!("{line}\n{}", String::from_utf8_lossy(&output.stdout));
        if !output.status.success() {
            played += &format!("[exit status {}]\n", output.status.code().unwrap());
        }
    }
    assert!(count > 0, "{name} has no command");
    let expected = snapbox::Data::read_from(&path, None);
    snapbox::Assert::new().normalize_paths(false).action_env("SNAPSHOTS").eq(played, expected);
}

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
            assert_eq!(fs::read_dir(folder).unwrap().count(), [$(stringify!($name)),*].len());
        }
    };
}

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
    their_programs
}
