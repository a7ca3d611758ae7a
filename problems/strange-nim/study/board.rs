//! What the board shows: the steps from each heap down to a multiple of k, and that multiple in groups of k.

use super::rules::{Heap, Rules};
use board::{all, exactly, list, say, Act, At, Idea, Overlay, Picture, Say, Show, Sum};
use referee::Take;

impl Show for Rules {
    fn read(text: &str) -> Option<Vec<Heap>> {
        let [ks, sizes] = exactly(board::groups(text)?)?;
        let fits = ks.len() == sizes.len() && board::are_few(&sizes, 6);
        let fits = fits && ks.iter().all(|k| (1..=99).contains(k));
        fits.then(|| sizes.into_iter().zip(ks).map(|(x, k)| Heap { x, k }).collect())
    }

    fn write(heaps: &Vec<Heap>) -> String {
        board::write_groups(&[ks(heaps), sizes(heaps)])
    }

    fn told(heaps: &Vec<Heap>) -> Say {
        let heap = |&Heap { x, k }: &Heap| say!("heap"; x, k);
        let told: Vec<Say> = heaps.iter().map(heap).collect();
        say!("position"; heaps = all(&told), count = told.len())
    }

    /// Before each heap stands what may be taken now.
    fn scene(heaps: &Vec<Heap>) -> Vec<Picture> {
        let heap = |&Heap { x, k }: &Heap| board::Heap {
            stones: x,
            name: format!("≤{}", x / k),
            ..board::Heap::default()
        };
        let note = say!("note"; ks = list(&ks(heaps)));
        vec![Picture::Heaps(heaps.iter().map(heap).collect()), Picture::Note(note)]
    }

    fn act(heaps: &Vec<Heap>, step: &Take) -> Act {
        Act::take(&sizes(heaps), step)
    }

    fn idea(at: &At<Rules>) -> Idea<Take> {
        let heaps = at.position;
        let Sum { values, x, best, .. } = at.sum(|heaps| heaps.iter().map(value).collect());
        let idea = match best {
            Some((take, to)) => won(heaps, &values, x, take, &to).by(take),
            None => lost(heaps, &values),
        };
        idea.shows(steps(heaps)).counts(board::quantity(&values))
    }

    fn parts(heaps: &Vec<Heap>) -> Vec<Vec<Heap>> {
        heaps.iter().map(|&heap| vec![heap]).collect()
    }

    const SMALL: &'static str = "[1..7] | [0..40]/(1 2/2 2/2 3/3 1) | [0..9] [0..9]";
}

fn won(heaps: &[Heap], values: &[u64], x: u64, take: Take, to: &[Heap]) -> Idea<Take> {
    let Take { heap: i, stones } = take;
    let (Heap { x: size, k }, value) = (heaps[i], values[i]);
    let step = Act::take(&sizes(heaps), &take).say;
    let heap = i + 1;
    if to.iter().all(|heap| heap.x < heap.k) {
        Idea::won(say!("won-end"; step))
    } else if value < values.iter().sum() {
        board::unbalanced(say!("values"; values = all(values)), x, step)
    } else if size == value * k {
        Idea::won(say!("won-multiple"; heap, size, k, stones))
    } else {
        Idea::won(say!("won-steps"; heap, multiple = value * k, k, stones))
    }
}

fn lost(heaps: &[Heap], values: &[u64]) -> Idea<Take> {
    if heaps.iter().all(|heap| heap.x < heap.k) {
        Idea::lost(say!("lost-end"))
    } else if values.iter().all(|&value| value == 0) {
        let left = heaps.iter().filter(|heap| heap.x >= heap.k);
        let sums: Vec<u64> = left.map(|heap| heap.x / heap.k + 1).collect();
        Idea::lost(say!("lost-steps"; sums = all(&sums)))
    } else {
        board::balanced(say!("values"; values = all(values)), say!("change-move"))
    }
}

/// The steps of ⌊x/k⌋ + 1 from each heap down to a multiple of k, and this in groups of k.
fn steps(heaps: &[Heap]) -> Overlay {
    let mut overlay = Overlay::new(say!("legend"));
    for (i, &Heap { mut x, k }) in heaps.iter().enumerate() {
        // Below k every step is 1.
        while x % k > 0 && x > k {
            let step = x / k + 1;
            x -= step;
            overlay = overlay.stones(i, x, step, step, false);
        }
        if x % k == 0 {
            overlay = overlay.groups(i, 0, x, k, true);
        }
    }
    overlay
}

fn value(&Heap { mut x, k }: &Heap) -> u64 {
    while x % k > 0 {
        x -= x / k + 1;
    }
    x / k
}

fn ks(heaps: &[Heap]) -> Vec<u64> {
    heaps.iter().map(|heap| heap.k).collect()
}

fn sizes(heaps: &[Heap]) -> Vec<u64> {
    heaps.iter().map(|heap| heap.x).collect()
}
