use std::io::Write as _;

fn main() {
    let mut lines = std::io::stdin().lines();
    let mut next = |said: &str| {
        print!("{}", said);
        std::io::stdout().flush().expect("somebody listens");
        lines.next().and_then(Result::ok)
    };
    let mut talk = Talk::new(&mut next);
    // Its game ends when it hears nothing more.
    let _ = WRONG(&mut talk);
    print!("{}", talk.unsent());
}
