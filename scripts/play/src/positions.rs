//! The positions of one game by numbers, as they are met: what depends on the game's own types stops here.

use board::{Act, At, Id, Idea, Picture, Say, Show, Worth};
use referee::{End, Known, Player};
use std::cell::RefCell;

/// A position and the player to move, by its number.
pub type State = usize;

/// What the engine asks of a game. A position whose heaps stand in another order is another one;
/// [`Positions::order`] says which of them the search takes.
pub trait Positions {
    fn end(&self) -> End;
    fn is_partizan(&self) -> bool;
    fn counted(&self) -> Option<&'static str>;
    fn read(&self, text: &str, player: Player) -> Option<State>;
    fn write(&self, state: State) -> String;
    fn player(&self, state: State) -> Player;
    /// The same position with the other player to move.
    fn other(&self, state: State) -> State;
    fn order(&self, state: State) -> State;
    /// The options, in order.
    fn options(&self, state: State) -> Vec<State>;
    fn moves(&self, state: State) -> Vec<(Act, State)>;
    fn result(&self, state: State) -> i64;
    fn hidden(&self, state: State) -> Option<State>;
    fn small(&self) -> Vec<State>;
    fn told(&self, state: State) -> Say;
    fn scene(&self, state: State) -> Vec<Picture>;
    fn how(&self, state: State) -> Say;
    /// The Idea, with its move by its number among the moves.
    fn idea(&self, state: State, worth: &dyn Fn(State) -> Worth) -> Idea<usize>;
    fn parts(&self, state: State) -> Vec<State>;
    fn table(&self, state: State) -> Vec<Vec<State>>;
    fn labels(&self, state: State) -> Vec<(Id, State)>;
    fn count(&self, limits: &str) -> Option<Vec<State>>;
}

/// The states of a game that were met.
pub struct Met<G: Show>(RefCell<Table<G>>);

struct Table<G: Show> {
    all: Vec<(G::Position, Player)>,
    numbers: Known<(G::Position, Player), State>,
}

impl<G: Show> Met<G> {
    pub fn none() -> Self {
        Met(RefCell::new(Table { all: vec![], numbers: Known::default() }))
    }

    fn number(&self, position: G::Position, player: Player) -> State {
        let table = &mut *self.0.borrow_mut();
        let (all, state) = (&mut table.all, (position, player));
        let new = all.len();
        *table.numbers.entry(state).or_insert_with_key(|state| {
            all.push(state.clone());
            new
        })
    }

    fn at(&self, state: State) -> (G::Position, Player) {
        self.0.borrow().all[state].clone()
    }

    fn numbers(&self, positions: Vec<G::Position>, player: Player) -> Vec<State> {
        positions.into_iter().map(|position| self.number(position, player)).collect()
    }

    /// Who is to move after that player. Where both have the same moves, it is always Left.
    fn after(player: Player) -> Player {
        if G::PARTIZAN {
            player.other()
        } else {
            Player::Left
        }
    }
}

impl<G: Show> Positions for Met<G> {
    fn end(&self) -> End {
        G::END
    }

    fn is_partizan(&self) -> bool {
        G::PARTIZAN
    }

    fn counted(&self) -> Option<&'static str> {
        G::COUNTED
    }

    fn read(&self, text: &str, player: Player) -> Option<State> {
        let player = if G::PARTIZAN { player } else { Player::Left };
        Some(self.number(G::read(text)?, player))
    }

    fn write(&self, state: State) -> String {
        G::write(&self.at(state).0)
    }

    fn player(&self, state: State) -> Player {
        self.at(state).1
    }

    fn other(&self, state: State) -> State {
        let (position, player) = self.at(state);
        self.number(position, player.other())
    }

    fn order(&self, state: State) -> State {
        let (position, player) = self.at(state);
        self.number(G::order(position), player)
    }

    fn options(&self, state: State) -> Vec<State> {
        let (position, player) = self.at(state);
        self.numbers(G::options_of(&position, player), Self::after(player))
    }

    fn moves(&self, state: State) -> Vec<(Act, State)> {
        let (position, player) = self.at(state);
        let moves = G::moves(&position, player).into_iter();
        let next = Self::after(player);
        moves.map(|(step, to)| (G::act(&position, &step), self.number(to, next))).collect()
    }

    fn result(&self, state: State) -> i64 {
        G::result(&self.at(state).0)
    }

    fn hidden(&self, state: State) -> Option<State> {
        let (position, player) = self.at(state);
        G::hidden(&position).map(|before| self.number(before, player))
    }

    fn small(&self) -> Vec<State> {
        self.numbers(board::small::<G>(), Player::Left)
    }

    fn told(&self, state: State) -> Say {
        G::told(&self.at(state).0)
    }

    fn scene(&self, state: State) -> Vec<Picture> {
        G::scene(&self.at(state).0)
    }

    fn how(&self, state: State) -> Say {
        let (position, player) = self.at(state);
        G::how(&position, player)
    }

    fn idea(&self, state: State, worth: &dyn Fn(State) -> Worth) -> Idea<usize> {
        let (position, player) = &self.at(state);
        let worth = |to: &G::Position, player| {
            worth(self.number(to.clone(), if G::PARTIZAN { player } else { Player::Left }))
        };
        G::idea(&At::new(position, *player, &worth)).map(|by| {
            let moves = G::moves(position, *player);
            moves.iter().position(|(step, _)| *step == by).expect("the reason names a move")
        })
    }

    fn parts(&self, state: State) -> Vec<State> {
        self.numbers(G::parts(&self.at(state).0), Player::Left)
    }

    fn table(&self, state: State) -> Vec<Vec<State>> {
        let (position, player) = self.at(state);
        G::table(&position).into_iter().map(|row| self.numbers(row, player)).collect()
    }

    fn labels(&self, state: State) -> Vec<(Id, State)> {
        let (position, player) = self.at(state);
        G::labels(&position).into_iter().map(|(id, to)| (id, self.number(to, player))).collect()
    }

    fn count(&self, limits: &str) -> Option<Vec<State>> {
        Some(self.numbers(G::counted(limits)?, Player::Left))
    }
}
