//! The game as stated: B throws heaps away, a multiple of d and not all, then A begins a game of Nim.

use board::{Act, Claim, Drawn, Id, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

pub enum Step {
    /// The heaps that go; the throws of a position are numbered.
    Throw {
        number: usize,
        thrown: Vec<usize>,
    },
    Take(Take),
}

impl Game for Rules {
    /// At first d, then the heaps; later the heaps alone. A heap thrown away is 0.
    type Position = Vec<Vec<u64>>;
    type Move = Step;

    fn moves(given: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        if given.len() == 1 {
            let moves = game::take(&given[0], |_, h| 1..=h).into_iter();
            return moves.map(|(take, heaps)| (Step::Take(take), vec![heaps])).collect();
        }
        let throw = |(number, thrown): (usize, Vec<usize>)| {
            let left = |(i, &h): (usize, &u64)| if thrown.contains(&i) { 0 } else { h };
            let to = vec![given[1].iter().enumerate().map(left).collect()];
            (Step::Throw { number, thrown }, to)
        };
        throws(given[0][0], given[1].len()).enumerate().map(throw).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let heaps = small::up_to(&[(3, 4), (5, 2)]);
        let first = heaps.iter().filter(|heaps| !heaps.contains(&0));
        let first = first.flat_map(|heaps| (1..4).map(move |d| vec![vec![d], heaps.clone()]));
        first.chain(heaps.iter().map(|heaps| vec![heaps.clone()])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "The first move (B's) throws heaps away: a multiple of d, perhaps none, but not all. After that a move (A's first) takes one or more stones from a single heap. Whoever cannot move loses.",
        "第一步（B）扔掉若干整堆，堆数是 d 的倍数，可以是 0，不能全扔。以后（A 先取）每次从一堆里取走至少一颗。不能取的人输。",
    ];
    const TAKES: Phrase = [
        "d | the heaps, for example 2 | 1 3 4 1 2: up to 6 heaps, at most 26 26 26 or 10 10 10 10; 1 3 2 is Nim",
        "d | 各堆，例如 2 | 1 3 4 1 2：至多 6 堆，不超过 26 26 26 或 10 10 10 10；1 3 2 就是普通的 Nim",
    ];
    const SET_UPS: &'static [&'static str] =
        &["2 | 1 3 4 1 2", "2 | 1 1 2 3", "1 | 2 3 5", "3 | 4 2 6 1 3", "1 | 6 6 5 5 4"];
    const ASKED: [Phrase; 2] = [
        [
            "Split each heap into powers of two: which powers occur an odd number of times?",
            "把每堆拆成 2 的幂：哪些幂出现奇数次？",
        ],
        [
            "Which throw or take leaves every power of two an even number of times?",
            "扔掉哪几堆，或从哪一堆里取，能让留下的每个幂都出现偶数次？",
        ],
    ];
    const COUNTED: Option<(Phrase, &'static str)> =
        Some((["all throws: d | the heaps", "枚举扔法：d | 各堆"], "2 | 1 3 4 1 2"));

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            let is_first = given.len() == 2
                && given[0].len() == 1
                && (1..=10).contains(&given[0][0])
                && !given[1].contains(&0);
            (given.len() == 1 || is_first) && board::are_few(&given[given.len() - 1], 6)
        })
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let heaps = Picture::heaps(&given[given.len() - 1]);
        if given.len() == 1 {
            let now =
                ["No more throws: now take from a single heap.", "不再扔了，现在从一堆里取。"];
            return vec![heaps, Picture::note(now)];
        }
        let d = given[0][0];
        let words = [
            format!("d = {d}. Mark the first stone of each heap that goes."),
            format!("d = {d}。要扔的堆，点它的第一颗。"),
        ];
        vec![heaps, Picture::buttons(0, &[NOTHING]), Picture::Note(words)]
    }

    fn act(given: &Vec<Vec<u64>>, step: &Step) -> Act {
        let (number, thrown) = match step {
            Step::Take(take) => return Act::take(&given[0], take),
            Step::Throw { number, thrown } => (number, thrown),
        };
        if thrown.is_empty() {
            return Act::new(vec![Id::Button(0, 0)], NOTHING, &[]);
        }
        let names: Vec<String> = thrown.iter().map(|i| (i + 1).to_string()).collect();
        let heaps = if thrown.len() == 1 { "heap" } else { "heaps" };
        let words = [
            format!("throw away {heaps} {}", names.join(", ")),
            format!("扔掉第 {} 堆", names.join("、")),
        ];
        // The first one glows: not always the same heap.
        let mut taps: Vec<Id> = thrown.iter().map(|&i| Id::Stone(i, 0)).collect();
        taps.rotate_left(number % thrown.len());
        Act::new(taps, words, &[])
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let all = Claim::nim_sum(&given[given.len() - 1]);
        if given.len() == 1 {
            return Some(all);
        }
        let (x, ways) = ways(given);
        let words = [
            format!("{}, ways to throw away nim-sum {x}: {ways}", all.words[0]),
            format!("{}，扔掉异或和 {x} 的方案数 {ways}", all.words[1]),
        ];
        Some(Claim { words, lost: ways == 0 })
    }

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        if given.len() == 1 {
            return Some(Why::nim_sum(&given[0], ["the heaps", "各堆"]));
        }
        let (x, ways) = ways(given);
        Some(if ways == 0 {
            Why::lost([
                format!("All heaps have the nim-sum {}, and none of the throws that are allowed has it too: the heaps that stay cannot have the nim-sum 0.", x),
                format!("全部堆的异或和是 {}，允许的扔法没有一种扔掉的异或和也是 {}：留下的异或和不可能是 0。", x, x),
            ])
        } else {
            Why::won([
                format!("All heaps have the nim-sum {}: throw away heaps with the same nim-sum (ways: {}), and those that stay have the nim-sum 0.", x, ways),
                format!("全部堆的异或和是 {}：扔掉异或和也是 {} 的几堆（共 {} 种），留下的异或和就是 0。", x, x, ways),
            ])
        })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        Some(Drawn::powers(&given[given.len() - 1]))
    }

    fn parts(given: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        let nim = given.iter().filter(|_| given.len() == 1).flatten();
        nim.map(|&h| vec![vec![h]]).collect()
    }

    /// What each throw leaves.
    fn counted(limits: &str) -> Option<Vec<Vec<Vec<u64>>>> {
        let given = Rules::read(limits).filter(|given| given.len() == 2)?;
        Some(Rules::options(&given))
    }
}

const NOTHING: Phrase = ["throw nothing away", "一堆也不扔"];

/// The nim-sum of all heaps, and how many throws have it too.
fn ways(given: &[Vec<u64>]) -> (u64, usize) {
    let sum = |heaps: &mut dyn Iterator<Item = &u64>| heaps.fold(0, |x, h| x ^ h);
    let x = sum(&mut given[1].iter());
    let of = |thrown: &Vec<usize>| sum(&mut thrown.iter().map(|&i| &given[1][i])) == x;
    (x, throws(given[0][0], given[1].len()).filter(of).count())
}

/// The sets of heaps that may be thrown away.
fn throws(d: u64, heaps: usize) -> impl Iterator<Item = Vec<usize>> {
    let set = move |set: usize| (0..heaps).filter(|i| set >> i & 1 == 1).collect();
    let may = move |set: &Vec<usize>| set.len() as u64 % d == 0 && set.len() < heaps;
    (0..1 << heaps).map(set).filter(may)
}
