//! The Pawn that Crosses the River, Luogu P9169: <https://www.luogu.com.cn/problem/P9169>.

use proconio::input;
use std::collections::VecDeque;

/// A row of the board: at most 10 cells, then walls.
const W: usize = 11;
/// More than the cells of a board. Both are odd: a position's number tells by its parity who moves.
const B: usize = 111;
/// Up, left, right and down, each plus `W`.
const WAYS: [usize; 4] = [0, W - 1, W + 1, 2 * W];

fn main() {
    input! { _id: u32, boards: usize }
    for _ in 0..boards {
        input! { n: usize, m: usize, rows: [String; n] }
        assert!(n.max(m) <= 10 && rows.iter().all(|row| row.len() == m), "not {} x {} cells", n, m);
        let rows: Vec<String> = rows.iter().map(|row| format!("{:#<w$}", row, w = W)).collect();
        match number(rows.concat().as_bytes()) {
            Some(d) => println!("{} {}", ["Black", "Red"][d % 2], d),
            None => println!("Tie"),
        }
    }
}

/// In how many moves the game ends, if it does.
fn number(board: &[u8]) -> Option<usize> {
    let cells = |of: &str| (0..board.len()).filter(|&c| of.contains(board[c] as char)).collect();
    let [pawns, reds, free]: [Vec<usize>; 3] = [cells("X"), cells("O"), cells(".XO")];
    assert!(board.iter().all(|sign| b".#XO".contains(sign)), "a cell is none of . # X O");
    assert!(pawns.len() == 1 && pawns[0] >= W && reds.len() == 2, "not one X below row 1, two O");
    let near = |ways: &[usize]| -> Vec<Vec<usize>> {
        let to = |c: usize, way: &usize| (c + way).checked_sub(W).filter(|to| free.contains(to));
        (0..B).map(|c| ways.iter().filter_map(|way| to(c, way)).collect()).collect()
    };
    let (red, up, down) = (near(&WAYS), near(&WAYS[..3]), near(&WAYS[1..]));
    let pair = |(a, b): (usize, usize)| a.max(b) * B + a.min(b);
    let around = |(a, b): (usize, usize)| -> Vec<usize> {
        let steps = red[a].iter().map(|&c| (c, b)).chain(red[b].iter().map(|&c| (a, c)));
        steps.filter(|(a, b)| a != b).map(pair).collect()
    };
    let around = (0..B * B).map(|reds| around((reds / B, reds % B))).collect();
    // What moves is the pair of red pieces, or the pawn.
    let (to, from) = ([&around, &up], [&around, &down]);
    let start = pair((reds[0], reds[1])) * B + pawns[0];

    let (mut number, mut count) = (vec![None; B * B * B], vec![0_u8; B * B * B]);
    let mut queue = VecDeque::new();
    let is_pair = |r: &usize| r / B > r % B && free.contains(&(r / B)) && free.contains(&(r % B));
    for p in (0..B * B).filter(is_pair).flat_map(|reds| free.iter().map(move |x| reds * B + x)) {
        let (reds, x, side) = (p / B, p % B, (p + start) % 2);
        if x < W || x == reds / B || x == reds % B || to[side][[reds, x][side]].is_empty() {
            number[p] = Some(0_u16);
            queue.push_back(p);
        }
    }
    while let (None, Some(p)) = (number[start], queue.pop_front()) {
        let (d, mover, mut pieces) = (number[p]?, (p + start + 1) % 2, [p / B, p % B]);
        for &cell in &from[mover][pieces[mover]] {
            pieces[mover] = cell;
            let before = pieces[0] * B + pieces[1];
            count[before] += 1;
            let is_last = usize::from(count[before]) == to[mover][cell].len();
            if number[before].is_none() && (d % 2 == 0 || is_last) {
                number[before] = Some(d + 1);
                queue.push_back(before);
            }
        }
    }
    number[start].map(usize::from)
}

#[cfg(test)]
mod tests;
