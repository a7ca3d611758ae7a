//! What the board shows: stairs, of which the odd ones count.

use super::rules::Rules;
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let stairs = board::numbers(text)?;
        let fits = (1..=6).contains(&stairs.len()) && stairs.iter().all(|&a| a <= 12);
        (fits && stairs.iter().sum::<u64>() <= 12).then_some(stairs)
    }

    fn write(stairs: &Vec<u64>) -> String {
        board::write(stairs)
    }

    fn told(stairs: &Vec<u64>) -> Say {
        say!("position"; stairs = list(stairs))
    }

    fn scene(stairs: &Vec<u64>) -> Vec<Picture> {
        let names = (1..=6).map(|stair: u64| stair.to_string());
        vec![Picture::Stairs(names.zip(stairs.iter().copied()).collect())]
    }

    fn act(stairs: &Vec<u64>, &Take { heap: i, stones }: &Take) -> Act {
        let first = Id::Stone(i, stairs[i] - stones);
        match i {
            0 => Act::new([first], say!("to-the-ground"; stones)),
            _ => Act::new([first], say!("down"; stones, from = i + 1, to = i)),
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let stairs = at.position;
        let sum = at.sum(|stairs| stairs.iter().copied().step_by(2).collect());
        let (odd, balance) = (positive(&sum.values), &sum.balance);
        let why = match &sum.best {
            Some((Take { heap, stones }, _)) => {
                say!("won-odd"; odd = all(odd), stones, stair = heap + 1, balance)
            }
            None if !odd.is_empty() => say!("lost-odd"; balance),
            None if !positive(stairs).is_empty() => say!("lost-even"),
            None => say!("lost-end"),
        };
        let counting: Vec<u64> = (0..stairs.len()).map(|i| [stairs[i], 0][i % 2]).collect();
        sum.idea(why).shows(Overlay::new(say!("legend")).powers(&counting))
    }

    const SMALL: &'static str = "([0..12] ){1..2}/([0..5] ){3}/([0..2] ){4..6}";
}
