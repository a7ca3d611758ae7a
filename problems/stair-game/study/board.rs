//! What the board shows: stairs, of which the even ones count.

use super::rules::Rules;
use board::prelude::*;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<u64>> {
        let stairs = board::numbers(text)?;
        let fits = (1..=7).contains(&stairs.len()) && stairs.iter().all(|&p| p <= 12);
        (fits && stairs.iter().sum::<u64>() <= 12).then_some(stairs)
    }

    fn write(stairs: &Vec<u64>) -> String {
        board::write(stairs)
    }

    fn told(stairs: &Vec<u64>) -> Say {
        say!("position"; stairs = list(stairs))
    }

    fn scene(stairs: &Vec<u64>) -> Vec<Picture> {
        let names = (1..=7).map(|stair: u64| stair.to_string());
        vec![Picture::Stairs(names.zip(stairs.iter().copied()).collect())]
    }

    fn act(stairs: &Vec<u64>, &Take { heap: i, stones: balls }: &Take) -> Act {
        let first = Id::Stone(i, stairs[i] - balls);
        Act::new([first], say!("down"; balls, from = i + 1, to = i))
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let stairs = at.position;
        let sum = at.sum(|stairs| stairs.iter().copied().skip(1).step_by(2).collect());
        let (even, balance) = (positive(&sum.values), &sum.balance);
        let why = match &sum.best {
            Some((Take { heap, stones }, _)) => {
                say!("won-even"; even = all(even), balls = stones, stair = heap + 1, balance)
            }
            None if !even.is_empty() => say!("lost-even"; balance),
            None if !positive(&stairs[1..]).is_empty() => say!("lost-odd"),
            None => say!("lost-end"),
        };
        let counting: Vec<u64> = (0..stairs.len()).map(|i| [0, stairs[i]][i % 2]).collect();
        sum.idea(why).shows(Overlay::new(say!("legend")).powers(&counting))
    }

    const SMALL: &'static str = "([0..6] ){1..2}/([0..4] ){3..4}/([0..2] ){5..6}";
}
