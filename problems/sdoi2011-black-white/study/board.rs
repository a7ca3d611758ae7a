//! What the board shows: the gaps inside the pairs as powers of two, whose counts are compared with the multiples
//! of d + 1.

use super::rules::{Row, Rules, Step};
use board::prelude::*;

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("7 4 1");

    fn read(text: &str) -> Option<Row> {
        let ([n, d], pieces): ([u64; 2], Vec<u64>) = board::groups(text)?;
        let k = pieces.len() as u64;
        let is_row = pieces.windows(2).all(|two| two[0] < two[1]);
        let fits = n <= 12 && pieces.iter().all(|cell| (1..=n).contains(cell));
        (is_row && fits && k % 2 == 0 && (1..=k).contains(&d)).then_some(Row { n, d, pieces })
    }

    fn write(Row { n, d, pieces }: &Row) -> String {
        board::write_groups(&([*n, *d], pieces.clone()))
    }

    fn told(Row { n, d, pieces }: &Row) -> Say {
        let pair = |pair: &[u64]| say!("pair"; white = pair[0], black = pair[1]);
        say!("position"; n, d, pairs = list(pieces.chunks(2).map(pair)))
    }

    fn scene(row: &Row) -> Vec<Picture> {
        let drawn = |number: u64| {
            let piece = row.pieces.iter().position(|&piece| piece == number);
            Cell::of(Id::square(number))
                .piece(piece.map(|i| [Look::White, Look::Black][i % 2]))
                .named(piece)
                .numbered(number)
        };
        vec![Picture::strip((1..=row.n).map(drawn)), Picture::Note(say!("note"; d = row.d))]
    }

    fn how(row: &Row, _: Player) -> Say {
        match row.d {
            1 => say!("how"),
            _ => say!("how-several"),
        }
    }

    fn act(_: &Row, steps: &Vec<Step>) -> Act {
        let taps: Vec<Id> = steps.iter().map(|step| Id::square(step.to)).collect();
        let each = steps.iter().map(|Step { from, to }| format!("{from}→{to}"));
        Act::alike(taps, say!("move"; steps = all(each)))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Step>> {
        let row = at.position;
        let (gaps, d, sum) = (gaps(row), row.d, row.d + 1);
        let counts = ones(&gaps);
        let spoilt = counts.iter().filter(|(_, count)| count % sum > 0);
        let open = positive(&gaps).len() as u64;
        let is_mended = |to: &Row| ones(&self::gaps(to)).iter().all(|(_, count)| count % sum == 0);
        let by = at.move_to(is_mended).map(|(steps, _)| steps);
        let why = match (spoilt.clone().next(), &by) {
            (Some(_), Some(steps)) if open <= d => say!("won-close"; open, d, step = at.say(steps)),
            (Some((power, count)), Some(steps)) => {
                say!("won-power"; gaps = all(&gaps), power, count, sum, step = at.say(steps))
            }
            _ if open == 0 => say!("lost-end"),
            _ => say!("lost-multiples"; gaps = all(&gaps), sum, d),
        };
        let counting = spoilt.map(|(power, _)| power).sum();
        let mut overlay = Overlay::new(say!("legend"));
        for pair in row.pieces.chunks(2) {
            overlay = overlay.gap([pair[0], pair[1]], counting);
        }
        let rests = joined(counts.iter().map(|(_, count)| count % sum), " ");
        let ones = joined(counts.iter().map(|(_, count)| count), " ");
        let quantity = say!("quantity"; gaps = board::write(&gaps), ones, sum, rests);
        Idea::new(why).by(by).shows(overlay).counts(quantity)
    }

    /// n, k and d.
    fn counted(limits: &str) -> Option<Vec<Row>> {
        let [n, k, d] = exactly(board::numbers(limits)?)?;
        let fits = (2..=10).contains(&n) && k % 2 == 0 && k <= n && 0 < d && d <= k;
        if !fits {
            return None;
        }
        let sets = (0..1_u64 << n).filter(|set| u64::from(set.count_ones()) == k);
        let pieces = |set: u64| (1..=n).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
        Some(sets.map(|set| Row { n, d, pieces: pieces(set) }).collect())
    }

    const SMALL: &'static str = "[2589] [1..6] | (1 )?(2 )?(3 )?(4 )?(5 )?(6 )?(7 )?(8 )?(9)?";
}

/// How many cells are empty inside each pair.
fn gaps(row: &Row) -> Vec<u64> {
    row.pieces.chunks(2).map(|pair| between([pair[0], pair[1]])).collect()
}
