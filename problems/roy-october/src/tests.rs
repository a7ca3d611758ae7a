#[path = "game.rs"]
mod game;

use super::first_player_wins;
use game::Rules;
use shared::board::Board;
use shared::rules::Game;

#[test]
fn agrees_with_the_rules_on_every_small_heap() {
    let mut game = Game::normal(Rules::options);
    for n in 0..=1000 {
        assert_eq!(first_player_wins(n), game.is_won(&vec![n]), "{n}");
        assert_eq!(n % 6, game.grundy(&vec![n]), "{n}");
    }
}
