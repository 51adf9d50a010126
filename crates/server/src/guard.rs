//! What stands before every page: who may come in, how much they may say, what a browser may do with the answer.
use std::net::{IpAddr, SocketAddr};

use axum::{
    body::Bytes,
    extract::{ConnectInfo, Request, rejection::BytesRejection},
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{
            CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
        },
    },
    middleware::Next,
    response::Response,
};

use crate::wrong::Wrong;

/// Bodies are no larger than this.
pub const MOST_SAID: usize = 64 * 1024;

/// Nothing but our own files is loaded, run or sent to, and nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// Checks where a request comes from and marks what goes out.
pub async fn check(request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let mut response = match allowed(&parts.method, &parts.headers) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(wrong) => wrong.to(&parts),
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // A seat's link is a secret; with no referrer at all, though, browsers would hide the origin of forms too.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Lets only this machine in: setting tables and handing out chairs is for whoever runs the program.
pub async fn at_home(ConnectInfo(peer): ConnectInfo<SocketAddr>, request: Request, next: Next) -> Response {
    if peer.ip().to_canonical().is_loopback() {
        return next.run(request).await;
    }
    let (parts, _) = request.into_parts();
    Wrong::forbidden(
        "Tables are set on the machine that runs the program; ask there for the link to a chair.",
    )
    .to(&parts)
}

fn allowed(method: &Method, headers: &HeaderMap) -> Result<(), Wrong> {
    let text = |name| headers.get(name).map(|it: &HeaderValue| it.to_str().unwrap_or_default());
    let host = text(HOST).unwrap_or_default();
    if !is_address(host) {
        return Err(Wrong {
            status: StatusCode::MISDIRECTED_REQUEST,
            words: "Open this table by its address (127.0.0.1 or that of the machine), not by another name."
                .to_owned(),
        });
    }
    if method == Method::GET || method == Method::HEAD {
        return Ok(());
    }
    let foreign = || Wrong::forbidden("Answers are taken from this table's own pages only.");
    match text(ORIGIN) {
        Some(origin) if origin.strip_prefix("http://") != Some(host) => Err(foreign()),
        Some(_) => Ok(()),
        // Programs send no origin; a browser that sends none still says whether another site is behind it.
        None => match headers.get("sec-fetch-site").map(HeaderValue::as_bytes) {
            None | Some(b"same-origin" | b"none") => Ok(()),
            Some(_) => Err(foreign()),
        },
    }
}

/// Whether a host is an address or this machine; names could be made to lead here by anybody.
fn is_address(host: &str) -> bool {
    if host.parse::<SocketAddr>().is_ok() || host.parse::<IpAddr>().is_ok() {
        return true;
    }
    let bare = host.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    if bare.is_some_and(|it| it.parse::<IpAddr>().is_ok()) {
        return true;
    }
    let (name, port) = host.split_once(':').unwrap_or((host, "0"));
    name == "localhost" && port.parse::<u16>().is_ok()
}

/// A body, if it was not too large.
pub fn body(said: Result<Bytes, BytesRejection>) -> Result<Bytes, Wrong> {
    said.map_err(|it| match it.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Wrong::too_large(),
        _ => Wrong::malformed("What was sent could not be read."),
    })
}
