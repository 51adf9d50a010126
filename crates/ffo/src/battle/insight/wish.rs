//! What somebody does whose time to act in an In Sight has come: by the lines of the table, or as the player of a Star wants it.
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, ask, question::Anchor};
use smallvec::SmallVec;
use stage::Tabletop;

use crate::{
    battle::{
        Battle, FigureId, PersonId, State, charge, r#move,
        shoot::{self, Firing, Manner},
        vehicle,
    },
    journal::{Choosing, Interruption},
    table::{
        insight::{Acts, Bound, Condition, Enemy, SightAction, StarChoice},
        outgun::{Guns, Outgunned},
    },
};

/// What is to be done, once all of a step have said it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Wish {
    Fire(Firing),
    Charge(FigureId),
    DuckBack(SmallVec<[FigureId; 2]>),
    Move,
    Runaway,
    Fight(FigureId),
    Nothing,
}

/// What has happened to somebody in the steps before.
#[derive(Clone, Debug, Default)]
pub(super) struct Before {
    pub fired_at: bool,
    pub guns: Vec<Guns>,
}

/// Somebody's time to act as the board has it, and the enemies in view in the order of the context.
pub(super) fn measure(
    battle: &Battle,
    who: PersonId,
    successes: u16,
    before: &Before,
) -> (SightAction, Vec<FigureId>) {
    let person = battle.person(who);
    let (in_view, seen) = view(battle, who);
    let able = !person.prone && person.seated.is_none() && person.ducked.is_none();
    let limit = limit_mm(battle, who);
    let enemies = in_view.iter().map(|&it| Enemy {
        zombie: it.is_zombie(),
        distance_mm: battle.distance(who.into(), it),
        condition: condition(battle, it),
        in_charge_reach: stands_up(battle, it)
            && (able && charge::can_reach(battle, who.into(), it, limit)
                || vehicle::can_run_at(battle, who, it)),
    });
    let ready = shoot::ready(battle, who).map(|it| i32::from(it.1.numbers().range_in)).max();
    let outgunned = before.fired_at
        && Outgunned {
            fired: before.guns.clone(),
            own: shoot::guns(battle, who),
            star: person.star,
            charging: false,
            retrieving_wounded: person.carries.is_some(),
        }
        .is(&mut crate::battle::looking::Looking);
    let action = SightAction {
        class: person.class,
        rep: person.rep(),
        star: person.star,
        successes,
        hit: (before.fired_at || !person.carries_on()).then(|| person.status()),
        bound: person.ducked.is_some().then_some(Bound::DuckedBack),
        in_melee: !battle.foes(who.into()).is_empty(),
        retrieving_wounded: person.carries.is_some(),
        fired_at: before.fired_at,
        outgunned,
        range_in: ready.filter(|_| shoot::can_fire(battle, who)),
        seen,
        enemies: enemies.collect(),
    };
    (action, in_view)
}

/// How far they may go: the active what is left of their move, and anybody else their normal move.
pub(super) fn limit_mm(battle: &Battle, who: PersonId) -> i32 {
    if battle.person(who).turn.active { r#move::left_mm(battle, who) } else { r#move::normal_mm(battle, who) }
}

/// The enemies whom they see, and whether any sees them.
fn view(battle: &Battle, who: PersonId) -> (Vec<FigureId>, bool) {
    let standing = battle.standing();
    let me = FigureId::from(who);
    let is_enemy = |it: &FigureId| battle.are_enemies(who, *it);
    let all: Vec<FigureId> = battle.figures().filter(is_enemy).collect();
    let seen = all.iter().any(|&it| it.person().is_some() && battle.sees_among(it, me, &standing));
    let is_of_it = |it: &FigureId| !battle.is_out_of_in_sight(*it) && battle.sees_among(me, *it, &standing);
    let mut in_view: Vec<FigureId> = all.into_iter().filter(is_of_it).collect();
    in_view.sort_by_key(|&it| (battle.distance(me, it), it));
    in_view.truncate(20);
    (in_view, seen)
}

fn condition(battle: &Battle, whom: FigureId) -> Condition {
    let FigureId::Person(it) = whom else { return Condition::Functioning };
    let person = battle.person(it);
    match person.state {
        State::Functioning if person.prone => Condition::Down,
        State::Functioning => Condition::Functioning,
        State::Stunned(_) => Condition::Down,
        State::Waiting
        | State::OutOfTheFight
        | State::ObviouslyDead { .. }
        | State::Captive { .. }
        | State::RanAway
        | State::Left
        | State::Turned { .. } => Condition::OutOfIt,
    }
}

/// Whether there is anybody to charge.
fn stands_up(battle: &Battle, whom: FigureId) -> bool {
    match whom {
        FigureId::Person(it) => battle.person(it).carries_on(),
        FigureId::Zombie(it) => !battle.zombie(it).out,
    }
}

/// What they are going to do; a Citizen who loses their nerve has ducked by then.
pub(super) fn wish(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    (acts, in_view): (Acts, &[FigureId]),
) -> Result<Wish, Pause> {
    // Whoever of them has lost their nerve in this step is out of it by now.
    let able = |it: &FigureId| !battle.is_out_of_in_sight(*it);
    let first = |places: &[usize]| places.iter().filter_map(|&at| in_view.get(at)).copied().find(able);
    Ok(match acts {
        Acts::Nothing | Acts::LosesNerve | Acts::ContinuesMove | Acts::KeepsLeaving => Wish::Nothing,
        Acts::DucksBack => Wish::DuckBack(enemies_of(battle, who)),
        Acts::Fires(_) => fire(battle, play, who)?,
        Acts::Charges(places) => first(&places).map_or(Wish::Nothing, Wish::Charge),
        Acts::FightsOn => {
            play.cite(rule!("ffo.charge.keeps-insight-action"));
            play.cite(rule!("ffo.ruling.insight-in-melee"));
            battle.foes(who.into()).first().map_or(Wish::Nothing, |&it| Wish::Fight(it))
        }
        Acts::Chooses(choices) => star(battle, play, who, &choices)?,
    })
}

fn fire(battle: &mut Battle, play: &mut Play<'_>, who: PersonId) -> Result<Wish, Pause> {
    Ok(shoot::declare(battle, play, who, Manner::InSight)?.map_or(Wish::Nothing, Wish::Fire))
}

/// Those before whom they duck: the enemies who see them or are seen.
pub(super) fn enemies_of(battle: &Battle, who: PersonId) -> SmallVec<[FigureId; 2]> {
    let me = FigureId::from(who);
    let enemies =
        battle.functioning().map(|it| FigureId::from(it.0)).filter(|&it| battle.are_enemies(who, it));
    enemies.filter(|&it| battle.sees(it, me) || battle.sees(me, it)).collect()
}

fn star(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    choices: &[StarChoice],
) -> Result<Wish, Pause> {
    let limit = limit_mm(battle, who);
    let mut options = Vec::new();
    for &it in choices {
        if it == StarChoice::ChargeIntoMelee {
            let (in_view, _) = view(battle, who);
            let on_foot = battle.person(who).seated.is_none();
            let reached = |it: &FigureId| {
                stands_up(battle, *it)
                    && (on_foot && charge::can_reach(battle, who.into(), *it, limit)
                        || vehicle::can_run_at(battle, who, *it))
            };
            options.extend(in_view.into_iter().filter(reached).map(Offer::Charge));
        } else {
            options.push(Offer::Other(it));
        }
    }
    let because = Interrupt::new(Interruption::ActsInSight);
    let asking =
        ask(rule!("ffo.insight.star-action"), battle.seat_for(who)).about(who.token()).because(because);
    Ok(match play.pick(&*battle, asking, &options)? {
        Offer::Charge(whom) => Wish::Charge(whom),
        Offer::Other(StarChoice::Fire) => fire(battle, play, who)?,
        Offer::Other(StarChoice::DuckBack) => Wish::DuckBack(enemies_of(battle, who)),
        Offer::Other(StarChoice::Move) => {
            play.cite(rule!("ffo.ruling.insight-star-move"));
            Wish::Move
        }
        Offer::Other(StarChoice::Runaway) => Wish::Runaway,
        Offer::Other(StarChoice::Nothing | StarChoice::ChargeIntoMelee) => Wish::Nothing,
    })
}

/// What the player of a Star may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offer {
    Charge(FigureId),
    Other(StarChoice),
}

impl Choice for Offer {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        OptionView::new(match self {
            Offer::Charge(whom) => {
                let label = format!("Charge {}", battle.name(*whom));
                return OptionView::new(label).at(Anchor::Token(whom.token()));
            }
            Offer::Other(StarChoice::Fire) => "Fire",
            Offer::Other(StarChoice::DuckBack) => "Duck Back",
            Offer::Other(StarChoice::ChargeIntoMelee) => "Charge",
            Offer::Other(StarChoice::Move) => "Move",
            Offer::Other(StarChoice::Runaway) => "Run away",
            Offer::Other(StarChoice::Nothing) => "Do nothing",
        })
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let deed = match self {
            Offer::Charge(whom) => Choosing::Charges { whom: whom.token() },
            Offer::Other(StarChoice::Fire) => Choosing::OpensFire,
            Offer::Other(StarChoice::DuckBack) => Choosing::DucksBack,
            Offer::Other(StarChoice::Move) => Choosing::Walks,
            Offer::Other(StarChoice::Runaway) => Choosing::RunsAway,
            Offer::Other(StarChoice::ChargeIntoMelee | StarChoice::Nothing) => Choosing::DoesNothing,
        };
        Some(deed.into())
    }
}
