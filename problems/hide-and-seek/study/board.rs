//! What the board shows: the graph with both players, and with which chances each chooses best.

use super::rules::{Chase, Choice, Rules};
use board::prelude::*;
use referee::matrix::{solve, NEAR};
use referee::{expected, secured, Known};
use std::cmp::Ordering;

/// Orin and Okuu.
const PLAYERS: [Player; 2] = [Player::Left, Player::Right];
/// The largest graph that a board takes, the largest time, and the most rounds.
const VERTICES: usize = 6;
const EDGES: usize = 10;
const TIME: u64 = 20;
const ROUNDS: u32 = 5;

impl Show for Rules {
    fn read(text: &str) -> Option<Chase> {
        type Text = ([usize; 2], [u64; 3], Arrows, Option<[usize; 2]>);
        let ([orin, okuu], times, Arrows(edges), chosen): Text = board::groups(text)?;
        let are_vertices =
            [orin, okuu].iter().chain(edges.iter().flatten()).all(|v| (1..=VERTICES).contains(v));
        if !are_vertices || times.iter().any(|&time| time > TIME) {
            return None;
        }
        let [last, time, stake] = times.map(|time| time as u32);
        let is_new = |i: usize| edges[i][0] != edges[i][1] && !edges[..i].contains(&edges[i]);
        let fits = edges.len() <= EDGES && (0..edges.len()).all(is_new);
        let mut now = Chase { orin, okuu, last, time, stake, edges, chosen: None };
        if let Some([who, to]) = chosen {
            let moves = Rules::moves(&now, *PLAYERS.get(who)?);
            now = moves.into_iter().find(|one| one.0 == to)?.1;
        }
        (fits && time <= last && last - time <= ROUNDS).then_some(now)
    }

    fn write(now: &Chase) -> String {
        let times = [now.last, now.time, now.stake].map(u64::from);
        let chosen = now.chosen.map(|Choice { player, to }| [player as usize, to]);
        board::write_groups(&([now.orin, now.okuu], times, Arrows(now.edges.clone()), chosen))
    }

    fn told(now: &Chase) -> Say {
        let &Chase { orin, okuu, last, time, stake, ref edges, .. } = now;
        let arrows = board::arrows(edges);
        say!("position"; time, last, stake, orin, okuu, count = edges.len(), arrows)
    }

    fn scene(now: &Chase) -> Vec<Picture> {
        let &Chase { orin, okuu, last, time, stake, ref edges, .. } = now;
        let most = edges.iter().flatten().copied().fold(orin.max(okuu), usize::max);
        let graph = Graph::new(1..=most, edges.iter().map(|[from, to]| (from - 1, to - 1)));
        let graph = Graph { goal: Some(okuu - 1), ..graph.tokens([orin - 1]) };
        let (found, never) = (orin == okuu, last + 1);
        let note = if found || time == last {
            let end = if found { time } else { never };
            say!("note-over"; found = usize::from(found), end, stake)
        } else {
            let past = usize::from(time >= stake);
            let unfound = match never.cmp(&stake) {
                Ordering::Less => "lost",
                Ordering::Equal => "drawn",
                Ordering::Greater => "won",
            };
            say!("note"; orin, okuu, round = time + 1, last, never, stake, past, unfound)
        };
        vec![Picture::Graph(graph), Picture::Note(note)]
    }

    fn act(_: &Chase, &to: &usize) -> Act {
        Act::new([Id::Node(to - 1)], say!("choose"; to))
    }

    /// The reason names chances, and no move: the perfect player draws by them.
    fn idea(at: &At<Rules>) -> Idea<usize> {
        let (now, player, stake) = (at.position, at.player, at.position.stake);
        let round = Round::of(&Chase { chosen: None, ..now.clone() });
        let other = now.chosen.filter(|choice| choice.player != player);
        let average = other.map_or(round.end, |choice| round.after(choice));
        let is_orin = player == Player::Left;
        let lead = (average - f64::from(stake)) * at.of_mover(1) as f64;
        // Whose choice the reason names, and whether chance comes in: now (0), nowhere (1), later (2).
        let who = if lead > -NEAR || other.is_some() { player } else { player.other() };
        let mut best = round.choices[who as usize].clone();
        best.retain(|choice| choice.1 > NEAR);
        let mut choices = Rules::moves(now, who).into_iter();
        let choice = choices.find(|one| best.len() == 1 && one.0 == best[0].0);
        let sure = choice.map_or(0, |(_, to)| {
            let end = secured::<Rules>(&to, who) + i64::from(stake);
            2 - usize::from((end as f64 - average).abs() < NEAR)
        });
        let (mix, found) = (mix(&best), usize::from(now.orin == now.okuu));
        let (end, by, is_over) = (decimal(average), decimal(lead.abs()), round.ends.is_empty());
        let phase = (is_over, other.is_some());
        let why = if lead.abs() < NEAR {
            match phase {
                (true, _) => say!("draw-over"; found, end),
                (_, true) => say!("draw-chosen"; mix, sure, end),
                _ => say!("draw-open"; mix, sure, end),
            }
        } else if lead > 0.0 {
            match phase {
                (true, _) => say!("won-over"; found, end, stake, by),
                (_, true) => say!("won-chosen"; mix, sure, end, stake),
                _ if is_orin => say!("won-later"; mix, sure, end, stake),
                _ => say!("won-earlier"; mix, sure, end, stake),
            }
        } else {
            match phase {
                (true, _) => say!("lost-over"; found, end, stake, by),
                (_, true) => say!("lost-chosen"; mix, sure, end, stake),
                _ if is_orin => say!("lost-earlier"; mix, sure, end, stake),
                _ => say!("lost-later"; mix, sure, end, stake),
            }
        };
        let choices = round.choices[player as usize].iter();
        let tags = choices.map(|&(v, p)| (Id::Node(v - 1), in_parts(p), p > NEAR));
        let overlay = Overlay::new(say!("legend")).tags(tags);
        Idea::new(why).shows(overlay).counts(say!("average"; end = in_parts(round.end), stake))
    }

    const SMALL: &'static str =
        "[1..3] [1..3] | (1 0 [1..2]/2 0 [1..3]/3 0 [1..4]) | (1>2 )?(1>3 )?(2>3)?";
}

/// A round, solved; when play has ended, without a choice.
struct Round {
    /// The average end, if both go on as well as they can.
    end: f64,
    /// The same after both have chosen: a row for each choice of Orin, a column for each of Okuu.
    ends: Vec<Vec<f64>>,
    /// The choices of Orin and of Okuu, each with its chance in the best mix.
    choices: [Vec<(usize, f64)>; 2],
}

impl Round {
    fn of(start: &Chase) -> Round {
        let mut known = Known::default();
        let mut average = |now: &Chase| {
            let result = |end: &Chase| Rules::result(end) as f64;
            f64::from(now.stake) + expected(now, &rounds, &result, &mut known)
        };
        let end = average(start);
        let mut ends: Vec<Vec<f64>> = vec![];
        for row in rounds(start) {
            ends.push(row.iter().map(&mut average).collect());
        }
        let solution = (!ends.is_empty()).then(|| solve(&ends));
        let chances = solution.map_or([vec![], vec![]], |both| [both.rows, both.columns]);
        let choices = PLAYERS.map(|player| {
            let choices = Rules::moves(start, player).into_iter().map(|one| one.0);
            choices.zip(chances[player as usize].iter().copied()).collect()
        });
        Round { end, ends, choices }
    }

    /// The average end when one of them has chosen, and the other draws by the best mix.
    fn after(&self, Choice { player, to }: Choice) -> f64 {
        let [rows, columns] = PLAYERS.map(|who| -> Vec<f64> {
            let sure = |v: usize| if v == to { 1.0 } else { 0.0 };
            let chance = |&(v, chance)| if who == player { sure(v) } else { chance };
            self.choices[who as usize].iter().map(chance).collect()
        });
        let average = |row: &Vec<f64>| row.iter().zip(&columns).map(|(x, q)| x * q).sum::<f64>();
        self.ends.iter().zip(&rows).map(|(row, p)| p * average(row)).sum()
    }
}

fn mix(best: &[(usize, f64)]) -> Say {
    let count = best.len();
    let choice = |one: &(usize, f64)| say!("choice"; to = one.0, chance = in_parts(one.1), count);
    say!("mix"; choices = all(best.iter().map(choice)))
}

/// The positions after a round, for each choice of Orin and of Okuu.
fn rounds(start: &Chase) -> Vec<Vec<Chase>> {
    let choices = Rules::options_of(start, Player::Left);
    choices.iter().map(|choice| Rules::options_of(choice, Player::Right)).collect()
}

/// A number with at most three decimals, as the judge's answers have; it is not negative.
fn decimal(number: f64) -> String {
    let thousandths = (number * 1000.0).round() as i64;
    let text = format!("{}.{:03}", thousandths / 1000, thousandths % 1000);
    String::from(text.trim_end_matches('0').trim_end_matches('.'))
}

/// A number as a fraction, if its denominator is small; it is not negative.
fn in_parts(number: f64) -> String {
    let near = |times: u32| (number * f64::from(times)).round();
    let is_whole = |&d: &u32| (number * f64::from(d) - near(d)).abs() < NEAR;
    match (1..=99).find(is_whole) {
        Some(d) if d > 1 => format!("{}/{}", near(d) as i64, d),
        _ => decimal(number),
    }
}
