//! What somebody chose, as a deed: the rest of a sentence that begins with a name.
use kernel::Text;
use view::story::Names;

use super::incident::{all_of, fires, name, things};
use crate::journal::{Decision, Mark};

/// No words for what the next line tells better.
pub fn words(decision: &Decision, names: &Names) -> String {
    use Decision as D;
    match decision {
        D::Activates { who } => format!("{} acts", name(names, *who)),
        D::Done => String::new(),

        D::Walks => "walks".to_owned(),
        D::Turns => "turns".to_owned(),
        D::ClimbsOnto { what } => format!("climbs onto the {what}"),
        D::ClimbsDown => "climbs down".to_owned(),
        D::ClimbsOver { what } => format!("climbs over the {what}"),
        D::GoesUp { what } => format!("goes up the {what}"),
        D::GoesDown { what } => format!("goes down the {what}"),
        D::Jumps { to } => format!("jumps to the {to}"),
        D::SlidesOver { what } => format!("slides over the {what}"),
        D::LiesDown => "lies down".to_owned(),
        D::StandsUp => "stands up".to_owned(),
        D::Leaves => "leaves the table".to_owned(),

        D::Opens { what } => format!("opens the {what}"),
        D::Closes { what } => format!("closes the {what}"),
        D::PicksUp { things: what } => format!("picks up {}", things(what)),
        D::Gives { things: what, to } => format!("gives {} {}", name(names, *to), things(what)),
        D::Drops { things: what } => format!("drops {}", things(what)),
        D::TakesInHand { weapons } => format!("takes {} in hand", all_of(weapons)),
        D::Heals { whom, with } => format!("heals {} with {}", name(names, *whom), kit(with)),
        D::Reloads { weapon, fast: false } => format!("reloads the {weapon}"),
        D::Reloads { weapon, fast: true } => format!("reloads the {weapon} with Fast reload"),
        D::SearchesPockets { weapon } => format!("searches every pocket for {weapon} ammo"),

        D::Fires { with, at } => format!("{} at {}", fires(with, 1), name(names, *at)),
        D::FiresBoth { at } => format!("fires both handguns at {}", name(names, *at)),
        D::FiresAtPlace { with, shells: 2.. } => format!("fires both barrels of the {with}"),
        D::FiresAtPlace { with, .. } => format!("fires the {with}"),
        D::Empties { with } => format!("empties the {with} into a circle"),
        D::Braces => "braces the machine gun".to_owned(),
        D::Throws { with } => format!("throws a {with}"),
        D::Finishes { with, at } => format!("finishes {} with the {with}", name(names, *at)),
        D::ClearsJam { weapon } => format!("clears the {weapon}"),

        D::Strikes { at, with: Some(with) } => format!("strikes {} with the {with}", name(names, *at)),
        D::Strikes { at, with: None } => format!("strikes {} with bare hands", name(names, *at)),
        D::FiresClose { with, at, shells: 2.. } => {
            format!("fires both barrels of the {with} in close combat at {}", name(names, *at))
        }
        D::FiresClose { with, at, .. } => {
            format!("fires the {with} in close combat at {}", name(names, *at))
        }
        D::Breaks => "tries to break from close combat".to_owned(),
        D::RestartsChainsaw => "restarts the chainsaw".to_owned(),
        D::StrikesNext { at: Some(at) } => format!("goes on to {}", name(names, *at)),
        D::StrikesNext { at: None } => "strikes nobody else".to_owned(),

        D::Searches { place } => format!("searches the {place}"),
        D::Nudges { by: 0 } => String::new(),
        D::Nudges { by: 1.. } => "is Lucky: +1 on the die".to_owned(),
        D::Nudges { .. } => "is Lucky: \u{2212}1 on the die".to_owned(),
        // What is taken or left is told next.
        D::KeepsFind { .. } => String::new(),
        D::UsesAntiseptic { on } => format!("uses antiseptic on {}", name(names, *on)),
        D::PutsOut { whom } => format!("tries to put out the fire on {}", name(names, *whom)),
        D::TurnsRadio { on: true } => "turns the radio on".to_owned(),
        D::TurnsRadio { on: false } => "turns the radio off".to_owned(),
        D::RefuelsChainsaw => "refuels the chainsaw".to_owned(),
        D::Refuels { vehicle } => format!("refuels the {vehicle}"),
        D::ReplacesBattery { vehicle } => format!("replaces the battery of the {vehicle}"),

        D::GetsIn { vehicle, drives: true } => format!("gets into the {vehicle}, at the wheel"),
        D::GetsIn { vehicle, drives: false } => format!("gets into the {vehicle}"),
        D::GetsOut => "gets out".to_owned(),
        D::TakesWheel => "takes the wheel".to_owned(),
        D::StartsWithKeys => "tries the keys".to_owned(),
        D::Hotwires { with: None } => "tries to hotwire it".to_owned(),
        D::Hotwires { with: Some(skill) } => format!("tries to hotwire it with {skill}"),
        D::Drives => "drives".to_owned(),
        // How fast it goes is counted next.
        D::Speed { .. } => String::new(),

        D::Uses { skill: Some(skill) } => format!("uses {skill}"),
        D::Uses { skill: None } => String::new(),
        D::Covers => "covers the others while the zombies move".to_owned(),
        D::HoldsFire => "holds fire".to_owned(),
        D::FiresFromCover { at } => format!("fires at {} as it comes", name(names, *at)),
        D::DoesNothing => String::new(),
        D::Dodges => "dodges".to_owned(),
        D::ReflexFires { at } => format!("uses Reflex to fire at {}", name(names, *at)),
        D::ReflexStrikes { at } => format!("uses Reflex to strike {}", name(names, *at)),
        D::Gets { psychosis } => gets(psychosis),
    }
}

/// A kit has an article, a skill has none.
fn kit(with: &Text) -> String {
    let item = super::incident::item(with);
    item.map_or_else(|| with.to_string(), |it| crate::battle::item::name(it).to_owned())
}

/// Which psychosis it is, is told as it begins.
fn gets(psychosis: &str) -> String {
    match kernel::Term::read(psychosis).and_then(Mark::read) {
        Some(_) => String::new(),
        None => "chooses a psychosis".to_owned(),
    }
}
