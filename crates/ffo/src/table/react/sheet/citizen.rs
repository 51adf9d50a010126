//! The Reaction Tests of Citizens, as their sheet prints them.
use super::{
    Row, Sheet,
    When::{AbleToFire, Outgunned, Retrieving},
    all, first, knocked_down,
};
use crate::table::react::Reaction::{CarryOn, DuckBack, RemainDuckedBack, Runaway, RushShot};

#[rustfmt::skip]
pub const SHEET: Sheet = Sheet {
    received_fire: Row {
        rule: rule!("ffo.react.citizen.received-fire"), leader_die: true, asterisk: true, cover_die: true,
        pass_2: first(&[(Outgunned, DuckBack), (Retrieving, DuckBack), (AbleToFire, RushShot)], DuckBack),
        pass_1: all(DuckBack),
        pass_0: all(Runaway),
    },
    man_down: Row {
        rule: rule!("ffo.react.citizen.man-down"), leader_die: false, asterisk: true, cover_die: true,
        pass_2: all(CarryOn),
        pass_1: all(Runaway),
        pass_0: all(Runaway),
    },
    recover_knock_down: knocked_down(rule!("ffo.react.citizen.recover-knock-down")),
    all_protected_after: None,
    recover_duck_back: Row {
        rule: rule!("ffo.react.citizen.recover-duck-back"), leader_die: true, asterisk: false, cover_die: false,
        pass_2: all(CarryOn),
        pass_1: all(RemainDuckedBack),
        pass_0: all(Runaway),
    },
};
