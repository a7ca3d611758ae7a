//! Reads stdin as proconio does, in blocks, eight digits at a time.

use std::any::type_name;
use std::borrow::Cow;
use std::cell::RefCell;
use std::convert::TryFrom;
use std::fmt::Debug;
#[cfg(not(test))]
use std::io::stdin;
use std::io::Read;
use std::str::FromStr;
#[cfg(test)]
use tests::stdin;

const BLOCK: usize = 1 << 16;
/// So many bytes are looked at for a number: as many zeros stand behind a block.
const AHEAD: usize = 32;
/// Room before a block to put a character back.
const BEFORE: usize = 4;
const SIZE: usize = BEFORE + BLOCK + AHEAD;

thread_local! {
    static STDIN: RefCell<Stdin> =
        const { RefCell::new(Stdin { bytes: [0; SIZE], at: BEFORE, end: BEFORE }) };
}

/// The last block read: `bytes[at..end]` is still to be used.
struct Stdin {
    bytes: [u8; SIZE],
    at: usize,
    end: usize,
}

impl Stdin {
    fn next_byte(&mut self) -> Option<u8> {
        if self.at == self.end {
            let block = &mut self.bytes[BEFORE..BEFORE + BLOCK];
            let length = stdin().read(block).expect("no stdin");
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

    /// The next token, by the standard library: at once if it is ASCII, stands next and ends in the
    /// block, as most do.
    #[cold]
    fn parse<T: FromStr<Err = E>, E: Debug>(&mut self) -> T {
        let rest = &self.bytes[self.at..self.end];
        let length = rest.iter().position(|&byte| is_blank(byte)).unwrap_or(0);
        let token = std::str::from_utf8(&rest[..length]).ok();
        let plain = token.filter(|token| length > 0 && token.is_ascii());
        if let Some(Ok(value)) = plain.map(str::parse) {
            self.at += length + 1;
            return value;
        }
        let kind = type_name::<T>();
        let letters = std::iter::from_fn(|| self.next_char()).skip_while(|c| c.is_whitespace());
        let token: Cow<str> = letters.take_while(|c| !c.is_whitespace()).collect();
        assert!(!token.is_empty(), "the input ends before a {}", kind);
        token.parse().unwrap_or_else(|error| panic!("`{}` is not a {}: {:?}", token, kind, error))
    }
}

/// The next token of another type.
fn by_parsing<T: FromStr<Err = E>, E: Debug>(stdin: &mut Stdin) -> T {
    stdin.parse()
}

/// The next token, at once if it is a plain number and stands next.
#[inline(never)]
fn unsigned<T: FromStr<Err = E> + TryFrom<u64>, E: Debug>(stdin: &mut Stdin) -> T {
    if let Some((value, length)) = plain_number(&stdin.bytes[stdin.at..]) {
        if let Ok(value) = T::try_from(value) {
            stdin.at += length;
            return value;
        }
    }
    stdin.parse()
}

/// The same with a minus sign in front, or without.
#[inline(never)]
fn signed<T: FromStr<Err = E> + TryFrom<i64>, E: Debug>(stdin: &mut Stdin) -> T {
    let minus = stdin.bytes[stdin.at] == b'-';
    if let Some((value, length)) = plain_number(&stdin.bytes[stdin.at + usize::from(minus)..]) {
        let value = i64::try_from(value).map(|value| if minus { -value } else { value });
        if let Some(Ok(value)) = value.ok().map(T::try_from) {
            stdin.at += usize::from(minus) + length;
            return value;
        }
    }
    stdin.parse()
}

/// The number that `bytes` begin with and its length with the blank behind it, if it is plain: less
/// than 16 digits and an ASCII blank.
#[inline(always)]
fn plain_number(bytes: &[u8]) -> Option<(u64, usize)> {
    let bytes = bytes.get(..AHEAD)?;
    let (mut value, mut length, mut word) = (0, 0, digits(&bytes[..8]));
    let other = others(word);
    if other == 0 {
        value = eight_digits(word);
        length = 8;
        word = digits(&bytes[8..16]);
        if others(word) == 0 {
            return None;
        }
    } else if other & 0x8080_8080 == 0 {
        let four = word & 0xffff_ffff;
        let pairs = (four * 10 + (four >> 8)) & 0x00ff_00ff;
        value = (pairs * 100 + (pairs >> 16)) & 0xffff;
        length = 4;
        word >>= 32;
    }
    while word & 0xff < 10 {
        value = value * 10 + (word & 0xff);
        word >>= 8;
        length += 1;
    }
    (length > 0 && is_blank(word as u8 ^ b'0')).then(|| (value, length + 1))
}

/// Tab to carriage return, and the blank itself: a bit each.
fn is_blank(byte: u8) -> bool {
    byte <= b' ' && (0x1_0000_3e00_u64 >> byte) & 1 == 1
}

/// Eight bytes, the first one lowest; digits become 0 to 9.
#[inline]
fn digits(bytes: &[u8]) -> u64 {
    u64::from_le_bytes(<[u8; 8]>::try_from(bytes).expect("eight")) ^ 0x3030_3030_3030_3030
}

/// The top bit of the first byte that is no digit; above it anything.
fn others(word: u64) -> u64 {
    (word.wrapping_add(0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080
}

/// Eight digits at once: pairs first, then each half's pairs into its own 32 bits.
fn eight_digits(word: u64) -> u64 {
    let pairs = word.wrapping_mul(10).wrapping_add(word >> 8);
    let first = (pairs & 0xff_0000_00ff).wrapping_mul(0xf_4240_0000_0064);
    let second = ((pairs >> 16) & 0xff_0000_00ff).wrapping_mul(0x2710_0000_0001);
    first.wrapping_add(second) >> 32
}

/// What `input!` can read.
pub trait Readable {
    /// What it is read as.
    type Output;
    /// Reads one from stdin.
    fn read() -> Self::Output;
}

macro_rules! readable {
    ($read:path: $($kind:ident)*) => {
        $(impl Readable for $kind {
            type Output = $kind;
            #[inline(always)]
            fn read() -> $kind {
                STDIN.with(|stdin| $read(&mut *stdin.borrow_mut()))
            }
        })*
    };
}
readable! { unsigned: u8 u16 u32 u64 u128 usize }
readable! { signed: i8 i16 i32 i64 i128 isize }
readable! { by_parsing: f32 f64 char String }

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
    STDIN.with(|stdin| {
        let stdin = &mut *stdin.borrow_mut();
        while let Some(next) = stdin.next_char() {
            if !next.is_whitespace() {
                stdin.at -= next.len_utf8();
                next.encode_utf8(&mut stdin.bytes[stdin.at..]);
                return false;
            }
        }
        true
    })
}

/// Collects without trusting a length that was read.
pub fn list<T>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut list = vec![];
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
    ([$($kind:tt)::+]) => {
        $crate::proconio::read_value!([$($kind)::+; $crate::proconio::read_value!(usize)])
    };
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
    use std::convert::TryFrom;
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
        theirs: impl FnOnce(Oracle) -> T,
    ) {
        set(text, most);
        let ours = tried(ours);
        let theirs = tried(|| theirs(LineSource::from(text)));
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
        agree!(text, most, { a: char, c: String });
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
            (" \n ", "the input ends before a u8"),
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
