//! Strikes (12.3), and the skills that change them.
use ground::open::measure::{Bearing, side};
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, question::Anchor};
use smallvec::SmallVec;

use crate::{
    battle::{
        Battle, FigureId, ap,
        change::{self, By},
        figure::{Malfunction, Posture},
        quirk,
        rolls::{Rolls, Stake},
        shoot::{Blow, asking, harm, held, name, offer_use, strike_down},
        skill,
        zombie::{self, LoudKind},
    },
    journal::{Decision, Incident, Interruption, Mark},
    table::{
        ap::Action,
        cc::{Blow as Rolled, Mishap, Strike, StrikeAt, StrikeSkill},
        flame::HitBy,
        shoot::{Hit, HumanHit},
        skill::Skill,
        weapons::{Melee, Weapon},
    },
};

/// How a strike with the weapon at this place, or with bare hands, would be made.
pub fn measure_strike(battle: &Battle, human: u16, place: Option<u8>, zombie: u32) -> Strike {
    let with = place.map_or(Melee::BareHands, |it| melee(battle, human, it));
    let figure = &battle.zombies[zombie as usize];
    let behind = side(figure.at, i32::from(figure.facing), battle.humans[usize::from(human)].at);
    let at = match (figure.fallen, behind) {
        (true, _) => StrikeAt::Fallen,
        (false, Bearing::Behind) => StrikeAt::Back,
        (false, Bearing::Front | Bearing::Abreast) => StrikeAt::Front,
    };
    let skill = (with == Melee::BareHands).then_some(StrikeSkill::MartialArts);
    Strike { with, at, distraction: quirk::distraction(battle, human), skill }
}

/// A chainsaw that does not run is a club (ruling on improvised weapons).
pub(crate) fn melee(battle: &Battle, human: u16, place: u8) -> Melee {
    let held = held(battle, human, place);
    match held.trouble {
        Malfunction::Stalled | Malfunction::OutOfGas => Melee::Bludgeoning,
        Malfunction::None | Malfunction::Jammed | Malfunction::OutOfFuel => held.weapon.profile().melee,
    }
}

/// What somebody strikes with; nothing for bare hands.
pub(crate) fn struck_with(battle: &Battle, human: u16, place: Option<u8>) -> Option<Weapon> {
    let place = place.filter(|&it| melee(battle, human, it) != Melee::BareHands)?;
    Some(held(battle, human, place).weapon)
}

/// Martial arts: used once for all bare-handed strikes of the turn.
pub(super) fn can_use_bare_hands(battle: &Battle, human: u16) -> bool {
    let used = battle.humans[usize::from(human)].turn.used.contains(&Skill::MartialArts);
    used || skill::may_use(battle, human, Skill::MartialArts)
}

/// One strike with what is in hand, for those who do not choose it from the menu. False if there is nothing to
/// strike with, or he lies on the ground.
pub fn strike_at(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    zombie: u32,
    free: bool,
) -> Result<bool, Pause> {
    let can_pay = free || ap::unaffordable(battle, human, Action::Strike).is_none();
    if !can_pay || !is_ready(battle, human) {
        return Ok(false);
    }
    let place = battle.humans[usize::from(human)].in_hand.first().copied();
    strike(battle, play, human, place, zombie, free)?;
    Ok(true)
}

/// Whether he has something to strike with, stands, and can pay for it.
pub fn can_strike(battle: &Battle, human: u16) -> bool {
    ap::unaffordable(battle, human, Action::Strike).is_none() && is_ready(battle, human)
}

fn is_ready(battle: &Battle, human: u16) -> bool {
    let figure = &battle.humans[usize::from(human)];
    let armed = !figure.in_hand.is_empty() || can_use_bare_hands(battle, human);
    armed && figure.posture == Posture::Standing
}

/// One strike, and what it lets him do at once.
pub(super) fn strike(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: Option<u8>,
    zombie: u32,
    free: bool,
) -> Result<(), Pause> {
    play.cite(rule!("dwa.cc.contact"));
    play.cite(rule!("dwa.ruling.bases"));
    play.cite(rule!("dwa.cc.attack-cost"));
    if !free {
        ap::pay(battle, play, human, Action::Strike);
    }
    cite_weapon(battle, play, human, place);
    let runs = place.is_some_and(|it| melee(battle, human, it) == Melee::Chainsaw);
    let stake = |battle: &Battle| {
        let once = measure_strike(battle, human, place, zombie);
        Stake { yes: Rolls::Strikes(once), no: Rolls::Strike(once) }
    };
    let twice = !free
        && offer_use(battle, play, human, Skill::CombatExpert, rule!("dwa.skill.combat-expert"), &stake)?;
    blows(battle, play, human, place, zombie)?;
    if twice {
        play.cite(rule!("dwa.ruling.skill-double-shots"));
        another(battle, play, human, place)?;
    }
    if runs {
        let at = battle.at(FigureId::Human(human));
        zombie::gunshot(battle, play, human, at, Weapon::Chainsaw, LoudKind::Chainsaw);
    }
    Ok(())
}

fn cite_weapon(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: Option<u8>) {
    match place {
        Some(place) if melee(battle, human, place) != Melee::Chainsaw => {
            let held = held(battle, human, place);
            if held.weapon.profile().cost != 0 || held.weapon == Weapon::Chainsaw {
                play.cite(rule!("dwa.ruling.strikes-always"));
                play.cite(rule!("dwa.ruling.improvised"));
            }
        }
        Some(_) => (),
        None => {
            if !battle.humans[usize::from(human)].turn.used.contains(&Skill::MartialArts) {
                skill::use_skill(battle, play, human, Skill::MartialArts);
            }
        }
    }
}

/// A blow; a chainsaw's six and Frantic lead to more.
fn blows(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: Option<u8>,
    zombie: u32,
) -> Result<(), Pause> {
    let mut at = zombie;
    loop {
        let rolled = one_blow(battle, play, human, place, at)?;
        if rolled.again
            && let Some(next) = ask_whether(battle, play, human, place, at)?
        {
            at = next;
            continue;
        }
        if rolled.hit != Hit::Miss
            && !in_reach(battle, human).is_empty()
            && offer_use(battle, play, human, Skill::Frantic, rule!("dwa.skill.frantic"), &|battle| {
                Stake::yes(next_blow(battle, human, place))
            })?
        {
            play.cite(rule!("dwa.ruling.skill-double-shots"));
            return another(battle, play, human, place);
        }
        return Ok(());
    }
}

/// The dice of an extra blow, if there is only one enemy to strike.
fn next_blow(battle: &Battle, human: u16, place: Option<u8>) -> Rolls {
    match in_reach(battle, human)[..] {
        [only] => Rolls::Strike(measure_strike(battle, human, place, only)),
        _ => Rolls::Nothing,
    }
}

/// An extra blow at whoever is still in contact.
fn another(battle: &mut Battle, play: &mut Play<'_>, human: u16, place: Option<u8>) -> Result<(), Pause> {
    let near = in_reach(battle, human);
    match near[..] {
        [] => Ok(()),
        [only] => blows(battle, play, human, place, only),
        _ => {
            let asked = asking(battle, human, rule!("dwa.cc.attack-cost"));
            let enemy = |&zombie: &u32| Enemy { human, place, zombie };
            let enemies: SmallVec<[Enemy; 6]> = near.iter().map(enemy).collect();
            let Enemy { zombie, .. } = play.pick(&*battle, asked, &enemies)?;
            blows(battle, play, human, place, zombie)
        }
    }
}

fn one_blow(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: Option<u8>,
    zombie: u32,
) -> Result<Rolled, Pause> {
    let target = FigureId::Zombie(zombie);
    change::turn_to(battle, FigureId::Human(human), battle.at(target));
    let mut strike = measure_strike(battle, human, place, zombie);
    if strike.at == StrikeAt::Back {
        play.cite(rule!("dwa.ruling.facing"));
        play.cite(rule!("dwa.ruling.back-attack-zombies"));
    }
    let who = FigureId::Human(human).token();
    let with = struck_with(battle, human, place);
    play.note(rule!("dwa.cc.attack-cost"), who, Incident::Strikes { with, at: target.token() });
    let face = face(battle, play, (human, zombie), &strike)?;
    strike.skill = skill_for(battle, play, human, &strike, face)?.or(strike.skill);
    let rolled = strike.read(face, &mut play.by(who));
    let by = By::human(human, true);
    let blow = Blow { rule: rule!("dwa.cc.attack-cost"), by, hit_by: HitBy::Strike };
    if rolled.hit == Hit::Elim {
        play.cite(rule!("dwa.ruling.kills-in-close-combat"));
    }
    strike_down(battle, play, target, rolled.hit, blow);
    if let (Some(mishap), Some(place)) = (rolled.mishap, place) {
        mishap_of(battle, play, human, place, mishap, blow);
    }
    Ok(rolled)
}

/// The die, rolled again if it fails and somebody has the skill for that.
fn face(
    battle: &mut Battle,
    play: &mut Play<'_>,
    (human, zombie): (u16, u32),
    strike: &Strike,
) -> Result<i32, Pause> {
    let (who, whom) = (FigureId::Human(human).token(), FigureId::Zombie(zombie).token());
    let face = strike.die(&mut play.by(who).at(whom));
    if strike.hit(face) != Hit::Miss {
        return Ok(face);
    }
    let again = |_: &Battle| Stake::yes(Rolls::StrikeAgain(*strike));
    if offer_use(battle, play, human, Skill::Aggressive, rule!("dwa.skill.aggressive"), &again)? {
        return Ok(strike.reroll(&mut play.by(who).at(whom)));
    }
    if skill::inspired(battle, play, human, Interruption::Misses, &|| Rolls::Strike(*strike))? {
        return Ok(strike.die(&mut play.by(who).at(whom)));
    }
    Ok(face)
}

/// Skills that change what the die just rolled comes to.
fn skill_for(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    strike: &Strike,
    face: i32,
) -> Result<Option<StrikeSkill>, Pause> {
    if strike.with == Melee::Chainsaw {
        // With Chainsaw maniac a 2 kills, and a 1, which never hits, only empties the tank.
        let matters = strike.hit(face) == Hit::Miss;
        let rule = rule!("dwa.skill.chainsaw-maniac");
        let stake = |_: &Battle| Stake { yes: Rolls::Nothing, no: Rolls::Read(*strike, face) };
        if matters && offer_use(battle, play, human, Skill::ChainsawManiac, rule, &stake)? {
            return Ok(Some(StrikeSkill::ChainsawManiac));
        }
        return Ok(None);
    }
    if strike.hit(face) == Hit::Fall
        && offer_use(battle, play, human, Skill::Strong, rule!("dwa.skill.strong"), &|_| Stake::NONE)?
    {
        return Ok(Some(StrikeSkill::Strong));
    }
    Ok(None)
}

pub(crate) fn mishap_of(
    battle: &mut Battle,
    play: &mut Play<'_>,
    human: u16,
    place: u8,
    mishap: Mishap,
    blow: Blow,
) {
    play.cite(rule!("dwa.ruling.chainsaw"));
    let (trouble, mark) = match mishap {
        Mishap::WoundsUser => {
            let blow = Blow { rule: rule!("dwa.cc.chainsaw-mishap"), ..blow };
            return harm(battle, play, human, HumanHit::Plain, blow);
        }
        Mishap::Stalls => (Malfunction::Stalled, Mark::Stalled),
        Mishap::OutOfGas => (Malfunction::OutOfGas, Mark::OutOfGas),
    };
    change::set_trouble(battle, human, place, trouble);
    play.mark(rule!("dwa.cc.chainsaw-mishap"), FigureId::Human(human).token(), mark, true);
}

/// The zombies in contact, standing or fallen.
fn in_reach(battle: &Battle, human: u16) -> SmallVec<[u32; 6]> {
    let me = FigureId::Human(human);
    let near = battle.zombies().map(|it| it.0);
    near.filter(|&it| battle.in_contact(me, FigureId::Zombie(it))).collect()
}

/// Which other enemy the chainsaw goes on to after a 6, if he wants it to; nobody if nobody is there.
fn ask_whether(
    battle: &Battle,
    play: &mut Play<'_>,
    human: u16,
    place: Option<u8>,
    struck: u32,
) -> Result<Option<u32>, Pause> {
    let others = in_reach(battle, human).into_iter().filter(|&it| it != struck);
    let enemy = |zombie| GoesOn(Some(Enemy { human, place, zombie }));
    let mut options: SmallVec<[GoesOn; 6]> = others.map(enemy).collect();
    if options.is_empty() {
        play.cite(rule!("dwa.ruling.chainsaw"));
        return Ok(None);
    }
    options.push(GoesOn(None));
    let because = Interrupt::new(Interruption::SawBites).by(FigureId::Human(human).token());
    let asked = asking(battle, human, rule!("dwa.cc.chainsaw-six")).because(because);
    Ok(play.pick(battle, asked, &options)?.0.map(|it| it.zombie))
}

/// Another enemy for the chainsaw, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct GoesOn(Option<Enemy>);

impl Choice for GoesOn {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        self.0.map_or_else(|| OptionView::new("strike nobody else"), |it| it.offered(battle))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let at = self.0.map(|it| FigureId::Zombie(it.zombie).token());
        Some(Decision::StrikesNext { at }.into())
    }
}

/// A zombie that can be struck, by whom and with what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Enemy {
    human: u16,
    place: Option<u8>,
    zombie: u32,
}

impl Choice for Enemy {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let who = FigureId::Zombie(self.zombie);
        let strike = measure_strike(battle, self.human, self.place, self.zombie);
        OptionView::new(format!("strike {}", name(battle, who)))
            .at(Anchor::Token(who.token()))
            .odds(Rolls::Strike(strike).chances(battle))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let at = Some(FigureId::Zombie(self.zombie).token());
        Some(Decision::StrikesNext { at }.into())
    }
}
