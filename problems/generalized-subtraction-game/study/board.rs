//! What the board shows: cards and their mirror images; where the halves differ, the values of the rows.

use super::rules::{Rules, Table};
use board::prelude::*;
use std::ops::{Range, RangeInclusive};

const SIGNS: &[(char, bool)] = &[('X', false), ('I', true)];

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let [row, least, most] = exactly(text.split_whitespace().collect())?;
        let cards = board::word(row, SIGNS)?;
        let (n, least, most) = (cards.len(), least.parse().ok()?, most.parse().ok()?);
        let fits = n <= 14 && 1 <= least && least <= most && most <= n;
        fits.then_some(Table { cards, least, most })
    }

    fn write(table: &Table) -> String {
        format!("{} {} {}", board::write_word(&table.cards, SIGNS), table.least, table.most)
    }

    fn told(table: &Table) -> Say {
        let &Table { least, most, .. } = table;
        let row = |row: &Range<usize>| match row.len() {
            1 => row.end.to_string(),
            _ => joined([row.start + 1, row.end], "–"),
        };
        let count = table.cards.iter().filter(|&&card| card).count();
        say!("position"; count, cards = all(rows(table).iter().map(row)), least, most)
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let &Table { least, most, .. } = table;
        let cards = Picture::numbered(1..table.cards.len() + 1, 12, |place| {
            let card = Cell::at(0, place - 1).shaded(!table.cards[place - 1]).thing(Thing::Card);
            card.piece(table.cards[place - 1].then_some(Look::White))
        });
        vec![cards, Picture::Note(say!("note"; least, most, more = most - least))]
    }

    fn how(table: &Table, _: Player) -> Say {
        match table.least {
            1 => say!("how"),
            _ => say!("how-several"),
        }
    }

    /// The first and the last card are tapped.
    fn act(_: &Table, cards: &Range<usize>) -> Act {
        let (first, last) = (Id::Cell(0, cards.start), Id::Cell(0, cards.end - 1));
        if cards.len() == 1 {
            Act::new([first], say!("take-card"; card = cards.end))
        } else {
            Act::alike([first, last], say!("take-cards"; first = cards.start + 1, last = cards.end))
        }
    }

    /// As the page says; where it says nothing, the rows are games side by side too.
    fn idea(at: &At<Rules>) -> Idea<Range<usize>> {
        let table = at.position;
        let &Table { least, most, .. } = table;
        let g = values(table.cards.len(), least..=most);
        let mirrored = Mirrored::of(table);
        let idea = match &mirrored {
            _ if !table.cards.contains(&true) => Idea::new(say!("lost-empty")),
            _ if at.moves().is_empty() => Idea::new(say!("lost-stuck"; least)),
            Some(mirrored) => mirrored.idea(),
            None => by_values(at, &g),
        };
        let idea = idea.shows(match &mirrored {
            Some(mirrored) => mirrored.overlay(table),
            None => overlay(table, &g),
        });
        match mirrored {
            Some(Mirrored { middle: Some(_), .. }) if least < most => idea.counts(say!("middle")),
            Some(Mirrored { middle: None, .. }) if least < most => idea.counts(say!("halves")),
            _ => idea.counts(board::quantity(&values_of(&rows(table), &g))),
        }
    }

    fn parts(table: &Table) -> Vec<Table> {
        let part = |row: Range<usize>| Table { cards: table.cards[row].to_vec(), ..*table };
        rows(table).into_iter().map(part).collect()
    }

    const SMALL: &'static str = "[IX]{1..6} [1..6] [1..6]/I{7..9} [1..9] [1..9]";
}

/// What lies on a table whose halves mirror each other, if a move can take the middle or none takes cards of both.
struct Mirrored {
    /// From the first card to the last one.
    all: Range<usize>,
    /// The cards to take.
    middle: Option<Range<usize>>,
}

impl Mirrored {
    fn of(table: &Table) -> Option<Mirrored> {
        let &Table { least, most, .. } = table;
        let rows = rows(table);
        let all = rows.first().map_or(0, |row| row.start)..rows.last().map_or(0, |row| row.end);
        let cards = &table.cards[all.clone()];
        let (n, sum) = (all.len(), all.start + all.end);
        if !cards.iter().eq(cards.iter().rev()) {
            return None;
        }
        // The longest middle.
        let longest = rows.iter().find(|row| row.start + row.end == sum).map_or(0, Range::len);
        if longest < least {
            return Some(Mirrored { all, middle: None });
        }
        // Everything, or as few cards as possible.
        let y = if longest == n && n <= most { n } else { least + (longest - least) % 2 };
        (y <= most).then(|| Mirrored { all, middle: Some((sum - y) / 2..(sum + y) / 2) })
    }

    fn idea(&self) -> Idea<Range<usize>> {
        let cards = match &self.middle {
            None => return Idea::new(say!("lost-mirrored")),
            Some(cards) => cards.clone(),
        };
        let (count, first, last) = (cards.len(), cards.start + 1, cards.end);
        let why = if cards == self.all {
            say!("won-all"; count)
        } else {
            say!("won-middle"; count, first, last)
        };
        Idea::new(why).by(cards)
    }

    /// The same number on each two cards that mirror each other.
    fn overlay(&self, table: &Table) -> Overlay {
        let Range { start, end } = self.all;
        let mut overlay = Overlay::new(say!("legend-mirrored"));
        let moves = Rules::moves(table, Player::Left);
        for i in (0..self.all.len() / 2).filter(|i| table.cards[start + i]) {
            let places = [start + i, end - 1 - i];
            let takes_both = |cards: &Range<usize>| places.iter().all(|i| cards.contains(i));
            let is_far = !moves.iter().any(|(cards, _)| takes_both(cards));
            for place in places {
                overlay = overlay.tag(Id::Cell(0, place), i + 1, is_far);
            }
        }
        overlay
    }
}

/// By the nim-sum of the rows' values, where a move is left.
fn by_values(at: &At<Rules>, g: &[u64]) -> Idea<Range<usize>> {
    let mut long = rows(at.position);
    long.retain(|row| row.len() >= at.position.least);
    let (count, lengths, values) =
        (long.len(), all(long.iter().map(Range::len)), all(values_of(&long, g)));
    let sum = at.sum(|table| values_of(&rows(table), g));
    let balance = &sum.balance;
    let why = match &sum.best {
        None => say!("lost-values"; count, lengths, values, balance),
        Some((cards, _)) => {
            say!("won-values"; count, lengths, values, step = at.say(cards), balance)
        }
    };
    sum.idea(why)
}

/// On each card the value of its row from the left end up to it.
fn overlay(table: &Table, g: &[u64]) -> Overlay {
    let legend = Overlay::new(say!("legend-values"));
    let cells = |row: Range<usize>| row.map(|i| Id::Cell(0, i));
    rows(table).into_iter().fold(legend, |overlay, row| overlay.values(cells(row), g))
}

/// The rows of cards without a gap.
fn rows(table: &Table) -> Vec<Range<usize>> {
    runs(&table.cards, |&card| card)
}

fn values_of(rows: &[Range<usize>], g: &[u64]) -> Vec<u64> {
    rows.iter().map(|row| g[row.len()]).collect()
}

/// The values of rows of 0 to n cards, of which a turn takes so many.
fn values(n: usize, takes: RangeInclusive<usize>) -> Vec<u64> {
    let rests = |m: usize| takes.clone().filter_map(move |y| m.checked_sub(y));
    table(n, |m, g| rests(m).flat_map(|rest| (0..=rest).map(move |i| g[i] ^ g[rest - i])).collect())
}
