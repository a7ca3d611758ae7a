//! What the board shows: sheets with lines to cut along, and what each cut is worth that leaves no strip.

use super::rules::{cuts, sorted, Cut, Piece, Rules};
use board::{
    all, exactly, joined, list, mex, say, Act, At, Id, Idea, Overlay, Picture, Say, Sheet, Show,
};
use shared::nim::nim_sum;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Piece>> {
        let piece = |sides| {
            let [w, h] = exactly(sides)?;
            ((1..=8).contains(&w) && (1..=8).contains(&h)).then_some(Piece { w, h })
        };
        let pieces: Vec<Piece> =
            board::groups(text)?.into_iter().map(piece).collect::<Option<_>>()?;
        let area: u64 = pieces.iter().map(|piece| piece.w * piece.h).sum();
        (area <= 24).then(|| sorted(pieces))
    }

    fn write(pieces: &Vec<Piece>) -> String {
        joined(pieces.iter().map(|piece| board::write(&[piece.w, piece.h])), " | ")
    }

    fn told(pieces: &Vec<Piece>) -> Say {
        say!("position"; count = pieces.len(), sheets = list(&names(pieces)))
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

    fn act(_: &Vec<Piece>, cut: &Cut) -> Act {
        let say = match *cut {
            Cut::Down(i, at) => say!("down"; sheet = i + 1, at),
            Cut::Across(i, at) => say!("across"; sheet = i + 1, at),
        };
        Act::new([line(cut)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Cut> {
        let pieces = at.position;
        let strip = pieces.iter().position(is_strip);
        if pieces.iter().any(|piece| piece.w * piece.h == 1) {
            Idea::lost(say!("lost-made")).shows(strips(pieces)).counts(say!("made"))
        } else if let Some(i) = strip {
            let (sheet, is_upright) = (name(&pieces[i]), pieces[i].w == 1);
            let end = if is_upright { Cut::Across(i, 1) } else { Cut::Down(i, 1) };
            let idea = Idea::won(say!("won-strip"; sheet = sheet.clone())).by(end);
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
    let is_balanced = |to: &[Piece]| !to.iter().any(is_strip) && sum(to) == 0;
    let moves = at.moves().into_iter().filter(|(_, to)| is_balanced(to));
    // Rather one that leaves pairs of equal sheets.
    let best = moves.min_by_key(|(_, to)| unpaired(to).len());
    let odd = unpaired(pieces);
    let (count, sheets, worth) = (odd.len(), all(&names(&odd)), all(&values(&odd)));
    match best {
        None if must_leave_strips(pieces) => Idea::lost(say!("lost-last")),
        None if count == 0 => Idea::lost(say!("lost-paired")),
        None => {
            let balance = board::balance(&values(&odd));
            Idea::lost(say!("lost-values"; count, sheets, balance))
        }
        Some((cut, to)) => {
            let step = Rules::act(pieces, &cut).say;
            let why = if must_leave_strips(&to) {
                say!("won-last"; step)
            } else if unpaired(&to).is_empty() {
                say!("won-paired"; step)
            } else {
                let balance = board::balance(&values(&to));
                say!("won-values"; count, sheets, worth, step, balance)
            };
            Idea::won(why).by(cut)
        }
    }
}

/// Where the strips can be cut.
fn strips(pieces: &[Piece]) -> Overlay {
    let mut overlay = Overlay::new(say!("legend-strips"));
    for (i, &strip) in pieces.iter().enumerate().filter(|(_, piece)| is_strip(piece)) {
        for (cut, _) in cuts(i, strip) {
            overlay = overlay.ring(line(&cut), true);
        }
    }
    overlay
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

fn names(pieces: &[Piece]) -> Vec<String> {
    pieces.iter().map(name).collect()
}

fn is_strip(piece: &Piece) -> bool {
    piece.w == 1 || piece.h == 1
}

/// Does every cut make a strip?
fn must_leave_strips(pieces: &[Piece]) -> bool {
    pieces.iter().all(|piece| piece.w <= 3 && piece.h <= 3)
}

/// The sheets with a safe cut, without pairs of equal ones.
fn unpaired(pieces: &[Piece]) -> Vec<Piece> {
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

fn sum(pieces: &[Piece]) -> u64 {
    nim_sum(values(pieces))
}
