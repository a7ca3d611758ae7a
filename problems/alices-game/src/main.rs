//! Alice's Game, HDU 3544: <https://acm.hdu.edu.cn/showproblem.php?pid=3544>.

use proconio::input;

fn main() {
    input! { games: [[(i64, i64)]] }
    let mut lines = String::new();
    for (i, sheets) in games.iter().enumerate() {
        let winner = if alice_wins(sheets) { "Alice" } else { "Bob" };
        lines += &format!("Case {}: {}\n", i + 1, winner);
    }
    print!("{}", lines);
}

/// Has Alice more cuts to spare than Bob?
fn alice_wins(sheets: &[(i64, i64)]) -> bool {
    sheets.iter().map(|&(x, y)| spare_cuts(x, y)).sum::<i64>() > 0
}

/// h(x, y): how many cuts Alice has to spare on a sheet; below 0, Bob has them.
fn spare_cuts(mut x: i64, mut y: i64) -> i64 {
    let sides = 1..=1_000_000_000;
    assert!(
        sides.contains(&x) && sides.contains(&y),
        "a sheet {} × {}: sides from 1 to 10^9",
        x,
        y
    );
    while x > 1 && y > 1 {
        x /= 2;
        y /= 2;
    }
    x - y
}

#[cfg(test)]
mod tests;
