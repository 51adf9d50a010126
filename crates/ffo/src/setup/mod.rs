//! Before the first turn: scenario files, the table and the forces in them, and the position that they make.
pub mod terrain;
pub mod forces;
pub mod scenario;
pub mod build;
pub mod share;
pub mod write;
pub mod generate;
mod town;

pub use self::scenario::{Parameter, Scenario, ScenarioError, ScenarioFile, schema};
