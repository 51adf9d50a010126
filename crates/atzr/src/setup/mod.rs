//! Before an Encounter: the maps, how they are laid together, and scenario files.
pub mod map;
pub mod layout;
pub mod forces;
pub mod position;
mod build;
pub mod write;
pub mod scenario;
pub mod generate;
pub mod share;

/// The scenarios that come with the program: id and text, the first to play first.
pub fn scenarios() -> &'static [(&'static str, &'static str)] {
    &[
        ("maple-heights", include_str!("../../../../scenarios/atzr/maple-heights.json")),
        ("mill-road", include_str!("../../../../scenarios/atzr/mill-road.json")),
        ("hospital", include_str!("../../../../scenarios/atzr/hospital.json")),
        ("market", include_str!("../../../../scenarios/atzr/market.json")),
        ("mall", include_str!("../../../../scenarios/atzr/mall.json")),
        ("homestead", include_str!("../../../../scenarios/atzr/homestead.json")),
        ("alley", include_str!("../../../../scenarios/atzr/alley.json")),
        ("tree-line", include_str!("../../../../scenarios/atzr/tree-line.json")),
        ("rivals", include_str!("../../../../scenarios/atzr/rivals.json")),
    ]
}
