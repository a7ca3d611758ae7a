//! The words of the boards: both languages have the same messages, each is used, and each can be said.

use crate::{kit, on_every_game, study};
use board::{Label, Picture, Say};
use play::{Engine, View};
use referee::Outcome;
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fs;
use std::path::Path;
use words::{file, shape, Shape, Words, LANGUAGES};

/// The messages that every game has.
const ALWAYS: [&str; 6] = ["rule", "takes", "how", "ask-where", "ask-what", "trick"];
/// The arguments that the site gives to every message; the last two are the players' names, where they have such.
const NAMES: [&str; 8] = ["mover", "other", "Mover", "Other", "you", "who", "left", "right"];

/// The words of a game in both languages, and what has been said.
pub struct Said {
    words: [Words; 2],
    /// Are the players called by their names, also where one of them is the reader?
    is_partizan: bool,
    reasons: HashMap<Outcome, HashSet<String>>,
    /// The texts so far: most are said of many positions.
    known: RefCell<HashMap<String, Texts>>,
}

/// In each language, for each reader.
type Texts = [Vec<String>; 2];

impl Said {
    pub fn of(name: &str, engine: &Engine) -> Said {
        let read = |language| Words::read(language, &[&kit(), &study(name)]);
        Said {
            words: LANGUAGES.map(|language| read(language).unwrap_or_else(|why| panic!("{why}"))),
            is_partizan: engine.positions.is_partizan(),
            reasons: HashMap::new(),
            known: RefCell::default(),
        }
    }

    /// A message in both languages, whoever the reader is; an attribute of it, if one is named.
    fn texts(&self, place: &str, say: &Say, attribute: &str) -> Texts {
        let key = format!("{say:?} {attribute}");
        if let Some(known) = self.known.borrow().get(&key) {
            return known.clone();
        }
        let texts = [0, 1].map(|language| {
            let text = |you| {
                let names = NAMES.map(|name| match name {
                    "you" => (name, you),
                    _ if name.to_lowercase() == you && !self.is_partizan => (name, "you"),
                    _ => (name, "N"),
                });
                let text = self.words[language].attribute(say, attribute, &names);
                let text = text.unwrap_or_else(|why| panic!("{place}: {why}"));
                let is_whole = !text.contains("  ") && !text.is_empty() && text.trim() == text;
                assert!(is_whole, "{place}: {}: {text:?}", say.id);
                assert!(language == 1 || agrees(&text), "{place}: {}: {text}", say.id);
                text
            };
            ["none", "mover", "other"].map(text).to_vec()
        });
        self.known.borrow_mut().insert(key, texts.clone());
        texts
    }

    /// A message in English.
    pub fn english(&self, place: &str, say: &Say) -> String {
        self.texts(place, say, "")[0][0].clone()
    }

    fn sentence(&self, place: &str, say: &Say, attribute: &str) {
        let ends = [".", "。"];
        for (texts, end) in self.texts(place, say, attribute).iter().zip(ends) {
            for line in texts.iter().flat_map(|text| text.lines()) {
                assert!(line.ends_with(end), "{place}: {}: {line}", say.id);
            }
        }
    }

    /// Everything that a board may say of this position.
    pub fn all_of(&mut self, place: &str, look: &View, scene: &[Picture]) {
        let prefix = match look.idea.outcome {
            Outcome::Won => "won-",
            Outcome::Lost => "lost-",
            Outcome::Drawn => "draw-",
        };
        let first = &look.idea.why[0];
        assert!(first.id.starts_with(prefix), "{place}: {} is not {prefix}", first.id);
        let mut reason = String::new();
        for say in &look.idea.why {
            let is_of_another = ["won-", "lost-", "draw-"]
                .iter()
                .any(|other| *other != prefix && say.id.starts_with(other));
            assert!(!is_of_another, "{place}: {} is not of this outcome", say.id);
            self.sentence(place, say, "");
            reason += &self.texts(place, say, "")[0][0];
        }
        // What is over may be told alike whoever has won.
        if !look.moves.is_empty() {
            self.reasons.entry(look.idea.outcome).or_default().insert(reason);
        }
        self.sentence(place, &look.told, "");
        self.sentence(place, &look.how, "");
        if let Some(overlay) = &look.idea.overlay {
            assert!(overlay.legend.id.starts_with("legend"), "{place}: {}", overlay.legend.id);
            self.sentence(place, &overlay.legend, "");
        }
        if let Some(quantity) = &look.idea.quantity {
            self.texts(place, quantity, "");
        }
        let mut different = [HashSet::new(), HashSet::new()];
        for one in &look.moves {
            let texts = self.texts(place, &one.act.say, "");
            for (text, different) in texts.into_iter().zip(&mut different) {
                let text = text[0].clone();
                assert!(different.insert(text.clone()), "{place}: two moves are called {text}");
            }
            self.sentence(place, &one.act.say, "told");
        }
        for picture in scene {
            match picture {
                Picture::Note(say) => self.sentence(place, say, ""),
                Picture::Caption(say) => {
                    for text in self.texts(place, say, "").concat() {
                        assert!(text.ends_with([':', '：']), "{place}: {text}");
                        assert!(width(&text) <= 320, "{place}: {text} is too wide");
                    }
                }
                Picture::Buttons(buttons) => {
                    for (_, label) in buttons {
                        let Label::Said(say) = label else { continue };
                        for text in self.texts(place, say, "").concat() {
                            assert!(
                                width(&text) <= 16 * Label::WIDEST,
                                "{place}: {text} is too wide"
                            );
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// Positions that are won, lost and drawn have other reasons.
    pub fn is_varied(&self, name: &str) {
        let all: Vec<_> = self.reasons.values().collect();
        for (i, some) in all.iter().enumerate() {
            assert!(all[..i].iter().all(|others| others.is_disjoint(some)), "{name}");
        }
        let count: usize = all.iter().map(|some| some.len()).sum();
        assert!(count >= 3, "{name}: {count} reasons for all positions");
    }
}

/// How wide a text may become, in units of the picture.
fn width(text: &str) -> i32 {
    text.chars().map(|l| if l.is_ascii() { 9 } else { 16 }).sum()
}

/// Does no verb after "you" stand in the third person?
fn agrees(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).all(|two| two[0] != "you" || !two[1].ends_with('s') || two[1] == "always")
}

fn shapes(folder: &Path) -> [Shape; 2] {
    LANGUAGES.map(|language| {
        let path = file(folder, language);
        let text = fs::read_to_string(&path);
        let text = text.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        shape(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
    })
}

/// The arguments of a message that are written, not only chosen by, and are not names.
fn written<'a>(found: &'a BTreeSet<String>, names: &[&str]) -> BTreeSet<&'a str> {
    let args = found.iter().filter_map(|one| one.strip_prefix('$'));
    args.filter(|arg| !names.contains(arg)).collect()
}

fn both_languages_are_alike(place: &str, [en, zh]: &[Shape; 2], names: &[&str]) {
    let ids = |shape: &Shape| shape.keys().cloned().collect::<BTreeSet<String>>();
    let (en_ids, zh_ids) = (ids(en), ids(zh));
    let differ: Vec<_> = en_ids.symmetric_difference(&zh_ids).collect();
    assert!(differ.is_empty(), "{place}: only in one language: {differ:?}");
    for (id, found) in en {
        let (en, zh) = (written(found, names), written(&zh[id], names));
        assert_eq!(en, zh, "{place}: {id}: the arguments in English and in Chinese");
    }
}

/// The ids in `say!("…")`.
fn used(source: &str) -> BTreeSet<&str> {
    let begins = source.split("say!(").skip(1).map(str::trim_start);
    begins.filter_map(|rest| rest.strip_prefix('"')?.split('"').next()).collect()
}

#[test]
fn both_languages_have_the_same_messages_and_each_is_used() {
    let kit_shapes = shapes(&kit());
    both_languages_are_alike("board", &kit_shapes, &NAMES);
    on_every_game(|name, engine| {
        let shapes = shapes(&study(name));
        let names = if engine.positions.is_partizan() { &NAMES[..] } else { &NAMES[..6] };
        both_languages_are_alike(name, &shapes, names);
        let source = fs::read_to_string(study(name).join("board.rs")).unwrap();
        let mut used = used(&source);
        for id in &used {
            let is_there = shapes[0].contains_key(*id) || kit_shapes[0].contains_key(*id);
            assert!(is_there, "{name}: there are no words {id}");
        }
        used.extend(ALWAYS);
        used.extend(
            engine.positions.is_partizan().then_some(["left", "right"]).into_iter().flatten(),
        );
        used.extend(engine.positions.counted().map(|_| "counts"));
        let inside = shapes[0].values().flatten().map(String::as_str);
        used.extend(inside.filter(|one| !one.starts_with(['$', '?'])));
        for id in shapes[0].keys() {
            let message = id.split('.').next().unwrap();
            assert!(used.contains(message), "{name}: nothing says {id}");
            assert!(!kit_shapes[0].contains_key(id), "{name}: {id} is a message of all boards");
        }
        let always = ALWAYS.iter().find(|id| !shapes[0].contains_key(**id));
        assert_eq!(always, None, "{name}: say it in study/words.en.ftl");
    });
}

#[test]
fn the_questions_and_the_rule_are_sentences() {
    on_every_game(|name, engine| {
        let said = Said::of(name, engine);
        let plain = |id: &'static str| Say { id, args: vec![] };
        for id in ["rule", "how", "trick"] {
            said.sentence(name, &plain(id), "");
        }
        said.texts(name, &plain("takes"), "");
        for id in ["ask-where", "ask-what"] {
            for (texts, end) in said.texts(name, &plain(id), "").iter().zip(["?", "？"]) {
                assert!(texts[0].ends_with(end), "{name} asks {texts:?}");
            }
        }
    });
}

/// Chinese has one form for all numbers: a number is `[1]` there, and never `[one]`.
#[test]
fn chinese_chooses_by_numbers() {
    let mut folders: Vec<_> = play::names().map(study).collect();
    folders.push(kit());
    for path in folders.iter().map(|folder| file(folder, "zh")) {
        let text = fs::read_to_string(&path).unwrap();
        assert!(!text.contains("[one]"), "{}: write [1]", path.display());
    }
}

/// Whoever the reader is, a sentence says `$other`, not "the other player".
#[test]
fn nobody_is_called_by_a_name_that_the_site_gives() {
    on_every_game(|name, _: &Engine| {
        for (language, others) in LANGUAGES.iter().zip([
            ["the player to move", "the other player", "the computer"],
            ["轮到走的人", "对手", "电脑"],
        ]) {
            let text = fs::read_to_string(file(&study(name), language)).unwrap();
            let is_question = |line: &&str| line.starts_with("ask-");
            for line in text.lines().filter(|line| !is_question(line)) {
                let found = others.iter().find(|other| line.to_lowercase().contains(**other));
                assert_eq!(found, None, "{name}: {line}: say {{ $other }} or {{ $mover }}");
            }
        }
    });
}
