//! What the board shows: stairs, of which the odd ones count.

use super::rules::Rules;
use board::{all, list, say, Act, At, Id, Idea, Overlay, Picture, Say, Show};
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
        let x = counting.iter().fold(0, |x, a| x ^ a);
        let odd: Vec<u64> = counting.iter().copied().filter(|&a| a > 0).collect();
        let idea = match (0..stairs.len()).find(|&i| counting[i] ^ x < counting[i]) {
            Some(heap) => {
                let balance = board::balance_after(&counting, heap);
                let stones = stairs[heap] - (stairs[heap] ^ x);
                let why = say!("won-odd"; odd = all(&odd), stones, stair = heap + 1, balance);
                Idea::won(why).by(Take { heap, stones })
            }
            None if !odd.is_empty() => Idea::lost(say!("lost-odd"; balance = board::balance(&odd))),
            None if stairs.iter().any(|&a| a > 0) => Idea::lost(say!("lost-even")),
            None => Idea::lost(say!("lost-end")),
        };
        let odd: Vec<u64> = stairs.iter().copied().step_by(2).collect();
        idea.shows(Overlay::new(say!("legend")).powers(&counting)).counts(board::quantity(&odd))
    }
}
