//! What the board shows: coins with their numbers, of which each that shows 0 is a heap.

use super::rules::{Coins, Rules};
use board::{all, mex, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Sum};

impl Show for Rules {
    fn read(text: &str) -> Option<Coins> {
        let [faces, most] = board::exactly(board::groups(text)?)?;
        let [most] = board::exactly(most)?;
        let fits = (1..=18).contains(&faces.len()) && faces.iter().all(|&face| face < 2);
        let faces = faces.iter().map(|&face| face == 1).collect();
        (fits && (1..=9).contains(&most)).then_some(Coins { faces, most: most as usize })
    }

    fn write(coins: &Coins) -> String {
        let faces = coins.faces.iter().map(|&face| u64::from(face)).collect();
        board::write_groups(&[faces, vec![coins.most as u64]])
    }

    fn told(coins: &Coins) -> Say {
        let (n, most, zeros) = (coins.faces.len(), coins.most, zeros(coins));
        if zeros.is_empty() {
            say!("position-ones"; n, most)
        } else {
            say!("position"; n, most, count = zeros.len(), zeros = all(&zeros))
        }
    }

    fn scene(coins: &Coins) -> Vec<Picture> {
        let coin = |i: usize| {
            let look = if coins.faces[i] { Look::Black } else { Look::White };
            Cell::at(0, i).piece(look)
        };
        let line = |first: usize| first..(first + 6).min(coins.faces.len());
        let rows = (0..coins.faces.len()).step_by(6).flat_map(|first| {
            let labels = line(first).map(|i| Cell::label(i + 1)).collect();
            vec![labels, line(first).map(coin).collect()]
        });
        vec![Picture::Grid(rows.collect()), Picture::Note(say!("note"; most = coins.most))]
    }

    fn act(_: &Coins, set: &Vec<usize>) -> Act {
        let taps: Vec<Id> = set.iter().map(|x| Id::Cell(0, x - 1)).collect();
        Act::new(taps, say!("turn"; coins = all(set)))
    }

    fn idea(at: &At<Rules>) -> Idea<Vec<usize>> {
        let coins = at.position;
        let g = values(coins);
        let zeros = zeros(coins);
        let Sum { values, x, best, .. } =
            at.sum(|coins| self::zeros(coins).into_iter().map(|x| g[x]).collect());
        let told = match zeros.len() {
            1..=5 => say!("few"; coins = all(&zeros), heaps = all(&values), count = zeros.len()),
            count => say!("many"; count),
        };
        let idea = match best {
            None if at.moves().is_empty() => Idea::lost(say!("lost-end")),
            None => board::balanced(told, say!("a-turn")),
            Some((set, _)) => {
                let step = Rules::act(coins, &set).say;
                board::evened(told, x, step).by(set)
            }
        };
        let mut overlay = Overlay::new(say!("legend"));
        for x in 1..=coins.faces.len() {
            overlay = overlay.tag(Id::Cell(0, x - 1), g[x], !coins.faces[x - 1]);
        }
        idea.shows(overlay).counts(board::quantity(&values))
    }

    /// Each coin that shows 0, alone.
    fn parts(coins: &Coins) -> Vec<Coins> {
        let alone = |x: usize| {
            let mut faces = vec![true; coins.faces.len()];
            faces[x - 1] = false;
            Coins { faces, most: coins.most }
        };
        zeros(coins).into_iter().map(alone).collect()
    }
}

/// The coins that show 0, by their numbers.
fn zeros(coins: &Coins) -> Vec<usize> {
    (1..=coins.faces.len()).filter(|x| !coins.faces[x - 1]).collect()
}

/// What each coin is worth while it shows 0, by its number.
fn values(coins: &Coins) -> Vec<u64> {
    let mut g: Vec<u64> = vec![0];
    for x in 1..=coins.faces.len() {
        let mut set = vec![];
        for prime in [2_usize, 3] {
            for power in (1..).map(|p| prime.pow(p)).take_while(|power| x % power == 0) {
                let (mut coin, mut sum) = (x, 0);
                for _ in 0..coins.most {
                    if coin % power == 0 {
                        coin /= power;
                        sum ^= g[coin];
                        set.push(sum);
                    }
                }
            }
        }
        g.push(mex(set));
    }
    g
}
