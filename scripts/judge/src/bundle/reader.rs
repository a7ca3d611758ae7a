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
mod tests;
