use std::io::Read as _;

/// Two kinds of judges call it. Kattis and DOMjudge: `checker input answer folder < printed`, 42 for
/// right and 43 for wrong. As testlib does: `checker input printed answer`, 0 and 1.
fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let read = |path: &str| String::from_utf8_lossy(&std::fs::read(path).expect(path)).into_owned();
    let asks_for_42 = std::path::Path::new(&arguments[3]).is_dir();
    let printed = if asks_for_42 {
        let mut bytes = vec![];
        std::io::stdin().read_to_end(&mut bytes).expect("an answer");
        String::from_utf8_lossy(&bytes).into_owned()
    } else {
        read(&arguments[2])
    };
    let is_right = CHECK(&read(&arguments[1]), &printed);
    eprintln!(
        "{}",
        if is_right { "ok right" } else { "wrong answer this is not one of the right ones" }
    );
    std::process::exit(if asks_for_42 { 42 } else { 0 } + i32::from(!is_right));
}
