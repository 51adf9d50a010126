//! What is only looked at: roads, pavements, lamps. No rule knows of it.
use ground::open::Shape;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{
    outline::Outline,
    scenario::{Fault, Ruler},
    terrain::is_default,
};
use crate::battle::board::{Scenery, SceneryKind};

/// Something to look at: exactly one of `line`, `box`, `area` and `at` says where it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SceneryFile {
    pub kind: SceneryKind,
    /// Printed on the map if there is room for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<[i32; 2]>>,
    /// How wide a line or a round thing is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thickness: Option<i32>,
    /// The left upper corner, then width and height.
    #[serde(default, rename = "box", skip_serializing_if = "Option::is_none")]
    pub rectangle: Option<[i32; 4]>,
    /// Degrees by which a box is turned clockwise about its middle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turned: i16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub area: Option<Vec<[i32; 2]>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<[i32; 2]>,
}

impl SceneryFile {
    /// Something of this kind in a box.
    pub fn boxed(kind: SceneryKind, rectangle: [i32; 4]) -> Self {
        SceneryFile {
            kind,
            name: None,
            line: None,
            thickness: None,
            rectangle: Some(rectangle),
            turned: 0,
            area: None,
            at: None,
        }
    }

    /// Something of this kind that takes no room to speak of.
    pub fn spot(kind: SceneryKind, at: [i32; 2]) -> Self {
        SceneryFile { rectangle: None, at: Some(at), ..SceneryFile::boxed(kind, [0; 4]) }
    }
}

/// What the file has to look at, in millimetres.
pub fn scenery(ruler: Ruler, files: &[SceneryFile]) -> Result<Vec<Scenery>, Fault> {
    let one = |(i, file): (usize, &SceneryFile)| {
        let shape = shape(ruler, &format!("/scenery/{i}"), file)?;
        Ok(Scenery { kind: file.kind, name: file.name.clone().unwrap_or_default(), shape })
    };
    files.iter().enumerate().map(one).collect()
}

fn shape(ruler: Ruler, path: &str, file: &SceneryFile) -> Result<Shape, Fault> {
    let outline = Outline {
        line: file.line.as_deref(),
        thickness: file.thickness,
        rectangle: file.rectangle,
        turned: file.turned,
        area: file.area.as_deref(),
        at: file.at,
    };
    outline.shape(ruler, path)
}
