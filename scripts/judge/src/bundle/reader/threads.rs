static STDIN: std::sync::Mutex<Stdin> =
    std::sync::Mutex::new(Stdin { bytes: Vec::new(), at: 0, end: 0 });

/// Does something with stdin.
pub fn with<T>(read: impl FnOnce(&mut Stdin) -> T) -> T {
    read(&mut STDIN.lock().expect("another thread could not read"))
}
