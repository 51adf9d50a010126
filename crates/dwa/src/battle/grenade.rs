//! Grenades (11.2.8) on the board.
use std::any::Any;

use ground::open::{
    Circle, Piece, Room,
    measure::{dist2, distance, gap, polar, towards},
    sight,
};
use kernel::{Dice, Field, Pause, Play, Point, RuleId, Token, odds, question::Chance};
use smallvec::SmallVec;
use stage::Tabletop;

use super::{
    Battle, FigureId,
    board::blocks_sight,
    change::{self, By},
    figure::CarriedWeapon,
    flame, jam,
    shoot::{
        Blow, Pot, asking, candidates, endings, handling, harm, held, is_in_play, strike_down, tidy_hand,
        use_up,
    },
    whereabouts,
    zombie::{self, LoudKind},
};
use crate::{
    journal::{Ending, Incident},
    table::{
        ap::Action,
        flame::HitBy,
        grenade::{Blast, Deviation, Effect, GrenadeThrow, Landing, blast_radius_mm},
        shoot::{Hit, HumanHit},
        weapons::{Fire, Grenade, Weapon},
    },
};

/// A grenade stops so far before a wall (ruling on walls).
const BEFORE_WALL_MM: i32 = 5;

/// A room of normal size is at most so long and so wide (ruling on confined spaces).
const NORMAL_ROOM_MM: i32 = 300;

/// What a throw or a launch costs, all of it.
pub(crate) fn price(battle: &Battle, human: u16, weapon: Weapon) -> u8 {
    let price = |action| super::ap::price(battle, human, action);
    match weapon.profile().fire {
        Fire::Launch => price(Action::Fire(weapon)),
        _ if weapon == Weapon::Molotov => price(Action::ThrowGrenade),
        _ => price(Action::PrimeGrenade) + price(Action::ThrowGrenade),
    }
}

/// The throw as the board has it now.
pub fn measure(battle: &Battle, human: u16, place: u8, at: Point) -> GrenadeThrow {
    GrenadeThrow {
        weapon: held(battle, human, place).weapon,
        range_mm: gap(battle.base(FigureId::Human(human)), Circle::new(at, 0)),
        handling: handling(battle, human),
        jams: battle.rules.jams,
    }
}

/// Asks where to and throws, or launches.
pub(crate) fn perform(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8) -> Result<(), Pause> {
    let spots = Spots { battle: &*battle, thrown: Thrown { human, place } };
    let at = play.point(&*battle, asking(battle, human, rule!("dwa.grenade.range")), &spots)?;
    throw(battle, play, human, place, at, Pot::Own);
    Ok(())
}

/// A grenade at a point, by hand or from a launcher.
pub fn throw(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: u8, at: Point, pot: Pot) {
    let weapon = held(battle, human, place).weapon;
    let grenade = held(battle, human, place).explodes();
    pay(battle, play, human, weapon, pot);
    battle.turn_of(human).fired = true;
    change::turn_to(battle, FigureId::Human(human), at);
    use_up(battle, play, human, place, 1);
    let throw = measure(battle, human, place, at);
    let own = battle.at(FigureId::Human(human));
    let throws = Incident::Throws { with: weapon, to: at, range: throw.range_mm };
    play.note(rule!("dwa.grenade.range"), FigureId::Human(human).token(), throws);
    let landing = throw.land(&mut play.by(FigureId::Human(human).token()));
    let lands = match landing {
        Landing::OnTarget => Some(at),
        Landing::Off { d6 } => stray(battle, play, human, at, d6),
        Landing::Explodes => Some(own),
        Landing::Dud => None,
    };
    tell_landing(play, human, grenade, landing, lands);
    if matches!(landing, Landing::Explodes | Landing::Dud) && weapon.grenade().is_none() {
        jam::jam(battle, play, human, place);
    }
    tidy_hand(battle, human, place);
    if let Some(lands) = lands {
        explode(battle, play, grenade, lands, Some(human), None);
    }
    match lands {
        // Off the table it has no effect, and nobody hears it; it was used all the same.
        None if weapon.grenade().is_some() => {
            play.cite(rule!("dwa.ruling.noise"));
            zombie::draw(battle, play, human, weapon, LoudKind::Grenade);
        }
        Some(_) | None => {
            zombie::gunshot(battle, play, human, lands.unwrap_or(own), weapon, LoudKind::Grenade);
        }
    }
}

/// Where it has landed, or why it has not.
fn tell_landing(play: &mut Play<'_>, human: u16, grenade: Grenade, landing: Landing, lands: Option<Point>) {
    let what = grenade.name().into();
    let told = match (landing, lands) {
        (Landing::OnTarget, _) => Incident::LandsThere { what },
        (Landing::Off { .. }, Some(to)) => Incident::Strays { what, to },
        (Landing::Off { .. }, None) => Incident::StraysOff { what },
        (Landing::Explodes, _) => Incident::GoesOffInHand { what },
        (Landing::Dud, _) => Incident::Dud { what },
    };
    play.note(rule!("dwa.grenade.landing"), FigureId::Human(human).token(), told);
}

fn pay(battle: &mut Battle, play: &mut Play<'_>, human: u16, weapon: Weapon, pot: Pot) {
    play.cite(rule!("dwa.grenade.cost"));
    match weapon.profile().fire {
        Fire::Launch => pot.pay(battle, play, human, Action::Fire(weapon), 1),
        _ => {
            if weapon != Weapon::Molotov {
                play.cite(rule!("dwa.ruling.prime"));
                pot.pay(battle, play, human, Action::PrimeGrenade, 1);
            }
            pot.pay(battle, play, human, Action::ThrowGrenade, 1);
        }
    }
}

/// Where it goes astray to; off the table it is lost.
fn stray(battle: &Battle, play: &mut Play<'_>, human: u16, at: Point, d6: u8) -> Option<Point> {
    let strays = || "how far it strays in cm".to_owned();
    let drift = Deviation { d6 }.roll(&mut play.by(FigureId::Human(human).token()).with(strays));
    let to = polar(at, i32::from(drift.degrees), 10 * drift.distance_cm);
    let ground = &battle.scene.ground;
    // What was thrown onto a roof rolls along on it.
    let blocks = |piece: &Piece| blocks_sight(piece) && !piece.has_roof_at(at);
    let is_clear = |it: Point| sight::clear(ground, battle.state(), at, it, &blocks);
    let mut lands = to;
    if !is_clear(to) {
        play.cite(rule!("dwa.ruling.grenade-walls"));
        let (mut free, mut blocked) = (0, distance(at, to));
        while free + 1 < blocked {
            let middle = free.midpoint(blocked);
            if is_clear(towards(at, to, middle)) { free = middle } else { blocked = middle }
        }
        lands = towards(at, to, (free - BEFORE_WALL_MM).max(0));
    }
    if !ground.table().contains(lands) {
        play.cite(rule!("dwa.ruling.grenade-walls"));
        return None;
    }
    Some(lands)
}

/// Everybody in a blast, and whether it is in a confined space; `spared` is resolved elsewhere.
pub fn in_blast(
    battle: &Battle,
    grenade: Grenade,
    at: Point,
    spared: Option<FigureId>,
) -> SmallVec<[FigureId; 8]> {
    let room = room(battle, at);
    let whole_room = grenade == Grenade::FlashBang && room.is_some_and(is_of_normal_size);
    let circle = Circle::new(at, 2 * blast_radius_mm(battle.rules.blast_diameter_cm));
    let caught = |it: &FigureId| {
        let place = battle.at(*it);
        if whole_room {
            return room.is_some_and(|room| room.area.contains(place));
        }
        circle.contains_strictly(place) && reaches(battle, at, *it)
    };
    battle.figures().filter(|it| Some(*it) != spared && caught(it)).collect()
}

/// Whether no wall, building or vehicle stands between a blast and somebody; a roof that both are on does not.
fn reaches(battle: &Battle, at: Point, who: FigureId) -> bool {
    let shares = |piece: &Piece| piece.has_roof_at(at) && battle.bears(who, piece);
    let blocks = |piece: &Piece| blocks_sight(piece) && !shares(piece);
    sight::clear(&battle.scene.ground, battle.state(), at, battle.at(who), &blocks)
}

/// The confined space that a point lies in.
pub(crate) fn room(battle: &Battle, at: Point) -> Option<&Room> {
    let id = battle.room_at(at)?;
    Some(&battle.scene.ground.table().rooms[id.0 as usize]).filter(|it| it.confined)
}

pub(crate) fn is_of_normal_size(room: &Room) -> bool {
    let corners = &room.area.corners;
    let span = |of: fn(&Point) -> i32| {
        corners.iter().map(of).max().unwrap_or(0) - corners.iter().map(of).min().unwrap_or(0)
    };
    span(|it| it.x) <= NORMAL_ROOM_MM && span(|it| it.y) <= NORMAL_ROOM_MM
}

/// The blast: all are rolled for, then it takes effect.
pub(crate) fn explode(
    battle: &mut Battle,
    play: &mut Play<'_>,
    grenade: Grenade,
    at: Point,
    human: Option<u16>,
    spared: Option<FigureId>,
) {
    let confined = room(battle, at).is_some();
    let targets = in_blast(battle, grenade, at, spared);
    let token = human.map(|it| FigureId::Human(it).token());
    cite_blast(battle, play, grenade, at, token);
    if targets.is_empty() {
        play.note(rule!("dwa.ruling.template-coverage"), None, Incident::BlastCatchesNobody);
    }
    let blast = Blast { grenade, confined };
    let effects: SmallVec<[Effect; 8]> =
        targets.iter().map(|it| blast.roll(&mut play.by(it.token()).at(it.token()))).collect();
    for (&who, effect) in targets.iter().zip(effects) {
        take_effect(battle, play, grenade, who, effect, human);
    }
}

fn cite_blast(battle: &Battle, play: &mut Play<'_>, grenade: Grenade, at: Point, by: Option<Token>) {
    let explosion = Incident::Explosion { of: grenade.name().into(), at, by };
    play.note(rule!("dwa.grenade.template"), None, explosion);
    play.cite(rule!("dwa.ruling.template-coverage"));
    play.cite(rule!("dwa.ruling.grenade-template-size"));
    play.cite(rule!("dwa.ruling.grenade-walls"));
    let Some(room) = room(battle, at) else { return };
    play.cite(rule!("dwa.ruling.confined"));
    if grenade == Grenade::FlashBang && is_of_normal_size(room) {
        play.cite(rule!("dwa.grenade.flash-bang-room"));
    }
}

fn take_effect(
    battle: &mut Battle,
    play: &mut Play<'_>,
    grenade: Grenade,
    who: FigureId,
    effect: Effect,
    human: Option<u16>,
) {
    // A tank in the blast may have gone off and taken him already.
    if !is_in_play(battle, who) {
        return;
    }
    let close = human.is_some_and(|it| battle.in_contact(FigureId::Human(it), who));
    let by = By::human(human, close);
    let blow = Blow { rule: rule!("dwa.grenade.effect-table"), by, hit_by: HitBy::Grenade };
    match (effect, who) {
        (Effect::Nothing, _) => play.note(blow.rule, who.token(), Incident::NotHurt { by: by.token() }),
        (Effect::Burns, _) => flame::burn_on(battle, play, who, human),
        (Effect::Stun, _) => stun(battle, play, who),
        (Effect::Fall, FigureId::Human(it)) if grenade == Grenade::FlashBang => {
            harm(battle, play, it, HumanHit::FlashBangFall, blow);
        }
        (Effect::Fall, _) => strike_down(battle, play, who, Hit::Fall, blow),
        (Effect::Elim, _) => strike_down(battle, play, who, Hit::Elim, blow),
    }
}

/// No AP and no attack in its next activation.
fn stun(battle: &mut Battle, play: &mut Play<'_>, who: FigureId) {
    change::stun(battle, play, rule!("dwa.grenade.effect-table"), who);
    play.cite(rule!("dwa.ruling.stun"));
}

/// A grenade that is being thrown or launched: by whom, and which of his weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Thrown {
    pub human: u16,
    pub place: u8,
}

/// The places proposed for a grenade, the best first.
pub(crate) fn proposed(battle: &Battle, thrown: Thrown) -> Vec<Point> {
    Spots { battle, thrown }.propose()
}

/// Where a grenade may be sent.
struct Spots<'a> {
    battle: &'a Battle,
    thrown: Thrown,
}

impl Spots<'_> {
    fn held(&self) -> &CarriedWeapon {
        held(self.battle, self.thrown.human, self.thrown.place)
    }
}

impl Field for Spots<'_> {
    fn check(&self, at: Point) -> Result<(), RuleId> {
        let own = self.battle.base(FigureId::Human(self.thrown.human));
        let far = self.held().weapon.range_mm() < gap(own, Circle::new(at, 0));
        let on_table = self.battle.scene.ground.table().contains(at);
        if far || !on_table || !self.battle.sees_point(FigureId::Human(self.thrown.human), at) {
            return Err(rule!("dwa.grenade.range"));
        }
        Ok(())
    }

    fn reason(&self, at: Point, _: RuleId) -> Option<String> {
        let who = FigureId::Human(self.thrown.human);
        let (mm, reach) = (gap(self.battle.base(who), Circle::new(at, 0)), self.held().weapon.range_mm());
        if !self.battle.scene.ground.table().contains(at) {
            return Some("That is off the table.".to_owned());
        }
        if reach < mm {
            let (mm, reach) = (whereabouts::cm(mm), whereabouts::cm(reach));
            return Some(format!("It is {mm} away, and {reach} is as far as it goes."));
        }
        Some(format!("{} does not see that place.", self.battle.humans[usize::from(self.thrown.human)].name))
    }

    fn propose(&self) -> Vec<Point> {
        let (battle, human) = (self.battle, self.thrown.human);
        let (weapon, grenade) = (self.held().weapon, self.held().explodes());
        let reach = weapon.range_mm() + 50;
        let caught = |it| in_blast(battle, grenade, it, None);
        let mut points = candidates(battle, human, reach, caught, dist2);
        points.retain(|&it| self.check(it).is_ok());
        if points.is_empty() {
            // Nobody can be caught: anywhere.
            let own = battle.at(FigureId::Human(human));
            let anywhere = (0..36).map(|it| polar(own, 10 * it, weapon.range_mm()));
            points.push({ anywhere }.find(|&it| self.check(it).is_ok()).unwrap_or(own));
        }
        points
    }

    fn what(&self) -> Option<&dyn Any> {
        Some(&self.thrown)
    }

    fn odds(&self, at: Point) -> Vec<Chance> {
        let throw = measure(self.battle, self.thrown.human, self.thrown.place, at);
        let step = |it: &Landing| match it {
            Landing::OnTarget => 2,
            Landing::Off { .. } => 1,
            Landing::Dud | Landing::Explodes => 0_usize,
        };
        let lands = odds(|dice| throw.land(dice)).map(step);
        endings(&lands, |&it| [Ending::GoesWrong, Ending::GoesAstray, Ending::LandsThere][it].clone())
    }

    fn label(&self, at: Point) -> String {
        let from = self.battle.base(FigureId::Human(self.thrown.human));
        let n = in_blast(self.battle, self.held().explodes(), at, None).len();
        whereabouts::template(from, at, n, "blast")
    }
}
