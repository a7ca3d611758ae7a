//! The game as stated: two heaps, a move takes from one of them, and whoever has to move at a shortcut loses.

use referee::{Game, Moves, Player, Take};

pub struct Rules;

/// Two heaps: the column and the row of a cell.
pub type Pair = (u64, u64);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plane {
    pub heaps: Pair,
    pub shortcuts: Vec<Pair>,
}

impl Game for Rules {
    type Position = Plane;
    type Move = Take;

    fn moves(Plane { heaps, shortcuts }: &Plane, _: Player) -> Moves<Rules> {
        if shortcuts.contains(heaps) {
            return vec![];
        }
        let &(a, b) = heaps;
        let from_a = (1..=a).map(|stones| (Take { heap: 0, stones }, (a - stones, b)));
        let from_b = (1..=b).map(|stones| (Take { heap: 1, stones }, (a, b - stones)));
        let to = |heaps: Pair| Plane { heaps, shortcuts: shortcuts.clone() };
        from_a.chain(from_b).map(|(take, heaps)| (take, to(heaps))).collect()
    }
}
