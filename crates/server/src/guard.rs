//! What stands before every page: who may come in, how much they may say, what a browser may do with the answer.
pub mod rate;
pub mod said;

use std::{
    net::{IpAddr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use axum::{
    body::Bytes,
    extract::{ConnectInfo, Request, State, rejection::BytesRejection},
    http::{
        HeaderMap, HeaderValue, Method, StatusCode,
        header::{
            CACHE_CONTROL, CONNECTION, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, RETRY_AFTER,
            X_CONTENT_TYPE_OPTIONS,
        },
        request::Parts,
    },
    middleware::Next,
    response::Response,
};

use self::rate::Rates;
use crate::{
    queue::{FoundPlace, Queue, busy},
    seat::Key,
    wrong::{Whom, Wrong, contained_answer},
};

/// No answer takes longer to begin than this.
const PATIENCE: Duration = Duration::from_secs(60);

/// Nothing but our own files is loaded, run or sent to, and nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; \
                      form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What the guard goes by.
#[derive(Debug)]
pub struct Guard {
    pub rates: Rates,
    /// Whoever brings a file waits here before any of it is read.
    pub imports: Queue,
}

/// Checks where a request comes from, how often and with how much, and marks what goes out.
pub async fn check(
    State(guard): State<Arc<Guard>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let link = link(parts.uri.path());
    let rates = &guard.rates;
    let mut response = match rates.ask(peer.ip(), link.clone()) {
        Ok(()) => answered(&guard.imports, peer, parts, body, next).await,
        Err(wait) => too_fast(&parts, wait),
    };
    if link.is_some() && response.status() == StatusCode::NOT_FOUND {
        rates.guessed(peer.ip());
    }
    mark(response.headers_mut());
    response
}

/// What is answered to somebody who did not come too often.
async fn answered(
    imports: &Queue,
    peer: SocketAddr,
    mut parts: Parts,
    body: axum::body::Body,
    next: Next,
) -> Response {
    if let Err(wrong) = allowed(&parts.method, &parts.headers) {
        return wrong.to(&parts);
    }
    if !is_text(parts.uri.path()) {
        return unread(&Wrong::malformed("That address cannot be read."), &parts);
    }
    if said::may_be_large(parts.uri.path()) {
        // Large bodies are for this machine alone, and nobody else's are read to find that out.
        if !is_home(peer) {
            return unread(&away(), &parts);
        }
        // Nor more of them at once than are worked on.
        match tokio::time::timeout(PATIENCE, imports.place()).await.unwrap_or_else(|_| Err(busy())) {
            Ok(place) => drop(parts.extensions.insert(FoundPlace::from(place))),
            Err(wrong) => return unread(&wrong, &parts),
        }
    }
    let body = match said::read(&parts.method, parts.uri.path(), body).await {
        Ok(body) => body,
        Err(wrong) => return unread(&wrong, &parts),
    };
    let whom = Whom::of(&parts);
    let answer = contained_answer(next.run(Request::from_parts(parts, body)));
    match tokio::time::timeout(PATIENCE, answer).await {
        Ok(answered) => answered.unwrap_or_else(|broken| broken.to_whom(whom)),
        Err(_) => Wrong::too_many("That took too long; it may still happen. Refresh to see.").to_whom(whom),
    }
}

/// Whether what an address spells out is text, as everything is that is looked up by a part of it.
fn is_text(path: &str) -> bool {
    let (mut bytes, mut rest) = (Vec::with_capacity(path.len()), path.as_bytes());
    while let [first, after @ ..] = rest {
        let spelt = if *first == b'%' { spelt(after) } else { None };
        bytes.push(spelt.unwrap_or(*first));
        rest = if spelt.is_some() { &after[2..] } else { after };
    }
    std::str::from_utf8(&bytes).is_ok()
}

/// The byte that two digits behind a percent sign stand for.
fn spelt(digits: &[u8]) -> Option<u8> {
    u8::from_str_radix(std::str::from_utf8(digits.get(..2)?).ok()?, 16).ok()
}

/// What is answered to a body of which the rest is not waited for.
fn unread(wrong: &Wrong, parts: &Parts) -> Response {
    let mut response = wrong.to(parts);
    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    response
}

fn too_fast(parts: &Parts, wait: Duration) -> Response {
    let seconds = wait.as_millis().div_ceil(1000).max(1);
    let words = format!("Too many requests; try again in {seconds} s.");
    let mut response = Wrong { status: StatusCode::TOO_MANY_REQUESTS, words, unfit: None }.to(parts);
    if let Ok(seconds) = HeaderValue::from_str(&seconds.to_string()) {
        response.headers_mut().insert(RETRY_AFTER, seconds);
    }
    response
}

/// The key in an address, if it has the form of one.
fn link(path: &str) -> Option<Key> {
    let rest = path.strip_prefix("/seat/").or_else(|| path.strip_prefix("/api/seats/"))?;
    Key::read(rest.split('/').next()?)
}

/// What every answer carries for the browser that gets it.
fn mark(headers: &mut HeaderMap) {
    // A picture has a stricter one of its own.
    headers.entry(CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    // A seat's link is a secret; with no referrer at all, though, browsers would hide the origin of forms too.
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// Lets only this machine in: setting tables and handing out chairs is for whoever runs the program.
pub async fn at_home(ConnectInfo(peer): ConnectInfo<SocketAddr>, request: Request, next: Next) -> Response {
    if is_home(peer) {
        return next.run(request).await;
    }
    let (parts, _) = request.into_parts();
    away().to(&parts)
}

pub fn is_home(peer: SocketAddr) -> bool {
    peer.ip().to_canonical().is_loopback()
}

fn away() -> Wrong {
    Wrong::forbidden(
        "Only the computer that runs Shamble can do this. Ask whoever started it for a link to your seat.",
    )
}

fn allowed(method: &Method, headers: &HeaderMap) -> Result<(), Wrong> {
    let text = |name| headers.get(name).map(|it: &HeaderValue| it.to_str().unwrap_or_default());
    let host = text(HOST).unwrap_or_default();
    if !is_address(host) {
        return Err(Wrong {
            status: StatusCode::MISDIRECTED_REQUEST,
            words: "Open this table by its address (127.0.0.1 or that of the machine), not by another name."
                .to_owned(),
            unfit: None,
        });
    }
    let looks = method == Method::GET || method == Method::HEAD;
    match is_foreign(headers) {
        true if looks && is_visit(headers) => Ok(()),
        true if looks => {
            Err(Wrong::forbidden("Only this table's own pages can do this; open them by their address."))
        }
        true => Err(Wrong::forbidden("Answers are accepted only from this table's own pages.")),
        false => Ok(()),
    }
}

/// Whether a page of another site is behind a request. Programs send no origin; a browser that sends none still says so.
pub fn is_foreign(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|it: &HeaderValue| it.to_str().ok());
    let host = text(HOST).unwrap_or_default();
    if headers.contains_key(ORIGIN) {
        return text(ORIGIN).and_then(|it| it.strip_prefix("http://")) != Some(host);
    }
    let site = headers.get("sec-fetch-site").map(HeaderValue::as_bytes);
    !matches!(site, None | Some(b"same-origin" | b"none"))
}

/// Whether somebody follows a link to a page here, and no page of another site loads or frames something of ours.
fn is_visit(headers: &HeaderMap) -> bool {
    let is = |name: &str, wanted: &[u8]| headers.get(name).is_some_and(|it| it.as_bytes() == wanted);
    is("sec-fetch-mode", b"navigate") && is("sec-fetch-dest", b"document")
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
        StatusCode::PAYLOAD_TOO_LARGE => Wrong::too_large(said::MOST),
        _ => Wrong::malformed("What was sent could not be read."),
    })
}
