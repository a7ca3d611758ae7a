use referee::{small, turning, Referee};

/// Every rule on a row of 4 coins: which sets of coins before it may be turned with each last coin.
#[test]
fn a_position_is_worth_the_xor_of_its_heads() {
    for rule in 0_u64..1 << 15 {
        // With coin x go the sets of bits below it: 1, 2, 4 and 8 of them.
        let mut turns: Vec<(u32, u64)> = vec![];
        for x in 0..4 {
            let sets = (0_u64..1 << x).filter(|set| rule >> ((1 << x) - 1 + set) & 1 == 1);
            turns.extend(sets.map(|set| (x, 1 << x | set)));
        }
        let mut single: Vec<u64> = vec![];
        let xor_of = |single: &[u64], heads: u64| {
            (0..single.len()).filter(|x| heads >> x & 1 == 1).fold(0, |sum, x| sum ^ single[x])
        };
        for x in 0..4 {
            let with = turns.iter().filter(|(last, _)| *last == x);
            let values: Vec<u64> = with.map(|(_, set)| xor_of(&single, set & !(1 << x))).collect();
            single.push(crate::mex(&values));
        }
        let mut referee = Referee::normal(turning(&turns));
        for heads in 0..16 {
            assert_eq!(referee.grundy(&heads), xor_of(&single, heads), "{turns:?} {heads:b}");
        }
    }
}

/// In a row, and in every tree of 5 vertices by its parents.
#[test]
fn with_any_coins_before_it_a_head_is_worth_2_to_the_power_of_their_number() {
    for parents in small::sequences(5, 3) {
        if (1..5).any(|v| parents[v] >= v as u64) {
            continue;
        }
        let ancestors = |mut v: usize| {
            let mut set = 0_u64;
            while v > 0 {
                v = parents[v] as usize;
                set |= 1 << v;
            }
            set
        };
        // In the last tree every vertex is the parent of the next: a row.
        let mut turns = vec![];
        for v in 0..5 {
            let others = (0..32).filter(|set| set & !ancestors(v) == 0);
            turns.extend(others.map(|set| (v as u32, 1 << v | set)));
        }
        let mut referee = Referee::normal(turning(&turns));
        for v in 0..5 {
            let value = 1 << ancestors(v).count_ones();
            assert_eq!(referee.grundy(&(1 << v)), value, "{parents:?} {v}");
        }
        assert_eq!(referee.grundy(&0b10010), referee.grundy(&0b10) ^ referee.grundy(&0b10000));
    }
}

/// The nim product by the rules of its field: of 2, 4, 16, … one with a smaller number is the usual
/// product, and its square is 3/2 times itself.
fn product(a: u64, b: u64) -> u64 {
    if a < 2 || b < 2 {
        return a * b;
    }
    let mut half = 1;
    while a.max(b) >> (2 * half) > 0 {
        half *= 2;
    }
    let split = |n: u64| (n >> half, n & ((1 << half) - 1));
    let ((a1, a0), (b1, b0)) = (split(a), split(b));
    let (high, low) = (product(a1, b1), product(a0, b0));
    let middle = product(a1 ^ a0, b1 ^ b0) ^ low;
    middle << half ^ low ^ product(high, 1 << (half - 1))
}

/// A coin in column 0 or row 0 is never the last of a rectangle, so it is left out.
#[test]
fn the_corners_of_a_rectangle_are_a_nim_product_of_the_sides() {
    let bit = |x: u32, y: u32| if x == 0 || y == 0 { 0 } else { 1_u64 << (4 * (y - 1) + x - 1) };
    let mut turns = vec![];
    for x in 1..=4 {
        for y in 1..=4 {
            for to_x in 0..x {
                for to_y in 0..y {
                    let corners = bit(x, y) | bit(to_x, y) | bit(x, to_y) | bit(to_x, to_y);
                    turns.push((bit(x, y).trailing_zeros(), corners));
                }
            }
        }
    }
    let mut referee = Referee::normal(turning(&turns));
    for x in 1..=4 {
        for y in 1..=4 {
            let value = referee.grundy(&bit(x, y));
            assert_eq!(value, product(x.into(), y.into()), "{x} {y}");
            assert_eq!(referee.grundy(&(bit(x, y) ^ bit(2, 3))), value ^ product(2, 3));
        }
    }
}

#[test]
fn the_corners_of_a_box_are_a_nim_product_of_the_sides() {
    let bit = |x: u32, y: u32, z: u32| {
        if x == 0 || y == 0 || z == 0 {
            0
        } else {
            1_u64 << (4 * (x - 1) + 2 * (y - 1) + z - 1)
        }
    };
    let mut turns = vec![];
    for (x, y, z) in
        (1..=3).flat_map(|x| (1..=2).flat_map(move |y| (1..=2).map(move |z| (x, y, z))))
    {
        for (u, v, w) in
            (0..x).flat_map(|u| (0..y).flat_map(move |v| (0..z).map(move |w| (u, v, w))))
        {
            let mut corners = 0;
            for a in [x, u] {
                for b in [y, v] {
                    for c in [z, w] {
                        corners |= bit(a, b, c);
                    }
                }
            }
            turns.push((bit(x, y, z).trailing_zeros(), corners));
        }
    }
    let mut referee = Referee::normal(turning(&turns));
    for x in 1..=3 {
        for (y, z) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
            let value = product(product(x.into(), y.into()), z.into());
            assert_eq!(referee.grundy(&bit(x, y, z)), value, "{x} {y} {z}");
        }
    }
}

#[test]
fn not_if_the_others_must_show_heads_too() {
    let mut referee = Referee::normal(|&heads: &u32| if heads == 0b11 { vec![0] } else { vec![] });
    assert_eq!((referee.grundy(&0b01), referee.grundy(&0b10)), (0, 0));
    assert!(referee.is_won(&0b11));
}

/// Two neighbouring coins are turned, of which the last shows heads, and none that the move before has turned.
/// H T H has value 0 by its heads, and is won: H H T is stuck.
#[test]
fn not_if_what_is_turned_depends_on_the_last_move() {
    let turns = [(1, 0b011), (2, 0b110)];
    assert!(!Referee::normal(turning(&turns)).is_won(&0b101));
    let mut referee = Referee::normal(|&(heads, last): &(u64, u64)| {
        let may = turns.iter().filter(|(coin, set)| heads >> coin & 1 == 1 && set & last == 0);
        may.map(|(_, set)| (heads ^ set, *set)).collect()
    });
    assert!(referee.is_won(&(0b101, 0)));
}

/// Any head and at most one coin to its left; whoever turns the last head loses. Coins are counted from 1.
#[test]
fn not_if_whoever_turns_the_last_head_loses() {
    let mut turns: Vec<(u32, u64)> = vec![];
    for x in 0..4 {
        turns.push((x, 1 << x));
        turns.extend((0..x).map(|y| (x, 1 << x | 1 << y)));
    }
    let mut referee = Referee::misere(turning(&turns));
    assert!(!referee.is_won(&0b110), "2 and 3");
    // As heaps of Nim they are won.
    assert!(Referee::misere(crate::nim).is_won(&vec![2, 3]));
}
