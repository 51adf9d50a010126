//! Before the first turn (7, 8): scenarios, forces, what the dice decide beforehand.
pub mod terrain;
pub mod forces;
pub mod scenario;
pub mod build;
pub mod begin;
pub mod generate;
pub mod share;

pub(crate) use self::begin::Area;
pub use self::{
    begin::begin,
    generate::Generator,
    scenario::{Parameter, Scenario, ScenarioError, ScenarioFile, schema},
};

/// The scenarios that come with the program: id and text, the first to play first.
pub fn scenarios() -> &'static [(&'static str, &'static str)] {
    &[
        ("street", include_str!("../../../../scenarios/dwa/street.json")),
        ("farmhouse", include_str!("../../../../scenarios/dwa/farmhouse.json")),
        ("supermarket", include_str!("../../../../scenarios/dwa/supermarket.json")),
        ("getaway", include_str!("../../../../scenarios/dwa/getaway.json")),
        ("firefight", include_str!("../../../../scenarios/dwa/firefight.json")),
        ("church", include_str!("../../../../scenarios/dwa/church.json")),
    ]
}
