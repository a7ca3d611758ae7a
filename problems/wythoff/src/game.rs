//! The game as stated: a turn takes stones from one heap, or the same number from both.

use shared::board::{self, Board, Claim, Move, Phrase, Picture, Player, TAKE};

pub struct Rules;

impl Board for Rules {
    type Position = (u64, u64);

    const RULE: Phrase = [
        "Take one or more stones from one heap, or the same number from both. Whoever takes the last stone wins.",
        "每次从一堆里取走至少一颗石子，或者从两堆里取走同样多的石子，取到最后一颗的人赢。",
    ];
    const TAKES: Phrase =
        ["2 heaps of at most 60 stones, for example 4 8", "两堆，每堆至多 60 颗，例如 4 8"];
    const SET_UPS: &'static [&'static str] = &["4 8", "3 5", "6 7", "60 60"];

    fn read(text: &str) -> Option<(u64, u64)> {
        match board::numbers(text)?[..] {
            [a, b] if a.max(b) <= 60 => Some((a, b)),
            _ => None,
        }
    }

    fn write(&(a, b): &(u64, u64)) -> String {
        board::write(&[a, b])
    }

    fn moves(&(a, b): &(u64, u64), _: Player) -> Vec<Move<(u64, u64)>> {
        let (first, second) = (|rest: u64| (0, rest as usize), |rest: u64| (1, rest as usize));
        let from_a = (1..=a).map(|t| Move::new((a - t, b), vec![first(a - t)], TAKE, [t, 1, 0]));
        let from_b = (1..=b).map(|t| Move::new((a, b - t), vec![second(b - t)], TAKE, [t, 2, 0]));
        let from_both = (1..=a.min(b)).map(|t| {
            let taps = vec![first(a - t), second(b - t)];
            Move::new(
                (a - t, b - t),
                taps,
                ["take {0} from both heaps", "从两堆各取 {0} 颗"],
                [t, 0, 0],
            )
        });
        from_a.chain(from_b).chain(from_both).collect()
    }

    fn scene(&(a, b): &(u64, u64)) -> Vec<Picture> {
        let note = [
            "To take from both heaps, choose in each the first stone that goes.",
            "要从两堆各取，就在两堆里各点要取走的第一颗。",
        ];
        vec![Picture::heaps(&[a, b]), Picture::Note(note.map(str::to_owned))]
    }

    fn small() -> Vec<(u64, u64)> {
        (0..=30).flat_map(|a| (0..=30).map(move |b| (a, b))).collect()
    }

    fn claim(&(a, b): &(u64, u64), _: Player) -> Option<Claim> {
        let (low, high) = (a.min(b), a.max(b));
        let k = high - low;
        // φ² = φ + 1, so a ≤ kφ exactly if a² ≤ ak + k².
        let a_k = (0..=2 * k).rev().find(|a| a * a <= a * k + k * k)?;
        let sign = if a_k == low { '=' } else { '≠' };
        let text = format!("k = {high} − {low} = {k}, ⌊{k}φ⌋ = {a_k} {sign} {low}");
        Some(Claim::formula(text, a_k == low))
    }

    /// The quarter plane: a move goes left, up, or along the diagonal between, as a queen does.
    fn table(&(a, b): &(u64, u64)) -> Vec<Vec<(u64, u64)>> {
        let side = a.max(b).clamp(10, 20);
        (0..=side).map(|x| (0..=side).map(|y| (x, y)).collect()).collect()
    }
}
