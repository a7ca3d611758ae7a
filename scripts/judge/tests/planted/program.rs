//! A program that does what its first argument says; the tests of the runner compile it.

use std::io::{stdin, stdout, Read, Write};
#[cfg(unix)]
use std::os::unix::process::CommandExt;
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
        // Hears a number, says one more, and hears a line; what follows is wrong.
        "talks" => {
            let next = || -> u64 {
                let mut line = String::new();
                stdin().read_line(&mut line).unwrap();
                line.trim().parse().unwrap()
            };
            let (number, how) = (next(), arguments.get(1).map_or("", String::as_str));
            match how {
                "wrong" => println!("{}", number + 2),
                "silent" => {}
                "without-end" => {
                    print!("{}", number + 1);
                    stdout().flush().unwrap();
                }
                "sleeping" => sleep(Duration::from_secs(60)),
                "in-two-parts" => {
                    print!("{}", number / 2);
                    stdout().flush().unwrap();
                    sleep(Duration::from_millis(20));
                    println!("{}", number % 2);
                }
                _ => println!("{}", number + 1),
            }
            if how == "ending" {
                return;
            }
            next();
            match how {
                "on" => println!("\n7"),
                "crashing" => panic!("heap 3 is missing"),
                "for-ever" => loop {
                    std::hint::black_box(0);
                },
                _ => {}
            }
        }
        // Holds this many MiB and exits with 0.
        "hold" => {
            let size: usize = arguments[1].parse().unwrap();
            let held = vec![1_u8; size << 20];
            // Long enough for who can only look now and then, as wine and macOS.
            sleep(Duration::from_millis(200));
            assert_eq!(held.last(), Some(&1));
        }
        "flood" => loop {
            let _ = stdout().write_all(&[b'7'; 1 << 16]);
        },
        "flood-line" => loop {
            let _ = stdout().write_all(b"7");
            let _ = stdout().flush();
        },
        "flood-stderr" => loop {
            let _ = std::io::stderr().write_all(&[b'7'; 1 << 16]);
        },
        "never-reads" => println!("done"),
        // Opens this for its output, or what this variable names.
        "prints-to" => {
            let path = std::env::var(&arguments[1]).unwrap_or(arguments[1].clone());
            let open = std::fs::File::options().write(true).truncate(true).open(path);
            let _ = open.and_then(|mut file| file.write_all(b"done\n"));
        }
        // Leaves a child running that makes this file grow.
        "leaves-child" => begin(&mut Command::new(&this()), &arguments[1]),
        // Leaves a child running in a session of its own.
        "leaves-session" => begin(Command::new("setsid").arg(this()), &arguments[1]),
        // Leaves its process group, then sleeps.
        #[cfg(unix)]
        "leaves-group" => {
            begin(Command::new(this()).process_group(0), &arguments[1]);
            let group = std::fs::read_to_string(&arguments[1]).unwrap();
            let group = group.split('.').next().unwrap().parse().unwrap();
            assert_eq!(unsafe { setpgid(0, group) }, 0);
            sleep(Duration::from_secs(60));
        }
        "ticks" => {
            let mut file = first_tick(&arguments[1]);
            loop {
                file.write_all(b".").unwrap();
                sleep(Duration::from_millis(5));
            }
        }
        // Computes this many milliseconds: itself, in a thread or in a child.
        "computes" => compute(&arguments[1]),
        "thread" => {
            let time = arguments[1].clone();
            std::thread::spawn(move || compute(&time)).join().unwrap();
        }
        "child" => {
            let mut child = Command::new(this());
            assert!(child.args(["computes", &arguments[1]]).status().unwrap().success());
        }
        // Sleeps and computes in turn, this many milliseconds of each.
        "naps" => {
            for _ in 0..arguments[1].parse().unwrap() {
                sleep(Duration::from_millis(1));
                compute("1");
            }
        }
        // Needs some 40 MiB of stack for the depth in the tests.
        "recurses" => println!("{}", depth(arguments[1].parse().unwrap())),
        // Kills or stops the process that started it.
        #[cfg(unix)]
        "kills-parent" | "stops-parent" => {
            let mut file = arguments.get(1).map(|file| first_tick(file));
            let signal = if arguments[0] == "kills-parent" { 9 } else { 19 };
            assert_eq!(unsafe { kill(getppid(), signal) }, 0);
            loop {
                let _ = file.as_mut().map(|file| file.write_all(b"."));
            }
        }
        "has-terminal" => drop(std::fs::File::open("/dev/tty").unwrap()),
        "environment" => {
            for (name, _) in std::env::vars() {
                println!("{}", name);
            }
        }
        other => panic!("{} is not known", other),
    }
}

#[cfg(unix)]
extern "C" {
    fn setpgid(process: i32, group: i32) -> i32;
    fn getppid() -> i32;
    fn kill(process: i32, signal: i32) -> i32;
}

fn this() -> std::path::PathBuf {
    std::env::current_exe().unwrap()
}

/// Starts a child that ticks, and waits for its first tick.
fn begin(command: &mut Command, file: &str) {
    command.args(["ticks", file]).spawn().unwrap();
    while !std::fs::read_to_string(file).map_or(false, |text| text.ends_with('.')) {
        sleep(Duration::from_millis(1));
    }
}

/// Begins a file that grows as long as this process runs, with its id.
fn first_tick(file: &str) -> std::fs::File {
    let mut open = std::fs::File::options().append(true).create_new(true).open(file).unwrap();
    write!(open, "{}.", std::process::id()).unwrap();
    open
}

/// Uses this much processor time, whatever the clock says.
fn compute(milliseconds: &str) {
    let wanted: u64 = milliseconds.parse().unwrap();
    let used = || -> u64 {
        let times = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap();
        times.split(' ').next().unwrap().parse().unwrap()
    };
    let start = used();
    while used() < start + wanted * 1_000_000 {
        std::hint::black_box(vec![1; 1000]);
    }
}

fn depth(left: u64) -> u64 {
    let frame = std::hint::black_box([left; 10]);
    if left == 0 { 0 } else { frame[9] - left + 1 + depth(left - 1) }
}
