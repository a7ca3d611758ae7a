//! Legends: what they say of the things drawn strong (orange) is true of every small position. The
//! referee's values of the parts, the moves and the position's text tell it, not the board.

use crate::messages::Said;
use crate::on_every_game;
use board::{Form, Id, Mark};
use play::View;
use referee::{Outcome, Player};
use std::collections::HashSet;
use std::sync::Mutex;

/// A sentence of a legend, and what it says of a position.
type Claim = (&'static str, fn(&View) -> bool);
/// Words of a legend, and what is drawn where they are said.
type Spoken = (&'static str, fn(&Mark) -> bool);

const CLAIMS: [Claim; 10] = [
    ("equal pieces cancel in pairs. Orange: without a partner", one_of_each_power),
    ("the largest piece (of 1, 2, 4, …) without a partner", largest_pieces),
    ("Orange: the value of the whole", values_of_the_parts),
    ("Orange: even numbers", even_numbers),
    ("Orange: an even number", even_numbers),
    ("Orange: it is not 0", not_0),
    ("Orange: not 0", not_0),
    ("Orange: no move takes both cards", no_move_takes_both),
    ("among the last two if every bite is answered at the other end", can_be_left),
    ("less than 1/16 is not written", no_small_fraction),
];

/// In these games X is not that of the whole position: a heap is named, or heaps go before play.
const WITH_A_CHOICE: [&str; 2] = ["gzoi2017-stones", "poi2016-nim"];

#[test]
fn what_is_orange_is_what_the_legend_says() {
    let met = Mutex::new(HashSet::new());
    on_every_game(|name, engine| {
        if WITH_A_CHOICE.contains(&name) {
            return;
        }
        let said = Said::of(name, engine);
        let small = engine.small();
        let count = small.len().min(200);
        for text in (0..count).map(|i| &small[i * small.len() / count]) {
            let Some(look) = engine.look(text, Player::Left) else { continue };
            let Some(overlay) = &look.idea.overlay else { continue };
            // Also what it says of orange marks that are missing here.
            let mut legend = overlay.legend.clone();
            legend.args.retain(|arg| arg.0 != "orange");
            legend.args.push(("orange", 1_u64.into()));
            let legend = said.english(name, &legend);
            for (sentence, holds) in CLAIMS {
                if legend.contains(sentence) {
                    met.lock().unwrap().insert(sentence);
                    assert!(holds(&look), "{name}: {text}: {sentence}: {:?}", overlay.marks);
                }
            }
        }
    });
    if std::env::var("PROBLEMS").is_err() {
        assert_eq!(met.lock().unwrap().len(), CLAIMS.len(), "a sentence that no legend says");
    }
}

const SPOKEN: [Spoken; 5] = [
    ("orange", |mark| mark.counts),
    ("thin:", |mark| !mark.counts && matches!(mark.form, Form::Span(..))),
    ("dashed ring", |mark| !mark.counts && matches!(mark.form, Form::Ring(_))),
    ("framed:", |mark| matches!(mark.form, Form::Span(..))),
    ("ringed:", |mark| matches!(mark.form, Form::Ring(_))),
];

/// Whoever reads of it looks for it.
#[test]
fn what_a_legend_speaks_of_is_there() {
    on_every_game(|name, engine| {
        let said = Said::of(name, engine);
        for text in &engine.small() {
            let Some(look) = engine.look(text, Player::Left) else { continue };
            let Some(overlay) = look.idea.overlay.as_ref().filter(|_| !look.moves.is_empty())
            else {
                continue;
            };
            let legend = said.english(name, &overlay.legend).to_lowercase();
            for (words, is_drawn) in SPOKEN {
                let is_there = !legend.contains(words) || overlay.marks.iter().any(is_drawn);
                assert!(is_there, "{name}: {text}: {words}: {legend}");
            }
        }
    });
}

/// What it comes to if Orin is never found: the round after the last, against the one that is a draw.
#[test]
fn hide_and_seek_says_what_never_found_is() {
    on_every_game(|name, engine| {
        for stake in (1..=5).filter(|_| name == "hide-and-seek") {
            let text = format!("2 1 | 3 0 {stake} | 1>2");
            let drawing = engine.drawing(&text, &text, 280).expect("a position");
            let note = Said::of(name, engine).english(name, &drawing.notes[0]);
            let says = [
                "Later or never (which counts as round 4): Orin wins.",
                "never found, a draw",
                "Okuu wins.",
            ];
            assert!(note.contains(says[[0, 0, 0, 1, 2][stake - 1]]), "{text}: {note}");
        }
    });
}

/// What is written on the things drawn strong, or on the others, with the thing itself.
fn written(look: &View, strong: bool) -> Vec<(Id, String)> {
    let marks = look.idea.overlay.iter().flat_map(|overlay| &overlay.marks);
    let texts = marks.filter(|mark| mark.counts == strong).filter_map(|mark| match &mark.form {
        Form::Tag(id, text) | Form::Span(id, _, text) => Some((*id, text.clone())),
        _ => None,
    });
    texts.collect()
}

fn numbers(look: &View, strong: bool) -> Vec<u64> {
    written(look, strong).iter().filter_map(|(_, text)| text.parse().ok()).collect()
}

/// The orange powers differ, and together they are the nim-sum of the parts; where the board has no parts, there
/// are some exactly if the position is won.
fn one_of_each_power(look: &View) -> bool {
    let marks = look.idea.overlay.iter().flat_map(|overlay| &overlay.marks);
    let framed = marks.filter_map(|mark| match &mark.form {
        Form::Span(_, _, text) if mark.counts => text.parse().ok(),
        _ => None,
    });
    let powers: Vec<u64> = framed.collect();
    let differ = powers.iter().collect::<HashSet<_>>().len() == powers.len();
    let are_powers = differ && powers.iter().all(|power| power.is_power_of_two());
    let agrees = if look.parts.is_empty() {
        powers.is_empty() == (look.outcome == Outcome::Lost)
    } else {
        powers.iter().sum::<u64>() == look.parts.iter().fold(0, |x, part| x ^ part.1)
    };
    are_powers && agrees
}

/// A number is orange exactly if it has the largest power of two that is in the nim-sum of the parts; and each part
/// has its own.
fn largest_pieces(look: &View) -> bool {
    let sum = look.parts.iter().fold(0, |x, part| x ^ part.1);
    let mut all = [written(look, true), written(look, false)].concat();
    all.sort_unstable_by_key(|one| one.0);
    if !all.iter().map(|(_, text)| value(text)).eq(look.parts.iter().map(|part| part.1)) {
        return false;
    }
    let is_large = |text: &str| sum > 0 && value(text) & 1 << (63 - sum.leading_zeros()) > 0;
    [true, false]
        .into_iter()
        .all(|strong| written(look, strong).iter().all(|(_, text)| is_large(text) == strong))
}

/// In decimal, or in binary where a board writes so.
fn value(text: &str) -> u64 {
    let (digits, radix) = text.strip_suffix('₂').map_or((text, 10), |digits| (digits, 2));
    u64::from_str_radix(digits, radix).expect("a value")
}

/// The orange numbers have the nim-sum of the parts, where the board has parts.
fn values_of_the_parts(look: &View) -> bool {
    let orange = numbers(look, true).into_iter().fold(0, |x, number| x ^ number);
    let parts = look.parts.iter().fold(0, |x, part| x ^ part.1);
    look.parts.is_empty() || orange == parts
}

/// A number is orange exactly if it is even, two numbers if one of them is.
fn even_numbers(look: &View) -> bool {
    let is_even = |text: &str| {
        let mut numbers = text.split('/').filter_map(|number| number.parse::<u64>().ok());
        numbers.any(|number| number % 2 == 0)
    };
    written(look, true).iter().all(|(_, text)| is_even(text))
        && written(look, false).iter().all(|(_, text)| !is_even(text))
}

/// Two cards with a number are orange exactly if no move takes both; the taps of a move are its
/// first card and its last one.
fn no_move_takes_both(look: &View) -> bool {
    let place = |id: &Id| match id {
        Id::Cell(0, place) => *place,
        other => panic!("{other:?} is no card"),
    };
    let takes: Vec<Vec<usize>> =
        look.moves.iter().map(|one| one.act.taps.iter().map(place).collect()).collect();
    [true, false].into_iter().all(|strong| {
        let tags = written(look, strong);
        tags.iter().all(|(one, number)| {
            let both: Vec<usize> =
                tags.iter().filter(|tag| tag.1 == *number).map(|tag| place(&tag.0)).collect();
            let takes_both = |ends: &Vec<usize>| {
                let (first, last) = (ends[0], ends[ends.len() - 1]);
                both.iter().all(|place| (first..=last).contains(place))
            };
            both.contains(&place(one)) && both.len() == 2 && takes.iter().any(takes_both) != strong
        })
    })
}

/// No fraction below 1/16 is written.
fn no_small_fraction(look: &View) -> bool {
    let all = [written(look, true), written(look, false)].concat();
    let is_large = |text: &str| match text.split_once('/') {
        None => true,
        Some((_, lower)) => lower.parse::<u64>().map_or(false, |lower| lower <= 16),
    };
    all.iter().all(|(_, text)| is_large(text))
}

/// A number is orange exactly if it is not 0.
fn not_0(look: &View) -> bool {
    written(look, true).iter().all(|(_, text)| text != "0")
        && written(look, false).iter().all(|(_, text)| text == "0")
}

/// The framed carrots are those of every pair that is left, whatever the free bites are and the
/// first of the others, if each later one is answered at the other end; the player to move is the
/// one with the free bites.
fn can_be_left(look: &View) -> bool {
    let group = |text: &str| -> Vec<usize> {
        text.split_whitespace().map(|number| number.parse().expect("a number")).collect()
    };
    let groups: Vec<Vec<usize>> = look.text.split('|').map(group).collect();
    let [carrots, free, _] = &groups[..] else { panic!("{}", look.text) };
    // A 1 after the free bites: the other player waits once more, so this bite is free, too.
    let bites = free[0].max(free.len() - 1);
    let alone = carrots.len() - bites;
    let mut rows = HashSet::new();
    rows.insert(0..carrots.len());
    for _ in 0..bites + alone % 2 {
        rows = rows
            .into_iter()
            .flat_map(|row| [row.start + 1..row.end, row.start..row.end - 1])
            .collect();
    }
    let (mut left, cut) = (HashSet::new(), (alone / 2).max(1) - 1);
    for row in rows {
        left.extend(row.start + cut..row.end - cut);
    }
    let framed: HashSet<usize> = [written(look, true), written(look, false)]
        .concat()
        .iter()
        .map(|(id, _)| match id {
            Id::Cell(0, place) => *place,
            other => panic!("{other:?} is no carrot"),
        })
        .collect();
    framed == left
}
