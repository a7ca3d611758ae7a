use claims::final_value;
use referee::Player;

/// Bridg-it: each player has a grid of dots, n rows of n + 1 and n + 1 rows of n, that interlock. A
/// move joins two neighbouring dots of one's own grid by a bridge, and bridges may not cross. Left
/// wants to join the left side with the right one, Right the top with the bottom: on a full board
/// exactly one of them has done so, and bridges after that change nothing.
#[test]
fn hdu_3863() {
    for n in 1..=3 {
        // The places of bridges, by the dots of Left at their ends. The dots of the first column
        // are one side of the board, those of the last the other: what would join them in a column
        // is left out.
        let mut ends = vec![];
        for row in 0..n {
            ends.extend((0..n).map(|column| ((row, column), (row, column + 1))));
        }
        for row in 1..n {
            ends.extend((1..n).map(|column| ((row - 1, column), (row, column))));
        }
        let options = |&(left, right, player): &(u32, u32, Player)| {
            let free = (0..ends.len()).filter(|place| (left | right) >> place & 1 == 0);
            let build = |place: usize| match player {
                Player::Left => (left | 1 << place, right, Player::Right),
                Player::Right => (left, right | 1 << place, Player::Left),
            };
            free.map(build).collect()
        };
        let end = |&(left, _, _): &(u32, u32, Player)| {
            let mut reached: Vec<(usize, usize)> = (0..n).map(|row| (row, 0)).collect();
            let mut i = 0;
            while i < reached.len() {
                for (place, &(one, other)) in ends.iter().enumerate() {
                    for (from, to) in [(one, other), (other, one)] {
                        if left >> place & 1 == 1 && from == reached[i] && !reached.contains(&to) {
                            reached.push(to);
                        }
                    }
                }
                i += 1;
            }
            if reached.iter().any(|&(_, column)| column == n) {
                1
            } else {
                -1
            }
        };
        let value = |player| final_value(&(0, 0, player), &|board| board.2, &options, &end);
        assert_eq!(value(Player::Left), 1, "{n}");
        if n < 3 {
            assert_eq!(value(Player::Right), -1, "{n}");
        }
    }
}
