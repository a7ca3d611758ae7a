//! What the board shows: the snakes, and in which order they eat if nobody stops.

use super::rules::{meal, strongest, weakest, Row, Rules, Step};
use board::{all, list, say, Act, At, Id, Idea, Look, Overlay, Picture, Say, Show};
use referee::Player;

/// A board has at most so many snakes, none stronger than `STRONGEST`.
const SNAKES: usize = 12;
const STRONGEST: u64 = 99;

impl Show for Rules {
    /// After the strengths stands a point for the winner.
    fn read(text: &str) -> Option<Row> {
        let [strengths, points] = <[Vec<u64>; 2]>::try_from(board::groups(text)?).ok()?;
        let winner = match points[..] {
            [0, 0] => None,
            [1, 0] => Some(Player::Left),
            [0, 1] => Some(Player::Right),
            _ => return None,
        };
        let least = if winner.is_none() { 2 } else { 1 };
        let fits = (least..=SNAKES).contains(&strengths.len())
            && strengths.iter().all(|&strength| strength <= STRONGEST);
        fits.then_some(Row { strengths, winner })
    }

    fn write(Row { strengths, winner }: &Row) -> String {
        let points = [Player::Left, Player::Right].map(|player| u64::from(*winner == Some(player)));
        board::write_groups(&[strengths.clone(), points.to_vec()])
    }

    fn told(Row { strengths, winner }: &Row) -> Say {
        let (count, snakes) = (strengths.len(), list(strengths));
        match winner {
            None => {
                let (strong, weak) = (strongest(strengths) + 1, weakest(strengths) + 1);
                say!("position"; snakes, strong, weak)
            }
            Some(winner) => say!("position-over"; count, snakes, note = has_won(*winner)),
        }
    }

    fn scene(row: &Row) -> Vec<Picture> {
        let (weak, strong) = (weakest(&row.strengths), strongest(&row.strengths));
        let snake = |(i, &strength): (usize, &u64)| {
            let look = match row.winner {
                None if i == strong => Look::Black,
                None if i == weak => Look::Shaded,
                _ => Look::Plain,
            };
            (Id::Cell(0, i), strength, look)
        };
        let snakes = row.strengths.iter().enumerate().map(snake).collect();
        let note = match row.winner {
            None => say!("note"; strong = row.strengths[strong], weak = row.strengths[weak]),
            Some(winner) => has_won(winner),
        };
        let buttons = Picture::buttons(0, [say!("eat-it"), say!("stop")]);
        vec![Picture::Snakes(snakes), Picture::Note(note), buttons]
    }

    fn act(Row { strengths, .. }: &Row, step: &Step) -> Act {
        let (weak, strong) = (weakest(strengths), strongest(strengths));
        match step {
            Step::Stop => Act::new([Id::Button(0, 1)], say!("stop")),
            Step::Eat => {
                let eat = say!("eat"; weak = strengths[weak], strong = strengths[strong]);
                Act::new([Id::Button(0, 0)], eat)
            }
        }
    }

    fn idea(at: &At<Rules>) -> Idea<Step> {
        let Row { strengths, winner } = at.position;
        match winner {
            Some(winner) if *winner == at.player => return Idea::won(say!("won-over")),
            Some(_) => return Idea::lost(say!("lost-over")),
            None => {}
        }
        let eaters = eaters(strengths);
        let (count, is_alone) = (eaters.len(), eaters.len() + 1 == strengths.len());
        let of_strength: Vec<u64> = eaters.iter().map(|&i| strengths[i]).collect();
        let idea = if count == 1 {
            let eater = of_strength[0];
            let why = if is_alone { say!("won-alone"; eater) } else { say!("won-safe"; eater) };
            Idea::won(why).by(Step::Eat)
        } else {
            let eaters = all(&of_strength);
            let meals = if is_alone {
                say!("meals-alone"; eaters, count)
            } else {
                say!("meals-safe"; eaters, count)
            };
            if count % 2 == 1 {
                Idea::won(say!("won-odd"; meals)).by(Step::Eat)
            } else {
                Idea::lost(say!("lost-even"; meals))
            }
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (k, &i) in (1..).zip(&eaters) {
            overlay = overlay.span(Id::Cell(0, i), Id::Cell(0, i), k, k == count);
        }
        let quantity = if count % 2 == 1 { say!("odd"; count) } else { say!("even"; count) };
        idea.shows(overlay).counts(quantity)
    }
}

fn has_won(winner: Player) -> Say {
    match winner {
        Player::Left => say!("left-has-won"),
        Player::Right => say!("right-has-won"),
    }
}

/// The places of the snakes that eat if nobody stops, up to the first whose meal is safe.
fn eaters(strengths: &[u64]) -> Vec<usize> {
    let (mut left, mut places) = (strengths.to_vec(), (0..strengths.len()).collect::<Vec<_>>());
    let mut eaters = vec![];
    loop {
        eaters.push(places[strongest(&left)]);
        places.remove(weakest(&left));
        let (after, is_safe) = meal(&left);
        if is_safe {
            return eaters;
        }
        left = after;
    }
}
