//! # Rabbit and Egg — \[NOI2011\] 兔兔与蛋蛋游戏, Luogu P1971, BZOJ 2437, DMOJ noi11p6
//!
//! <https://www.luogu.com.cn/problem/P1971> · a gap that never returns: maximum matchings while cells disappear · O((nm)²) time, O(nm) memory
//!
//! **Statement.** On a board of n × m cells one cell is empty, the *gap*; on each of the others is
//! a black or a white piece. Rabbit and Egg take turns, and Rabbit begins. A turn slides a piece
//! from a neighbouring cell (up, down, left or right) into the gap: Rabbit a white one, Egg a black
//! one. Whoever cannot move loses. A game that Egg has won is given. A move of Rabbit is a
//! *mistake* if Rabbit could force a win before it and Egg can force a win after it. Find Rabbit's
//! mistakes.
//!
//! **Input.** The first line has n and m, 1 ≤ n, m ≤ 40. Then n lines of m letters: `X` is a black
//! piece, `O` a white one, and exactly one letter is `.`, the gap. Then a line with k, 1 ≤ k ≤ 1000
//! (as we shall see, the board allows no more than 799), and 2k lines `x y`, the moves of Rabbit
//! and Egg in turn: the piece in row x and column y, counted from 1, goes into the gap. All moves
//! are legal, and after them Rabbit cannot move.
//!
//! **Output.** The number of mistakes, and then a line for each: the number i of the move, if it
//! was the i-th of Rabbit's. They are in increasing order.
//!
//! ```text
//! input      output        input     output
//! 1 6        1             1 3       0
//! XO.OXO     1             .OX
//! 1                        1
//! 1 2                      1 2
//! 1 1                      1 3
//! ```
//!
//! **Idea.** Play the first example by hand and follow the gap. Rabbit slides the O from cell 2,
//! Egg the X from cell 1, and Rabbit is stuck: next to the gap there is only the X that Egg has
//! just moved. With the O from cell 4 Rabbit would have won: then Egg has to take the X from
//! cell 5, Rabbit takes the O from cell 6, and Egg is stuck beside the O that Rabbit has just
//! moved.
//!
//! So the gap does not go back at once. It does not go back later either. Suppose that Rabbit moved
//! when the gap was on c. Since then a white piece is on c, and only Rabbit could slide it away. On
//! its way back to a neighbour of c the gap makes an odd number of steps, as on a chess board,
//! where each step changes the colour of the cell. After an odd number of moves it is Egg's turn!
//! With the players exchanged it is the same. So **the gap never enters a cell twice**. Where it
//! has not been, no piece has moved, so every piece that it meets is still where it was at the
//! start. Rabbit moves the gap to a white piece, Egg to a black one, Rabbit to a white one, and so
//! on:
//!
//! ```text
//! gap ──▶ O ──▶ X ──▶ O ──▶ X ──▶ …
//!   Rabbit  Egg  Rabbit  Egg
//! ```
//!
//! Call each cell black or white after its piece at the start, and the gap's first cell black. Then
//! from black cells Rabbit moves the gap to white ones, from white cells Egg moves it to black
//! ones. Join two neighbouring cells if their colours at the start differ. Now both players do the
//! same: they move the gap along an edge of this graph, to a cell where it has never been. This is
//! the game of [jsoi2009-game](../jsoi2009_game/index.html). There we saw: pair the cells, each
//! pair with an edge, with as many pairs as possible (a *maximum matching*). **The player to move
//! wins exactly if every maximum matching covers the cell of the gap.** If some maximum matching
//! leaves this cell out, the opponent always moves along its pairs. The player to move cannot reach
//! another cell without a partner: exchanging the pairs on the path for this player's moves would
//! give one pair more. If every maximum matching covers the cell, the player to move goes to its
//! partner. Delete the cell: the other pairs are a maximum matching of the rest, and the two have
//! exchanged their parts.
//!
//! In the first example the six cells form a path, with the pairs 1–2, 3–4 and 5–6. They cover all
//! cells, so every maximum matching does, and Rabbit, to move from 3, wins. After 3 → 2 the gap
//! cannot return to 3, so we delete it: the edge 1–2 and the path 4–5–6 remain. Every maximum
//! matching has the pair 1–2, so Egg wins: the move was a mistake. After 3 → 4 the edge 1–2 and the
//! path 4–5–6 remain too, but now the gap is on 4. The pairs 1–2 and 5–6 leave 4 out, and Egg
//! loses.
//!
//! So we ask the same question for each cell c of the gap's path, and then delete c. It would be
//! slow to begin anew each time. Keep one maximum matching. If c has no partner in it, we have seen
//! a maximum matching that does not cover c. Otherwise its partner t loses c. If t finds a new
//! partner, while other pairs may change, there are as many pairs as before without c: again c need
//! not be covered. If t finds none, there is no room for one more pair without c, since only t has
//! become free. So without c there is always one pair less, and every maximum matching covers c. In
//! each case the pairs that we now have are a maximum matching for the cells that remain.
//!
//! **Method.**
//! 1. Let the gap's first cell be black. Join neighbouring cells of different colours, and find a
//!    maximum matching as in jsoi2009-game: look for a partner for each black cell in turn.
//! 2. For each move of the given game let c be the cell of the gap before it, and t the partner of
//!    c. Delete c, so t loses its partner. If there was no t, the player to move could not force a
//!    win.
//! 3. If there was a t, look for a new partner for t: a neighbour u of the other colour that has no
//!    partner, or whose partner finds another one in the same way; try each u once in a search. The
//!    player to move could force a win exactly if none is found.
//! 4. Rabbit's i-th move is a mistake if in steps 2 and 3 the player to move could force a win both
//!    before it (move 2i − 1) and after it, that is, before Egg's answer (move 2i).
//! 5. Print the number of mistakes and their numbers.
//!
//! **Proof.** Let c₀, c₁, c₂, … be the cells of the gap, and let the move from cᵢ to cᵢ₊₁ be
//! Rabbit's for even i and Egg's for odd i. Join neighbouring cells whose colours at the start
//! differ, where c₀ is black.
//!
//! *Lemma 1.* At each time the legal moves lead to exactly those cells that are joined to the gap's
//! cell and where the gap has never been. Use induction: let all moves before be of this kind, and
//! let the gap be on cⱼ. So c₀, …, cⱼ are different and of alternating colours, black for even
//! numbers. Say that j is even, so that cⱼ is black and Rabbit is to move; for odd j exchange the
//! colours and the players.
//! - *A neighbour where the gap has never been* still has its first piece. Rabbit can slide it
//!   exactly if it is white, that is, if the cell is joined to cⱼ.
//! - *A neighbour cᵢ with i < j.* The gap has made j − i steps from cᵢ to cⱼ. Each step changes the
//!   colour on a chess board, and so does the one from cⱼ to its neighbour cᵢ; together they lead
//!   from cᵢ to cᵢ, so j − i + 1 is even and i is odd. So Egg moved from cᵢ and slid a black piece
//!   there. The gap has not been there since, so the piece is still there, and Rabbit cannot slide
//!   it.
//!
//! So the game is played on this graph with a token that enters no vertex twice. On 40 × 40 cells
//! the gap can make no more than 1599 moves, so k ≤ 799. By the theorem of
//! [jsoi2009-game](../jsoi2009_game/index.html), applied to the graph without the cells before cⱼ,
//! the player to move from cⱼ can force a win exactly if every maximum matching of it covers cⱼ.
//!
//! *Lemma 2 (deleting).* Let M be a maximum matching of a graph and c a vertex.
//! - If M leaves c unmatched, M is a maximum matching without c too, and not every maximum matching
//!   covers c.
//! - Let c have the partner t. Without c, and without the pair c–t, M becomes a matching M' that
//!   leaves t unmatched. Suppose there is an alternating path of M' from t to another unmatched
//!   vertex (its edges in turn are not in M' and in M', and it avoids c). Exchanging along it gives
//!   a matching without c that has as many edges as M. So it is maximum, before and after the
//!   deletion, and not every maximum matching covers c.
//! - Suppose there is no such path. Then M' is maximum without c, and so every maximum matching of
//!   the graph covers c, since without c there is none with as many edges as M. Why is M' maximum?
//!   Let N be a matching without c with more edges than M'. Take the edges that are in exactly one
//!   of N and M'. Each vertex has at most one of either kind, so they form cycles and paths on
//!   which the two kinds alternate. N has more edges, so on some path it has one more than M'. This
//!   is an alternating path of M' between two vertices that M' leaves unmatched. If t is not an end
//!   of it, t is not on it at all, since t has no edge of M'; so it is an alternating path of M
//!   between two vertices that M leaves unmatched, against Lemma 1 of jsoi2009-game. If t is an end
//!   of it, it is a path as we supposed there is none.
//!
//! *The search of step 3 finds such a path if there is one.* When it fails, let W be the set of
//! cells u that it tried, and B the set of t and the partners of W. All neighbours of B that are
//! joined to B are in W, and each cell of W has its partner in B. So an alternating path from t
//! stays in B and W, and gets to no unmatched cell but t.
//!
//! So step 1 begins with a maximum matching (Lemma 4 of jsoi2009-game), after each deletion we have
//! one again, and step 4 compares what the definition of a mistake asks for.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Counting each move after which Egg can win, even if Rabbit was lost before it
//!   (`hack-lost-before`).
//! - Asking whether one maximum matching covers the cell, and not whether all do
//!   (`hack-one-matching`).
//! - Printing nothing, in place of 0, if there is no mistake (`hack-no-count`).
//! - Taking the gap's first cell as white (`hack-gap-white`).
//! - Joining the gap's first cell to both colours (`hack-gap-both`).
//! - Not deleting the cells that the gap has left (`hack-not-deleted`).
//! - Counting each move before which Rabbit could win (`hack-won-before`).
//! - Printing the numbers of the moves among those of both players (`hack-half-moves`).
//! - Counting Egg's mistakes too (`hack-egg-too`).
//! - Asking whether Rabbit can win before one of Rabbit's moves and not before the next one: a
//!   mistake that Egg gives back is lost in this way (`hack-given-back`).
//!
//! **Beyond.** The game may stop while Rabbit can still move, and k may be 0. Boards above 40 × 40,
//! none or several gaps, other letters, rows of another length and illegal moves are refused. The
//! proof needs no more of the board than that it can be coloured like chess. On a ring of three
//! cells this is impossible: from `.OX` the gap runs round for ever.
//!
//! **Source.** NOI 2011, day 2. The game on the graph is undirected vertex geography (二分图博弈). At
//! DMOJ the problem is called *Bunny and Eggy's Game*, with a limit of 0.6 s.

use proconio::input;

fn main() {
    input! { n: usize, m: usize, rows: [String; n], k: usize, moves: [(usize, usize); 2 * k] }
    assert!(n <= 40 && m <= 40, "{} x {} cells: at most 40 x 40", n, m);
    let mistakes = mistakes(&rows, m, &moves);
    println!("{}", mistakes.len());
    for i in mistakes {
        println!("{}", i);
    }
}

/// The numbers of Rabbit's moves that give a won game away.
fn mistakes(rows: &[String], m: usize, moves: &[(usize, usize)]) -> Vec<usize> {
    let fits = |row: &String| row.len() == m && row.chars().all(|cell| "XO.".contains(cell));
    assert!(rows.iter().all(fits) && rows.concat().matches('.').count() == 1, "not X, O, one gap");
    // Walls above and below, and one between two rows: cell (i, j) is i * w + j - 1.
    let (w, wall) = (m + 1, "#".repeat(m + 1));
    let mut board: Vec<char> = format!("{0}{1}{0}", wall, rows.join("#")).chars().collect();
    let mut c = board.iter().position(|&cell| cell == '.').unwrap();
    board[c] = 'X';
    let mut partner = vec![0; board.len()]; // 0: none
    for v in (0..board.len()).filter(|&v| board[v] == 'X') {
        finds_partner(v, w, &mut board.clone(), &mut partner);
    }
    let mut wins = vec![];
    for &(i, j) in moves {
        let (next, t) = (i * w + j - 1, partner[c]);
        let is_near = j <= m && [1, w].contains(&next.abs_diff(c));
        assert!(is_near && board[next] != '#' && board[next] != board[c], "illegal: {} {}", i, j);
        board[c] = '#';
        partner[t] = 0;
        wins.push(t != 0 && !finds_partner(t, w, &mut board.clone(), &mut partner));
        c = next;
    }
    (1..=wins.len() / 2).filter(|i| wins[2 * i - 2] && wins[2 * i - 1]).collect()
}

/// Can v get a partner, if others may change theirs? Cells that were tried become walls in `open`.
fn finds_partner(v: usize, w: usize, open: &mut [char], partner: &mut [usize]) -> bool {
    for u in [v - w, v - 1, v + 1, v + w] {
        if open[u] != open[v] && open[u] != '#' {
            open[u] = '#';
            if partner[u] == 0 || finds_partner(partner[u], w, open, partner) {
                (partner[u], partner[v]) = (v, u);
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
mod game;

#[cfg(test)]
mod tests {
    use super::game::{Position, Rules};
    use super::mistakes;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::{partizan, Game, Player};

    fn options(position: &Position, player: Player) -> Vec<Position> {
        Rules::moves(position, player).into_iter().map(|one| one.to).collect()
    }

    /// The row and the column of the gap, counted from 1.
    fn gap(rows: &Position) -> (usize, usize) {
        let m = rows[0].len();
        let v = rows.concat().iter().position(|&piece| piece == 0).unwrap();
        (v / m + 1, v % m + 1)
    }

    /// Plays all games on from a position to the end. `path` is what has been played: each position,
    /// and whether the player to move wins there.
    fn plays(
        path: &mut Vec<(Position, bool)>,
        now: &(Position, Player),
        is_won: &mut impl FnMut(&(Position, Player)) -> bool,
    ) {
        let options = options(&now.0, now.1);
        path.push((now.0.clone(), is_won(now)));
        if options.is_empty() {
            // Without Rabbit's last move if Egg is stuck.
            let moves: Vec<_> = path[1..].iter().map(|(position, _)| gap(position)).collect();
            let moves = &moves[..moves.len() / 2 * 2];
            let is_mistake = |i: &usize| path[2 * i - 2].1 && path[2 * i - 1].1;
            let expected: Vec<usize> = (1..=moves.len() / 2).filter(is_mistake).collect();
            let board = Rules::write(&path[0].0).replace('E', ".");
            let rows: Vec<String> = board.split(' ').map(str::to_owned).collect();
            assert_eq!(mistakes(&rows, rows[0].len(), moves), expected, "{rows:?} {moves:?}");
        }
        for option in options {
            plays(path, &(option, now.1.other()), is_won);
        }
        path.pop();
    }

    fn agrees([n, m]: [usize; 2]) {
        for gap in 0..n * m {
            for black in (0..1_u64 << (n * m)).filter(|black| black >> gap & 1 == 0) {
                let piece = |v: usize| if v == gap { 0 } else { 1 + (black >> v & 1) };
                let start = (0..n).map(|i| (0..m).map(|j| piece(i * m + j)).collect()).collect();
                let mut game = Game::normal(partizan(options));
                let is_won = &mut |position: &(Position, Player)| game.is_won(position);
                plays(&mut vec![], &(start, Player::Left), is_won);
            }
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_board_and_every_game() {
        (1..=9).for_each(|m| agrees([1, m]));
        for size in [[8, 1], [2, 2], [2, 3], [3, 2], [2, 4], [4, 2], [2, 5], [3, 3], [2, 6]] {
            agrees(size);
        }
    }

    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_larger_board_and_every_game() {
        for size in [[3, 4], [4, 3], [3, 5], [4, 4]] {
            agrees(size);
        }
    }

    fn is_near(m: usize, a: usize, b: usize) -> bool {
        (a / m).abs_diff(b / m) + (a % m).abs_diff(b % m) == 1
    }

    /// The most pairs, each pair found by a walk through all cells.
    fn pairs(m: usize, cells: &[char]) -> usize {
        fn walk(
            m: usize,
            v: usize,
            cells: &[char],
            tried: &mut [bool],
            with: &mut [usize],
        ) -> bool {
            let near: Vec<usize> = (0..cells.len()).filter(|&u| is_near(m, u, v)).collect();
            near.into_iter().any(|u| {
                let may = cells[u] == 'O' && !tried[u];
                tried[u] |= may;
                let is_found =
                    may && (with[u] == usize::MAX || walk(m, with[u], cells, tried, with));
                if is_found {
                    with[u] = v;
                }
                is_found
            })
        }
        let with = &mut vec![usize::MAX; cells.len()];
        let black = (0..cells.len()).filter(|&v| cells[v] == 'X');
        black.filter(|&v| walk(m, v, cells, &mut vec![false; cells.len()], with)).count()
    }

    proptest! {
        /// The rule of the page anew at each move: a cell is covered always if without it a pair less
        /// fits.
        #[test]
        fn deleting_cells_one_by_one_is_as_good_as_beginning_anew(
            (m, mut cells, walk) in (1..8_usize, 1..8_usize).prop_flat_map(|(n, m)| {
                let letters = prop::sample::select(vec!['X', 'O']);
                let cells = prop::collection::vec(letters, n * m);
                let walk = prop::collection::vec(any::<prop::sample::Index>(), 50);
                (Just(m), (cells, any::<prop::sample::Index>()), walk)
            }).prop_map(|(m, (mut cells, gap), walk)| {
                let gap = gap.index(cells.len());
                cells[gap] = '.';
                (m, cells, walk)
            }),
        ) {
            let rows: Vec<String> = cells.chunks(m).map(|row| row.iter().collect()).collect();
            let mut c = cells.iter().position(|&cell| cell == '.').unwrap();
            cells[c] = 'X';
            let (mut moves, mut won) = (vec![], vec![]);
            for choice in walk {
                let may = |&u: &usize| is_near(m, u, c) && cells[u] != cells[c] && cells[u] != '#';
                let ways: Vec<usize> = (0..cells.len()).filter(may).collect();
                if ways.is_empty() {
                    break;
                }
                let before = pairs(m, &cells);
                cells[c] = '#';
                won.push(pairs(m, &cells) < before);
                c = ways[choice.index(ways.len())];
                moves.push((c / m + 1, c % m + 1));
            }
            moves.truncate(moves.len() / 2 * 2);
            let is_mistake = |i: &usize| won[2 * i - 2] && won[2 * i - 1];
            let expected: Vec<usize> = (1..=moves.len() / 2).filter(is_mistake).collect();
            prop_assert_eq!(mistakes(&rows, m, &moves), expected);
        }
    }

    fn example(rows: &[&str], moves: &[(usize, usize)]) -> Vec<usize> {
        let rows: Vec<String> = rows.iter().map(|&row| row.to_owned()).collect();
        mistakes(&rows, rows[0].len(), moves)
    }

    #[test]
    fn the_examples_of_the_page_are_right() {
        assert_eq!(example(&["XO.OXO"], &[(1, 2), (1, 1)]), [1]);
        assert!(example(&["XO.OXO"], &[(1, 4), (1, 5)]).is_empty());
        assert!(example(&[".OX"], &[(1, 2), (1, 3)]).is_empty());
    }

    /// As told under Beyond.
    #[test]
    fn a_game_may_stop_before_its_end() {
        assert!(example(&["XO.OXO"], &[]).is_empty());
        assert!(example(&[".OX", "OXO"], &[(1, 2), (1, 3)]).is_empty());
        assert_eq!(example(&["XO.OXOX"], &[(1, 4), (1, 5)]), []);
    }

    /// The gap goes along all rows, but for the last cell, where it is stuck.
    #[test]
    fn the_longest_game_is_answered() {
        let cell = |v: usize| (v / 40 + 1, if v / 40 % 2 == 0 { v % 40 } else { 39 - v % 40 } + 1);
        let mut board = vec![vec!["X"; 40]; 40];
        for (i, j) in (1..1599).step_by(2).map(cell) {
            board[i - 1][j - 1] = "O";
        }
        board[0][0] = ".";
        let rows: Vec<String> = board.iter().map(|row| row.concat()).collect();
        let moves: Vec<_> = (1..1599).map(cell).collect();
        assert!(mistakes(&rows, 40, &moves).is_empty());
    }

    #[test]
    #[should_panic(expected = "illegal: 1 2")]
    fn refuses_a_piece_of_the_opponent() {
        example(&[".XO"], &[(1, 2), (1, 3)]);
    }

    #[test]
    #[should_panic(expected = "illegal: 2 1")]
    fn refuses_a_piece_that_is_not_next_to_the_gap() {
        example(&["XO.", "OXO"], &[(2, 1), (2, 2)]);
    }

    #[test]
    #[should_panic(expected = "not X, O, one gap")]
    fn refuses_two_gaps() {
        example(&[".O", ".X"], &[]);
    }

    #[test]
    #[should_panic(expected = "not X, O, one gap")]
    fn refuses_a_row_of_another_length() {
        example(&[".O", "X"], &[]);
    }
}
