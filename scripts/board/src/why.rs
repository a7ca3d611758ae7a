//! Why a player wins: a reason in words.

use crate::{write, Phrase, Words};
use shared::rules::Outcome;

/// Why the player to move wins, loses or draws: a sentence or two in the words of the page's Idea, which
/// name what they count. Who is to move, and who wins, is said by the board.
#[derive(Clone, Debug)]
pub struct Why {
    /// The reason.
    pub words: Words,
    /// What follows from it for the player to move.
    pub outcome: Outcome,
}

impl Why {
    /// The player to move can win.
    pub fn won<W: Into<String>>(words: [W; 2]) -> Self {
        Why { words: words.map(Into::into), outcome: Outcome::Won }
    }

    /// The player to move loses.
    pub fn lost<W: Into<String>>(words: [W; 2]) -> Self {
        Why { words: words.map(Into::into), outcome: Outcome::Lost }
    }

    /// Neither can force a win.
    pub fn drawn<W: Into<String>>(words: [W; 2]) -> Self {
        Why { words: words.map(Into::into), outcome: Outcome::Drawn }
    }

    /// Nim: whoever takes the last piece wins.
    ///
    /// ```
    /// # use board::Why;
    /// let english = |heaps: &[u64]| Why::nim(heaps).words[0].clone();
    /// assert_eq!(
    ///     english(&[8, 3]),
    ///     "Lower 8 to 3: that leaves two equal heaps, and whatever is taken from one can be taken \
    ///      from the other."
    /// );
    /// assert!(english(&[5, 7, 8, 9, 10]).ends_with(
    ///     " (nim-sum, or XOR: 9): lowering 8 to 1, 9 to 0 or 10 to 3 makes every count even."
    /// ));
    /// ```
    pub fn nim(heaps: &[u64]) -> Self {
        let left: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
        let mut unpaired = unpaired(heaps);
        unpaired.sort_unstable();
        let [equal, partner, equal_zh, partner_zh] = if left.len() - unpaired.len() % 2 == 2 {
            ["two equal heaps", "the other", "两堆就相等", "另一堆"]
        } else {
            ["heaps that are equal in pairs", "its partner", "各堆就两两相等", "配对的一堆"]
        };
        match unpaired[..] {
            [] if left.is_empty() => Why::lost([
                "All heaps are empty: there is nothing left to take.",
                "各堆都空了，没有可取的。",
            ]),
            [] => {
                let [en, zh] = listed(&left);
                let in_pairs = if left.len() == 2 { "" } else { " in pairs" };
                Why::lost([
                    format!(
                        "The heaps {} are equal{}: whatever is taken from one, the other player \
                         takes from {}.",
                        en, in_pairs, partner
                    ),
                    format!(
                        "各堆 {} 两两相等：在一堆里取多少，对手就在{}里取多少。",
                        zh, partner_zh
                    ),
                ])
            }
            [heap] if left.len() == 1 => Why::won([
                format!("Only one heap is left, of {}: one move can take all of it.", heap),
                format!("只剩一堆 {}，可以一次取完。", heap),
            ]),
            [heap] => Why::won([
                format!(
                    "Take a whole heap of {}: that leaves {}, and whatever is taken from one can be \
                     taken from {}.",
                    heap, equal, partner
                ),
                format!(
                    "取走一整堆 {}，其余{}，以后对手在一堆里取多少，就在{}里取多少。",
                    heap, equal_zh, partner_zh
                ),
            ]),
            [low, high] => Why::won([
                format!(
                    "Lower {} to {}: that leaves {}, and whatever is taken from one can be taken from \
                     {}.",
                    high, low, equal, partner
                ),
                format!(
                    "把 {} 取到 {}，{}，以后对手在一堆里取多少，就在{}里取多少。",
                    high, low, equal_zh, partner_zh
                ),
            ]),
            _ => {
                let x = left.iter().fold(0, |x, heap| x ^ heap);
                let mut lowered: Vec<u64> =
                    left.iter().copied().filter(|heap| heap ^ x < *heap).collect();
                lowered.sort_unstable();
                lowered.dedup();
                let to = |h: &u64| format!("{} to {}", h, h ^ x);
                let to_zh = |h: &u64| format!("把 {} 取到 {}", h, h ^ x);
                let how = [
                    format!("lowering {}", joined(lowered.iter().map(to).collect(), " or ")),
                    lowered.iter().map(to_zh).collect::<Vec<_>>().join("，或"),
                ];
                Why::powers(&left, ["the heaps", "各堆"], how)
            }
        }
    }

    /// The nim-sum of some numbers tells who wins; `what` names them.
    ///
    /// ```
    /// # use board::Why;
    /// let why = Why::nim_sum(&[2, 6, 9], ["the odd stairs", "奇数级"]);
    /// assert_eq!(
    ///     why.words[0],
    ///     "Among the odd stairs 2, 6 = 4 + 2 and 9 = 8 + 1 the powers 8, 4 and 1 occur an odd number \
    ///      of times (nim-sum, or XOR: 13): one move makes every count even."
    /// );
    /// assert_eq!(
    ///     why.words[1],
    ///     "奇数级 2、6 = 4 + 2、9 = 8 + 1 都拆成 2 的幂，其中 8、4、1 出现奇数次（异或和是 13）：走一步，\
    ///      就能让每个幂都出现偶数次。"
    /// );
    /// ```
    pub fn nim_sum(numbers: &[u64], what: Phrase) -> Self {
        let [what_en, what_zh] = what;
        let left: Vec<u64> = numbers.iter().copied().filter(|&number| number > 0).collect();
        match left[..] {
            [] => Why::lost([
                format!("All {} are 0: if a move changes that, the answer restores it.", what_en),
                format!("{}全是 0：就算还能走一步，对手也能恢复成 0。", what_zh),
            ]),
            [only] => Why::won([
                format!("Of {} only {} is not 0: one move makes it 0.", what_en, only),
                format!("{}中只有 {} 不是 0：走一步就能把它变成 0。", what_zh, only),
            ]),
            _ => Why::powers(numbers, what, ["one move".into(), "走一步".into()]),
        }
    }

    /// The numbers that `told` names have the nim-sum 0, and whoever changes one by a `change`, such as
    /// a move, spoils that.
    pub fn balanced([en, zh]: Words, [change_en, change_zh]: Phrase) -> Self {
        Why::lost([
            format!(
                "{}, with every power of two an even number of times (nim-sum, or XOR: 0): any {} \
                 spoils that, and the answer restores it.",
                en, change_en
            ),
            format!(
                "{}，拆成 2 的幂，每个幂都出现偶数次（异或和是 0）：怎么{}都会破坏这一点，对手再恢复。",
                zh, change_zh
            ),
        ])
    }

    /// The numbers that were told have this nim-sum, and the step, of a few words, makes it 0.
    pub fn unbalanced([en, zh]: Words, x: u64, [step_en, step_zh]: Words) -> Self {
        let [odd_en, odd_zh] = listed(&powers_of(x));
        Why::won([
            format!(
                "{}, with some powers of two an odd number of times ({}; nim-sum, or XOR: {}): {}, and \
                 all are even.",
                en, odd_en, x, step_en
            ),
            format!(
                "{}，拆成 2 的幂，{} 出现奇数次（异或和是 {}）：{}，就都出现偶数次。",
                zh, odd_zh, x, step_zh
            ),
        ])
    }

    /// The same, where the numbers are large or many: no power is named.
    pub fn evened([en, zh]: Words, x: u64, [step_en, step_zh]: Words) -> Self {
        Why::won([
            format!(
                "{}, with nim-sum (XOR) {}: {}; then every power of two occurs an even number of \
                 times.",
                en, x, step_en
            ),
            format!("{}，异或和是 {}：{}，这样 2 的每个幂都出现偶数次。", zh, x, step_zh),
        ])
    }

    /// How often each power of two occurs, and `how` every count becomes even.
    fn powers(numbers: &[u64], what: Phrase, how: Words) -> Self {
        let x = numbers.iter().fold(0, |x, number| x ^ number);
        let [what_en, what_zh] = what;
        let are_few = numbers.iter().map(|number| number.count_ones()).sum::<u32>() <= 9;
        let terms: Vec<String> = numbers
            .iter()
            .map(|&number| match powers_of(number) {
                powers if are_few && powers.len() > 1 => {
                    format!("{} = {}", number, write(&powers).replace(' ', " + "))
                }
                _ => number.to_string(),
            })
            .collect();
        let [en, zh] = [joined(terms.clone(), " and "), terms.join("、")];
        if x == 0 {
            return Why::lost([
                format!(
                    "Among {} {} every power of two occurs an even number of times (nim-sum, or XOR: \
                     0): any move spoils that, and the answer restores it.",
                    what_en, en
                ),
                format!(
                    "{} {} 都拆成 2 的幂，每个幂都出现偶数次（异或和是 0）：怎么走都会破坏这一点，对手再恢复。",
                    what_zh, zh
                ),
            ]);
        }
        let odd = powers_of(x);
        let [odd_en, odd_zh] = listed(&odd);
        let power = if odd.len() == 1 { "power" } else { "powers" };
        let occur = if odd.len() == 1 { "occurs" } else { "occur" };
        let [how_en, how_zh] = how;
        Why::won([
            format!(
                "Among {} {} the {} {} {} an odd number of times (nim-sum, or XOR: {}): {} makes every \
                 count even.",
                what_en, en, power, odd_en, occur, x, how_en
            ),
            format!(
                "{} {} 都拆成 2 的幂，其中 {} 出现奇数次（异或和是 {}）：{}，就能让每个幂都出现偶数次。",
                what_zh, zh, odd_zh, x, how_zh
            ),
        ])
    }
}

/// The heaps that are not empty and have no equal partner, when equal heaps cancel in pairs.
///
/// ```
/// # use board::unpaired;
/// assert_eq!(unpaired(&[3, 5, 0, 3, 5, 5, 7]), [5, 7]);
/// ```
pub fn unpaired(heaps: &[u64]) -> Vec<u64> {
    let mut lone: Vec<u64> = vec![];
    for &heap in heaps.iter().filter(|&&heap| heap > 0) {
        match lone.iter().position(|&other| other == heap) {
            Some(i) => {
                lone.remove(i);
            }
            None => lone.push(heap),
        }
    }
    lone
}

/// The powers of two whose sum is a number, the largest first.
fn powers_of(number: u64) -> Vec<u64> {
    (0..64).rev().map(|bit| number & 1 << bit).filter(|&power| power > 0).collect()
}

/// The numbers in a sentence.
///
/// ```
/// # use board::listed;
/// assert_eq!(listed(&[3, 5, 7]), ["3, 5 and 7", "3、5、7"]);
/// assert_eq!(listed(&[3]), ["3", "3"]);
/// ```
pub fn listed(numbers: &[u64]) -> Words {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    let zh = words.join("、");
    [joined(words, " and "), zh]
}

/// Words with commas between them, and before the last one `and`.
fn joined(mut words: Vec<String>, and: &str) -> String {
    let last = words.pop().unwrap_or_default();
    if words.is_empty() {
        last
    } else {
        words.join(", ") + and + &last
    }
}
