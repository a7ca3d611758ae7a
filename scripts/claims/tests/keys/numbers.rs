use referee::small::{sequences, up_to};
use referee::{partizan, Player, Referee};

/// A row of free blocks of cells. Alice covers a free cells in a row, Bob b < a, Alice first;
/// whoever cannot loses.
#[test]
fn codeforces_1221e() {
    for (a, b) in [(2, 1), (3, 1), (3, 2), (4, 2), (4, 3), (5, 2), (5, 3), (6, 3)] {
        let covers = |blocks: &Vec<u64>, player| {
            let length = if player == Player::Left { a } else { b };
            let mut options = vec![];
            for (i, &block) in blocks.iter().enumerate().filter(|(_, &block)| block >= length) {
                for left in 0..=(block - length) / 2 {
                    let mut option = [&blocks[..i], &blocks[i + 1..]].concat();
                    option.extend([left, block - length - left]);
                    option.retain(|&block| block >= b);
                    option.sort_unstable();
                    options.push(option);
                }
            }
            options
        };
        let is_won = |blocks: &[u64]| {
            let is_safe = |block: u64| (b..a).contains(&block);
            let large: Vec<u64> = blocks.iter().copied().filter(|&block| block >= 2 * b).collect();
            let places = blocks.iter().filter(|&&block| block >= a).count();
            if blocks.iter().any(|&block| is_safe(block)) || large.len() > 1 {
                return false;
            }
            match large.first() {
                Some(&block) if block >= a => (0..=block - a).any(|left| {
                    let parts = [left, block - a - left];
                    let new = parts.iter().filter(|&&part| part >= a).count();
                    let is_quiet = parts.iter().all(|&part| part < 2 * b && !is_safe(part));
                    is_quiet && (places - 1 + new) % 2 == 0
                }),
                _ => places % 2 == 1,
            }
        };
        let mut referee = Referee::normal(partizan(covers));
        for blocks in up_to(&[(1, 22), (2, 14), (3, 9)]) {
            let mut start: Vec<u64> = blocks.iter().copied().filter(|&block| block >= b).collect();
            start.sort_unstable();
            let is_won = is_won(&start);
            assert_eq!(referee.is_won(&(start, Player::Left)), is_won, "{blocks:?} {a} {b}");
        }
    }
}

/// a buttons that only Anna may press, b that only Katie may, c for both; each once. Anna begins,
/// whoever cannot press loses.
#[test]
fn codeforces_1858a() {
    let press = |&(a, b, c): &(u64, u64, u64), player| {
        let own = if player == Player::Left { (a, (1, 0, 0)) } else { (b, (0, 1, 0)) };
        let all = [own, (c, (0, 0, 1))].into_iter().filter(|&(count, _)| count > 0);
        all.map(|(_, (x, y, z))| (a - x, b - y, c - z)).collect()
    };
    let mut referee = Referee::normal(partizan(press));
    for numbers in sequences(3, 9) {
        let (a, b, c) = (numbers[0], numbers[1], numbers[2]);
        assert_eq!(referee.is_won(&((a, b, c), Player::Left)), a + c % 2 > b, "{a} {b} {c}");
    }
}

/// Each says a word of their own list that nobody has said; some words are on both lists. Whoever
/// cannot loses.
#[test]
fn codeforces_755b() {
    // Of words on one list alone, and on both.
    let say = |&(one, other, both): &(u64, u64, u64), player| {
        let (mut options, is_left) = (vec![], player == Player::Left);
        if is_left && one > 0 {
            options.push((one - 1, other, both));
        }
        if !is_left && other > 0 {
            options.push((one, other - 1, both));
        }
        if both > 0 {
            options.push((one, other, both - 1));
        }
        options
    };
    let mut referee = Referee::normal(partizan(say));
    for numbers in sequences(3, 9) {
        let (one, other, both) = (numbers[0], numbers[1], numbers[2]);
        let (n, m) = (one + both, other + both);
        let is_won = n > m || n == m && both % 2 == 1;
        assert_eq!(referee.is_won(&((one, other, both), Player::Left)), is_won, "{numbers:?}");
    }
}

/// A row of A and B. Alice removes an A between two A, Bob a B between two B, Alice first; whoever
/// cannot loses.
#[test]
fn leetcode_2038() {
    let remove = |row: &Vec<u64>, player| {
        let own = u64::from(player == Player::Right);
        let inner = (1..row.len().max(1) - 1).filter(|&i| row[i - 1..=i + 1] == [own; 3]);
        inner.map(|i| [&row[..i], &row[i + 1..]].concat()).collect()
    };
    let mut referee = Referee::normal(partizan(remove));
    for row in up_to(&[(12, 1)]) {
        let count = |own: u64| row.windows(3).filter(|three| **three == [own; 3]).count();
        let start = (row.clone(), Player::Left);
        assert_eq!(referee.is_won(&start), count(0) > count(1), "{row:?}");
    }
}

/// Piles in a row. FirstLeft takes one piece or more from the leftmost pile, SecondRight from the
/// rightmost, FirstLeft first; whoever finds nothing loses.
#[test]
fn atcoder_agc_048_d() {
    let take = |piles: &Vec<u64>, player| {
        let i = if player == Player::Left { 0 } else { piles.len().max(1) - 1 };
        let left = 0..piles.get(i).copied().unwrap_or(0);
        let to = left.map(|pile| {
            let mut to = piles.clone();
            to[i] = pile;
            if pile == 0 {
                to.remove(i);
            }
            to
        });
        to.collect()
    };
    let mut referee = Referee::normal(partizan(take));
    for piles in up_to(&[(4, 4), (3, 7)]).into_iter().filter(|piles| !piles.contains(&0)) {
        let n = piles.len();
        // The least outer pile with which the player to move wins, the others full.
        let (mut left, mut right) = (vec![vec![1; n]; n], vec![vec![1; n]; n]);
        for length in 2..=n {
            for l in 0..=n - length {
                let r = l + length - 1;
                if piles[r] >= right[l + 1][r] {
                    left[l][r] = piles[r] - right[l + 1][r] + 1 + left[l][r - 1];
                }
                if piles[l] >= left[l][r - 1] {
                    right[l][r] = piles[l] - left[l][r - 1] + 1 + right[l + 1][r];
                }
            }
        }
        let is_won = piles[0] >= left[0][n - 1];
        assert_eq!(referee.is_won(&(piles.clone(), Player::Left)), is_won, "{piles:?}");
    }
}
