// What happened is played before the page shows how things stand now: dice roll, figures go their way and fall. It can
// be hurried by any key or click, and switched off.
import { drawn, parsed } from "./morph.js";

const PACES = { calm: 1, brisk: 0.5, instant: 0 };
const LONGEST = 4000;
const ROLL = 500;
const REST = 450;
const GLIDE = 350;
const STEP = 60;
const FALL = 200;

let hurried = false;
let playing = false;
const sleepers = new Set();

const still = matchMedia("(prefers-reduced-motion: reduce)");
const named = () => localStorage.getItem("shamble.pace") || "calm";
const speed = () => (still.matches || document.hidden ? 0 : PACES[named()] ?? 1);

export const isPlaying = () => playing;

export function hurry() {
  hurried = true;
  for (const wake of sleepers) wake();
  sleepers.clear();
}

function wait(ms) {
  if (hurried) return Promise.resolve();
  return new Promise((done) => {
    const wake = () => {
      sleepers.delete(wake);
      done();
    };
    sleepers.add(wake);
    setTimeout(wake, ms);
  });
}

// Plays the news, as long as it is worth watching.
export async function show(news) {
  if (!news?.length) return;
  if (!speed()) return void outline(news);
  const scenes = staged(news);
  const length = scenes.reduce((sum, it) => sum + it.ms, 0);
  const rush = Math.min(1, LONGEST / Math.max(1, length)) * speed();
  [playing, hurried] = [true, false];
  document.getElementById("table").dataset.playing = "true";
  for (const it of scenes) {
    if (hurried) break;
    await it.play(rush);
  }
  playing = false;
  delete document.getElementById("table").dataset.playing;
}

// Moves in a row go together, one setting off after the other; all else comes one by one.
function staged(news) {
  const scenes = [];
  for (const it of news) {
    const before = scenes.at(-1);
    if (it.kind === "roll") scenes.push({ ms: ROLL + REST, play: (rush) => roll(it, rush) });
    else if (it.kind === "moved" && before?.moves) {
      before.moves.push(it);
      before.ms += STEP;
    } else if (it.kind === "moved") scenes.push(together([it]));
    else if (it.kind === "fell" || it.kind === "removed") scenes.push({ ms: FALL, play: (rush) => fall(it, rush) });
  }
  return scenes;
}

function together(moves) {
  const ms = GLIDE + moves[0].way.length * STEP;
  return {
    moves,
    ms,
    play: (rush) => Promise.all(moves.map((it, at) => wait(at * STEP * rush).then(() => glide(it, rush)))),
  };
}

async function glide({ id, way }, rush) {
  const token = document.getElementById("f-" + id);
  if (!token) return;
  const rest = (token.getAttribute("transform") || "").replace(/translate\([^)]*\)/, "");
  const at = ([x, y]) => `translate(${x}px,${y}px)${rest}`;
  const duration = Math.max(GLIDE, way.length * STEP) * rush;
  const moving = token.animate(way.map((it) => ({ transform: at(it) })), { duration, easing: "ease" });
  await wait(duration);
  const [x, y] = way.at(-1);
  token.setAttribute("transform", `translate(${x},${y})${rest}`);
  moving.cancel();
}

async function fall({ id, kind }, rush) {
  const token = document.getElementById("f-" + id);
  if (!token) return;
  token.animate([{ opacity: 1 }, { opacity: kind === "fell" ? 0.55 : 0 }], { duration: FALL * rush, fill: "forwards", easing: "ease-in" })
    .finished.then((it) => setTimeout(() => it.cancel(), 900)).catch(() => {});
  await wait(FALL * rush);
}

// Dice turn over and over before they lie as they were rolled.
async function roll({ html }, rush) {
  const tray = document.getElementById("tray");
  const felt = parsed(html);
  tray.replaceChildren(felt);
  tray.setAttribute("aria-busy", "true");
  felt.classList.add("rolling");
  const dice = [...felt.querySelectorAll(".die")].map((die) => ({ die, face: die.querySelector(".die-face"), text: die.querySelector(".die-t") }));
  for (const it of dice) [it.way, it.words] = [it.face?.getAttribute("href"), it.text?.textContent];
  const any = (die) => 1 + Math.floor(Math.random() * Number(die.dataset.sides));
  const turn = setInterval(() => {
    for (const it of dice) {
      it.face?.setAttribute("href", "#face-" + any(it.die));
      if (it.text) it.text.textContent = any(it.die);
    }
  }, 70);
  await wait(ROLL * rush);
  clearInterval(turn);
  for (const it of dice) {
    it.face?.setAttribute("href", it.way);
    if (it.text) it.text.textContent = it.words;
  }
  felt.classList.remove("rolling");
  tray.removeAttribute("aria-busy");
  await wait(REST * rush);
}

// Without motion, whoever changed is outlined once.
function outline(news) {
  setTimeout(() => {
    for (const id of new Set(news.map((it) => it.id).filter((it) => it !== undefined))) {
      const ring = drawn('<circle class="changed" r="17"></circle>');
      document.getElementById("f-" + id)?.append(ring);
      setTimeout(() => ring.remove(), 1600);
    }
  });
}

// The bar says which pace is set.
export function label() {
  const words = document.querySelector("#pace .w");
  if (words) words.textContent = "Pace: " + named();
  document.getElementById("table").dataset.pace = named();
  document.getElementById("pace")?.setAttribute("aria-label", "Pace: " + named());
}

export function begin() {
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#pace")) return;
    const all = Object.keys(PACES);
    localStorage.setItem("shamble.pace", all[(all.indexOf(named()) + 1) % all.length]);
    label();
  });
  label();
}

