use claims::end_value;
use itertools::Itertools;
use referee::small::sequences;
use referee::Player;

/// K rows; a move deletes an end of a row of two or more numbers. The first player wants the sum of the last
/// numbers large, the second small.
#[test]
fn atcoder_arc_116_f() {
    let deletions = |rows: &Vec<Vec<u64>>, _: Player| {
        let mut options = vec![];
        for (i, row) in rows.iter().enumerate().filter(|(_, row)| row.len() > 1) {
            for rest in [&row[1..], &row[..row.len() - 1]] {
                let mut option = rows.clone();
                option[i] = rest.to_vec();
                options.push(option);
            }
        }
        options
    };
    // A row of odd length in which the player has to move first.
    let odd = |row: &[u64], player: Player| match row.len() / 2 {
        0 => row[0],
        half => {
            let (x, y, z) = (row[half - 1], row[half], row[half + 1]);
            match player {
                Player::Left => y.min(x.max(z)),
                Player::Right => y.max(x.min(z)),
            }
        }
    };
    let shapes: [&[usize]; 8] =
        [&[5], &[6], &[1, 4], &[2, 4], &[3, 3], &[2, 2, 2], &[4, 2], &[2, 3, 1]];
    for shape in shapes {
        let len = shape.iter().sum();
        for numbers in sequences(len, if len < 6 { 3 } else { 2 }) {
            let mut rest = numbers.iter().copied();
            let rows: Vec<Vec<u64>> =
                shape.iter().map(|&len| rest.by_ref().take(len).collect()).collect();
            let (even_rows, odd_rows): (Vec<&Vec<u64>>, Vec<&Vec<u64>>) =
                rows.iter().partition(|row| row.len() % 2 == 0);
            // Who has to move when all rows are odd.
            let last = if even_rows.len() % 2 == 0 { Player::Left } else { Player::Right };
            let mut key: u64 = odd_rows.iter().map(|row| odd(row, last)).sum();
            let hot = even_rows.iter().map(|row| {
                let ends = [odd(&row[1..], last), odd(&row[..row.len() - 1], last)];
                (ends[0].max(ends[1]), ends[0].min(ends[1]))
            });
            let sorted = hot.sorted_by_key(|(high, low)| std::cmp::Reverse(high - low));
            for (turn, (high, low)) in sorted.enumerate() {
                key += if turn % 2 == 0 { high } else { low };
            }
            let value = |rows: &Vec<Vec<u64>>| rows.iter().map(|row| row[0]).sum::<u64>();
            assert_eq!(end_value(&rows, Player::Left, &deletions, &value), key, "{rows:?}");
        }
    }
}

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
