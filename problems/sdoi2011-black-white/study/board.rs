//! What the board shows: the gaps inside the pairs as powers of two, whose counts are compared with the multiples
//! of d + 1.

use super::rules::{Row, Rules, Step};
use board::{all, exactly, list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show};

impl Show for Rules {
    const COUNTED: Option<&'static str> = Some("7 4 1");

    fn read(text: &str) -> Option<Row> {
        let [first, pieces] = exactly(board::groups(text)?)?;
        let [n, d] = exactly(first)?;
        let k = pieces.len() as u64;
        let is_row = pieces.windows(2).all(|two| two[0] < two[1]);
        let fits = n <= 12 && pieces.iter().all(|cell| (1..=n).contains(cell));
        (is_row && fits && k % 2 == 0 && (1..=k).contains(&d)).then_some(Row { n, d, pieces })
    }

    fn write(Row { n, d, pieces }: &Row) -> String {
        board::write_groups(&[vec![*n, *d], pieces.clone()])
    }

    fn told(Row { n, d, pieces }: &Row) -> Say {
        let pair = |pair: &[u64]| say!("pair"; white = pair[0], black = pair[1]);
        let pairs: Vec<Say> = pieces.chunks(2).map(pair).collect();
        say!("position"; n = *n, d = *d, pairs = list(&pairs))
    }

    fn scene(row: &Row) -> Vec<Picture> {
        let cell = |cell: u64| {
            let piece = row.pieces.iter().position(|&piece| piece == cell);
            Cell::of(self::cell(cell))
                .piece(piece.map(|i| [Look::White, Look::Black][i % 2]))
                .named(piece)
                .numbered(cell)
        };
        let strip = (1..=row.n).map(cell).collect();
        vec![Picture::Strips(vec![strip]), Picture::Note(say!("note"; d = row.d))]
    }

    fn act(_: &Row, steps: &Vec<Step>) -> Act {
        let each: Vec<String> =
            steps.iter().map(|Step { from, to }| format!("{from}→{to}")).collect();
        let taps: Vec<Id> = steps.iter().map(|step| cell(step.to)).collect();
        Act::new(taps, say!("move"; steps = all(&each)))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<Step>> {
        let row = at.position;
        let (gaps, d, sum) = (gaps(row), row.d, row.d + 1);
        let counts = counts(&gaps);
        let spoilt = counts.iter().copied().filter(|&(_, count)| count % sum > 0);
        let open = gaps.iter().filter(|&&gap| gap > 0).count() as u64;
        let idea = match spoilt.clone().next() {
            None if open == 0 => Idea::lost(say!("lost-end")),
            None => Idea::lost(say!("lost-multiples"; gaps = all(&gaps), sum, d)),
            Some((power, count)) => {
                let is_mended =
                    |to: &Row| self::counts(&self::gaps(to)).iter().all(|one| one.1 % sum == 0);
                let mut moves = at.moves().into_iter();
                let (steps, _) =
                    moves.find(|(_, to)| is_mended(to)).expect("some move mends the counts");
                let step = Rules::act(row, &steps).say;
                let why = if open <= d {
                    say!("won-close"; open, d, step)
                } else {
                    say!("won-power"; gaps = all(&gaps), power, count, sum, step)
                };
                Idea::won(why).by(steps)
            }
        };
        let counting = spoilt.map(|(power, _)| power).sum();
        let mut overlay = Overlay::new(say!("legend"));
        for (pair, &gap) in row.pieces.chunks(2).zip(&gaps) {
            overlay = overlay.span(cell(pair[0]), cell(pair[1]), "", false);
            overlay = overlay.bricks(gap, counting, |j| cell(pair[0] + 1 + j));
        }
        let ones: Vec<u64> = counts.iter().map(|&(_, count)| count).collect();
        let rests: Vec<u64> = ones.iter().map(|count| count % sum).collect();
        let [gaps, ones, rests] = [gaps, ones, rests].map(|numbers| board::write(&numbers));
        idea.shows(overlay).counts(say!("quantity"; gaps, ones, sum, rests))
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

fn cell(cell: u64) -> Id {
    Id::Cell(0, cell as usize)
}

/// How many cells are empty inside each pair.
fn gaps(row: &Row) -> Vec<u64> {
    row.pieces.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect()
}

/// The powers of two, the largest first, and in how many gaps each occurs.
fn counts(gaps: &[u64]) -> Vec<(u64, u64)> {
    let highest = gaps.iter().fold(1, |all, gap| all | gap);
    let powers = (0..4).rev().map(|place| 1 << place).filter(|&power| power <= highest);
    powers.map(|power| (power, gaps.iter().filter(|&gap| gap & power > 0).count() as u64)).collect()
}
