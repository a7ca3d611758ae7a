//! Reads stdin as proconio does.

// All of `io`, so that the tests can have a `stdin` of their own.
use std::{convert::TryFrom, fmt::Debug, io::*, ops::Sub, str::from_utf8, str::FromStr};
#[cfg(test)]
use tests::stdin;

/// This many bytes are looked at for a number: as many zeros follow a block.
const AHEAD: usize = 32;

/// What was read: `bytes[at..end]` is still to be used.
pub struct Stdin {
    bytes: Vec<u8>,
    at: usize,
    end: usize,
}

impl Stdin {
    /// Reads on; false at the end of the input.
    fn more(&mut self) -> bool {
        self.bytes.copy_within(self.at..self.end, 0);
        self.end -= self.at;
        self.at = 0;
        // A token may be longer than a block.
        let size = (1 << 16).max(2 * self.end);
        self.bytes.resize(size + AHEAD, 0);
        let length = stdin().read(&mut self.bytes[self.end..size]).expect("no stdin");
        self.end += length;
        self.bytes[self.end..self.end + AHEAD].fill(0);
        length > 0
    }

    /// The length of the next token, 0 at the end of the input; the blanks before it are passed.
    fn token(&mut self) -> usize {
        let mut length = 0;
        loop {
            let rest = &self.bytes[self.at + length..self.end];
            let plain = rest.iter().take_while(|&&byte| byte.is_ascii() && !is_blank(byte)).count();
            length += plain;
            // A blank, or a character beyond ASCII, which may be cut.
            let next = &rest[plain..rest.len().min(plain + 4)];
            let valid = from_utf8(next).map_or_else(|error| error.valid_up_to(), str::len);
            let size = next.len();
            match from_utf8(&next[..valid]).expect("it was").chars().next() {
                Some(other) if !other.is_whitespace() => length += other.len_utf8(),
                Some(_) if length > 0 => return length,
                Some(blank) => self.at += blank.len_utf8(),
                None if size < 4 && self.more() => {}
                None => {
                    assert!(size == 0, "stdin is not UTF-8");
                    return length;
                }
            }
        }
    }

    /// The next token, by the standard library.
    #[cold]
    fn parse<T: FromStr<Err = E>, E: Debug>(&mut self) -> T {
        let (length, kind) = (self.token(), std::any::type_name::<T>());
        assert!(length > 0, "the input ends before a {}", kind);
        let token = from_utf8(&self.bytes[self.at..self.at + length]).expect("it was");
        let value =
            token.parse().unwrap_or_else(|e| panic!("`{}` is not a {}: {:?}", token, kind, e));
        self.pass(length, value)
    }

    /// Goes on after so many bytes, and after the ASCII blanks that follow.
    #[inline(always)]
    fn pass<T>(&mut self, length: usize, value: T) -> T {
        self.at += length;
        while is_blank(self.bytes[self.at]) {
            self.at += 1;
        }
        value
    }

    /// The next token, at once if it stands next and is a plain number: at most 64 bits and an ASCII
    /// blank after it.
    #[inline(always)]
    fn integer<T, E: Debug, const SIGNED: bool>(&mut self) -> T
    where
        T: FromStr<Err = E> + TryFrom<u64> + Default + Sub<Output = T>,
    {
        let plain = |bytes: &[u8]| {
            let is_negative = SIGNED && bytes[0] == b'-';
            let bytes = &bytes[usize::from(is_negative)..][..AHEAD - 1];
            let (mut value, mut length) = digits(&bytes[..8])?;
            while length > 7 && length < 21 && bytes[length].wrapping_sub(b'0') < 10 {
                value = value.checked_mul(10)?.checked_add((bytes[length] - b'0').into())?;
                length += 1;
            }
            let value = T::try_from(value).ok().filter(|_| is_blank(bytes[length]))?;
            let whole = length + usize::from(is_negative);
            Some((if is_negative { T::default() - value } else { value }, whole))
        };
        match self.bytes.get(self.at..self.at + AHEAD).and_then(plain) {
            Some((value, length)) => self.pass(length + 1, value),
            None => self.parse(),
        }
    }
}

thread_local! {
    static STDIN: std::cell::RefCell<Stdin> =
        const { std::cell::RefCell::new(Stdin { bytes: Vec::new(), at: 0, end: 0 }) };
}

/// Does something with stdin.
pub fn with<T>(read: impl FnOnce(&mut Stdin) -> T) -> T {
    STDIN.with(|stdin| read(&mut stdin.borrow_mut()))
}

/// The number of the digits that eight bytes begin with, and how many they are: pairs of digits
/// first, then each half's pairs into its own 32 bits.
#[inline(always)]
fn digits(bytes: &[u8]) -> Option<(u64, usize)> {
    // The first byte lowest; digits become 0 to 9.
    let word =
        u64::from_le_bytes(<[u8; 8]>::try_from(bytes).expect("eight")) ^ 0x3030_3030_3030_3030;
    // The top bit of the first byte that is no digit; above it anything.
    let others = (word.wrapping_add(0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080;
    let count = others.trailing_zeros() / 8;
    // As many zeros in front as make it eight.
    let eight = word.checked_shl(64 - 8 * count)?;
    let pairs = eight.wrapping_mul(10).wrapping_add(eight >> 8);
    let first = (pairs & 0xff_0000_00ff).wrapping_mul(0xf_4240_0000_0064);
    let second = ((pairs >> 16) & 0xff_0000_00ff).wrapping_mul(0x2710_0000_0001);
    Some((first.wrapping_add(second) >> 32, count as usize))
}

/// Tab to carriage return, and the blank itself: a bit each.
#[inline(always)]
fn is_blank(byte: u8) -> bool {
    byte <= b' ' && (0x1_0000_3e00_u64 >> byte) & 1 == 1
}

/// What `input!` can read.
pub trait Readable {
    /// What it is read as.
    type Output;
    /// Reads one.
    fn read(stdin: &mut Stdin) -> Self::Output;
}

macro_rules! readable {
    ($($kind:ty, $output:ty: $read:expr;)*) => {
        $(impl Readable for $kind {
            type Output = $output;
            #[inline(always)]
            fn read(stdin: &mut Stdin) -> $output { $read(stdin) }
        })*
    };
    ($signed:literal $($kind:ident)*) => {
        readable! { $($kind, $kind: Stdin::integer::<_, _, $signed>;)* }
    };
}
readable! { false u8 u16 u32 u64 u128 usize }
readable! { true i8 i16 i32 i64 i128 isize }
readable! {
    String, String: Stdin::parse;
    marker::Chars, Vec<char>: |stdin: &mut Stdin| stdin.parse::<String, _>().chars().collect();
    marker::Usize1, usize: |stdin: &mut Stdin| {
        stdin.integer::<usize, _, false>().checked_sub(1).expect("`0` is not a Usize1")
    };
}

/// Types that are read as something else.
pub mod marker {
    /// A usize counted from 1, read as counted from 0.
    pub enum Usize1 {}
    /// A word as its characters.
    pub enum Chars {}
}

/// Is nothing but blanks left?
pub fn is_stdin_empty() -> bool {
    with(|stdin| stdin.token() == 0)
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
macro_rules! read_value {
    // A list does not trust a length that was read.
    (@ $stdin:ident [$($kind:tt)::+]) => {{
        let length = $crate::proconio::read_value!(@ $stdin usize);
        $crate::proconio::read_value!(@ $stdin [$($kind)::+; length])
    }};
    (@ $stdin:ident [$($kind:tt)::+; $length:expr]) => {{
        let mut list = Vec::new();
        for _ in 0..$length {
            list.push($crate::proconio::read_value!(@ $stdin $($kind)::+));
        }
        list
    }};
    (@ $stdin:ident ($($($kind:tt)::+),+ $(,)?)) => {
        ($($crate::proconio::read_value!(@ $stdin $($kind)::+),)+)
    };
    (@ $stdin:ident $($kind:tt)::+) => { <$($kind)::+ as $crate::proconio::Readable>::read($stdin) };
    ($($kind:tt)+) => {
        $crate::proconio::with(|stdin| $crate::proconio::read_value!(@ stdin $($kind)+))
    };
}
pub(crate) use {input, read_value};

#[cfg(test)]
mod tests;
