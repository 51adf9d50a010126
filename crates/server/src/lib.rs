//! The table in the browser: pages, events and JSON over HTTP. The only crate that knows HTTP or async; no rule is
//! worked out here and no book is named.
mod advice;
mod after;
mod api;
mod board;
mod campaign;
mod door;
mod drawn;
mod even;
mod exchange;
mod form;
mod glance;
mod guard;
mod hall;
mod lab_page;
mod look;
mod news;
mod order;
mod page;
mod preview;
mod reckon;
mod rule;
mod seat;
mod seek;
mod table;
mod web;
mod web_campaign;
mod web_start;
mod wrong;

use std::{future::Future, io, net::SocketAddr, path::Path, sync::Arc};

use axum::{
    Router,
    extract::{DefaultBodyLimit, Request},
    middleware,
    response::Response,
};
use store::Library;
use tokio::net::TcpListener;

use crate::{guard::rate::Rates, hall::Hall, wrong::Wrong};

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
    Ok(Router::new()
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
        .layer(middleware::from_fn_with_state(Arc::new(Rates::default()), guard::check))
        .with_state(hall))
}

async fn nothing_here(request: Request) -> Response {
    Wrong::missing("There is nothing here.").to(&request.into_parts().0)
}

async fn not_so(request: Request) -> Response {
    let status = axum::http::StatusCode::METHOD_NOT_ALLOWED;
    Wrong { status, words: "That address is not used in this way.".to_owned() }.to(&request.into_parts().0)
}

/// Serves until it is interrupted; `ready` is told the address.
pub fn serve(settings: &Settings, ready: impl FnOnce(SocketAddr)) -> io::Result<()> {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().thread_stack_size(kernel::STACK).build()?;
    let done = runtime.block_on(serve_until(settings, ready, async {
        // Every answer is on disk already, so nothing has to be put away.
        let _ = tokio::signal::ctrl_c().await;
    }));
    runtime.shutdown_background();
    done
}

/// Serves until `end`; connections that are open then end with the runtime.
pub async fn serve_until(
    settings: &Settings,
    ready: impl FnOnce(SocketAddr),
    end: impl Future<Output = ()>,
) -> io::Result<()> {
    let router = router_over(settings.library.clone())?;
    let listener = TcpListener::bind(settings.at).await?;
    ready(listener.local_addr()?);
    tokio::select! {
        () = door::receive(listener, router) => (),
        () = end => (),
    }
    Ok(())
}
