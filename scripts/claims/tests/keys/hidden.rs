use referee::matrix::solve;

/// The player to move holds m cards that the other has not seen, the other n, and one card lies
/// face down. The player guesses that card, which ends the game, or names a card: one that the
/// other must show if they hold it, or, as a bluff, one of the player's own. If it is not shown,
/// the other guesses it, or takes it for a bluff and goes on. The table is built from the matrix of
/// each pair; that a named card which was a bluff is known from then on, and that no other way of
/// play is better, is the problem's theory and is not played out here.
#[test]
fn codeforces_98e() {
    const MOST: usize = 30;
    let mut table = vec![vec![0.0; MOST + 1]; MOST + 1];
    let mut formula = table.clone();
    for total in 0..=MOST {
        for m in 0..=total {
            let n = total - m;
            let e = 1.0 / (n as f64 + 1.0);
            if m == 0 || n == 0 {
                // Without own cards a named card that is not shown is the hidden one; without
                // others' it is known.
                (table[m][n], formula[m][n]) = (e, e);
                continue;
            }
            let matrix = |f: &Vec<Vec<f64>>| {
                let shown = (1.0 - e) * (1.0 - f[n - 1][m]);
                let doubted = 1.0 - f[n][m - 1];
                [vec![shown, shown + e], vec![1.0, doubted], vec![e, e]]
            };
            table[m][n] = solve(&matrix(&table)).value;
            let (w, a) = (formula[n][m - 1], (1.0 - e) * (1.0 - formula[n - 1][m]));
            formula[m][n] = (e + w * a) / (e + w);
            assert!((table[m][n] - formula[m][n]).abs() < 1e-9, "{m} {n}");
        }
    }
    assert!((formula[0][3] - 0.25).abs() < 1e-9);
    assert!((formula[1][0] - 1.0).abs() < 1e-9);
    assert!((formula[1][1] - 0.5).abs() < 1e-9);
    assert!((formula[2][1] - 2.0 / 3.0).abs() < 1e-9);
}
