//! Handing games and campaigns on: links that export, and the form that takes a file in.
use maud::{Markup, html};
use store::CampaignRecord;

use super::{plain_bar, whole};
use crate::hall::StoredGame;

/// The link that gives a game as one file.
pub fn game(id: &str) -> Markup {
    html! { a href={ "/export/" (id) } download={ (id) ".shamble" } aria-label={ "Export " (id) " as a file" } { "Export" } }
}

/// The link that gives a campaign with its games as one file.
pub fn campaign(id: &str) -> Markup {
    html! {
        a href={ "/export-campaign/" (id) } download={ (id) ".campaign.shamble" } aria-label={ "Export " (id) " with its games as a file" } { "Export" }
    }
}

/// The form that takes in a game or a campaign from a file.
pub fn form() -> Markup {
    html! {
        form .import method="post" action="/import" enctype="multipart/form-data" {
            label for="import-file" { "A file with a game or a campaign" }
            input #import-file type="file" name="file" accept=".shamble,.json" required;
            button .btn type="submit" { "Import" }
        }
    }
}

/// All games and campaigns with their links, and the form.
pub fn page(games: &[StoredGame], campaigns: &[CampaignRecord]) -> Markup {
    let inner = html! {
        (plain_bar("Import and export", "each game or campaign is one file"))
        main .leaf {
            section .paper .text aria-labelledby="in" {
                h2 #in { "Import" }
                p { "It gets its own name and links; nothing already here is changed." }
                (form())
            }
            section .paper .text aria-labelledby="out" {
                h2 #out { "Export" }
                @if games.is_empty() && campaigns.is_empty() { p { "There is nothing to export yet." } }
                ul {
                    @for it in campaigns { li { (it.name) " (campaign, " (store::ago(Some(it.written))) ") " (campaign(&it.id)) } }
                    @for it in games { li { (it.name) " (" (it.id) ", " (store::ago(it.written)) ") " (game(&it.id)) } }
                }
            }
        }
    };
    whole("Import and export", "leafed", &inner)
}
