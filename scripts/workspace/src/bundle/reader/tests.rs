//! The reader agrees with proconio on every shape and on texts of all kinds.

use super::marker::{Chars, Usize1};
use super::{input_interactive, is_stdin_empty, Stdin as Reader, STDIN};
use ::proconio::source::{line::LineSource, Source};
use proptest::prelude::*;
use std::cell::RefCell;
use std::convert::TryFrom;
use std::fmt::Debug;
use std::io::{BufReader, Read};
use std::panic::{catch_unwind, AssertUnwindSafe};

thread_local! {
    /// The rest of stdin, and how many bytes a single read returns at most: all of a line if that is 0.
    static TEXT: RefCell<(Vec<u8>, usize)> = const { RefCell::new((Vec::new(), 1)) };
}

/// A stdin with the text of the test.
pub struct Stdin;

pub fn stdin() -> Stdin {
    Stdin
}

impl Read for Stdin {
    fn read(&mut self, block: &mut [u8]) -> std::io::Result<usize> {
        TEXT.with(|text| {
            let (text, most) = &mut *text.borrow_mut();
            let line =
                text.iter().position(|&byte| byte == b'\n').map_or(text.len(), |end| end + 1);
            let most = if *most == 0 { line } else { *most };
            let length = block.len().min(most).min(text.len());
            block[..length].copy_from_slice(&text[..length]);
            text.drain(..length);
            Ok(length)
        })
    }
}

fn set(text: &str, most: usize) {
    TEXT.with(|source| *source.borrow_mut() = (text.as_bytes().to_vec(), most));
    STDIN.with(|stdin| *stdin.borrow_mut() = Reader { bytes: vec![], at: 0, end: 0 });
}

/// What is read, or `None` if the reader panics.
fn tried<T>(read: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(read)).ok()
}

type Oracle<'a> = LineSource<BufReader<&'a [u8]>>;

/// Compares both readers on the same text, in blocks of the given size.
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

/// Compares both readers on one shape.
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

/// Compares both readers on every shape.
fn agree_on_all_shapes(text: &str, most: usize) {
    agree!(text, most, { a: u8, b: u16, c: u32 });
    agree!(text, most, { a: u64, b: u64 });
    agree!(text, most, { a: u128, b: usize });
    agree!(text, most, { a: i8, b: i16, c: i32 });
    agree!(text, most, { a: i64, b: i64 });
    agree!(text, most, { a: i128, b: isize });
    agree!(text, most, { a: Usize1, b: String, c: Chars });
    agree!(text, most, { a: [[i64; 2]; 2], b: ([u8; 2], (u32, String), Usize1) });
    // With a length for which there is no memory, proconio aborts the process.
    let lengths = text.split_whitespace().filter_map(|token| token.parse::<usize>().ok());
    if lengths.max().unwrap_or(0) < 1 << 20 {
        agree!(text, most, { a: [u64], b: i64 });
        agree!(text, most, { a: [[u8]] });
        agree!(text, most, { n: usize, a: [(i32, String); n] });
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
    assert_eq!(read_value!([String; 2]), ["x", "y"]);
    assert!(is_stdin_empty());
}

#[test]
fn numbers_of_every_length_are_read_at_every_place_of_a_block() {
    for length in 1..=22 {
        for blank in [" ", "\n", "\r\n", "  ", "\u{b}", "\u{c}", "\u{1c}", "\u{a0}", "\u{2003}", ""]
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

/// Where the judge plays, a line comes only after an answer to the one before.
#[test]
fn a_line_is_read_before_the_next_one_is_there() {
    let left = || TEXT.with(|text| text.borrow().0.len());
    set("6 1 2\n3 2\nab\r\n0 0\n", 0);
    input_interactive! { n: usize, l: u64, r: i32 }
    assert_eq!((n, l, r, left()), (6, 1, 2, 12));
    input_interactive! { (a, b): (usize, usize) }
    assert_eq!((a, b, left()), (3, 2, 8));
    input_interactive! { word: Chars }
    assert_eq!((word, left()), (vec!['a', 'b'], 4));
    input_interactive! { end: [i64; 2] }
    assert_eq!((end, left()), (vec![0, 0], 0));
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
    /// Fuzzing; PROPTEST_CASES sets how long it runs.
    #[test]
    fn any_text_is_read_or_refused_as_proconio_does(
        text in prop_oneof![8 => text(), 1 => any::<String>()],
        most in prop_oneof![1..40_usize, Just(1 << 16)],
    ) {
        agree_on_all_shapes(&text, most);
    }
}
