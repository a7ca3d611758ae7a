//! What the board shows: the weights as a table, the token at a row or a column, and a stable matching.

use super::rules::{Letter, Rules, Step, Table};
use board::{list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};
use referee::{Game, Outcome, Player};

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let (rows, play) = text.rsplit_once('|')?;
        let weights = board::groups(rows)?;
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
        for v in board::numbers(signs.as_str())? {
            let v = v as usize;
            let step = if table.path.is_empty() { Step::Begin(letter, v) } else { Step::Go(v) };
            let moves = Rules::moves(&table, Player::Left);
            table = moves.into_iter().find(|(one, _)| *one == step)?.1;
        }
        table.letter.map(|_| table)
    }

    fn write(table: &Table) -> String {
        let play = match table.letter {
            None => "?".into(),
            Some(letter) => format!("{:?} {}", letter, board::joined(&table.path, " ")),
        };
        format!("{} | {}", board::write_groups(&table.weights), play)
    }

    fn told(table: &Table) -> Say {
        let row = |weights: &Vec<u64>| say!("row"; weights = list(weights));
        let rows = list(&table.weights.iter().map(row).collect::<Vec<_>>());
        match table.letter {
            None => say!("position-start"; rows),
            Some(letter) => {
                say!("position"; rows, letter = format!("{:?}", letter), path = list(&table.path))
            }
        }
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let (n, token) = (table.weights.len(), table.path.last().copied());
        // Has the token been there, and left?
        let is_left = |v: usize| table.path.contains(&v) && token != Some(v);
        let last_edge = match table.path[..] {
            [.., u, v] => Some((u.min(v), u.max(v))),
            _ => None,
        };
        let vertex = |v: usize, id: Id| Cell {
            id: Some(id),
            ground: if table.path.contains(&v) { Look::Shaded } else { Look::White },
            piece: (token == Some(v)).then_some(Look::Red),
            name: Some(0),
            text: format!("{}.", v),
            ..Cell::default()
        };
        let cell = |i: usize, j: usize| match (i, j) {
            (0, 0) => Cell::default(),
            (i, 0) => vertex(i, Id::Cell(i, 0)),
            (0, j) => vertex(n + j, Id::Cell(0, j)),
            (i, j) => Cell {
                id: Some(Id::Cell(i, j)),
                ground: match last_edge {
                    Some(edge) if edge == (i, n + j) => Look::Blue,
                    _ if is_left(i) || is_left(n + j) => Look::Shaded,
                    _ => Look::Plain,
                },
                text: table.weights[i - 1][j - 1].to_string(),
                ..Cell::default()
            },
        };
        let below = match (table.letter, table.last_weight()) {
            (None, _) => Picture::buttons(0, [say!("larger"), say!("smaller")]),
            (Some(letter), None) => {
                Picture::Note(say!("note-any"; letter = format!("{:?}", letter)))
            }
            (_, Some(last)) if table.must_rise() => Picture::Note(say!("note-more"; last)),
            (_, Some(last)) => Picture::Note(say!("note-less"; last)),
        };
        vec![Picture::grid(&vec![vec![(); n + 1]; n + 1], cell), below]
    }

    /// The number at the crossing is tapped; at the start a letter and a vertex.
    fn act(table: &Table, &step: &Step) -> Act {
        let n = table.weights.len();
        let vertex = |v: usize| if v <= n { Id::Cell(v, 0) } else { Id::Cell(0, v - n) };
        match step {
            Step::Begin(Letter::I, at) => {
                Act::new([Id::Button(0, 0), vertex(at)], say!("begin-larger"; at))
            }
            Step::Begin(Letter::D, at) => {
                Act::new([Id::Button(0, 1), vertex(at)], say!("begin-smaller"; at))
            }
            Step::Go(to) => {
                let from = table.path[table.path.len() - 1];
                let (row, column) = (from.min(to), from.max(to) - n);
                let weight = table.weights[row - 1][column - 1];
                Act::new([Id::Cell(row, column)], say!("go"; weight, from, to))
            }
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let (table, n) = (at.position, at.position.weights.len());
        let token = match table.path.last() {
            None => return Idea::lost(say!("lost-start")).counts(say!("matchings")),
            Some(&token) => token,
        };
        let partner = partners(table);
        let pairs: Vec<String> = (1..=n).map(|u| format!("{}–{}", u, partner[u])).collect();
        let pairs = list(&pairs);
        // Has the second player always moved to the partner?
        let mut moved = table.path.chunks_exact(2);
        let is_kept = moved.all(|two| partner[two[0]] == two[1]);
        let to = partner[token];
        let mut idea = match table.last_weight() {
            Some(last) if at.moves().is_empty() && table.must_rise() => {
                Idea::lost(say!("lost-stuck-more"; token, last))
            }
            Some(last) if at.moves().is_empty() => Idea::lost(say!("lost-stuck-less"; token, last)),
            _ if !is_kept => by_search(at),
            _ if table.path.contains(&to) => {
                Idea::lost(say!("lost-partner"; token, pairs = pairs.clone()))
            }
            _ => Idea::won(say!("won-partner"; to, token, pairs = pairs.clone())).by(Step::Go(to)),
        };
        if is_kept {
            idea = idea.counts(say!("matching"; pairs));
        }
        let mut overlay = Overlay::new(say!("legend"));
        for u in 1..=n {
            let v = partner[u];
            overlay = overlay.ring(Id::Cell(u, v - n), [u, v].contains(&token));
        }
        idea.shows(overlay)
    }
}

/// Where the second player has left the matching.
fn by_search(at: &At<Rules>) -> Idea<Step> {
    let after = |table: &Table| Rules::moves(table, Player::Left);
    let is_lost = |table: &Table| at.worth(table, at.next()).outcome == Outcome::Lost;
    let answer = |table: &Table| {
        let path = after(table).into_iter().find(|(_, to)| is_lost(to)).expect("it is won").1.path;
        board::joined(&path[path.len() - 2..], " → ")
    };
    let answers =
        |table: &Table| after(table).iter().map(|(_, to)| answer(to)).collect::<Vec<String>>();
    match at.winning_move() {
        None => Idea::lost(say!("lost-answers"; answers = list(&answers(at.position)))),
        Some((step, table)) => {
            let to = table.path[table.path.len() - 1];
            let why = match &answers(&table)[..] {
                [] => say!("won-stuck"; to),
                answers => say!("won-answers"; to, answers = list(answers)),
            };
            Idea::won(why).by(step)
        }
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
