//! The sentences of boards and site. They stand in text files, `words.en.ftl` and `words.zh.ftl`, in the form of
//! Fluent (<https://projectfluent.org>): `id = text`, with `{ $name }` where an argument stands. A page renders
//! them by `@fluent/bundle`, the site's builder and the tests by this crate.

#![warn(missing_docs)]

mod shape;

pub use fluent_bundle::FluentArgs;
pub use shape::{shape, Shape};

use anyhow::{bail, ensure, Context, Result};
use board::{Arg, Between, Say};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentResource, FluentValue};
use fs_err as fs;
use std::path::{Path, PathBuf};

/// The languages, in the order of their files.
pub const LANGUAGES: [&str; 2] = ["en", "zh"];

/// The file of a language's words in a folder.
pub fn file(folder: &Path, language: &str) -> PathBuf {
    folder.join(format!("words.{language}.ftl"))
}

/// The words of one language.
pub struct Words(FluentBundle<FluentResource>);

impl Words {
    /// The words of some folders; each id stands once.
    ///
    /// # Errors
    /// If a file cannot be read or is not in the form of Fluent, or two messages have the same id.
    pub fn read(language: &str, folders: &[&Path]) -> Result<Words> {
        let mut bundle = FluentBundle::new_concurrent(vec![language.parse()?]);
        bundle.set_use_isolating(false);
        for folder in folders {
            let path = file(folder, language);
            let text = fs::read_to_string(&path)?;
            let resource = match FluentResource::try_new(text) {
                Ok(resource) => resource,
                Err((_, errors)) => bail!("{}: {}", path.display(), errors[0]),
            };
            if let Err(errors) = bundle.add_resource(resource) {
                bail!("{}: {}", path.display(), errors[0]);
            }
        }
        Ok(Words(bundle))
    }

    /// Is there a message with this id?
    pub fn has(&self, id: &str) -> bool {
        self.0.has_message(id)
    }

    /// The text of a message; `names` are the arguments that the place gives to each: who is who.
    ///
    /// # Errors
    /// If there is no such message, or an argument of it is missing.
    pub fn say(&self, say: &Say, names: &[(&str, &str)]) -> Result<String> {
        self.attribute(say, "", names)
    }

    /// The text of a message's attribute; of the message itself, without a name.
    ///
    /// # Errors
    /// As [`Words::say`].
    pub fn attribute(&self, say: &Say, name: &str, names: &[(&str, &str)]) -> Result<String> {
        let mut args = FluentArgs::new();
        for (name, text) in names {
            args.set(*name, *text);
        }
        for (name, arg) in &say.args {
            args.set(*name, self.value(arg, names)?);
        }
        self.with(say.id, name, &args)
    }

    /// The text of a message, or of its attribute of that name, with these arguments.
    ///
    /// # Errors
    /// As [`Words::say`].
    pub fn with(&self, id: &str, name: &str, args: &FluentArgs) -> Result<String> {
        let message = self.0.get_message(id).with_context(|| format!("no message {id}"))?;
        let pattern = match name {
            "" => message.value(),
            _ => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        let pattern = pattern.with_context(|| format!("{id} has no {name}"))?;
        let mut errors = vec![];
        let text = self.0.format_pattern(pattern, Some(args), &mut errors);
        ensure!(errors.is_empty(), "{id}: {}", errors[0]);
        Ok(spaced(&text))
    }

    fn value(&self, arg: &Arg, names: &[(&str, &str)]) -> Result<FluentValue<'static>> {
        Ok(match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => text.clone().into(),
            Arg::Said(say) => self.say(say, names)?.into(),
            Arg::List(items, between) => self.list(items, *between, names)?.into(),
        })
    }

    /// The parts of a list, with what the language has between them.
    fn list(&self, items: &[Arg], between: Between, names: &[(&str, &str)]) -> Result<String> {
        let id = match between {
            Between::And => "between-and",
            Between::Or => "between-or",
            Between::Comma => "between-comma",
        };
        let sign = Say { id, args: vec![] };
        let [sign, last] = [self.say(&sign, &[])?, self.attribute(&sign, "last", &[])?];
        let mut text = String::new();
        for (i, item) in items.iter().enumerate() {
            match i {
                0 => {}
                _ if i + 1 == items.len() => text += &last,
                _ => text += &sign,
            }
            match self.value(item, names)? {
                FluentValue::String(item) => text += &item,
                FluentValue::Number(number) => text += &number.as_string(),
                _ => {}
            }
        }
        Ok(text)
    }
}

/// Chinese has a space beside Latin letters and numbers, whatever an argument begins or ends with.
fn spaced(text: &str) -> String {
    let is_han = |letter: char| ('\u{4e00}'..='\u{9fff}').contains(&letter);
    let mut spaced = String::new();
    for letter in text.chars() {
        let before = spaced.chars().next_back().unwrap_or(' ');
        let is_between = is_han(before) && letter.is_ascii_alphanumeric()
            || before.is_ascii_alphanumeric() && is_han(letter);
        spaced.extend(is_between.then_some(' '));
        spaced.push(letter);
    }
    spaced
}

#[cfg(test)]
mod tests {
    use super::{file, Words, LANGUAGES};
    use board::{all, any, say, Say};
    use std::path::Path;

    const BOARD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../board");

    fn both(said: &Say) -> [String; 2] {
        LANGUAGES.map(|language| {
            let words = Words::read(language, &[Path::new(BOARD)]).unwrap();
            words.say(said, &[("you", "none"), ("mover", "A"), ("other", "B")]).unwrap()
        })
    }

    #[test]
    fn messages_stand_in_messages_and_lists_in_the_ways_of_the_language() {
        let two = say!("lost-nim-two"; heaps = all([5_u64, 5]));
        assert!(
            both(&two)[0].starts_with("The heaps 5 and 5 are equal: whatever is taken from one, B")
        );
        assert!(both(&two)[1].starts_with("两堆 5、5 相等"));
        assert!(both(&two)[1].contains("，B 就在"), "a space beside a name in Latin letters");
        let lower = |heap: u64, to: u64| say!("nim-lower"; heap, to);
        let moves = any(&[lower(8, 1), lower(9, 0), lower(10, 3)]);
        let odd = all([8_u64, 1]);
        let why = say!("won-nim"; heaps = "H", odd, count = 2_u64, x = 9_u64, moves);
        assert!(both(&why)[0].contains("Lower 8 to 1, 9 to 0 or 10 to 3, and each piece"));
        assert_eq!(both(&say!("heaps")), ["the heaps", "各堆"]);
    }

    #[test]
    fn what_is_missing_is_named() {
        let words = Words::read("en", &[Path::new(BOARD)]).unwrap();
        let why = |said: &Say| words.say(said, &[]).unwrap_err().to_string();
        assert_eq!(why(&say!("nothing")), "no message nothing");
        assert!(why(&say!("won-nim-last")).contains("$heap"), "{}", why(&say!("won-nim-last")));
        assert!(Words::read("xx", &[Path::new(BOARD)]).is_err());
        assert!(
            Words::read("en", &[Path::new(BOARD), Path::new(BOARD)]).is_err(),
            "twice the same"
        );
        assert!(file(Path::new(BOARD), "en").is_file());
    }
}
