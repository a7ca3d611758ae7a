//! The options of games that are made of others, or whose players move different pieces.

use crate::Player;

/// The options of a disjunctive sum: one component moves to one of its options, the others stay.
///
/// ```
/// # use referee::sum;
/// // Nim with heaps 2 and 1.
/// assert_eq!(sum(&[2, 1], |&heap| 0..heap), [[0, 1], [1, 1], [2, 0]]);
/// ```
pub fn sum<T: Clone, O: IntoIterator<Item = T>>(
    components: &[T],
    options: impl Fn(&T) -> O,
) -> Vec<Vec<T>> {
    let mut moves = vec![];
    for (i, component) in components.iter().enumerate() {
        for option in options(component) {
            moves.push([&components[..i], &[option], &components[i + 1..]].concat());
        }
    }
    moves
}

/// The options of a game of turning coins, for [`Referee`](crate::Referee): a position is the set of the coins that show
/// heads, a bit each. A turn `(coin, set)` may be made while `coin` shows heads, and turns every
/// coin of `set`.
///
/// ```
/// # use referee::turning;
/// // Coin 1 may be turned alone, or coin 0 with it.
/// let turns = [(1, 0b10), (1, 0b11)];
/// assert_eq!(turning(&turns)(&0b110), [0b100, 0b101]);
/// assert!(turning(&turns)(&0b001).is_empty());
/// ```
pub fn turning(turns: &[(u32, u64)]) -> impl Fn(&u64) -> Vec<u64> + '_ {
    move |heads| {
        let may = turns.iter().filter(|(coin, _)| heads >> coin & 1 == 1);
        may.map(|(_, set)| heads ^ set).collect()
    }
}

/// The options of a game in which the players move different pieces, for [`Referee`](crate::Referee): a position is
/// now paired with the player to move, and with that pairing the rules are the same for both.
/// Only [`Referee::is_won`](crate::Referee::is_won) has a meaning there.
///
/// ```
/// use referee::{partizan, Referee, Player};
///
/// // Left removes a white stone, Right a black one.
/// let mut referee = Referee::normal(partizan(|&(white, black): &(u32, u32), player| match player {
///     Player::Left => white.checked_sub(1).map(|white| (white, black)).into_iter().collect(),
///     Player::Right => black.checked_sub(1).map(|black| (white, black)).into_iter().collect(),
/// }));
/// assert!(referee.is_won(&((3, 2), Player::Left)));
/// assert!(!referee.is_won(&((2, 2), Player::Left)));
/// ```
pub fn partizan<P>(
    options: impl Fn(&P, Player) -> Vec<P>,
) -> impl Fn(&(P, Player)) -> Vec<(P, Player)> {
    move |(position, player)| {
        let pair = |option| (option, player.other());
        options(position, *player).into_iter().map(pair).collect()
    }
}
