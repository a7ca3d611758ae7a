//! The engine as a WebAssembly program that stays in memory: each call reads a request from standard
//! input and prints the answer. The site compiles it, cargo does not.

use std::io::{stdin, stdout, Read, Write};

/// The one function that the page's worker calls.
#[no_mangle]
pub extern "C" fn answer() {
    let mut request = String::new();
    stdin().read_to_string(&mut request).expect("the worker sends text");
    stdout().write_all(play::answer(&request).as_bytes()).expect("the worker listens");
    stdout().flush().expect("the worker listens");
}
