/// Pirate n of n proposes how to divide m coins; half of all votes, the own one included, carry the proposal, else
/// the proposer is thrown out and the next one proposes. Each wants to live, then coins, then to see others thrown.
/// How many coins is pirate p sure of?
#[test]
fn hdu_1538() {
    for m in 1..=5_usize {
        // For n − 1 pirates: who is sure to be thrown, and who may get nothing.
        let (mut thrown, mut least): (Vec<bool>, Vec<usize>) = (vec![], vec![]);
        for n in 1..=2 * m + 20 {
            let votes = n.div_ceil(2);
            // The proposer, and whoever would be thrown, vote for free; the cheapest others are bought.
            let free = 1 + thrown.iter().filter(|&&thrown| thrown).count();
            let mut prices: Vec<usize> =
                (0..n - 1).filter(|&p| !thrown[p]).map(|p| least[p] + 1).collect();
            prices.sort_unstable();
            let bought = votes.saturating_sub(free);
            let price: usize = prices.iter().take(bought).sum();
            if bought > prices.len() || price > m {
                thrown.push(true);
                least.push(0);
            } else {
                // With a choice among equally cheap ones none of these is sure to get it.
                let bound = if bought == 0 { 0 } else { prices[bought - 1] };
                let is_choice = prices.get(bought) == Some(&bound);
                let mut next = vec![0; n];
                for p in (0..n - 1).filter(|&p| !thrown[p] && bought > 0) {
                    let price = least[p] + 1;
                    if price < bound || (price == bound && !is_choice) {
                        next[p] = price;
                    }
                }
                next[n - 1] = m - price;
                (thrown, least) = (vec![false; n], next);
            }
            for p in 1..=n {
                let found = if thrown[p - 1] { None } else { Some(least[p - 1]) };
                let key = if n <= 2 * m + 1 {
                    let is_paid = p % 2 == n % 2;
                    let rest = m.saturating_sub((n - 1) / 2);
                    Some(if p == n { rest } else { usize::from(is_paid) })
                } else {
                    let survivors = 2 * m + (1 << (n - 2 * m).ilog2());
                    if p > survivors {
                        None
                    } else {
                        Some(0)
                    }
                };
                assert_eq!(found, key, "{m} coins, {n} pirates, {p}");
            }
        }
    }
}
