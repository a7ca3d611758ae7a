//! The period of a table of Grundy values.

/// The preperiod and the period of `g`, if as many equalities g(i) = g(i + p) stand in the table
/// as `enough` asks for that preperiod and period.
pub fn period(g: &[usize], enough: impl Fn(usize, usize) -> usize) -> Option<(usize, usize)> {
    (1..g.len()).find_map(|p| {
        let equalities = g.len() - p;
        let preperiod = (0..equalities).rfind(|&i| g[i] != g[i + p]).map_or(0, |i| i + 1);
        (equalities - preperiod >= enough(preperiod, p)).then_some((preperiod, p))
    })
}
