//! The table as one seat sees it. Everything on it is open to everybody (7.1).
use kernel::Seat;

use crate::battle::Battle;

pub fn view(battle: &Battle, seat: Seat) -> view::View {
    let _ = (battle, seat);
    view::View::default()
}
