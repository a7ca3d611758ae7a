//! Reads stdin as proconio does.

// All of `io`, so that the tests can replace `stdin`.
use std::{convert::TryFrom, fmt::Debug, io::*, ops::Sub, str::from_utf8, str::FromStr};
#[cfg(test)]
use tests::stdin;

/// A number is read from this many bytes at once, so a block is followed by as many zeros.
const AHEAD: usize = 32;

/// `bytes[at..end]` was read and is not used yet.
pub struct Stdin {
    bytes: Vec<u8>,
    at: usize,
    end: usize,
}

impl Stdin {
    /// Reads another block; false at the end of the input.
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

    /// Skips blanks; the length of the next token, 0 at the end of the input.
    fn token(&mut self) -> usize {
        let mut length = 0;
        loop {
            let rest = &self.bytes[self.at + length..self.end];
            let plain = rest.iter().take_while(|&&byte| byte.is_ascii() && !is_blank(byte)).count();
            length += plain;
            if length > 0 && matches!(rest.get(plain), Some(&byte) if is_blank(byte)) {
                return length;
            }
            // A blank, or a character beyond ASCII that the block may cut.
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

    /// Parses the next token by the standard library.
    #[cold]
    fn parse<T: FromStr<Err = E>, E: Debug>(&mut self) -> T {
        let (length, kind) = (self.token(), std::any::type_name::<T>());
        assert!(length > 0, "the input ends before a {}", kind);
        let token = from_utf8(&self.bytes[self.at..self.at + length]).expect("it was");
        let value =
            token.parse().unwrap_or_else(|e| panic!("`{}` is not a {}: {:?}", token, kind, e));
        self.pass(length, value)
    }

    /// Skips this many bytes and the ASCII blanks that follow.
    #[inline(always)]
    fn pass<T>(&mut self, length: usize, value: T) -> T {
        self.at += length;
        while is_blank(self.bytes[self.at]) {
            self.at += 1;
        }
        value
    }

    /// Parses the next token, fast if it starts here, fits into 64 bits and ends with an ASCII blank.
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

pub fn with<T>(read: impl FnOnce(&mut Stdin) -> T) -> T {
    STDIN.with(|stdin| read(&mut stdin.borrow_mut()))
}

/// The number with which eight bytes begin, and its count of digits: first pairs of digits are joined,
/// then the pairs of each half in 32 bits of their own.
#[inline(always)]
fn digits(bytes: &[u8]) -> Option<(u64, usize)> {
    // The first byte is the lowest; digits become 0 to 9.
    let word =
        u64::from_le_bytes(<[u8; 8]>::try_from(bytes).expect("eight")) ^ 0x3030_3030_3030_3030;
    // The lowest bit set is the top bit of the first byte that is not a digit.
    let others = (word.wrapping_add(0x7676_7676_7676_7676) | word) & 0x8080_8080_8080_8080;
    let count = others.trailing_zeros() / 8;
    // Leading zeros make it eight digits.
    let eight = word.checked_shl(64 - 8 * count)?;
    let pairs = eight.wrapping_mul(10).wrapping_add(eight >> 8);
    let first = (pairs & 0xff_0000_00ff).wrapping_mul(0xf_4240_0000_0064);
    let second = ((pairs >> 16) & 0xff_0000_00ff).wrapping_mul(0x2710_0000_0001);
    Some((first.wrapping_add(second) >> 32, count as usize))
}

/// Tab to carriage return, and space.
#[inline(always)]
fn is_blank(byte: u8) -> bool {
    byte <= b' ' && (0x1_0000_3e00_u64 >> byte) & 1 == 1
}

/// What `input!` can read.
pub trait Readable {
    type Output;
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

/// Types that are read as another type.
pub mod marker {
    /// An index counted from 1 is read as one counted from 0.
    pub enum Usize1 {}
    /// A word is read as its characters.
    pub enum Chars {}
}

/// True if only blanks are left.
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
    (@ $stdin:ident [$($kind:tt)::+]) => {{
        let length = $crate::proconio::read_value!(@ $stdin usize);
        $crate::proconio::read_value!(@ $stdin [$($kind)::+; length])
    }};
    (@ $stdin:ident [$($kind:tt)::+; $length:expr]) => {{
        let length = $length;
        // A length in the input may be wrong: beyond this the list grows as it is read.
        let mut list = Vec::with_capacity(length.min(1 << 12));
        for _ in 0..length {
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
// Neither waits for more than it needs: a block is what has come so far.
pub(crate) use {input, input as input_interactive, read_value};

#[cfg(test)]
mod tests;
