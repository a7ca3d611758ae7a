//! The game with two changes, which the page's tests of the cards themselves justify: a doubted card is turned over, and
//! instead of cards coming by chance coins are paid for the share of the cases in which somebody has won.
//!
//! Longer than a screen: a round is two moves, of which the first stays hidden.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// How many cards of Shrek (Left) and of Donkey (Right) the other does not know.
    pub hidden: [u32; 2],
    pub asks: Player,
    /// What is still to be won.
    pub pot: u32,
    pub coins: [u32; 2],
    /// In the middle of a round, what one of them has chosen.
    pub chosen: Option<Choice>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Name a card that one does not know, or one of one's own, or guess the card on the table.
    Ask,
    Bluff,
    Guess,
    /// If one does not have the named card: guess it, or turn it over.
    Believe,
    Doubt,
}
use Choice::{Ask, Believe, Bluff, Doubt, Guess};

impl Game for Rules {
    type Position = Table;
    type Move = Choice;

    const END: End = End::Secret;
    const PARTIZAN: bool = true;

    fn moves(table: &Table, player: Player) -> Moves<Rules> {
        let choices: &[Choice] = match table.pot {
            0 => &[],
            _ if player == table.asks => &[Ask, Bluff, Guess],
            _ => &[Believe, Doubt],
        };
        let after = |own: Choice| match table.chosen {
            None => Table { chosen: Some(own), ..*table },
            Some(other) if player == table.asks => table.after(own, other),
            Some(other) => table.after(other, own),
        };
        choices.iter().map(|&own| (own, after(own))).collect()
    }

    fn result(table: &Table) -> i64 {
        i64::from(table.coins[0]) - i64::from(table.coins[1])
    }

    fn hidden(table: &Table) -> Option<Table> {
        table.chosen.map(|_| Table { chosen: None, ..*table })
    }
}

impl Table {
    /// The start, with coins that can be shared as often as it may come to that.
    pub fn start(m: u32, n: u32) -> Table {
        let pot = (1..=m + 1).chain(1..=n + 1).product();
        Table { hidden: [m, n], asks: Player::Left, pot, coins: [0; 2], chosen: None }.ended()
    }

    fn after(&self, asked: Choice, answer: Choice) -> Table {
        let case = self.pot / (self.hidden[self.asks.other() as usize] + 1);
        let mut to = match (asked, answer) {
            (Guess, _) => self.paid(case, self.pot - case),
            (Ask, Believe) => self.paid(0, case),
            (Ask, _) => self.paid(case, 0),
            (_, Believe) => self.paid(self.pot, 0),
            _ => *self,
        };
        to.chosen = None;
        to.asks = self.asks.other();
        if to.pot > 0 {
            to.hidden[if asked == Ask { to.asks } else { self.asks } as usize] -= 1;
        }
        to.ended()
    }

    fn paid(mut self, asker: u32, other: u32) -> Table {
        self.pot -= asker + other;
        self.coins[self.asks as usize] += asker;
        self.coins[self.asks.other() as usize] += other;
        self
    }

    /// If one of them has no hidden card, whoever is to ask can only guess.
    fn ended(self) -> Table {
        let case = self.pot / (self.hidden[self.asks.other() as usize] + 1);
        if self.hidden.contains(&0) {
            self.paid(case, self.pot - case)
        } else {
            self
        }
    }
}
