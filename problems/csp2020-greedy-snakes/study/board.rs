//! What the board shows: the snakes, and in which order they eat if nobody stops.

use super::rules::{meal, strongest, weakest, Row, Rules, Stage, Step};
use board::prelude::*;

/// A board has at most so many snakes, none stronger than `STRONGEST`.
const SNAKES: usize = 12;
const STRONGEST: u64 = 99;

/// How a set-up says that a snake has eaten, and when play is over who has a point.
const STAGES: [(&str, Stage); 4] = [
    ("+", Stage::Fed),
    ("0 0", Stage::Over(None)),
    ("1 0", Stage::Over(Some(Player::Left))),
    ("0 1", Stage::Over(Some(Player::Right))),
];

impl Show for Rules {
    /// After the strengths stands the stage, unless no snake has eaten.
    fn read(text: &str) -> Option<Row> {
        let (strengths, stage) = match text.split_once('|') {
            None => (text, Stage::Fasting),
            Some((strengths, sign)) => {
                (strengths, STAGES.iter().find(|one| one.0 == sign.trim())?.1)
            }
        };
        let strengths = board::numbers(strengths)?;
        let least = if matches!(stage, Stage::Over(_)) { 1 } else { 2 };
        let fits = (least..=SNAKES).contains(&strengths.len())
            && strengths.iter().all(|&strength| strength <= STRONGEST);
        fits.then_some(Row { strengths, stage })
    }

    fn write(Row { strengths, stage }: &Row) -> String {
        let strengths = board::write(strengths);
        match STAGES.iter().find(|one| one.1 == *stage) {
            None => strengths,
            Some((sign, _)) => strengths + " | " + sign,
        }
    }

    fn told(Row { strengths, stage }: &Row) -> Say {
        let (count, snakes) = (strengths.len(), list(strengths));
        let (strong, weak) = (strongest(strengths) + 1, weakest(strengths) + 1);
        match *stage {
            Stage::Fasting => say!("position"; snakes, strong, weak),
            Stage::Fed => say!("position-fed"; snakes, strong, weak),
            Stage::Over(winner) => say!("position-over"; count, snakes, note = has_won(winner)),
        }
    }

    fn scene(row: &Row) -> Vec<Picture> {
        let (weak, strong) = (weakest(&row.strengths), strongest(&row.strengths));
        let snake = |(i, &strength): (usize, &u64)| {
            let look = match row.stage {
                Stage::Over(_) => Look::Plain,
                _ if i == strong => Look::Black,
                _ if i == weak => Look::Shaded,
                _ => Look::Plain,
            };
            (Id::Cell(0, i), strength, look)
        };
        let snakes = row.strengths.iter().enumerate().map(snake).collect();
        let note = match row.stage {
            Stage::Fasting => None,
            Stage::Fed => Some(say!("note-fed")),
            Stage::Over(winner) => Some(has_won(winner)),
        };
        // There may be many snakes: what is pressed stands above them.
        let buttons = Picture::buttons(0, [say!("eat-it"), say!("stop")]);
        let mut pictures = vec![buttons, Picture::Snakes(snakes)];
        pictures.extend(note.map(Picture::Note));
        pictures
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
        let Row { strengths, stage } = at.position;
        if let Stage::Over(winner) = stage {
            return Idea::new(match winner {
                None => say!("draw-over"),
                Some(winner) if *winner == at.player => say!("won-over"),
                Some(_) => say!("lost-over"),
            });
        }
        let eaters = eaters(strengths);
        let (count, is_alone) = (eaters.len(), eaters.len() + 1 == strengths.len());
        let (eater, all) = (strengths[eaters[0]], all(eaters.iter().map(|&i| strengths[i])));
        let meals = if is_alone {
            say!("meals-alone"; eaters = all, count)
        } else {
            say!("meals-safe"; eaters = all, count)
        };
        let idea = match count {
            1 if is_alone => Idea::new(say!("won-alone"; eater)).by(Step::Eat),
            1 => Idea::new(say!("won-safe"; eater)).by(Step::Eat),
            _ if count % 2 == 1 => Idea::new(say!("won-odd"; meals)).by(Step::Eat),
            _ if *stage == Stage::Fed => Idea::new(say!("lost-even"; meals)),
            _ => Idea::new(say!("draw-even"; meals)).by(Step::Stop),
        };
        let mut overlay = Overlay::new(say!("legend"));
        for (k, &i) in (1..).zip(&eaters) {
            overlay = overlay.frame(Id::Cell(0, i), k, k == count);
        }
        let quantity = if count % 2 == 1 { say!("odd"; count) } else { say!("even"; count) };
        idea.shows(overlay).counts(quantity)
    }

    const SMALL: &'static str =
        "([0..6]( [_..6]){1..2}/[0..4]( [_..4]){3..4}/[0..2]( [_..2]){5..6})( | +)?";
}

fn has_won(winner: Option<Player>) -> Say {
    match winner {
        None => say!("drawn"),
        Some(Player::Left) => say!("left-has-won"),
        Some(Player::Right) => say!("right-has-won"),
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
