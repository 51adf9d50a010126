//! Vehicles that stand about, as the area has them: on the street, or parked beside a building.
use stage::{SceneryFile, scenery::SceneryKind};

use super::{Draft, Patch};
use crate::{
    battle::vehicle::VehicleKind,
    setup::terrain::VehicleFile,
    table::{
        area::{Parked, Vehicles},
        terrain::{LaidOut, Section},
        vehicle::Vehicle,
        weapon::INCH_MM,
    },
};

/// How near to its building a vehicle stands.
const BESIDE: i32 = 40;

impl Draft {
    pub(super) fn park(&mut self, laid_out: &LaidOut) {
        let found = Vehicles {
            area: self.file.area,
            at_most: None,
            street_sections: laid_out.street_sections.iter().map(|it| it.number()).collect(),
            buildings: self.file.buildings.len() as i32,
        };
        for (kind, place) in found.roll(&mut self.stream) {
            let kind = self.of_line(kind);
            let on_street = match place {
                Parked::OnStreet(section) => self.on_street(section, kind),
                Parked::ByBuilding(_) | Parked::Anywhere => None,
            };
            let stands = on_street.or_else(|| self.in_car_park(place, kind));
            if let Some((patch, facing)) = stands {
                self.stand(kind, patch, facing);
            }
        }
    }

    /// One of the kinds that a line of the list has.
    fn of_line(&mut self, line: Vehicle) -> VehicleKind {
        match line {
            Vehicle::Atv => VehicleKind::Atv,
            Vehicle::BigRig => VehicleKind::BigRig,
            Vehicle::Bus => VehicleKind::Bus,
            Vehicle::Motorcycle => VehicleKind::Motorcycle,
            Vehicle::Pickup => {
                [VehicleKind::Pickup, VehicleKind::Van, VehicleKind::ClosedVan][self.below(3) as usize]
            }
            Vehicle::Rv => VehicleKind::Rv,
            Vehicle::Sedan => VehicleKind::Sedan,
            Vehicle::SportsCar => VehicleKind::SportsCar,
            Vehicle::Suv => VehicleKind::Suv,
        }
    }

    /// Along the street of a section.
    fn on_street(&mut self, section: Section, kind: VehicleKind) -> Option<(Patch, i16)> {
        let section = self.section(section);
        let mut streets = self.streets.clone();
        streets.retain(|it| it.meets(section));
        streets.into_iter().find_map(|street| {
            let facing = self.along(street.width() < street.height());
            let within = street.shared(section).grown(-4);
            let found = self.somewhere(within, sides(kind, facing), &|it, patch| it.is_clear(patch));
            found.map(|it| (it, facing))
        })
    }

    /// Beside its building, or wherever there is room, on a yard or car park of its own.
    fn in_car_park(&mut self, place: Parked, kind: VehicleKind) -> Option<(Patch, i16)> {
        let near = match place {
            Parked::ByBuilding(i) => self.file.buildings.get(i).map(|it| Patch::new(it.rectangle)),
            Parked::OnStreet(_) | Parked::Anywhere => None,
        };
        let upright = self.below(2) == 0;
        let facing = self.along(upright);
        let [long, wide] = sides(kind, facing);
        let table = self.table().grown(-8);
        let within = near.map_or(table, |it| it.grown(long.max(wide) + BESIDE).shared(table));
        let suits = |it: &Draft, patch: Patch| {
            near.is_none_or(|near| near.is_within(patch, BESIDE))
                && it.is_clear(patch)
                && it.is_off_streets(patch.grown(4))
        };
        let patch = self.somewhere(within, [long, wide], &suits)?;
        let park = patch.grown(6).rectangle();
        self.file.scenery.push(SceneryFile::boxed(SceneryKind::CarPark, park));
        Some((patch, facing))
    }

    fn along(&mut self, upright: bool) -> i16 {
        let turned = 180 * self.below(2) as i16;
        if upright { turned } else { 90 + turned }
    }

    fn stand(&mut self, kind: VehicleKind, patch: Patch, facing: i16) {
        self.taken.push(patch);
        let n = self.file.vehicles.len() + 1;
        self.file.vehicles.push(VehicleFile {
            name: format!("{} {n}", view::words::spelled(&kind)),
            kind,
            at: patch.middle(),
            facing,
            trailer: false,
            of: None,
            keys_of: None,
            speed: 0,
            running: false,
            fuel: None,
            fate: Default::default(),
            alarm: 0,
        });
    }
}

/// How much room one takes from west to east and from north to south, rounded up to what has a middle.
fn sides(kind: VehicleKind, facing: i16) -> [i32; 2] {
    let hull = kind.hull();
    let [long, wide] = [hull.length, hull.width].map(|mm| 2 * (mm * 5 + INCH_MM - 1).div_euclid(INCH_MM) + 2);
    if facing % 180 == 0 { [wide, long] } else { [long, wide] }
}
