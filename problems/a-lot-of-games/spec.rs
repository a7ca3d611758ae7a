use spec::prelude::*;

/// Words, and letters in all of them.
const MOST: u64 = 100_000;
const ROUNDS: u64 = 1_000_000_000;

pub const SPEC: Spec = Spec {
    unit: "letters",
    largest: MOST as usize,
    generate,
    validate: |input| {
        let [n, _] = input.fields([("n", 1..=MOST), ("k", 1..=ROUNDS)]);
        let mut letters = 0;
        for _ in 0..n {
            let word = input.word_of("", 1..=MOST, "abcdefghijklmnopqrstuvwxyz");
            letters += word.len() as u64;
            input.end();
        }
        input.at_most("the number of letters", letters, MOST);
    },
    lost: Some("Second"),
    long: &[
        ("max-bush", || {
            // All words have 7 letters, so each round has 7 moves: the players begin in turn.
            let word = |i: u32| (0..7).map(|j| letter(i / 26_u32.pow(j % 3) + j)).collect();
            (group(ROUNDS, (0..MOST as u32 / 7).map(word)), "Second\n".into())
        }),
        ("max-fork", || {
            // Each round has 50 000 moves, and whoever begins loses it.
            let stem = "y".repeat(MOST as usize / 2 - 1);
            (group(ROUNDS, [stem.clone() + "x", stem + "z"]), "Second\n".into())
        }),
        ("max-path", || {
            // 99 999 moves: the players begin in turn, and Second begins the last round.
            (group(ROUNDS, ["z".repeat(MOST as usize - 1)]), "Second\n".into())
        }),
        ("max-word", || {
            // One word of as many letters as there may be: whoever begins loses each round.
            (group(ROUNDS, ["z".repeat(MOST as usize)]), "Second\n".into())
        }),
        ("max-words", || {
            // Each round has one move: First begins the last one.
            (group(ROUNDS - 1, (0..MOST as u32).map(|i| letter(i).to_string())), "First\n".into())
        }),
    ],
    mistakes: &[
        wrong("hack-one-round", |input| verdict(input, |trie, _| trie.values(false).0)),
        wrong("hack-no-loss", |input| verdict(input, |trie, k| trie.values(false).0 && k % 2 == 1)),
        wrong("hack-will", |input| {
            verdict(input, |trie, k| {
                let values = trie.fold(|v, met: &[(bool, bool)]| {
                    let is_leaf = trie.children[v].is_empty();
                    (met.iter().any(|met| !met.0), is_leaf || met.iter().any(|met| met.0))
                });
                values.0 && (values.1 || k % 2 == 1)
            })
        }),
        wrong("hack-inner-word", |input| {
            verdict(input, |trie, k| {
                let (w, l) = trie.values(true);
                w && (l || k % 2 == 1)
            })
        }),
    ],
    ..Spec::NEW
};

fn letter(i: u32) -> char {
    char::from(b'a' + (i % 26) as u8)
}

fn group(k: u64, words: impl IntoIterator<Item = String>) -> String {
    let words: Vec<String> = words.into_iter().collect();
    line([words.len() as u64, k]) + &words.join("\n") + "\n"
}

/// Children after their parents.
struct Trie {
    children: Vec<Vec<(u8, usize)>>,
    is_word: Vec<bool>,
}

impl Trie {
    fn new(words: &[&str]) -> Trie {
        let mut trie = Trie { children: vec![vec![]], is_word: vec![false] };
        for word in words {
            let (mut v, mut parent) = (0, 0);
            for letter in word.bytes() {
                let child = trie.children[v].iter().find(|child| child.0 == letter);
                v = child.map_or(trie.children.len(), |child| child.1);
                if v == trie.children.len() {
                    trie.children[parent].push((letter, v));
                    trie.children.push(vec![]);
                    trie.is_word.push(false);
                }
                parent = v;
            }
            trie.is_word[v] = true;
        }
        trie
    }

    /// The value of the root.
    fn fold<T: Clone>(&self, value: impl Fn(usize, &[T]) -> T) -> T {
        let mut values: Vec<Option<T>> = vec![None; self.children.len()];
        for v in (0..values.len()).rev() {
            let met = self.children[v].iter().filter_map(|child| values[child.1].clone());
            values[v] = Some(value(v, &met.collect::<Vec<T>>()));
        }
        values.swap_remove(0).unwrap()
    }

    /// W and L.
    fn values(&self, ends_at_words: bool) -> (bool, bool) {
        self.fold(|v, met: &[(bool, bool)]| {
            if met.is_empty() || ends_at_words && self.is_word[v] {
                return (false, true);
            }
            (met.iter().any(|met| !met.0), met.iter().any(|met| !met.1))
        })
    }
}

/// `wins` is told the trie and k.
fn verdict(input: &mut Input, wins: fn(&Trie, u64) -> bool) -> String {
    let [n, k] = input.array();
    let words: Vec<&str> = (0..n).map(|_| input.word()).collect();
    String::from(if wins(&Trie::new(&words), k) { "First\n" } else { "Second\n" })
}

/// Words that often begin as the one before.
fn generate(random: &mut Random) {
    let k = if random.once_in(2) { random.from(1, 4) } else { random.wild(1, ROUNDS) };
    let letters = random.items(1);
    let longest = if random.is_small() {
        random.from(1, 5) as usize
    } else {
        let longest = random.one_of(&[2, 6, 30, 1000, letters]);
        longest.min(letters)
    };
    let count = if random.is_small() { letters } else { letters / longest };
    let last = random.from(0, 2);
    let mut before = String::new();
    let mut words = random.each(count, |random| {
        let length = random.from(1, longest as u64) as usize;
        let shared = random.from(0, before.len() as u64) as usize;
        before.truncate(shared.min(length - 1));
        for _ in before.len()..length {
            before.push(letter(random.from(0, last) as u32));
        }
        before.clone()
    });
    // Whoever begins can win a round.
    if !random.is_small() && random.once_in(2) {
        words[0] = String::from("d");
    }
    random.text = group(k, words);
}
