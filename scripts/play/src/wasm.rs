// A WebAssembly program that stays in memory and replies to requests: the site compiles it for each game, with the
// function `reply` before it; cargo does not. The page's worker asks for room, writes a request there, calls `answer`,
// and reads as many bytes as that returns from where `at` says.

thread_local! {
    /// The request, then the answer.
    static TEXT: std::cell::RefCell<Vec<u8>> = std::cell::RefCell::default();
}

/// Room for a request of so many bytes.
#[no_mangle]
pub extern "C" fn room(bytes: usize) -> *mut u8 {
    TEXT.with(|text| {
        *text.borrow_mut() = vec![0; bytes];
        text.borrow_mut().as_mut_ptr()
    })
}

/// Answers the request; how many bytes has the answer?
#[no_mangle]
pub extern "C" fn answer() -> usize {
    TEXT.with(|text| {
        let request = String::from_utf8_lossy(&text.borrow()).into_owned();
        *text.borrow_mut() = reply(&request).into_bytes();
        text.borrow().len()
    })
}

/// Where the answer is.
#[no_mangle]
pub extern "C" fn at() -> *const u8 {
    TEXT.with(|text| text.borrow().as_ptr())
}
