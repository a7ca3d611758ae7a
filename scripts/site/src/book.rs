//! What the site shows of each problem, gathered once.

use anyhow::{ensure, Context, Result};
use fs_err as fs;
use judge::bundle;
use judge::workspace::order::{Language, Order};
use judge::workspace::{Problem, Workspace};
use play::{Engine, NARROW};
use serde::Serialize;
use spec::given::Given;
use spec::Verdict;

/// A longer input or output is no reading.
const SHOWN: usize = 2_000;

/// All chapters and problems, in the reading order.
pub struct Book<'a> {
    /// The order.
    pub order: Order,
    /// The wrong statements, in both languages.
    pub documents: [String; 2],
    /// How to find an answer, in both languages.
    pub study: [String; 2],
    chapters: Vec<Vec<Shown<'a>>>,
}

/// What the site shows of a problem.
pub struct Shown<'a> {
    /// The problem.
    pub problem: &'a Problem,
    /// The file to submit.
    pub bundle: String,
    /// Its program in C++ and the file to submit of it, where it has one.
    pub cpp: Option<[String; 2]>,
    /// Its picture, where it has one.
    pub picture: Option<String>,
    /// Short cases within what the judge promises: samples first, then the others.
    pub cases: Vec<Case>,
    /// The cases that mistakes fall on.
    pub mistakes: Vec<Mistake>,
}

/// A case.
#[derive(Serialize)]
pub struct Case {
    /// Its name.
    pub name: String,
    /// The input.
    pub input: String,
    /// The right answer.
    pub output: String,
}

/// A case with what a wrong program prints.
#[derive(Serialize)]
pub struct Mistake {
    /// The case.
    pub case: Case,
    /// What the wrong program prints; nothing if it does not come to that.
    pub wrong: Option<String>,
    /// Does it crash? Else, if it prints nothing, it takes too long.
    pub crashes: bool,
    /// The set-up of the board that the case tells of.
    pub play: Option<String>,
}

impl<'a> Book<'a> {
    /// Gathers all.
    pub fn read(workspace: &'a Workspace) -> Result<Book<'a>> {
        let order = Order::read(workspace)?;
        let mut chapters = vec![];
        for chapter in &order.chapters {
            let shown = chapter
                .pages
                .iter()
                .map(|place| Shown::read(workspace, workspace.named(&place.name)?));
            chapters.push(shown.collect::<Result<_>>()?);
        }
        let document = |name: &str| fs::read_to_string(workspace.root.join(name));
        let documents = [document("DOCUMENTS.md")?, document("DOCUMENTS.zh-CN.md")?];
        // What is made of the reading order stands on the front page.
        let by_hand = |name: &str| {
            let text = document(name)?;
            Ok::<_, std::io::Error>(text.split("<!--").next().unwrap_or("").to_owned())
        };
        let study = [by_hand("STUDY.md")?, by_hand("STUDY.zh-CN.md")?];
        Ok(Book { order, documents, study, chapters })
    }

    /// The problems of each chapter.
    pub fn chapters(&self) -> &[Vec<Shown<'a>>] {
        &self.chapters
    }

    /// All problems in order.
    pub fn problems(&self) -> impl Iterator<Item = &Shown<'a>> {
        self.chapters.iter().flatten()
    }

    /// The problem of that name.
    pub fn problem(&self, name: &str) -> Option<&Shown<'a>> {
        self.problems().find(|shown| shown.problem.name == name)
    }
}

impl<'a> Shown<'a> {
    fn read(workspace: &Workspace, problem: &'a Problem) -> Result<Shown<'a>> {
        let picture = workspace.root.join("problems").join(&problem.name).join("picture.svg");
        let mut cases = vec![];
        for case in workspace.cases(problem)? {
            let (input, output) =
                (fs::read_to_string(&case.input)?, fs::read_to_string(&case.output)?);
            cases.push(Case { name: case.name, input, output });
        }
        let mut mistakes = vec![];
        for mistake in spec::of(&problem.name)?.mistakes {
            let name = mistake.case;
            let case = cases.iter().find(|case| case.name == name);
            let case = case.with_context(|| format!("{} has no case {name}", problem.name))?;
            let printed = || (mistake.program)(&mut Given::new(&case.input));
            mistakes.push(Mistake {
                case: Case {
                    name: name.to_owned(),
                    input: case.input.clone(),
                    output: case.output.clone(),
                },
                wrong: (mistake.verdict == Verdict::WA).then(printed),
                crashes: mistake.verdict == Verdict::RE,
                play: problem.lesson.play.get(name).cloned(),
            });
        }
        let board = play::open(&problem.name);
        for (name, text) in &problem.lesson.play {
            let is_mistake = mistakes.iter().any(|mistake| mistake.case.name == *name);
            let takes = |board: &dyn Engine| board.drawing(text, text, NARROW).is_some();
            let is_taken = board.as_deref().is_some_and(takes);
            ensure!(is_mistake, "{}/study.toml plays {name}, which is no mistake", problem.name);
            ensure!(is_taken, "{}/study.toml: {name}: no board takes {text}", problem.name);
        }
        // In a browser a usize has 32 bits: what the judge promises fits.
        cases.retain(|case| !case.name.starts_with("beyond-"));
        cases.retain(|case| case.input.len().max(case.output.len()) <= SHOWN);
        cases.sort_by_key(|case| !case.name.starts_with("sample-"));
        let cpp = match workspace.cpp(problem) {
            Ok(path) => Some([fs::read_to_string(path)?, bundle::bundle_cpp(workspace, problem)?]),
            Err(_) => None,
        };
        Ok(Shown {
            problem,
            bundle: bundle::bundle(workspace, problem)?,
            cpp,
            picture: fs::read_to_string(picture).ok(),
            cases,
            mistakes,
        })
    }

    /// The title in a language.
    pub fn title(&self, language: Language) -> &str {
        match language {
            Language::En => &self.problem.facts.title,
            Language::Zh => &self.problem.facts.title_zh,
        }
    }
}
