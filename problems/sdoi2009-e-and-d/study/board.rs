//! What the board shows: pairs of heaps, and how often both are halved until both are odd.

use super::rules::{Pair, Rules, Split};
use board::prelude::*;

const NAMES: [&str; 4] = ["A", "B", "C", "D"];

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Pair>> {
        let pairs: Vec<Pair> = board::groups(text)?;
        let fits = pairs.len() <= 4 && pairs.iter().flatten().all(|heap| (1..=99).contains(heap));
        // A pair becomes at most so many.
        let all = |pair: &Pair| 1 + pair[0].max(pair[1]).pow(2) / 2;
        (fits && pairs.iter().map(all).product::<u64>() <= board::MOST).then_some(pairs)
    }

    fn write(pairs: &Vec<Pair>) -> String {
        board::write_groups(pairs)
    }

    fn told(pairs: &Vec<Pair>) -> Say {
        let pair = |(name, [a, b]): (&&str, &Pair)| say!("pair"; name = *name, a, b);
        say!("position"; pairs = list(NAMES.iter().zip(pairs).map(pair)))
    }

    fn scene(pairs: &Vec<Pair>) -> Vec<Picture> {
        let heap = |(i, &stones): (usize, &u64)| {
            Heap::of(stones).named(format!("{}:{}", NAMES[i / 2], stones)).gaps()
        };
        vec![Picture::Heaps(pairs.iter().flatten().enumerate().map(heap).collect())]
    }

    fn act(pairs: &Vec<Pair>, &Split { pair, heap, part }: &Split) -> Act {
        let rest = pairs[pair][heap] - part;
        let say = say!("split"; heap, pair = NAMES[pair], part, rest);
        Act::new([Id::Gap(2 * pair + heap, part)], say)
    }

    fn idea(at: &At<Rules>) -> Idea<Split> {
        let pairs = at.position;
        let values: Vec<u64> = pairs.iter().map(value).collect();
        let (x, mut overlay) = (nim_sum(values.iter().copied()), Overlay::new(say!("legend")));
        for (i, &value) in values.iter().enumerate() {
            overlay = overlay.tag(Id::Stone(2 * i, pairs[i][0] - 1), value, value ^ x < value);
        }
        let by = board::lowered(&values).map(|(pair, less)| {
            // A heap that has the power 2ᵗ splits into a pair of the value t.
            let t = values[pair] - less;
            let heap = usize::from((pairs[pair][0] - 1) >> t & 1 == 0);
            Split { pair, heap, part: 1 << t }
        });
        let open = positive(&values);
        let why = match &by {
            None if pairs.iter().flatten().all(|&heap| heap == 1) => say!("lost-end"),
            None if open.is_empty() => say!("lost-odd"),
            None => say!("lost-steps"; balance = board::balance(&values)),
            Some(split) if open.len() == 1 => say!("won-odd"; step = at.say(split)),
            Some(split) => {
                let balance = board::balance_after(&values, split.pair);
                say!("won-steps"; steps = all(&values), step = at.say(split), balance)
            }
        };
        Idea::new(why).by(by).shows(overlay).counts(board::quantity(&values))
    }

    fn parts(pairs: &Vec<Pair>) -> Vec<Vec<Pair>> {
        pairs.iter().map(|&pair| vec![pair]).collect()
    }

    /// The plane, where there is one pair.
    fn table(pairs: &Vec<Pair>) -> Vec<Vec<Vec<Pair>>> {
        let side = if pairs.len() == 1 { 16 } else { 0 };
        (1..=side).map(|a| (1..=side).map(|b| vec![[a, b]]).collect()).collect()
    }

    const SMALL: &'static str = "[1..20] [1..20]/[1..6] [1..6] | [1..6] [1..6]";
}

/// g of the page: the first place where both heaps minus 1 have a 0.
fn value(&[a, b]: &Pair) -> u64 {
    u64::from((!((a - 1) | (b - 1))).trailing_zeros())
}
