//! # Splitting Game — \[HNOI2007\] 分裂游戏, Luogu P3185, BZOJ 1188
//!
//! <https://www.luogu.com.cn/problem/P3185> · each bean is a heap of Split-Nim; all winning moves · O(n³) time per case
//!
//! **Statement.** Bottles 0 to n − 1 hold p₀, …, pₙ₋₁ beans. Two players take turns. The player to
//! move chooses i < j ≤ k such that bottle i is not empty, takes one bean out of bottle i and puts
//! a new bean into bottle j and one into bottle k; if j = k, both go into the same bottle. Whoever
//! cannot move loses. Which first moves win?
//!
//! **Input.** The first line has t, the number of cases, t ≤ 10. Each case has two lines: n, from 2
//! to 21; then p₀, …, pₙ₋₁, each from 0 to 10 000.
//!
//! **Output.** Two lines for each case: the first winning move as `i j k`, or `-1 -1 -1` if no move
//! wins; then the number of winning moves. The first one is the one with the least i; if several
//! have it, the one of these with the least j, and then with the least k.
//!
//! ```text
//! input        output
//! 2            0 2 3
//! 4            1
//! 1 0 1 5000   -1 -1 -1
//! 3            0
//! 0 0 1
//! ```
//!
//! **Idea.** Look at a single bean, and let h be the number of bottles after its own. A move turns
//! it into two beans, with b and c bottles after them, where b and c may be any two numbers less
//! than h, equal or not. In [Split-Nim](../split_nim/index.html) a move turns a heap of h stones
//! into two heaps b and c, any two numbers less than h. This is the same game: a bean with h
//! bottles after it is a heap of h stones.
//!
//! Each move concerns one bean and leaves all others alone, so the beans are a sum of games. In it
//! a bean has a *Grundy value* g(h) and plays like a Nim heap of g(h) stones
//! ([set-nim](../set_nim/index.html) explains why and proves it). After its move the two new beans
//! play like Nim heaps of g(b) and g(c) stones, and these are worth their nim-sum g(b) ⊕ g(c), the
//! bitwise xor. g(h) is the least of 0, 1, 2, … that is not among these nim-sums. This is exactly
//! how g is defined in Split-Nim, whose page proves that g(0) = 0 and that g(h) for h = 1, 2, 3, …
//! is the h-th number with an odd number of ones in binary:
//!
//! ```text
//! h      0   1   2   3   4   5   6   7   8   9   10
//! g(h)   0   1   2   4   7   8  11  13  14  16   19
//! ```
//!
//! Let X be the nim-sum of the values of all beans. A move wins if it makes X = 0. Two beans in the
//! same bottle have the same value and cancel, so for X only the bottles with an odd number of
//! beans matter. But a move may take its bean out of any bottle that is not empty. Take the first
//! sample:
//!
//! ```text
//! bottle           0   1   2      3
//! beans            1   0   1   5000
//! bottles after    3   2   1      0
//! value            4   2   1      0      odd: bottles 0 and 2, so X = 4 ⊕ 1 = 5
//! ```
//!
//! A move out of bottle 0 takes the 4 out of X, and 5 ⊕ 4 = 1 is left. The two new beans must make
//! this 0, so their values must have the nim-sum 1. Only 1 and 0 do, in the bottles 2 and 3. A move
//! out of bottle 2 leaves 5 ⊕ 1 = 4, and can only put beans of value 0 into bottle 3. Bottle 1 is
//! empty, and after bottle 3 there is none. So one move wins: 0 2 3.
//!
//! With at most 21 bottles there are at most 1540 triples i < j ≤ k: try them all.
//!
//! **Method.** Let vᵢ = g(n − 1 − i), the value of a bean in bottle i. For each case:
//! 1. Compute v₀, …, vₙ₋₁ from the table of g: 0, then the numbers with an odd number of ones.
//! 2. Let X be the nim-sum of vᵢ over all i with pᵢ odd.
//! 3. Go through all i with pᵢ > 0, for each i through all j from i + 1 to n − 1, for each j
//!    through all k from j to n − 1. The move wins if X ⊕ vᵢ ⊕ vⱼ ⊕ vₖ = 0.
//! 4. Print the first winning move that was found, or `-1 -1 -1`, and then their number.
//!
//! **Proof.** Replace each bean by a heap of as many stones as there are bottles after its own.
//! Then the moves with the bean are the moves with the heap in Split-Nim. The page on Split-Nim
//! proves that play ends and what g is. By the theorem about sums, the value of all beans together
//! is the nim-sum of their values, and the player to move loses ⇔ it is 0. (⇔ means "if and only
//! if".) An even number of equal values has the nim-sum 0. So the nim-sum is X.
//!
//! *Claim.* The move i, j, k wins ⇔ X ⊕ vᵢ ⊕ vⱼ ⊕ vₖ = 0. The move takes a bean of value vᵢ out of
//! the nim-sum. As vᵢ ⊕ vᵢ = 0, this changes X to X ⊕ vᵢ. And the move puts in beans of values vⱼ
//! and vₖ, so it leaves the nim-sum X ⊕ vᵢ ⊕ vⱼ ⊕ vₖ. It wins exactly if the opponent loses from
//! there, that is, if this is 0.
//!
//! Step 3 meets each move once, as j ≤ k, and meets them in the order that is asked for: a smaller
//! i comes first, among equal i a smaller j, then a smaller k. So step 4 prints what is asked.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Letting every bottle that is not empty count in X, not only the odd ones (`hack-not-odd`).
//! - Taking the bean only out of an odd bottle. An even one that is not empty may give it too
//!   (`hack-even-giver`).
//! - Taking a bean out of an empty bottle (`hack-empty-giver`).
//! - Counting the bottles before the bean, not those after it (`hack-before`).
//! - Trying only j < k (`hack-same-bottle`).
//! - Counting i, j, k and i, k, j as two moves (`hack-twice`).
//! - Going through k before j. For 1 0 1 1 0 0 this finds 0 2 3 first, not 0 1 4 (`hack-least-k`).
//!
//! **Beyond.** The program takes any number of cases and of bottles, also a single bottle, and up
//! to 2⁶⁴ − 1 beans in each. If X = 0, no move wins: by the definition of g no vⱼ ⊕ vₖ equals vᵢ.
//!
//! **Source.** Hunan (湖南) team selection 2007. That only odd and even matter is typical of games in
//! which coins are turned, see [array-game](../haoi2015_array_game/index.html). With coins in place
//! of beans this game is Mock Turtles: E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*,
//! chapter 14.

use proconio::input;

fn main() {
    input! { cases: usize }
    let mut answers = String::new();
    for _ in 0..cases {
        input! { beans: [u64] }
        let wins = winning_moves(&beans);
        answers += &match wins.first() {
            Some((i, j, k)) => format!("{} {} {}\n{}\n", i, j, k, wins.len()),
            None => String::from("-1 -1 -1\n0\n"),
        };
    }
    print!("{}", answers);
}

/// All moves i, j, k that leave X = 0, in the order asked for.
fn winning_moves(beans: &[u64]) -> Vec<(usize, usize, usize)> {
    let n = beans.len();
    let v: Vec<usize> = (0..n).map(|i| g(n - 1 - i)).collect();
    let x = (0..n).filter(|&i| beans[i] % 2 == 1).fold(0, |x, i| x ^ v[i]);
    let mut wins = vec![];
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            for k in j..n {
                if (x ^ v[i] ^ v[j] ^ v[k]) == 0 {
                    wins.push((i, j, k));
                }
            }
        }
    }
    wins
}

/// The value of a bean with h bottles after its own, as in Split-Nim.
fn g(h: usize) -> usize {
    if h == 0 {
        return 0;
    }
    let i = h - 1;
    2 * i + usize::from(i.count_ones() % 2 == 0)
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::Rules;
    use super::{g, winning_moves};
    use shared::board::Board;
    use shared::rules::{Game, Player};
    use shared::{grundy::mex, small};

    type Move = (usize, usize, usize);

    /// All moves i, j, k: in long rows too many to write down what each leaves.
    fn moves(beans: &[u64]) -> impl Iterator<Item = Move> + '_ {
        let givers = (0..beans.len()).filter(|&i| beans[i] >= 1);
        let to = |i: usize| (i + 1..beans.len()).map(move |j| (i, j));
        givers.flat_map(to).flat_map(|(i, j)| (j..beans.len()).map(move |k| (i, j, k)))
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_position() {
        let mut game = Game::normal(Rules::options);
        let few = small::positions([(1, 20), (2, 12), (3, 8), (4, 4), (5, 1)]);
        // Six bottles, with a bean in front.
        let six = small::sequences(5, 1).map(|rest| [&[1], &rest[..]].concat());
        for beans in few.chain(six.filter(|beans| beans.iter().sum::<u64>() < 4)) {
            // Bottles i, j and k are tapped, or i and j = k.
            let moves = Rules::moves(&beans, Player::Left).into_iter();
            let wins = moves.filter(|one| !game.is_won(&one.to)).map(|one| one.taps);
            let wins: Vec<Move> =
                wins.map(|taps| (taps[0].0, taps[1].0, taps[taps.len() - 1].0)).collect();
            assert_eq!(winning_moves(&beans), wins, "{beans:?}");
        }
    }

    /// g by its definition.
    #[test]
    fn agrees_with_the_table_of_values_on_long_rows() {
        let mut table: Vec<usize> = vec![];
        for h in 0..300_usize {
            let splits = (0..h).flat_map(|b| (0..=b).map(move |c| (b, c)));
            table.push(mex(splits.map(|(b, c)| table[b] ^ table[c])));
            assert_eq!(g(h), table[h], "{h}");
        }
        assert_eq!(table[..11], [0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19]);
        for n in (1..=60_u64).chain([300]) {
            // Odd, even and empty bottles in any order.
            let beans: Vec<u64> = (1..=n).map(|i| i * i * n / 7 % 4).collect();
            let behind = |i: usize| table[beans.len() - 1 - i];
            let x = (0..beans.len()).filter(|&i| beans[i] % 2 == 1).fold(0, |x, i| x ^ behind(i));
            let wins: Vec<Move> = moves(&beans)
                .filter(|&(i, j, k)| x ^ behind(i) ^ behind(j) ^ behind(k) == 0)
                .collect();
            assert_eq!(winning_moves(&beans), wins, "{beans:?}");
        }
    }

    #[test]
    fn the_example_and_the_ends_are_answered() {
        assert_eq!(winning_moves(&[1, 0, 1, 5000]), [(0, 2, 3)]);
        assert_eq!(winning_moves(&[5000]), []);
        assert_eq!(winning_moves(&[u64::MAX, u64::MAX]), [(0, 1, 1)]);
        // A bean in front: it must become two equal ones.
        assert_eq!(winning_moves(&[&[1], &[0; 499][..]].concat()).len(), 499);
        // Every move among the most bottles.
        assert_eq!(Rules::options(&vec![1; 21]).len(), 1540);
    }
}
