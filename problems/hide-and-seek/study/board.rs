//! What the board shows: the graph with both players, and with which chances each chooses best.

use super::rules::{Chase, Choice, Rules};
use board::{all, list, say, Act, At, Graph, Id, Idea, Overlay, Picture, Say, Show};
use referee::matrix::{solve, NEAR};
use referee::{expected, Game, Player};
use std::collections::HashMap;

/// Orin and Okuu.
const PLAYERS: [Player; 2] = [Player::Left, Player::Right];
/// The largest graph that a board takes, the largest time, and the most rounds.
const VERTICES: u64 = 6;
const EDGES: usize = 10;
const TIME: u64 = 20;
const ROUNDS: u32 = 5;

impl Show for Rules {
    fn read(text: &str) -> Option<Chase> {
        let groups = board::groups(text)?;
        let groups: Vec<&[u64]> = groups.iter().map(|group| &group[..]).collect();
        let (places, times, ends, chosen) = match groups[..] {
            [places, times, ends] => (places, times, ends, None),
            [places, times, ends, &[who, to]] => (places, times, ends, Some((who, to))),
            _ => return None,
        };
        let are_whole = places.len() == 2 && times.len() == 3 && ends.len() % 2 == 0;
        let are_vertices = places.iter().chain(ends).all(|v| (1..=VERTICES).contains(v));
        if !are_whole || !are_vertices || times.iter().any(|&time| time > TIME) {
            return None;
        }
        let (orin, okuu) = (places[0] as usize, places[1] as usize);
        let (last, time, stake) = (times[0] as u32, times[1] as u32, times[2] as u32);
        let edges: Vec<_> = ends.chunks(2).map(|edge| [0, 1].map(|i| edge[i] as usize)).collect();
        let is_new = |i: usize| edges[i][0] != edges[i][1] && !edges[..i].contains(&edges[i]);
        let fits = edges.len() <= EDGES && (0..edges.len()).all(is_new);
        let mut now = Chase { orin, okuu, last, time, stake, edges, chosen: None };
        if let Some((who, to)) = chosen {
            let player = *PLAYERS.get(who as usize)?;
            let (to, _) = Rules::moves(&now, player).into_iter().find(|one| one.0 as u64 == to)?;
            now.chosen = Some(Choice { player, to });
        }
        (fits && time <= last && last - time <= ROUNDS).then_some(now)
    }

    fn write(now: &Chase) -> String {
        let Chase { orin, okuu, last, time, stake, .. } = now;
        let mut text = format!("{} {} | {} {} {} |", orin, okuu, last, time, stake);
        for [from, to] in &now.edges {
            text += &format!(" {}>{}", from, to);
        }
        if let Some(Choice { player, to }) = now.chosen {
            text += &format!(" | {} {}", player as usize, to);
        }
        text
    }

    fn told(now: &Chase) -> Say {
        let &Chase { orin, okuu, last, time, stake, ref edges, .. } = now;
        let arrows: Vec<String> = edges.iter().map(|[a, b]| format!("{} → {}", a, b)).collect();
        say!("position"; time, last, stake, orin, okuu, count = arrows.len(), arrows = list(&arrows))
    }

    fn scene(now: &Chase) -> Vec<Picture> {
        let &Chase { orin, okuu, last, time, stake, ref edges, .. } = now;
        let most = edges.iter().flatten().copied().fold(orin.max(okuu), usize::max);
        let graph = Picture::Graph(Graph {
            nodes: (1..=most).map(|v| v.to_string()).collect(),
            edges: edges.iter().map(|[from, to]| (from - 1, to - 1)).collect(),
            tokens: vec![orin - 1],
            goal: Some(okuu - 1),
            ..Graph::default()
        });
        let over = usize::from(orin == okuu || time == last);
        vec![graph, Picture::Note(say!("note"; time, last, stake, orin, okuu, over))]
    }

    fn act(_: &Chase, &to: &usize) -> Act {
        Act::new([Id::Node(to - 1)], say!("choose"; to))
    }

    /// The reason names chances, and no move: the perfect player draws by them.
    fn idea(at: &At<Rules>) -> Idea<usize> {
        let (player, stake) = (at.player, at.position.stake);
        let round = Round::of(&Chase { chosen: None, ..at.position.clone() });
        let other = at.position.chosen.filter(|choice| choice.player != player);
        let end = other.map_or(round.end, |choice| round.after(choice));
        let is_orin = player == Player::Left;
        let lead = if is_orin { end - f64::from(stake) } else { f64::from(stake) - end };
        let [mix, others] = [player, player.other()].map(|player| round.mix(player));
        let (end, by) = (fraction(end), fraction(lead.abs()));
        // Is play over, and has the other one chosen?
        let phase = (round.ends.is_empty(), other.is_some());
        let idea = if lead.abs() < NEAR {
            Idea::draw(match phase {
                (true, _) => say!("draw-over"; end),
                (_, true) => say!("draw-chosen"; mix, end),
                _ => say!("draw-open"; mix, end),
            })
        } else if lead > 0.0 {
            Idea::won(match phase {
                (true, _) => say!("won-over"; end, stake, by),
                (_, true) => say!("won-chosen"; mix, end, stake, by),
                _ if is_orin => say!("won-later"; mix, end, stake),
                _ => say!("won-earlier"; mix, end, stake),
            })
        } else {
            Idea::lost(match phase {
                (true, _) => say!("lost-over"; end, stake, by),
                (_, true) => say!("lost-chosen"; mix, end, stake, by),
                _ if is_orin => say!("lost-earlier"; mix = others, end, stake),
                _ => say!("lost-later"; mix = others, end, stake),
            })
        };
        let mut overlay = Overlay::new(say!("legend"));
        for &(v, chance) in &round.choices[player as usize] {
            overlay = overlay.tag(Id::Node(v - 1), fraction(chance), chance > NEAR);
        }
        idea.shows(overlay).counts(say!("average"; end = fraction(round.end), stake))
    }
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
        let mut known = HashMap::new();
        let mut average = |now: &Chase| {
            let result = |end: &Chase| Rules::result(end) as f64;
            f64::from(now.stake) + expected(now, &rounds, &result, &mut known)
        };
        let end = average(start);
        let mut ends: Vec<Vec<f64>> = vec![];
        for row in rounds(start) {
            ends.push(row.iter().map(&mut average).collect());
        }
        let chances = if ends.is_empty() {
            [vec![], vec![]]
        } else {
            let solution = solve(&ends);
            [solution.rows, solution.columns]
        };
        let choices = PLAYERS.map(|player| {
            let choices = Rules::moves(start, player).into_iter().map(|one| one.0);
            choices.zip(chances[player as usize].iter().copied()).collect()
        });
        Round { end, ends, choices }
    }

    /// The average end when one of them has chosen, and the other draws by the best mix.
    fn after(&self, Choice { player, to }: Choice) -> f64 {
        let mut end = 0.0;
        for (row, &(u, p)) in self.ends.iter().zip(&self.choices[0]) {
            for (entry, &(v, q)) in row.iter().zip(&self.choices[1]) {
                match player {
                    Player::Left if u == to => end += q * entry,
                    Player::Right if v == to => end += p * entry,
                    _ => {}
                }
            }
        }
        end
    }

    /// What a player chooses in the best mix.
    fn mix(&self, player: Player) -> Say {
        let mut choices = self.choices[player as usize].clone();
        choices.retain(|choice| choice.1 > NEAR);
        let choice = |&(to, chance): &(usize, f64)| say!("chance"; to, chance = fraction(chance));
        if let [(to, _)] = choices[..] {
            say!("mix-one"; to)
        } else {
            say!("mix"; choices = all(&choices.iter().map(choice).collect::<Vec<_>>()))
        }
    }
}

/// The positions after a round, for each choice of Orin and of Okuu.
fn rounds(start: &Chase) -> Vec<Vec<Chase>> {
    let choices = Rules::options_of(start, Player::Left);
    choices.iter().map(|choice| Rules::options_of(choice, Player::Right)).collect()
}

/// A number as a fraction, if its denominator is small; it is not negative.
fn fraction(number: f64) -> String {
    let near = |times: u32| (number * f64::from(times)).round();
    let is_whole = |&d: &u32| (number * f64::from(d) - near(d)).abs() < NEAR;
    match (1..=99).find(is_whole) {
        Some(1) => (near(1) as i64).to_string(),
        Some(d) => format!("{}/{}", near(d) as i64, d),
        None => format!("{}.{:03}", near(1000) as i64 / 1000, near(1000) as i64 % 1000),
    }
}
