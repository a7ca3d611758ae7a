use claims::lead;
use referee::small::up_to;

/// A string of 0 and 1; a move makes a 0 a 1, for which its player pays 1, or turns a string round
/// that is no palindrome, for nothing, but not right after the other did so. When all are 1,
/// whoever paid less wins.
#[test]
fn codeforces_1527b2() {
    let moves = |(string, may_turn): &(Vec<u64>, bool)| {
        let mut found = vec![];
        for i in (0..string.len()).filter(|&i| string[i] == 0) {
            let mut to = string.clone();
            to[i] = 1;
            found.push((-1, (to, true)));
        }
        let turned: Vec<u64> = string.iter().rev().copied().collect();
        if *may_turn && !found.is_empty() && turned != *string {
            found.push((0, (turned, false)));
        }
        found
    };
    for string in up_to(&[(9, 1)]) {
        let zeros = string.iter().filter(|&&digit| digit == 0).count();
        if zeros == 0 {
            continue;
        }
        let (n, is_palindrome) = (string.len(), string.iter().eq(string.iter().rev()));
        let expected = if is_palindrome {
            if zeros % 2 == 0 || zeros == 1 {
                -1
            } else {
                1
            }
        } else {
            i64::from(!(n % 2 == 1 && string[n / 2] == 0 && zeros == 2))
        };
        assert_eq!(lead(&(string.clone(), true), &moves).signum(), expected, "{string:?}");
    }
}
