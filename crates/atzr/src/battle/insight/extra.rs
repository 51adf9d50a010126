//! The extra step (8.2): before the test everybody of the moving group may make one more, out of sight or right up to the enemy.
use ground::hex::Hex;
use kernel::{Choice, Dice, Interrupt, Note, OptionView, Pause, Play, ask, question::Anchor};

use super::super::{Battle, PersonId, change, charge, r#move, turn::can_act};
use crate::journal::{Choosing, Interruption};

/// Those who move together with somebody, as they were when the phase began; he alone if nobody's phase it is.
pub fn moving_group(battle: &Battle, who: PersonId) -> Vec<PersonId> {
    let group = battle.groups.iter().find(|it| it.members.contains(&who));
    group.map_or_else(|| vec![who], |it| it.members.to_vec())
}

/// Everybody whom a player moves is asked, because of one whom the mover has come to see; what comes back are those who step into contact, and where.
pub fn steps(
    battle: &mut Battle,
    play: &mut Play<'_>,
    members: &[PersonId],
    seen: PersonId,
) -> Result<Vec<(PersonId, Hex)>, Pause> {
    let mut charges = Vec::new();
    for &member in members {
        if can_act(battle, member) && battle.person(member).seat.is_some() {
            charges.extend(step(battle, play, member, seen)?.map(|hex| (member, hex)));
        }
    }
    Ok(charges)
}

fn step(
    battle: &mut Battle,
    play: &mut Play<'_>,
    who: PersonId,
    seen: PersonId,
) -> Result<Option<Hex>, Pause> {
    let points = battle.person(who).turn.points.min(1);
    let here = battle.person(who).at;
    let ways = r#move::within(battle, who, points);
    let free = |hex: &Hex| *hex != here && !r#move::is_full(battle, who, *hex);
    let steps = ways.hexes().filter(free).map(Extra::Step);
    let contact = charge::in_contact_reach(battle, who, points).into_iter();
    let contact = contact.filter(|_| battle.person(who).carries.is_none()).map(|hex| Extra::Charge(who, hex));
    let options: Vec<Extra> = std::iter::once(Extra::Stay).chain(steps).chain(contact).collect();
    if options.len() == 1 {
        return Ok(None);
    }
    play.cite(rule!("atzr.ruling.insight-move-left"));
    let because = Interrupt::new(Interruption::IsSeen).by(seen.token());
    let asking = ask(rule!("atzr.insight.extra-step"), battle.seat_for(who)).about(who.token());
    let asking = asking.because(because);
    match play.pick(&*battle, asking, &options)? {
        Extra::Stay => Ok(None),
        Extra::Step(to) => {
            super::keep_in_mind(battle, who);
            r#move::pay(battle, play, who, to);
            change::enter(battle, play, rule!("atzr.insight.extra-step"), who, to);
            Ok(None)
        }
        Extra::Charge(_, hex) => Ok(Some(hex)),
    }
}

/// What the extra step may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Extra {
    Stay,
    Step(Hex),
    Charge(PersonId, Hex),
}

impl Choice for Extra {
    type Table = Battle;

    fn offered(&self, battle: &Battle) -> OptionView {
        match *self {
            Extra::Stay => OptionView::new("Stay here"),
            Extra::Step(hex) => {
                let at = Anchor::Place(ground::hex::centre(hex));
                OptionView::new(format!("Step to {hex}")).at(at).cost(1)
            }
            Extra::Charge(who, hex) => charge::ChargeAction { hex }.offered(battle, who),
        }
    }

    fn deed(&self, battle: &Battle) -> Option<Note> {
        let deed = match *self {
            Extra::Stay => Choosing::Stays,
            Extra::Step(hex) => Choosing::StepsTo { hex: ground::hex::centre(hex) },
            Extra::Charge(who, hex) => charge::ChargeAction { hex }.deed(battle, who),
        };
        Some(deed.into())
    }
}
