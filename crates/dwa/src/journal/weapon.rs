//! Weapons as the journal names them: by their ids, which are those of scenario files.
use kernel::{
    Term,
    note::{Datum, Value},
};

use crate::table::weapons::Weapon;

/// The ids of all weapons, in the order of the table.
#[rustfmt::skip]
pub const NAMES: &[&str] = &[
    "pistol", "silenced-pistol", "revolver", "pump-shotgun", "double-barrel-shotgun", "sawn-off-shotgun", "rifle", "carbine",
    "sniper-rifle", "assault-rifle", "sub-machine-gun", "machine-gun", "grenade-launcher", "bow", "crossbow", "throwing-knife",
    "throwing-axe", "concussion-grenade", "fragmentation-grenade", "incendiary-grenade", "flash-bang", "molotov", "flamethrower",
    "chainsaw", "baseball-bat", "hockey-stick", "golf-club", "crowbar", "hammer", "sword", "kitchen-knife", "machete",
    "samurai-blade", "one-handed-axe", "two-handed-axe", "scythe",
];

/// What journals called a Molotov that had printed names in the place of ids; of all other weapons a printed name reads as the id.
const MOLOTOV_AS_PRINTED: &str = "molotov-cocktail";

impl Value for Weapon {
    fn datum(self) -> Datum {
        Datum::Term(Term::new(NAMES[self as usize]))
    }

    fn read(datum: &Datum) -> Option<Self> {
        let id = <Term as Value>::read(datum)?;
        if id.as_str() == MOLOTOV_AS_PRINTED {
            return Some(Weapon::Molotov);
        }
        Weapon::all().zip(NAMES).find(|it| *it.1 == id.as_str()).map(|it| it.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_weapon_has_the_id_that_scenario_files_give_it() {
        for weapon in Weapon::all() {
            let Datum::Term(id) = weapon.datum() else { panic!("{weapon:?}") };
            assert_eq!(serde_json::to_value(weapon).unwrap(), id.as_str());
            assert_eq!(Weapon::read(&weapon.datum()), Some(weapon));
        }
        assert_eq!(Weapon::all().count(), NAMES.len());
    }

    #[test]
    fn journals_with_printed_names_still_read() {
        let read = |name: &'static str| Weapon::read(&Datum::Name(name.into()));
        for (name, weapon) in [
            ("pistol", Weapon::Pistol),
            ("sub machine gun", Weapon::SubMachineGun),
            ("sawn off shotgun", Weapon::SawnOffShotgun),
            ("two-handed axe", Weapon::TwoHandedAxe),
            ("flash-bang", Weapon::FlashBang),
            ("flash bang", Weapon::FlashBang),
            ("Molotov cocktail", Weapon::Molotov),
        ] {
            assert_eq!(read(name), Some(weapon), "{name}");
        }
        assert_eq!(read("feather"), None);
    }
}
