//! Figures and counters: whose they are, how they fare, what they hold. Meaning is an enum, the book's word stands beside it.
use kernel::{Point, Pronoun, Token};
use schemars::JsonSchema;
use serde::Serialize;

/// A figure or marker.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema)]
pub struct Piece {
    pub id: Token,
    pub name: String,
    /// Of a person, where their sheet has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
    pub side: Allegiance,
    /// The book's word for one of them: zombie, survivor, raider.
    pub word: String,
    /// Which of many alike it is, where it has a number and no name of its own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    pub at: Point,
    pub diameter: i32,
    /// Whole degrees, clockwise from north.
    pub facing: Option<i32>,
    pub lies: bool,
    /// How many wounds it has.
    #[serde(skip_serializing_if = "is_none")]
    pub wounds: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub in_hand: Option<HeldWeapon>,
    /// States that a reader must see at a glance.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub badges: Vec<Badge>,
    /// What is printed on it, if it is a counter and no figure.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face: Option<Face>,
}

impl Piece {
    pub fn is_dead(&self) -> bool {
        self.side == Allegiance::Dead
    }

    /// Whether it is one of the reader's people, or of those whom every reader plays.
    pub fn is_ours(&self) -> bool {
        self.side == Allegiance::Players
    }

    /// What one of many is called where there is room for a few letters: zombie 12 is `z12`. Whoever has a name of their own
    /// has none.
    pub fn tag(&self) -> Option<String> {
        Some(format!("{}{}", self.word.chars().next()?, self.number?))
    }

    pub fn is(&self, state: Health) -> bool {
        self.badges.iter().any(|it| it.state == state)
    }
}

/// Whose somebody is, as the reader of a view needs to know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Allegiance {
    /// The reader's own people; for those who only watch, the people of all players.
    Players,
    /// People of other players.
    Rivals,
    /// People whom nobody plays, whatever they are up to.
    Strangers,
    Dead,
    /// On nobody's side: animals, bystanders, markers.
    Neutral,
}

/// What a figure holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HeldWeapon {
    pub shape: WeaponShape,
    /// The book's word for it.
    pub word: String,
}

/// What a weapon looks like from above.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponShape {
    Pistol,
    Shotgun,
    Rifle,
    /// Short, with a magazine: sub-machine guns, assault rifles.
    Automatic,
    /// Carried in both arms: machine guns, launchers, flamethrowers, chainsaws.
    Heavy,
    Bow,
    Thrown,
    Blade,
    Blunt,
}

/// A state of a figure, in the book's word.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Badge {
    pub state: Health,
    pub word: String,
}

impl Badge {
    pub fn new(state: Health, word: impl Into<String>) -> Self {
        Badge { state, word: word.into() }
    }

    /// Whether it is bad news; that somebody has had a turn is not.
    pub fn is_trouble(&self) -> bool {
        self.state != Health::Acted
    }
}

/// The badges of those states that hold.
pub fn badges(states: &[(bool, Health, &str)]) -> Vec<Badge> {
    states.iter().filter(|it| it.0).map(|it| Badge::new(it.1, it.2)).collect()
}

/// How a figure fares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Health {
    Wounded,
    OnFire,
    Prone,
    Fallen,
    InCloseCombat,
    OutOfAmmo,
    /// What is in hand does not work just now.
    Jammed,
    OutOfFuel,
    Afraid,
    Stunned,
    Ducked,
    Moving,
    /// Has had its turn.
    Acted,
    /// Carries somebody or something that matters.
    Carrying,
    /// Lies there and may recover.
    OutOfAction,
    /// Beyond help, and still lying there.
    Dead,
    Infected,
    Captive,
    Frenzied,
    Feasting,
    /// A state that has no sign of its own.
    Other,
}

/// Somebody who has left the table, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct AbsentFigure {
    pub id: Token,
    pub name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pronoun: Option<Pronoun>,
}

/// The print of a counter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Face {
    /// A value that everybody reads off it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub number: String,
    /// Whether it has the star of those who matter most.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub star: bool,
}

fn is_none(count: &u8) -> bool {
    *count == 0
}
