//! What the board shows: stairs, of which the odd ones count.

use super::rules::Rules;
use board::{all, list, say, Act, At, Id, Idea, Overlay, Picture, Say, Show, Sum};
use referee::Take;

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
        let names = ["a₁", "a₂", "a₃", "a₄", "a₅", "a₆"].map(str::to_owned);
        vec![Picture::Stairs(names.into_iter().zip(stairs.iter().copied()).collect())]
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
        let counting: Vec<u64> = (0..stairs.len()).map(|i| [stairs[i], 0][i % 2]).collect();
        let Sum { values, best, balance, .. } =
            at.sum(|stairs| stairs.iter().copied().step_by(2).collect());
        let odd: Vec<u64> = values.iter().copied().filter(|&a| a > 0).collect();
        let idea = match best {
            Some((take, _)) => {
                let (stones, stair) = (take.stones, take.heap + 1);
                Idea::won(say!("won-odd"; odd = all(&odd), stones, stair, balance)).by(take)
            }
            None if !odd.is_empty() => Idea::lost(say!("lost-odd"; balance)),
            None if stairs.iter().any(|&a| a > 0) => Idea::lost(say!("lost-even")),
            None => Idea::lost(say!("lost-end")),
        };
        idea.shows(Overlay::new(say!("legend")).powers(&counting)).counts(board::quantity(&values))
    }

    const SMALL: &'static str = "([0..12] ){1..2}/([0..5] ){3}/([0..2] ){4..6}";
}
