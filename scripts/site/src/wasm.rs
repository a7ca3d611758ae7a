//! The compiler to WebAssembly, and how a page gets what it makes.

use anyhow::{bail, Context, Result};
use base64::engine::general_purpose::STANDARD;
use base64::Engine;
use flate2::write::DeflateEncoder;
use flate2::Compression;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

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

/// A script that hands the bytes over. A page that is opened from the disk may load no bytes, only scripts: so they
/// are letters in it, packed before.
pub fn script(kind: &str, bytes: &[u8]) -> Result<String> {
    let mut packed = DeflateEncoder::new(vec![], Compression::best());
    packed.write_all(bytes)?;
    Ok(format!("loaded.{kind}(\"{}\");\n", STANDARD.encode(packed.finish()?)))
}
