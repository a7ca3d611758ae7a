//! One game, asked by text.

use crate::kit::{self, Drawing};
use crate::search::{Class, Facts, Search, State, Statement};
use board::{Act, Claim, Drawn, Id, Show, Why, Words};
use shared::game::{End, Player};
use std::cmp::Reverse;
use std::collections::HashSet;
use std::hash::Hash;

/// What there is to know of a position.
pub struct View {
    pub text: String,
    pub class: Class,
    pub moves: Vec<MoveView>,
    /// The perfect player's move.
    pub best: Option<usize>,
    /// Where both choose at once: with which weights the perfect player draws a move.
    pub weights: Vec<f64>,
    /// The components and their Grundy values.
    pub parts: Vec<(String, u64)>,
    /// What the page claims.
    pub claim: Option<Claim>,
    /// Why the player to move wins or loses.
    pub why: Option<Why>,
    /// What the Idea draws on the picture.
    pub drawn: Option<Drawn>,
    /// The classes of things in the picture.
    pub marks: Vec<(Id, Class)>,
    /// The classes of the table's positions.
    pub table: Vec<Vec<(String, char)>>,
}

/// A move, and what follows from it.
pub struct MoveView {
    /// The text of the position after it.
    pub to: String,
    /// The things to mark.
    pub taps: Vec<Id>,
    pub words: Words,
    /// Who wins after it, said of the player who moves then.
    pub class: Class,
}

/// A set-up, with its class for each player who may begin.
pub type Tile = (String, Vec<char>);

/// A game, whatever its positions are.
pub trait Engine {
    /// What does not change.
    fn facts(&self) -> Facts;
    /// What there is to know of the position, if a board takes it.
    fn look(&mut self, position: &str, player: Player) -> Option<View>;
    /// Its picture, with the room that the set-up takes.
    fn drawing(&self, position: &str, start: &str, width: i32) -> Option<Drawing>;
    /// A set-up by chance: for even numbers one from which one must find the way to win, for odd ones
    /// one that is lost, if there is one with a choice.
    fn chance(&mut self, number: usize) -> String;
    /// Set-ups to tell who wins from, by chance: [`ROUND`] of them, the later the more moves, half of them
    /// lost where as many are.
    fn train(&mut self, number: usize) -> Vec<String>;
    /// The set-ups within these limits.
    fn count(&mut self, limits: &str) -> Option<Vec<Tile>>;
    /// The texts of all small positions.
    fn small(&self) -> Vec<String>;
    /// How many positions can be reached from a set-up.
    fn reach(&self, text: &str) -> usize;
}

/// So many positions are a round of training.
pub const ROUND: usize = 8;

pub fn engine<G: Show>() -> Box<dyn Engine> {
    Box::new(Search::new(Statement::by::<G>()))
}

impl<P: Clone + Eq + Hash + 'static> Engine for Search<P> {
    fn facts(&self) -> Facts {
        self.statement.facts
    }

    fn look(&mut self, text: &str, player: Player) -> Option<View> {
        let statement = self.statement.clone();
        let position = (statement.read)(text)?;
        let player = if statement.facts.players.is_some() { player } else { Player::Left };
        let next = statement.after(player);
        let moves = (statement.moves)(&position, player);
        // What is hidden tells nothing: a choice is worth what it is worth against all that may be hidden.
        let seen = (statement.hidden)(&position).unwrap_or_else(|| position.clone());
        let options = (statement.moves)(&seen, player).into_iter();
        let classes: Vec<Class> = options.map(|(_, to)| self.class(&(to, next))).collect();
        let weights = match statement.facts.end {
            End::Secret => self.mixed(&seen, player).weights,
            _ => vec![],
        };
        let why = (statement.why)(&position, player);
        let best = self.best(&moves, &classes, &weights, next).map(|best| {
            // The reason may name another one that is as good: then that one.
            let reason = why.as_ref().map_or_else(String::new, |why| why.words[0].to_lowercase());
            let is_named = |&i: &usize| {
                let words = moves[i].0.words[0].to_lowercase();
                classes[i] == classes[best] && reason.contains(&words)
            };
            (0..moves.len()).find(is_named).unwrap_or(best)
        });
        let parts = (statement.parts)(&position).into_iter();
        let table = (statement.table)(&position).into_iter();
        Some(View {
            text: (statement.write)(&position),
            claim: (statement.claim)(&position, player),
            why,
            drawn: (statement.drawn)(&position, player),
            marks: self.classes((statement.marks)(&position), player),
            class: self.class(&(position, player)),
            parts: parts.map(|part| ((statement.write)(&part), self.grundy(&part))).collect(),
            table: table.map(|row| self.row(row, player)).collect(),
            moves: moves
                .into_iter()
                .zip(classes)
                .map(|(one, class)| self.seen(one, class))
                .collect(),
            best,
            weights,
        })
    }

    fn drawing(&self, position: &str, start: &str, width: i32) -> Option<Drawing> {
        let scene = |text| Some((self.statement.scene)(&(self.statement.read)(text)?));
        Some(kit::drawing(&scene(position)?, &scene(start)?, width))
    }

    fn chance(&mut self, number: usize) -> String {
        let statement = self.statement.clone();
        let small = (statement.small)();
        // From somewhere on, the first one with a choice: for even numbers one that some move wins,
        // though not at once, and another does not, for odd ones one that is lost.
        let begin = number / 2 % small.len();
        let mut is_fair = |position: &P, class: char| {
            let state = (position.clone(), Player::Left);
            let mut options = statement.options(&state);
            let all = options.len();
            if class == 'P' {
                return all > 1 && self.class(&state).0 == 'P';
            }
            options.retain(|option| self.class(option).0 == 'P');
            options.len() < all && options.iter().any(|won| !statement.options(won).is_empty())
        };
        let mut first =
            |class| small[begin..].iter().chain(&small[..begin]).find(|one| is_fair(one, class));
        let lost = if number % 2 == 1 { first('P') } else { None };
        let found = lost.or_else(|| first('N'));
        found.map_or(statement.facts.set_ups[0].to_owned(), statement.write)
    }

    fn train(&mut self, number: usize) -> Vec<String> {
        let statement = self.statement.clone();
        let mut small = (statement.small)();
        let moves = |position: &P| (statement.options_of)(position, Player::Left).len();
        small.retain(|position| moves(position) > 0);
        small.sort_by_cached_key(moves);
        // Which of them are to be lost.
        let halves = (0_usize..1 << ROUND).filter(|set| set.count_ones() as usize == ROUND / 2);
        let halves: Vec<usize> = halves.collect();
        let lost = halves[number % halves.len()];
        let mut chosen: Vec<P> = vec![];
        for k in 0..ROUND {
            let band = k * small.len() / ROUND..(k + 1) * small.len() / ROUND;
            let begin = band.start + (number / halves.len() + 31 * k) % band.len().max(1);
            // From there on, in the band before elsewhere.
            let order = (begin..band.end).chain(band.start..begin);
            let order = order.chain((0..band.start).rev()).chain(band.end..small.len());
            let all: Vec<&P> =
                order.map(|i| &small[i]).filter(|one| !chosen.contains(one)).collect();
            let is_lost = lost >> k & 1 == 1;
            let fits = |one: &&P| (self.class(&((*one).clone(), Player::Left)).0 == 'P') == is_lost;
            let found = all.iter().copied().find(fits).or_else(|| all.first().copied());
            chosen.extend(found.cloned());
        }
        chosen.iter().map(statement.write).collect()
    }

    fn count(&mut self, limits: &str) -> Option<Vec<Tile>> {
        let statement = self.statement.clone();
        let players = [Player::Left, Player::Right];
        let players = &players[..if statement.facts.players.is_some() { 2 } else { 1 }];
        let tile = |position: P| {
            let classes = players.iter().map(|&player| self.class(&(position.clone(), player)).0);
            ((statement.write)(&position), classes.collect())
        };
        Some((statement.counted)(limits)?.into_iter().map(tile).collect())
    }

    fn small(&self) -> Vec<String> {
        (self.statement.small)().iter().map(self.statement.write).collect()
    }

    fn reach(&self, text: &str) -> usize {
        let start = (self.statement.read)(text).map(|position| (position, Player::Left));
        let mut found: HashSet<State<P>> = start.iter().cloned().collect();
        let mut next: Vec<State<P>> = start.into_iter().collect();
        while let Some(state) = next.pop() {
            let options = self.statement.options(&state).into_iter();
            next.extend(options.filter(|option| found.insert(option.clone())));
        }
        found.len()
    }
}

impl<P: Clone + Eq + Hash + 'static> Search<P> {
    /// A move that wins soonest; else one that draws; else the one that leaves the fewest winning
    /// answers, and among these the longest play or the most moves. In a game for scores, the most.
    /// Where both choose at once, the one with the most weight.
    fn best(
        &mut self,
        moves: &[(Act, P)],
        classes: &[Class],
        weights: &[f64],
        next: Player,
    ) -> Option<usize> {
        if !weights.is_empty() {
            return (0..moves.len()).max_by(|&i, &j| weights[i].total_cmp(&weights[j]));
        }
        let statement = self.statement.clone();
        let mut rank = |i: usize| {
            let (class, number) = classes[i];
            if statement.facts.end == End::Score {
                return (0, number, Reverse((0, 0)));
            }
            let options = statement.options(&(moves[i].1.clone(), next));
            let winning = options.iter().filter(|option| self.class(option).0 == 'P');
            let winning: i64 = winning.map(|_| 1).sum();
            match class {
                'P' => (0, number, Reverse((0, options.len()))),
                'D' => (1, 0, Reverse((0, 0))),
                _ => (2, winning, Reverse((number, options.len()))),
            }
        };
        (0..moves.len()).min_by_key(|&i| rank(i))
    }

    fn seen(&self, (act, to): (Act, P), class: Class) -> MoveView {
        MoveView { to: (self.statement.write)(&to), taps: act.taps, words: act.words, class }
    }

    fn classes(&mut self, things: Vec<(Id, P)>, player: Player) -> Vec<(Id, Class)> {
        things.into_iter().map(|(id, position)| (id, self.class(&(position, player)))).collect()
    }

    fn row(&mut self, row: Vec<P>, player: Player) -> Vec<(String, char)> {
        let write = self.statement.write;
        let tile = |position: P| (write(&position), self.class(&(position, player)).0);
        row.into_iter().map(tile).collect()
    }
}
