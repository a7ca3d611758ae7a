thread_local! {
    static STDIN: std::cell::RefCell<Stdin> =
        const { std::cell::RefCell::new(Stdin { bytes: Vec::new(), at: 0, end: 0 }) };
}

/// Does something with stdin.
pub fn with<T>(read: impl FnOnce(&mut Stdin) -> T) -> T {
    STDIN.with(|stdin| read(&mut stdin.borrow_mut()))
}
