//! What the board shows: the weights as a table, and a stable matching. A piece stands on the weight of the edge used
//! last; the token's vertex is the row or the column along which it moves next.

use super::rules::{Letter, Rules, Step, Table};
use board::prelude::*;

/// The names of the rows and of the columns: no numbers, since numbers stand in the table.
const ROWS: [&str; 4] = ["A", "B", "C", "D"];
const COLUMNS: [&str; 4] = ["X", "Y", "Z", "W"];

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let (rows, play) = text.rsplit_once('|')?;
        let weights: Vec<Vec<u64>> = board::groups(rows)?;
        let n = weights.len();
        let mut all = weights.concat();
        all.sort_unstable();
        let is_square = (1..=4).contains(&n) && weights.iter().all(|row| row.len() == n);
        if !is_square || (1..).zip(all).any(|(i, weight)| i != weight) {
            return None;
        }
        let mut table = Table { weights, letter: None, path: vec![] };
        let mut signs = play.trim().chars();
        let letter = match signs.next()? {
            'I' => Letter::I,
            'D' => Letter::D,
            '?' if signs.as_str().is_empty() => return Some(table),
            _ => return None,
        };
        for v in board::numbers(signs.as_str())?.into_iter().map(|v| v as usize) {
            let step = if table.path.is_empty() { Step::Begin(letter, v) } else { Step::Go(v) };
            table = Rules::moves(&table, Player::Left).into_iter().find(|(one, _)| *one == step)?.1;
        }
        table.letter.map(|_| table)
    }

    fn write(table: &Table) -> String {
        let path = joined(&table.path, " ");
        let play = table.letter.map_or("?".into(), |letter| format!("{:?} {}", letter, path));
        format!("{} | {}", board::write_groups(&table.weights), play)
    }

    fn told(table: &Table) -> Say {
        let rows = table.weights.iter().map(|weights| say!("weights"; weights = list(weights)));
        let (count, path) = (table.path.len(), table.path.iter().map(|&v| line(table, v)));
        say!("position"; rows = list(rows), count, path = list(path), note = note(table))
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let n = table.weights.len();
        // The piece stands where the last two cross.
        let left = &table.path[..table.path.len().saturating_sub(2)];
        let is_left = |v: usize| left.contains(&v);
        let vertex = |v: usize, name: &str, id: Id| Cell::of(id).shaded(is_left(v)).text(name);
        let cell = |i: usize, j: usize| match (i, j) {
            (0, 0) => Cell::label(""),
            (i, 0) => vertex(i, ROWS[i - 1], Id::Cell(i, 0)),
            (0, j) => vertex(n + j, COLUMNS[j - 1], Id::Cell(0, j)),
            (i, j) => {
                let weight = table.weight(i, n + j);
                Cell::at(i, j)
                    .shaded(is_left(i) || is_left(n + j))
                    .piece((table.last_weight() == Some(weight)).then_some(Look::Blue))
                    .named(0)
                    .text(weight)
            }
        };
        let mut pictures = vec![Picture::grid(&vec![vec![(); n + 1]; n + 1], cell)];
        if table.letter.is_none() {
            pictures.push(Picture::buttons(0, [say!("larger"), say!("smaller")]));
        }
        pictures.push(Picture::Note(note(table)));
        pictures
    }

    /// The number at the crossing is tapped; at the start a letter and a vertex.
    fn act(table: &Table, &step: &Step) -> Act {
        let n = table.weights.len();
        let line = |v: usize| line(table, v);
        let vertex = |v: usize| if v <= n { Id::Cell(v, 0) } else { Id::Cell(0, v - n) };
        match step {
            Step::Begin(Letter::I, at) => {
                Act::new([Id::Button(0, 0), vertex(at)], say!("begin-larger"; line = line(at)))
            }
            Step::Begin(Letter::D, at) => {
                Act::new([Id::Button(0, 1), vertex(at)], say!("begin-smaller"; line = line(at)))
            }
            Step::Go(to) => {
                let from = table.path[table.path.len() - 1];
                let (number, line) = (table.weight(from, to), line(from));
                let is_put = table.path.len() == 1;
                let go = if is_put { say!("put"; number, line) } else { say!("go"; number, line) };
                Act::new([Id::Cell(from.min(to), from.max(to) - n)], go)
            }
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let (table, n) = (at.position, at.position.weights.len());
        let token = match table.path.last() {
            None => return Idea::new(say!("lost-start")).counts(say!("matchings")),
            Some(&token) => token,
        };
        let partner = partners(table);
        let numbers = (1..=n).map(|u| table.weight(u, partner[u]));
        let (numbers, told) = (all(numbers.clone()), list(numbers));
        // Has the second player always moved to the partner?
        let mut moved = table.path.chunks_exact(2);
        let (is_kept, to) = (moved.all(|two| partner[two[0]] == two[1]), partner[token]);
        let idea = match table.last_weight() {
            Some(last) if at.moves().is_empty() => Idea::new(say!("lost-stuck"; last)),
            _ if !is_kept => by_search(at),
            _ if at.ends_with(&Step::Go(to)) => by_search(at),
            _ if table.path.contains(&to) => Idea::new(say!("lost-partner"; numbers)),
            _ => {
                let number = table.weight(token, to);
                Idea::new(say!("won-partner"; number, numbers)).by(Step::Go(to))
            }
        };
        let is_next = |u: usize| [u, partner[u]].contains(&token) && !table.path.contains(&to);
        let rings = (1..=n).map(|u| (Id::Cell(u, partner[u] - n), is_next(u)));
        let counts = say!("matching"; numbers = told);
        // Whoever goes to smaller numbers has left what likes them larger to the other side.
        let rows = usize::from((table.path[0] <= n) == (table.letter == Some(Letter::D)));
        idea.shows(Overlay::new(say!("legend"; rows)).rings(rings)).counts(counts)
    }

    const SMALL: &'static str = "([1..4] [1..4] | [1..4] [1..4]/[12] 8 [45] | 6 [12] 9 | 7 [45] 3/\
         [12] [456] 7 | [12] [456] 8 | 3 [456] 9) | [?]";
    const PLAYED: bool = true;
}

/// Where the second player has left the matching.
fn by_search(at: &At<Rules>) -> Idea<Step> {
    let after = |table: &Table| Rules::moves(table, Player::Left);
    let last = |table: &Table| table.last_weight().expect("two lines have been used");
    let answer = |table: &Table| {
        let is_lost = |one: &(Step, Table)| at.is_lost_after(&one.1);
        let to = after(table).into_iter().find(is_lost).expect("it is won").1;
        say!("answer"; number = last(table), answer = last(&to))
    };
    let win = at.winning_move();
    let open = after(win.as_ref().map_or(at.position, |(_, to)| to));
    let answers = list(open.iter().map(|(_, to)| answer(to)));
    match win {
        None => Idea::new(say!("lost-answers"; answers)),
        Some((step, to)) if open.is_empty() => {
            Idea::new(say!("won-stuck"; number = last(&to))).by(step)
        }
        Some((step, to)) => Idea::new(say!("won-answers"; number = last(&to), answers)).by(step),
    }
}

/// A row or a column by its name.
fn line(table: &Table, v: usize) -> Say {
    match v.checked_sub(table.weights.len() + 1) {
        None => say!("row"; name = ROWS[v - 1]),
        Some(j) => say!("column"; name = COLUMNS[j]),
    }
}

/// Which numbers may come.
fn note(table: &Table) -> Say {
    let at = table.path.last().map(|&v| line(table, v));
    let left = Rules::moves(table, Player::Left).len();
    let row = usize::from(table.path.last().map_or(false, |&v| v <= table.weights.len()));
    match (at, table.last_weight(), table.must_rise()) {
        (None, ..) => say!("note-start"),
        (Some(line), None, true) => say!("note-first-up"; line, row), // the second player's number
        (Some(line), None, false) => say!("note-first-down"; line, row),
        (Some(line), Some(last), true) => say!("note-up"; line, last, left),
        (Some(line), Some(last), false) => say!("note-down"; line, last, left),
    }
}

/// The partner of each vertex: stable, if the side of the start likes what the letter is against.
fn partners(table: &Table) -> Vec<usize> {
    let n = table.weights.len();
    let (from, to) = if table.path[0] <= n { (1, n + 1) } else { (n + 1, 1) };
    // The side of the start likes small ranks, the other one large ones.
    let rank = |s: usize, t: usize| match table.letter {
        Some(Letter::D) => 99 - table.weight(s, t),
        _ => table.weight(s, t),
    };
    let mut partner = vec![0; 2 * n + 1];
    let mut asked = vec![vec![false; 2 * n + 1]; 2 * n + 1];
    while let Some(s) = (from..from + n).find(|&s| partner[s] == 0) {
        let best = (to..to + n).filter(|&t| !asked[s][t]).min_by_key(|&t| rank(s, t));
        let t = best.expect("some vertex has no partner yet");
        asked[s][t] = true;
        let before = partner[t];
        if before == 0 || rank(before, t) < rank(s, t) {
            partner[before] = 0;
            partner[s] = t;
            partner[t] = s;
        }
    }
    partner
}
