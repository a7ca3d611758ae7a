//! Why a player wins: a reason in words.

use crate::{Phrase, Words};
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

    /// The nim-sum of some numbers tells who wins; `what` names them.
    ///
    /// ```
    /// # use board::Why;
    /// let why = Why::nim_sum(&[2, 6, 9], ["the heaps", "各堆"]);
    /// assert_eq!(
    ///     why.words[0],
    ///     "Among the heaps 2, 6 and 9 the powers 8, 4 and 1 occur an odd number of times (nim-sum 13): \
    ///      one move makes every power even."
    /// );
    /// assert_eq!(
    ///     why.words[1],
    ///     "各堆 2、6、9 中，8、4、1 出现奇数次（异或和 13）：走一步能让每个幂都出现偶数次。"
    /// );
    /// ```
    pub fn nim_sum(numbers: &[u64], what: Phrase) -> Self {
        let x = numbers.iter().fold(0, |x, number| x ^ number);
        let [en, zh] = listed(numbers);
        let [what_en, what_zh] = what;
        if numbers.iter().all(|&number| number == 0) {
            return Why::lost([
                format!("Of {} nothing is left that counts.", what_en),
                format!("{}里已经没有起作用的了。", what_zh),
            ]);
        }
        if x == 0 {
            return Why::lost([
                format!(
                    "Among {} {} every power of two occurs an even number of times (nim-sum 0): any \
                     move spoils that, and the answer restores it.",
                    what_en, en
                ),
                format!(
                    "{} {} 中，2 的每个幂都出现偶数次（异或和 0）：怎么走都会破坏它，对手再恢复。",
                    what_zh, zh
                ),
            ]);
        }
        let odd: Vec<u64> = (0..64).rev().map(|bit| x & 1 << bit).filter(|&bit| bit > 0).collect();
        let [odd_en, odd_zh] = listed(&odd);
        let power = if odd.len() == 1 { "power" } else { "powers" };
        let occur = if odd.len() == 1 { "occurs" } else { "occur" };
        Why::won([
            format!(
                "Among {} {} the {} {} {} an odd number of times (nim-sum {}): one move makes every \
                 power even.",
                what_en, en, power, odd_en, occur, x
            ),
            format!(
                "{} {} 中，{} 出现奇数次（异或和 {}）：走一步能让每个幂都出现偶数次。",
                what_zh, zh, odd_zh, x
            ),
        ])
    }
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
    let en = match &words[..] {
        [before @ .., one, last] => {
            [&before.join(", "), one.as_str()]
                .into_iter()
                .filter(|part| !part.is_empty())
                .collect::<Vec<_>>()
                .join(", ")
                + " and "
                + last
        }
        _ => words.join(", "),
    };
    [en, words.join("、")]
}
