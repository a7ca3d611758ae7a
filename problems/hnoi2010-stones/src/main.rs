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
    let heaps = row.iter().filter(|&&heap| heap > 0).count();
    let holes = row.len() - heaps;
    assert!(holes > 0, "no heap was taken before the game, so nobody can begin");
    let (mut b, mut rest, mut stack) = (0, vec![], vec![]);
    for (i, stretch) in row.split(|&heap| heap == 0).enumerate() {
        for &heap in stretch {
            stack.push(heap);
            while let [.., x, y, z] = stack[..] {
                if y < x || y < z {
                    break;
                }
                stack.truncate(stack.len() - 3);
                stack.push(x - y + z);
            }
        }
        if i == 0 {
            stack.reverse();
        }
        if i == 0 || i == holes {
            // The wall is at the end.
            while let [.., p, q] = stack[..] {
                if q < p {
                    break;
                }
                stack.truncate(stack.len() - 2);
                b += q - p;
            }
        }
        rest.append(&mut stack);
    }
    rest.sort_unstable_by(|x, y| y.cmp(x));
    let mut d = if heaps % 2 == 1 { b } else { -b };
    for (i, heap) in rest.iter().enumerate() {
        d += if i % 2 == 0 { *heap } else { -heap };
    }
    let s: i64 = row.iter().sum();
    [(s + d) / 2, (s - d) / 2]
}

#[cfg(test)]
mod tests;
