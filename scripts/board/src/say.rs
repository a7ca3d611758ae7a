//! Messages: the words stand in a text file for each language, the numbers come from here.

use std::borrow::Borrow;
use std::fmt::Display;

/// A message by its id, with its arguments.
///
/// ```
/// # use board::{all, say};
/// let (n, m) = (10, 3);
/// let said = say!("won-rest"; n, rest = n % (m + 1), heaps = all(&[2, 6]));
/// assert_eq!((said.id, said.args.len()), ("won-rest", 3));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Say {
    /// Its id in the files of words.
    pub id: &'static str,
    /// What stands there as `$name`.
    pub args: Vec<(&'static str, Arg)>,
}

/// Writes a [`Say`]: its id, and after a semicolon its arguments by their names.
#[macro_export]
macro_rules! say {
    (@ $name:ident = $value:expr) => { $value };
    (@ $name:ident) => { $name };
    ($id:literal) => { $crate::Say { id: $id, args: vec![] } };
    ($id:literal; $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::Say {
            id: $id,
            args: vec![$((stringify!($name), $crate::Arg::from($crate::say!(@ $name $(= $value)?)))),+],
        }
    };
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number, by which a message may choose its form.
    Number(u64),
    /// Notation that is the same in every language: `3 ⊕ 5`, `−2`, `1/4`.
    Text(String),
    /// Another message.
    Said(Say),
    /// Several, with words between them that depend on the language.
    List(Vec<Arg>, Between),
}

/// What stands between the parts of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Between {
    /// 3, 5 and 7.
    And,
    /// 3, 5 or 7.
    Or,
    /// 3, 5, 7.
    Comma,
}

/// All of these: 3, 5 and 7.
pub fn all<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(items.into_iter().map(Into::into).collect(), Between::And)
}

/// One of these: 3, 5 or 7.
pub fn any<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(items.into_iter().map(Into::into).collect(), Between::Or)
}

/// These, one after the other: 3, 5, 7.
pub fn list<T: Into<Arg>>(items: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(items.into_iter().map(Into::into).collect(), Between::Comma)
}

/// These edges of a graph, one after the other: 1 → 3, 2 → 3.
pub fn arrows(edges: impl IntoIterator<Item = impl Borrow<[usize; 2]>>) -> Arg {
    list(edges.into_iter().map(|edge| joined(edge.borrow(), " → ")))
}

/// Notation, with a sign between its parts: `3 ⊕ 5 ⊕ 7`.
///
/// ```
/// # use board::joined;
/// assert_eq!(joined(&[3, 5, 7], " ⊕ "), "3 ⊕ 5 ⊕ 7");
/// ```
pub fn joined<T: Display>(items: impl IntoIterator<Item = T>, sign: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(sign)
}

/// A number and the parts of which it is the sum, if they are several.
///
/// ```
/// # use board::as_sum;
/// assert_eq!((as_sum(20, &[13, 5, 2]), as_sum(8, &[8])), ("20 = 13 + 5 + 2".into(), "8".into()));
/// ```
pub fn as_sum(number: u64, parts: &[u64]) -> String {
    match parts {
        [_, _, ..] => format!("{} = {}", number, joined(parts, " + ")),
        _ => number.to_string(),
    }
}

/// A term in brackets, if it begins with a minus sign.
///
/// ```
/// # use board::{bracketed, minus};
/// assert_eq!((bracketed(&minus(-3)), bracketed("3")), ("(−3)".to_owned(), "3".to_owned()));
/// ```
pub fn bracketed(term: &str) -> String {
    if term.starts_with('−') {
        format!("({})", term)
    } else {
        term.to_owned()
    }
}

/// So many parts, of which a power of two are one, as a fraction in lowest terms.
///
/// ```
/// # use board::fraction;
/// assert_eq!([8, -6, 1].map(|value| fraction(value, 4)), ["2", "−3/2", "1/4"]);
/// ```
pub fn fraction(value: i64, parts: i64) -> String {
    let (mut upper, mut lower) = (value, parts);
    while upper % 2 == 0 && lower > 1 {
        upper /= 2;
        lower /= 2;
    }
    if lower > 1 {
        format!("{}/{}", minus(upper), lower)
    } else {
        minus(upper)
    }
}

/// A number of a board, which is small, to be subtracted from.
pub fn signed(number: u64) -> i64 {
    i64::try_from(number).expect("a small number")
}

/// A number with a true minus sign.
///
/// ```
/// # use board::minus;
/// assert_eq!((minus(-3), minus(3)), ("−3".to_owned(), "3".to_owned()));
/// ```
pub fn minus(number: i64) -> String {
    number.to_string().replace('-', "−")
}

macro_rules! from_numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                match u64::try_from(number) {
                    Ok(number) => Arg::Number(number),
                    Err(_) => Arg::Text(number.to_string().replace('-', "−")),
                }
            }
        }
    )+};
}

from_numbers! { u32 u64 usize i32 i64 }

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl<T: Clone + Into<Arg>> From<&T> for Arg {
    fn from(item: &T) -> Arg {
        item.clone().into()
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Say> for Arg {
    fn from(say: Say) -> Arg {
        Arg::Said(say)
    }
}
