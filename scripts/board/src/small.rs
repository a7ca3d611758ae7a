//! Small positions, told by the pattern of their texts.

use crate::Show;
use referee::Player;
use std::collections::HashSet;

/// The small positions of a game, each once: those of [`Show::SMALL`] that a board takes, and where
/// [`Show::PLAYED`] says so what is reached from them.
pub fn small<G: Show>() -> Vec<G::Position> {
    let mut all: Vec<G::Position> = vec![];
    let mut known = HashSet::new();
    for position in texts(G::SMALL).iter().filter_map(|text| G::read(text)) {
        if known.insert(position.clone()) {
            all.push(position);
        }
    }
    let mut next = 0;
    while G::PLAYED && next < all.len() {
        let mut moves = G::moves(&all[next], Player::Left);
        if G::PARTIZAN {
            moves.extend(G::moves(&all[next], Player::Right));
        }
        for (_, to) in moves {
            if known.insert(to.clone()) {
                all.push(to);
            }
        }
        next += 1;
    }
    all
}

/// The texts of a pattern. It is a text with choices:
///
/// - `[2..5]` is a number from 2 to 5; `_` instead of 2 or 5 is the number before it in the text;
/// - `[XO]` is one of these signs;
/// - `(2 5/3)` is one of these texts, which may have choices; around a whole pattern no bracket is needed;
/// - what has `{3}` after it stands there three times, with `{2..3}` two or three times, with `?` once or not
///   at all.
///
/// ```
/// # use board::texts;
/// assert_eq!(texts("[1..3]/[5..6] 9"), ["1", "2", "3", "5 9", "6 9"]);
/// assert_eq!(texts("[0..1]( [_..1]){0..2}"), ["0", "1", "0 0", "0 1", "1 1", "0 0 0", "0 0 1", "0 1 1", "1 1 1"]);
/// assert_eq!(texts("[XO]{2}( 1)?"), ["XX", "XO", "OX", "OO", "XX 1", "XO 1", "OX 1", "OO 1"]);
/// ```
pub fn texts(pattern: &str) -> Vec<String> {
    continued("", pattern)
}

/// All texts that begin with this one and go on by a pattern.
fn continued(begun: &str, pattern: &str) -> Vec<String> {
    let (mut all, mut texts) = (vec![], vec![begun.to_owned()]);
    let mut rest = pattern;
    while !rest.is_empty() {
        let (choice, after) = first(rest);
        if choice == "/" {
            all.append(&mut texts);
            texts.push(begun.to_owned());
            rest = after;
            continue;
        }
        let (least, most, after) = how_often(after);
        rest = after;
        if !choice.starts_with(&['(', '['][..]) && (least, most) == (1, 1) {
            for text in &mut texts {
                text.push_str(choice);
            }
            continue;
        }
        let mut longer = if least == 0 { texts.clone() } else { vec![] };
        for times in 1..=most {
            texts = texts.iter().flat_map(|text| chosen(text, choice)).collect();
            if times >= least {
                longer.extend_from_slice(&texts);
            }
        }
        texts = longer;
    }
    all.extend(texts);
    all
}

/// The first sign of a pattern, or its first bracket up to the end, and what follows.
fn first(pattern: &str) -> (&str, &str) {
    let mut open = 0;
    for (at, sign) in pattern.char_indices() {
        match sign {
            '(' | '[' => open += 1,
            ')' | ']' => open -= 1,
            _ => {}
        }
        if open == 0 {
            return pattern.split_at(at + sign.len_utf8());
        }
    }
    panic!("a bracket is open: {pattern}")
}

/// How often a choice is made, at least and at most, and what follows that.
fn how_often(after: &str) -> (usize, usize, &str) {
    if let Some(after) = after.strip_prefix('?') {
        return (0, 1, after);
    }
    let braced = after.strip_prefix('{').and_then(|after| after.split_once('}'));
    braced.map_or((1, 1, after), |(often, after)| {
        let (least, most) = often.split_once("..").unwrap_or((often, often));
        (least.parse().expect("a number"), most.parse().expect("a number"), after)
    })
}

/// The texts that a choice makes of one.
fn chosen(text: &str, choice: &str) -> Vec<String> {
    if choice.starts_with('(') {
        return continued(text, &choice[1..choice.len() - 1]);
    }
    if !choice.starts_with('[') {
        return vec![format!("{text}{choice}")];
    }
    let inside = &choice[1..choice.len() - 1];
    match inside.split_once("..") {
        None => inside.chars().map(|sign| format!("{text}{sign}")).collect(),
        Some((from, to)) => {
            let number =
                |word: &str| if word == "_" { last_number(text) } else { word.parse().ok() };
            let (from, to) = (number(from).expect("a number"), number(to).expect("a number"));
            (from..=to).map(|number| format!("{text}{number}")).collect()
        }
    }
}

fn last_number(text: &str) -> Option<i64> {
    let is_between = |sign: char| !sign.is_ascii_digit() && sign != '-';
    text.rsplit(is_between).find(|word| !word.is_empty())?.parse().ok()
}
