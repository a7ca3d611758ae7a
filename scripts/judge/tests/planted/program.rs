//! A program that does what its first argument says; the tests of the runner compile it.

use std::io::{stdin, stdout, Read, Write};
use std::process::{abort, exit, Command};
use std::thread::sleep;
use std::time::Duration;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments[0].as_str() {
        "echo" => {
            let mut text = String::new();
            stdin().read_to_string(&mut text).unwrap();
            print!("{}", text);
        }
        "crash" => {
            eprintln!("not the last line");
            panic!("heap 3 is missing");
        }
        "status" => exit(arguments[1].parse().unwrap()),
        "abort" => abort(),
        "sleep" => sleep(Duration::from_secs(60)),
        "spin" => loop {
            std::hint::black_box(0);
        },
        "eat" => {
            let mut blocks = vec![];
            loop {
                blocks.push(vec![1_u8; 1 << 20]);
            }
        }
        // Holds as many MiB and ends well.
        "hold" => {
            let size: usize = arguments[1].parse().unwrap();
            assert_eq!(vec![1_u8; size << 20].last(), Some(&1));
        }
        "flood" => loop {
            let _ = stdout().write_all(&[b'7'; 1 << 16]);
        },
        "flood-stderr" => loop {
            let _ = std::io::stderr().write_all(&[b'7'; 1 << 16]);
        },
        "never-reads" => println!("done"),
        // A child that would live on, in the same process group.
        "leaves-child" => drop(Command::new(&arguments[1]).arg("sleep").spawn().unwrap()),
        // A child that has left the group by setsid, and says who it is.
        "leaves-session" => {
            let child = Command::new("setsid").args([&arguments[1], "sleep"]).spawn().unwrap();
            sleep(Duration::from_millis(100));
            println!("{}", child.id());
        }
        other => panic!("{} is not known", other),
    }
}
