//! Who wins: the referee's answers about one game, kept between requests.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{End, Player};
use shared::matrix::{solve, NEAR};
use shared::rules::{expected, outcomes, Outcome, Referee};
use std::collections::HashMap;
use std::hash::Hash;
use std::rc::Rc;

/// What does not change in a game.
#[derive(Clone, Copy)]
pub struct Facts {
    pub rule: Phrase,
    /// What a set-up may be.
    pub takes: Phrase,
    pub set_ups: &'static [&'static str],
    pub end: End,
    /// The names of players with different moves.
    pub players: Option<[Phrase; 2]>,
    /// The questions of the hints.
    pub asked: [Phrase; 2],
    /// The limits of a problem that counts.
    pub counted: Option<(Phrase, &'static str)>,
}

/// What a problem states, by functions: so games with positions of one type share their compiled code.
pub struct Statement<P> {
    pub facts: Facts,
    pub read: fn(&str) -> Option<P>,
    pub write: fn(&P) -> String,
    pub options_of: fn(&P, Player) -> Vec<P>,
    pub moves: fn(&P, Player) -> Vec<(Act, P)>,
    pub scene: fn(&P) -> Vec<Picture>,
    pub small: fn() -> Vec<P>,
    pub order: fn(P) -> P,
    pub claim: fn(&P, Player) -> Option<Claim>,
    pub why: fn(&P, Player) -> Option<Why>,
    pub drawn: fn(&P, Player) -> Option<Drawn>,
    pub parts: fn(&P) -> Vec<P>,
    pub table: fn(&P) -> Vec<Vec<P>>,
    pub marks: fn(&P) -> Vec<(Id, P)>,
    pub counted: fn(&str) -> Option<Vec<P>>,
    pub result: fn(&P) -> i64,
    pub hidden: fn(&P) -> Option<P>,
}

impl<P> Statement<P> {
    pub fn by<G: Show<Position = P>>() -> Self {
        Statement {
            facts: Facts {
                rule: G::RULE,
                takes: G::TAKES,
                set_ups: G::SET_UPS,
                end: G::END,
                players: G::PLAYERS,
                asked: G::ASKED,
                counted: G::COUNTED,
            },
            read: G::read,
            write: G::write,
            options_of: G::options_of,
            moves: moves::<G>,
            scene: G::scene,
            small: G::small,
            order: G::order,
            claim: G::claim,
            why: G::why,
            drawn: G::drawn,
            parts: G::parts,
            table: G::table,
            marks: G::marks,
            counted: G::counted,
            result: G::result,
            hidden: G::hidden,
        }
    }

    /// Who is to move after that player. Where the rules are the same for both, it is always Left.
    pub fn after(&self, player: Player) -> Player {
        if self.facts.players.is_some() {
            player.other()
        } else {
            Player::Left
        }
    }

    /// The options of a state, in order.
    pub fn options(&self, state: &State<P>) -> Vec<State<P>> {
        let options = (self.options_of)(&state.0, state.1).into_iter();
        options.map(|to| (to, self.after(state.1))).collect()
    }
}

/// The moves of a player as a board makes them, each with the position after it.
fn moves<G: Show>(position: &G::Position, player: Player) -> Vec<(Act, G::Position)> {
    let moves = G::moves(position, player).into_iter();
    moves.map(|(step, to)| (G::act(position, &step), to)).collect()
}

/// A position and the player to move from it.
pub type State<P> = (P, Player);

/// The class of a position: P, N or D. With it, in a game with draws, the number of moves to its end
/// when the winner hurries and the loser delays; in a game for scores how much more than the other
/// the player to move will have.
pub type Class = (char, i64);

type Options<P> = Box<dyn Fn(&State<P>) -> Vec<State<P>>>;

/// One game with its table.
pub struct Search<P> {
    pub statement: Rc<Statement<P>>,
    referee: Referee<State<P>, Options<P>>,
    drawn: HashMap<State<P>, Class>,
    margins: HashMap<State<P>, i64>,
    averages: HashMap<P, f64>,
}

impl<P: Clone + Eq + Hash + 'static> Search<P> {
    /// With nothing searched yet.
    pub fn new(statement: Statement<P>) -> Self {
        let statement = Rc::new(statement);
        let rules = statement.clone();
        let options: Options<P> = Box::new(move |state| rules.options(state));
        let referee = match statement.facts.end {
            End::Misere => Referee::misere(options),
            End::Normal | End::Draws | End::Score | End::Secret => Referee::normal(options),
        };
        let (drawn, margins, averages) = (HashMap::new(), HashMap::new(), HashMap::new());
        Search { statement, referee, drawn, margins, averages }
    }

    pub fn class(&mut self, (position, player): &State<P>) -> Class {
        let state = &((self.statement.order)(position.clone()), *player);
        if self.statement.facts.end == End::Score {
            let margin = self.margin(state);
            let class = match margin.signum() {
                1 => 'N',
                0 => 'D',
                _ => 'P',
            };
            return (class, margin);
        }
        if self.statement.facts.end == End::Secret {
            let average = self.average(state);
            let class = match average {
                _ if average.abs() < NEAR => 'D',
                _ if average > 0.0 => 'N',
                _ => 'P',
            };
            return (class, 0);
        }
        if self.statement.facts.end != End::Draws {
            return (if self.referee.is_won(state) { 'N' } else { 'P' }, 0);
        }
        if !self.drawn.contains_key(state) {
            let statement = &self.statement;
            let options = |state: &State<P>| statement.options(state);
            self.drawn.extend(with_rounds(&outcomes([state.clone()], options), options));
        }
        self.drawn[state]
    }

    /// How much more the player to move will have than the other, if both play for that.
    fn margin(&mut self, state: &State<P>) -> i64 {
        if let Some(&margin) = self.margins.get(state) {
            return margin;
        }
        let statement = self.statement.clone();
        let best = statement.options(state).iter().map(|option| -self.margin(option)).max();
        let margin = best.unwrap_or_else(|| match state.1 {
            Player::Left => (statement.result)(&state.0),
            Player::Right => -(statement.result)(&state.0),
        });
        self.margins.insert(state.clone(), margin);
        margin
    }

    /// Where both choose at once: what the player to move gets on average; if the other has chosen already,
    /// when all further choices are the best.
    fn average(&mut self, (position, player): &State<P>) -> f64 {
        let statement = self.statement.clone();
        let sign = if *player == Player::Left { 1.0 } else { -1.0 };
        if let Some(before) = (statement.hidden)(position) {
            let choices = (statement.options_of)(&before, player.other());
            let i = choices.iter().position(|choice| choice == position);
            return -self.mixed(&before, player.other()).worth[i.expect("it was a choice")];
        }
        let rounds = |position: &P| rounds(&statement, position);
        let result = |position: &P| (statement.result)(position) as f64;
        sign * expected(position, &rounds, &result, &mut self.averages)
    }

    /// A player's choices at the beginning of a round.
    pub fn mixed(&mut self, position: &P, player: Player) -> Mixed {
        let mut matrix = vec![];
        for row in rounds(&self.statement.clone(), position) {
            matrix.push(row.into_iter().map(|to| self.average(&(to, Player::Left))).collect());
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

    pub fn grundy(&mut self, position: &P) -> u64 {
        self.referee.grundy(&(position.clone(), Player::Left))
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
fn rounds<P>(statement: &Statement<P>, position: &P) -> Vec<Vec<P>> {
    let choices = (statement.options_of)(position, Player::Left);
    choices.iter().map(|choice| (statement.options_of)(choice, Player::Right)).collect()
}

/// To every outcome its round: an end is found in round 0, any other position when the referee, going
/// backwards, knows enough of its options.
fn with_rounds<P: Clone + Eq + Hash>(
    found: &HashMap<P, Outcome>,
    options: impl Fn(&P) -> Vec<P>,
) -> HashMap<P, Class> {
    let drawn = found.iter().filter(|one| *one.1 == Outcome::Drawn);
    let mut classes: HashMap<P, Class> = drawn.map(|one| (one.0.clone(), ('D', 0))).collect();
    for round in 0.. {
        if classes.len() == found.len() {
            break;
        }
        let mut news = vec![];
        for (position, outcome) in found.iter().filter(|one| !classes.contains_key(one.0)) {
            let of = |option: &P| classes.get(option).map(|class| class.0);
            let options = options(position);
            if *outcome == Outcome::Won && options.iter().any(|option| of(option) == Some('P')) {
                news.push((position.clone(), ('N', round)));
            }
            if *outcome == Outcome::Lost && options.iter().all(|option| of(option) == Some('N')) {
                news.push((position.clone(), ('P', round)));
            }
        }
        classes.extend(news);
    }
    classes
}
