use std::io::Read as _;

/// Ends with 42 if the input is valid, with 43 and a line that says why if not.
fn main() {
    let mut text = String::new();
    let read = std::io::stdin().read_to_string(&mut text);
    let checked =
        read.map_err(|why| why.to_string()).and_then(|_| Validator::check(&text, VALIDATE));
    std::process::exit(match checked {
        Ok(_) => 42,
        Err(why) => {
            println!("{}", why);
            43
        }
    });
}
