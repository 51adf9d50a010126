//! `shamble campaign show`: the team, what has happened, what is asked.
use clap::Args;
use kernel::{Seat, Viewer};
use serde_json::json;
use view::{
    story::Names,
    telling::{self, JournalLineKind},
};

use super::OpenCampaign;
use crate::{failure::Failure, folder::Data, say};

#[derive(Debug, Args)]
pub struct Show {
    /// The campaign
    campaign: String,
    /// Prints one JSON object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    data: Data,
}

impl Show {
    pub fn run(self) -> Result<(), Failure> {
        let kept = OpenCampaign::open(&self.campaign, &self.data)?;
        let mut desk = kept.game.desk().unwrap_or_default();
        if self.json {
            // By the ids that other commands take.
            if let Some(row) = kept.library.campaign(&kept.id).map_err(Failure::trouble)? {
                for it in &mut desk.games {
                    it.game = row.game(&it.game).map_or_else(|| it.game.clone(), str::to_owned);
                }
            }
            let (view, question) = (kept.game.view(Viewer::Watcher), kept.game.question());
            say::json(
                &json!({ "desk": desk, "view": view, "question": question, "over": kept.game.is_over() }),
            );
            return Ok(());
        }
        say::line(&desk.name);
        if desk.people.is_empty() {
            say::line("  nobody is in the team yet");
        }
        for sheet in &desk.people {
            say::line(format!("\n{}", sheet.name));
            say::line(format!("  {:<14} {}", "is", sheet.is));
            sheet.lines.iter().for_each(|(name, value)| say::line(format!("  {name:<14} {value}")));
        }
        say::line("");
        for it in &kept.game.view(Viewer::Watcher).clock {
            say::line(format!("  {:<14} {}", it.name, it.value));
        }
        if let Some(own) = kept.game.own_tables() {
            say::line(format!("  plays by your own tables: {}", own.name));
        }
        diary(&kept);
        asked(&kept);
        Ok(())
    }
}

/// What has happened, from the beginning.
fn diary(kept: &OpenCampaign) {
    let mut names = Names::of(&kept.game.view(Viewer::Watcher)).read_by((0..=u8::MAX).map(Seat));
    let journal = kept.game.people_hear();
    names.recall(&journal, kept.book.phrases.figure);
    for it in telling::tell(&journal, &names, &kept.book.phrases) {
        match it.kind {
            JournalLineKind::Heading => say::line(format!("\n{}", it.text)),
            JournalLineKind::Line | JournalLineKind::Aside => say::line(format!("  {}", it.text)),
            JournalLineKind::Under => say::line(format!("    {}", it.text)),
        }
    }
}

/// What it waits for.
fn asked(kept: &OpenCampaign) {
    let id = &kept.id;
    if kept.game.is_over() {
        return say::line("\nThe campaign is over.");
    }
    if let Some(question) = kept.game.question() {
        let names = Names::of(&kept.game.view(Viewer::Watcher));
        let prompt = telling::prompt(question, &kept.book.phrases, |it| names.name(it).to_owned());
        say::line(format!("\n{prompt}  ({})", question.why));
    }
    say::line(format!("`shamble campaign play {id}` continues it."));
}
