//! A server without a network: requests go straight to its routes.
use std::{net::SocketAddr, path::Path};

use axum::{
    Router,
    body::Body,
    extract::connect_info::MockConnectInfo,
    http::{HeaderMap, Method, Request, StatusCode},
};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

/// The routes as this machine reaches them.
pub fn home(games: &Path) -> Router {
    from(games, "127.0.0.1:4000")
}

/// The routes as somebody at this address reaches them.
pub fn from(games: &Path, peer: &str) -> Router {
    books::stock();
    let peer: SocketAddr = peer.parse().unwrap();
    server::router(games).unwrap().layer(MockConnectInfo(peer))
}

#[derive(Debug)]
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }
}

pub async fn send(router: &Router, request: Request<Body>) -> Reply {
    let response = router.clone().oneshot(request).await.unwrap();
    let (parts, body) = response.into_parts();
    let bytes = body.collect().await.unwrap().to_bytes();
    let text = String::from_utf8(bytes.to_vec()).unwrap();
    Reply { status: parts.status, headers: parts.headers, text }
}

pub fn request(method: Method, path: &str, body: impl Into<Body>) -> Request<Body> {
    Request::builder().method(method).uri(path).header("host", "127.0.0.1:4000").body(body.into()).unwrap()
}

pub async fn get(router: &Router, path: &str) -> Reply {
    send(router, request(Method::GET, path, Body::empty())).await
}

pub async fn post(router: &Router, path: &str, body: &Value) -> Reply {
    send(router, request(Method::POST, path, body.to_string())).await
}

/// Sets a table and gives the keys of its first chair and of those who watch.
pub async fn set(router: &Router, order: &Value) -> (String, String) {
    let reply = post(router, "/api/games", order).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text);
    let chairs = &reply.json()["chairs"];
    let text = |it: &Value| it.as_str().unwrap().to_owned();
    (text(&chairs["seats"][0]["key"]), text(&chairs["watch"]))
}

pub async fn street(router: &Router) -> (String, String) {
    set(router, &json!({ "scenario": "street", "seed": 7 })).await
}

pub async fn question(router: &Router, key: &str) -> Value {
    get(router, &format!("/api/seats/{key}/question")).await.json()
}

/// Answers with what stands if nobody cares.
pub async fn answer_default(router: &Router, key: &str, asked: &Value) -> Reply {
    let body = json!({ "number": asked["number"], "answer": asked["question"]["default"] });
    post(router, &format!("/api/seats/{key}/answer"), &body).await
}
