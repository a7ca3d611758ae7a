#[test]
fn say() {
    let names = std::env::var("GAMES").unwrap();
    for name in names.split(' ') {
        let mut e = play::open(name).unwrap();
        let two = e.facts().players.is_some();
        let mut seen = std::collections::HashMap::new();
        let mut texts: Vec<String> = e.facts().set_ups.iter().map(|s| s.to_string()).collect();
        texts.extend(e.small());
        for t in texts {
            for p in [shared::game::Player::Left, shared::game::Player::Right] {
                if p == shared::game::Player::Right && !two { continue; }
                if let Some(l) = e.look(&t, p) {
                    let n: &mut Vec<(String, [String;2])> = seen.entry(l.class.0).or_default();
                    if let Some(w) = l.why { let shape: String = w.words[0].chars().filter(|c| !c.is_ascii_digit()).take(30).collect();
                        if n.len() < 4 && n.iter().all(|x| x.1[0].chars().filter(|c| !c.is_ascii_digit()).take(30).collect::<String>() != shape) { n.push((t.clone(), w.words)); } }
                }
            }
        }
        for (c, v) in seen { for (t, w) in v { println!("{name} [{t}] {c}\n   {}\n   {}", w[0], w[1]); } }
    }
}
