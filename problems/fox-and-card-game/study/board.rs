//! What the board shows: the piles, their halves, and the middle cards from the largest.

use super::rules::{Card, Rules, Table};
use board::{all, list, say, Act, At, Cell, Id, Idea, Look, Overlay, Picture, Say, Show, Thing};
use std::cmp::{Ordering, Reverse};

impl Show for Rules {
    fn read(text: &str) -> Option<Table> {
        let groups = board::groups(text)?;
        let (points, piles) = groups.split_last()?;
        let points = <[u64; 2]>::try_from(&points[..]).ok()?;
        let cards = piles.concat();
        let fits = (1..=5).contains(&piles.len())
            && cards.len() <= 16
            && cards.iter().all(|card| (1..=99).contains(card))
            && points.iter().all(|&points| points <= 9999);
        // Cards may be gone from the top and from the bottom of each pile.
        let left = |pile: &Vec<u64>| (pile.len() as u64 + 1) * (pile.len() as u64 + 2) / 2;
        let are_few = || piles.iter().map(left).product::<u64>() <= board::MOST;
        (fits && are_few()).then(|| Table { piles: piles.to_vec(), points })
    }

    fn write(table: &Table) -> String {
        board::write_groups(&[&table.piles[..], &[table.points.to_vec()]].concat())
    }

    fn told(table: &Table) -> Say {
        let pile = |pile: &Vec<u64>| {
            if pile.is_empty() {
                say!("pile-empty")
            } else {
                say!("pile"; cards = list(pile))
            }
        };
        let piles: Vec<Say> = table.piles.iter().map(pile).collect();
        let [ciel, jiro] = table.points;
        say!("position"; piles = list(&piles), ciel, jiro)
    }

    fn scene(table: &Table) -> Vec<Picture> {
        let cell = |pile: usize, place: usize| {
            Cell::at(pile, place)
                .piece(Look::White)
                .thing(Thing::Card)
                .text(table.piles[pile][place])
        };
        let row = |pile: usize| (0..table.piles[pile].len()).map(|j| cell(pile, j)).collect();
        let [ciel, jiro] = table.points;
        let rows = (0..table.piles.len()).map(row).collect();
        vec![Picture::Strips(rows), Picture::Note(say!("note"; ciel, jiro))]
    }

    fn act(table: &Table, &Card { pile, place }: &Card) -> Act {
        let card = table.piles[pile][place];
        Act::new([Id::Cell(pile, place)], say!("move"; card, pile = pile + 1))
    }

    fn idea(at: &At<Rules>) -> Idea<Card> {
        let table = at.position;
        let (me, other) = (at.player as usize, at.next() as usize);
        let (halves, middles) = cut(table);
        let mut ends = halves;
        for (turn, (card, _)) in middles.iter().enumerate() {
            ends[(me + turn) % 2] += card;
        }
        let (own, others) = (ends[me], ends[other]);
        let by = own.abs_diff(others);
        let mut idea = match own.cmp(&others) {
            Ordering::Greater => Idea::won(say!("won-ahead"; by, own, others)),
            Ordering::Equal => Idea::draw(say!("draw-level"; own)),
            Ordering::Less => Idea::lost(say!("lost-behind"; by, own, others)),
        };
        if !middles.is_empty() && halves != table.points {
            idea = idea.and(say!("halves"; ciel = halves[0], jiro = halves[1]));
        }
        let cards: Vec<u64> = middles.iter().map(|&(card, _)| card).collect();
        let reached = |pile: usize| Card { pile, place: [0, table.piles[pile].len() - 1][me] };
        idea = match middles[..] {
            [] if at.moves().is_empty() => idea.and(say!("all-taken")),
            [] => idea.and(say!("all-even")),
            [(card, pile)] => idea.and(say!("middle"; card, pile = pile + 1)).by(reached(pile)),
            [(_, pile), ..] => {
                idea.and(say!("middles"; cards = all(&cards), pile = pile + 1)).by(reached(pile))
            }
        };
        idea.shows(framed(table, &middles)).counts(say!("ends"; ciel = ends[0], jiro = ends[1]))
    }

    const SMALL: &'static str = "([1..3]( (| )?[1..3]){0..3}/[1..2]( (| )?[1..2]){4..5}) | 0 0";
}

/// The points of both with their halves of the piles, and the middle cards, the largest first, each with its pile.
fn cut(table: &Table) -> ([u64; 2], Vec<(u64, usize)>) {
    let (mut points, mut middles) = (table.points, vec![]);
    for (i, pile) in table.piles.iter().enumerate() {
        let half = pile.len() / 2;
        points[0] += pile[..half].iter().sum::<u64>();
        points[1] += pile[pile.len() - half..].iter().sum::<u64>();
        if pile.len() % 2 == 1 {
            middles.push((pile[half], i));
        }
    }
    middles.sort_by_key(|&(card, _)| Reverse(card));
    (points, middles)
}

fn framed(table: &Table, middles: &[(u64, usize)]) -> Overlay {
    let mut overlay = Overlay::new(say!("legend"));
    for (i, pile) in table.piles.iter().enumerate().filter(|(_, pile)| pile.len() > 1) {
        let (n, half) = (pile.len(), pile.len() / 2);
        overlay = overlay.span(Id::Cell(i, 0), Id::Cell(i, half - 1), "", false);
        overlay = overlay.span(Id::Cell(i, n - half), Id::Cell(i, n - 1), "", false);
    }
    for (place, &(_, i)) in middles.iter().enumerate() {
        let middle = Id::Cell(i, table.piles[i].len() / 2);
        overlay = overlay.span(middle, middle, place + 1, true);
    }
    overlay
}
