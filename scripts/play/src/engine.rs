//! One game, asked by text.

use crate::kit::{self, Drawing};
use crate::positions::{Met, Positions, State};
use crate::search::{Method, Search};
use board::{Act, Id, Idea, Say, Show, Worth};
use referee::{End, Outcome, Player};
use std::cell::RefCell;
use std::cmp::Reverse;
use std::rc::Rc;

/// What there is to know of a position.
pub struct View {
    pub text: String,
    pub outcome: Outcome,
    pub moves: Vec<MoveView>,
    /// The perfect player's move.
    pub best: Option<usize>,
    /// With which weights the perfect player draws a move, where that is not the best alone.
    pub weights: Vec<i64>,
    /// The components and their Grundy values.
    pub parts: Vec<(String, u64)>,
    /// What the page's Idea says.
    pub idea: Idea<usize>,
    /// The position in words.
    pub told: Say,
    /// What is tapped for a move.
    pub how: Say,
    /// What is known of things in the picture.
    pub labels: Vec<(Id, Worth)>,
    /// The outcomes of the table's positions.
    pub table: Vec<Vec<(String, Outcome)>>,
}

/// A move, and what follows from it.
pub struct MoveView {
    /// The text of the position after it.
    pub to: String,
    pub act: Act,
    /// Who wins after it, said of the player who moves then.
    pub outcome: Outcome,
}

/// A set-up, with its outcome for each player who may begin.
pub type Tile = (String, Vec<Outcome>);

/// So many positions are a round of training.
pub const ROUND: usize = 8;

/// A game with the positions searched so far.
pub struct Engine {
    pub positions: Rc<dyn Positions>,
    search: RefCell<Search>,
}

impl Engine {
    /// With nothing searched yet.
    pub fn of<G: Show + 'static>() -> Self {
        let positions: Rc<dyn Positions> = Rc::new(Met::<G>::none());
        Engine {
            search: RefCell::new(Search::new(positions.clone(), Method::of(G::END))),
            positions,
        }
    }

    fn worth(&self, state: State) -> Worth {
        self.search.borrow_mut().worth(state)
    }

    fn outcome(&self, state: State) -> Outcome {
        self.worth(state).outcome
    }

    /// What there is to know of the position, if a board takes it.
    pub fn look(&self, text: &str, player: Player) -> Option<View> {
        let positions = &self.positions;
        let state = positions.read(text, player)?;
        let moves = positions.moves(state);
        // What is hidden says nothing: a choice is worth what it is worth against all that may be hidden.
        let seen = positions.hidden(state).unwrap_or(state);
        // Only the other player can have chosen already.
        let choices = || positions.options(positions.other(seen));
        if seen != state && !choices().contains(&positions.order(state)) {
            return None;
        }
        let options = positions.options(seen).into_iter();
        let worths: Vec<Worth> = options.map(|to| self.worth(to)).collect();
        let weights = self.weights(seen, &moves, &worths);
        let idea = positions.idea(state, &|state| self.worth(state));
        let best = idea.by.or_else(|| self.best(&moves, &worths, &weights));
        let parts = positions.parts(state).into_iter();
        let grundy = |part| self.search.borrow_mut().grundy(part);
        let tile = |state| (positions.write(state), self.outcome(state));
        let table = positions.table(state).into_iter();
        let labels = positions.labels(state).into_iter();
        let seen = |((act, to), worth): ((Act, State), Worth)| MoveView {
            to: positions.write(to),
            act,
            outcome: worth.outcome,
        };
        Some(View {
            text: positions.write(state),
            outcome: self.outcome(state),
            parts: parts.map(|part| (positions.write(part), grundy(part))).collect(),
            told: positions.told(state),
            how: positions.how(state),
            labels: labels.map(|(id, state)| (id, self.worth(state))).collect(),
            table: table.map(|row| row.into_iter().map(tile).collect()).collect(),
            moves: moves.into_iter().zip(worths).map(seen).collect(),
            best,
            weights,
            idea,
        })
    }

    /// The picture of a position, with the room that the set-up takes.
    pub fn drawing(&self, position: &str, start: &str, width: i32) -> Option<Drawing> {
        let scene = |text| Some(self.positions.scene(self.positions.read(text, Player::Left)?));
        Some(kit::drawing(&scene(position)?, &scene(start)?, width))
    }

    /// A move that wins soonest; else one that draws; else the one that leaves the fewest winning
    /// answers, and among these the longest play or the most moves, in a game with draws the longest
    /// play. In a game for scores, the most. Where both choose at once, the one with the most weight.
    fn best(&self, moves: &[(Act, State)], worths: &[Worth], weights: &[i64]) -> Option<usize> {
        if self.positions.end() == End::Secret {
            return (0..moves.len()).max_by_key(|&i| weights[i]);
        }
        let rank = |i: usize| {
            let Worth { outcome, number } = worths[i];
            if self.positions.end() == End::Score {
                return (0, number, Reverse((0, 0)));
            }
            let options = self.positions.options(moves[i].1);
            match outcome {
                Outcome::Lost => (0, number, Reverse((0, options.len()))),
                Outcome::Drawn => (1, 0, Reverse((0, 0))),
                Outcome::Won => {
                    let (least, Reverse(most)) = self.hardness(&options, number);
                    (2, least, Reverse((most, options.len())))
                }
            }
        };
        (0..moves.len()).min_by_key(|&i| rank(i))
    }

    /// Where both choose at once, millionths. Of moves that all lose the hardest have the same weight; not where points
    /// are counted.
    fn weights(&self, state: State, moves: &[(Act, State)], worths: &[Worth]) -> Vec<i64> {
        let end = self.positions.end();
        if end == End::Secret {
            let weights = self.search.borrow_mut().weights(state);
            return weights.iter().map(|weight| (weight * 1e6).round() as i64).collect();
        }
        if end == End::Score || worths.iter().any(|worth| worth.outcome != Outcome::Won) {
            return vec![];
        }
        let rank = |i: usize| self.hardness(&self.positions.options(moves[i].1), worths[i].number);
        let ranks: Vec<_> = (0..moves.len()).map(rank).collect();
        ranks.iter().map(|rank| i64::from(Some(rank) == ranks.iter().min())).collect()
    }

    /// Of moves that lose, the least is hardest: the one with the fewest winning answers, and then the longest play;
    /// where play may go on for ever, the longest play.
    fn hardness(&self, options: &[State], number: i64) -> (i64, Reverse<i64>) {
        match self.positions.end() {
            End::Draws => (-number, Reverse(0)),
            _ => (self.answers(options), Reverse(number)),
        }
    }

    /// How many of these positions are lost?
    fn answers(&self, options: &[State]) -> i64 {
        let lost = options.iter().filter(|&&option| self.outcome(option) == Outcome::Lost);
        lost.map(|_| 1).sum()
    }

    /// A set-up by chance: for even numbers one from which one must find the way to win, for odd ones
    /// one that is lost, if there is one with a choice.
    pub fn chance(&self, number: usize) -> Option<String> {
        let small = self.positions.small();
        let options = |state: State| self.positions.options(state);
        let has_choice = |state: State, outcome: Outcome| {
            options(state).len() > 1 && self.outcome(state) == outcome
        };
        // Some move wins, though not at once, and another does not.
        let is_fair = |state: State| {
            let all = options(state);
            let won = all.iter().filter(|&&to| self.outcome(to) == Outcome::Lost);
            let won: Vec<State> = won.copied().collect();
            won.len() < all.len() && won.into_iter().any(|to| !options(to).is_empty())
        };
        let is_hard = |state: State| has_choice(state, Outcome::Lost);
        // In a few games every move wins or none.
        let is_won = |state: State| has_choice(state, Outcome::Won);
        let begin = number / 2 % small.len();
        let first = |fits: &dyn Fn(State) -> bool| {
            let mut from = small[begin..].iter().chain(&small[..begin]);
            from.find(|&&state| fits(state)).map(|&state| self.positions.write(state))
        };
        let lost = if number % 2 == 1 { first(&is_hard) } else { None };
        lost.or_else(|| first(&is_fair)).or_else(|| first(&is_won))
    }

    /// Set-ups to tell who wins from, by chance: [`ROUND`] of them, the later the more moves, half of them
    /// lost where as many are.
    pub fn train(&self, number: usize) -> Vec<String> {
        let mut small = self.positions.small();
        let moves = |&state: &State| self.positions.options(state).len();
        small.retain(|state| moves(state) > 0);
        small.sort_by_cached_key(moves);
        // Which of them are to be lost.
        let halves = (0_usize..1 << ROUND).filter(|set| set.count_ones() as usize == ROUND / 2);
        let halves: Vec<usize> = halves.collect();
        let lost = halves[number % halves.len()];
        let mut chosen: Vec<State> = vec![];
        for k in 0..ROUND {
            let band = k * small.len() / ROUND..(k + 1) * small.len() / ROUND;
            let begin = band.start + (number / halves.len() + 31 * k) % band.len().max(1);
            // From there on, in the band before elsewhere.
            let order = (begin..band.end).chain(band.start..begin);
            let order = order.chain((0..band.start).rev()).chain(band.end..small.len());
            let all: Vec<State> =
                order.map(|i| small[i]).filter(|state| !chosen.contains(state)).collect();
            let is_lost = lost >> k & 1 == 1;
            let fits = |&state: &State| (self.outcome(state) == Outcome::Lost) == is_lost;
            let found = all.iter().copied().find(fits).or_else(|| all.first().copied());
            chosen.extend(found);
        }
        chosen.into_iter().map(|state| self.positions.write(state)).collect()
    }

    /// The set-ups within these limits.
    pub fn count(&self, limits: &str) -> Option<Vec<Tile>> {
        let tile = |state: State| {
            let mut outcomes = vec![self.outcome(state)];
            if self.positions.is_partizan() {
                outcomes.push(self.outcome(self.positions.other(state)));
            }
            (self.positions.write(state), outcomes)
        };
        Some(self.positions.count(limits)?.into_iter().map(tile).collect())
    }

    /// The texts of all small positions.
    pub fn small(&self) -> Vec<String> {
        self.positions.small().into_iter().map(|state| self.positions.write(state)).collect()
    }
}
