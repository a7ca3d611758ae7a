//! What a package says of itself: for Kattis, for DOMjudge and for people.

use super::data::Data;
use crate::run::Limits;
use anyhow::{Context, Result};
use fs_err as fs;
use serde_json::to_string as quoted;
use spec::Spec;
use uuid::Uuid;
use workspace::case_files::Files;
use workspace::order::Language::{En, Zh};
use workspace::{Problem, Workspace};

pub fn files(workspace: &Workspace, problem: &Problem, spec: &Spec, data: &Data) -> Result<Files> {
    let (mut files, limits) = (Files::new(), Limits::of(problem));
    let mut put = |path: &str, text: String| drop(files.insert(path.into(), text.into_bytes()));
    put("problem.yaml", manifest(problem, spec, &limits, data.longest_answer)?);
    // The format itself has no time limit: Kattis takes five times what our programs need.
    put("domjudge-problem.ini", format!("timelimit = {}\n", limits.time.as_secs_f64()));
    put("README.md", read_me(workspace, problem, spec, &limits, &data.left_out)?);
    for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
        put(license, fs::read_to_string(workspace.root.join(license))?);
    }
    Ok(files)
}

fn manifest(problem: &Problem, spec: &Spec, limits: &Limits, longest: u64) -> Result<String> {
    let facts = &problem.facts;
    // Hydro shows this title, Kattis the one of the statement.
    let mut title = facts.title_zh.clone();
    if !title.contains(&facts.title) {
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
    text +=
        "license: educational\nrights_owner: the authors of the combinatorial games workspace\n";
    text += match (spec.interact, spec.check) {
        (Some(_), _) => "validation: custom interactive\n",
        (_, Some(_)) => "validation: custom\n",
        _ => "",
    };
    text += &match spec.within.or(spec.rounded.map(|_| 0.0011)) {
        Some(most) => format!("validator_flags: float_absolute_tolerance {most}\n"),
        None if spec.interact.is_some() || spec.check.is_some() => String::new(),
        None => "validator_flags: case_sensitive\n".into(),
    };
    // In MiB; Kattis wants room for twice the longest answer.
    let output = (longest >> 19) + 1;
    text += &format!("limits:\n  memory: {}\n", limits.memory >> 20);
    if output > 8 {
        text += &format!("  output: {output}\n");
    }
    Ok(text)
}

fn read_me(
    workspace: &Workspace,
    problem: &Problem,
    spec: &Spec,
    limits: &Limits,
    left_out: &[String],
) -> Result<String> {
    let order = workspace.order()?;
    let mut places = order.chapters.iter().flat_map(|chapter| &chapter.pages);
    let place = places.find(|place| place.name == problem.name);
    let level = place.context("its place in the reading order")?.level;
    let (time, memory) = (limits.time.as_secs_f64(), limits.memory >> 20);
    let is_judged = spec.interact.is_some() || spec.check.is_some();
    let mut text = String::new();
    for language in [En, Zh] {
        let page = problem.page(language)?;
        let (title, level) = (problem.title(language), level.name(language));
        let level = format!("{}{level}", language.either("level: ", "难度："));
        text += &format!("# {title}\n\n{} · {} · {level}\n\n", page.game, page.cost);
        text += &MADE[language as usize].replace("{}", &problem.name);
        let assumed = language.either(" (assumed, not confirmed)", "（未经确认）");
        let assumed = if limits.is_time_assumed { assumed } else { "" };
        text += &language.either(
            format!("- Limits: {time} s and {memory} MiB{assumed}.\n"),
            format!("- 时限 {time} 秒，内存 {memory} MiB{assumed}。\n"),
        );
        if is_judged {
            text += JUDGED[language as usize];
        }
        text += HOLDS[language as usize];
        if !left_out.is_empty() {
            let names = left_out.join(", ");
            text += &language.either(
                format!("- Left out, as the data would be above 20 MB: {names}.\n"),
                format!("- 数据总量限 20 MB，以下几组没有收入：{names}。\n"),
            );
        }
        text += "\n";
    }
    Ok(text.trim_end().to_owned() + "\n")
}

const MADE: [&str; 2] = [
    "A problem package in the ICPC format, version legacy, made by `cargo judge pack {}` of *Combinatorial \
     games on online judges*, whose page of the problem has the idea, the proof and the mistakes. Statement, \
     data and programs: MIT or Apache-2.0. Kattis's problemtools accept the package, with all programs and \
     data; the import of Hydro 5.0.4 was run on it without a server, DOMjudge's was read, not run.\n\n",
    "ICPC 格式（legacy 版）的题目包，由 *组合博弈题解* 的 `cargo judge pack {}` 生成；思路、证明和易错点见那里的题解页。\
     题面、数据和程序均按 MIT 或 Apache-2.0 许可。整个题目包（全部程序和数据）通过了 Kattis 的 problemtools；\
     Hydro 5.0.4 的导入代码离线跑过；DOMjudge 的导入代码读过，没有实际跑过。\n\n",
];

const JUDGED: [&str; 2] = [
    "- A program judges the answers (`output_validators`). It is in Rust, so the judge needs `rustc`.\n",
    "- 本题需要 special judge 或交互程序，在 `output_validators` 里，用 Rust 写成，评测机上要有 `rustc`。\n",
];

const HOLDS: [&str; 2] = [
    "- Each program in `submissions/wrong_answer` has one mistake, told at its top. It fails on the case of \
     its name in `data`, or on one with the same input; `.hint` and `.desc` beside that case tell it too.\n\
     - `invalid_input` has inputs that the validator refuses, with the reason. Kattis's tools allow them no \
     place in `data`.\n\
     - The validators compile from Rust 1.63 on, the wrong programs from 1.91 on.\n",
    "- `submissions/wrong_answer` 里每个程序有一处错误，开头有说明；`data` 里与它同名（或输入相同）的那组数据会卡掉它，\
     旁边的 `.hint` 和 `.desc` 也写着错在哪里。\n\
     - `invalid_input` 是校验程序（validator）应当拒绝的输入和理由；Kattis 的工具不允许把它放进 `data`。\n\
     - 校验程序需要 Rust 1.63 以上，错误程序需要 1.91 以上。\n",
];
