use std::io::Write as _;

/// Two kinds of judges call it. Kattis and DOMjudge: `interactor hidden answer folder`, 42 for won and 43
/// for lost. As testlib does: `interactor hidden …`, 0 and 1.
fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let hidden = std::fs::read_to_string(&arguments[1]).expect("a hidden input");
    let folder = arguments.get(3).map(std::path::Path::new).filter(|folder| folder.is_dir());
    let mut lines = std::io::stdin().lines();
    let mut next = |said: &str| {
        print!("{}", said);
        // A program that is gone hears nothing.
        let _ = std::io::stdout().flush();
        lines.next().and_then(Result::ok)
    };
    let mut talk = Talk::new(&mut next);
    let ending = INTERACT(&mut Input::new(&hidden), &mut talk);
    print!("{}", talk.unsent());
    let _ = std::io::stdout().flush();
    if let (Err(why), Some(folder)) = (&ending, folder) {
        std::fs::write(folder.join("judgemessage.txt"), why).expect("a folder for messages");
    }
    let is_lost = ending.is_err();
    eprintln!(
        "{}",
        ending.err().map_or("ok won".to_string(), |why| format!("wrong answer {}", why))
    );
    std::process::exit(if folder.is_some() { 42 } else { 0 } + i32::from(is_lost));
}
