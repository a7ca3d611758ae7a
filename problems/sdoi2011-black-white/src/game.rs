//! The game as stated: A moves 1 to d white pieces to the right, B black ones to the left, none over another.

use board::{Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// n and d, and the cells of the pieces from the left: white, black, white, black, …
    type Position = Vec<Vec<u64>>;
    /// From where to where pieces go.
    type Move = Vec<[u64; 2]>;

    fn moves(given: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let (d, own) = (given[0][1] as usize, usize::from(player == Player::Right));
        // All ways to move pieces of the first pairs: the pieces and where they go, and the position after.
        let mut ways: Moves<Rules> = vec![(vec![], given.clone())];
        for (pair, cells) in given[1].chunks(2).enumerate() {
            for (moved, before) in ways.clone().into_iter().filter(|way| way.0.len() < d) {
                for to in cells[0] + 1..cells[1] {
                    let mut after = before.clone();
                    after[1][2 * pair + own] = to;
                    ways.push(([&moved[..], &[[cells[own], to]]].concat(), after));
                }
            }
        }
        ways.split_off(1)
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let of = |n: u64, k: u64| (1..=k).flat_map(move |d| placements(n, k, d));
        [(2, 2), (5, 2), (5, 4), (8, 4), (8, 6), (9, 4)]
            .iter()
            .flat_map(|&(n, k)| of(n, k))
            .collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "A moves 1 to d white pieces to the right, B 1 to d black ones to the left, as far as they like, but not over a piece. Whoever cannot move loses.",
        "A 每次把 1 到 d 枚白子往右移，B 每次把 1 到 d 枚黑子往左移，每枚移任意多格，不能越过别的棋子。不能移动的人输。",
    ];
    const TAKES: Phrase = [
        "n, the number of cells, and d, then the cells of the pieces, white and black in turn, for example 12 2 | 1 5 8 10; n at most 12, an even number of pieces, at least d",
        "先写格数 n 和 d，再写各枚棋子所在的格子，从左起白黑相间，例如 12 2 | 1 5 8 10；n 至多 12，棋子数是偶数，且不少于 d",
    ];
    const SET_UPS: &'static [&'static str] = &[
        "12 2 | 2 6 9 11",
        "10 2 | 1 3 5 7",
        "12 1 | 1 4 7 10",
        "12 2 | 1 4 5 8 9 12",
        "12 2 | 1 6 7 12",
    ];
    const PLAYERS: Option<[Phrase; 2]> = Some([["A", "A"], ["B", "B"]]);
    const ASKED: [Phrase; 2] = [
        ["Look at the gaps inside the pairs: which powers of two have a count that is not a multiple of d + 1?", "只看每对中间的空格数，拆成 2 的幂：哪些幂出现的次数不是 d + 1 的倍数？"],
        ["Where can pieces go so that, in the gaps inside the pairs, the count of every power is a multiple of d + 1?", "棋子走到哪里，能让各对间隔里每个幂出现的次数都是 d + 1 的倍数？"],
    ];
    const COUNTED: Option<(Phrase, &'static str)> = Some((
        ["all placements of k pieces on n cells: n, k, d", "n 格、k 枚棋子的全部开局：n k d"],
        "7 4 1",
    ));

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let given = board::groups(text)?;
        if given.len() != 2 || given[0].len() != 2 || given[1].len() < 2 {
            return None;
        }
        let (n, d, k) = (given[0][0], given[0][1], given[1].len() as u64);
        let differ = given[1].windows(2).all(|two| two[0] < two[1]);
        let fits = n <= 12 && given[1].iter().all(|cell| (1..=n).contains(cell));
        (differ && fits && k % 2 == 0 && (1..=k).contains(&d)).then_some(given)
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let cell = |cell: u64| {
            let piece = given[1].iter().position(|&piece| piece == cell);
            Cell {
                id: Some(Id::Cell(0, cell as usize)),
                piece: piece.map(|i| [Look::White, Look::Black][i % 2]),
                name: piece,
                text: if piece.is_some() { String::new() } else { cell.to_string() },
                ..Cell::default()
            }
        };
        let d = given[0][1];
        let note = [
            format!("d = {}. Tap the cells to which your pieces go.", d),
            format!("d = {}。点棋子要走到的格子。", d),
        ];
        vec![Picture::Strips(vec![(1..=given[0][0]).map(cell).collect()]), Picture::Note(note)]
    }

    fn act(_: &Vec<Vec<u64>>, moved: &Vec<[u64; 2]>) -> Act {
        let each = moved.iter().map(|[from, to]| format!("{}→{}", from, to));
        let each: Vec<String> = each.collect();
        let words = [format!("move {}", each.join(", ")), format!("移动 {}", each.join("、"))];
        Act::new(moved.iter().map(|one| Id::Cell(0, one[1] as usize)).collect(), words, &[])
    }

    fn claim(given: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        let gaps: Vec<u64> = given[1].chunks(2).map(|pair| pair[1] - pair[0] - 1).collect();
        let d = given[0][1];
        let ones = |place: u32| gaps.iter().map(|gap| gap >> place & 1).sum::<u64>();
        let places = 64 - gaps.iter().fold(1, |all, gap| all | gap).leading_zeros();
        let ones: Vec<u64> = (0..places).rev().map(ones).collect();
        let rests: Vec<u64> = ones.iter().map(|c| c % (d + 1)).collect();
        let [all, left] = [board::write(&ones), board::write(&rests)];
        let gaps = board::write(&gaps);
        let words = [
            format!("gaps {}; ones in their binary places: {}; mod {}: {}", gaps, all, d + 1, left),
            format!("间隔 {}，各二进制位上 1 的个数：{}，mod {}：{}", gaps, all, d + 1, left),
        ];
        Some(Claim { words, lost: rests.iter().all(|&c| c == 0) })
    }

    fn why(given: &Vec<Vec<u64>>, _: Player) -> Option<Why> {
        let gaps: Vec<u64> = given[1].chunks(2).map(|pair| pair[1] - pair[0] - 1).collect();
        let d = given[0][1];
        let [en, zh] = board::listed(&gaps);
        if gaps.iter().all(|&gap| gap == 0) {
            return Some(Why::lost([
                "Every pair is closed: no piece can move.",
                "每一对都已贴紧，没有棋子能动。",
            ]));
        }
        let ones = |place: &u32| gaps.iter().map(|gap| gap >> place & 1).sum::<u64>();
        let odd =
            (0..4).rev().map(|place| (1 << place, ones(&place))).find(|one| one.1 % (d + 1) > 0);
        Some(match odd {
            Some((power, count)) => Why::won([
                format!("The gaps are {}: the power {} occurs in {} of them, not a multiple of {}. A move of at most {} gaps mends every power.", en, power, count, d + 1, d),
                format!("间隔是 {}：其中 {} 出现 {} 次，不是 {} 的倍数。动不超过 {} 个间隔，就能让每个幂的次数都是 {} 的倍数。", zh, power, count, d + 1, d, d + 1),
            ]),
            None => Why::lost([
                format!("The gaps are {}: each power of two occurs in them a multiple of {} times. A move changes at most {} gaps and spoils that; the answer mends it.", en, d + 1, d),
                format!("间隔是 {}：2 的每个幂出现的次数都是 {} 的倍数。一步最多动 {} 个间隔，必然破坏它，对手再补上。", zh, d + 1, d),
            ]),
        })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let pairs = || given[1].chunks(2).map(|pair| (pair[0], pair[1] - pair[0] - 1));
        let ones = |place: &u32| pairs().map(|(_, gap)| gap >> place & 1).sum::<u64>();
        let odd = (0..4).filter(|place| ones(place) % (given[0][1] + 1) > 0);
        let odd = odd.map(|place| 1 << place).sum();
        let framed = |drawn: Drawn, (white, gap)| {
            let cell = |square: u64| Id::Cell(0, square as usize);
            let pair = drawn.span(cell(white), cell(white + gap + 1), "", false);
            pair.bricks(gap, odd, |j| cell(white + 1 + j))
        };
        Some(pairs().fold(Drawn::new(FRAMED), framed))
    }

    fn counted(limits: &str) -> Option<Vec<Vec<Vec<u64>>>> {
        match board::numbers(limits)?[..] {
            [n, k, d] if (2..=10).contains(&n) && k % 2 == 0 && k <= n && 0 < d && d <= k => {
                Some(placements(n, k, d))
            }
            _ => None,
        }
    }
}

const FRAMED: Phrase = [
    "Each white piece is framed with its black one; inside, the gaps as powers of two. Orange: the powers whose count is not a multiple of d + 1.",
    "每枚白子和它右边的黑子一框，框里的空格数再拆成 2 的幂。粗框：出现次数不是 d + 1 的倍数的幂。",
];

/// All placements of k pieces on n cells.
fn placements(n: u64, k: u64, d: u64) -> Vec<Vec<Vec<u64>>> {
    let sets = (0..1_u64 << n).filter(|set| u64::from(set.count_ones()) == k);
    let cells = |set: u64| (1..=n).filter(|cell| set >> (cell - 1) & 1 == 1).collect();
    sets.map(|set| vec![vec![n, d], cells(set)]).collect()
}
