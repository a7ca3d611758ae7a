//! Reads stdin in place of the crate proconio: the same `input!` and `read_value!`, std alone, in
//! blocks of 64 KiB, eight digits at a time.

use std::cell::RefCell;
use std::convert::TryInto;
use std::fmt::Debug;
#[cfg(not(test))]
use std::io::stdin;
use std::io::{ErrorKind, Read};
use std::str::FromStr;
#[cfg(test)]
use tests::stdin;

const BLOCK: usize = 1 << 16;
/// So many bytes are looked at for a number: as many zeros stand behind a block.
const AHEAD: usize = 32;
/// Room before a block to put a character back.
const BEFORE: usize = 4;

thread_local! {
    static STDIN: RefCell<Stdin> =
        const { RefCell::new(Stdin { bytes: [0; BEFORE + BLOCK + AHEAD], at: BEFORE, end: BEFORE }) };
}

/// The last block read: `bytes[at..end]` is still to be used.
struct Stdin {
    bytes: [u8; BEFORE + BLOCK + AHEAD],
    at: usize,
    end: usize,
}

impl Stdin {
    /// The next byte.
    fn next_byte(&mut self) -> Option<u8> {
        if self.at == self.end {
            let length = loop {
                match stdin().read(&mut self.bytes[BEFORE..BEFORE + BLOCK]) {
                    Err(error) if error.kind() == ErrorKind::Interrupted => {}
                    result => break result.expect("stdin cannot be read"),
                }
            };
            self.at = BEFORE;
            self.end = BEFORE + length;
            self.bytes[self.end..self.end + AHEAD].fill(0);
            if length == 0 {
                return None;
            }
        }
        self.at += 1;
        Some(self.bytes[self.at - 1])
    }

    fn next_char(&mut self) -> Option<char> {
        let mut bytes = [self.next_byte()?, 0, 0, 0];
        let more = [0xc0, 0xe0, 0xf0].iter().filter(|&&lead| lead <= bytes[0]).count();
        for byte in &mut bytes[1..=more] {
            *byte = self.next_byte().unwrap_or(0);
        }
        std::str::from_utf8(&bytes[..=more]).expect("stdin is not UTF-8").chars().next()
    }

    /// Skips blanks; is the end of the input behind them?
    fn is_empty(&mut self) -> bool {
        while let Some(character) = self.next_char() {
            if !character.is_whitespace() {
                self.at -= character.len_utf8();
                character.encode_utf8(&mut self.bytes[self.at..]);
                return false;
            }
        }
        true
    }

    #[cold]
    fn parse<T: FromStr>(&mut self) -> T
    where
        T::Err: Debug,
    {
        let kind = std::any::type_name::<T>();
        assert!(!self.is_empty(), "the input ends where a {} should stand", kind);
        let mut token = String::new();
        while let Some(character) = self.next_char().filter(|character| !character.is_whitespace())
        {
            token.push(character);
        }
        token.parse().unwrap_or_else(|error| panic!("`{}` is not a {}: {:?}", token, kind, error))
    }

    #[inline]
    fn integer<T: Integer>(&mut self) -> T
    where
        T::Err: Debug,
    {
        if let Some(bytes) = self.bytes.get(self.at..self.at + AHEAD) {
            let negative = T::SIGNED && bytes[0] == b'-';
            if let Some((value, length)) = plain_number(bytes, usize::from(negative)) {
                if let Some(value) = T::new(value, negative) {
                    self.at += length;
                    return value;
                }
            }
        }
        self.parse()
    }
}

/// The number at `start` and the place behind the blank that ends it, if the number is plain: 1 to
/// 19 digits and an ASCII blank.
#[inline]
fn plain_number(bytes: &[u8], start: usize) -> Option<(u64, usize)> {
    let (mut value, mut at) = (0_u64, start);
    let mut word = digits(bytes, at);
    while others(word) == 0 {
        if at > start + 8 {
            return None;
        }
        value = value * 100_000_000 + eight_digits(word);
        at += 8;
        word = digits(bytes, at);
    }
    if others(word) & 0x8080_8080 == 0 {
        let four = word & 0xffff_ffff;
        let pairs = (four * 10 + (four >> 8)) & 0x00ff_00ff;
        value = value.wrapping_mul(10_000).wrapping_add((pairs * 100 + (pairs >> 16)) & 0xffff);
        word >>= 32;
        at += 4;
    }
    while word & 0xff < 10 {
        value = value.wrapping_mul(10).wrapping_add(word & 0xff);
        word >>= 8;
        at += 1;
    }
    let blank = matches!(word as u8 ^ b'0', b' ' | b'\t'..=b'\r');
    (blank && start < at && at <= start + 19).then(|| (value, at + 1))
}

/// Eight bytes, the first one lowest; digits become 0 to 9.
fn digits(bytes: &[u8], at: usize) -> u64 {
    let mut word = [0; 8];
    word.copy_from_slice(&bytes[at..at + 8]);
    u64::from_le_bytes(word) ^ 0x3030_3030_3030_3030
}

/// The top bit of the first byte that is no digit; above it anything.
fn others(word: u64) -> u64 {
    (word.wrapping_add(0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
}

/// Eight digits at once: pairs first, then each half's pairs into its own 32 bits.
fn eight_digits(word: u64) -> u64 {
    let pairs = word.wrapping_mul(10).wrapping_add(word >> 8);
    let first = (pairs & 0x0000_00ff_0000_00ff).wrapping_mul(0x000f_4240_0000_0064);
    let second = ((pairs >> 16) & 0x0000_00ff_0000_00ff).wrapping_mul(0x0000_2710_0000_0001);
    first.wrapping_add(second) >> 32
}

trait Integer: FromStr {
    const SIGNED: bool;
    fn new(value: u64, negative: bool) -> Option<Self>;
}

/// What `input!` can read.
pub trait Readable {
    /// What it is read as.
    type Output;
    /// Reads one from stdin.
    fn read() -> Self::Output;
}

macro_rules! readable_integers {
    ($signed:literal $($kind:ident)*) => {
        $(impl Integer for $kind {
            const SIGNED: bool = $signed;
            #[inline]
            fn new(value: u64, negative: bool) -> Option<$kind> {
                if negative { (-i128::from(value)).try_into().ok() } else { value.try_into().ok() }
            }
        }
        impl Readable for $kind {
            type Output = $kind;
            #[inline]
            fn read() -> $kind {
                STDIN.with(|stdin| stdin.borrow_mut().integer())
            }
        })*
    };
}
readable_integers! { false u8 u16 u32 u64 u128 usize }
readable_integers! { true i8 i16 i32 i64 i128 isize }

macro_rules! readable_words {
    ($($kind:ident)*) => {
        $(impl Readable for $kind {
            type Output = $kind;
            fn read() -> $kind {
                STDIN.with(|stdin| stdin.borrow_mut().parse())
            }
        })*
    };
}
readable_words! { f32 f64 bool char String }

/// Types that are read as something else.
pub mod marker {
    use super::Readable;

    /// A usize counted from 1, read as counted from 0.
    pub enum Usize1 {}
    impl Readable for Usize1 {
        type Output = usize;
        fn read() -> usize {
            usize::read().checked_sub(1).expect("`0` is not a Usize1")
        }
    }

    /// An isize counted from 1, read as counted from 0.
    pub enum Isize1 {}
    impl Readable for Isize1 {
        type Output = isize;
        fn read() -> isize {
            isize::read().checked_sub(1).expect("the least isize is not an Isize1")
        }
    }

    /// A word as its characters.
    pub enum Chars {}
    impl Readable for Chars {
        type Output = Vec<char>;
        fn read() -> Vec<char> {
            String::read().chars().collect()
        }
    }

    /// A word as its bytes.
    pub enum Bytes {}
    impl Readable for Bytes {
        type Output = Vec<u8>;
        fn read() -> Vec<u8> {
            String::read().into_bytes()
        }
    }
}

/// Is nothing but blanks left?
pub fn is_stdin_empty() -> bool {
    STDIN.with(|stdin| stdin.borrow_mut().is_empty())
}

/// Collects without trusting a length that was read.
pub fn list<T>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = Vec::with_capacity(items.size_hint().0.min(BLOCK));
    items.for_each(|item| list.push(item));
    list
}

macro_rules! input {
    () => {};
    (@ [$($name:tt)*] $($kind:tt)::+ $(, $($rest:tt)*)?) => {
        let $($name)* = $crate::proconio::read_value!($($kind)::+);
        $crate::proconio::input! { $($($rest)*)? }
    };
    (mut $name:tt: $($rest:tt)*) => { $crate::proconio::input! { @ [mut $name] $($rest)* } };
    ($name:tt: $($rest:tt)*) => { $crate::proconio::input! { @ [$name] $($rest)* } };
}
pub(crate) use input;

macro_rules! read_value {
    ([$($kind:tt)::+]) => {{
        let length = $crate::proconio::read_value!(usize);
        $crate::proconio::read_value!([$($kind)::+; length])
    }};
    ([$($kind:tt)::+; $length:expr]) => {
        $crate::proconio::list((0..$length).map(|_| $crate::proconio::read_value!($($kind)::+)))
    };
    (($($($kind:tt)::+),+ $(,)?)) => { ($($crate::proconio::read_value!($($kind)::+),)+) };
    ($($kind:tt)::+) => { <$($kind)::+ as $crate::proconio::Readable>::read() };
}
pub(crate) use read_value;

#[cfg(test)]
mod tests {
    use super::marker::{Chars, Usize1};
    use super::{is_stdin_empty, BEFORE, STDIN};
    use ::proconio::source::{line::LineSource, Source};
    use proptest::prelude::*;
    use std::cell::RefCell;
    use std::fmt::Debug;
    use std::io::{BufReader, Read};
    use std::panic::{catch_unwind, AssertUnwindSafe};

    thread_local! {
        /// What stdin still holds, and how many bytes a read brings at most.
        static TEXT: RefCell<(Vec<u8>, usize)> = const { RefCell::new((Vec::new(), 1)) };
    }

    /// A stdin that holds what the test says.
    pub struct Stdin;

    pub fn stdin() -> Stdin {
        Stdin
    }

    impl Read for Stdin {
        fn read(&mut self, block: &mut [u8]) -> std::io::Result<usize> {
            TEXT.with(|text| {
                let (text, most) = &mut *text.borrow_mut();
                let length = block.len().min(*most).min(text.len());
                block[..length].copy_from_slice(&text[..length]);
                text.drain(..length);
                Ok(length)
            })
        }
    }

    fn set(text: &str, most: usize) {
        TEXT.with(|source| *source.borrow_mut() = (text.as_bytes().to_vec(), most));
        STDIN.with(|stdin| {
            let mut stdin = stdin.borrow_mut();
            (stdin.at, stdin.end) = (BEFORE, BEFORE);
            stdin.bytes.fill(0);
        });
    }

    /// What a reading gives, or nothing if it refuses.
    fn tried<T>(read: impl FnOnce() -> T) -> Option<T> {
        catch_unwind(AssertUnwindSafe(read)).ok()
    }

    type Oracle<'a> = LineSource<BufReader<&'a [u8]>>;

    /// Both readers on the same text, block by block of the given size.
    fn compare<T: PartialEq + Debug>(
        text: &str,
        most: usize,
        ours: impl FnOnce() -> T,
        theirs: impl FnOnce(&mut Oracle) -> T,
    ) {
        set(text, most);
        let ours = tried(ours);
        let theirs = tried(|| theirs(&mut LineSource::from(text)));
        assert_eq!(ours, theirs, "on {text:?} in blocks of {most}");
    }

    /// The same shape for both.
    macro_rules! agree {
        ($text:expr, $most:expr, { $($name:ident: $kind:tt),* }) => {
            compare(
                $text,
                $most,
                || {
                    #[allow(unused_imports)]
                    use super::marker::*;
                    input! { $($name: $kind),* }
                    format!("{:?}", ($($name,)* is_stdin_empty()))
                },
                |mut source| {
                    #[allow(unused_imports)]
                    use ::proconio::marker::*;
                    ::proconio::input! { from &mut source, $($name: $kind),* }
                    format!("{:?}", ($($name,)* source.is_empty()))
                },
            )
        };
    }

    /// Every shape on one text.
    fn agree_on_all_shapes(text: &str, most: usize) {
        agree!(text, most, { a: u8, b: u16, c: u32 });
        agree!(text, most, { a: u64, b: u64 });
        agree!(text, most, { a: u128, b: usize });
        agree!(text, most, { a: i8, b: i16, c: i32 });
        agree!(text, most, { a: i64, b: i64 });
        agree!(text, most, { a: i128, b: isize });
        agree!(text, most, { a: f32, b: f64 });
        agree!(text, most, { a: char, b: bool, c: String });
        agree!(text, most, { a: Usize1, b: Isize1, c: Chars, d: Bytes });
        agree!(text, most, { a: [[i64; 2]; 2], b: ([u8; 2], (u32, String), Usize1) });
        // A length that cannot be had does not make proconio refuse: it takes the process down.
        let lengths = text.split_whitespace().filter_map(|token| token.parse::<usize>().ok());
        if lengths.max().unwrap_or(0) < 1 << 20 {
            agree!(text, most, { a: [u64], b: i64 });
            agree!(text, most, { a: [[u8]] });
            agree!(text, most, { n: usize, a: [(i32, char); n] });
        }
    }

    #[test]
    fn shapes_with_their_names_are_read_as_proconio_reads_them() {
        let text = "3 1 2 3\n-7\t+8 \u{3000} ab 2 1 9 2 8 7 x y";
        set(text, 5);
        input! { mut a: [u64], (b, c): (i32, i32), d: Chars, e: [[u8]; 1], f: [u8; 1], }
        a.push(0);
        assert_eq!((a, b, c, d), (vec![1, 2, 3, 0], -7, 8, vec!['a', 'b']));
        assert_eq!((e, f), (vec![vec![1, 9]], vec![2]));
        assert_eq!(read_value!((super::marker::Usize1, Usize1)), (7, 6));
        input! {}
        assert!(!is_stdin_empty());
        assert_eq!(read_value!([char; 2]), ['x', 'y']);
        assert!(is_stdin_empty());
    }

    #[test]
    fn numbers_of_every_length_are_read_at_every_place_of_a_block() {
        for length in 1..=22 {
            for blank in
                [" ", "\n", "\r\n", "  ", "\u{b}", "\u{c}", "\u{1c}", "\u{a0}", "\u{2003}", ""]
            {
                for sign in ["", "-", "+"] {
                    let number = format!("{sign}{}", &"1234567890123456789012"[..length]);
                    let text = format!("{number}{blank}{number}{blank}{}", " 7".repeat(20));
                    agree!(&text, 64, { a: u64, b: u64 });
                    agree!(&text, 7, { a: i64, b: i64 });
                    agree!(&text, 64, { a: i128, b: u128 });
                    agree!(&text, 64, { a: i32, b: u8 });
                }
            }
        }
    }

    #[test]
    fn the_ends_of_every_type_are_told_apart() {
        for (least, most) in [
            (i128::from(i8::MIN), i128::from(i8::MAX)),
            (0, i128::from(u8::MAX)),
            (i128::from(i32::MIN), i128::from(i32::MAX)),
            (0, i128::from(u32::MAX)),
            (i128::from(i64::MIN), i128::from(i64::MAX)),
            (0, i128::from(u64::MAX)),
        ] {
            for number in [least - 1, least, least + 1, most - 1, most, most + 1] {
                let text = format!("{number} {number} {number} {}", "1 ".repeat(20));
                agree_on_all_shapes(&text, 1 << 16);
            }
        }
        for odd in
            ["-0", "+0", "-", "+", "--1", "00000000000000000000000000000007", "1_000", "0x10", "٣"]
        {
            agree_on_all_shapes(&format!("{odd} {odd} {}", "1 ".repeat(20)), 1 << 16);
        }
    }

    #[test]
    fn a_block_may_end_anywhere() {
        let numbers: Vec<u64> = (0..40_000).map(|i: u64| i * i * 7919).collect();
        let text: Vec<String> = numbers.iter().map(u64::to_string).collect();
        for most in [1 << 16, 65_535, 4096, 333] {
            set(&text.join("\n"), most);
            assert_eq!(read_value!([u64; numbers.len()]), numbers);
            assert!(is_stdin_empty());
        }
    }

    #[test]
    fn a_refusal_names_the_token_and_the_type() {
        for (text, message) in [
            ("12x 1", "`12x` is not a u8: "),
            ("256 1", "`256` is not a u8: "),
            (" \n ", "the input ends where a u8 should stand"),
        ] {
            set(text, 100);
            let panic = catch_unwind(|| read_value!(u8)).unwrap_err();
            let said = panic.downcast_ref::<String>().unwrap();
            assert!(said.contains(message), "{said}");
        }
    }

    #[test]
    fn a_length_that_lies_costs_no_memory() {
        set(&format!("{} 1 2 3", usize::MAX), 100);
        assert!(tried(|| read_value!([u64])).is_none());
    }

    /// A token that is a number, nearly one, or anything.
    fn token() -> impl Strategy<Value = String> {
        prop_oneof![
            4 => any::<u8>().prop_map(|number| number.to_string()),
            2 => any::<i64>().prop_map(|number| number.to_string()),
            1 => any::<i128>().prop_map(|number| number.to_string()),
            1 => "[-+]?[0-9]{1,25}",
            1 => "[-+0-9a-z.]{0,12}",
            1 => any::<f64>().prop_map(|number| number.to_string()),
            1 => "\\PC{0,4}",
        ]
    }

    fn blank() -> impl Strategy<Value = String> {
        prop_oneof![4 => Just(" ".into()), 2 => Just("\n".into()), 1 => "[ \t\r\n\u{b}\u{c}\u{85}\u{a0}\u{3000}]{0,3}"]
    }

    fn text() -> impl Strategy<Value = String> {
        let words = prop::collection::vec((token(), blank()), 0..12);
        words.prop_map(|words| words.into_iter().map(|(token, blank)| token + &blank).collect())
    }

    proptest! {
        /// The bounded fuzzing of the reader; PROPTEST_CASES sets how long it runs.
        #[test]
        fn any_text_is_read_or_refused_as_proconio_does(
            text in prop_oneof![8 => text(), 1 => any::<String>()],
            most in prop_oneof![1..40_usize, Just(1 << 16)],
        ) {
            agree_on_all_shapes(&text, most);
        }
    }
}
