//! What a page claims.

use crate::Words;

/// What the page's theorem says of a position.
#[derive(Clone, Debug)]
pub struct Claim {
    /// Its quantity, computed: `X = 3 ⊕ 5 ⊕ 7 = 1`.
    pub words: Words,
    /// Does the player to move lose?
    pub lost: bool,
}

impl Claim {
    /// A computation that reads the same in both languages.
    pub fn formula(text: String, lost: bool) -> Self {
        Claim { words: [text.clone(), text], lost }
    }

    /// The nim-sum of some numbers, which the page's claim compares with 0.
    ///
    /// ```
    /// # use board::Claim;
    /// assert_eq!(Claim::nim_sum(&[3, 5, 7]).words[0], "X = 3 ⊕ 5 ⊕ 7 = 1");
    /// ```
    pub fn nim_sum(numbers: &[u64]) -> Self {
        let x = numbers.iter().fold(0, |x, number| x ^ number);
        let terms: Vec<String> = numbers.iter().map(u64::to_string).collect();
        let text = match terms.len() {
            0 | 1 => format!("X = {}", x),
            _ => format!("X = {} = {}", terms.join(" ⊕ "), x),
        };
        Claim::formula(text, x == 0)
    }
}
