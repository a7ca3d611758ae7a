//! # Game in a Maze — \[JSOI2009\] 游戏, Luogu P4055, BZOJ 1443
//!
//! <https://www.luogu.com.cn/problem/P4055> · a token in a graph that enters no vertex twice: maximum matchings · O((nm)²) time, O(nm) memory
//!
//! **Statement.** A maze has n × m cells, free ones and walls. AA puts a token on a free cell. Then
//! YY and AA take turns, and *YY* begins. A turn moves the token to a free neighbouring cell, up,
//! down, left or right, on which it has never been; on its first cell it has been from the start.
//! Whoever cannot move loses. On which cells can AA put the token and then win, if both play as
//! well as possible?
//!
//! **Input.** The first line has n and m, the numbers of rows and columns, 1 ≤ n, m ≤ 100. Then n
//! lines of m letters: `.` is a free cell, `#` a wall.
//!
//! **Output.** `LOSE` if AA wins from no cell. Otherwise `WIN`, and then a line for each cell from
//! which AA wins: its row and its column, counted from 1. The cells are in the order of the rows,
//! and in a row in the order of the columns.
//!
//! ```text
//! input     output        input     output
//! 3 3       WIN           2 3       LOSE
//! .##       2 3           ...
//! ...       3 2           .##
//! #.#
//! ```
//!
//! **Idea.** On a board without walls the game is that of [who-can-win](../who_can_win/index.html).
//! There dominoes decide, that is, pairs of neighbouring cells: if they cover the whole board, the
//! player who moves first always moves to the other half of the token's domino. If they cover all
//! cells but the start, the second player does so. In a maze it can be that neither is possible.
//! Give the free cells of the first example letters:
//!
//! ```text
//! a # #
//! b c d        dominoes a–b and c–d; e remains
//! # e #
//! ```
//!
//! The dominoes a–b and c–d cover all cells but e. So from e AA, who moves second, wins: YY has to
//! go to c, AA goes to d, and YY is stuck. In the same way a–b and c–e show that AA wins from d.
//!
//! But now let cell a be a wall. Then b, d and e have only the neighbour c, there is room for one
//! domino, and two cells remain. Let the domino be b–c, and let the token begin on e. AA still
//! wins: YY goes to c, AA to b. When would AA be without an answer? When YY enters a domino, AA
//! moves to its other half, so both halves are visited together; AA has no answer only if YY gets
//! to *another cell that remains*. Suppose YY could do this in some maze, moving from the start s
//! to p, q and r, where r remains:
//!
//! ```text
//!     YY    AA    YY    AA    YY
//! s ──▶ p ══▶ p' ──▶ q ══▶ q' ──▶ r       dominoes p–p', q–q'
//! ```
//!
//! Then take the dominoes on this path away, and lay dominoes where YY has moved: s–p, p'–q, q'–r.
//! These are three in place of two. So **if there are as many dominoes as possible**, YY never gets
//! to a cell that remains, and AA always has an answer: AA wins from each cell that can remain when
//! there are as many dominoes as possible.
//!
//! From a cell that cannot remain YY wins, by the same idea with one move less. YY moves to the
//! other half t of the start's domino. The start is now closed like a wall. In the smaller maze the
//! other dominoes still lie, and t remains. They are as many as possible there: with one more,
//! there would be as many as in the whole maze, and yet the start would remain. So now YY is the
//! one who always has an answer.
//!
//! How do we find all cells that can remain? Lay as many dominoes as possible, once. If v remains
//! and u is a neighbour of v, then u is in a domino u–y (otherwise v–u would be one more). Replace
//! u–y by u–v: there are as many dominoes as before, and now y remains. Go on from y in the same
//! way. In the picture two dominoes move in this way; the three blue cells can remain, the two
//! cells on the right cannot.
//!
//! Does this find all of them? Let x remain when as many dominoes are laid in another way. Walk
//! from x, in turn along one of our dominoes and along one of the others, as long as there is one.
//! If the last step were along one of ours, our dominoes on the walk would be one more than the
//! others there and could replace them, a contradiction. So the walk ends at a cell that remains
//! with us, and the way back to x consists of just such replacements.
//!
#![doc = include_str!("../picture.svg")]
//!
//! **Method.** Colour the cells like chess: each domino has a black cell and a white one.
//! 1. Lay as many dominoes as possible. For each black cell v look for a domino: try its free
//!    neighbours u in turn. If u is in no domino, lay v–u. If u is in a domino u–y, look in the
//!    same way for another domino for y; if there is one, lay v–u. In the search for one v try each
//!    white cell only once. If nothing helps, v stays without a domino.
//! 2. Mark all free cells without a domino, black or white.
//! 3. If v is marked and u is a free neighbour of v, mark the other half of the domino of u. Repeat
//!    this until nothing new is marked. (The search of step 1 does this by itself: begin it at the
//!    cells of step 2. It finds nothing, but it tries every u that step 3 needs.)
//! 4. If nothing is marked, print `LOSE`. Otherwise print `WIN` and the marked cells.
//!
//! **Proof.** The first two lemmas and the theorem hold for every finite graph: a token stands on a
//! vertex s, a move takes it along an edge to a vertex on which it has never been, and whoever
//! cannot move loses. A *matching* is a set of edges of which no two meet. Its edges join
//! *partners*; a vertex that is on none of its edges is *unmatched*. A matching is *maximum* if no
//! matching of the graph has more edges. An *alternating path* is a path without repeated vertices
//! whose edges in turn are not in the matching and in it.
//!
//! *Lemma 1 (exchange).* Between two vertices that a maximum matching M leaves unmatched there is
//! no alternating path. For this path would begin and end with an edge outside of M. It has one
//! edge more outside of M than in M. Take its edges of M out of M and put the others in: inner
//! vertices of the path have a new partner, the two ends now have one too, and no other vertex
//! changes. So this is a matching with one edge more than M, a contradiction.
//!
//! *Lemma 2 (unmatched).* If some maximum matching M leaves s unmatched, the player to move from s
//! loses. The opponent always moves to the partner. We must show that this is possible. Let the
//! play so far be s, u₁, v₁, u₂, v₂, …, uₖ, where vᵢ is the partner of uᵢ, and where the player to
//! move has just chosen uₖ. This is an alternating path: uᵢ–vᵢ is in M, and the edges before and
//! after it are not, because s is unmatched and each vertex has only one partner. So by Lemma 1 uₖ
//! is not unmatched. Its partner has not been visited: the vertices before uₖ are s, which has no
//! partner, and pairs of partners. So the opponent has an answer to each move. Play ends, since the
//! graph is finite, and it ends because the player to move from s has no move.
//!
//! *Theorem.* The player to move from s wins exactly if every maximum matching covers s (that is,
//! none leaves it unmatched). One half is Lemma 2. For the other half let every maximum matching
//! cover s, take one of them, M, and let t be the partner of s. The player moves to t. From now on
//! nobody can move to s, so play goes on in the graph without s, and the opponent is to move from
//! t. There M without s–t is a matching, and it leaves t unmatched. It is maximum there: a matching
//! of the graph without s with one edge more has as many edges as M, so in the whole graph it is
//! maximum, and it leaves s unmatched, which was excluded. So by Lemma 2 the opponent loses.
//!
//! In our game YY is to move from the start. So AA wins exactly from those cells that some maximum
//! matching leaves unmatched.
//!
//! *Lemma 3 (marks).* In the graph of free cells let M be a maximum matching. Step 3 marks exactly
//! the cells that some maximum matching leaves unmatched, and u always has a partner there.
//! - *A marked cell can be left unmatched.* Follow its marks back to a cell v₀ that M leaves
//!   unmatched: v₀, v₁, …, vₖ, where vᵢ is the partner of a neighbour uᵢ of vᵢ₋₁. Each cell is
//!   marked once, so the vᵢ are different, and then their partners uᵢ are different too. All vᵢ
//!   have one colour and all uᵢ the other. So v₀, u₁, v₁, …, uₖ, vₖ is an alternating path. Replace
//!   its edges uᵢ–vᵢ by vᵢ₋₁–uᵢ: the matching has as many edges as before, so it is maximum, and it
//!   leaves vₖ unmatched. A neighbour u of vₖ has a partner in M: otherwise the path could go on to
//!   u (which is none of the uᵢ, since they have partners), against Lemma 1.
//! - *Every such cell is marked.* Let a maximum matching N leave x unmatched. If M leaves x
//!   unmatched too, step 2 marks x. Otherwise walk from x along an edge of M, then one of N, then
//!   one of M, and so on, as long as there is one. Each vertex has at most one edge of M and one of
//!   N, and x has none of N. So the walk never returns to a vertex, and it ends. If it ended after
//!   an edge of M, it would be an alternating path for N, between two vertices that N leaves
//!   unmatched, against Lemma 1. So it ends after an edge of N, at a cell z that M leaves
//!   unmatched. Go back from z to x: each time to a neighbour and then to its partner in M. So
//!   step 3, which begins at z, marks x.
//!
//! *Lemma 4 (step 1).* The matching of step 1 is maximum. Consider a search from a black cell v
//! that fails. Let W be the set of white cells that it tried, and B the set of v and the partners
//! of W. All neighbours of B are in W, and no cell of W is without partner. A later search that
//! tries a cell of W goes on to cells of B and W only, and finds nothing there; so a search that
//! succeeds changes no domino on W, and B and W keep this property. At the end let W' be the union
//! of the sets W of all searches that failed, and B' that of their sets B. All neighbours of B' are
//! in W', and each cell of W' has its partner in B'. The other cells of B' are those without
//! domino; say there are r of them, so B' has r cells more than W'. Any matching gives partners to
//! at most as many cells of B' as W' has cells. So it leaves at least r black cells unmatched, and
//! ours leaves exactly r: a search that succeeds keeps all cells that had a domino before.
//!
//! **Mistakes.** Each with a case that shows it:
//! - Exchanging the players: YY moves first (`hack-players`).
//! - Not counting a cell without free neighbours: YY cannot move there, so AA wins
//!   (`hack-lone-cell`).
//! - Counting rows and columns from 0 (`hack-from-zero`).
//! - Marking only from black cells without domino (`hack-one-colour`).
//! - Printing the column before the row (`hack-column-first`).
//! - Letting the token enter its first cell once more (`hack-start-again`).
//! - Taking the cells with a single free neighbour, the dead ends (`hack-dead-ends`).
//! - Printing only the cells that one maximum matching leaves over (`hack-one-matching`).
//! - Printing `LOSE` whenever the number of free cells is even (`hack-even`).
//! - Sorting the cells by columns (`hack-order`).
//! - Allowing eight neighbours (`hack-diagonal`).
//! - Laying dominoes greedily, each where there is room, and never moving one (`hack-greedy`).
//! - Leaving out each connected part with an even number of cells: dominoes need not cover it
//!   (`hack-even-part`).
//! - Printing, in each connected part, all cells of the colour that has more cells there
//!   (`hack-larger-colour`).
//!
//! **Beyond.** If no cell is free, AA has nowhere to put the token, and the program prints `LOSE`.
//! More than 100 rows or columns, rows of another length and other letters are refused. The answer
//! is `LOSE` exactly if dominoes can cover all free cells. Lemma 2 and the theorem hold for every
//! graph; in a graph that cannot be coloured like chess a maximum matching is harder to find. A
//! play during which the graph of the remaining vertices is asked again and again:
//! [noi2011-rabbit-and-egg](../noi2011_rabbit_and_egg/index.html).
//!
//! **Source.** JSOI 2009. The game is called undirected vertex *geography*, in Chinese 二分图博弈 where
//! the graph is bipartite, that is, coloured like chess. An alternating path between two unmatched
//! vertices is called *augmenting*, and Lemma 1 is the easy half of a theorem of Berge; step 1 is
//! known as Kuhn's algorithm or the Hungarian method (匈牙利算法).

use proconio::input;

fn main() {
    input! { n: usize, m: usize, rows: [String; n] }
    assert!(n <= 100 && m <= 100, "{} x {} cells: at most 100 x 100", n, m);
    let starts = winning_starts(&rows, m);
    println!("{}", if starts.is_empty() { "LOSE" } else { "WIN" });
    for (i, j) in starts {
        println!("{} {}", i, j);
    }
}

/// The free cells that some maximum matching leaves unmatched: rows and columns, counted from 1.
fn winning_starts(rows: &[String], m: usize) -> Vec<(usize, usize)> {
    let fits = |row: &String| row.len() == m && row.chars().all(|cell| ".#".contains(cell));
    assert!(rows.iter().all(fits), "a row is not {} letters . or #", m);
    // Walls above and below, and one between two rows: cell (i, j) is i * w + j - 1.
    let w = m + 1;
    let wall = "#".repeat(w);
    let mut maze: Vec<char> = format!("{0}{1}{0}", wall, rows.join("#")).chars().collect();
    let free: Vec<usize> = (0..maze.len()).filter(|&v| maze[v] == '.').collect();
    let mut partner = vec![0; maze.len()]; // 0: none
    for &v in free.iter().filter(|&v| (v / w + v % w) % 2 == 0) {
        finds_partner(v, w, &mut maze.clone(), &mut partner);
    }
    let alone: Vec<usize> = free.iter().copied().filter(|&v| partner[v] == 0).collect();
    for v in alone {
        finds_partner(v, w, &mut maze, &mut partner); // it finds none, but it tries all it can
    }
    let marked = |v: &usize| partner[*v] == 0 || maze[partner[*v]] == '#';
    free.into_iter().filter(marked).map(|v| (v / w, v % w + 1)).collect()
}

/// Can v get a domino, if others may move? Cells that were tried become walls in `open`.
fn finds_partner(v: usize, w: usize, open: &mut [char], partner: &mut [usize]) -> bool {
    for u in [v - w, v - 1, v + 1, v + w] {
        if open[u] == '.' {
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
    use super::game::Rules;
    use super::winning_starts;
    use proptest::prelude::*;
    use shared::board::Board;
    use shared::rules::Game;
    use std::collections::HashSet;

    /// The rows of a maze of n × m cells; a set bit is a wall, cells count row by row.
    fn rows([n, m]: [usize; 2], walls: u32) -> Vec<String> {
        let cell = |v: usize| if walls >> v & 1 == 1 { '#' } else { '.' };
        (0..n).map(|i| (0..m).map(|j| cell(i * m + j)).collect()).collect()
    }

    fn near(m: usize, cells: usize, v: usize) -> impl Iterator<Item = usize> {
        let is_near = move |u: &usize| (u / m).abs_diff(v / m) + (u % m).abs_diff(v % m) == 1;
        (0..cells).filter(is_near)
    }

    /// Compares all mazes of a size with the cells from which YY, to move, loses. `is_won` is told the
    /// walls and the cell of the token.
    fn agrees([n, m]: [usize; 2], mut is_won: impl FnMut(u32, usize) -> bool) {
        for walls in 0..1 << (n * m) {
            let free = (0..n * m).filter(|v| walls >> v & 1 == 0);
            let expected = free.filter(|&v| !is_won(walls, v));
            let expected: Vec<_> = expected.map(|v| (v / m + 1, v % m + 1)).collect();
            let rows = rows([n, m], walls);
            assert_eq!(winning_starts(&rows, m), expected, "{rows:?}");
        }
    }

    #[test]
    fn agrees_with_the_rules_on_every_small_maze() {
        let lines = (1..=9).map(|m| [1, m]);
        let others =
            [[8, 1], [2, 2], [2, 3], [2, 4], [2, 5], [5, 2], [3, 3], [2, 6], [3, 4], [4, 3]];
        for [n, m] in lines.chain(others) {
            let mut game = Game::normal(Rules::options);
            // In the rules a cell is written as its row and its column.
            let cell = |v: usize| (10 * (v / m) + v % m + 11) as u64;
            agrees([n, m], |walls, v| {
                let walls = (0..n * m).filter(|v| walls >> v & 1 == 1).map(cell).collect();
                game.is_won(&vec![vec![n as u64, m as u64], vec![cell(v)], walls])
            });
        }
    }

    /// The same rule in a table, from the mazes with the most closed cells to those with fewer. With
    /// the test above 1.2 million mazes.
    #[test]
    #[ignore = "long"]
    fn agrees_with_the_rules_on_every_larger_maze() {
        for [n, m] in [[1, 10], [2, 7], [3, 5], [5, 3], [4, 4], [4, 5], [5, 4]] {
            let cells = n * m;
            let near: Vec<Vec<usize>> = (0..cells).map(|v| near(m, cells, v).collect()).collect();
            let mut won = vec![false; cells << cells];
            for closed in (0..1 << cells).rev() {
                for v in (0..cells).filter(|v| closed >> v & 1 == 1) {
                    let mut open = near[v].iter().filter(|&u| closed >> u & 1 == 0);
                    won[closed * cells + v] = open.any(|u| !won[(closed | 1 << u) * cells + u]);
                }
            }
            agrees([n, m], |walls, v| won[(walls as usize | 1 << v) * cells + v]);
        }
    }

    /// The most dominoes, found by breadth-first search from all free cells without one.
    fn dominoes(rows: &[String]) -> usize {
        let (n, m) = (rows.len(), rows[0].len());
        let is_free = |v: &usize| rows[v / m].as_bytes()[v % m] == b'.';
        let near: Vec<Vec<usize>> =
            (0..n * m).map(|v| near(m, n * m, v).filter(is_free).collect()).collect();
        let black = (0..n * m).filter(|v| (v / m + v % m) % 2 == 0 && is_free(v));
        let mut partner = vec![None; n * m];
        let mut count = 0;
        for start in black {
            let mut from = vec![None; n * m];
            let mut queue = vec![start];
            let mut next = 0;
            let mut end = None;
            while next < queue.len() && end.is_none() {
                let v = queue[next];
                next += 1;
                for &u in &near[v] {
                    if from[u].is_none() && end.is_none() {
                        from[u] = Some(v);
                        match partner[u] {
                            Some(y) => queue.push(y),
                            None => end = Some(u),
                        }
                    }
                }
            }
            count += usize::from(end.is_some());
            while let Some(u) = end {
                let v: usize = from[u].unwrap();
                end = partner[v];
                partner[u] = Some(v);
                partner[v] = Some(u);
            }
        }
        count
    }

    proptest! {
        /// AA wins from a cell that may remain: as a wall it costs no domino.
        #[test]
        fn a_wall_on_a_printed_cell_costs_no_domino_and_on_another_one_it_does(
            (m, mut rows) in (1..12_usize, 1..12_usize).prop_flat_map(|(n, m)| {
                let row = prop::string::string_regex(&format!("([.]|[.]|[.]|#){{{m}}}"));
                (Just(m), prop::collection::vec(row.unwrap(), n..=n))
            }),
        ) {
            let most = dominoes(&rows);
            let starts: HashSet<_> = winning_starts(&rows, m).into_iter().collect();
            for (i, j) in (0..rows.len()).flat_map(|i| (0..m).map(move |j| (i, j))) {
                if &rows[i][j..=j] == "." {
                    rows[i].replace_range(j..=j, "#");
                    let costs = dominoes(&rows) < most;
                    rows[i].replace_range(j..=j, ".");
                    prop_assert_eq!(starts.contains(&(i + 1, j + 1)), !costs, "{} {}", i, j);
                }
            }
        }
    }

    fn starts(maze: &[&str]) -> Vec<(usize, usize)> {
        let rows: Vec<String> = maze.iter().map(|&row| row.to_owned()).collect();
        winning_starts(&rows, maze[0].len())
    }

    #[test]
    fn the_examples_of_the_page_and_its_picture_are_right() {
        assert_eq!(starts(&[".##", "...", "#.#"]), [(2, 3), (3, 2)]);
        assert_eq!(starts(&["###", "...", "#.#"]), [(2, 1), (2, 3), (3, 2)]);
        assert_eq!(starts(&[".....", ".#.##"]), [(1, 2), (2, 1), (2, 3)]);
    }

    /// Without walls, as on the page who-can-win: all cells of the corner's colour, or none.
    #[test]
    fn without_walls_the_colour_decides() {
        for (n, m) in [(100, 100), (99, 99), (99, 100), (97, 31), (1, 100), (1, 99), (99, 1)] {
            let starts = winning_starts(&vec![".".repeat(m); n], m);
            let is_black = |&(i, j): &(usize, usize)| (i + j) % 2 == 0;
            assert!(starts.iter().all(is_black), "{n} {m}");
            assert_eq!(starts.len(), if n * m % 2 == 0 { 0 } else { n * m / 2 + 1 }, "{n} {m}");
        }
    }

    #[test]
    #[should_panic(expected = "a row is not 3 letters . or #")]
    fn refuses_a_short_row() {
        starts(&["...", "..", "..."]);
    }

    #[test]
    #[should_panic(expected = "a row is not 3 letters . or #")]
    fn refuses_another_letter() {
        starts(&[".o.", "..."]);
    }
}
