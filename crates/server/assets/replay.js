// The replay steps through moments that the server draws, and the report fills itself in when it is worked out.
import { morph } from "./morph.js";
import * as play from "./play.js";
import * as pointing from "./pointing.js";
import * as rules from "./rules.js";

(() => {
  const parsed = (text) => new DOMParser().parseFromString(text, "text/html").body.firstElementChild;

  async function told(url) {
    const response = await fetch(url, { headers: { Accept: "application/json" } });
    const value = await response.json();
    if (!response.ok) throw new Error(value.error || "That did not work.");
    return value;
  }

  // The report: asked for until all of it is worked out.
  const after = document.getElementById("after");
  async function fill() {
    try {
      const { done, report } = await told(after.dataset.part);
      if (report) {
        document.getElementById("report").replaceWith(document.importNode(parsed(report), true));
        return;
      }
      for (const bar of document.querySelectorAll(".wait progress")) bar.value = done;
    } catch {
      // The server may be away for a moment; it is asked again.
    }
    setTimeout(fill, 1500);
  }
  if (after && after.dataset.part) setTimeout(fill, 800);

  const replay = document.getElementById("replay");
  if (!replay) return;
  pointing.begin();
  rules.begin();
  const here = replay.dataset.here;
  const last = Number(replay.dataset.last);
  const slider = document.getElementById("r-at");
  const toggle = document.getElementById("r-toggle");
  const tray = document.getElementById("tray");
  const known = new Map();
  let at = Number(replay.dataset.at);
  let wanted = at;
  let timer = 0;

  document.getElementById("r-play").hidden = false;
  document.getElementById("r-go").hidden = true;

  function moment(n) {
    if (!known.has(n)) known.set(n, told(`${here}/part?at=${n}`));
    if (64 < known.size) known.delete(known.keys().next().value);
    return known.get(n);
  }

  // What came since the moment before is played as it is at the table.
  async function shown(parts, news) {
    if (!news.length || !play.speed()) return;
    let stage = null;
    const told = parsed(parts["r-said"]);
    for (const it of told.querySelectorAll(".log > li[id]")) it.classList.toggle("later", news[0].lines[0] <= line(it));
    morph(document.getElementById("r-said"), told);
    await play.show(news, {
      root: replay,
      caption: document.getElementById("caption"),
      tray,
      fresh: () => (stage ??= parsed(parts["r-stage"])),
      arrive(it, end) {
        for (const li of document.querySelectorAll("#r-said li.later")) li.classList.toggle("later", end <= line(li));
      },
    });
  }

  const line = (it) => Number(it.id.slice(2));

  async function go(n, plays = false) {
    wanted = Math.max(0, Math.min(last, n));
    const mine = wanted;
    slider.value = wanted;
    try {
      const { parts, news } = await moment(mine);
      if (mine !== wanted) return;
      if (plays) await shown(parts, news);
      if (mine !== wanted) return;
      for (const [id, text] of Object.entries(parts)) morph(document.getElementById(id), parsed(text));
      at = mine;
      history.replaceState(null, "", `${here}?at=${at}`);
      if (at < last) moment(at + 1).catch(() => known.delete(at + 1));
    } catch (wrong) {
      known.delete(mine);
      stop();
      document.querySelector("#r-said .clock").textContent = wrong instanceof TypeError ? "The server cannot be reached." : wrong.message;
    }
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    if (play.isPlaying()) play.skip();
    toggle.textContent = "Play";
    toggle.setAttribute("aria-pressed", "false");
  }

  async function tick() {
    await go(at + 1, true);
    if (!timer) return;
    if (last <= at) stop(); else timer = setTimeout(tick, play.speed() ? 60 : 250);
  }

  function toggled() {
    if (timer) return stop();
    toggle.textContent = "Pause";
    toggle.setAttribute("aria-pressed", "true");
    timer = setTimeout(tick, last <= at ? 0 : 100);
    if (last <= at) at = -1;
  }

  document.documentElement.classList.add("js");
  play.begin();
  toggle.addEventListener("click", toggled);
  // Whoever has set a game of bots alone came to watch it.
  if (new URLSearchParams(location.search).has("play")) toggled();
  slider.addEventListener("input", () => { stop(); go(Number(slider.value)); });
  document.querySelector(".slide").addEventListener("submit", (event) => event.preventDefault());

  replay.addEventListener("click", (event) => {
    const link = event.target.closest("#r-links a");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stop();
    play.skip();
    go(Number(new URL(link.href).searchParams.get("at")));
  });

  // Arrows step, page keys go by turns, home and end to the ends, space plays.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("select")) return;
    const turns = [...document.querySelectorAll("#r-links li a")].map((it) => Number(new URL(it.href).searchParams.get("at")));
    const ways = {
      ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last,
      PageUp: turns.filter((it) => it < at).pop() ?? 0, PageDown: turns.find((it) => at < it) ?? last,
    };
    if (event.key in ways) {
      event.preventDefault();
      stop();
      go(ways[event.key], event.key === "ArrowRight");
    } else if (event.key === " " && !event.target.closest("button, a")) {
      event.preventDefault();
      toggled();
    }
  });
})();
