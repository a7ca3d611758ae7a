//! Stones, Luogu P3210: <https://www.luogu.com.cn/problem/P3210>.

use proconio::input;

fn main() {
    input! { row: [i64] }
    let [first, second] = best_totals(&row);
    println!("{} {}", first, second);
}

/// What both players get. A 0 is a heap that was taken before the game.
fn best_totals(row: &[i64]) -> [i64; 2] {
    assert!(row.iter().all(|&heap| heap >= 0), "a heap has a negative number of stones");
    let holes = row.iter().filter(|&&heap| heap == 0).count();
    assert!(holes > 0, "no heap was taken before the game, so nobody can begin");
    let sign = if (row.len() - holes) % 2 == 1 { 1 } else { -1 };
    let (mut lead, mut open, mut stack) = (0, vec![], vec![]);
    for (i, stretch) in row.split(|&heap| heap == 0).enumerate() {
        for &heap in stretch {
            stack.push(heap);
            while let [.., x, y, z] = stack[..] {
                if x > y || y < z {
                    break;
                }
                stack.truncate(stack.len() - 3);
                stack.push(x + z - y);
            }
        }
        if i == 0 {
            stack.reverse();
        }
        if i == 0 || i == holes {
            // The wall is at the end.
            while let [.., p, q] = stack[..] {
                if p > q {
                    break;
                }
                stack.truncate(stack.len() - 2);
                lead += sign * (q - p);
            }
        }
        open.append(&mut stack);
    }
    open.sort_unstable_by(|a, b| b.cmp(a));
    for (turn, heap) in open.iter().enumerate() {
        lead += if turn % 2 == 0 { *heap } else { -heap };
    }
    let sum: i64 = row.iter().sum();
    [(sum + lead) / 2, (sum - lead) / 2]
}

#[cfg(test)]
mod tests;
