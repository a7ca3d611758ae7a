//! What the pages load of `files/`: with what it imports, and without what only its readers need.

use anyhow::{bail, Context, Result};
use fs_err as fs;
use std::path::Path;
use std::process::Command;
use workspace::order::Language::{En, Zh};

/// These import nothing.
const ALONE: [&str; 5] = ["style.css", "front.css", "lab.css", "try.js", "offline.js"];

/// Each is bundled with what it imports.
const BUNDLED: [&str; 8] =
    ["site.js", "find.js", "page.js", "exercise.js", "front.js", "mixed.js", "lab.js", "qr.js"];

/// What npm writes for esbuild.
const ESBUILD: &str =
    if cfg!(windows) { "node_modules/.bin/esbuild.cmd" } else { "node_modules/.bin/esbuild" };

/// Writes them; are those there that need what npm installs? The others are written as they are without it.
pub fn write(root: &Path, folder: &Path) -> Result<bool> {
    let site = root.join("scripts/site");
    if !site.join(ESBUILD).exists() {
        for file in ALONE {
            fs::copy(site.join("files").join(file), folder.join(file))?;
        }
        return Ok(false);
    }
    let out = format!("--outdir={}", std::path::absolute(folder)?.display());
    let bundle = ["--bundle", "--format=iife"];
    for language in [En, Zh] {
        let text = |folder: &Path| fs::read_to_string(words::file(folder, language.code()));
        let (own, boards) = (text(&site.join("files"))?, text(&root.join("scripts/board"))?);
        let words = serde_json::json!({ "site": own, "boards": boards });
        let path = folder.join(format!("words.{}.js", language.code()));
        fs::write(path, format!("globalThis.WORDS = {words};\n"))?;
        let words = serde_json::Value::from(text(&site.join("files/lab"))?);
        let path = folder.join(format!("lab.words.{}.js", language.code()));
        fs::write(path, format!("globalThis.LAB_WORDS = {words};\n"))?;
    }
    esbuild(&site, &ALONE, &[&out])?;
    esbuild(&site, &BUNDLED, &[&bundle[..], &[&out]].concat())?;
    // A page that is opened from the disk may start no worker of a file, only of a text.
    for (file, name) in [("worker.js", "worker.js"), ("lab/worker.js", "lab.worker.js")] {
        let worker = serde_json::Value::from(esbuild(&site, &[file], &bundle)?);
        fs::write(folder.join(name), format!("loaded.worker({worker});\n"))?;
    }
    Ok(true)
}

/// The style of a picture that is a file of its own: the colours and what is drawn.
pub fn picture_style(root: &Path) -> Result<String> {
    let style = fs::read_to_string(root.join("scripts/site/files/style.css"))?;
    let colours = style.split_once("\n* {").context("style.css: the colours")?.0;
    let (_, drawn) = style.split_once("/* What is drawn").context("style.css: what is drawn")?;
    let (_, drawn) = drawn.split_once("*/").context("style.css: what is drawn")?;
    let drawn = drawn.split_once("/* Up to here").context("style.css: up to here")?.0;
    // Nothing of it moves, is touched, or has a page around it.
    let is_of_page = |line: &&str| line.contains("transition") || line.starts_with(".picture ");
    let drawn = drawn.lines().filter(|line| !is_of_page(line));
    Ok(format!(
        "{colours}\nsvg {{ font-family: system-ui, sans-serif; }}\n{}",
        drawn.collect::<Vec<_>>().join("\n")
    ))
}

/// The list of all files, for who keeps the whole site for reading off line, with their size; and the worker that
/// gives what is kept. It may give only what is in its folder or below, so it stands beside the pages.
pub fn list(out: &Path) -> Result<()> {
    fs::rename(out.join("files/offline.js"), out.join("offline.js"))?;
    let (mut files, mut bytes) = (vec![], 0);
    for (folder, before) in [(out.to_owned(), ""), (out.join("files"), "files/")] {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let is_zip = path.extension().is_some_and(|ending| ending == "zip");
            if path.is_file() && !is_zip && name != "offline.js" {
                bytes += fs::metadata(&path)?.len();
                files.push(format!("{before}{name}"));
            }
        }
    }
    files.sort();
    let list = serde_json::json!({ "bytes": bytes, "files": files });
    Ok(fs::write(out.join("files/list.json"), list.to_string())?)
}

/// What it prints.
fn esbuild(site: &Path, files: &[&str], options: &[&str]) -> Result<String> {
    let mut command = Command::new(site.join(ESBUILD));
    command.args(["--minify", "--charset=utf8", "--log-level=error"]).args(options);
    command.args(files).current_dir(site.join("files"));
    let output = command.output().context("esbuild")?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr));
    }
    String::from_utf8(output.stdout).context("esbuild")
}
