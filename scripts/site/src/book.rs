//! What the site shows of each problem, gathered once.

use crate::game::Game;
use crate::kept::{self, key, Kept};
use anyhow::{ensure, Context, Result};
use fs_err as fs;
use play::NARROW;
use serde::{Deserialize, Serialize};
use spec::Verdict;
use workspace::bundle::bundle;
use workspace::lesson::Lesson;
use workspace::order::Language::{self, En, Zh};
use workspace::order::{Chapter, Level, Order, Place};
use workspace::page::Page;
use workspace::parallel::all;
use workspace::practice::Practice;
use workspace::{Problem, Workspace};

/// A longer input or output is no reading.
const SHOWN: usize = 2_000;

/// All chapters and problems, in the reading order.
pub struct Book {
    pub order: Order,
    /// The wrong statements, in both languages.
    pub documents: [String; 2],
    /// How to find an answer, the theory and the routes, in both languages.
    pub study: [String; 2],
    /// The problems of other judges, in both languages and one by one.
    pub practice: [String; 2],
    pub elsewhere: Practice,
    pub chapters: Vec<Vec<Entry>>,
}

/// What the site shows of a problem.
pub struct Entry {
    pub problem: Problem,
    pub level: Level,
    /// Its page, in English and in Chinese.
    pages: [Page; 2],
    /// What a reader takes along.
    pub lesson: Lesson,
    /// What its board needs.
    pub game: Game,
    /// The program, and its tests.
    pub program: [String; 2],
    pub bundle: String,
    /// Its program in C++, which is a file to submit, where it has one.
    pub cpp: Option<String>,
    /// Short cases within what the judge promises: samples first, then the others.
    pub cases: Vec<Case>,
    /// The cases that mistakes fall on.
    pub mistakes: Vec<Mistake>,
}

#[derive(Clone, Serialize, Deserialize)]
pub struct Case {
    pub name: String,
    pub input: String,
    pub output: String,
}

/// A case with what a wrong program prints.
#[derive(Serialize, Deserialize)]
pub struct Mistake {
    pub case: Case,
    /// What the wrong program prints; nothing if it takes too long.
    pub wrong: Option<String>,
    /// The set-up of the board that the case tells of.
    pub play: Option<String>,
}

impl Book {
    pub fn read(workspace: &Workspace, kept: &Kept) -> Result<Book> {
        let order = workspace.order()?;
        let common = kept::of(&workspace.root, &COMMON)?;
        let places: Vec<&Place> =
            order.chapters.iter().flat_map(|chapter| &chapter.pages).collect();
        let read = |number: usize| Entry::read(workspace, places[number], kept, common);
        let mut entries = all(places.len(), read, || ())?.into_iter();
        let chapter = |chapter: &Chapter| entries.by_ref().take(chapter.pages.len()).collect();
        let chapters = order.chapters.iter().map(chapter).collect();
        let documents = [workspace.text("ERRATA", En)?, workspace.text("ERRATA", Zh)?];
        let study = [study(workspace, En)?, study(workspace, Zh)?];
        let practice = [workspace.text("PRACTICE", En)?, workspace.text("PRACTICE", Zh)?];
        let elsewhere = workspace.practice()?;
        Ok(Book { order, documents, study, practice, elsewhere, chapters })
    }

    pub fn problems(&self) -> impl Iterator<Item = &Entry> {
        self.chapters.iter().flatten()
    }

    pub fn problem(&self, name: &str) -> Option<&Entry> {
        self.problems().find(|entry| entry.problem.name == name)
    }
}

/// STUDY, and after it the routes, which in the repository stand below the index of the problems.
fn study(workspace: &Workspace, language: Language) -> Result<String> {
    let index = workspace.text("problems/README", language)?;
    let routes = index.split("\n## ").find(|section| section.contains("<!-- routes"));
    let routes = routes.context("problems/README has no routes")?.replace("](", "](problems/");
    Ok(format!("{}\n## {routes}", workspace.text("STUDY", language)?))
}

impl Entry {
    fn read(workspace: &Workspace, place: &Place, kept: &Kept, common: u64) -> Result<Entry> {
        let problem = workspace.named(&place.name)?;
        let name = &problem.name;
        let lesson = problem.lesson()?;
        let mut cases = vec![];
        for case in workspace.cases(&problem)? {
            let (input, output) =
                (fs::read_to_string(&case.input)?, fs::read_to_string(&case.output)?);
            cases.push(Case { name: case.name, input, output });
        }
        let own = kept::of(&workspace.root, &own(name))?;
        let file = format!("{name}.played.json");
        let played = kept.or_made(&file, key(&(common, own)), |path| {
            let game = Game::read(&workspace.root, &problem, &lesson)?;
            are_taken(&problem, &lesson)?;
            let made = (game, mistakes(&problem, &lesson, &cases)?);
            Ok(fs::write(path, serde_json::to_vec(&made)?)?)
        })?;
        let (game, mistakes) = serde_json::from_slice(&played)?;
        // In a browser a usize has 32 bits: what the judge promises fits.
        cases.retain(|case| !case.name.starts_with("beyond-"));
        cases.retain(|case| case.input.len().max(case.output.len()) <= SHOWN);
        cases.sort_by_key(|case| !case.name.starts_with("sample-"));
        let cpp = problem.cpp().ok().map(fs::read_to_string).transpose()?;
        let tests = fs::read_to_string(problem.folder.join("src/tests.rs"))?;
        Ok(Entry {
            pages: [problem.page(En)?, problem.page(Zh)?],
            bundle: bundle(workspace, &problem)?,
            program: [problem.listing()?, tests],
            lesson,
            game,
            level: place.level,
            problem,
            cpp,
            cases,
            mistakes,
        })
    }

    pub fn title(&self, language: Language) -> &str {
        self.problem.title(language)
    }

    pub fn page(&self, language: Language) -> &Page {
        &self.pages[language as usize]
    }
}

/// The mistakes of the page, as they answer their cases.
fn mistakes(problem: &Problem, lesson: &Lesson, cases: &[Case]) -> Result<Vec<Mistake>> {
    let all = specs::of(&problem.name)?.mistakes.iter();
    let mistake = |mistake: &spec::Mistake| {
        let name = mistake.case;
        let case = cases.iter().find(|case| case.name == name);
        let case = case.with_context(|| format!("{} has no case {name}", problem.name))?.clone();
        let printed = || mistake.program.printed(&case.input);
        let wrong = (mistake.verdict == Verdict::WA).then(printed);
        Ok(Mistake { case, wrong, play: lesson.play.get(name).cloned() })
    };
    all.map(mistake).collect()
}

/// An error if a set-up of `page.toml` is none.
fn are_taken(problem: &Problem, lesson: &Lesson) -> Result<()> {
    let (name, board) = (&problem.name, play::open(&problem.name).context("there is no board")?);
    let is_taken = |text: &str| board.drawing(text, text, NARROW).is_some();
    for (case, text) in &lesson.play {
        let is_mistake = specs::of(name)?.mistake(case).is_some();
        ensure!(is_mistake, "{name}/study/page.toml plays {case}, which is no mistake");
        ensure!(is_taken(text), "{name}/study/page.toml: {case}: no board takes {text}");
    }
    let worked = &lesson.worked;
    ensure!(is_taken(worked), "{name}/study/page.toml: worked: no board takes {worked}");
    Ok(())
}

/// What each game and each mistake is made with.
const COMMON: [&str; 10] = [
    "scripts/board",
    "scripts/play/src",
    "scripts/referee/src",
    "scripts/site/files/things.json",
    "scripts/site/files/words.en.ftl",
    "scripts/site/files/words.zh.ftl",
    "scripts/site/src",
    "scripts/spec/src",
    "scripts/words/src",
    "shared/src",
];

/// All of a problem.
pub fn own(problem: &str) -> [String; 2] {
    ["problems", "testdata"].map(|folder| format!("{folder}/{problem}"))
}
