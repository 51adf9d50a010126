//! Over real sockets: those who send too much, too slowly, or nonsense.
use std::{future::pending, net::SocketAddr, path::Path};

use server::Settings;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    sync::oneshot,
};

/// More than both ends of a connection hold while nobody reads.
const NOBODY_READ: usize = 24 * 1024 * 1024;

/// A server over the games of this folder, for as long as the test runs.
async fn running(games: &Path) -> SocketAddr {
    books::stock();
    let (library, _) = shelf::library::open(games).unwrap();
    let settings = Settings { at: "127.0.0.1:0".parse().unwrap(), library };
    let (tell, told) = oneshot::channel();
    tokio::spawn(async move {
        let ready = |at| tell.send(at).unwrap();
        server::serve_until(&settings, ready, pending()).await.unwrap();
    });
    told.await.unwrap()
}

async fn connected(to: SocketAddr, said: &str) -> TcpStream {
    let mut stream = TcpStream::connect(to).await.unwrap();
    stream.write_all(said.as_bytes()).await.unwrap();
    stream
}

/// All that comes until the connection is closed.
async fn heard(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    // A connection that is reset has said all it will.
    let _ = stream.read_to_end(&mut bytes).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn still_answers(at: SocketAddr) {
    let mut stream =
        connected(at, &format!("GET / HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n\r\n")).await;
    assert!(heard(&mut stream).await.starts_with("HTTP/1.1 200"));
}

/// Sends up to 100 MB after `head`; gives how much of it went out, and what came back.
async fn sent_100_mb(at: SocketAddr, head: &str, piece: &[u8]) -> (usize, String) {
    let mut stream = connected(at, head).await;
    let mut sent = 0;
    while sent < 100 * 1024 * 1024 {
        let Ok(n) = stream.write(piece).await else { break };
        sent += n;
    }
    (sent, heard(&mut stream).await)
}

#[tokio::test]
async fn a_hundred_megabytes_are_refused_unread() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    for path in ["/set", "/api/games", "/api/seats/0123456789abcdef0123456789abcdef/answer"] {
        let head = format!("POST {path} HTTP/1.1\r\nhost: {at}\r\ncontent-length: 104857600\r\n\r\n");
        let (sent, said) = sent_100_mb(at, &head, &[b'x'; 65536]).await;
        assert!(sent < NOBODY_READ, "{sent} bytes were taken");
        assert!(said.starts_with("HTTP/1.1 413"), "{said}");
        assert!(said.contains("Too large: the limit is 64 KB."), "{said}");
    }
    still_answers(at).await;
}

/// The bytes of one answer, its head included.
async fn asked(at: SocketAddr, path: &str, more: &str) -> Vec<u8> {
    let said = format!("GET {path} HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n{more}\r\n");
    let mut stream = connected(at, &said).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    bytes
}

#[tokio::test]
async fn pages_are_compressed_for_those_who_take_it() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    for path in ["/", "/style.css", "/api/scenarios"] {
        let plain = asked(at, path, "").await;
        let packed = asked(at, path, "accept-encoding: gzip, br\r\n").await;
        let head = String::from_utf8_lossy(&packed).to_lowercase();
        assert!(head.starts_with("http/1.1 200"), "{path}: {head}");
        assert!(head.contains("content-encoding: gzip"), "{path}");
        assert!(!String::from_utf8_lossy(&plain).to_lowercase().contains("content-encoding"), "{path}");
        assert!(packed.len() * 2 < plain.len(), "{path}: {} of {}", packed.len(), plain.len());
    }
}

#[tokio::test]
async fn what_is_compressed_already_goes_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    let css = String::from_utf8(asked(at, "/style.css", "").await).unwrap();
    let font = css.split("/fonts/").nth(1).and_then(|it| it.split(['"', ')', '\'']).next()).unwrap();
    let said = asked(at, &format!("/fonts/{font}"), "accept-encoding: gzip\r\n").await;
    let head = String::from_utf8_lossy(&said).to_lowercase();
    assert!(head.contains("content-type: font/woff2") && !head.contains("content-encoding"), "{font}");
}

#[tokio::test]
async fn a_body_without_a_length_is_read_only_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    let head = format!("POST /api/games HTTP/1.1\r\nhost: {at}\r\ntransfer-encoding: chunked\r\n\r\n");
    let mut piece = b"10000\r\n".to_vec();
    piece.extend([b'x'; 65536]);
    piece.extend(b"\r\n");
    let (sent, said) = sent_100_mb(at, &head, &piece).await;
    assert!(sent < NOBODY_READ, "{sent} bytes were taken");
    assert!(said.starts_with("HTTP/1.1 413"), "{said}");
    still_answers(at).await;
}

/// The clock stands still and jumps on whenever everybody waits, so nothing here takes its time.
#[tokio::test(start_paused = true)]
async fn whoever_never_ends_a_head_is_shown_out() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    for said in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ", "\r\n"] {
        let mut stream = connected(at, said).await;
        heard(&mut stream).await;
    }
    still_answers(at).await;
}

#[tokio::test(start_paused = true)]
async fn a_head_that_drips_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    let mut stream = connected(at, &format!("GET / HTTP/1.1\r\nhost: {at}\r\nx-slow: ")).await;
    let start = tokio::time::Instant::now();
    let mut dripped = 0;
    while dripped < 1000 && stream.write_all(b"x").await.is_ok() {
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        dripped += 1;
    }
    assert!(dripped < 100, "after {:?} it is still open", start.elapsed());
    still_answers(at).await;
}

#[tokio::test(start_paused = true)]
async fn a_body_that_never_comes_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    let head = format!("POST /api/games HTTP/1.1\r\nhost: {at}\r\ncontent-length: 100\r\n\r\n{{\"scen");
    let mut stream = connected(at, &head).await;
    let said = heard(&mut stream).await;
    assert!(said.starts_with("HTTP/1.1 408") && said.contains("send it again"), "{said}");
    still_answers(at).await;
}

#[tokio::test]
async fn long_addresses_and_many_headers_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    let long = "a".repeat(100_000);
    let many: String = (0..1000).map(|n| format!("x-{n}: 1\r\n")).collect();
    for said in [
        format!("GET /{long} HTTP/1.1\r\nhost: {at}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: {at}\r\nx-long: {long}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nhost: {at}\r\n{many}\r\n"),
    ] {
        let mut stream = TcpStream::connect(at).await.unwrap();
        // It may be shut before all of it is said.
        let _ = stream.write_all(said.as_bytes()).await;
        let reply = heard(&mut stream).await;
        assert!(reply.starts_with("HTTP/1.1 4"), "{reply}");
    }
    still_answers(at).await;
}

#[tokio::test]
async fn what_is_no_request_is_no_trouble() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    for said in [
        "\0\0\0\0\r\n\r\n",
        "GET\r\n\r\n",
        "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "GET /../../etc/passwd HTTP/1.1\r\nconnection: close\r\n\r\n",
        "POST /set HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: -5\r\n\r\n",
        "POST /set HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 99999999999999999999999\r\n\r\n",
        "POST /set HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcdef",
        "GET http://evil.example/ HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n",
    ] {
        let mut stream = connected(at, said).await;
        stream.shutdown().await.unwrap();
        let reply = heard(&mut stream).await;
        assert!(reply.is_empty() || reply.starts_with("HTTP/1.1 4"), "{said:?}: {reply}");
    }
    still_answers(at).await;
}

#[tokio::test]
async fn too_many_connections_are_turned_away_and_nobody_else_is() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    let mut held = Vec::new();
    for _ in 0..600 {
        held.push(TcpStream::connect(at).await.unwrap());
    }
    let mut last = held.pop().unwrap();
    let said = heard(&mut last).await;
    assert!(said.starts_with("HTTP/1.1 503") && said.contains("Too many connections"), "{said}");
    held.clear();
    loop {
        let mut stream =
            connected(at, &format!("GET /icon.svg HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n\r\n"))
                .await;
        if heard(&mut stream).await.starts_with("HTTP/1.1 200") {
            break;
        }
        tokio::task::yield_now().await;
    }
}

/// Asks for so much, without reading any of it, that no connection holds it.
async fn asks_and_never_reads(at: SocketAddr) -> (TcpStream, usize) {
    const TIMES: usize = 1_000;
    let page = heard(
        &mut connected(at, &format!("GET /style.css HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n\r\n"))
            .await,
    )
    .await;
    let one = format!("GET /style.css HTTP/1.1\r\nhost: {at}\r\n\r\n");
    assert!(NOBODY_READ < TIMES * page.len(), "{} bytes are too few", page.len());
    (connected(at, &one.repeat(TIMES)).await, TIMES * page.len())
}

#[tokio::test(start_paused = true)]
async fn whoever_never_reads_is_shown_out() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    let (mut stream, all) = asks_and_never_reads(at).await;
    tokio::time::sleep(std::time::Duration::from_secs(120)).await;
    let came = heard(&mut stream).await.len();
    assert!(came < all / 2, "{came} of {all} bytes came all the same");
    still_answers(at).await;
}

#[tokio::test(start_paused = true)]
async fn whoever_reads_in_drips_is_shown_out() {
    let folder = tempfile::tempdir().unwrap();
    let at = running(folder.path()).await;
    let (mut stream, all) = asks_and_never_reads(at).await;
    let mut came = 0;
    let mut drip = vec![0; 2_000];
    // A little every second.
    for _ in 0..1_000 {
        tokio::time::sleep(std::time::Duration::from_secs(1)).await;
        match stream.read(&mut drip).await {
            Ok(0) | Err(_) => break,
            Ok(n) => came += n,
        }
    }
    came += heard(&mut stream).await.len();
    assert!(came < all / 2, "{came} of {all} bytes came all the same");
    still_answers(at).await;
}
