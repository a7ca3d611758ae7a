use super::kit::prelude::*;
use std::collections::VecDeque;

pub const KNOWN: Known = Known {
    things: "heaps",
    size: 100,
    generate,
    validate: |words| words.anything(),
    checker: Some(check),
    wrong: game,
    ..UNKNOWN
};

/// The heaps, then what a player types: moves, some of them not possible.
fn generate(draw: &mut Draw) {
    let count = draw.items(1);
    let mut heaps = draw.nim_heaps(count, [0, U64]);
    if draw.once_in(12) {
        // Their sum is 0 in 64 bits.
        heaps = vec![1 << 63; 2];
    }
    let moves: Vec<[u64; 2]> = (0..draw.items(0))
        .map(|_| {
            let heap = draw.from(0, heaps.len() as u64 + 1);
            let size = heaps.get((heap as usize).wrapping_sub(1)).copied().unwrap_or(1);
            [heap, if draw.once_in(4) { draw.number(0, U64) } else { draw.from(0, size) }]
        })
        .collect();
    draw.counted(&heaps);
    for next in moves {
        draw.line(next);
    }
}

/// A plain game: all words are numbers, each line holds one move.
fn game(given: &mut Given, case: &str) -> String {
    let mut heaps = given.counted();
    let sizes = given.text.lines().nth(1).unwrap_or("");
    let left_over = sizes.split_whitespace().skip(heaps.len()).collect::<Vec<_>>().join(" ");
    let is_move = |line: &&str| case == "hack-left-over" && !line.is_empty();
    let lines = Some(left_over.as_str()).filter(is_move).into_iter();
    let lines = lines.chain(given.text.lines().skip(2));
    let mut moves = lines.map(|line| Given::new(line).array::<2>());
    let is_over = |heaps: &[u64]| match case {
        "hack-sum" => heaps.iter().fold(0_u64, |sum, heap| sum.wrapping_add(*heap)) == 0,
        _ => heaps.iter().all(|&heap| heap == 0),
    };
    let mut text = String::new();
    while !is_over(&heaps) {
        let x = nim_sum(heaps.clone());
        let chosen = heaps.iter().position(|&heap| heap ^ x < heap);
        let heap = chosen.or(heaps.iter().position(|&heap| heap > 0)).unwrap();
        let size = chosen.map_or(heaps[heap] - 1, |_| heaps[heap] ^ x);
        text += &format!("I take {} from heap {}.\n", heaps[heap] - size, heap + 1);
        heaps[heap] = size;
        if is_over(&heaps) {
            return text + "I win.\n";
        }
        let mut plays = |[heap, amount]: [u64; 2]| {
            let heap = heaps.get_mut(heap.wrapping_sub(1) as usize).filter(|size| **size > 0);
            let Some(size) = heap else { return case == "hack-no-heap" };
            let is_legal = (1..=*size).contains(&amount);
            match case {
                "hack-set-for-taken" if is_legal => *size = amount,
                "hack-too-many" if amount > *size => *size = 0,
                _ if is_legal => *size -= amount,
                _ => {}
            }
            is_legal || case == "hack-too-many" && amount > 0 || case == "hack-pass" && amount == 0
        };
        if !moves.any(&mut plays) {
            return text;
        }
        if is_over(&heaps) {
            return text + "You win!\n";
        }
    }
    text
}

/// A game of Nim in which the computer moves first, or the player who says so. Any wording will do,
/// and any winning move; a move of the computer's is told as `… take 6 from heap 1 …`, the end by `I
/// win` or `you win`.
fn check(input: &str, printed: &str) -> Result<(), String> {
    let mut player = Player::new(input);
    let mut moves = printed.lines().filter_map(told_move);
    let outcome = if contains(printed, "I win") {
        Some("I win")
    } else {
        contains(printed, "you win").then_some("you win")
    };
    let Some(mut heaps) = player.heaps() else { return Ok(()) };
    let stones = |heaps: &[u64]| heaps.iter().any(|&heap| heap > 0);
    let (is_game, mut players_turn) = (stones(&heaps), player.begins);
    while stones(&heaps) {
        if players_turn {
            let Some((heap, amount)) = player.legal_move(&heaps) else { break };
            heaps[heap] -= amount;
        } else {
            let is_won = nim_sum(heaps.iter().copied()) != 0;
            let before = heaps.clone();
            let (amount, heap) = moves.next().ok_or("the computer does not move")?;
            let size = heap.checked_sub(1).and_then(|i| heaps.get_mut(i));
            let size = size.ok_or_else(|| format!("the computer takes from heap {heap}"))?;
            if amount == 0 || amount > *size {
                return Err(format!("the computer takes {amount} from heap {heap} of {before:?}"));
            }
            *size -= amount;
            if is_won && nim_sum(heaps.iter().copied()) != 0 {
                return Err(format!("from {before:?} the computer goes to {heaps:?}, which loses"));
            }
        }
        players_turn = !players_turn;
    }
    if let Some((amount, heap)) = moves.next() {
        return Err(format!(
            "the computer takes {amount} from heap {heap} when it is not its turn"
        ));
    }
    // Whose turn it is now did not take the last stone.
    let winner = if players_turn { "I win" } else { "you win" };
    let over = (is_game && !stones(&heaps)).then_some(winner);
    match (over, outcome) {
        (over, outcome) if over == outcome => Ok(()),
        (Some(over), _) => Err(format!("the end should be told: {over}")),
        (None, _) => Err(String::from("the game is told to be over, but it is not")),
    }
}

fn contains(text: &str, words: &str) -> bool {
    text.to_lowercase().contains(&words.to_lowercase())
}

/// The amount and the heap of `… take 6 from heap 1 …`.
fn told_move(line: &str) -> Option<(u64, usize)> {
    let rest = line.split_once("take ")?.1;
    let (amount, rest) = rest.split_once(" from heap ")?;
    let heap = rest.split(|letter: char| !letter.is_ascii_digit()).next()?;
    Some((amount.parse().ok()?, heap.parse().ok()?))
}

/// What the player types, read as the page says: a wrong word costs the rest of its line, and so does
/// the last word that is needed.
struct Player<'a> {
    /// The words to come, each with its line's number.
    words: VecDeque<(usize, &'a str)>,
    /// The line of the last one that was used.
    line: usize,
    /// Does the player begin?
    begins: bool,
}

impl<'a> Player<'a> {
    fn new(input: &'a str) -> Player<'a> {
        let lines = input.lines().enumerate();
        let words = lines.flat_map(|(i, line)| line.split_whitespace().map(move |word| (i, word)));
        let words = words.take_while(|word| word.1 != "quit").collect();
        Player { words, line: 0, begins: false }
    }

    fn drop_line(&mut self) {
        while self.words.front().is_some_and(|word| word.0 == self.line) {
            self.words.pop_front();
        }
    }

    /// The next word as a number that fits; nothing at the end of the input. A word that does not
    /// fit takes the rest of its line with it.
    fn number(&mut self, fits: impl Fn(u64) -> bool) -> Option<Result<u64, ()>> {
        let (line, word) = self.words.pop_front()?;
        self.line = line;
        let number = word.parse().ok().filter(|&number| fits(number));
        if number.is_none() {
            self.drop_line();
        }
        Some(number.ok_or(()))
    }

    /// The heaps.
    fn heaps(&mut self) -> Option<Vec<u64>> {
        let count = self.size(|count| (1..=100).contains(&count))?;
        let heaps = (0..count).map(|_| self.size(|_| true)).collect::<Option<_>>()?;
        let mut left_over = self.words.iter().take_while(|word| word.0 == self.line);
        self.begins |= left_over.any(|word| word.1 == "first");
        self.drop_line();
        Some(heaps)
    }

    /// The next number that fits; on the way `first` is heard.
    fn size(&mut self, fits: impl Fn(u64) -> bool) -> Option<u64> {
        loop {
            if self.words.front()?.1 == "first" {
                self.begins = true;
                self.words.pop_front();
            } else if let Ok(number) = self.number(&fits)? {
                return Some(number);
            }
        }
    }

    /// A heap, counted from 0, and an amount that it has.
    fn legal_move(&mut self, heaps: &[u64]) -> Option<(usize, u64)> {
        loop {
            let holds = |heap: u64| {
                (1..=heaps.len() as u64).contains(&heap) && heaps[heap as usize - 1] > 0
            };
            let Ok(heap) = self.number(holds)? else { continue };
            let heap = heap as usize - 1;
            if let Ok(amount) = self.number(|amount| (1..=heaps[heap]).contains(&amount))? {
                self.drop_line();
                return Some((heap, amount));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn any_winning_move_and_any_wording_will_do() {
        // From 1 1 1 three moves win; the page's program takes the first.
        for heap in 1..=3 {
            let other = if heap == 1 { 2 } else { 1 };
            let last = 6 - heap - other;
            let game = format!("I take 1 from heap {heap}!\nand take 1 from heap {last}. I WIN\n");
            assert_eq!(check(&format!("3\n1 1 1\n{other} 1\n"), &game), Ok(()));
        }
    }

    #[test]
    fn wrong_words_of_the_player_are_passed_over() {
        let input = "x 2\n0 5\n2\n2 y 7\n 1 2 2\n3 1\n1 9 1 1\n2 1 1 1\n1 1\n";
        // 2 1 -> 1 1 -> 1 0 (the player's `2 1`) -> 0 0.
        let right = "I take 1 from heap 1\nI take 1 from heap 1\nI win";
        assert_eq!(check(input, right), Ok(()));
    }

    #[test]
    fn a_game_that_the_input_does_not_finish_is_not_over() {
        assert_eq!(check("2\n3 1\n", "I take 2 from heap 1\nGoodbye"), Ok(()));
        assert_eq!(check("2\n", ""), Ok(()));
        assert_eq!(check("", ""), Ok(()));
        assert!(check("2\n3 1\n", "I take 2 from heap 1\nI win").is_err());
    }

    #[test]
    fn the_player_may_win() {
        let input = "2\n1 1\n2 1\n";
        assert_eq!(check(input, "I take 1 from heap 1\nYou win"), Ok(()));
        assert_eq!(
            check(input, "I take 1 from heap 1\nI win").unwrap_err(),
            "the end should be told: you win"
        );
    }

    #[test]
    fn the_player_may_begin_and_stop() {
        for input in ["2 first\n3 1\n1 2\n2 1\n", "first 2\n3 1\n1 2\n2 1\n"] {
            assert_eq!(check(input, "I take 1 from heap 1\nYou win"), Ok(()));
        }
        assert_eq!(check("1 first\n3\n1 3\n", "You win"), Ok(()));
        assert_eq!(check("1 3 first\n1 3\n", "You win"), Ok(()));
        assert_eq!(check("2 first\n3 1\nquit\n1 2\n", "Goodbye"), Ok(()));
        assert!(check("2 first\n3 1\nquit\n1 2\n", "I take 2 from heap 1").is_err());
        assert!(check("2 first\n3 1\n1 2\n", "Goodbye").is_err());
    }

    #[test]
    fn what_is_wrong_is_told() {
        for (input, printed, why) in [
            ("1\n3\n", "", "the computer does not move"),
            ("1\n3\n", "I take 4 from heap 1", "the computer takes 4 from heap 1 of [3]"),
            ("1\n3\n", "I take 0 from heap 1", "the computer takes 0 from heap 1 of [3]"),
            ("1\n3\n", "I take 1 from heap 0", "the computer takes from heap 0"),
            ("1\n3\n", "I take 1 from heap 2", "the computer takes from heap 2"),
            ("1\n3\n", "I take 1 from heap 1", "from [3] the computer goes to [2], which loses"),
            ("1\n3\n", "I take 3 from heap 1", "the end should be told: I win"),
            (
                "1\n3\n",
                "I take 3 from heap 1\nI win\nI take 3 from heap 1",
                "the computer takes 3 from heap 1 when it is not its turn",
            ),
        ] {
            assert_eq!(check(input, printed).unwrap_err(), why);
        }
    }

    #[test]
    fn a_board_without_stones_is_no_game() {
        assert_eq!(check("2\n0 0\n", "There are no stones."), Ok(()));
    }
}
