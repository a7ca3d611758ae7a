//! Who wins: the referee's answers about one game, kept between requests.

use crate::positions::{Positions, State};
use board::Worth;
use referee::matrix::{solve, NEAR};
use referee::{expected, outcomes, End, Known, Outcome, Player, Referee};
use std::rc::Rc;

type Options = Box<dyn Fn(&State) -> Vec<State>>;

/// How a game is searched. The end is known when a game is compiled, so that its engine has one of these alone.
#[derive(Clone, Copy)]
pub struct Method {
    is_misere: bool,
    worth: fn(&mut Search, State) -> Worth,
    /// Where both choose at once.
    mixed: Option<fn(&mut Search, State) -> Mixed>,
}

impl Method {
    #[inline]
    pub fn of(end: End) -> Method {
        let normal = Method { is_misere: false, worth: Search::by_value, mixed: None };
        match end {
            End::Normal => normal,
            End::Misere => Method { is_misere: true, ..normal },
            End::Draws => Method { worth: Search::by_rounds, ..normal },
            End::Score => Method { worth: Search::by_margin, ..normal },
            End::Secret => {
                Method { worth: Search::by_average, mixed: Some(Search::choices), ..normal }
            }
        }
    }
}

/// One game with its table.
pub struct Search {
    positions: Rc<dyn Positions>,
    method: Method,
    referee: Referee<State, Options>,
    known: Known<State, Worth>,
    averages: Known<State, f64>,
}

impl Search {
    /// With nothing searched yet.
    pub fn new(positions: Rc<dyn Positions>, method: Method) -> Self {
        let rules = positions.clone();
        let options: Options = Box::new(move |&state| rules.options(state));
        let referee =
            if method.is_misere { Referee::misere(options) } else { Referee::normal(options) };
        Search { positions, method, referee, known: Known::default(), averages: Known::default() }
    }

    /// What becomes of a position under best play.
    pub fn worth(&mut self, state: State) -> Worth {
        let state = self.positions.order(state);
        (self.method.worth)(self, state)
    }

    fn by_value(&mut self, state: State) -> Worth {
        let outcome = if self.referee.is_won(&state) { Outcome::Won } else { Outcome::Lost };
        Worth { outcome, number: 0 }
    }

    fn by_rounds(&mut self, state: State) -> Worth {
        if !self.known.contains_key(&state) {
            let options = |&state: &State| self.positions.options(state);
            let found = with_rounds(&outcomes([state], options), options);
            self.known.extend(found);
        }
        self.known[&state]
    }

    fn by_margin(&mut self, state: State) -> Worth {
        let number = self.margin(state);
        let outcome = match number.signum() {
            1 => Outcome::Won,
            0 => Outcome::Drawn,
            _ => Outcome::Lost,
        };
        Worth { outcome, number }
    }

    fn by_average(&mut self, state: State) -> Worth {
        let outcome = match self.average(state) {
            average if average.abs() < NEAR => Outcome::Drawn,
            average if average > 0.0 => Outcome::Won,
            _ => Outcome::Lost,
        };
        Worth { outcome, number: 0 }
    }

    /// How much more the player to move will have than the other, if both play for that.
    fn margin(&mut self, state: State) -> i64 {
        if let Some(known) = self.known.get(&state) {
            return known.number;
        }
        let options = self.positions.options(state).into_iter();
        let best = options.map(|option| -self.margin(option)).max();
        let number = best.unwrap_or_else(|| match self.positions.player(state) {
            Player::Left => self.positions.result(state),
            Player::Right => -self.positions.result(state),
        });
        self.known.insert(state, Worth { outcome: Outcome::Drawn, number });
        number
    }

    /// Where both choose at once: what the player to move gets on average; if the other has chosen already,
    /// when all further choices are the best.
    fn average(&mut self, state: State) -> f64 {
        if let Some(before) = self.positions.hidden(state) {
            let chooser = self.positions.other(before);
            let choices = self.positions.options(chooser);
            let i = choices.iter().position(|&choice| choice == state);
            return -self.choices(chooser).worth[i.expect("it was a choice")];
        }
        match self.positions.player(state) {
            Player::Left => self.of_left(state),
            Player::Right => -self.of_left(self.positions.other(state)),
        }
    }

    /// What Left gets on average from the beginning of a round.
    fn of_left(&mut self, state: State) -> f64 {
        let positions = &self.positions;
        let rounds = |&state: &State| rounds(&**positions, state);
        let result = |&state: &State| positions.result(state) as f64;
        expected(&state, &rounds, &result, &mut self.averages)
    }

    /// With which weights the player to move chooses, where both choose at once.
    pub fn weights(&mut self, state: State) -> Vec<f64> {
        self.method.mixed.map_or(vec![], |mixed| mixed(self, state).weights)
    }

    /// The choices of the player to move at the beginning of a round.
    fn choices(&mut self, state: State) -> Mixed {
        let player = self.positions.player(state);
        let begin = if player == Player::Left { state } else { self.positions.other(state) };
        let mut matrix: Vec<Vec<f64>> = vec![];
        for row in rounds(&*self.positions, begin) {
            matrix.push(row.into_iter().map(|to| self.of_left(to)).collect());
        }
        if matrix.is_empty() {
            return Mixed { weights: vec![], worth: vec![] };
        }
        let solution = solve(&matrix);
        let dot = |numbers: &[f64], weights: &[f64]| {
            numbers.iter().zip(weights).map(|(number, weight)| number * weight).sum::<f64>()
        };
        let column = |j: usize| matrix.iter().map(|row| row[j]).collect::<Vec<f64>>();
        match player {
            Player::Left => Mixed {
                worth: matrix.iter().map(|row| dot(row, &solution.columns)).collect(),
                weights: solution.rows,
            },
            Player::Right => Mixed {
                worth: (0..matrix[0].len()).map(|j| -dot(&column(j), &solution.rows)).collect(),
                weights: solution.columns,
            },
        }
    }

    pub fn grundy(&mut self, state: State) -> u64 {
        self.referee.grundy(&state)
    }
}

/// The choices of a player where both choose at once.
pub struct Mixed {
    /// With which weights to draw one of them.
    pub weights: Vec<f64>,
    /// What each gets on average, if the other draws by the best weights.
    pub worth: Vec<f64>,
}

/// The positions after a round: a row for each choice of Left, a column for each of Right.
fn rounds(positions: &dyn Positions, state: State) -> Vec<Vec<State>> {
    let choices = positions.options(state).into_iter();
    choices.map(|choice| positions.options(choice)).collect()
}

/// To every outcome its round: an end is found in round 0, any other position when the referee, going
/// backwards, knows enough of its options.
fn with_rounds(
    found: &Known<State, Outcome>,
    options: impl Fn(&State) -> Vec<State>,
) -> Known<State, Worth> {
    let drawn = found.iter().filter(|one| *one.1 == Outcome::Drawn);
    let draw = Worth { outcome: Outcome::Drawn, number: 0 };
    let mut known: Known<State, Worth> = drawn.map(|one| (*one.0, draw)).collect();
    for number in 0.. {
        if known.len() == found.len() {
            break;
        }
        let mut news = vec![];
        for (&state, &outcome) in found.iter().filter(|one| !known.contains_key(one.0)) {
            let of = |option: &State| known.get(option).map(|worth| worth.outcome);
            let mut options = options(&state).into_iter();
            let is_known = match outcome {
                Outcome::Won => options.any(|option| of(&option) == Some(Outcome::Lost)),
                _ => options.all(|option| of(&option) == Some(Outcome::Won)),
            };
            if is_known {
                news.push((state, Worth { outcome, number }));
            }
        }
        known.extend(news);
    }
    known
}
