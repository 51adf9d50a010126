//! What leaves a table: how it stands, what came before, what an answer would come to.
use std::sync::{Arc, PoisonError};

use kernel::{Answer, Question, Token};
use shelf::TableState;
use view::{Preview, View};

use super::{Table, refused};
use crate::{
    after::PastView,
    chronicle::Extent,
    glance::{self, Glance},
    look::{self, Standing, TableView},
    seat::Who,
    wrong::Wrong,
};

impl Table {
    /// The table as a list shows it.
    pub fn glance(&self) -> Glance {
        glance::glance(&self.current(), self)
    }

    /// The table as somebody sees it, with the end of the journal.
    pub fn look(&self, who: Who) -> TableView {
        self.read(who, Extent::Latest { since: usize::MAX })
    }

    /// The same with as much of the journal as is wanted.
    pub fn read(&self, who: Who, extent: Extent) -> TableView {
        look::look(&mut self.current(), self, who, extent)
    }

    /// What the table waits for, as somebody may know it.
    pub fn standing(&self, who: Who) -> Standing {
        look::standing(&self.current(), self, who, None)
    }

    /// The same with what belongs to the open question laid over the board, if it is theirs to answer.
    pub fn seen(&self, who: Who, extent: Extent) -> TableView {
        let mut live = self.current();
        let mut look = look::look(&mut live, self, who, extent);
        if let (TableState::Asking(_), Who::Sits(seat)) = (&look.now, who) {
            let preview = live.game.preview(seat, None).unwrap_or_default();
            look.view.overlays.extend(preview.overlays);
            look.company = live.game.company(seat);
        }
        look
    }

    /// All that came before; played again only if something has changed since it was last looked at.
    pub fn look_back(&self) -> Result<Arc<PastView>, Wrong> {
        let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        let live = self.current();
        let now = *self.changes.borrow();
        if let Some(it) = looked.as_ref().filter(|it| it.change == now) {
            return Ok(it.clone());
        }
        let past =
            live.game.past().map_err(|it| Wrong::trouble(format!("The game cannot be replayed: {it}.")))?;
        let fresh = Arc::new(PastView::new(now, past, self.book).kept_in(&self.library, &self.id));
        *looked = Some(fresh.clone());
        Ok(fresh)
    }

    /// Whether what came before is at hand; no if somebody is at it.
    pub fn has_past(&self) -> bool {
        self.looked.try_lock().is_ok_and(|it| it.is_some())
    }

    /// Forgets what came before, unless somebody looks at it just now; it can be played again.
    pub fn forget_past(&self) {
        if let Ok(mut looked) = self.looked.try_lock() {
            looked.take_if(|it| Arc::strong_count(it) == 1);
        }
    }

    /// What an answer to the question with this number would come to, and the board it is drawn on; without an answer, what
    /// belongs to the question itself.
    pub fn preview(
        &self,
        who: Who,
        number: &str,
        read: impl FnOnce(&Question) -> Result<Option<Answer>, String>,
    ) -> Result<(Preview, View), Wrong> {
        let live = self.live();
        let (seat, answer) = self.asked(&live, who, number, read)?;
        let preview = live.game.preview(seat, answer.as_ref()).map_err(|it| refused(&it))?;
        Ok((preview, live.game.view(seat.into())))
    }

    /// What a figure sees, as far as these eyes may know.
    pub fn sees(&self, who: Who, token: Token) -> (Preview, View) {
        let live = self.live();
        (live.game.sees(who.eyes(), token), live.game.view(who.eyes()))
    }

    /// The campaign that the game belongs to.
    pub fn campaign(&self) -> Option<String> {
        self.library.game(&self.id).ok().flatten()?.campaign
    }
}
