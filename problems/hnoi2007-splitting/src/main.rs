//! # Splitting Game — [HNOI2007] 分裂游戏, Luogu P3185, BZOJ 1188
//!
//! <https://www.luogu.com.cn/problem/P3185> · Split-Nim, all winning moves · O(n³) time per case
//!
//! **Statement.** Bottles 0 to n − 1 hold pᵢ ≥ 0 beans. A move picks i < j ≤ k with pᵢ ≥ 1, takes
//! one bean out of bottle i and puts one into bottle j and one into bottle k, both into the same if
//! j = k. Whoever cannot move loses. For each of t cases print two lines: the first winning move as
//! `i j k`, or `-1 -1 -1` if there is none, and how many winning moves there are. First is the one
//! with the least i, among these with the least j, then with the least k. t ≤ 10; n from 2 to 21,
//! pᵢ ≤ 10 000. The program takes any t, n from 1 to 500 and any u64 pᵢ.
//!
//! **Idea.** No bean is in the way of another: each is a game of its own. What it can become
//! depends only on the number h of bottles behind its own: two beans with b and c bottles behind
//! them, where b and c are any numbers below h, equal or not. So it is worth what a heap of h
//! stones is worth in [Split-Nim](../split_nim/index.html), where a move replaces a heap by any two
//! smaller ones, 0 allowed: g(h) = 0, 1, 2, 4, 7, 8, 11, … for h = 0, 1, 2, …, which is 0 and then
//! the numbers with an odd number of ones in binary, called odious. Beans together are worth the
//! nim-sum ⊕, the bitwise xor, of their values. Two beans in one bottle cancel: only the bottles
//! with an odd number count. (But a winning move may take its bean from any bottle that is not
//! empty.)
//!
//! ```text
//! bottle i             0   1   2     3
//! beans pᵢ             1   0   1  5000
//! behind it, h         3   2   1     0
//! g(h)                 4   2   1     0     bottles 0 and 2 are odd: X = 4 ⊕ 1 = 5
//! ```
//!
//! A move out of bottle 0 takes a 4 away, and 5 ⊕ 4 = 1 is left. It puts in the values of j and k;
//! to make X = 0 these must have the nim-sum 1, so they are 2 and 3, of values 1 and 0. A move out
//! of bottle 2 leaves 5 ⊕ 1 = 4, with only bottle 3, of value 0, to put in. Bottle 1 is empty, and
//! behind bottle 3 there is none. So one move wins: 0 2 3.
//!
//! **Proof.** Claim: let gᵢ be g(n − 1 − i), and X the nim-sum of gᵢ over the bottles with pᵢ odd.
//! The player to move loses (the position is a P-position) ⇔ X = 0, and a move i, j, k wins ⇔ X ⊕
//! gᵢ ⊕ gⱼ ⊕ gₖ = 0.
//!
//! The beans are a sum of games: a move is made with one of them, and the two that come of it are a
//! sum again. So by the theorem of Sprague and Grundy ([set-nim](../set_nim/index.html)) the value
//! of all is the nim-sum of the beans' values, and a bean's value is the mex of g(b) ⊕ g(c) over
//! all b, c < h: the least number 0, 1, 2, … not among these. Just that is g in Split-Nim, whose
//! page proves the list of g, and that play ends. Beans in one bottle have equal values, and an
//! even number of them add 0. So the value of all is X, and the player to move loses ⇔ X = 0.
//!
//! A move takes gᵢ out of the nim-sum, which is ⊕ gᵢ as gᵢ ⊕ gᵢ = 0, and puts gⱼ and gₖ in: X
//! becomes X ⊕ gᵢ ⊕ gⱼ ⊕ gₖ. The move wins iff the opponent faces 0. (With X = 0 no move does that:
//! by the mex gᵢ is no gⱼ ⊕ gₖ.)
//!
//! **Mistakes.** Counting all bottles that are not empty in place of the odd ones (`hack-not-odd`).
//! Taking the bean only from an odd bottle, although an even one that is not empty may give it too
//! (`hack-even-giver`). Taking it from an empty bottle (`hack-empty-giver`). Counting the bottles
//! before it in place of those behind it (`hack-before`). Asking for j < k (`hack-same-bottle`).
//! Counting a move with j < k twice, as i, j, k and as i, k, j (`hack-twice`). Trying k before j: for 1
//! 0 1 1 0 0 that gives 0 2 3 in place of 0 1 4 (`hack-least-k`).
//!
//! **Source.** Hunan (湖南) team selection 2007. Odd and even alone matter where coins are turned,
//! too: [array-game](../haoi2015_array_game/index.html). As a game with coins this one is Mock
//! Turtles: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 14.

use proconio::{input, read_value};

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        answers += &answer(&read_value!([u64]));
    }
    print!("{}", answers);
}

fn answer(beans: &[u64]) -> String {
    let wins = winning_moves(beans);
    match wins.first() {
        Some((i, j, k)) => format!("{} {} {}\n{}\n", i, j, k, wins.len()),
        None => String::from("-1 -1 -1\n0\n"),
    }
}

/// All i, j, k that leave X = 0, in order.
fn winning_moves(beans: &[u64]) -> Vec<(usize, usize, usize)> {
    let n = beans.len();
    assert!(0 < n && n <= 500, "n = {}: from 1 to 500 bottles are accepted", n);
    let odious = (1..).filter(|value: &u32| value.count_ones() % 2 == 1);
    let mut g: Vec<u32> = std::iter::once(0).chain(odious).take(n).collect();
    g.reverse(); // now g[i] is gᵢ, the value of a bean in bottle i
    let x = (0..n).filter(|&i| beans[i] % 2 == 1).fold(0, |x, i| x ^ g[i]);
    let mut wins = vec![];
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            wins.extend((j..n).filter(|&k| x ^ g[i] ^ g[j] ^ g[k] == 0).map(|k| (i, j, k)));
        }
    }
    wins
}

#[cfg(test)]
mod tests {
    use super::{answer, winning_moves};
    use shared::{grundy::mex, rules::Game, small};

    type Move = (usize, usize, usize);

    /// The rule as stated: all moves i, j, k.
    fn moves(beans: &[u64]) -> impl Iterator<Item = Move> + '_ {
        let givers = (0..beans.len()).filter(|&i| beans[i] >= 1);
        let to = |i: usize| (i + 1..beans.len()).map(move |j| (i, j));
        givers.flat_map(to).flat_map(|(i, j)| (j..beans.len()).map(move |k| (i, j, k)))
    }

    /// The beans after a move.
    fn after(beans: &[u64], (i, j, k): Move) -> Vec<u64> {
        let mut after = beans.to_vec();
        after[i] -= 1;
        after[j] += 1;
        after[k] += 1;
        after
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(|beans: &Vec<u64>| {
            moves(beans).map(|moved| after(beans, moved)).collect()
        });
        let few = small::positions([(1, 20), (2, 12), (3, 8), (4, 4), (5, 1)]);
        // Six bottles, with a bean in front.
        let six = small::sequences(5, 1).map(|rest| [&[1], &rest[..]].concat());
        for beans in few.chain(six.filter(|beans| beans.iter().sum::<u64>() < 4)) {
            let wins: Vec<Move> =
                moves(&beans).filter(|&moved| !game.is_won(&after(&beans, moved))).collect();
            assert_eq!(winning_moves(&beans), wins, "{beans:?}");
        }
    }

    /// g by its definition.
    #[test]
    fn agrees_with_the_table_of_values_on_long_rows() {
        let mut g: Vec<usize> = vec![];
        for h in 0..300_usize {
            g.push(mex((0..h)
                .flat_map(|b| (0..=b).map(move |c| (b, c)))
                .map(|(b, c)| g[b] ^ g[c])));
        }
        for n in (1..=60_u64).chain([300]) {
            // Odd, even and empty bottles in any order.
            let beans: Vec<u64> = (1..=n).map(|i| i * i * n / 7 % 4).collect();
            let behind = |i: usize| g[beans.len() - 1 - i];
            let x = (0..beans.len()).filter(|&i| beans[i] % 2 == 1).fold(0, |x, i| x ^ behind(i));
            let wins: Vec<Move> = moves(&beans)
                .filter(|&(i, j, k)| x ^ behind(i) ^ behind(j) ^ behind(k) == 0)
                .collect();
            assert_eq!(winning_moves(&beans), wins, "{beans:?}");
        }
    }

    #[test]
    fn the_example_and_the_ends_are_answered() {
        assert_eq!(answer(&[1, 0, 1, 5000]), "0 2 3\n1\n");
        assert_eq!(answer(&[5000]), "-1 -1 -1\n0\n");
        assert_eq!(answer(&[u64::MAX, u64::MAX]), "0 1 1\n1\n");
        // A bean in front: it must become two equal ones.
        assert_eq!(winning_moves(&[&[1], &[0; 499][..]].concat()).len(), 499);
    }

    #[test]
    #[should_panic(expected = "n = 0: from 1 to 500 bottles")]
    fn refuses_a_row_without_bottles() {
        answer(&[]);
    }

    #[test]
    #[should_panic(expected = "n = 501: from 1 to 500 bottles")]
    fn refuses_more_bottles() {
        answer(&[0; 501]);
    }
}
