//! The table as one seat sees it. Everything on it is open to everybody (7.1).
mod aims;
mod looks;
mod lying;

use std::fmt;

use ground::open::{Opening, OpeningId, PieceId, Room, RoomId};
use kernel::{Token, Viewer};
use stage::{Appearance, Looks, show};
use view::{
    Allegiance, Amount, Badge, Condition, DamageMark, Ground, Health, Length, NamedValue, OpenTable, Outline,
    Panel, Piece, Role, Terrain, TerrainKind, Units, View,
};

/// A name of the rules as a reader writes it.
pub use ::view::words::spelled as words;

use crate::{
    battle::{
        Battle, FigureId, Human, OpeningState, Phase, Vehicle, Zombie,
        board::{LooseThing, OpeningKind, PieceKind, RoomState},
        figure::{Ammo, BASE_MM, CarriedWeapon, HumanTurn, Life, Malfunction, Posture},
    },
    table::{ammo::Unit, ap::HUMAN_AP, trauma::POINTS_FOR_PSYCHOSIS, weapons::Grenade},
};

/// All distances are in centimetres (7.2), and what people do costs AP.
pub const UNITS: Units = Units { length: Length::Centimetres, effort: "AP" };

/// What somebody sees, which is what everybody sees.
pub fn view(battle: &Battle, viewer: impl Into<Viewer>) -> View {
    let viewer = viewer.into();
    let mut panels = vec![aims::panel(battle)];
    // Those whom the reader leads come first.
    let mut sheets: Vec<(bool, Panel)> = battle
        .humans
        .iter()
        .enumerate()
        .map(|(id, it)| (Viewer::Seat(it.seat) != viewer, sheet(battle, id as u16, it)))
        .collect();
    sheets.sort_by_key(|it| it.0);
    panels.extend(sheets.into_iter().map(|it| it.1));
    View {
        title: battle.scene.title.clone(),
        units: UNITS,
        clock: clock(battle),
        phases: phases(battle),
        ground: ground(battle),
        tokens: tokens(battle),
        absent: Vec::new(),
        remains: remains(battle),
        overlays: aims::marked(battle),
        panels,
    }
}

/// What a figure is called in the view; nothing for those it does not show.
pub fn called(battle: &Battle, token: Token) -> Option<String> {
    match FigureId::from_token(token) {
        FigureId::Human(id) => Some(battle.humans.get(usize::from(id))?.name.clone()),
        FigureId::Zombie(id) => {
            let zombie = battle.zombies.get(id as usize).filter(|it| !it.out)?;
            Some(zombie_name(battle, id, zombie))
        }
    }
}

fn clock(battle: &Battle) -> Vec<NamedValue> {
    let last = battle.scene.last_turn.map(u32::from);
    let mut clock = vec![
        NamedValue::of_amount("turn", Amount::plain(battle.turn).of(last)),
        NamedValue { role: Some(Role::Phase), ..line("phase", phase(battle)) },
        NamedValue {
            role: Some(Role::Number(Allegiance::Dead)),
            ..NamedValue::of_amount("zombies", Amount::count(battle.zombies().count()))
        },
    ];
    if let Some(result) = &battle.result {
        clock.push(NamedValue { role: Some(Role::Result), ..line("result", result.outcome.words()) });
    }
    clock
}

fn phase(battle: &Battle) -> String {
    let now = going_on(battle.phase);
    match battle.phase {
        Phase::Setup | Phase::End => now.to_owned(),
        Phase::Arrivals
        | Phase::Burning
        | Phase::Minds
        | Phase::Fear
        | Phase::Zombification
        | Phase::Wounds => format!("1, tests: {now}"),
        Phase::Humans { acting: None } => "2, humans".to_owned(),
        Phase::Humans { acting: Some(human) } => {
            let name = battle.humans.get(usize::from(human)).map_or("", |it| &it.name);
            format!("2, humans: {name}")
        }
        Phase::ZombiesStandUp | Phase::ZombiesMove | Phase::ZombiesAttack | Phase::ZombiesFire => {
            format!("3, zombies {now}")
        }
        Phase::Doors => format!("3, zombies: {now}"),
    }
}

/// What is going on within a part of the turn.
const fn going_on(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "before the first turn",
        Phase::Arrivals => "arrivals",
        Phase::Burning => "fire",
        Phase::Minds => "minds",
        Phase::Fear => "fear",
        Phase::Zombification => "zombification",
        Phase::Wounds => "wounds",
        Phase::Humans { .. } => "",
        Phase::ZombiesStandUp => "stand up",
        Phase::ZombiesMove => "move",
        Phase::ZombiesAttack => "attack",
        Phase::Doors => "doors",
        Phase::ZombiesFire => "fire",
        Phase::End => "end of the turn",
    }
}

/// The parts of a turn (8), with how far the present one is.
fn phases(battle: &Battle) -> Vec<view::PhaseView> {
    let now = match battle.phase {
        Phase::Setup => None,
        Phase::Arrivals
        | Phase::Burning
        | Phase::Minds
        | Phase::Fear
        | Phase::Zombification
        | Phase::Wounds => Some(0),
        Phase::Humans { .. } => Some(1),
        Phase::ZombiesStandUp
        | Phase::ZombiesMove
        | Phase::ZombiesAttack
        | Phase::Doors
        | Phase::ZombiesFire
        | Phase::End => Some(2),
    };
    let part = |(at, name): (usize, &str)| {
        let note = if now == Some(at) { phase_note(battle) } else { String::new() };
        view::PhaseView { name: name.to_owned(), note, now: now == Some(at), die: None }
    };
    ["Tests", "People", "The dead"].into_iter().enumerate().map(part).collect()
}

/// How far the present part of the turn is.
fn phase_note(battle: &Battle) -> String {
    if matches!(battle.phase, Phase::Humans { .. }) {
        let all = battle.humans().count();
        let begun = battle.humans().filter(|it| it.1.turn.activated || it.1.turn.done).count();
        return format!("{begun} of {all}");
    }
    going_on(battle.phase).to_owned()
}

fn ground(battle: &Battle) -> Ground {
    let table = battle.scene.ground.table();
    let mut terrain = show::terrain(table, battle);
    terrain.extend(battle.vehicles.iter().map(vehicle));
    terrain.extend(lying::shown(&battle.lying));
    let scenery = show::scenery(&battle.scene.scenery);
    Ground::Open(OpenTable { width: table.width, height: table.height, terrain, scenery })
}

impl Looks for Battle {
    fn room(&self, id: RoomId, room: &Room) -> Appearance {
        let state = self.rooms.get(id.0 as usize).copied().unwrap_or_default();
        let floor = stage::looks::floor(&room.name);
        Appearance { kind: TerrainKind::Room { floor }, marks: room_marks(state) }
    }

    fn piece(&self, id: PieceId, piece: &ground::open::Piece) -> Appearance {
        let kind = self.scene.pieces.get(id.0 as usize);
        Appearance {
            kind: kind.map_or(TerrainKind::Other, |&it| looks::piece(it, &piece.name)),
            marks: piece_marks(kind),
        }
    }

    fn opening(&self, id: OpeningId, _: &Opening) -> Appearance {
        let kind = self.scene.openings.get(id.0 as usize).copied().unwrap_or(OpeningKind::Gap);
        let state = self.openings.get(id.0 as usize).copied().unwrap_or_default();
        Appearance { kind: looks::opening(kind), marks: opening_marks(kind, state) }
    }
}

/// A wreck was something once, and its name says what.
fn piece_marks(kind: Option<&PieceKind>) -> Vec<DamageMark> {
    view::marks(&[(kind == Some(&PieceKind::Wreck), Condition::Wrecked, "wrecked")])
}

fn room_marks(state: RoomState) -> Vec<DamageMark> {
    view::marks(&[
        (!state.explored, Condition::Unexplored, "unexplored"),
        (state.searched, Condition::Searched, "searched"),
    ])
}

fn opening_marks(kind: OpeningKind, state: OpeningState) -> Vec<DamageMark> {
    let open = state.open || kind == OpeningKind::Gap;
    let is_attacked = 0 < state.attacked_turns && !state.broken;
    view::marks(&[
        (state.broken, Condition::Broken, "broken"),
        (open && !state.broken, Condition::Open, "open"),
        (is_attacked, Condition::Attacked, &attacked(state.attacked_turns)),
    ])
}

/// For how many turns zombies have been at a door.
fn attacked(turns: u16) -> String {
    if turns == 1 { "attacked for 1 turn".to_owned() } else { format!("attacked for {turns} turns") }
}

fn vehicle(vehicle: &Vehicle) -> Terrain {
    Terrain {
        name: vehicle.name.clone(),
        kind: looks::vehicle(vehicle.kind, &vehicle.name, vehicle.wrecked),
        outline: Outline::Area(vehicle.outline()),
        marks: view::marks(&[
            (vehicle.running, Condition::Running, "running"),
            (vehicle.wrecked, Condition::Wrecked, "wrecked"),
            (vehicle.out_of_gas, Condition::OutOfFuel, "out of gas"),
            (vehicle.broken_open, Condition::Broken, "broken"),
            (vehicle.searched, Condition::Searched, "searched"),
            (0 < vehicle.speed_cm, Condition::Moving, &format!("{} cm a turn", vehicle.speed_cm)),
        ]),
    }
}

fn tokens(battle: &Battle) -> Vec<Piece> {
    let humans = battle.humans().filter(|it| is_seen(battle, it.1));
    let mut tokens: Vec<Piece> = humans.map(|(id, it)| human_token(battle, id, it)).collect();
    tokens.extend(battle.zombies().map(|(id, it)| zombie_token(battle, id, it)));
    tokens
}

/// The dead who were put down, and people who are dead and have not risen.
fn remains(battle: &Battle) -> Vec<Piece> {
    let zombies = battle.zombies.iter().enumerate().filter(|it| it.1.out && !it.1.left);
    let zombies = zombies.map(|(id, it)| zombie_token(battle, id as u32, it));
    let people = battle.humans.iter().enumerate();
    let people = people.filter(|it| matches!(it.1.life, Life::Eliminated { .. }) && it.1.vehicle.is_none());
    let people = people.map(|(id, it)| human_token(battle, id as u16, it));
    let on_table = |it: &Piece| battle.scene.ground.table().contains(it.at);
    let down = |it: Piece| Piece { lies: true, wounds: 0, badges: Vec::new(), in_hand: None, ..it };
    zombies.chain(people).filter(on_table).map(down).collect()
}

fn is_seen(battle: &Battle, human: &Human) -> bool {
    human.is_on_table() && battle.scene.ground.table().contains(human.at)
}

fn human_token(battle: &Battle, id: u16, human: &Human) -> Piece {
    Piece {
        id: FigureId::Human(id).token(),
        name: human.name.clone(),
        pronoun: human.pronoun(),
        side: side(human),
        word: if human.member { "human" } else { "survivor" }.to_owned(),
        number: None,
        at: human.at,
        diameter: BASE_MM,
        facing: Some(i32::from(human.facing)),
        lies: human.posture != Posture::Standing,
        wounds: human.wounds,
        in_hand: human.held().map(|it| looks::in_hand(it.weapon)),
        badges: badges(battle, id, human),
        face: None,
    }
}

const fn side(human: &Human) -> Allegiance {
    if human.member { Allegiance::Players } else { Allegiance::Strangers }
}

fn badges(battle: &Battle, id: u16, human: &Human) -> Vec<Badge> {
    let trouble = human.held().map_or(Malfunction::None, |it| it.trouble);
    let acted = matches!(battle.phase, Phase::Humans { .. }) && human.turn.done;
    view::badges(&[
        (0 < human.wounds, Health::Wounded, &format!("wounded {}", human.wounds)),
        (0 < human.burning, Health::OnFire, "on fire"),
        (human.stunned, Health::Stunned, "stunned"),
        (human.posture == Posture::Prone, Health::Prone, "prone"),
        (human.posture == Posture::Fallen, Health::Fallen, "fallen"),
        (human.turn.afraid, Health::Afraid, "afraid"),
        (human.braced.is_some(), Health::Other, "braced"),
        (battle.in_close_combat(id), Health::InCloseCombat, "in close combat"),
        (battle.phase != Phase::Setup && is_out_of_ammo(human), Health::OutOfAmmo, "out of ammo"),
        (trouble != Malfunction::None, trouble_state(trouble), badge_of(trouble)),
        (acted, Health::Acted, "has acted"),
    ])
}

const fn trouble_state(trouble: Malfunction) -> Health {
    match trouble {
        Malfunction::None => Health::Other,
        Malfunction::Jammed | Malfunction::Stalled => Health::Jammed,
        Malfunction::OutOfGas | Malfunction::OutOfFuel => Health::OutOfFuel,
    }
}

/// The same of whoever holds it, who is neither jammed nor stalled.
fn badge_of(trouble: Malfunction) -> &'static str {
    match trouble {
        Malfunction::Jammed => "weapon jammed",
        Malfunction::Stalled => "chainsaw stalled",
        Malfunction::None | Malfunction::OutOfGas | Malfunction::OutOfFuel => trouble_words(trouble),
    }
}

fn trouble_words(trouble: Malfunction) -> &'static str {
    match trouble {
        Malfunction::None => "",
        Malfunction::Jammed => "jammed",
        Malfunction::Stalled => "stalled",
        Malfunction::OutOfGas => "out of gas",
        Malfunction::OutOfFuel => "out of fuel",
    }
}

/// Nothing in the weapon in his hand.
fn is_out_of_ammo(human: &Human) -> bool {
    human.held().is_some_and(|it| match it.weapon.unit() {
        Unit::Clip | Unit::Single | Unit::Tank => it.loaded == 0,
        Unit::Piece => it.pieces == 0,
        Unit::None => false,
    })
}

fn zombie_token(battle: &Battle, id: u32, zombie: &Zombie) -> Piece {
    let badges = view::badges(&[
        (0 < zombie.burning, Health::OnFire, "on fire"),
        (zombie.stunned, Health::Stunned, "stunned"),
        (zombie.fallen, Health::Fallen, "fallen"),
    ]);
    Piece {
        id: FigureId::Zombie(id).token(),
        name: zombie_name(battle, id, zombie),
        pronoun: None,
        side: Allegiance::Dead,
        word: "zombie".to_owned(),
        number: zombie.was.is_none().then_some(id + 1),
        at: zombie.at,
        diameter: BASE_MM,
        facing: Some(i32::from(zombie.facing)),
        lies: zombie.fallen,
        wounds: 0,
        in_hand: zombie.weapon.map(looks::in_hand),
        badges,
        face: None,
    }
}

fn zombie_name(battle: &Battle, id: u32, zombie: &Zombie) -> String {
    let was = zombie.was.and_then(|it| battle.humans.get(usize::from(it)));
    was.map_or_else(|| format!("zombie {}", id + 1), |it| format!("zombie {}", it.name))
}

/// The sheet of a human: what he carries is open to all.
fn sheet(battle: &Battle, id: u16, human: &Human) -> Panel {
    let open = rule!("dwa.setup.open-equipment");
    kernel::rule::hit(open);
    let awaited = human.is_alive() && !is_seen(battle, human);
    let fares = if awaited { whereabouts(battle, human) } else { state(human) };
    let mut lines = vec![NamedValue { role: Some(Role::State), ..line("state", fares) }];
    if human.is_alive() {
        lines.extend(points(human));
        let wounds = NamedValue::of_amount("wounds", Amount::plain(human.wounds));
        lines.push(NamedValue { role: Some(Role::Wounds), ..wounds });
        lines.push(out_of("Moral Value", human.moral, human.full_moral));
        if battle.rules.trauma {
            lines.push(out_of("trauma points", human.trauma.into(), POINTS_FOR_PSYCHOSIS.into()));
        }
    }
    if battle.rules.archetypes {
        lines.push(line("archetype", words(&human.archetype)));
    }
    for (i, weapon) in human.weapons.iter().enumerate() {
        let in_hand = human.in_hand.contains(&(i as u8));
        let name = if in_hand { "in hand" } else { "carries" };
        let (rule, role, amount) = (Some(open), Some(Role::Weapon), magazine(weapon));
        lines.push(NamedValue { rule, role, amount, ..line(name, held(weapon)) });
    }
    if human.ammo != Ammo::default() {
        lines.push(NamedValue { rule: Some(open), ..line("ammunition", human.ammo.words()) });
    }
    if !human.items.is_empty() {
        lines.push(NamedValue { rule: Some(open), ..line("items", list(&human.items)) });
    }
    let lists = [
        ("skills", battle.rules.skills, terms(&human.skills)),
        ("quirks", battle.rules.quirks, terms(&human.quirks)),
        ("psychoses", battle.rules.trauma, terms(&human.psychoses)),
    ];
    lines.extend(lists.into_iter().filter(|it| it.1 && !it.2.is_empty()).map(|it| line(it.0, it.2)));
    if !human.turn.used.is_empty() && human.is_alive() {
        let used: Vec<&str> = human.turn.used.iter().map(|it| it.name()).collect();
        lines.push(line("used this turn", used.join(", ")));
    }
    if 0 < human.deeds.kills {
        lines.push(line("kills", human.deeds.kills.to_string()));
    }
    Panel {
        title: human.name.clone(),
        about: Some(FigureId::Human(id).token()),
        side: Some(side(human)),
        awaited,
        pronoun: human.pronoun(),
        trade: battle.rules.archetypes.then(|| words(&human.archetype)),
        aims: Vec::new(),
        lines,
    }
}

/// His AP, with those that are good for some things only.
fn points(human: &Human) -> Vec<NamedValue> {
    let HumanTurn { ap, ap_not_for_movement, cover_ap, .. } = human.turn;
    let left = match ap_not_for_movement {
        0 => ap.to_string(),
        more => format!("{ap} and {more} not for movement"),
    };
    let amount = Amount::plain(ap).of(Some(HUMAN_AP.max(ap).into()));
    let left = NamedValue { amount: Some(amount), ..line(UNITS.effort, left) };
    let mut lines = vec![NamedValue { role: Some(Role::Effort), ..left }];
    if 0 < cover_ap {
        lines.push(line("AP for Cover", cover_ap.to_string()));
    }
    lines
}

/// Where somebody is who lives and has no figure on the table.
fn whereabouts(battle: &Battle, human: &Human) -> String {
    let vehicle = human.vehicle.and_then(|it| battle.vehicles.get(usize::from(it)));
    vehicle.map_or_else(|| "not on the table yet".to_owned(), |it| format!("in the {}", it.name))
}

fn state(human: &Human) -> String {
    match human.life {
        Life::Alive => match human.posture {
            Posture::Standing => "standing".to_owned(),
            Posture::Prone => "prone".to_owned(),
            Posture::Fallen => "fallen".to_owned(),
        },
        Life::Eliminated { turn } => format!("dead since turn {turn}"),
        Life::Turned { .. } => "turned into a zombie".to_owned(),
        Life::Left => "left the table".to_owned(),
    }
}

/// What is in the magazine of a weapon that has one.
fn magazine(held: &CarriedWeapon) -> Option<Amount> {
    match held.weapon.unit() {
        Unit::Clip | Unit::Single => {
            let most = held.weapon.profile().mag?;
            Some(Amount::plain(held.loaded).of(Some(most.into())))
        }
        Unit::Piece | Unit::Tank | Unit::None => None,
    }
}

/// A count and what it is out of; below nothing it is words alone.
fn out_of(name: &str, n: i16, most: i16) -> NamedValue {
    let counts = u32::try_from(n).ok().zip(u32::try_from(most).ok());
    let amount = counts.map(|(n, most)| Amount::plain(n).of(Some(most)));
    NamedValue { amount, ..line(name, format!("{n} of {most}")) }
}

fn held(held: &CarriedWeapon) -> String {
    let name = held.weapon.profile().name;
    let stock = match held.weapon.unit() {
        Unit::Clip | Unit::Single => {
            let spare = if 0 < held.pieces { format!(", {} more", held.pieces) } else { String::new() };
            let kind = match held.grenade {
                Some(Grenade::FlashBang) => ", flash-bangs",
                Some(Grenade::Incendiary) => ", incendiary",
                Some(Grenade::Fragmentation | Grenade::Concussion | Grenade::Molotov) | None => "",
            };
            format!(" ({} of {}{spare}{kind})", held.loaded, held.weapon.profile().mag.unwrap_or(0))
        }
        Unit::Piece => format!(" ({})", held.pieces),
        Unit::Tank | Unit::None => String::new(),
    };
    let trouble = match held.trouble {
        Malfunction::None => String::new(),
        other => format!(", {}", trouble_words(other)),
    };
    format!("{name}{stock}{trouble}")
}

fn thing(thing: &LooseThing) -> String {
    match thing {
        LooseThing::Weapon(weapon) => held(weapon),
        LooseThing::Ammo(these) => these.words(),
        LooseThing::Item(item) => words(item),
        LooseThing::RunningRadio => "radio, turned on".to_owned(),
    }
}

/// The book's terms are capital: Flinch, Nerves of steel.
fn terms(these: &[impl fmt::Debug]) -> String {
    let terms: Vec<String> = these.iter().map(|it| view::story::capital(&words(it))).collect();
    terms.join(", ")
}

fn list(these: &[impl fmt::Debug]) -> String {
    let words: Vec<String> = these.iter().map(words).collect();
    words.join(", ")
}

fn line(name: &str, value: impl Into<String>) -> NamedValue {
    NamedValue::new(name, value)
}
