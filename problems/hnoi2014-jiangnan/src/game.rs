//! The game as stated: a turn splits a heap of at least F stones into m heaps, as equal as possible.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player};
use shared::small;

pub struct Rules;

/// A heap, and how many heaps are made of it.
pub struct Split {
    heap: usize,
    m: u64,
}

impl Game for Rules {
    /// F alone, and the heaps.
    type Position = Vec<Vec<u64>>;
    type Move = Split;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let (f, heaps) = (given[0][0], &given[1]);
        let mut moves = vec![];
        for (heap, &x) in heaps.iter().enumerate().filter(|(_, &x)| x >= f) {
            for m in 2..=x {
                // The stones are dealt out in turn.
                let mut parts = vec![0; m as usize];
                (0..x).for_each(|stone| parts[(stone % m) as usize] += 1);
                let mut to = [&heaps[..], &parts[1..]].concat();
                to[heap] = parts[0];
                moves.push((Split { heap, m }, vec![vec![f], to]));
            }
        }
        moves
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let heaps = small::in_order(&[(1, 16), (3, 6)]);
        let with = |f| heaps.iter().map(move |heaps| vec![vec![f], heaps.clone()]);
        (1..=5).flat_map(with).collect()
    }

    fn order(given: Vec<Vec<u64>>) -> Vec<Vec<u64>> {
        vec![given[0].clone(), game::in_order(given[1].clone())]
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Split a heap of at least F stones into m heaps, m at least 2, as equal as possible. Whoever cannot move loses.",
        "每次选一堆不少于 F 颗的石子，尽量平均地分成 m 堆，m ≥ 2，每堆都不空。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "F, then the heaps, of at most 24 stones in all, for example 2 | 7",
        "先写 F，再写各堆，总共至多 24 颗，例如 2 | 7",
    ];
    const SET_UPS: &'static [&'static str] =
        &["3 | 5 4", "3 | 5", "2 | 7", "3 | 5 3", "4 | 9 8 4", "2 | 24"];
    const ASKED: [Phrase; 2] = [
        ["What is each heap worth: the least value that no split leaves, where equal parts cancel in pairs?", "每堆的 SG 值是多少（分出的各堆，相等的两两抵消，再取 mex）？"],
        ["Which heap can be split, and into how many, so that the values of all heaps have the nim-sum 0?", "把哪一堆分成几堆，能让各堆 SG 值的异或和变成 0？"],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text)?;
        match &given[..] {
            [f, heaps] if f.len() == 1 && (1..=24).contains(&heaps.len()) => {
                let fits = heaps.iter().chain(f).all(|h| (1..=24).contains(h));
                (fits && heaps.iter().sum::<u64>() <= 24).then(|| given.clone())
            }
            _ => None,
        }
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    /// A cell for each heap, dark if it cannot be split, and the numbers m.
    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (f, heaps) = (given[0][0], &given[1]);
        let cell = |(i, &x): (usize, &u64)| Cell {
            id: Some(Id::Cell(0, i)),
            ground: if x < f.max(2) { Look::Shaded } else { Look::Plain },
            text: x.to_string(),
            ..Cell::default()
        };
        let english = format!("F = {}. Tap a heap, then the number m of heaps to make of it.", f);
        let note = [english, format!("F = {}。先点一堆，再点要分成的堆数 m。", f)];
        vec![
            Picture::Strips(vec![heaps.iter().enumerate().map(cell).collect()]),
            Picture::numbers(0, 2..=*heaps.iter().max().unwrap_or(&0)),
            Picture::Note(note),
        ]
    }

    fn act(given: &Vec<Vec<u64>>, &Split { heap, m }: &Split) -> Act {
        let x = given[1][heap];
        let mut taps = vec![Id::Cell(0, heap), Id::Button(0, m)];
        // Nothing is to choose in a heap of 2.
        taps.truncate(if x == 2 { 1 } else { 2 });
        let words = ["split heap {0}, of {1}, into {2} heaps", "把第 {0} 堆（{1} 颗）分成 {2} 堆"];
        Act::new(taps, words, &[heap as u64 + 1, x, m])
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let g = values(given);
        Some(Claim::nim_sum(&given[1].iter().map(|&x| g[x as usize]).collect::<Vec<u64>>()))
    }

    fn why(given: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (f, heaps) = (given[0][0].max(2), &given[1]);
        let large: Vec<u64> = heaps.iter().copied().filter(|&x| x >= f).collect();
        let n = large.len();
        if n == 0 {
            return Some(Why::lost([
                format!("No heap has {} stones or more, so none can be split.", f),
                format!("每堆都不到 {} 颗，不能再分。", f),
            ]));
        }
        if large.iter().all(|x| (x + 1) / 2 < f) {
            let [en, zh] = [["an even", "偶"], ["an odd", "奇"]][n % 2];
            let words = [
                format!("After one split a heap leaves only heaps of fewer than {}: the number of moves left is {}, {} number.", f, n, en),
                format!("够 {} 颗的堆分一次就都不够了：还有 {} 步，是{}数。", f, n, zh),
            ];
            return Some(if n % 2 == 0 { Why::lost(words) } else { Why::won(words) });
        }
        // Of equal heaps two cancel.
        let most = *large.iter().max()?;
        let is_odd = |x: &u64| large.iter().filter(|heap| *heap == x).count() % 2 == 1;
        let odd: Vec<u64> = (f..=most).filter(is_odd).collect();
        if odd.is_empty() {
            return Some(Why::lost([
                "Every heap that can be split has an equal one: the other player copies each split there.",
                "能分的堆两两相等：在一堆里怎么分，对手就在相等的那堆里照样分。",
            ]));
        }
        let g = values(given);
        let sum = |heaps: &[u64]| heaps.iter().fold(0, |x, &heap| x ^ g[heap as usize]);
        let [en, zh] = listed(&odd);
        let [en_values, zh_values] =
            listed(&odd.iter().map(|&x| g[x as usize]).collect::<Vec<_>>());
        let (x, is_one) = (sum(heaps), odd.len() == 1);
        let (the, are) = if is_one { ("The heap of", "is") } else { ("The heaps of", "are") };
        let [en_pairs, zh_pairs] = if odd.len() < n {
            ["Equal heaps cancel. ", "相等的堆两两抵消。"]
        } else {
            ["", ""]
        };
        let en = format!("{}{} {} {} worth {} (nim-sum {})", en_pairs, the, en, are, en_values, x);
        let zh = format!("{}{} 颗的堆，SG 值是 {}（异或和 {}）", zh_pairs, zh, zh_values, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}: any split spoils the 0, and the answer restores it.", en),
                format!("{}：怎么分都不再是 0，对手再分成 0。", zh),
            ]));
        }
        let mut moves = Self::moves(given, player).into_iter();
        let (best, _) =
            moves.find(|(best, to)| odd.contains(&heaps[best.heap]) && sum(&to[1]) == 0)?;
        let [en_best, zh_best] = Self::act(given, &best).words;
        Some(Why::won([
            format!("{}: {}, and it is 0.", en, en_best),
            format!("{}：{}，就成了 0。", zh, zh_best),
        ]))
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "Under each heap of at least F stones its value. On each m: the parts of the largest heap that have at least F stones and do not cancel in pairs. Orange: the values that are left when equal ones cancel.",
            "不少于 F 颗的堆下面是它的 SG 值。m 上是最大的一堆分成 m 堆后，不少于 F 颗、又没有两两抵消的堆。粗框：相等的两两抵消后剩下的值。",
        ];
        let (f, g) = (given[0][0].max(2), values(given));
        let large = given[1].iter().enumerate().filter(|(_, &x)| x >= f);
        let value = |(i, &x): (usize, &u64)| (Id::Cell(0, i), g[x as usize]);
        let large: Vec<(Id, u64)> = large.map(value).collect();
        let mut drawn = Drawn::new(words);
        for (i, &(id, value)) in large.iter().enumerate() {
            let equal = |all: &[(Id, u64)]| all.iter().filter(|other| other.1 == value).count();
            let counts = value > 0 && equal(&large[..i]) == 0 && equal(&large) % 2 == 1;
            drawn = drawn.span(id, id, value, counts);
        }
        let most = given[1].iter().copied().max().filter(|&x| x >= f).unwrap_or(0);
        for m in 2..=most {
            let (q, r) = (most / m, most % m);
            let parts = [(q + 1, r), (q, m - r)];
            let counting = parts.iter().filter(|(part, count)| *part >= f && count % 2 == 1);
            let counting: Vec<String> = counting.map(|(part, _)| part.to_string()).collect();
            if !counting.is_empty() {
                drawn = drawn.tag(Id::Button(0, m), counting.join("+"), false);
            }
        }
        Some(drawn)
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        given[1].iter().map(|&x| vec![given[0].clone(), vec![x]]).collect()
    }
}

/// g of the page, for heaps up to the largest one.
fn values(given: &[Vec<u64>]) -> Vec<u64> {
    let (f, most) = (given[0][0], given[1].iter().copied().max().unwrap_or(0));
    let mut g = vec![0; most as usize + 1];
    for x in f..=most {
        let value = |m: u64| {
            let (q, r) = ((x / m) as usize, x % m);
            (if r % 2 == 1 { g[q + 1] } else { 0 }) ^ (if (m - r) % 2 == 1 { g[q] } else { 0 })
        };
        let values: Vec<u64> = (2..=x).map(value).collect();
        g[x as usize] = (0..x).find(|v| !values.contains(v)).unwrap_or(x);
    }
    g
}
