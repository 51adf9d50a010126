//! The Reaction Tests of Army and National Guard, as their sheet prints them.
use super::{
    Row, Sheet,
    When::{AbleToFire, EnemyInReach, Outgunned, Retrieving, TwiceMoreFriendsDown},
    all, first, knocked_down,
};
use crate::table::react::Reaction::{
    CarryOn, ChargeIntoMelee, DuckBack, Fire, RemainDuckedBack, Runaway, RushShot,
};

#[rustfmt::skip]
pub const SHEET: Sheet = Sheet {
    received_fire: Row {
        rule: rule!("ffo.react.military.received-fire"), leader_die: true, asterisk: true, cover_die: true,
        pass_2: first(&[(Outgunned, DuckBack), (Retrieving, CarryOn), (AbleToFire, Fire), (EnemyInReach, ChargeIntoMelee)], DuckBack),
        pass_1: first(&[(Outgunned, DuckBack), (Retrieving, CarryOn), (AbleToFire, Fire), (EnemyInReach, ChargeIntoMelee)], DuckBack),
        pass_0: first(&[(Outgunned, DuckBack), (Retrieving, CarryOn), (AbleToFire, RushShot)], DuckBack),
    },
    man_down: Row {
        rule: rule!("ffo.react.military.man-down"), leader_die: true, asterisk: true, cover_die: true,
        pass_2: all(CarryOn),
        pass_1: first(&[(TwiceMoreFriendsDown, DuckBack)], CarryOn),
        pass_0: all(Runaway),
    },
    recover_knock_down: knocked_down(rule!("ffo.react.military.recover-knock-down")),
    all_protected_after: Some(0),
    recover_duck_back: Row {
        rule: rule!("ffo.react.military.recover-duck-back"), leader_die: true, asterisk: false, cover_die: false,
        pass_2: all(CarryOn),
        pass_1: all(CarryOn),
        pass_0: all(RemainDuckedBack),
    },
};
