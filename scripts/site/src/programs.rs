//! The files to submit and the boards' engine as WebAssembly.
//!
//! A page that is opened from the disk may load no bytes, only scripts: so each program is a script
//! that hands them over in base64.

use crate::book::{Book, Entry};
use anyhow::{bail, Context, Result};
use base64::Engine;
use fs_err as fs;
use judge::run::parallel::{parallel, processors};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Writes `<name>.js` for each problem, and `engine.js`; else what to install.
pub fn write(book: &Book, root: &Path, folder: &Path) -> Result<()> {
    let compiler = Compiler::find()?;
    let cache = root.join("target/site-programs");
    fs::create_dir_all(&cache)?;
    let problems: Vec<&Entry> = book.problems().collect();
    let engine = std::thread::scope(|scope| {
        let engine = scope.spawn(|| compiler.engine(root, &cache));
        parallel(
            processors(),
            |number| number < problems.len(),
            || Ok(()),
            |(), number| compiler.compile(problems[number], &cache),
            |number, program: Vec<u8>| {
                let code = base64::engine::general_purpose::STANDARD.encode(program);
                let path = folder.join(format!("{}.js", problems[number].problem.name));
                // Told by the pages that miss it.
                let _ = fs::write(&path, format!("loaded.program(\"{code}\");\n"));
            },
        )?;
        engine.join().expect("a compiler that fails does not panic")
    })?;
    let code = base64::engine::general_purpose::STANDARD.encode(engine);
    Ok(fs::write(folder.join("engine.js"), format!("loaded.engine(\"{code}\");\n"))?)
}

/// A compiler that has the standard library of WASI preview 1.
struct Compiler {
    rustc: PathBuf,
    target: &'static str,
}

impl Compiler {
    /// The one of the path, or else Debian's.
    fn find() -> Result<Compiler> {
        for rustc in [crate::tool("RUSTC", "rustc"), PathBuf::from("/usr/bin/rustc")] {
            for target in ["wasm32-wasip1", "wasm32-wasi"] {
                let mut command = Command::new(&rustc);
                command.args(["--print", "target-libdir", "--target", target]);
                let Ok(output) = command.output() else { continue };
                let library = String::from_utf8_lossy(&output.stdout);
                if output.status.success() && Path::new(library.trim()).is_dir() {
                    return Ok(Compiler { rustc, target });
                }
            }
        }
        bail!(
            "first `rustup target add wasm32-wasip1`, or on Debian \
             `apt install rustc libstd-rust-dev-wasm32 lld wasi-libc`"
        )
    }

    /// The program, compiled now or, of the same source, before.
    fn compile(&self, entry: &Entry, cache: &Path) -> Result<Vec<u8>> {
        let name = &entry.problem.name;
        let (source, wasm) = (cache.join(format!("{name}.rs")), cache.join(format!("{name}.wasm")));
        let is_old = fs::read_to_string(&source).is_ok_and(|text| text == entry.bundle);
        if !is_old || !wasm.exists() {
            // What is there is of another source, and stays so if this fails.
            let _ = fs::remove_file(&wasm);
            fs::write(&source, &entry.bundle)?;
            self.run(|rustc| rustc.arg("-o").arg(&wasm).arg(&source)).context(name.clone())?;
        }
        Ok(fs::read(&wasm)?)
    }

    /// The boards' engine, made to be small, from its four crates, with the list of games that cargo's build has written.
    fn engine(&self, root: &Path, cache: &Path) -> Result<Vec<u8>> {
        // Its paths are relative to cargo's folder.
        let home =
            format!("#[path = \"{}/problems/", root.display().to_string().replace('\\', "/"));
        let here = |line: &str| match line.rsplit_once("problems/") {
            Some((_, file)) if line.starts_with("#[path") => format!("{home}{file}\n"),
            _ => format!("{line}\n"),
        };
        fs::write(cache.join("problems.rs"), play::LIST.lines().map(here).collect::<String>())?;
        let library = |name: &str| cache.join(format!("lib{name}.rlib"));
        let given = |name: &str| format!("{name}={}", library(name).display());
        let crates: [(&str, &str, &[&str]); 3] = [
            ("shared", "shared/src/lib.rs", &[]),
            ("board", "scripts/board/src/lib.rs", &["shared"]),
            ("play", "scripts/play/src/lib.rs", &["shared", "board"]),
        ];
        for (name, source, imports) in crates {
            self.run(|rustc| {
                rustc.args(["-Copt-level=z", "--crate-type=rlib", "--crate-name", name]);
                rustc.arg("--cfg=feature=\"referee\"").arg("-o").arg(library(name));
                for import in imports {
                    rustc.args(["--extern", &given(import)]);
                }
                // What an imported crate imports is found there.
                rustc.arg("-L").arg(cache).arg(root.join(source)).env("OUT_DIR", cache)
            })?;
        }
        let wasm = cache.join("engine.wasm");
        self.run(|rustc| {
            rustc.args([
                "-Copt-level=z",
                "--crate-type=cdylib",
                "--crate-name=engine",
                "--extern",
                &given("play"),
                "-L",
            ]);
            rustc.arg(cache).arg("-o").arg(&wasm).arg(root.join("scripts/play/src/wasm.rs"))
        })?;
        Ok(fs::read(&wasm)?)
    }

    /// Compiles what the arguments say.
    fn run(&self, arguments: impl Fn(&mut Command) -> &mut Command) -> Result<()> {
        let mut command = Command::new(&self.rustc);
        command.args(["-O", "--edition=2021", "--cap-lints=allow", "-Cstrip=symbols"]);
        command.args(["--target", self.target]);
        let output = arguments(&mut command).output().context("rustc")?;
        if !output.status.success() {
            bail!("{}", String::from_utf8_lossy(&output.stderr));
        }
        Ok(())
    }
}
