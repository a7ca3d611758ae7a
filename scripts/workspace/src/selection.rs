//! Resolves the problems and cases that are named on the command line.

use super::names::nearest;
use crate::{Case, Problem, Workspace};
use anyhow::{bail, Context, Result};

/// All cases of a problem: those in testdata, then the long ones, generated if need be.
pub fn cases(workspace: &Workspace, problem: &Problem) -> Result<Vec<Case>> {
    let mut cases = workspace.cases(problem)?;
    for (name, make) in specs::long(&problem.name) {
        cases.push(workspace.long_case(&problem.name, name, *make)?);
    }
    Ok(cases)
}

/// One case; no other long case is generated.
pub fn case(workspace: &Workspace, problem: &Problem, name: &str) -> Result<Case> {
    if let Some((_, make)) = specs::long(&problem.name).iter().find(|long| long.0 == name) {
        return workspace.long_case(&problem.name, name, *make);
    }
    let mut cases = workspace.cases(problem)?.into_iter();
    cases.find(|case| case.name == name).with_context(|| format!("there is no case {name}"))
}

/// A problem and the names of the selected cases; no names mean all cases.
pub type Selection = (Problem, Vec<String>);

/// Each problem that is named, once; all problems if there are no names.
pub fn select(workspace: &Workspace, names: &[String]) -> Result<Vec<Selection>> {
    let mut all: Vec<Selection> = vec![];
    for name in names {
        let (problem, mut cases) = problem_and_cases(workspace, name)?;
        match all.iter_mut().find(|known| known.0.name == problem.name) {
            None => all.push((problem, cases)),
            Some((_, known)) if known.is_empty() || cases.is_empty() => known.clear(),
            Some((_, known)) => known.append(&mut cases),
        }
    }
    if names.is_empty() {
        all = workspace.problems()?.into_iter().map(|problem| (problem, vec![])).collect();
    }
    Ok(all)
}

/// Resolves any name of a problem, cases such as `matches/hack-order` or `matches/hack-*`, and paths of
/// files such as `testdata/matches/hack-order.in`.
fn problem_and_cases(workspace: &Workspace, name: &str) -> Result<Selection> {
    // As Windows completes paths.
    let name = &name.replace('\\', "/");
    let below = |folder: &str| Some(name.split_once(folder)?.1);
    let path = match (below("problems/"), below("testdata/")) {
        (Some(path), _) => path.split('/').next().unwrap_or(""),
        (_, Some(path)) => path,
        _ => match workspace.problem(name) {
            Ok(problem) => return Ok((problem, vec![])),
            Err(error) if name.contains("://") => return Err(error),
            Err(_) => name.trim_start_matches("./"),
        },
    };
    let Some((problem, case)) = path.trim_end_matches('/').split_once('/') else {
        return Ok((workspace.problem(path.trim_end_matches('/'))?, vec![]));
    };
    let problem = workspace.problem(problem)?;
    let pattern = case.strip_suffix(".in").or(case.strip_suffix(".out")).unwrap_or(case);
    let written = workspace.cases(&problem)?.into_iter().map(|case| case.name);
    let long = specs::long(&problem.name);
    let all: Vec<String> = written.chain(long.iter().map(|long| long.0.to_owned())).collect();
    let found: Vec<String> = all.iter().filter(|name| fits(pattern, name)).cloned().collect();
    let name = &problem.name;
    if found.is_empty() {
        let near = nearest(all.iter().map(String::as_str), pattern);
        let advice = near
            .map_or(format!("see `ls testdata/{name}`"), |near| format!("did you mean {near}?"));
        bail!("{name} has no case {case}: {advice}");
    }
    Ok((problem, found))
}

/// Matches a name against a pattern in which `*` stands for any text.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        None => pattern == name,
        Some((before, after)) => name.strip_prefix(before).is_some_and(|rest| {
            (0..=rest.len()).any(|at| rest.is_char_boundary(at) && fits(after, &rest[at..]))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::{select, Workspace};

    #[test]
    fn cases_are_found_by_name_pattern_and_path() {
        let workspace = Workspace::find().unwrap();
        for (names, problem, cases) in [
            (&["matches"][..], "matches", &[][..]),
            (&["matches/"], "matches", &[]),
            (&["problems/matches"], "matches", &[]),
            (&["./problems/matches/src/main.rs"], "matches", &[]),
            (&["testdata/matches/"], "matches", &[]),
            (&["matches/hack-order"], "matches", &["hack-order"]),
            (&["matches/hack-order", "matches"], "matches", &[]),
            (&["P1247/sample-*"], "matches", &["sample-1", "sample-2"]),
            (&["matches/max-heaps"], "matches", &["max-heaps"]),
            (&[".\\testdata\\matches\\hack-order.in"], "matches", &["hack-order"]),
            (&["problems\\matches\\"], "matches", &[]),
            (&["../testdata/matches/hack-order.in"], "matches", &["hack-order"]),
            (
                &["matches/hack-order", "取火柴/hack-largest"],
                "matches",
                &["hack-order", "hack-largest"],
            ),
            (&["https://www.luogu.com.cn/problem/P1247"], "matches", &[]),
            (&["[COCI 2010/2011 #4] HRPA"], "fibonacci-nim", &[]),
        ] {
            let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
            let found = select(&workspace, &names).unwrap();
            assert_eq!((found.len(), found[0].0.name.as_str()), (1, problem), "{names:?}");
            assert_eq!(found[0].1, cases, "{names:?}");
        }
        let error = select(&workspace, &["matches/nothing".into()]).unwrap_err();
        assert_eq!(error.to_string(), "matches has no case nothing: see `ls testdata/matches`");
        let error = select(&workspace, &["matches/hack-ordr".into()]).unwrap_err();
        assert_eq!(error.to_string(), "matches has no case hack-ordr: did you mean hack-order?");
    }
}
