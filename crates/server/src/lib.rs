//! The table in the browser: pages, events and JSON over HTTP. The only crate that knows HTTP or async; no rule is
//! worked out here and no book is named.
mod advice;
mod after;
mod api;
mod behind;
mod board;
mod campaign;
mod chronicle;
mod door;
mod drawn;
mod end;
mod even;
mod exchange;
mod form;
mod frames;
mod glance;
mod guard;
mod hall;
mod lab_page;
mod look;
mod news;
mod order;
mod page;
mod preview;
mod queue;
mod reckon;
mod rule;
mod seat;
mod seek;
mod table;
mod web;
mod web_campaign;
mod web_start;
mod wrong;

/// What a JSON Schema asks for, field by field: forms in the terminal go by it too.
pub use page::field::{Field, FieldKind, Unit, WordChoice};

use std::{
    future::Future,
    io,
    net::{Ipv4Addr, SocketAddr, UdpSocket},
    path::Path,
    pin::pin,
    sync::Arc,
};

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    middleware,
    response::Response,
};
use store::Library;
use tokio::net::TcpListener;
use tower_http::{
    CompressionLevel,
    compression::{
        CompressionLayer, Predicate,
        predicate::{NotForContentType, SizeAbove},
    },
};

use crate::{
    guard::{Guard, rate::Rates},
    hall::Hall,
    wrong::Wrong,
};

/// Where to listen and where the games are.
#[derive(Clone, Debug)]
pub struct Settings {
    pub at: SocketAddr,
    pub library: Library,
}

/// All routes over the library of this folder.
pub fn router(folder: &Path) -> io::Result<Router> {
    let (library, _) = shelf::library::open(folder).map_err(io::Error::other)?;
    router_over(library)
}

/// All routes over this library.
pub fn router_over(library: Library) -> io::Result<Router> {
    let hall = Arc::new(Hall::open(library).map_err(|it| io::Error::other(it.words))?);
    Ok(routes(hall))
}

fn routes(hall: Arc<Hall>) -> Router {
    let guard = Arc::new(Guard { rates: Rates::default(), imports: hall.imports.clone() });
    Router::new()
        .merge(web::routes())
        .merge(advice::routes::routes())
        .merge(web_start::routes())
        .merge(web_campaign::routes())
        .merge(api::routes())
        .merge(exchange::routes())
        .merge(after::routes())
        .fallback(nothing_here)
        .method_not_allowed_fallback(not_so)
        // The guard has bounded every body by then.
        .layer(DefaultBodyLimit::disable())
        .layer(middleware::from_fn_with_state(guard, guard::check))
        .layer(packed())
        .with_state(hall)
}

/// Pages and answers go over the wire compressed: a table is some 300 KB of text. Not what is small, what is compressed already,
/// and the stream of events, which must not wait for more.
fn packed() -> CompressionLayer<impl Predicate> {
    let worth = SizeAbove::new(LEAST_TO_PACK)
        .and(NotForContentType::SSE)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::const_new("font/"))
        .and(NotForContentType::const_new("application/octet-stream"));
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worth)
}

/// Bytes; less goes into one packet as it is.
const LEAST_TO_PACK: u64 = 1024;

async fn nothing_here(request: Request) -> Response {
    Wrong::missing("There is nothing here.").to(&request.into_parts().0)
}

async fn not_so(request: Request) -> Response {
    let status = axum::http::StatusCode::METHOD_NOT_ALLOWED;
    Wrong { status, words: "That address does not accept this method.".to_owned(), unfit: None }
        .to(&request.into_parts().0)
}

/// Serves until it is told to end; `ready` is told the address.
pub fn serve(settings: &Settings, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().thread_stack_size(kernel::STACK).build()?;
    let done = runtime.block_on(async {
        let end = end::told()?;
        serve_until(settings, ready, end).await
    });
    runtime.shutdown_background();
    // Every answer is on disk already; now all of them are in the one file, unless another program has it open.
    let _ = settings.library.write_back();
    done
}

/// Serves until `end`; what is being answered then is answered, if that does not take long.
pub async fn serve_until(
    settings: &Settings,
    ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()>,
) -> io::Result<()> {
    let mut hall = Hall::open(settings.library.clone()).map_err(|it| io::Error::other(it.words))?;
    let listener = TcpListener::bind(settings.at).await?;
    let at = listener.local_addr()?;
    hall.abroad = abroad(at);
    let hall = Arc::new(hall);
    let sweeper = tokio::spawn(hall::sweep(Arc::downgrade(&hall)));
    let mut received = pin!(door::receive(listener, routes(hall.clone()), hall.closing.subscribe()));
    ready(at);
    tokio::select! {
        () = &mut received => (),
        () = end => {
            hall.closing.send_replace(true);
            received.await;
        }
    }
    sweeper.abort();
    Ok(())
}

/// Where others on the network reach a server that listens here; nowhere if it listens to this machine alone.
fn abroad(at: SocketAddr) -> Option<SocketAddr> {
    let ip = match at.ip() {
        it if it.is_loopback() => return None,
        it if !it.is_unspecified() => it,
        // Nothing is sent: this only asks by which address one would go out.
        _ => {
            let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
            socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
            socket.local_addr().ok()?.ip()
        }
    };
    Some(SocketAddr::new(ip, at.port()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_who_listens_to_the_network_is_reached_from_it() {
        assert_eq!(abroad(([127, 0, 0, 1], 80).into()), None);
        assert_eq!(abroad(([10, 1, 2, 3], 80).into()), Some(([10, 1, 2, 3], 80).into()));
        let any = abroad((Ipv4Addr::UNSPECIFIED, 80).into());
        assert!(any.is_none_or(|it| !it.ip().is_unspecified() && it.port() == 80), "{any:?}");
    }
}
