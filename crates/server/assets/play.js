// How fast what happened is played, and how it is hurried: at calm pace what is grave waits for whoever watches, at brisk
// pace it stays long enough to be read, at once nothing is played.
import { drawn } from "./morph.js";
import * as moments from "./moments.js";

const PACES = { calm: 1, brisk: 0.5, instant: 0 };
const NAMES = { calm: "calm", brisk: "brisk", instant: "instant" };

let playing = false;
// All that is still to come is skipped.
let ended = false;
// The moment that is shown is cut short.
let cut = false;
let stopped = null;
let paused = null;
const sleepers = new Set();

export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
const named = () => (localStorage.getItem("shamble.pace") in PACES ? localStorage.getItem("shamble.pace") : "calm");
export const speed = () => (document.hidden ? 0 : PACES[named()]);
export const waits = () => named() === "calm";
export const isPlaying = () => playing;
export const isEnded = () => ended;
export const isCut = () => cut || ended;

function wakeAll() {
  cut = true;
  for (const wake of sleepers) wake();
  sleepers.clear();
}

// To the next moment; one that waits for it goes on.
export function next() {
  paused?.();
  paused = null;
  if (stopped) stopped(); else wakeAll();
}

export function skip() {
  ended = true;
  next();
  wakeAll();
}

export function wait(ms) {
  if (isCut() || ms <= 0) return Promise.resolve();
  return new Promise((done) => {
    const wake = () => {
      sleepers.delete(wake);
      done();
    };
    sleepers.add(wake);
    setTimeout(wake, ms);
  });
}

// Waits for a key or a click, however long it takes.
export function stop() {
  if (ended) return Promise.resolve();
  return new Promise((done) => {
    stopped = () => {
      stopped = null;
      done();
    };
  });
}

// A pause that somebody has asked for lasts until they go on.
export function pause() {
  let on;
  const until = new Promise((done) => { on = done; });
  paused = on;
  return until;
}

// Plays moments one after the other; `place` says where they are shown.
export async function show(news, place) {
  if (!news?.length) return;
  if (!speed()) return void outline(news);
  const root = place.root;
  [playing, ended] = [true, false];
  root.dataset.playing = "true";
  moments.open(place, news);
  for (const [at, it] of news.entries()) {
    if (ended || !speed()) break;
    cut = false;
    await moments.play(it, at, news, place);
  }
  moments.close(place, news);
  [playing, ended, cut, stopped] = [false, false, false, null];
  delete root.dataset.playing;
}

// Where nothing is played, whoever changed is outlined once.
function outline(news) {
  setTimeout(() => {
    for (const id of new Set(news.flatMap((it) => it.changes.map((change) => change.id)))) {
      const ring = drawn('<circle class="changed" r="17"></circle>');
      document.getElementById("f-" + id)?.append(ring);
      setTimeout(() => ring.remove(), 1600);
    }
  });
}

// The bar says which pace is set.
export function label() {
  const button = document.getElementById("pace");
  const root = document.getElementById("table") ?? document.getElementById("replay");
  if (root) root.dataset.pace = named();
  if (!button) return;
  button.querySelector(".w").textContent = "Pace: " + NAMES[named()];
  button.setAttribute("aria-label", "Pace: " + NAMES[named()]);
}

// While something is played, any key or click leads on and does nothing else: what it was meant for is not there yet.
function hurried(event) {
  if (!playing || event.target.closest?.("#pace, .zoom, #r-toggle")) return;
  if (event.type === "keydown" && (event.repeat || ["Tab", "Shift", "Control", "Alt", "Meta"].includes(event.key))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.key === "Escape" || event.target.closest?.("#skip")) skip(); else next();
}

export function begin() {
  for (const kind of ["keydown", "click"]) document.addEventListener(kind, hurried, true);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#pace")) return;
    const all = Object.keys(PACES);
    localStorage.setItem("shamble.pace", all[(all.indexOf(named()) + 1) % all.length]);
    label();
    if (playing && !speed()) skip();
  });
  label();
}
