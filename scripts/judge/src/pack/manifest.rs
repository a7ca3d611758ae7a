//! What a package says of itself: for Kattis, for DOMjudge and for people.

use super::data::Data;
use super::Files;
use crate::run::Limits;
use crate::workspace::{Problem, Workspace};
use anyhow::Result;
use fs_err as fs;
use serde_json::to_string as quoted;
use spec::Spec;
use uuid::Uuid;

pub fn files(workspace: &Workspace, problem: &Problem, spec: &Spec, data: &Data) -> Result<Files> {
    let (mut files, limits) = (Files::new(), Limits::of(problem));
    let mut put = |path: &str, text: String| drop(files.insert(path.into(), text.into_bytes()));
    put("problem.yaml", manifest(problem, spec, &limits, data.longest_answer)?);
    // The format itself has no time limit: Kattis takes five times what our programs need.
    put("domjudge-problem.ini", format!("timelimit = {}\n", limits.time.as_secs_f64()));
    put("README.md", read_me(problem, &limits, &data.left_out));
    for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
        put(license, fs::read_to_string(workspace.root.join(license))?);
    }
    Ok(files)
}

fn manifest(problem: &Problem, spec: &Spec, limits: &Limits, longest: u64) -> Result<String> {
    let facts = &problem.facts;
    // Hydro shows this title, Kattis the one of the statement.
    let mut title = facts.title_zh.clone();
    if facts.title != title {
        title += &format!(" {}", facts.title);
    }
    // From the name alone: the same for ever.
    let name = format!("combinatorial games, {}", problem.name);
    let uuid = Uuid::new_v5(&Uuid::NAMESPACE_OID, name.as_bytes());
    let mut text = format!("name: {}\nuuid: {uuid}\n", quoted(&title)?);
    if let Some(url) = &facts.url {
        text += &format!("source: {}\nsource_url: {}\n", quoted(&facts.full_id())?, quoted(url)?);
    }
    // The format has no name for the licences of the statement, MIT and Apache-2.0, which allow more.
    text += "license: educational\nrights_owner: the authors of the statement\n";
    text += match (spec.interact, spec.accepts) {
        (Some(_), _) => "validation: custom interactive\n",
        (_, Some(_)) => "validation: custom\n",
        _ => "validator_flags: case_sensitive\n",
    };
    // In MiB; Kattis wants room for twice the longest answer.
    let output = (longest >> 19) + 1;
    text += &format!("limits:\n  memory: {}\n", limits.memory >> 20);
    if output > 8 {
        text += &format!("  output: {output}\n");
    }
    Ok(text)
}

fn read_me(problem: &Problem, limits: &Limits, left_out: &[String]) -> String {
    let facts = &problem.facts;
    let mut text = format!(
        "# {} · {}\n\n\
         A problem package in the ICPC format as Kattis has it (version legacy); DOMjudge and Hydro 5 import \
         it too. Made by `cargo judge pack {}`.\n\n\
         这是 Kattis 所用 ICPC 格式（legacy 版）的题目包，DOMjudge 和 Hydro 5 也能导入。由 `cargo judge pack {}` 生成。\n\n\
         - Each program in `submissions/wrong_answer` makes one mistake; its name is that of the case in \
         `data/secret` that shows it, and `.hint` beside the case says what is wrong.\n\
         - `submissions/wrong_answer` 里每个程序都有一处典型错误，文件名与 `data/secret` 中卡掉它的数据同名；\
         数据旁边的 `.hint` 说明错在哪里。\n\
         - `invalid_input` holds inputs that the validator refuses, and why. `invalid_input` 是数据校验程序应当拒绝的输入。\n\
         - The validators need Rust 1.63, the wrong programs 1.91. 校验程序需要 Rust 1.63，错误程序需要 1.91。\n",
        facts.title, facts.title_zh, problem.name, problem.name
    );
    if limits.are_assumed {
        text += "- The limits of time and memory are assumed, not confirmed. 时限和空间限制未经确认。\n";
    }
    if !left_out.is_empty() {
        let names = left_out.join(", ");
        text += &format!("- Too long and left out 太长、没有收入: {names}.\n");
    }
    text
}
