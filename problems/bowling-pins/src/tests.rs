#[path = "rules.rs"]
mod rules;

use super::{is_won, values};
use referee::{Game, Referee};
use rules::{Place, Rules};
use shared::grundy::mex;

#[test]
fn agrees_with_the_rules_on_every_small_row() {
    let k = values(15);
    let mut referee = Referee::normal(Rules::options);
    for places in 1..=15 {
        for pins in 0..1 << places {
            let text = text(places, pins);
            let place = |sign: char| if sign == 'I' { Place::Pin } else { Place::Gap };
            let row = text.chars().map(place).collect();
            assert_eq!(is_won(&text, &k), referee.is_won(&row), "{text}");
        }
    }
}

fn text(places: usize, pins: u64) -> String {
    (0..places).map(|i| if pins >> i & 1 == 1 { 'I' } else { 'X' }).collect()
}

/// Won and lost alone, from small sets of pins to large ones; a pin is a bit.
#[test]
#[ignore = "long"]
fn agrees_with_the_rules_on_every_row_of_22_places() {
    let k = values(22);
    let mut won: Vec<bool> = vec![];
    for pins in 0..1_usize << 22 {
        let blows = (0..22).flat_map(|i| [1 << i, 3 << i]);
        let mut options = blows.filter(|blow| pins & blow == *blow).map(|blow| pins & !blow);
        won.push(options.any(|option| !won[option]));
        let row = text(22, pins as u64);
        assert_eq!(is_won(&row, &k), won[pins], "{row}");
    }
    assert_eq!(won.iter().filter(|won| !**won).count(), 889_708);
}

/// As far as the theorem asks, and much further. The table of the page, and its exceptions.
#[test]
fn the_values_repeat_from_71_on_and_no_sooner() {
    let k = values(2000);
    assert!((71..=154).all(|n| k[n] == k[n + 12]));
    assert!((71..=2000 - 12).all(|n| k[n] == k[n + 12]) && k[70] != k[82]);
    for (n, line) in [
        (0, "0 1 2 3 1 4 3 2 1 4 2 6"),
        (12, "4 1 2 7 1 4 3 2 1 4 6 7"),
        (24, "4 1 2 8 5 4 7 2 1 8 6 7"),
        (36, "4 1 2 3 1 4 7 2 1 8 2 7"),
        (48, "4 1 2 8 1 4 7 2 1 4 2 7"),
        (60, "4 1 2 8 1 4 7 2 1 8 6 7"),
        (72, "4 1 2 8 1 4 7 2 1 8 2 7"),
        (84, "4 1 2 8 1 4 7 2 1 8 2 7"),
    ] {
        let printed: Vec<String> = k[n..n + 12].iter().map(usize::to_string).collect();
        assert_eq!(printed.join(" "), line);
    }
    let exceptions: Vec<usize> = (0..=2000).filter(|n| k[*n] != k[72 + n % 12]).collect();
    assert_eq!(exceptions, [0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70]);
    assert!((1..=2000).all(|n| (1..=8).contains(&k[n])));
}

/// G(0), …, G(longest) for the octal code 0.d₁d₂….
fn octal(digits: &[usize], longest: usize) -> Vec<usize> {
    let mut g: Vec<usize> = vec![];
    for n in 0..=longest {
        let mut options = vec![];
        for j in 1..=digits.len().min(n) {
            for a in 0..=(n - j) / 2 {
                let b = n - j - a;
                let heaps = usize::from(a > 0) + usize::from(b > 0);
                if digits[j - 1] >> heaps & 1 == 1 {
                    options.push(g[a] ^ g[b]);
                }
            }
        }
        g.push(mex(options));
    }
    g
}

/// For every code of two digits: where as many values repeat as the theorem asks for, all do.
#[test]
fn the_theorem_holds_for_every_octal_game_of_two_digits_and_one_less_is_not_enough() {
    assert_eq!(octal(&[7, 7], 300), values(300));
    let mut has_one_less_failed = false;
    for code in (0..64).filter(|code| code % 8 != 0) {
        let g = octal(&[code / 8, code % 8], 300);
        for p in 1..40 {
            for from in 1..60 {
                let length = (from..=300 - p).take_while(|&n| g[n] == g[n + p]).count();
                let (last, asked) = (from + length - 1, 2 * from + p);
                assert!(last < asked || last == 300 - p, "{code:o}, {p} from {from}");
                has_one_less_failed |= code == 4 && (from, p, last) == (1, 1, asked - 1);
            }
        }
    }
    assert!(has_one_less_failed);
    assert_eq!(octal(&[0, 4], 4), [0, 0, 0, 0, 1]);
}

#[test]
fn two_equal_runs_are_lost_and_one_run_is_won() {
    let k = values(300);
    for n in 1..150 {
        let run = "I".repeat(n);
        assert!(is_won(&run, &k) && !is_won(&format!("{run}X{run}"), &k), "{n}");
    }
    assert!(!is_won("IIIIXI", &k) && is_won("IIXI", &k) && !is_won("X", &k));
}

/// A heap of n: digit d of the code, for a take of k, allows to leave nothing if d has a 1, one heap if
/// a 2, two heaps if a 4. Said to be the same game in a table; ERRATA has it.
#[test]
fn the_octal_games_0_161_and_0_36_first_differ_at_heap_519() {
    let values = |code: &[usize]| {
        let mut g: Vec<usize> = vec![];
        for n in 0..=519 {
            let mut options = vec![];
            for (&digit, left) in code.iter().zip((0..n).rev()) {
                if digit & 1 != 0 && left == 0 {
                    options.push(0);
                }
                if digit & 2 != 0 && left > 0 {
                    options.push(g[left]);
                }
                if digit & 4 != 0 {
                    options.extend((1..=left / 2).map(|a| g[a] ^ g[left - a]));
                }
            }
            g.push(mex(options));
        }
        g
    };
    let (a, b) = (values(&[1, 6, 1]), values(&[3, 6]));
    assert_eq!(a[..519], b[..519]);
    assert_eq!((a[519], b[519]), (2, 4));
}
