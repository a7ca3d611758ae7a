//! The game as stated: a turn takes a card as points, by Ciel the top card of a pile, by Jiro the bottom card.

use referee::{End, Game, Moves, Player};

pub struct Rules;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Table {
    /// Each pile from top to bottom.
    pub piles: Vec<Vec<u64>>,
    /// Ciel's and Jiro's.
    pub points: [u64; 2],
}

/// A card by its pile and its place there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    pub pile: usize,
    pub place: usize,
}

impl Game for Rules {
    type Position = Table;
    type Move = Card;

    const END: End = End::Score;
    const PARTIZAN: bool = true;

    fn moves(table: &Table, player: Player) -> Moves<Rules> {
        let mut moves = vec![];
        for (pile, cards) in table.piles.iter().enumerate().filter(|(_, cards)| !cards.is_empty()) {
            let place = match player {
                Player::Left => 0,
                Player::Right => cards.len() - 1,
            };
            let mut to = table.clone();
            to.points[player as usize] += to.piles[pile].remove(place);
            moves.push((Card { pile, place }, to));
        }
        moves
    }

    fn result(table: &Table) -> i64 {
        let [ciel, jiro] = table.points.map(|points| i64::try_from(points).expect("few points"));
        ciel - jiro
    }
}
