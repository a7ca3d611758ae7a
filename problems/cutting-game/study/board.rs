//! What the board shows: sheets with lines to cut along, and what each cut is worth that leaves no strip.

use super::rules::{cuts, sorted, Cut, Piece, Rules};
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Piece>> {
        let sides: Vec<[u64; 2]> = board::groups(text)?;
        let fits = sides.iter().flatten().all(|side| (1..=8).contains(side));
        let pieces: Vec<Piece> = sides.into_iter().map(|[w, h]| Piece { w, h }).collect();
        let area: u64 = pieces.iter().map(|piece| piece.w * piece.h).sum();
        (fits && area <= 24).then(|| sorted(pieces))
    }

    fn write(pieces: &Vec<Piece>) -> String {
        let sides: Vec<[u64; 2]> = pieces.iter().map(|piece| [piece.w, piece.h]).collect();
        board::write_groups(&sides)
    }

    fn told(pieces: &Vec<Piece>) -> Say {
        say!("position"; count = pieces.len(), sheets = list(pieces.iter().map(name)))
    }

    fn scene(pieces: &Vec<Piece>) -> Vec<Picture> {
        let sheet = |&Piece { w, h }: &Piece| Sheet {
            width: w,
            height: h,
            down: (1..w).collect(),
            across: (1..h).collect(),
        };
        vec![Picture::Sheets(pieces.iter().map(sheet).collect())]
    }

    fn act(pieces: &Vec<Piece>, cut: &Cut) -> Act {
        let say = match *cut {
            Cut::Down(i, at) => say!("down"; sheet = i + 1, size = name(&pieces[i]), at),
            Cut::Across(i, at) => say!("across"; sheet = i + 1, size = name(&pieces[i]), at),
        };
        Act::new([line(cut)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Cut> {
        let pieces = at.position;
        let strip = pieces.iter().position(is_strip);
        if pieces.iter().any(|piece| piece.w * piece.h == 1) {
            Idea::new(say!("lost-made")).shows(strips(pieces)).counts(say!("made"))
        } else if let Some(i) = strip {
            let (sheet, is_upright) = (name(&pieces[i]), pieces[i].w == 1);
            let end = if is_upright { Cut::Across(i, 1) } else { Cut::Down(i, 1) };
            let idea = Idea::new(say!("won-strip"; sheet = sheet.clone())).by(end);
            idea.shows(strips(pieces)).counts(say!("strip"; sheet))
        } else {
            why(at).shows(safe_cuts(pieces)).counts(board::quantity(&values(pieces)))
        }
    }

    const SMALL: &'static str = "[1..8] [1..8]( | [1..8] [1..8])?";
}

/// Where no sheet is a strip.
fn why(at: &At<Rules>) -> Idea<Cut> {
    let pieces = at.position;
    let is_balanced = |to: &[Piece]| !to.iter().any(is_strip) && nim_sum(values(to)) == 0;
    let moves = at.moves().into_iter().filter(|(_, to)| is_balanced(to));
    // Rather one that leaves pairs of equal sheets.
    let best = moves.min_by_key(|(_, to)| lone(to).len());
    let odd = lone(pieces);
    let (count, sheets, worth) = (odd.len(), all(odd.iter().map(name)), all(values(&odd)));
    let why = match &best {
        None if must_leave_strips(pieces) => say!("lost-last"),
        None if count == 0 => say!("lost-paired"),
        None => say!("lost-values"; count, sheets, balance = board::balance(&values(&odd))),
        Some((cut, to)) if must_leave_strips(to) => say!("won-last"; step = at.say(cut)),
        Some((cut, to)) if lone(to).is_empty() => say!("won-paired"; step = at.say(cut)),
        Some((cut, to)) => {
            let (step, balance) = (at.say(cut), board::balance(&values(to)));
            say!("won-values"; count, sheets, worth, step, balance)
        }
    };
    Idea::new(why).by(best.map(|(cut, _)| cut))
}

/// Where the strips can be cut.
fn strips(pieces: &[Piece]) -> Overlay {
    let strips = pieces.iter().enumerate().filter(|(_, piece)| is_strip(piece));
    let cuts = strips.flat_map(|(i, &strip)| cuts(i, strip));
    Overlay::new(say!("legend-strips")).rings(cuts.map(|(cut, _)| (line(&cut), true)))
}

/// Which cuts make no strip, and what they leave.
fn safe_cuts(pieces: &[Piece]) -> Overlay {
    let mut overlay = Overlay::new(say!("legend-safe"));
    for (i, &piece) in pieces.iter().enumerate() {
        for (cut, parts) in cuts(i, piece) {
            let is_safe = !parts.iter().any(is_strip);
            overlay = overlay.ring(line(&cut), is_safe);
            if is_safe {
                overlay = overlay.tag(line(&cut), joined(values(&parts), "⊕"), true);
            }
        }
    }
    overlay
}

/// Where a cut is made.
fn line(cut: &Cut) -> Id {
    match *cut {
        Cut::Down(i, c) => Id::Down(i, c),
        Cut::Across(i, d) => Id::Across(i, d),
    }
}

fn name(piece: &Piece) -> String {
    format!("{} × {}", piece.w, piece.h)
}

fn is_strip(piece: &Piece) -> bool {
    piece.w == 1 || piece.h == 1
}

/// Does every cut make a strip?
fn must_leave_strips(pieces: &[Piece]) -> bool {
    pieces.iter().all(|piece| piece.w <= 3 && piece.h <= 3)
}

/// The sheets with a safe cut, without pairs of equal ones.
fn lone(pieces: &[Piece]) -> Vec<Piece> {
    let mut left: Vec<Piece> = vec![];
    for &piece in pieces.iter().filter(|piece| piece.w > 3 || piece.h > 3) {
        let turned = Piece { w: piece.h, h: piece.w };
        match left.iter().position(|&other| other == piece || other == turned) {
            Some(twin) => drop(left.remove(twin)),
            None => left.push(piece),
        }
    }
    left
}

fn values(pieces: &[Piece]) -> Vec<u64> {
    pieces.iter().map(|piece| value(piece.w, piece.h)).collect()
}

/// g(w, h) of the page: no cut leaves a side of 1.
fn value(w: u64, h: u64) -> u64 {
    let down = (2..w.max(3) - 1).map(|c| value(c, h) ^ value(w - c, h));
    let across = (2..h.max(3) - 1).map(|d| value(w, d) ^ value(w, h - d));
    mex(down.chain(across))
}
