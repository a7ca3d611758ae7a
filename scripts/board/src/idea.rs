//! What a page's Idea says of a position: who wins and why, by which move, and what it draws.

use crate::{Arg, Form, Overlay, Say, Show};
use referee::{Game, Moves, Outcome, Player};

/// What the Idea says of a position, from one computation of the page's quantity. `M` is a move of the game.
#[derive(Clone, Debug)]
#[must_use]
pub struct Idea<M> {
    /// What follows for the player to move.
    pub outcome: Outcome,
    /// Why: a sentence or two, in the words of the page's Idea, that name what they count. Who is to move, and
    /// who wins, is said by the board. The id begins with the outcome: `won-`, `lost-` or `draw-`.
    pub why: Vec<Say>,
    /// The move that the reason names: the computer plays it.
    pub by: Option<M>,
    /// What is drawn on the picture: the second hint.
    pub overlay: Option<Overlay>,
    /// The page's quantity, computed.
    pub quantity: Option<Say>,
}

impl<M> Idea<M> {
    /// With this reason, whose id begins with the outcome.
    ///
    /// ```
    /// # use board::{say, Idea};
    /// # use referee::Outcome;
    /// assert_eq!(Idea::<()>::new(say!("lost-end")).outcome, Outcome::Lost);
    /// ```
    pub fn new(why: Say) -> Self {
        let outcome = match why.id.split('-').next() {
            Some("won") => Outcome::Won,
            Some("lost") => Outcome::Lost,
            Some("draw") => Outcome::Drawn,
            _ => panic!("{} does not begin with an outcome", why.id),
        };
        Idea { outcome, why: vec![why], by: None, overlay: None, quantity: None }
    }

    /// With one more sentence of the reason.
    pub fn and(mut self, why: Say) -> Self {
        self.why.push(why);
        self
    }

    /// The same, if that holds.
    pub fn and_if(self, holds: bool, why: Say) -> Self {
        if holds {
            self.and(why)
        } else {
            self
        }
    }

    /// With the move that the reason names, if it names one.
    pub fn by(mut self, step: impl Into<Option<M>>) -> Self {
        self.by = step.into();
        self
    }

    /// The same, where a move of another kind stands for this one.
    pub fn map<N>(self, step: impl FnOnce(M) -> N) -> Idea<N> {
        let Idea { outcome, why, by, overlay, quantity } = self;
        Idea { outcome, why, by: by.map(step), overlay, quantity }
    }

    /// With what is drawn. The legend is told how many marks are `orange`, and how many frames and rings are
    /// `thin`: it need not speak of what is not there.
    pub fn shows(mut self, mut overlay: Overlay) -> Self {
        let (mut orange, mut thin) = (0, 0);
        for mark in &overlay.marks {
            match mark.form {
                _ if mark.counts => orange += 1,
                Form::Span(..) | Form::Ring(_) => thin += 1,
                Form::Tag(..) | Form::Pair(..) => {}
            }
        }
        overlay.legend.args.push(("orange", Arg::Number(orange)));
        overlay.legend.args.push(("thin", Arg::Number(thin)));
        self.overlay = Some(overlay);
        self
    }

    /// With the page's quantity.
    pub fn counts(mut self, quantity: Say) -> Self {
        self.quantity = Some(quantity);
        self
    }
}

/// What the referee finds: the outcome for the player to move, and a number. In a game with draws it is the
/// number of moves to the end, when the winner hurries and the loser delays; in a game for scores how much more
/// than the other the player to move will have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worth {
    /// The outcome.
    pub outcome: Outcome,
    /// The number.
    pub number: i64,
}

/// A position, who is to move there, and the referee, for the few Ideas that rest on a search.
pub struct At<'a, G: Game + ?Sized> {
    /// The position.
    pub position: &'a G::Position,
    /// Who is to move; always Left where both players have the same moves.
    pub player: Player,
    worth: &'a dyn Fn(&G::Position, Player) -> Worth,
}

impl<'a, G: Game + ?Sized> At<'a, G> {
    /// By what the referee finds in any position.
    pub fn new(
        position: &'a G::Position,
        player: Player,
        worth: &'a dyn Fn(&G::Position, Player) -> Worth,
    ) -> Self {
        At { position, player, worth }
    }

    /// The moves, each with the position after it.
    pub fn moves(&self) -> Moves<G> {
        G::moves(self.position, self.player)
    }

    /// Who is to move after a move.
    pub fn next(&self) -> Player {
        if G::PARTIZAN {
            self.player.other()
        } else {
            Player::Left
        }
    }

    /// What the referee finds in a position.
    pub fn worth(&self, position: &G::Position, player: Player) -> Worth {
        (self.worth)(position, player)
    }

    /// Does the player who moves in a position after this one lose there?
    pub fn is_lost_after(&self, to: &G::Position) -> bool {
        self.worth(to, self.next()).outcome == Outcome::Lost
    }

    /// The first move to such a position.
    pub fn move_to(&self, fits: impl Fn(&G::Position) -> bool) -> Option<(G::Move, G::Position)> {
        self.moves().into_iter().find(|(_, to)| fits(to))
    }

    /// A move after which the player who moves then loses.
    pub fn winning_move(&self) -> Option<(G::Move, G::Position)> {
        self.move_to(|to| self.is_lost_after(to))
    }

    /// Has nobody a move in a position after this one?
    pub fn is_end(&self, to: &G::Position) -> bool {
        G::moves(to, self.next()).is_empty()
    }

    /// Is it a last move, after which nobody has one?
    pub fn ends_with(&self, step: &G::Move) -> bool {
        self.moves().iter().any(|(one, to)| one == step && self.is_end(to))
    }

    /// Points that Left wants many of, as the player to move counts them.
    pub fn of_mover(&self, points: i64) -> i64 {
        if self.player == Player::Left {
            points
        } else {
            -points
        }
    }
}

impl<G: Show + ?Sized> At<'_, G> {
    /// A move in words, as [`Show::act`] has them.
    pub fn say(&self, step: &G::Move) -> Say {
        G::act(self.position, step).say
    }
}
