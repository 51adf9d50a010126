//! Dodge and Reflex (16.5): a zombie comes into contact in the zombie phase.
use ground::open::{Circle, measure};
use kernel::{Choice, Field, Interrupt, Note, OptionView, Pause, Play, Point, RuleId, ask};

use super::{may_use, use_skill};
use crate::{
    battle::{
        Battle, FigureId, ap, cc, change,
        dread::{self, Way},
        figure::BASE_MM,
        r#move::{self, walker},
        outlook,
        psychosis::{self, deed},
        quirk, refusal,
        rolls::Rolls,
        shoot, whereabouts,
    },
    journal::{Decision, Interruption},
    table::{ap::Action as Priced, quirk::Quirk, skill::Skill},
};

/// How far a dodge goes.
pub(crate) const DODGE_MM: i32 = 50;

/// What somebody does as a zombie comes into contact with him.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Reaction {
    None,
    Dodge,
    ReflexShot,
    ReflexStrike,
}

/// Who meets which zombie, and how.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Meets {
    human: u16,
    zombie: u32,
    with: Reaction,
}

impl Meets {
    /// The dice that it takes.
    fn rolls(&self, battle: &Battle) -> Rolls {
        let Meets { human, zombie, with } = *self;
        match with {
            Reaction::None | Reaction::Dodge => Rolls::Nothing,
            Reaction::ReflexShot => cqm_rolls(battle, human, zombie, u8::MAX),
            Reaction::ReflexStrike => {
                let place = battle.humans[usize::from(human)].in_hand.first().copied();
                Rolls::Strike(cc::measure_strike(battle, human, place, zombie))
            }
        }
    }
}

impl Choice for Meets {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let label = match self.with {
            Reaction::None => "do nothing",
            Reaction::Dodge => "dodge",
            Reaction::ReflexShot => "use Reflex to fire",
            Reaction::ReflexStrike => "use Reflex to strike",
        };
        let chances = self.rolls(battle).chances(battle);
        OptionView::new(label).odds(match self.with {
            Reaction::ReflexShot => outlook::recognising(battle, self.human, chances),
            Reaction::None | Reaction::Dodge | Reaction::ReflexStrike => chances,
        })
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let at = FigureId::Zombie(self.zombie).token();
        Some(match self.with {
            Reaction::None => Decision::DoesNothing.into(),
            Reaction::Dodge => Decision::Dodges.into(),
            Reaction::ReflexShot => Decision::ReflexFires { at }.into(),
            Reaction::ReflexStrike => Decision::ReflexStrikes { at }.into(),
        })
    }
}

/// Dodge and Reflex: a zombie has just come into contact with a human by moving or lurching.
pub fn entered_contact(
    battle: &mut Battle,
    play: &mut Play<'_>,
    zombie: u32,
    human: u16,
) -> Result<(), Pause> {
    let reactions = reactions(battle, human, zombie);
    if reactions.len() == 1 {
        return Ok(());
    }
    let options: Vec<Meets> = reactions.into_iter().map(|with| Meets { human, zombie, with }).collect();
    let asking = ask(rule!("dwa.ruling.skill-dodge-reflex"), battle.humans[usize::from(human)].seat);
    let because = Interrupt::new(Interruption::IsReached).by(FigureId::Zombie(zombie).token());
    let asking = asking.about(FigureId::Human(human).token()).because(because);
    match play.pick(battle, asking, &options)?.with {
        Reaction::None => (),
        Reaction::Dodge => dodge(battle, play, human, zombie)?,
        Reaction::ReflexShot => {
            use_skill(battle, play, human, Skill::Reflex);
            if !quirk::recognises(battle, play, human) {
                cc::cqm_at(battle, play, human, zombie, true)?;
                psychosis::end(battle, play, human);
            }
        }
        Reaction::ReflexStrike => {
            use_skill(battle, play, human, Skill::Reflex);
            cc::strike_at(battle, play, human, zombie, true)?;
        }
    }
    Ok(())
}

fn reactions(battle: &Battle, human: u16, zombie: u32) -> Vec<Reaction> {
    let mut options = vec![Reaction::None];
    let stands = battle.humans[usize::from(human)].stands();
    let walks = stands && battle.humans[usize::from(human)].is_on_table();
    let stays = quirk::has(battle, human, Quirk::Stupid) || psychosis::is_rooted(battle, human);
    if walks
        && !stays
        && may_use(battle, human, Skill::Dodge)
        && !Aside::new(battle, human, zombie).places.is_empty()
    {
        options.push(Reaction::Dodge);
    }
    if may_use(battle, human, Skill::Reflex) {
        if can_shoot(battle, human) {
            options.push(Reaction::ReflexShot);
        }
        if stands && can_strike(battle, human) {
            options.push(Reaction::ReflexStrike);
        }
    }
    options
}

/// Moves up to 5 cm, out of this contact and into no other.
fn dodge(battle: &mut Battle, play: &mut Play<'_>, human: u16, zombie: u32) -> Result<(), Pause> {
    let asking = ask(rule!("dwa.skill.dodge"), battle.humans[usize::from(human)].seat);
    let aside = Aside::new(battle, human, zombie);
    let because = Interrupt::new(Interruption::IsDodging).by(FigureId::Zombie(zombie).token());
    let asking = asking.about(FigureId::Human(human).token()).because(because);
    let to = play.point(battle, asking, &aside)?;
    use_skill(battle, play, human, Skill::Dodge);
    change::enter(battle, play, rule!("dwa.skill.dodge"), FigureId::Human(human), to);
    battle.turn_of(human).moved = true;
    Ok(())
}

/// The places a dodge can end at.
struct Aside<'a> {
    battle: &'a Battle,
    human: u16,
    places: Vec<Point>,
}

impl<'a> Aside<'a> {
    fn new(battle: &'a Battle, human: u16, zombie: u32) -> Self {
        let mut aside = Aside { battle, human, places: Vec::new() };
        let from = battle.at(FigureId::Human(human));
        let away = measure::bearing(battle.zombies[zombie as usize].at, from).unwrap_or(0);
        let turns = (0..=180).step_by(15).flat_map(|it| [it, -it]);
        let places =
            turns.flat_map(|it| [DODGE_MM, DODGE_MM / 2].map(|mm| measure::polar(from, away + it, mm)));
        aside.places = places.filter(|&it| aside.check(it).is_ok()).collect();
        aside.places.dedup();
        aside
    }
}

impl Field for Aside<'_> {
    fn check(&self, point: Point) -> Result<(), RuleId> {
        let (battle, who) = (self.battle, FigureId::Human(self.human));
        let (from, level) = (battle.at(who), battle.level(who));
        let base = Circle::new(point, BASE_MM);
        let mut standing = battle.zombies().filter(|it| it.1.stands() && it.1.level == level);
        if DODGE_MM < measure::distance(from, point) {
            return Err(rule!("dwa.skill.dodge"));
        }
        if standing.any(|it| measure::contact(it.1.base(), base)) {
            return Err(rule!("dwa.ruling.skill-dodge-reflex"));
        }
        let zombies = battle.zombies().filter(|it| it.1.stands() && it.1.level == level);
        let crowd = ground::open::Crowd::new(zombies.map(|it| it.1.base()));
        let way = walker(battle, level, &crowd).free(from, point);
        let room = !r#move::is_taken(battle, base, level, Some(self.human));
        if !way || !room {
            return Err(rule!("dwa.ruling.passing-figures"));
        }
        let places = [from, point];
        dread::forbids_dodge(battle, self.human, Way::on_foot(battle, self.human, &places))
            .map_or(Ok(()), Err)
    }

    fn reason(&self, point: Point, by: RuleId) -> Option<String> {
        let who = FigureId::Human(self.human);
        let name = &self.battle.humans[usize::from(self.human)].name;
        if by == rule!("dwa.skill.dodge") {
            return Some(format!("{name} can dodge at most {}.", whereabouts::cm(DODGE_MM)));
        }
        if by == rule!("dwa.ruling.skill-dodge-reflex") {
            return Some(format!("{name} would touch one of the dead there."));
        }
        if let Some(dread) = refusal::of_dread(self.battle, self.human, by) {
            return Some(dread);
        }
        let taken = refusal::in_the_way(self.battle, point, self.battle.level(who), self.human);
        taken.or_else(|| Some("There is no free way there.".to_owned()))
    }

    fn propose(&self) -> Vec<Point> {
        self.places.clone()
    }

    fn label(&self, point: Point) -> String {
        whereabouts::way_to(self.battle, FigureId::Human(self.human), point)
    }
}

fn can_shoot(battle: &Battle, human: u16) -> bool {
    deed::may_fire(battle, human) && cqm_ready(battle, human, u8::MAX)
}

/// Whether a weapon in hand can be fired in close combat for so many AP at the most.
pub fn cqm_ready(battle: &Battle, human: u16, ap: u8) -> bool {
    cqm_place(battle, human, ap).is_some()
}

/// The dice of that weapon in close combat.
pub(super) fn cqm_rolls(battle: &Battle, human: u16, zombie: u32, ap: u8) -> Rolls {
    cqm_place(battle, human, ap)
        .map_or(Rolls::Nothing, |place| cc::close_rolls(battle, human, place, zombie, 1, 1))
}

fn cqm_place(battle: &Battle, human: u16, ap: u8) -> Option<u8> {
    let in_hand = &battle.humans[usize::from(human)].in_hand;
    in_hand.iter().copied().find(|&place| {
        let weapon = shoot::held(battle, human, place).weapon;
        let payable = ap == u8::MAX || ap::price(battle, human, Priced::Fire(weapon)) <= ap;
        payable && weapon.profile().cqm.is_some() && shoot::unusable(battle, human, place).is_none()
    })
}

fn can_strike(battle: &Battle, human: u16) -> bool {
    deed::may_fight(battle, human) && !battle.humans[usize::from(human)].in_hand.is_empty()
}
