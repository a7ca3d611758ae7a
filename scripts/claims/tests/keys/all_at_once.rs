use itertools::Itertools;
use referee::small::positions;
use referee::{partizan, Player, Referee};

/// Rooms in a ring. The first player and then the second take 1 or a prime number of cows from the same room, then
/// both go to the next one; whoever cannot take loses.
#[test]
fn usaco_1255() {
    let is_prime = |&p: &usize| p > 1 && (2..p).all(|d| p % d != 0);
    let takes = |cows: usize| {
        (1..=cows).filter(move |take| *take == 1 || is_prime(take)).map(move |take| cows - take)
    };
    // How many moves a room lasts: the winner hurries, the loser delays.
    let mut lasts: Vec<usize> = vec![];
    for cows in 0..=60 {
        let (won, lost): (Vec<usize>, Vec<usize>) =
            takes(cows).map(|left| lasts[left]).partition(|lasts| lasts % 2 == 1);
        let longest = won.into_iter().max().map_or(0, |lasts| lasts + 1);
        lasts.push(lost.into_iter().min().map_or(longest, |lasts| lasts + 1));
        // The largest take that leaves a multiple of 4.
        let fits = |take: &usize| (*take == 1 || is_prime(take)) && (cows - take) % 4 == 0;
        let key = match cows % 4 {
            0 => cows / 2,
            _ => (cows - (1..=cows).rev().find(fits).unwrap()) / 2 + 1,
        };
        assert_eq!(lasts[cows], key, "{cows}");
    }
    let moves = |(rooms, at, is_second): &(Vec<u64>, usize, bool)| {
        let next = if *is_second { (at + 1) % rooms.len() } else { *at };
        let options = takes(rooms[*at] as usize).map(|left| {
            let mut rooms = rooms.clone();
            rooms[*at] = left as u64;
            (rooms, next, !is_second)
        });
        options.collect()
    };
    let mut referee = Referee::normal(moves);
    for below in positions([(1, 40), (2, 15), (3, 7)]) {
        let rooms: Vec<u64> = below.iter().map(|cows| cows + 1).collect();
        let first_over = rooms.iter().min_by_key(|&&cows| lasts[cows as usize] / 2).unwrap();
        let is_won = referee.is_won(&(rooms.clone(), 0, false));
        assert_eq!(is_won, first_over % 4 != 0, "{rooms:?}");
    }
}

/// In a round a number s is in turn increased by 1 or doubled; whoever makes it larger than e loses the round and
/// begins the next one. Whoever loses the last round loses. Can the one who begins force a win, and a loss?
#[test]
fn codeforces_1369f() {
    fn can_win(s: u64, e: u64) -> bool {
        match e % 2 {
            1 => s % 2 == 0,
            _ if s > e / 2 => s % 2 == 1,
            _ if s > e / 4 => true,
            _ => can_win(s, e / 4),
        }
    }
    let can_lose = |s: u64, e: u64| s > e / 2 || can_win(s, e / 2);
    let steps = |e: u64| move |s: u64| [s + 1, 2 * s].into_iter().filter(move |&s| s <= e);
    for e in 1..=70 {
        // Who may not exceed e: wins if the other one has to.
        let mut wins = Referee::normal(|&s: &u64| steps(e)(s).collect());
        // Who may not be exceeded: a move beyond e is good.
        let mut loses = Referee::normal(|&s: &u64| match s {
            s if s > e => vec![],
            s => vec![s + 1, 2 * s],
        });
        for s in 1..=e {
            assert_eq!(wins.is_won(&s), can_win(s, e), "{s} {e}");
            assert_eq!(loses.is_won(&s), can_lose(s, e), "{s} {e}");
        }
    }
    // Matches of two and three rounds: the round and its number; Left begins and wants to win the match, or to lose.
    let rounds: Vec<(u64, u64)> = (1..=5).flat_map(|e| (1..=e).map(move |s| (s, e))).collect();
    for k in 2..=3 {
        for chosen in (0..k).map(|_| rounds.iter().copied()).multi_cartesian_product() {
            for wants_win in [true, false] {
                let moves = |&(round, s): &(usize, u64), player: Player| -> Vec<(usize, u64)> {
                    if round > k {
                        return vec![];
                    }
                    if round == k {
                        // The player to move is the loser of the last round.
                        let has_left = (player == Player::Right) == wants_win;
                        let has_player = has_left == (player == Player::Left);
                        return if has_player { vec![(k + 1, 0)] } else { vec![] };
                    }
                    if s > chosen[round].1 {
                        // The other one has lost the round and begins the next: this player passes.
                        return vec![(round + 1, chosen.get(round + 1).map_or(0, |next| next.0))];
                    }
                    vec![(round, s + 1), (round, 2 * s)]
                };
                let start = (0, chosen[0].0);
                let is_won = Referee::normal(partizan(moves)).is_won(&(start, Player::Left));
                // From the last round backwards: does Left have it when beginning the round, or as second? Who
                // would begin after the last round has lost it.
                let (mut begins, mut second) = (!wants_win, wants_win);
                for &(s, e) in chosen.iter().rev() {
                    let (win, lose) = (can_win(s, e), can_lose(s, e));
                    // Left begins: a win makes Left second, a loss makes Left begin the next round.
                    let has = (win && second) || (lose && begins);
                    // Right begins: Left has it unless Right can bring about what Left does not want.
                    let other = (!win || begins) && (!lose || second);
                    (begins, second) = (has, other);
                }
                assert_eq!(is_won, begins, "{chosen:?} {wants_win}");
            }
        }
    }
}
