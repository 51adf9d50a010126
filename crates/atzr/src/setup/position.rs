//! What a scenario says of an Encounter that is under way: the turn, the board, and how far it has got. What the program works
//! out by itself is not written: Lines of Sight, who blocks them, whom strangers are hidden from.
use std::collections::BTreeMap;

use ground::hex::{Edge, Hex, Side as HexSide};
use kernel::written::is_default;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{
    battle::{
        encounter::{Objective, WayHome},
        person::Doing,
        place::{Draws, Searched},
    },
    printed::{Class, CounterThing},
    setup::layout::BoardPart,
};

/// Where in an Encounter it is taken up. It is never taken up in the middle of a test or of somebody's move, and not when it is
/// over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PositionFile {
    /// The turn that is under way; 0 before the first.
    pub turn: u16,
    pub phase: PhaseFile,
    /// The side that is active: players in the phases `groups` and `active`, others in `strangers`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// The Leader of the group that acts, in the phase `active`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leader: Option<String>,
    /// Who of that group goes on; left out, its player chooses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acting: Option<String>,
    /// Who is still to act after the active side: sides by name, `markers`, `zombies`. Left out, as the dice say, of equal sides
    /// the first of this file first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<Vec<String>>,
    /// The zombies' activation die of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 6))]
    pub zombie_die: Option<u8>,
    /// The markers' die, in a Defend.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 6))]
    pub marker_die: Option<u8>,
    /// The groups of the active side, each with its Leader first; left out, as they stand on the map.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub groups: Option<Vec<Vec<String>>>,
    /// Enemies who have been in sight of each other in this phase; left out, those who see each other now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seen: Option<Vec<[String; 2]>>,
    /// How many hexes can be seen at Night: 3, or 6 by a full moon; left out, 3.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub vision: Option<u8>,
    /// Somebody has fired in this Encounter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub shots_fired: bool,
    /// Everybody in the order of their numbers, which settles ties; left out, as this file lists them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub people: Vec<String>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub progress: ProgressFile,
}

/// The step of the turn that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseFile {
    /// The activation dice of the next turn.
    Dice,
    /// Doubles were rolled: an Event Card is drawn.
    Doubles,
    /// The next side by the dice begins its phase.
    Next,
    /// Players choose which group activates.
    Groups,
    /// A group of players acts.
    Active,
    /// Strangers act.
    Strangers,
    /// The markers of a Defend move.
    Markers,
    Zombies,
    /// The end of the turn.
    End,
}

/// How far the Encounter has got. A building is named by any of its hexes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct ProgressFile {
    /// The edge by which the players came.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edge: Option<Edge>,
    /// Where the target of a Raid is: the number of a map from 0, or a half of the only one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<BoardPart>,
    /// Buildings of the target map that were entered in a Raid.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub entered: Vec<Hex>,
    /// Whether what a Raid is for has been found.
    #[serde(skip_serializing_if = "is_default")]
    pub objective: Objective,
    /// The side that found it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub found_by: Option<String>,
    /// The homes of a Defend.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub homes: Vec<Hex>,
    /// The edge the raiders flee to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub flight: Option<Edge>,
    /// The side of the raiders of a Defend.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub raiders: Option<String>,
    /// Raiders for whom no counter was left, who come as zombies.
    #[serde(skip_serializing_if = "is_default")]
    pub undead_raiders: u16,
    /// Who handed everything over in a Robbery.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub robbed: Vec<String>,
    /// Somebody has been in the building people go to in a Chillin'.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub been_inside: bool,
    /// Strangers who were met there and left.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub met_inside: Vec<String>,
    /// What waits on the way home, once that is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub way_home: Option<WayHome>,
    /// Members of the group who did not come.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<String>,
}

/// What has become of somebody. Of those who turned nothing is said here: the `was` of their zombie names them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum StateFile {
    /// Not on the map yet.
    Waiting,
    Functioning,
    OutOfTheFight,
    /// Dead since a turn; fresh if zombies saw it and have not had their fill.
    ObviouslyDead {
        #[serde(default)]
        turn: u16,
        #[serde(default)]
        fresh: bool,
    },
    /// A generic counter that went down and is gone.
    TakenOff,
    RanAway,
    /// Off the map by its edge.
    Left,
    /// In the power of a side.
    Captive {
        of: String,
    },
    LetGo,
}

/// What somebody has done in this turn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct TurnFile {
    /// Movement Points they have left. If left out, those of the active side have all of theirs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<u8>,
    /// A Movement Point was spent in this activation.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moving: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fast: bool,
    /// The one active fire is spent.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fired: bool,
    /// What took the action of this activation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub action: Option<Doing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub came_from: Option<Hex>,
    /// Whom they have treated with a Medikit in this activation.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub treated: Vec<String>,
    /// Triangle hexes at which their entry roll has failed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tried: Vec<Hex>,
    /// Through with this activation. Left out, the die of the active side and their Rep decide.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub done: Option<bool>,
}

/// One zombie.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ZombieFile {
    pub at: Hex,
    /// The number in the corner of its counter; left out, the lowest of which a counter is left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 6))]
    pub number: Option<u8>,
    /// The turn it was placed in; it does not act in it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub placed: u16,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub frenzied: bool,
    /// Where it last saw a human.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_seen: Option<Hex>,
    /// The building hex that it saw a human enter.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<Hex>,
    /// The way it last went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heading: Option<HexSide>,
    /// The noise it has walked to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub heard: Option<HeardFile>,
    /// The body it feeds on, which is one of `feasts`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub feasts: Option<String>,
    /// Who it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub was: Option<String>,
    /// Killed already.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub out: bool,
}

/// A noise that a zombie has walked to, and in which turn it got there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeardFile {
    pub at: Hex,
    pub turn: u16,
}

/// A Zombie Feast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FeastFile {
    /// Whom they eat.
    pub body: String,
    /// Where; left out, where the body lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Hex>,
    /// The turn it began in.
    #[serde(default, skip_serializing_if = "is_default")]
    pub began: u16,
    #[schemars(range(max = 6))]
    pub turns_left: u8,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

/// A triangle hex or a building of one hex, as it stands now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlaceFile {
    pub at: Hex,
    /// Somebody has got in. Left out, only homes are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub open: Option<bool>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub barricaded: bool,
    /// The Event Card that was drawn here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<String>,
    /// When a card is drawn; left out, as the Encounter has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draws: Option<Draws>,
    #[serde(default, skip_serializing_if = "is_default")]
    pub search: Searched,
    /// The strangers of its card who are still about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub held_by: Option<String>,
}

/// What is left in the box, where it is not all that lies nowhere on the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct BoxFile {
    /// How many counters are left of these things.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub things: BTreeMap<CounterThing, u8>,
    /// How many zombies are left with each number, from 1 to 6.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub zombies: Option<[u8; 6]>,
    /// The named characters nobody plays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub named: Option<Vec<String>>,
    /// The generic counters of these Classes, by their place in the list of the Class, from 1.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub generic: BTreeMap<Class, Vec<u8>>,
}
