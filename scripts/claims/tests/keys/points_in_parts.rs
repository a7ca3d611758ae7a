use referee::small::sequences;
use referee::Player;

/// Stacks of two photos, each worth a to Alice and b to Bonnie. In turn a player takes the top of a stack or
/// passes; two passes end the game. Both play for the difference.
#[test]
fn codeforces_725f() {
    // What is left of the stacks, top last; who moves; whether the other has just passed.
    type Position = (Vec<Vec<(i64, i64)>>, Player, bool);
    let takes = |(stacks, player, passed): &Position| {
        let mut options: Vec<(i64, Position)> = vec![];
        for i in (0..stacks.len()).filter(|&i| !stacks[i].is_empty()) {
            let mut rest = stacks.clone();
            let (a, b) = rest[i].pop().unwrap();
            let points = if *player == Player::Left { a } else { b };
            options.push((points, (rest, player.other(), false)));
        }
        let left = if *passed { vec![] } else { stacks.clone() };
        if !left.is_empty() || *passed && !stacks.is_empty() {
            options.push((0, (left, player.other(), true)));
        }
        options
    };
    let key = |stacks: &[Vec<(i64, i64)>]| {
        let mut open = vec![];
        let mut lead = 0;
        for stack in stacks {
            let [(a2, b2), (a1, b1)] = stack[..] else { unreachable!() };
            if a1 + b1 >= a2 + b2 {
                open.extend([(a1, b1), (a2, b2)]);
            } else if a1 > b2 {
                lead += a1 - b2;
            } else if b1 > a2 {
                lead -= b1 - a2;
            }
        }
        open.sort_by_key(|(a, b)| -(a + b));
        for (turn, (a, b)) in open.into_iter().enumerate() {
            lead += if turn % 2 == 0 { a } else { -b };
        }
        lead
    };
    for (stacks, max) in [(1, 4), (2, 1)] {
        for numbers in sequences(4 * stacks, max) {
            let numbers: Vec<i64> = numbers.iter().map(|&number| number as i64).collect();
            let photos: Vec<(i64, i64)> = numbers.chunks(2).map(|two| (two[0], two[1])).collect();
            let stacks: Vec<Vec<(i64, i64)>> = photos.chunks(2).map(<[_]>::to_vec).collect();
            let lead = claims::lead(&(stacks.clone(), Player::Left, false), &takes);
            assert_eq!(lead, key(&stacks), "{stacks:?}");
        }
    }
    // Larger numbers, every so often.
    for code in (0..7_u64.pow(8)).step_by(1999) {
        let numbers: Vec<i64> = (0..8).map(|i| (code / 7_u64.pow(i) % 7) as i64).collect();
        let photos: Vec<(i64, i64)> = numbers.chunks(2).map(|two| (two[0], two[1])).collect();
        let stacks: Vec<Vec<(i64, i64)>> = photos.chunks(2).map(<[_]>::to_vec).collect();
        let lead = claims::lead(&(stacks.clone(), Player::Left, false), &takes);
        assert_eq!(lead, key(&stacks), "{stacks:?}");
    }
}
