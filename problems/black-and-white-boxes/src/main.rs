//! Black and White Boxes, AOJ 1377: <https://onlinejudge.u-aizu.ac.jp/problems/1377>.

use proconio::input;

fn main() {
    input! { n: usize, piles: [String; n] }
    println!("{}", most_boxes(&piles));
}

fn most_boxes(piles: &[String]) -> usize {
    let n = piles.len();
    assert!((1..=40).contains(&n), "n is {}: from 1 to 40 piles", n);
    let is_pile = |pile: &String| pile.len() <= 40 && pile.bytes().all(|b| b"BW".contains(&b));
    assert!(piles.iter().all(is_pile), "a pile has 1 to 40 letters B or W");
    let (left, right) = piles.split_at(piles.len() / 2);
    let (left, right) = (sums(left, 1), sums(right, -1));
    let (mut j, mut most) = (0, 0);
    for (sum, boxes) in left {
        while j < right.len() && right[j].0 > sum {
            j += 1;
        }
        if j < right.len() && right[j].0 == sum {
            most = most.max(boxes + right[j].1);
        }
    }
    most
}

/// For each subset of the piles the sum of the values, with this sign, and the number of boxes; the
/// largest sums first, and of equal ones the one with the most boxes.
fn sums(piles: &[String], sign: i64) -> Vec<(i64, usize)> {
    let mut sums = vec![(0, 0)];
    for pile in piles {
        let value = sign * value(pile.as_bytes());
        for i in 0..sums.len() {
            sums.push((sums[i].0 + value, sums[i].1 + pile.len()));
        }
    }
    sums.sort_unstable_by(|x, y| y.cmp(x));
    sums
}

fn value(pile: &[u8]) -> i64 {
    let (mut value, mut step) = (0, 1 << 39);
    for &letter in pile {
        if letter != pile[0] || step < 1 << 39 {
            step /= 2;
        }
        value += if letter == b'B' { step } else { -step };
    }
    value
}

#[cfg(test)]
mod tests;
