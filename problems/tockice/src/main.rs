//! Dots, Luogu P10876: <https://www.luogu.com.cn/problem/P10876>.

use proconio::input;

fn main() {
    input! { points: [(i64, i64)] }
    println!("{}", if first_player_wins(points) { "Alenka" } else { "Bara" });
}

/// Is the number of points inside the convex hull even?
fn first_player_wins(mut points: Vec<(i64, i64)>) -> bool {
    let n = points.len();
    assert!(n >= 1, "there is no point");
    let fits = |z: i64| (-1_000_000_000..=1_000_000_000).contains(&z);
    assert!(points.iter().all(|&(x, y)| fits(x) && fits(y)), "coordinates are from -10^9 to 10^9");
    points.sort_unstable();
    assert!(points.windows(2).all(|pair| pair[0] != pair[1]), "two points are equal");
    if n == 1 {
        return false;
    }
    let lower = below(&points);
    points.reverse();
    let upper = below(&points);
    // Both chains have the leftmost and the rightmost point.
    (n - (lower + upper - 2)) % 2 == 0
}

/// The number of corners below, from the first point to the last one; from right to left it is above.
fn below(points: &[(i64, i64)]) -> usize {
    let mut chain: Vec<(i64, i64)> = vec![];
    for &(x, y) in points {
        while let [.., a, b] = chain[..] {
            if (b.0 - a.0) * (y - a.1) - (b.1 - a.1) * (x - a.0) > 0 {
                break;
            }
            chain.pop();
        }
        chain.push((x, y));
    }
    chain.len()
}

#[cfg(test)]
mod tests;
