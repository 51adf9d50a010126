//! What somebody chose, as a deed: the rest of a sentence that begins with a name.
use kernel::Text;
use view::{clause::Clause, story::Names};

use super::incident::{all_of, fires, name, things};
use crate::journal::{Decision, Mark};

/// No words for what the next line tells better.
pub fn words(decision: &Decision, names: &Names) -> Clause {
    use Decision as D;
    match decision {
        D::Activates { who } => format!("{} acts", name(names, *who)).into(),
        D::Done => Clause::is("done").aside(),

        D::Walks => Clause::goes("walks"),
        D::Turns => "turns".into(),
        D::ClimbsOnto { what } => format!("climbs onto the {what}").into(),
        D::ClimbsDown => "climbs down".into(),
        D::ClimbsOver { what } => format!("climbs over the {what}").into(),
        D::GoesUp { what } => format!("goes up the {what}").into(),
        D::GoesDown { what } => format!("goes down the {what}").into(),
        D::Jumps { to } => format!("jumps to the {to}").into(),
        D::SlidesOver { what } => format!("slides over the {what}").into(),
        D::LiesDown => "lies down".into(),
        D::StandsUp => "stands up".into(),
        D::Leaves => "leaves the table".into(),

        D::Opens { what } => format!("opens the {what}").into(),
        D::Closes { what } => format!("closes the {what}").into(),
        D::PicksUp { things: what } => format!("picks up {}", things(what)).into(),
        D::Gives { things: what, to } => format!("gives {} {}", name(names, *to), things(what)).into(),
        D::Drops { things: what } => format!("drops {}", things(what)).into(),
        D::TakesInHand { weapons } => format!("takes {} in hand", all_of(weapons)).into(),
        D::Heals { whom, with } => format!("heals {} with {}", name(names, *whom), kit(with)).into(),
        D::Reloads { weapon, fast: false } => format!("reloads the {weapon}").into(),
        D::Reloads { weapon, fast: true } => format!("reloads the {weapon} with Fast reload").into(),
        D::SearchesPockets { weapon } => format!("searches every pocket for {weapon} ammo").into(),

        D::Fires { with, at } => format!("{} at {}", fires(*with, 1), name(names, *at)).into(),
        D::FiresBoth { at } => format!("fires both handguns at {}", name(names, *at)).into(),
        D::FiresAtPlace { with, shells: 2.. } => format!("fires both barrels of the {with}").into(),
        D::FiresAtPlace { with, .. } => format!("fires the {with}").into(),
        D::MeansToFire { with, at: Some(at) } => {
            format!("is about to attack {} with the {with}", name(names, *at)).into()
        }
        D::MeansToFire { with, at: None } => format!("is about to attack with the {with}").into(),
        D::Empties { with } => format!("empties the {with} over an area").into(),
        D::Braces => "braces the machine gun".into(),
        D::Throws { with } => format!("throws a {with}").into(),
        D::Finishes { with, at } => format!("finishes {} with the {with}", name(names, *at)).into(),
        D::ClearsJam { weapon } => format!("clears the jam in the {weapon}").into(),

        D::Strikes { at, with: Some(with) } => format!("strikes {} with the {with}", name(names, *at)).into(),
        D::Strikes { at, with: None } => format!("strikes {} with bare hands", name(names, *at)).into(),
        D::FiresClose { with, at, shells: 2.. } => {
            format!("fires both barrels of the {with} in close combat at {}", name(names, *at)).into()
        }
        D::FiresClose { with, at, .. } => {
            format!("fires the {with} in close combat at {}", name(names, *at)).into()
        }
        D::Breaks => "tries to break away from close combat".into(),
        D::RestartsChainsaw => "restarts the chainsaw".into(),
        D::StrikesNext { at: Some(at) } => format!("goes on to {}", name(names, *at)).into(),
        D::StrikesNext { at: None } => "strikes nobody else".into(),

        D::Searches { place } => format!("searches the {place}").into(),
        D::Nudges { by: 0 } => Clause::SILENT,
        D::Nudges { by: 1.. } => Clause::is("Lucky: +1 on the die"),
        D::Nudges { .. } => Clause::is("Lucky: \u{2212}1 on the die"),
        // What is taken or left is told next.
        D::KeepsFind { .. } => Clause::SILENT,
        D::UsesAntiseptic { on } => format!("uses antiseptic on {}", name(names, *on)).into(),
        D::PutsOut { whom } => format!("tries to put out the fire on {}", name(names, *whom)).into(),
        D::TurnsRadio { on: true } => "turns the radio on".into(),
        D::TurnsRadio { on: false } => "turns the radio off".into(),
        D::RefuelsChainsaw => "refuels the chainsaw".into(),
        D::Refuels { vehicle } => format!("refuels the {vehicle}").into(),
        D::ReplacesBattery { vehicle } => format!("replaces the battery of the {vehicle}").into(),

        D::GetsIn { vehicle, drives: true } => format!("gets into the {vehicle}, at the wheel").into(),
        D::GetsIn { vehicle, drives: false } => format!("gets into the {vehicle}").into(),
        D::GetsOut => "gets out".into(),
        D::TakesWheel => "takes the wheel".into(),
        D::StartsWithKeys => "tries the keys".into(),
        D::Hotwires { with: None } => "tries to hotwire the vehicle".into(),
        D::Hotwires { with: Some(skill) } => format!("tries to hotwire the vehicle with {skill}").into(),
        D::Drives => Clause::goes("drives"),
        // How fast it goes is counted next.
        D::Speed { .. } => Clause::SILENT,

        D::Uses { skill: Some(skill) } => format!("uses {skill}").into(),
        D::Uses { skill: None } => Clause::SILENT,
        D::Covers => "covers the others while the zombies move".into(),
        D::HoldsFire => "holds fire".into(),
        D::FiresFromCover { at } => format!("fires at {} as it comes", name(names, *at)).into(),
        D::DoesNothing => Clause::does("does nothing").aside(),
        D::Dodges => "dodges".into(),
        D::ReflexFires { at } => format!("uses Reflex to fire at {}", name(names, *at)).into(),
        D::ReflexStrikes { at } => format!("uses Reflex to strike {}", name(names, *at)).into(),
        D::Gets { psychosis } => gets(psychosis),
    }
}

/// A kit has an article, a skill has none.
fn kit(with: &Text) -> String {
    let item = super::incident::item(with);
    item.map_or_else(|| with.to_string(), |it| crate::battle::item::name(it).to_owned())
}

/// Which psychosis it is, is told as it begins.
fn gets(psychosis: &str) -> Clause {
    match kernel::Term::read(psychosis).and_then(Mark::read) {
        Some(_) => Clause::SILENT,
        None => "chooses a psychosis".into(),
    }
}
