//! What is made of the plain text of a page: powers stand high, formulas do not break, and the first
//! time that a page uses a word of the field, the word leads to its meaning.

use crate::address::file;
use crate::highlight::escape;
use workspace::order::{Language, Word};
use workspace::page::anchor;

/// A formula is kept on one line up to so many letters.
const LONGEST: usize = 28;

/// The words that a page has not used yet.
#[derive(Default)]
pub struct Marks {
    terms: Vec<Term>,
}

struct Term {
    names: Vec<String>,
    link: String,
}

impl Marks {
    /// All words of the glossary.
    pub fn of(words: &[Word], language: Language) -> Marks {
        let term = |word: &Word| {
            let term = word.term.in_language(language);
            let names = term.split(['（', '）', '⊕', '(', ')']).map(|name| name.trim().to_owned());
            let address = format!("{}#{}", file("words", language), anchor(term));
            let means = escaped(word.means.in_language(language));
            let link = format!("<a class=\"word\" href=\"{address}\" data-means=\"{means}\">");
            Term { names: names.filter(|name| name.chars().count() > 1).collect(), link }
        };
        Marks { terms: words.iter().map(term).collect() }
    }

    /// The HTML of a text.
    pub fn html(&mut self, text: &str) -> String {
        let first = |(i, term): (usize, &Term)| {
            let places = term.names.iter().filter_map(|name| place(text, name));
            places.min().map(|(at, end)| (at, end, i))
        };
        match self.terms.iter().enumerate().filter_map(first).min() {
            None => with_powers(&escaped(&unbroken(text))),
            Some((at, end, i)) => {
                let link = self.terms.remove(i).link;
                let before = with_powers(&escaped(&unbroken(&text[..at])));
                let word = escaped(&text[at..end]);
                format!("{before}{link}{word}</a>{}", self.html(&text[end..]))
            }
        }
    }
}

/// Where the word stands, alone or in the plural.
fn place(text: &str, name: &str) -> Option<(usize, usize)> {
    let small = text.to_ascii_lowercase();
    let is_letter = |letter: Option<char>| {
        letter.is_some_and(|letter| letter.is_ascii_alphanumeric() || letter == '-')
    };
    small.match_indices(&name.to_ascii_lowercase()).find_map(|(at, found)| {
        let end = at + found.len();
        let end = if name.is_ascii() && small[end..].starts_with('s') { end + 1 } else { end };
        let alone =
            !is_letter(small[..at].chars().next_back()) && !is_letter(small[end..].chars().next());
        (alone || !name.is_ascii()).then_some((at, end))
    })
}

/// Blanks in a number and beside an operation do not break, except in a long formula after the sign.
fn unbroken(text: &str) -> String {
    let words: Vec<&str> = text.split(' ').collect();
    let is_sign = |word: &str| {
        let mut letters = word.chars();
        let sign = letters.next().is_some_and(|letter| "+−·×⊕=≠<>≤≥≡∈⇔/".contains(letter));
        (sign && letters.next().is_none()) || word == "mod"
    };
    let (mut made, mut run) = (String::new(), 0);
    for (i, word) in words.iter().enumerate() {
        if i > 0 {
            let is_number = words[i - 1].ends_with(|last: char| last.is_ascii_digit())
                && word.chars().take_while(char::is_ascii_digit).count() == 3;
            let glued = is_sign(word)
                || is_number
                || (is_sign(words[i - 1]) && run + word.chars().count() < LONGEST);
            run = if glued { run + 1 } else { 0 };
            made.push(if glued && !word.is_empty() { '\u{a0}' } else { ' ' });
        }
        made += word;
        run += word.chars().count();
    }
    made
}

/// `2^(i + j)` and `2^k` with the power high, `X_k` with the index low.
fn with_powers(html: &str) -> String {
    let index = |part: &str| {
        let after = part.split_once(|letter: char| !letter.is_alphanumeric());
        let (index, rest) = part.split_at(after.map_or(part.len(), |after| after.0.len()));
        format!("<sub>{index}</sub>{rest}")
    };
    if let Some((before, after)) = html.split_once('_') {
        let is_name = before.ends_with(|letter: char| letter.is_ascii_uppercase());
        let is_index = after.starts_with(|letter: char| letter.is_alphanumeric());
        let after = if is_name && is_index {
            with_powers(&index(after))
        } else {
            format!("_{}", with_powers(after))
        };
        return with_powers(before) + &after;
    }
    let Some((before, rest)) = html.split_once('^') else { return html.to_owned() };
    let (power, after) = match rest.strip_prefix('(').and_then(|rest| rest.split_once(')')) {
        Some(inside) => inside,
        None => {
            rest.split_at(rest.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(rest.len()))
        }
    };
    if power.is_empty() || before.is_empty() {
        return format!("{before}^{}", with_powers(rest));
    }
    format!("{before}<sup>{power}</sup>{}", with_powers(after))
}

fn escaped(text: &str) -> String {
    escape(text).replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{unbroken, with_powers, Marks, Term};

    #[test]
    fn a_power_stands_high() {
        assert_eq!(
            with_powers("2^(i + j) is x^2, ^ is xor"),
            "2<sup>i + j</sup> is x<sup>2</sup>, ^ is xor"
        );
        assert_eq!(with_powers("h ⊕ X_k, 2^k, a_b"), "h ⊕ X<sub>k</sub>, 2<sup>k</sup>, a_b");
    }

    #[test]
    fn a_short_formula_does_not_break_and_a_long_one_does_after_a_sign() {
        assert_eq!(unbroken("so a + b = 3, if"), "so a\u{a0}+\u{a0}b\u{a0}=\u{a0}3, if");
        assert_eq!(unbroken("to 10 000, in 3 500"), "to 10\u{a0}000, in 3\u{a0}500");
        let long = unbroken("a ⊕ b ⊕ c ⊕ d ⊕ e ⊕ f ⊕ g ⊕ h ⊕ i ⊕ j ⊕ k");
        assert!(long.contains("⊕ ") && !long.contains(" ⊕"), "{long}");
    }

    #[test]
    fn a_word_leads_to_its_meaning_once() {
        let term = |name: &str| Term { names: vec![name.to_owned()], link: format!("<a {name}>") };
        let mut marks = Marks { terms: vec![term("mex"), term("option"), term("必败态")] };
        assert_eq!(
            marks.html("adoption, Options & mexes"),
            "adoption, <a option>Options</a> &amp; mexes"
        );
        assert_eq!(
            marks.html("option, mex; 是必败态的"),
            "option, <a mex>mex</a>; 是<a 必败态>必败态</a>的"
        );
        assert_eq!(marks.html("mex"), "mex");
    }
}
