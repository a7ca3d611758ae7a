use referee::small;

/// Each player in turn decides for the best of their own result, the last one first. The results of
/// all players, where equally good choices may give several.
fn results<P>(
    at: &P,
    options: &impl Fn(&P) -> (usize, Vec<P>),
    end: &impl Fn(&P) -> Vec<i64>,
) -> Vec<Vec<i64>> {
    let (player, tos) = options(at);
    if tos.is_empty() {
        return vec![end(at)];
    }
    let mut all: Vec<Vec<i64>> = vec![];
    for to in &tos {
        all.extend(results(to, options, end));
    }
    let best = all.iter().map(|result| result[player]).max().expect("there are options");
    all.retain(|result| result[player] == best);
    all.sort();
    all.dedup();
    all
}

/// Players in a row, each of whom may eat the one before and may then be eaten by the next; to eat
/// is good, to be eaten is worse than to go hungry. The first may eat a prize; who does not eat
/// ends play.
#[test]
fn yes_and_no_alternate_from_the_end() {
    for players in 1..=9_usize {
        let options = |&(turn, is_over): &(usize, bool)| {
            let tos = [(turn + 1, false), (turn, true)];
            (turn, if is_over || turn == players { vec![] } else { tos.to_vec() })
        };
        // All before `turn` have eaten, and all but the last of them are eaten.
        let end = |&(turn, _): &(usize, bool)| -> Vec<i64> {
            let result =
                |player| if player + 1 < turn { -1 } else { i64::from(player + 1 == turn) };
            (0..players).map(result).collect()
        };
        let found = results(&(0, false), &options, &end);
        let eats = found[0][0] == 1;
        assert_eq!((found.len(), eats), (1, players % 2 == 1), "{players}");
    }
}

/// Pirates, the last one first in rank: that one offers a division of the gold, and if fewer than
/// half are for it, goes overboard. Each wants to live, then gold, then others overboard.
#[test]
fn pirates_give_one_coin_to_every_second_one() {
    let gold = 3;
    // Alone: all of it. −1 is overboard.
    let mut next: Vec<i64> = vec![gold];
    for pirates in 2..=7_usize {
        let mut best: Option<Vec<i64>> = None;
        for offer in small::sequences(pirates, gold as u64) {
            let offer: Vec<i64> = offer.into_iter().map(|coins| coins as i64).collect();
            let proposer = pirates - 1;
            if offer.iter().sum::<i64>() != gold {
                continue;
            }
            let is_for = |&i: &usize| i == proposer || offer[i] > next[i];
            let passes = 2 * (0..pirates).filter(is_for).count() >= pirates;
            if passes && best.as_ref().map_or(true, |best| offer[proposer] > best[proposer]) {
                best = Some(offer);
            }
        }
        let found = best.expect("so few can always agree");
        let others = |i: usize| i64::from((pirates - 1 - i) % 2 == 0);
        let mut claimed: Vec<i64> = (0..pirates).map(others).collect();
        claimed[pirates - 1] = gold - (pirates as i64 - 1) / 2;
        assert_eq!(found, claimed);
        next = found;
    }
}

/// Takes of 1 or 2, and the last stone wins: the first of three players loses in any case, and
/// chooses.
#[test]
fn not_if_who_cannot_win_chooses_between_the_others() {
    let options = |&(heap, turn): &(u64, usize)| {
        (turn, (1..=heap.min(2)).map(|take| (heap - take, (turn + 1) % 3)).collect())
    };
    let end = |&(_, turn): &(u64, usize)| -> Vec<i64> {
        (0..3).map(|player| i64::from((player + 1) % 3 == turn)).collect()
    };
    assert_eq!(results(&(4, 0), &options, &end), [[0, 0, 1], [0, 1, 0]]);
}

/// Three players take 1 to k; the last stone wins, and who cannot win prefers the next one.
#[test]
fn who_wins_is_stored_counted_from_the_player_to_move() {
    fn winner(heap: u64, player: usize, k: u64) -> usize {
        if heap == 0 {
            return (player + 2) % 3;
        }
        let ends = (1..=k.min(heap)).map(|take| winner(heap - take, (player + 1) % 3, k));
        ends.min_by_key(|&end| (end + 3 - player) % 3).expect("a take")
    }
    for k in 1..=3 {
        let mut stored = vec![2];
        for heap in 1..=14_usize {
            let ends = (1..=heap.min(k)).map(|take| (stored[heap - take] + 1) % 3);
            stored.push(ends.min().expect("a take"));
        }
        for (heap, from_the_mover) in stored.iter().enumerate() {
            for player in 0..3 {
                let found = winner(heap as u64, player, k as u64);
                assert_eq!(found, (player + from_the_mover) % 3, "{heap} {player} {k}");
            }
        }
    }
}
