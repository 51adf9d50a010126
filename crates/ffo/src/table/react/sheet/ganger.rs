//! The Reaction Tests of Gangers, as their sheet prints them.
use super::{
    Row, Sheet,
    When::{AbleToFire, EnemyInReach, MoreFriendsDown, Outgunned, Retrieving},
    all, first, knocked_down,
};
use crate::table::react::Reaction::{
    CarryOn, ChargeIntoMelee, DuckBack, RemainDuckedBack, Runaway, RushShot,
};

#[rustfmt::skip]
pub const SHEET: Sheet = Sheet {
    received_fire: Row {
        rule: rule!("ffo.react.ganger.received-fire"), leader_die: true, asterisk: true, cover_die: true,
        pass_2: first(&[(Outgunned, DuckBack), (Retrieving, CarryOn), (AbleToFire, RushShot), (EnemyInReach, ChargeIntoMelee)], DuckBack),
        pass_1: all(DuckBack),
        pass_0: all(Runaway),
    },
    man_down: Row {
        rule: rule!("ffo.react.ganger.man-down"), leader_die: true, asterisk: true, cover_die: true,
        pass_2: all(CarryOn),
        pass_1: first(&[(MoreFriendsDown, Runaway)], CarryOn),
        pass_0: all(Runaway),
    },
    recover_knock_down: knocked_down(rule!("ffo.react.ganger.recover-knock-down")),
    all_protected_after: None,
    recover_duck_back: Row {
        rule: rule!("ffo.react.ganger.recover-duck-back"), leader_die: true, asterisk: false, cover_die: false,
        pass_2: all(CarryOn),
        pass_1: all(RemainDuckedBack),
        pass_0: all(Runaway),
    },
};
