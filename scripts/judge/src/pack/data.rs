//! The cases of a package, and inputs that its validator must refuse.

use super::statement;
use anyhow::{Context, Result};
use fs_err as fs;
use spec::Spec;
use std::collections::HashMap;
use workspace::case_files::Files;
use workspace::hints::Hints;
use workspace::selection::cases;
use workspace::{Case, Problem, Workspace};

/// Cases that are longer together stay out: teachers upload through forms.
const MOST_BYTES: u64 = 20 << 20;

pub struct Data {
    /// In the order in which they are run.
    cases: Vec<Case>,
    /// The names of those that everybody sees.
    samples: Vec<String>,
    /// The names of those for which there is no room.
    pub left_out: Vec<String>,
    pub longest_answer: u64,
}

impl Data {
    /// The cases within the promise.
    pub fn choose(workspace: &Workspace, problem: &Problem, spec: &Spec) -> Result<Data> {
        let samples = statement::samples(workspace, problem)?;
        let mut data = Data { cases: vec![], samples, left_out: vec![], longest_answer: 0 };
        let mut all = vec![];
        for case in cases(workspace, problem)?.into_iter().filter(|case| !case.is_beyond()) {
            let [input, answer] = [&case.input, &case.output].map(fs::metadata);
            all.push((data.rank(&case, spec), input?.len(), answer?.len(), case));
        }
        all.sort_by_key(|(rank, input, answer, _)| (*rank, input + answer));
        let mut bytes = 0;
        for (_, input, answer, case) in all {
            if bytes + input + answer > MOST_BYTES {
                data.left_out.push(case.name);
                continue;
            }
            bytes += input + answer;
            data.longest_answer = data.longest_answer.max(answer);
            data.cases.push(case);
        }
        Ok(data)
    }

    /// First the samples and what shows a mistake, last what is long.
    fn rank(&self, case: &Case, spec: &Spec) -> usize {
        let sample = self.samples.iter().position(|name| *name == case.name);
        let kinds = ["hack-", "edge-"].iter().position(|kind| case.name.starts_with(kind));
        let late = if spec.mistake(&case.name).is_some() { 2 } else { 3 };
        sample.unwrap_or(self.samples.len() + kinds.unwrap_or(late))
    }

    pub fn has(&self, case: &str) -> bool {
        self.cases.iter().any(|other| other.name == case)
    }

    pub fn files(&self, spec: &Spec, hints: &Hints) -> Result<Files> {
        let (mut files, mut known) = (Files::new(), HashMap::new());
        let width = self.cases.len().to_string().len().max(2);
        for case in &self.cases {
            let is_sample = self.samples.contains(&case.name);
            // The input of an interactive problem is hidden.
            let folder = if is_sample && spec.interact.is_none() { "sample" } else { "secret" };
            let numbered = format!("{:0width$}-{}", known.len() + 1, case.name);
            let path = format!("data/{folder}/{numbered}");
            // Cases that show different mistakes may have the same input.
            let path = known.entry(case.promised()?).or_insert(path);
            files.insert(format!("{path}.ans"), fs::read(&case.output)?);
            for ending in ["hint", "desc"] {
                let hint = hints.of(&case.name);
                if !hint.is_empty() {
                    files.entry(format!("{path}.{ending}")).or_default().extend(hint.bytes());
                }
            }
            if is_sample && spec.interact.is_some() {
                let talk = statement::interaction(spec, case)?;
                files.insert(format!("data/sample/{numbered}.interaction"), talk.into_bytes());
            }
        }
        for (number, input) in (1..).zip(invalid_inputs(spec, known.keys())?) {
            let why = spec.limits(&input).err().context("an invalid input")?;
            files.insert(format!("invalid_input/{number}.in"), input.into_bytes());
            files.insert(format!("invalid_input/{number}.desc"), (why + "\n").into_bytes());
        }
        files.extend(known.into_iter().map(|(input, path)| (path + ".in", input.into_bytes())));
        Ok(files)
    }
}

/// Inputs that break the promise, made from the shortest of these, which keep it.
fn invalid_inputs<'a>(spec: &Spec, valid: impl Iterator<Item = &'a String>) -> Result<Vec<String>> {
    let text = valid.min_by_key(|text| (text.len(), *text)).context("no cases")?.trim_end();
    let (before, word) = text.split_at(text.rfind([' ', '\n']).map_or(0, |at| at + 1));
    let mut made = vec![
        String::new(),
        format!("{before}\n"),
        format!("{text} 1\n"),
        format!("{text}\n1\n"),
        format!("{before}?\n"),
        format!("{before}-1\n"),
        format!("{before}0{word}\n"),
        format!("{before}{}\n", "9".repeat(30)),
    ];
    made.retain(|input| spec.limits(input).is_err());
    Ok(made)
}
