//! The door: connections are counted, and whoever dawdles over a request or will not leave is shown out.
mod clock;
mod patient;

use std::{
    collections::BTreeMap,
    net::{IpAddr, SocketAddr},
    pin::pin,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::{ConnectInfo, Request},
};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::TokioIo;
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{mpsc, watch},
};
use tower_service::Service;

use self::{clock::Clock, patient::Patient};
use crate::guard::rate;

/// Connections from this machine; a page has up to six.
const MOST_HOME: usize = 512;
/// Connections from one other address.
const MOST_OF_ONE: usize = 64;
/// Connections from all other addresses together.
const MOST_ABROAD: usize = 512;

/// A request's head has to be here within this, and a quiet connection is closed after it.
const PATIENCE: Duration = Duration::from_secs(20);

/// The head of a request is no larger than this: the address and every header.
const MOST_HEAD: usize = 16 * 1024;
const MOST_HEADERS: usize = 64;

/// When the server ends, what is being answered is waited for this long.
const CLOSING: Duration = Duration::from_secs(5);

/// How long to wait where the machine itself has no room for a connection.
const PAUSE: Duration = Duration::from_millis(200);

const TURNED_AWAY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\nretry-after: 10\r\n\
    content-type: text/plain\r\ncontent-length: 60\r\n\r\nToo many connections are open; close some pages and reload.\n";

/// Receives whoever comes, until the server is closing and everybody has left, or should have.
pub async fn receive(listener: TcpListener, router: Router, mut closing: watch::Receiver<bool>) {
    let (inside, mut all_left) = mpsc::channel::<()>(1);
    let crowd = Arc::new(Crowd::default());
    let clock = Clock::default();
    let ticking = tokio::spawn(clock.clone().run());
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(PAUSE).await;
            continue;
        };
        let Some(place) = crowd.enter(peer.ip()) else {
            // If even this does not go out at once, so be it.
            drop(stream.try_write(TURNED_AWAY));
            continue;
        };
        let attended = attend(stream, peer, router.clone(), clock.clone(), closing.clone());
        let inside = inside.clone();
        tokio::spawn(async move {
            attended.await;
            drop((place, inside));
        });
    }
    drop((listener, inside));
    let _ = tokio::time::timeout(CLOSING, all_left.recv()).await;
    ticking.abort();
}

/// Waits until the server is closing.
async fn closed(closing: &mut watch::Receiver<bool>) {
    drop(closing.wait_for(|it| *it).await);
}

/// Answers what one connection asks, until it is closed, dawdles, or the server is closing.
async fn attend(
    stream: TcpStream,
    peer: SocketAddr,
    router: Router,
    clock: Clock,
    mut closing: watch::Receiver<bool>,
) {
    // Answers are small and somebody waits for each.
    let _ = stream.set_nodelay(true);
    let answer = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().call(request.map(Body::new))
    });
    let stream = Patient::new(stream, clock.clone());
    let connection = http1::Builder::new()
        .timer(clock)
        .header_read_timeout(PATIENCE)
        .max_buf_size(MOST_HEAD)
        .max_headers(MOST_HEADERS)
        .serve_connection(TokioIo::new(stream), answer);
    let mut connection = pin!(connection);
    // What breaks off in the middle has nobody left to be told.
    let _: Result<(), hyper::Error> = tokio::select! {
        done = connection.as_mut() => done,
        () = closed(&mut closing) => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
}

/// How many connections each address has.
#[derive(Debug, Default)]
struct Crowd(Mutex<BTreeMap<IpAddr, usize>>);

impl Crowd {
    fn enter(self: &Arc<Self>, from: IpAddr) -> Option<Place> {
        let from = rate::one(from);
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let abroad: usize = all.iter().filter(|it| !it.0.is_loopback()).map(|it| it.1).sum();
        let own = all.get(&from).copied().unwrap_or(0);
        let full =
            if from.is_loopback() { MOST_HOME <= own } else { MOST_OF_ONE <= own || MOST_ABROAD <= abroad };
        if full {
            return None;
        }
        all.insert(from, own + 1);
        Some(Place { crowd: self.clone(), from })
    }
}

/// A connection's place in the crowd, until it is dropped.
#[derive(Debug)]
struct Place {
    crowd: Arc<Crowd>,
    from: IpAddr,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut all = self.crowd.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = all.get_mut(&self.from) {
            *own -= 1;
            if *own == 0 {
                all.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_cannot_take_every_place() {
        let crowd = Arc::new(Crowd::default());
        let all: Vec<_> = (0..1000).map_while(|_| crowd.enter([10, 0, 0, 1].into())).collect();
        assert_eq!(all.len(), MOST_OF_ONE);
        assert!(crowd.enter([10, 0, 0, 2].into()).is_some());
        drop(all);
        assert!(crowd.enter([10, 0, 0, 1].into()).is_some());
    }

    #[test]
    fn the_network_cannot_lock_out_this_machine() {
        let crowd = Arc::new(Crowd::default());
        let from = |n: u32| IpAddr::from([10, 0, (n / 200) as u8, (n % 200) as u8]);
        let all: Vec<_> = (0..2000).map_while(|n| crowd.enter(from(n))).collect();
        assert_eq!(all.len(), MOST_ABROAD);
        assert!(crowd.enter([127, 0, 0, 1].into()).is_some());
        drop(all);
        assert!(crowd.0.lock().unwrap().is_empty());
    }

    #[test]
    fn who_is_turned_away_is_told_so_in_whole() {
        let text = std::str::from_utf8(TURNED_AWAY).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(head.contains(&format!("content-length: {}", body.len())));
    }
}
