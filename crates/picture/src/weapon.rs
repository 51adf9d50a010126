//! A weapon is an outline: which body holds it.
use crate::ink::speaks_of;

/// Words of a weapon's name, the symbol of a person with it, and what one of the dead holds of it.
const SORTS: [(&[&str], &str, &str); 8] = [
    (&["shotgun"], "body-shotgun", "held-gun"),
    (&["grenade launcher", "flame", "machine gun", "chainsaw", "bazooka"], "body-heavy", "held-gun"),
    (&["grenade", "molotov", "flash", "dynamite", "bomb", "bottle", "throwing"], "body-throw", "held-blunt"),
    (&["bow"], "body-bow", "held-blunt"),
    (&["pistol", "revolver", "handgun"], "body-pistol", "held-gun"),
    (&["sub", "smg", "automatic", "assault", "uzi"], "body-smg", "held-gun"),
    (&["rifle", "carbine", "musket"], "body-rifle", "held-gun"),
    (&["axe", "sword", "knife", "machete", "blade", "scythe", "spear", "katana"], "body-axe", "held-blade"),
];

/// The body of somebody who holds this.
pub fn body(in_hand: Option<&str>) -> &'static str {
    let Some(name) = in_hand else { return "body-bare" };
    let name = plain(name);
    SORTS.iter().find(|it| speaks_of(&name, it.0)).map_or("body-bat", |it| it.1)
}

/// What is drawn in the hand of one of the dead.
pub fn held(name: &str) -> &'static str {
    let name = plain(name);
    SORTS.iter().find(|it| speaks_of(&name, it.0)).map_or("held-blunt", |it| it.2)
}

/// A sub-machine gun is no machine gun.
fn plain(name: &str) -> String {
    name.to_lowercase()
        .replace("sub-machine", "sub")
        .replace("submachine", "sub")
        .replace("sub machine", "sub")
}
