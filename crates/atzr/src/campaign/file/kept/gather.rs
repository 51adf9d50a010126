//! Before anybody has set out: whose tables, what is planned, who comes.
use kernel::{
    Seat,
    dice::Typed,
    scripted,
    written::{few, short_name},
};

use super::Kept;
use crate::{
    campaign::{
        Mode, Planned,
        begin::name_of,
        file::{CampaignFile, NewPlayer},
        saga::{Doing, Saga},
    },
    printed::Printed,
};

impl Kept {
    /// A campaign that has not begun, played by these tables of a player's own.
    pub fn with_tables(self, tables: &str) -> Result<Kept, String> {
        let Doing::Gathering { stars } = &self.saga().doing else {
            return Err("the campaign has begun; it goes on by the tables it was begun with".to_owned());
        };
        if !stars.is_empty() {
            return Err("somebody has come already; tables are chosen before that".to_owned());
        }
        let printed = Printed::with(tables).map_err(|faults| few(&faults))?;
        let start = Saga { printed, ..self.saga().clone() };
        Kept::of(CampaignFile { start, ..self.file })
    }

    /// Another player comes with a Star.
    pub fn add(&mut self, new: &NewPlayer) -> Result<(), String> {
        let mut saga = self.saga().clone();
        let Doing::Gathering { stars } = &mut saga.doing else {
            return Err("the campaign has begun; whoever joins now is recruited on the way".to_owned());
        };
        self.nothing_answered()?;
        let seat = (0..=u8::MAX).map(Seat).find(|seat| stars.iter().all(|it| it.seat != *seat));
        stars.push(new.star(seat.unwrap_or(Seat(0)), &saga.printed)?);
        saga.campaign.mode = if stars.len() == 1 { Mode::Solo } else { Mode::Cooperative };
        saga.campaign.check(stars, &saga.printed, &mut scripted(&[]))?;
        saga.campaign.mode = Mode::Solo;
        self.rebase(saga);
        self.goes_on(&mut Typed::new([])).map(drop)
    }

    /// Plans the first Voluntary Encounters of a campaign that nobody has come to yet.
    pub fn plan(&mut self, planned: &[Planned]) -> Result<(), String> {
        let mut saga = self.saga().clone();
        if !matches!(&saga.doing, Doing::Gathering { stars } if stars.is_empty()) {
            return Err("the campaign has begun".to_owned());
        }
        saga.campaign.planned = planned.to_vec();
        self.rebase(saga);
        self.without_dice()
    }

    /// A Star that has not set out yet goes again.
    pub fn dismiss(&mut self, name: &str) -> Result<(), String> {
        let mut saga = self.saga().clone();
        let Doing::Gathering { stars } = &mut saga.doing else {
            return Err(
                "nobody is sent away here; who does not stay leaves by Keeping It Together".to_owned()
            );
        };
        self.nothing_answered()?;
        let before = stars.len();
        stars.retain(|it| name_of(it, &saga.printed) != name);
        if stars.len() == before {
            return Err(format!("there is no {}", short_name(name)));
        }
        for (at, star) in stars.iter_mut().enumerate() {
            star.seat = Seat(at as u8);
        }
        self.rebase(saga);
        self.goes_on(&mut Typed::new([])).map(drop)
    }
}
