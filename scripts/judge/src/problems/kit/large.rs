//! What cases at the judge's full size share: see `large` in [`Known`](crate::problems::Known).

/// So many numbers from `least` to `most`, each twice: first all of them, then all of them again.
pub fn pairs(count: u64, least: u64, most: u64) -> Vec<u64> {
    // A step prime to every power of two, so that the numbers spread over the whole range.
    let spread = |i: u64| least + i.wrapping_mul(0x9E37_79B9_7F4A_7C15) % (most - least + 1);
    (1..=count).map(spread).collect::<Vec<_>>().repeat(2)
}
