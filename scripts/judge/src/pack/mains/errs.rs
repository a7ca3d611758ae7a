use std::io::Read as _;

fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).expect("an input");
    print!("{}", WRONG(&mut Input::new(&text)));
}
