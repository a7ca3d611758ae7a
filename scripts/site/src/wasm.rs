//! The compiler to WebAssembly, what it makes anew, and how a page gets that.

use crate::kept::{self, Kept};
use anyhow::{bail, Context, Result};
use base64::engine::general_purpose::STANDARD;
use base64::Engine;
use flate2::write::DeflateEncoder;
use flate2::Compression;
use fs_err as fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use workspace::build::tool;
use workspace::parallel::all;

/// A compiler that has the standard library of WASI preview 1.
pub struct Compiler {
    rustc: PathBuf,
    target: &'static str,
}

impl Compiler {
    /// The one of the path, or else Debian's.
    ///
    /// # Errors
    /// If there is none: what to install.
    pub fn find() -> Result<Compiler> {
        for rustc in [PathBuf::from(tool("RUSTC", "rustc")), PathBuf::from("/usr/bin/rustc")] {
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

    /// Compiles what the arguments say.
    pub fn run(&self, arguments: impl Fn(&mut Command) -> &mut Command) -> Result<()> {
        let mut command = Command::new(&self.rustc);
        command.args(["--edition=2021", "--cap-lints=allow", "-Cstrip=symbols"]);
        command.args(["--target", self.target]);
        let output = arguments(&mut command).output().context("rustc")?;
        if !output.status.success() {
            bail!("{}", String::from_utf8_lossy(&output.stderr));
        }
        Ok(())
    }
}

/// What compiles the modules of the pages, each anew only if it is another.
pub struct Workshop<'a> {
    pub compiler: Compiler,
    /// What was compiled.
    pub kept: &'a Kept,
    /// Where the scripts of the pages are.
    pub folder: &'a Path,
    /// The problems whose modules are compiled, if need be.
    pub wanted: &'a [String],
    /// Whether modules have to be small: an eighth smaller, as all crates are compiled together at last, but
    /// three times as long to make.
    pub small: bool,
}

/// A program, and a number that stands for all that it is made of.
pub struct Module {
    pub problem: String,
    pub source: String,
    pub key: u64,
}

impl Workshop<'_> {
    /// Writes `<problem><ending>.js` for each: compiled of the same before or, if it is wanted, now.
    pub fn write(
        &self,
        kind: &str,
        ending: &str,
        modules: &[Module],
        arguments: impl Fn(&mut Command) -> &mut Command + Sync,
    ) -> Result<()> {
        let write = |number: usize| {
            let module = &modules[number];
            if let Some(wasm) = self.compiled(module, ending, &arguments)? {
                let name = format!("{}{ending}.js", module.problem);
                fs::write(self.folder.join(name), script(kind, &wasm)?)?;
            }
            Ok(())
        };
        all(modules.len(), write, || ()).map(drop)
    }

    fn compiled(
        &self,
        Module { problem, source, key }: &Module,
        ending: &str,
        arguments: impl Fn(&mut Command) -> &mut Command,
    ) -> Result<Option<Vec<u8>>> {
        let name = format!("{problem}{ending}.wasm");
        let key = |small| kept::key(&(key, small));
        // A small one always does, a larger one only where none has to be small.
        let made = [true, self.small].into_iter().find(|&small| self.kept.has(&name, key(small)));
        if made.is_none() && !self.wanted.contains(problem) {
            return Ok(None);
        }
        let small = made.unwrap_or(self.small);
        let text = self.kept.path(&format!("{problem}{ending}.rs"));
        let compile = |wasm: &Path| {
            fs::write(&text, source)?;
            self.compiler
                .run(|rustc| {
                    let rustc = arguments(rustc).args(small.then_some("-Clto"));
                    rustc.arg("-o").arg(wasm).arg(&text)
                })
                .context(problem.clone())
        };
        self.kept.or_made(&name, key(small), compile).map(Some)
    }
}

/// A script that hands the bytes over. A page that is opened from the disk may load no bytes, only scripts: so they
/// are letters in it, packed before.
fn script(kind: &str, bytes: &[u8]) -> Result<String> {
    let mut packed = DeflateEncoder::new(vec![], Compression::best());
    packed.write_all(bytes)?;
    Ok(format!("loaded.{kind}(\"{}\");\n", STANDARD.encode(packed.finish()?)))
}
