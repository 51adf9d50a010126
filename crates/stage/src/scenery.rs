//! What is only looked at: roads, pavements, lamps. No rule knows of it.
use ground::open::Shape;
use kernel::written::{Fault, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use view::{Prop, Surface, TerrainKind};

use crate::{outline::Outline, ruler::Ruler};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SceneryKind {
    Road,
    Pavement,
    Square,
    CarPark,
    Yard,
    Path,
    Gravel,
    Dirt,
    Field,
    Lamp,
    Bin,
    Bench,
}

impl SceneryKind {
    /// What it is to a view.
    pub const fn look(self) -> TerrainKind {
        let surface = match self {
            SceneryKind::Road => Surface::Road,
            SceneryKind::Pavement => Surface::Pavement,
            SceneryKind::Square => Surface::Square,
            SceneryKind::CarPark => Surface::CarPark,
            SceneryKind::Yard => Surface::Yard,
            SceneryKind::Path => Surface::Path,
            SceneryKind::Gravel => Surface::Gravel,
            SceneryKind::Dirt => Surface::Dirt,
            SceneryKind::Field => Surface::Field,
            SceneryKind::Lamp => return TerrainKind::Prop { prop: Prop::Lamp },
            SceneryKind::Bin => return TerrainKind::Prop { prop: Prop::Bin },
            SceneryKind::Bench => return TerrainKind::Prop { prop: Prop::Bench },
        };
        TerrainKind::Surface { surface }
    }
}

/// Something that is only looked at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scenery {
    pub kind: SceneryKind,
    pub name: String,
    pub shape: Shape,
}

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
