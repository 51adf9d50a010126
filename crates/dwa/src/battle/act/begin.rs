//! Whose turn it is, and what an activation begins with (8.2).
use kernel::{
    Choice, Dice, Note, OptionView, Pause, Play, Seat, ask, odds,
    question::{Anchor, Chance, Then},
};

use crate::{
    battle::{
        Battle, FigureId, Phase, change, item, outlook, psychosis, quirk,
        rolls::{self, Rolls},
        skill,
    },
    journal::{Decision, Ending, Incident},
    table::{
        quirk::{Allowance, ExtraAp, Quirk},
        skill::Skill,
    },
};

/// Asks whose turn it is; nobody left to act ends phase 2.
pub fn choose(battle: &mut Battle, play: &mut Play<'_>) -> Result<Option<u16>, Pause> {
    recover(battle, play);
    let Some(seat) = next_seat(battle, play) else {
        item::play_radios(battle, play);
        return Ok(None);
    };
    let candidates: Vec<Actor> =
        to_come(battle).filter(|&it| seat_of(battle, it) == seat).map(Actor).collect();
    let human = match candidates[..] {
        [only] => only.0,
        _ => play.pick(&*battle, ask(rule!("dwa.turn.human-activation"), seat), &candidates)?.0,
    };
    activate(battle, play, human)?;
    Ok(Some(human))
}

/// A human to activate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Actor(pub u16);

impl Choice for Actor {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let name = battle.humans[usize::from(self.0)].name.clone();
        OptionView::new(name)
            .at(Anchor::Token(FigureId::Human(self.0).token()))
            .then(Then::Person)
            .odds(points(battle, self.0, None))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        Some(Decision::Activates { who: FigureId::Human(self.0).token() }.into())
    }
}

/// Those who have still to act.
pub(crate) fn to_come(battle: &Battle) -> impl Iterator<Item = u16> {
    battle.humans().filter(|it| !it.1.turn.activated && !it.1.turn.done).map(|it| it.0)
}

fn seat_of(battle: &Battle, human: u16) -> Seat {
    battle.humans[usize::from(human)].seat
}

/// The stunned lose this activation and are themselves again.
fn recover(battle: &mut Battle, play: &mut Play<'_>) {
    for human in 0..battle.humans.len() as u16 {
        let (figure, who) = (&battle.humans[usize::from(human)], FigureId::Human(human));
        if figure.is_alive() && figure.stunned && !figure.turn.done {
            change::recover(battle, who);
            let turn = battle.turn_of(human);
            (turn.ap, turn.done) = (0, true);
            play.note(rule!("dwa.ruling.stun"), who.token(), Incident::DoesNothing);
        }
    }
}

/// The players take turns, and each turn of the game another one begins.
fn next_seat(battle: &Battle, play: &mut Play<'_>) -> Option<Seat> {
    let mut seats: Vec<Seat> = battle.humans.iter().map(|it| it.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    if seats.len() <= 1 {
        return to_come(battle).next().map(|it| seat_of(battle, it));
    }
    play.cite(rule!("dwa.ruling.activation-order"));
    let first = usize::from(battle.turn.saturating_sub(1)) % seats.len();
    seats.rotate_left(first);
    let activated =
        |seat: Seat| battle.humans.iter().filter(|it| it.seat == seat && it.turn.activated).count();
    let waiting = |seat: Seat| to_come(battle).any(|it| seat_of(battle, it) == seat);
    // Whoever has activated fewest is next; of several, the first in the order of this turn.
    seats.into_iter().filter(|&it| waiting(it)).min_by_key(|&it| activated(it))
}

/// Declared skills, quirks and compulsions come before his first own action.
fn activate(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<(), Pause> {
    battle.phase = Phase::Humans { acting: Some(human) };
    battle.turn_of(human).activated = true;
    let extra = extra_ap(battle, play, human)?;
    let allowance = allowance(battle, human, extra);
    let ap = allowance.roll(&mut play.by(FigureId::Human(human).token()));
    if allowance.indecisive || allowance.thick || extra.is_some() {
        play.cite(rule!("dwa.ruling.ap-skills"));
    }
    let turn = battle.turn_of(human);
    turn.ap = ap.ap;
    turn.ap_not_for_movement = ap.not_for_movement;
    turn.afraid = ap.doubled;
    quirk::freeze(battle, play, human);
    psychosis::compel(battle, play, human)?;
    quirk::begin(battle, play, human)
}

/// What decides his AP now.
fn allowance(battle: &Battle, human: u16, extra: Option<ExtraAp>) -> Allowance {
    let figure = &battle.humans[usize::from(human)];
    let has = |quirk: Quirk| battle.rules.quirks && figure.quirks.contains(&quirk);
    Allowance {
        indecisive: has(Quirk::Indecisive),
        thick: has(Quirk::Thick),
        fear_failed: figure.turn.afraid,
        extra,
    }
}

/// How many AP he may have, where dice decide it.
fn points(battle: &Battle, human: u16, extra: Option<ExtraAp>) -> Vec<Chance> {
    let allowance = allowance(battle, human, extra);
    if !quirk::may_freeze(battle, human) {
        return Rolls::Allowance(allowance).chances(battle);
    }
    let chances = rolls::allowance(&odds(|dice| allowance.roll(dice)));
    let freezes = odds(|dice| Quirk::ScaryPants.takes_hold(dice));
    outlook::mixed(battle, chances, &freezes, Ending::Freezes)
}

/// Hero or Snappy, or neither.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Extra {
    human: u16,
    with: Option<ExtraAp>,
}

impl Choice for Extra {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        let label = match self.with {
            None => "use no skill",
            Some(ExtraAp::Hero) => "use Hero: 1 AP more",
            Some(ExtraAp::Snappy) => "use Snappy: 1 AP more, not for movement",
        };
        OptionView::new(label).odds(points(battle, self.human, self.with))
    }

    fn deed(&self, _: &Battle) -> Option<Note> {
        let skill = self.with.map(|it| match it {
            ExtraAp::Hero => Skill::Hero.name().into(),
            ExtraAp::Snappy => Skill::Snappy.name().into(),
        });
        Some(Decision::Uses { skill }.into())
    }
}

fn extra_ap(battle: &mut Battle, play: &mut Play<'_>, human: u16) -> Result<Option<ExtraAp>, Pause> {
    let offers = [(Skill::Hero, ExtraAp::Hero), (Skill::Snappy, ExtraAp::Snappy)];
    let mut options = vec![Extra { human, with: None }];
    let usable = offers.iter().filter(|it| skill::may_use(battle, human, it.0));
    options.extend(usable.map(|it| Extra { human, with: Some(it.1) }));
    if options.len() == 1 {
        return Ok(None);
    }
    let asking = ask(rule!("dwa.ruling.skill-use"), seat_of(battle, human));
    let chosen = play.pick(&*battle, asking.about(FigureId::Human(human).token()), &options)?.with;
    if let Some((used, _)) = offers.iter().find(|it| Some(it.1) == chosen) {
        skill::use_skill(battle, play, human, *used);
    }
    Ok(chosen)
}
