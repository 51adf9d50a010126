//! Before the first turn (7, 8): what is agreed on, starting clips, where team and zombies stand.
use std::any::Any;

use ground::open::{Circle, Piece, measure};
use kernel::{Field, Pause, Play, Point, Roll, RuleId, Text, ask};

use super::build::is_free;
use crate::{
    battle::{
        Battle, FigureId,
        board::LooseThing,
        change,
        figure::{Ammo, BASE_MM},
        victory::Edge,
        whereabouts::spot,
        zombie,
    },
    journal::Incident,
    rules::{Rules, Units},
    table::{
        ammo::{StartingClips, Stock, Unit},
        weapons::{Category, Weapon},
    },
};

/// How near to its edge the team is placed.
const TEAM_MM: i32 = 100;

pub fn blocks_move(piece: &Piece) -> bool {
    piece.blocks_move
}

/// Settles what the scenario leaves open before the first turn.
pub fn begin(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    agree(battle, play);
    load(battle, play);
    place_team(battle, play)?;
    zombie::entry::at_start(battle, play);
    Ok(())
}

/// Tells what the players have agreed on: units, goal, limits, parts of the book in use.
fn agree(battle: &Battle, play: &mut Play<'_>) {
    let (units, inches) = match battle.rules.units {
        Units::Centimetres => (rule!("dwa.setup.centimetres"), false),
        Units::Inches => (rule!("dwa.setup.inches"), true),
    };
    play.note(units, None, Incident::Measures { inches });
    let n = battle.humans.len() + battle.zombies.len();
    play.note(rule!("dwa.setup.figures"), None, Incident::Figures { n: small(n) });
    play.note(rule!("dwa.setup.victory-conditions"), None, Incident::Goal { goal: goal(battle, play) });
    play.note(rule!("dwa.setup.new-actions"), None, Incident::NoNewActions);
    play.note(rule!("dwa.setup.zombie-control"), None, Incident::RulesRunZombies);
    let most = zombie::entry::zombies_at_most(battle).map(small);
    play.note(rule!("dwa.zombie.number"), None, Incident::ZombiesAtMost { most });
    play.note(rule!("dwa.zombie.enter-choice"), None, Incident::Entry { methods: methods(battle) });
    play.note(
        rule!("dwa.ruling.optional-rules"),
        None,
        Incident::Optional { rules: optional(&battle.rules) },
    );
    let parts = advanced(&battle.rules);
    play.note(rule!("dwa.char.advanced-optional"), None, Incident::Advanced { parts });
    if !battle.vehicles.is_empty() {
        let driven = battle.rules.vehicles;
        play.note(rule!("dwa.vehicle.scenario-only"), None, Incident::Vehicles { driven });
    }
}

fn small(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// The goal as a scenario has it, if anybody reads it.
fn goal(battle: &Battle, play: &Play<'_>) -> Text {
    let json = play.is_read().then(|| serde_json::to_string(&battle.scene.goal).ok());
    json.flatten().map_or(Text::default(), Text::from)
}

/// By which methods zombies come.
fn methods(battle: &Battle) -> Vec<Text> {
    let entry = battle.scene.entry;
    let methods = [(entry.a.is_some(), "A"), (entry.b, "B"), (entry.c, "C"), (entry.d, "D"), (entry.e, "E")];
    methods.iter().filter(|it| it.0).map(|it| it.1.into()).collect()
}

/// The optional rules of the basic game in use, by the ids of their switches.
fn optional(rules: &Rules) -> Vec<Text> {
    let parts = [
        (rules.zombification, "zombification"),
        (rules.team_zombified, "team_zombified"),
        (rules.lurch, "lurch"),
        (rules.moan, "moan"),
        (rules.jams, "jams"),
        (rules.armed_zombies, "armed_zombies"),
        (rules.fancy_moves, "fancy_moves"),
    ];
    parts.iter().filter(|it| it.0).map(|it| it.1.into()).collect()
}

/// The parts of the advanced game in use, by their chapters.
fn advanced(rules: &Rules) -> Vec<Text> {
    let parts = [
        (rules.archetypes, "archetypes"),
        (rules.search, "searching"),
        (rules.items, "items"),
        (rules.vehicles, "vehicles"),
        (rules.skills, "skills"),
        (rules.quirks, "quirks"),
        (rules.trauma, "trauma"),
    ];
    parts.iter().filter(|it| it.0).map(|it| it.1.into()).collect()
}

/// Rolls the ammunition of every weapon for which the scenario gives none.
fn load(battle: &mut Battle, play: &mut Play<'_>) {
    let scene = battle.scene.clone();
    for &(number, weapon) in &scene.start.clips {
        let slot = weapon;
        let held = battle.humans[usize::from(number)].weapons.get(usize::from(slot));
        let Some(weapon) = held.map(|it| it.weapon) else { continue };
        let name = || weapon.profile().name.to_owned();
        let mut dice = play.by(FigureId::Human(number).token()).with(name);
        let stock = StartingClips { weapon }.roll(&mut dice);
        give(battle, number, slot, stock);
        if weapon.unit() != Unit::None {
            let told = Incident::StartsWith { weapon, loaded: stock.loaded, spare: stock.spare };
            play.note(rule!("dwa.ammo.starting-clips"), FigureId::Human(number).token(), told);
        }
    }
}

fn give(battle: &mut Battle, human: u16, slot: u8, stock: Stock) {
    let weapon = battle.humans[usize::from(human)].weapons[usize::from(slot)].weapon;
    match weapon.unit() {
        Unit::Piece => change::stock(battle, human, slot, stock.loaded),
        Unit::Clip | Unit::Single | Unit::Tank | Unit::None => {
            change::load(battle, human, slot, stock.loaded)
        }
    }
    if weapon == Weapon::GrenadeLauncher {
        change::stock(battle, human, slot, stock.spare);
    }
    change::give(battle, human, LooseThing::Ammo(spare(weapon, stock.spare)));
}

/// So much spare ammunition for a weapon, of its kind.
fn spare(weapon: Weapon, n: u8) -> Ammo {
    match weapon.profile().category {
        Category::Bullets => Ammo { clips: n, ..Ammo::default() },
        Category::Shells => Ammo { shells: n, ..Ammo::default() },
        Category::Belt => Ammo { belts: n, ..Ammo::default() },
        Category::Arrows => Ammo { arrows: n, ..Ammo::default() },
        Category::Grenades | Category::HandThrown | Category::Fuel | Category::Melee => Ammo::default(),
    }
}

/// The players place those for whom the scenario has no place along one random edge.
fn place_team(battle: &mut Battle, play: &mut Play<'_>) -> Result<(), Pause> {
    let scene = battle.scene.clone();
    if scene.start.unplaced.is_empty() {
        return Ok(());
    }
    let why = rule!("dwa.ruling.table-and-forces");
    let drawn = play.thrown().faces(zombie::entry::edges).one_of(why, Edge::ALL.len());
    let edge = Edge::ALL[drawn];
    play.note(why, None, Incident::TeamEdge { edge: zombie::entry::EDGES[drawn].into() });
    for &human in &scene.start.unplaced {
        let token = FigureId::Human(human).token();
        let seat = battle.humans[usize::from(human)].seat;
        let strip = Strip::new(battle, edge);
        let at = play.point(&*battle, ask(why, seat).about(token), &strip)?;
        let facing = facing_middle(battle, at);
        change::settle(battle, play, why, human, at, facing);
    }
    Ok(())
}

/// Whether a base fits here and no figure is in the way.
fn is_open(battle: &Battle, at: Point) -> bool {
    let base = Circle::new(at, BASE_MM);
    is_free(battle, &battle.scene.ground, at, None)
        && !battle.figures().any(|it| measure::overlap(battle.base(it), base))
}

fn facing_middle(battle: &Battle, at: Point) -> i16 {
    let table = battle.scene.ground.table();
    let middle = Point::new(table.width / 2, table.height / 2);
    measure::bearing(at, middle).unwrap_or(0) as i16
}

/// Places a base apart, over a part of the table.
fn grid(x: i32, y: i32, width: i32, height: i32) -> Vec<Point> {
    let step = BASE_MM as usize;
    let half = BASE_MM / 2 + 1;
    let rows = (y + half..=y + height - half).step_by(step);
    rows.flat_map(|y| (x + half..=x + width - half).step_by(step).map(move |x| Point::new(x, y))).collect()
}

/// A part of the table: its west and north edge, its width and height.
pub(crate) type Area = [i32; 4];

/// Where a team member may be placed: wholly within 10 cm of the edge.
struct Strip<'a> {
    battle: &'a Battle,
    area: Area,
}

impl<'a> Strip<'a> {
    fn new(battle: &'a Battle, edge: Edge) -> Self {
        let table = battle.scene.ground.table();
        let strip = Strip { battle, area: edge.strip(table, TEAM_MM) };
        // An edge that is built up leaves no place near it; then the whole table is open.
        if strip.is_full() { Strip { battle, area: [0, 0, table.width, table.height] } } else { strip }
    }

    fn is_full(&self) -> bool {
        let [x, y, width, height] = self.area;
        !grid(x, y, width, height).into_iter().any(|it| self.is_open(it))
    }

    fn is_open(&self, at: Point) -> bool {
        !self.is_goal(at) && is_open(self.battle, at)
    }

    /// Whoever began there would have won before the first turn.
    fn is_goal(&self, at: Point) -> bool {
        self.battle.scene.goal.is_reached_at(self.battle, at)
    }

    fn holds(&self, at: Point) -> bool {
        let [x, y, width, height] = self.area;
        let inside = |low: i32, at: i32, size: i32| BASE_MM <= 2 * (at - low).min(low + size - at);
        inside(x, at.x, width) && inside(y, at.y, height)
    }
}

impl Field for Strip<'_> {
    fn check(&self, at: Point) -> Result<(), RuleId> {
        let refused = |by: RuleId| {
            kernel::rule::hit(by);
            Err(by)
        };
        if !self.holds(at) {
            return refused(rule!("dwa.ruling.table-and-forces"));
        }
        if self.is_goal(at) {
            return refused(rule!("dwa.ruling.who-goes"));
        }
        if !is_open(self.battle, at) {
            return refused(rule!("dwa.ruling.bases"));
        }
        Ok(())
    }

    fn reason(&self, _: Point, by: RuleId) -> Option<String> {
        let why = match by {
            it if it == rule!("dwa.ruling.bases") => {
                "There is no room for a base: somebody or something is in the way."
            }
            it if it == rule!("dwa.ruling.who-goes") => "That is where they have to get to.",
            _ => "It is outside the part of the table where they start.",
        };
        Some(why.to_owned())
    }

    fn what(&self) -> Option<&dyn Any> {
        Some(&self.area)
    }

    /// From the middle of the edge outwards.
    fn propose(&self) -> Vec<Point> {
        let [x, y, width, height] = self.area;
        let middle = Point::new(x + width / 2, y + height / 2);
        let mut places = grid(x, y, width, height);
        places.retain(|&it| self.is_open(it));
        places.sort_by_key(|&it| measure::dist2(it, middle));
        places
    }

    fn label(&self, point: Point) -> String {
        spot(point)
    }
}
