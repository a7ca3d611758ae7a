//! The game as stated: Alice takes exactly a chips from a pile, Bob exactly b.

use board::{listed, Act, Claim, Drawn, Phrase, Picture, Show, Why};
use shared::game::{self, Game, Moves, Player, Take};
use shared::small;

pub struct Rules;

impl Game for Rules {
    /// a and b; the piles.
    type Position = Vec<Vec<u64>>;
    type Move = Take;

    fn moves(given: &Vec<Vec<u64>>, player: Player) -> Moves<Rules> {
        let take = given[0][usize::from(player == Player::Right)];
        let moves = game::take(&given[1], |_, pile| Some(take).filter(|&take| take <= pile));
        let whole = |(take, piles)| (take, vec![given[0].clone(), piles]);
        moves.into_iter().map(whole).collect()
    }

    fn small() -> Vec<Vec<Vec<u64>>> {
        let takes = [[1, 1], [1, 2], [2, 3], [3, 2], [1, 4], [5, 3]].iter();
        let piles = || small::up_to(&[(1, 12), (2, 8), (3, 4)]).into_iter();
        takes.flat_map(|take| piles().map(move |piles| vec![take.to_vec(), piles])).collect()
    }
}

impl Show for Rules {
    const RULE: Phrase = [
        "A move takes chips from one pile: Alice's exactly a, Bob's exactly b. Whoever cannot move loses.",
        "Alice 每次从一堆里恰好取 a 枚，Bob 每次从一堆里恰好取 b 枚。不能取的人输。",
    ];
    const TAKES: Phrase = [
        "a b | the piles, for example 1 2 | 2 5: up to 6 piles; three of at most 26 chips, four of at most 10",
        "a b | 各堆，例如 1 2 | 2 5：至多 6 堆；三堆时每堆至多 26 枚，四堆时每堆至多 10 枚",
    ];
    const SET_UPS: &'static [&'static str] =
        &["1 2 | 3 4 2", "1 1 | 4 5", "2 3 | 4 4 3", "5 3 | 3 11 13", "1 2 | 24 24 24"];
    const PLAYERS: Option<[Phrase; 2]> = Some([["Alice", "Alice"], ["Bob", "Bob"]]);
    const COUNTED: Option<(Phrase, &'static str)> = Some((
        ["who wins for all a and b up to m: the piles | m", "a、b 取 1 到 m，各是谁赢：各堆 | m"],
        "4 5 | 4",
    ));
    const ASKED: [Phrase; 2] = [
        ["Of each pile only the rest after groups of a + b counts: who can take from it, and how often?", "每堆只看除以 a + b 的余数：谁能从里面取，能取几次？"],
        ["From which pile can one take so that the other player runs out of takes first?", "从哪一堆取，能让对方先没得取？"],
    ];

    fn read(text: &str) -> Option<Vec<Vec<u64>>> {
        board::groups(text).filter(|given| {
            given.len() == 2
                && given[0].len() == 2
                && given[0].iter().all(|take| (1..=1000).contains(take))
                && board::are_few(&given[1], 6)
        })
    }

    fn write(given: &Vec<Vec<u64>>) -> String {
        board::write_groups(given)
    }

    fn scene(given: &Vec<Vec<u64>>) -> Vec<Picture> {
        let (a, b) = (given[0][0], given[0][1]);
        let words = [
            format!("a = {a}: Alice takes {a}; b = {b}: Bob takes {b}."),
            format!("a = {a}，Alice 每次取 {a} 枚；b = {b}，Bob 每次取 {b} 枚。"),
        ];
        vec![Picture::heaps(&given[1]), Picture::Note(words)]
    }

    fn act(given: &Vec<Vec<u64>>, take: &Take) -> Act {
        Act::take(&given[1], take)
    }

    fn claim(given: &Vec<Vec<u64>>, player: Player) -> Option<Claim> {
        let (a, b) = (given[0][0], given[0][1]);
        let (w, kinds) = kinds(given);
        let [own, hot, single] = kinds.map(|piles| piles.len());
        let owner = if a <= b { Player::Left } else { Player::Right };
        let lost = if own > 0 || hot > 1 || hot == 1 && single % 2 == 1 {
            player != owner
        } else {
            hot == 0 && single % 2 == 0
        };
        let (mod_sum, whose) = (a + b, if a <= b { "Alice's" } else { "Bob's" });
        let w = board::write(&w);
        let words = [
            format!("mod {mod_sum}: {w}; {whose} {own}, hot {hot}, single {single}"),
            format!("对 {mod_sum} 取余：{w}；专属堆 {own}，热堆 {hot}，单步堆 {single}"),
        ];
        Some(Claim { words, lost })
    }

    fn why(given: &Vec<Vec<u64>>, player: Player) -> Option<Why> {
        let (a, b) = (given[0][0], given[0][1]);
        let is_alice = player == Player::Left;
        // Whose are the piles that are hers, and who is the other?
        let (is_owner, less) = (is_alice == (a <= b), a.min(b));
        let [she, he] = if a <= b { ["Alice", "Bob"] } else { ["Bob", "Alice"] };
        let (take, mover, other) = if is_alice { (a, "Alice", "Bob") } else { (b, "Bob", "Alice") };
        if given[1].iter().all(|&pile| pile < take) {
            return Some(Why::lost([
                format!("No pile is large enough for {}, who takes {}.", mover, take),
                format!("没有一堆够 {} 取 {} 枚。", mover, take),
            ]));
        }
        let (w, [own, hot, single]) = kinds(given);
        let c = single.len();
        let why = match (&own[..], &hot[..]) {
            ([own, ..], _) if is_owner => Why::won([
                format!("only {} can take from a pile of {}. {} keeps it for the end, and first takes where {} can take too.", she, own, she, he),
                format!("{} 枚的堆只有 {} 能取。先取两人都能取的堆，这一堆留到最后。", own, she),
            ]),
            ([own, ..], _) => Why::lost([
                format!("only {} can take from a pile of {}. There {} still has a move when {} has run out of other piles.", she, own, she, he),
                format!("{} 枚的堆只有 {} 能取。{} 能取的堆取完以后，{} 还有这一堆可取。", own, she, he, she),
            ]),
            (_, [hot, ..]) if is_owner => Why::won([
                format!("from a pile of {} {} leaves {}, and there only {} can take: a move to keep for the end.", hot, she, hot - less, she),
                format!("从 {} 枚的堆里，{} 取一次剩 {} 枚，那里就只有 {} 还能取，这一步可以留到最后。", hot, she, hot - less, she),
            ]),
            (_, [_, _, ..]) => Why::lost([
                format!("{} can spoil only one of the piles {}. From another one {} takes, and what is left there is for {} alone.", he, listed(&hot)[0], she, she),
                format!("{} 这几堆，{} 一次只能破坏一堆；{} 从另一堆取，剩下的只有 {} 能取。", listed(&hot)[1], he, she, she),
            ]),
            (_, [hot]) if c == 0 => Why::won([
                format!("only the pile of {} counts: {} takes from it first and leaves too little for either player.", hot, he),
                format!("只有 {} 枚的那堆有用：{} 抢先从那里取，剩下的谁也不能取。", hot, he),
            ]),
            (_, [hot]) if c % 2 == 0 => Why::won([
                format!("{} first spoils the pile of {} for {}. The number of piles with one move each is then {}, which is even: {} has the first of these moves, {} the last.", he, hot, she, c, she, he),
                format!("{} 先破坏 {} 枚的那堆，不让 {} 独占。剩下 {} 堆，每堆恰好一步，是偶数：{} 先取，最后一步归 {}。", he, hot, she, c, she, he),
            ]),
            (_, [hot]) => Why::lost([
                format!("{} must spoil the pile of {} for {}. The number of piles with one move each is then {}, which is odd: {} has the first of these moves and the last.", he, hot, she, c, she),
                format!("{} 只好先破坏 {} 枚的那堆，不让 {} 独占。剩下 {} 堆，每堆恰好一步，是奇数：第一步和最后一步都归 {}。", he, hot, she, c, she),
            ]),
            (_, []) if c == 0 => Why::lost([
                format!("they are too small for any take. Wherever {} takes, {} next takes from the same pile.", mover, other),
                format!("都太小，谁也不能取。{} 从哪一堆取，{} 接着也从那一堆取。", mover, other),
            ]),
            (_, []) if c % 2 == 0 => Why::lost([
                format!("{} piles, {}, have just one move, for either player. This is an even number: {} has the first move there, {} the last.", c, listed(&single)[0], mover, other),
                format!("有 {} 堆（{}）谁都能取，每堆恰好一步。堆数是偶数：{} 先取，最后一步归 {}。", c, listed(&single)[1], mover, other),
            ]),
            _ if c == 1 => Why::won([
                format!("only the pile of {} has a move, just one, for whoever comes first: {} takes there.", single[0], mover),
                format!("只有 {} 枚的那堆能取，而且只能取一次：{} 抢先取。", single[0], mover),
            ]),
            _ => Why::won([
                format!("{} piles, {}, have just one move, for either player. This is an odd number: {} has the first move there and the last.", c, listed(&single)[0], mover),
                format!("有 {} 堆（{}）谁都能取，每堆恰好一步。堆数是奇数：第一步和最后一步都归 {}。", c, listed(&single)[1], mover),
            ]),
        };
        let [en, zh] = &why.words;
        let words = if w == given[1] {
            [en[..1].to_uppercase() + &en[1..], zh.clone()]
        } else {
            [
                format!("Only the remainders mod {} count, {}: {}", a + b, listed(&w)[0], en),
                format!("只看除以 {} 的余数 {}：{}", a + b, listed(&w)[1], zh),
            ]
        };
        Some(Why { words, ..why })
    }

    fn drawn(given: &Vec<Vec<u64>>, _: Player) -> Option<Drawn> {
        let (a, b) = (given[0][0], given[0][1]);
        let [she, he] = if a <= b { ["Alice", "Bob"] } else { ["Bob", "Alice"] };
        let (s, h) = (&she[..1], &he[..1]);
        let words = [
            format!("Thin: groups of a + b = {}. Orange: the rest of a pile, if it allows a take. {}: {} alone. {}/{}: either of them, once. {}{}/{}: {} twice or more, or {} once.", a + b, s, she, s, h, s, s, h, she, he),
            format!("细框：每 a + b = {} 枚一组。粗框：余下还能取的。{}：只有 {} 能取。{}/{}：双方都能取，但一共只能取一次。{}{}/{}：{} 能取至少两次，或者 {} 取一次。", a + b, s, she, s, h, s, s, h, she, he),
        ];
        let (w, [own, hot, single]) = kinds(given);
        let mut drawn = Drawn::new(words);
        for (i, (&pile, w)) in given[1].iter().zip(&w).enumerate() {
            let text = match [&own, &hot, &single].map(|kind| kind.contains(w)) {
                [true, _, _] => s.to_owned(),
                [_, true, _] => format!("{}{}/{}", s, s, h),
                [_, _, true] => format!("{}/{}", s, h),
                _ => String::new(),
            };
            let groups = format!("{}·{}", pile / (a + b), a + b);
            drawn = drawn.stones(i, 0, pile - w, groups, false);
            if !text.is_empty() {
                drawn = drawn.stones(i, pile - w, *w, text, true);
            }
        }
        Some(drawn)
    }

    /// Each a and b from 1 to m.
    fn counted(limits: &str) -> Option<Vec<Vec<Vec<u64>>>> {
        let given = board::groups(limits)?;
        let m = *given.get(1).filter(|m| given.len() == 2 && m.len() == 1)?.first()?;
        let takes = (1..=m).flat_map(|a| (1..=m).map(move |b| vec![a, b]));
        (m <= 10 && board::are_few(&given[0], 6))
            .then(|| takes.map(|takes| vec![takes, given[0].clone()]).collect())
    }
}

/// The remainders; and which of them are hers, hot and single, if she is the one who takes fewer.
fn kinds(given: &[Vec<u64>]) -> (Vec<u64>, [Vec<u64>; 3]) {
    let (a, b) = (given[0][0], given[0][1]);
    let (less, more) = (a.min(b), a.max(b));
    let w: Vec<u64> = given[1].iter().map(|pile| pile % (a + b)).collect();
    let all = |kind: &dyn Fn(u64) -> bool| w.iter().copied().filter(|&w| kind(w)).collect();
    let own = all(&|w| less <= w && w < more);
    let hot = all(&|w| more <= w && 2 * less <= w);
    let single = all(&|w| more <= w && w < 2 * less);
    (w, [own, hot, single])
}
