//! Work that takes its time: a few at once, and none for somebody who has gone.
use std::sync::Arc;

use kernel::Stop;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::wrong::Wrong;

/// A number of places; whoever finds none waits. A place is held by the work itself, not by whoever waits for it.
#[derive(Clone, Debug)]
pub struct Queue {
    places: Arc<Semaphore>,
    /// Room to wait in, where what waits is large.
    room: Option<Arc<Semaphore>>,
}

impl Queue {
    pub fn of(places: usize) -> Self {
        Queue { places: Arc::new(Semaphore::new(places)), room: None }
    }

    /// Lets no more than these wait at a time; the next is sent away.
    pub fn with_room(self, room: usize) -> Self {
        Queue { room: Some(Arc::new(Semaphore::new(room))), ..self }
    }

    /// A place, to be held until the work is done.
    pub async fn place(&self) -> Result<OwnedSemaphorePermit, Wrong> {
        if let Ok(place) = self.places.clone().try_acquire_owned() {
            return Ok(place);
        }
        let _waits = self.room.as_ref().map(|it| it.try_acquire().map_err(|_| busy())).transpose()?;
        let closed = |_| Wrong::too_many("The server is shutting down. Try again when it is back.");
        self.places.clone().acquire_owned().await.map_err(closed)
    }

    /// Does something on a thread for it, to its end, whether or not anybody still waits for the answer.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Wrong> + Send + 'static,
    ) -> Result<T, Wrong> {
        work_in(self.place().await?, work).await
    }

    /// Works something out on a thread for it. Odds and rolls end early when nobody waits for the answer any more, so nothing may
    /// be changed by it.
    pub async fn look<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, Wrong> + Send + 'static,
    ) -> Result<T, Wrong> {
        let gone = Gone(Stop::default());
        let stop = gone.0.clone();
        self.work(move || stop.during(work)).await
    }
}

/// Does something on a thread for it in a place that was found before.
pub async fn work_in<T: Send + 'static>(
    place: impl Send + 'static,
    work: impl FnOnce() -> Result<T, Wrong> + Send + 'static,
) -> Result<T, Wrong> {
    let done = tokio::task::spawn_blocking(move || {
        let _place = place;
        work()
    });
    done.await.unwrap_or_else(|_| Err(Wrong::broken()))
}

/// What is said to those who find no place.
pub fn busy() -> Wrong {
    Wrong::too_many("The server is busy with other requests like this. Try again in a minute.")
}

/// A place that was found before what is to be worked on was read.
#[derive(Clone, Debug)]
pub struct FoundPlace {
    _held: Arc<OwnedSemaphorePermit>,
}

impl From<OwnedSemaphorePermit> for FoundPlace {
    fn from(place: OwnedSemaphorePermit) -> Self {
        FoundPlace { _held: Arc::new(place) }
    }
}

/// Sets its flag when a request is dropped.
struct Gone(Stop);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.set();
    }
}

#[cfg(test)]
mod tests {
    use axum::{
        body::Body,
        extract::connect_info::MockConnectInfo,
        http::{Method, Request, StatusCode},
    };
    use store::Library;
    use tower::ServiceExt;

    use crate::{hall::Hall, order::Order};

    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    use kernel::{Dice, Roll, RuleId, odds};

    use super::*;

    const DIE: RuleId = RuleId::in_ledger("test.roll.die");

    /// More ways than anybody waits for; counts its runs.
    fn endless(runs: &AtomicUsize) -> Result<(), Wrong> {
        odds(|dice: &mut dyn Dice| {
            runs.fetch_add(1, Ordering::Relaxed);
            (0..40).map(|_| dice.d6(DIE)).sum::<i32>()
        });
        Ok(())
    }

    /// Waits until something is the case; a test that waits for ever fails by never ending.
    async fn until(is: impl Fn() -> bool) {
        while !is() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn work_ends_when_nobody_waits_for_it() {
        let (queue, runs) = (Queue::of(1), Arc::new(AtomicUsize::new(0)));
        let of = runs.clone();
        let asking = tokio::spawn({
            let queue = queue.clone();
            async move { queue.look(move || endless(&of)).await }
        });
        until(|| 10 < runs.load(Ordering::Relaxed)).await;
        asking.abort();
        // The place is free again once the work itself has ended, long before all its ways were tried.
        let _place = queue.place().await.unwrap();
        assert!((runs.load(Ordering::Relaxed) as u64) < odds::RUNS);
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn no_more_work_runs_than_there_are_places_even_after_callers_have_gone() {
        let (queue, now, most) = (Queue::of(2), Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let begun = Arc::new(AtomicUsize::new(0));
        for _ in 0..12 {
            let (queue, now, most, begun) = (queue.clone(), now.clone(), most.clone(), begun.clone());
            let before = begun.load(Ordering::SeqCst);
            let of = begun.clone();
            let asking = tokio::spawn(async move {
                let work = move || {
                    most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                    of.fetch_add(1, Ordering::SeqCst);
                    // Work that does not look at the flag: its place stays taken until it ends.
                    std::thread::sleep(Duration::from_millis(5));
                    now.fetch_sub(1, Ordering::SeqCst);
                    Ok(())
                };
                queue.look(work).await
            });
            until(|| before < begun.load(Ordering::SeqCst)).await;
            asking.abort();
        }
        let _both = (queue.place().await.unwrap(), queue.place().await.unwrap());
        assert_eq!((most.load(Ordering::SeqCst), now.load(Ordering::SeqCst)), (2, 0));
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn who_finds_no_room_to_wait_is_sent_away_at_once() {
        let queue = Queue::of(1).with_room(2);
        let working = queue.place().await.unwrap();
        let wait = || {
            let queue = queue.clone();
            tokio::spawn(async move { queue.place().await.map(drop) })
        };
        let waiting = [wait(), wait()];
        let room = queue.room.clone().unwrap();
        until(|| room.available_permits() == 0).await;
        let away = wait().await.unwrap().unwrap_err();
        assert_eq!(away.status, StatusCode::SERVICE_UNAVAILABLE);
        assert!(away.words.contains("Try again in a minute"), "{}", away.words);
        drop(working);
        for it in waiting {
            assert!(it.await.unwrap().is_ok(), "those who wait get their turn");
        }
        assert!(queue.place().await.is_ok());
    }

    /// Each may unpack to 128 MB, so a few dozen at once would fill the memory.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn files_are_imported_a_few_at_a_time_by_either_address() {
        let folder = tempfile::tempdir().unwrap();
        let hall = Arc::new(Hall::open(Library::open(folder.path()).unwrap()).unwrap());
        let home: std::net::SocketAddr = "127.0.0.1:4000".parse().unwrap();
        let router = crate::routes(hall.clone()).layer(MockConnectInfo(home));
        let bring = |path: &str| {
            let request = Request::builder().method(Method::POST).uri(path).header("host", "127.0.0.1:4000");
            tokio::spawn(router.clone().oneshot(request.body(Body::from("no game")).unwrap()))
        };
        let both = (hall.imports.place().await.unwrap(), hall.imports.place().await.unwrap());
        let waiting: Vec<_> = (0..4).flat_map(|_| [bring("/import"), bring("/api/import")]).collect();
        let room = hall.imports.room.clone().unwrap();
        until(|| room.available_permits() == 0).await;
        for path in ["/import", "/api/import"] {
            let away = bring(path).await.unwrap().unwrap();
            assert_eq!(away.status(), StatusCode::SERVICE_UNAVAILABLE, "{path}");
        }
        drop(both);
        for it in waiting {
            assert_eq!(it.await.unwrap().unwrap().status(), StatusCode::UNPROCESSABLE_ENTITY, "it was read");
        }
    }

    /// Sixteen megabytes each, read by everybody who came, fill the memory before anybody has a place.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn of_a_file_nothing_is_read_before_there_is_a_place_for_it() {
        let folder = tempfile::tempdir().unwrap();
        let hall = Arc::new(Hall::open(Library::open(folder.path()).unwrap()).unwrap());
        let home: std::net::SocketAddr = "127.0.0.1:4000".parse().unwrap();
        let router = crate::routes(hall.clone()).layer(MockConnectInfo(home));
        let read = Arc::new(AtomicUsize::new(0));
        let bring = |path: &str| {
            let of = read.clone();
            let body = tokio_stream::iter(std::iter::once_with(move || {
                of.fetch_add(1, Ordering::SeqCst);
                Ok::<_, std::io::Error>("no game")
            }));
            let request = Request::builder().method(Method::POST).uri(path).header("host", "127.0.0.1:4000");
            tokio::spawn(router.clone().oneshot(request.body(Body::from_stream(body)).unwrap()))
        };
        let both = (hall.imports.place().await.unwrap(), hall.imports.place().await.unwrap());
        let waiting: Vec<_> = (0..4).flat_map(|_| [bring("/import"), bring("/api/import")]).collect();
        let room = hall.imports.room.clone().unwrap();
        until(|| room.available_permits() == 0).await;
        let away = bring("/import").await.unwrap().unwrap();
        assert_eq!(away.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(read.load(Ordering::SeqCst), 0, "nothing is read of those who wait or are sent away");
        drop(both);
        for it in waiting {
            assert_eq!(it.await.unwrap().unwrap().status(), StatusCode::UNPROCESSABLE_ENTITY);
        }
        assert_eq!(read.load(Ordering::SeqCst), 8);
    }

    /// Reports had the places of odds and previews, and took them for minutes.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn odds_and_previews_are_answered_while_reports_have_all_their_places() {
        books::stock();
        let folder = tempfile::tempdir().unwrap();
        let hall = Arc::new(Hall::open(Library::open(folder.path()).unwrap()).unwrap());
        let order = Order { scenario: "street".to_owned(), seed: Some(7), ..Order::default() };
        let set = {
            let hall = hall.clone();
            move || {
                let table = hall.set(&order).unwrap();
                let key = table.seats.first().as_str().to_owned();
                let number = table.standing(hall.enter(&key).unwrap().1).number;
                (key, number)
            }
        };
        let (key, number) = tokio::task::spawn_blocking(set).await.unwrap();
        let _report = hall.reports.place().await.unwrap();
        let waiting = tokio::spawn({
            let hall = hall.clone();
            async move { hall.reports.place().await.map(drop) }
        });
        let home: std::net::SocketAddr = "127.0.0.1:4000".parse().unwrap();
        let router = crate::routes(hall.clone()).layer(MockConnectInfo(home));
        let asks = [
            (Method::POST, "/api/odds/dwa.fear".to_owned(), "{\"given\": {}}"),
            (Method::GET, "/companion/dwa.fear?go=1".to_owned(), ""),
            (Method::GET, format!("/seat/{key}/preview?question={number}"), ""),
            (Method::GET, format!("/seat/{key}/foresee?question={number}&one=0"), ""),
        ];
        for (method, path, body) in asks {
            let request = Request::builder().method(method).uri(&path).header("host", "127.0.0.1:4000");
            let response = router.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
            assert_eq!(response.status(), StatusCode::OK, "{path}");
        }
        assert!(!waiting.is_finished(), "and the next report waits its turn");
        waiting.abort();
    }

    /// Who turns the knobs of a generator quickly leaves requests behind that nobody waits for.
    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn places_are_made_up_a_few_at_a_time_and_for_nobody_who_has_gone() {
        books::stock();
        let folder = tempfile::tempdir().unwrap();
        let hall = Arc::new(Hall::open(Library::open(folder.path()).unwrap()).unwrap());
        let home: std::net::SocketAddr = "127.0.0.1:4000".parse().unwrap();
        let router = crate::routes(hall.clone()).layer(MockConnectInfo(home));
        let ask = || {
            let request = Request::builder().uri("/make/dwa?given.seed=3").header("host", "127.0.0.1:4000");
            tokio::spawn(router.clone().oneshot(request.body(Body::empty()).unwrap()))
        };
        let both = (hall.making.place().await.unwrap(), hall.making.place().await.unwrap());
        let (gone, waits) = (ask(), ask());
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert!(!gone.is_finished() && !waits.is_finished(), "both places are taken");
        gone.abort();
        drop(both);
        assert_eq!(waits.await.unwrap().unwrap().status(), StatusCode::OK);
    }
}
