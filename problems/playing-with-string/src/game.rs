//! The game as stated: cut a paper around the middle of a palindrome of 3 letters or more.

use board::{listed, Act, Cell, Claim, Drawn, Id, Look, Phrase, Picture, Show, Why};
use shared::game::{Game, Moves, Player};

pub struct Rules;

impl Game for Rules {
    /// The papers from the left, each with its letters: a is 0.
    type Position = Vec<Vec<u64>>;
    /// How many letters stand before the one that is cut out, on all papers.
    type Move = usize;

    fn moves(papers: &Vec<Vec<u64>>, _: Player) -> Moves<Rules> {
        let (mut moves, mut before) = (vec![], 0);
        for (p, word) in papers.iter().enumerate() {
            for i in (0..word.len()).filter(|&i| may_be_cut(word, i)) {
                let parts = [&word[..i], &word[i..=i], &word[i + 1..]].map(<[u64]>::to_vec);
                let to = [&papers[..p], &parts[..], &papers[p + 1..]].concat();
                moves.push((before + i, to));
            }
            before += word.len();
        }
        moves
    }

    /// Every word of 2 to 5 letters of three, and of 6 to 8 letters of two.
    fn small() -> Vec<Vec<Vec<u64>>> {
        let mut all = vec![];
        for &(length, letters) in &[(2, 3), (3, 3), (4, 3), (5, 3), (6, 2), (7, 2), (8, 2)] {
            let words = 0..u64::pow(letters, length);
            let word =
                |number| (0..length).map(|i| number / u64::pow(letters, i) % letters).collect();
            all.extend(words.map(|number| vec![word(number)]));
        }
        all
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "Choose a letter in the middle of a palindrome of 3 letters or more, on one paper; cut the paper before and after it. Whoever cannot move loses.",
        "在一张纸条上选一个字母，要求它是某个长度至少为 3 的回文子串的正中间，在它前后各剪一刀。不能走的人输。",
    ];
    const TAKES: Phrase = [
        "a word of letters a to z, or several with blanks between them: abacaba. 2 to 14 letters in all",
        "由字母 a 到 z 组成的字符串，可以有几个，用空格隔开：abacaba。一共 2 到 14 个字母",
    ];
    const SET_UPS: &'static [&'static str] =
        &["aaaaabbbb", "abacaba", "aaaba", "aaaaaa", "ababababababab"];
    const ASKED: [Phrase; 2] = [
        ["Which letters stand between two equal ones, and how many of them side by side?", "哪些字母两边的字母相同？这样的字母各有几个连在一起？"],
        ["Around which letter can the paper be cut so that the values of the runs have the nim-sum 0?", "在哪个字母前后剪开，能让各段 SG 值的异或和变成 0？"],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        let letter = |c: char| "abcdefghijklmnopqrstuvwxyz".find(c).map(|i| i as u64);
        let paper = |word: &str| word.chars().map(letter).collect::<Option<Vec<u64>>>();
        let papers: Vec<Vec<u64>> = text.split_whitespace().map(paper).collect::<Option<_>>()?;
        (2..=14).contains(&papers.concat().len()).then_some(papers)
    }

    fn write(papers: &Vec<Vec<u64>>) -> String {
        let words: Vec<String> =
            papers.iter().map(|paper| paper.iter().map(|&c| letter(c)).collect()).collect();
        words.join(" ")
    }

    /// The letters keep their numbers; between two papers stands a dark cell.
    fn scene(papers: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (mut row, mut place) = (vec![], 0);
        for paper in papers {
            if !row.is_empty() {
                row.push(Cell { ground: Look::Shaded, ..Cell::default() });
            }
            for &c in paper {
                let text = letter(c).to_string();
                row.push(Cell { id: Some(Id::Cell(0, place)), text, ..Cell::default() });
                place += 1;
            }
        }
        vec![Picture::Strips(vec![row])]
    }

    fn act(_: &Vec<Vec<u64>>, &place: &usize) -> Act {
        let words = ["cut around letter {0}", "在第 {0} 个字母前后剪开"];
        Act::new(vec![Id::Cell(0, place)], words, &[place as u64 + 1])
    }

    fn claim(papers: &Vec<Vec<u64>>, _: Player) -> Option<Claim> {
        Some(Claim::nim_sum(&runs(papers).into_iter().map(|m| D[m as usize]).collect::<Vec<_>>()))
    }

    fn why(papers: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let runs = runs(papers);
        let n = runs.len();
        if n == 0 {
            return Some(Why::lost([
                "No letter stands between two equal ones: there is no centre left.",
                "没有一个字母两边相同，已经没有中心。",
            ]));
        }
        if runs.iter().all(|&m| m <= 2) {
            let [en, zh] = [["an even", "偶"], ["an odd", "奇"]][n % 2];
            let words = [
                format!("Centres stand alone or two together, and one cut takes them: the number of cuts left is {}, {} number.", n, en),
                format!("中心都是单个或两个相邻，剪一次去掉一段：还能剪 {} 次，是{}数。", n, zh),
            ];
            return Some(if n % 2 == 0 { Why::lost(words) } else { Why::won(words) });
        }
        let x = sum(papers);
        let ([en, zh], values) = (listed(&runs), runs.iter().map(|&m| D[m as usize]));
        let [en_values, zh_values] = listed(&values.collect::<Vec<_>>());
        let (the, are) = if n == 1 { ("The run of", "is") } else { ("The runs of", "are") };
        let en = format!("{} {} centres {} worth {} (nim-sum {})", the, en, are, en_values, x);
        let zh = format!("连在一起的中心各段长 {}，SG 值是 {}（异或和 {}）", zh, zh_values, x);
        if x == 0 {
            return Some(Why::lost([
                format!("{}: any cut spoils the 0, and the answer restores it.", en),
                format!("{}：怎么剪都不再是 0，对手再剪成 0。", zh),
            ]));
        }
        let (best, _) = Self::moves(papers, player).into_iter().find(|(_, to)| sum(to) == 0)?;
        let [en_best, zh_best] = Self::act(papers, &best).words;
        Some(Why::won([
            format!("{}: {}, and it is 0.", en, en_best),
            format!("{}：{}，就成了 0。", zh, zh_best),
        ]))
    }

    fn drawn(papers: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let words = [
            "Framed: the centres, letters between two equal ones. Under each: the value of its run from the left end up to it. Orange: the value of the whole run.",
            "框出的是中心，即两边字母相同的字母，下面是它所在的段从左端到它为止的 SG 值。粗框：整段的 SG 值。",
        ];
        let (mut drawn, mut before) = (Drawn::new(words), 0);
        for paper in papers {
            let mut first = 0;
            while first < paper.len() {
                let m = (first..paper.len()).take_while(|&i| may_be_cut(paper, i)).count();
                for j in 1..=m {
                    let centre = Id::Cell(0, before + first + j - 1);
                    drawn = drawn.span(centre, centre, D[j], j == m);
                }
                first += m + 1;
            }
            before += paper.len();
        }
        Some(drawn)
    }

    /// The papers that can be cut.
    fn parts(papers: &Vec<Vec<u64>>) -> Vec<Vec<Vec<u64>>> {
        let can = |paper: &&Vec<u64>| (0..paper.len()).any(|i| may_be_cut(paper, i));
        papers.iter().filter(can).map(|paper| vec![paper.clone()]).collect()
    }
}

/// The values of runs of 0 to 12 centres.
const D: [u64; 13] = [0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2];

/// How many centres are beside each other, on all papers.
fn runs(papers: &[Vec<u64>]) -> Vec<u64> {
    let mut runs = vec![];
    for paper in papers {
        let mut m = 0;
        for i in 0..paper.len() {
            if i > 0 && i + 1 < paper.len() && paper[i - 1] == paper[i + 1] {
                m += 1;
            } else if m > 0 {
                runs.push(m);
                m = 0;
            }
        }
    }
    runs
}

/// The nim-sum of the runs.
fn sum(papers: &[Vec<u64>]) -> u64 {
    runs(papers).into_iter().fold(0, |x, m| x ^ D[m as usize])
}

fn letter(c: u64) -> char {
    char::from(b'a' + c as u8)
}

/// Does the letter at i stand in the middle of a palindrome of 3 letters or more?
fn may_be_cut(word: &[u64], i: usize) -> bool {
    let is_palindrome = |l: usize| {
        let part = &word[i - l..=i + l];
        part.iter().eq(part.iter().rev())
    };
    (1..=i.min(word.len() - 1 - i)).any(is_palindrome)
}
