// One moment after the other on the board: the camera goes to those concerned, figures go their way and leave a trail, an
// arrow leads from whoever attacks, dice roll in the tray, and a caption says what happens. What a moment is, the server says.
import * as board from "./board.js";
import { drawn, morph, parsed } from "./morph.js";
import { isCut, isEnded, speed, still, stop, wait, waits } from "./play.js";

const ROLL = 480;
const GLIDE = 450;
const STEP = 70;
const FALL = 320;
// How long a sentence stays: so much, and so much for each letter; less where nobody is hurt, and least of all for words alone.
const LEAST = 700;
const LETTER = { harm: 40, plain: 25, note: 16 };
const LONGEST = { harm: 6400, plain: 3600, note: 2400 };
// One throw of several that follow each other.
const BETWEEN = 260;

const figure = (id) => document.getElementById("f-" + id);
const token = (id) => board.spot(figure(id));
const svg = () => document.querySelector("#stage .board, #r-stage .board");
const figures = () => [...(svg()?.querySelectorAll(".fig[id]") ?? [])];

export function open({ root, caption }, news) {
  caption.hidden = false;
  const now = document.getElementById("now");
  if (now) now.hidden = false;
  now?.querySelector(".sofar").replaceChildren();
  if (news[0].board) stand(news[0].board); else begin(news);
  caption.querySelector(".count").textContent = "";
  root.dataset.moments = news.length;
}

// What is not drawn as the page's own text has it any more, by its id.
export const touched = new Set();

// Figures, plates and what else they make of the board, as the server drew them for this moment; the others stay.
function stand({ layers = {}, figures = {} } = {}) {
  for (const [id, text] of Object.entries(layers)) {
    touched.add(id);
    const layer = document.getElementById(id);
    if (layer) morph(layer, drawn(text));
  }
  for (const [id, it] of Object.entries(figures)) {
    touched.add(id);
    const old = document.getElementById(id);
    if (!it) {
      old?.remove();
      continue;
    }
    const [home, fresh] = [document.getElementById(it[0]), drawn(it[1])];
    if (old && old.parentNode === home) redraw(old, fresh);
    else {
      old?.remove();
      home?.append(document.importNode(fresh, true));
    }
  }
}

// Whoever is marked stays so.
function redraw(old, fresh) {
  const marks = ["struck", "strikes"].filter((it) => old.classList.contains(it));
  morph(old, fresh);
  old.classList.add(...marks);
}

// Everybody stands where they were before any of it: a page that was opened since is drawn as it is now.
function begin(news) {
  const met = new Set();
  for (const { id, kind, way } of news.flatMap((it) => it.changes)) {
    const it = figure(id);
    if (!it || met.has(id)) continue;
    met.add(id);
    if (kind === "goes") {
      const rest = (it.getAttribute("transform") || "").replace(/translate\([^)]*\)/, "");
      it.setAttribute("transform", `translate(${way[0].join(",")})${rest}`);
    } else if (kind === "comes") it.classList.add("to-come");
  }
}

export function close(place) {
  for (const it of document.querySelectorAll(".fig.to-come")) it.classList.remove("to-come");
  place.caption.hidden = true;
  const now = document.getElementById("now");
  if (now) now.hidden = true;
  clear();
  delete place.root.dataset.moments;
  delete place.root.dataset.stopped;
  place.camera?.release();
}

function clear() {
  document.getElementById("trails")?.remove();
  document.getElementById("blows")?.remove();
  for (const it of document.querySelectorAll(".fig.struck, .fig.strikes")) it.classList.remove("struck", "strikes");
}

export async function play(it, at, news, place) {
  clear();
  // What somebody has just chosen needs no telling.
  if (it.chosen && it.kind === "note") return stay(it, place);
  place.arrive?.(it, it.dice ? it.lines[0] + it.announced.length : it.lines[1], it.parts);
  // A stretch has begun with what its first moment begins with.
  if (0 < at) stand(it.board);
  write(it, at, news, place);
  place.camera?.watch(places(it), it.kind);
  await wait(still() ? 0 : 180 * speed());
  mark(it);
  const first = (change) => it.kind !== "dice" && (change.kind === "goes" || change.kind === "comes");
  await changed(it, place, first);
  // What the dead throw in passing falls throw after throw; the last one is told.
  for (const throwing of it.throws ?? []) {
    if (!it.announced.length) say(place.caption, [], title(throwing));
    await roll(throwing, place, 0.6);
    await wait(BETWEEN * speed());
  }
  if (it.throws?.length && !it.announced.length) say(place.caption, [], title(it.dice));
  if (it.dice) await roll(it.dice, place, it.throws?.length ? 0.6 : 1);
  // The dice that this comes of lie there, and nobody else's.
  if (it.laid) place.tray?.replaceChildren(document.importNode(parsed(it.laid), true));
  told(it, place);
  await changed(it, place, (change) => !first(change));
  if (it.left) stand(it.left);
  else for (const id of settled(it, at, news)) settle(id, place);
  await rest(it, place);
}

// It is told, and needs no time.
function stay(it, place) {
  place.arrive?.(it, it.lines[1], { ...it.parts, ...it.then });
  stand(it.left);
}

// How long it stays: what is grave waits at calm pace, and is given time to be read at any other.
async function rest(it, { root, caption }) {
  if (it.stops && waits() && !isEnded()) {
    root.dataset.stopped = "true";
    caption.classList.add("waits");
    await stop();
    caption.classList.remove("waits");
    delete root.dataset.stopped;
    return;
  }
  if (it.chosen && !it.stops) return wait(it.kind === "note" ? 0 : 350 * speed());
  const words = it.text.length + it.lead.join(" ").length / 2;
  const kind = it.stops || it.harmed?.length ? "harm" : it.kind === "note" ? "note" : "plain";
  const long = Math.min(LONGEST[kind], LEAST + LETTER[kind] * words);
  await wait(it.stops ? Math.max(1600, long) : long * speed());
}

// Says what happens: over the board, beside it, and to those who listen. What dice come to is said once they lie.
function write(it, at, news, { caption, root }) {
  if (it.dice) say(caption, it.announced.slice(0, -1), it.announced.at(-1) ?? title(it.dice));
  else say(caption, it.lead, it.text);
  caption.querySelector(".count").textContent = news.length === 1 ? "" : `${at + 1} of ${news.length}`;
  caption.dataset.kind = it.kind;
  caption.classList.toggle("grave", it.stops && !it.dice);
  root.dataset.moment = at;
}

// What some dice are for.
const title = (dice) => parsed(dice).querySelector(".lab").textContent;

function say(caption, lead, what) {
  caption.querySelector(".lead").textContent = lead.map((it) => (/[.:?]$/.test(it) ? it : it + ".")).join(" ");
  caption.querySelector(".what").textContent = what;
  // A throw of many dice takes its room on the paper, and never hangs below it.
  caption.classList.toggle("long", 90 < what.length);
}

// All of it has happened.
function told(it, place) {
  place.arrive?.(it, it.lines[1], it.then);
  say(place.caption, it.lead, it.text);
  place.caption.classList.toggle("grave", it.stops);
  const voice = document.getElementById("voice");
  if (voice) voice.textContent = [...it.lead, it.text].join(". ");
  list(it);
}

// What has happened so far, the newest at the foot.
function list(it) {
  const all = document.querySelector("#now .sofar");
  if (!all) return;
  all.querySelector("[aria-current]")?.removeAttribute("aria-current");
  const line = document.createElement("li");
  line.textContent = it.text;
  line.setAttribute("aria-current", "step");
  line.className = [it.kind === "title" ? "turn" : "", it.stops ? "grave" : ""].join(" ").trim();
  all.append(line);
  line.scrollIntoView({ block: "nearest" });
}

// Where the moment happens, on the board.
function places(it) {
  const at = it.figures.map(token).filter(Boolean);
  const ways = it.changes.flatMap((change) => change.way ?? []).map(([x, y]) => ({ x, y }));
  return [...at, ...ways];
}

// Whoever attacks and whoever is attacked, with an arrow between them.
function mark(it) {
  if (it.by !== null && it.by !== undefined) figure(it.by)?.classList.add("strikes");
  for (const id of it.whom ?? []) figure(id)?.classList.add("struck");
  const from = token(it.by);
  if (!from) return;
  const whom = (it.whom ?? []).map(token).filter(Boolean);
  const ring = ({ x, y }) => `<circle class="blow-ring" cx="${x}" cy="${y}" r="${size() * 1.4}"/>`;
  const arrows = whom.map((to) => ring(to) + arrow(from, to)).join("");
  if (arrows) layer("blows").append(...drawn(`<g>${arrows}</g>`).childNodes);
}

// From the rim of one base to the rim of the other.
function arrow(from, to) {
  const base = size();
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(x, y);
  const [ux, uy] = [x / Math.max(1, length), y / Math.max(1, length)];
  // Whoever is in contact strikes from where they stand.
  if (length < base * 3.4) return head(from.x + x * 0.52, from.y + y * 0.52, ux, uy, base * 0.8);
  const [ax, ay] = [from.x + ux * base, from.y + uy * base];
  const [bx, by] = [to.x - ux * base * 1.25, to.y - uy * base * 1.25];
  const [cx, cy] = [bx - ux * base * 0.4, by - uy * base * 0.4];
  const line = `d="M${ax},${ay}L${cx},${cy}"`;
  return `<path class="blow-edge" ${line}/><path class="blow" ${line}/>${head(bx, by, ux, uy, base * 0.7)}`;
}

function head(x, y, ux, uy, size) {
  const wing = (side) => `${x - ux * size - uy * size * side * 0.62},${y - uy * size + ux * size * side * 0.62}`;
  return `<path class="blow-head" d="M${x},${y}L${wing(1)}L${wing(-1)}Z"/>`;
}

// Half of what stands on this board.
const size = () => Number(svg()?.dataset.half) || 14;

// Below the figures trails, above them arrows.
function layer(id) {
  const known = document.getElementById(id);
  if (known) return known;
  const fresh = drawn(`<g id="${id}"></g>`);
  const first = figures()[0];
  if (id === "trails" && first) first.parentNode.parentNode.insertBefore(fresh, first.parentNode);
  else svg().append(fresh);
  return document.getElementById(id);
}

async function changed(it, place, which) {
  const all = it.changes.filter(which);
  const goes = all.filter((change) => change.kind === "goes");
  const step = Math.min(STEP * 2, 900 / Math.max(1, goes.length)) * speed();
  await Promise.all(goes.map((change, at) => wait(still() ? 0 : at * step).then(() => glide(change))));
  for (const change of all) {
    if (change.kind === "comes") await comes(change, it, place);
    else if (change.kind === "falls" || change.kind === "leaves") await fall(change);
  }
}

async function glide({ id, way }) {
  const it = figure(id);
  if (!it) return;
  layer("trails").append(drawn(`<path class="trail" d="M${way.map((at) => at.join(",")).join("L")}"></path>`));
  const rest = (it.getAttribute("transform") || "").replace(/translate\([^)]*\)/, "");
  const [x, y] = way.at(-1);
  const end = () => it.setAttribute("transform", `translate(${x},${y})${rest}`);
  if (still() || isCut()) return end();
  const at = ([x, y]) => `translate(${x}px,${y}px)${rest}`;
  const duration = Math.max(GLIDE, way.length * STEP * 2) * speed();
  const moving = it.animate(way.map((it) => ({ transform: at(it) })), { duration, easing: "ease-in-out" });
  await wait(duration);
  end();
  moving.cancel();
}

// Somebody new is drawn as the server drew them, where they came.
async function comes({ id, way: [[x, y]] }, { left }, { fresh }) {
  let it = figure(id);
  if (!it) {
    const own = left?.figures?.["f-" + id];
    const drawing = own ? drawn(own[1]) : fresh()?.querySelector(`#f-${id}`);
    const home = drawing && document.getElementById(own ? own[0] : drawing.parentNode.id);
    if (!home) return;
    touched.add("f-" + id);
    it = document.importNode(drawing, true);
    home.append(it);
  }
  it.classList.remove("to-come");
  const rest = (it.getAttribute("transform") || "").replace(/translate\([^)]*\)/, "");
  it.setAttribute("transform", `translate(${x},${y})${rest}`);
  it.classList.add("struck");
  if (still() || isCut()) return;
  it.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FALL * speed(), easing: "ease-out" });
  await wait(FALL * speed());
}

async function fall({ id, kind }) {
  const it = figure(id);
  if (!it) return;
  it.classList.add("struck");
  if (!still() && !isCut()) {
    const down = kind === "falls" ? 0.6 : 0.15;
    it.animate([{ opacity: 1 }, { opacity: down }], { duration: FALL * speed(), easing: "ease-in" });
    await wait(FALL * speed());
  }
  if (kind === "leaves") it.classList.add("left");
}

// Those of whom nothing more is told in this stretch: they are drawn as they are now.
function settled(it, at, news) {
  const later = new Set(news.slice(at + 1).flatMap((it) => [...it.figures, ...it.changes.map((change) => change.id)]));
  return [...new Set([...(it.harmed ?? []), ...it.changes.map((change) => change.id)])].filter((id) => !later.has(id));
}

function settle(id, { fresh }) {
  const [old, drawing] = [figure(id), fresh()?.querySelector(`#f-${id}`)];
  if (!old || !drawing || drawing.parentNode.id !== old.parentNode.id) return;
  redraw(old, drawing);
}

// Dice turn over and over before they lie as they were rolled.
async function roll(html, { tray }, pace = 1) {
  const felt = parsed(html);
  tray.replaceChildren(document.importNode(felt, true));
  const lying = tray.firstElementChild;
  if (still() || isCut()) return;
  tray.setAttribute("aria-busy", "true");
  lying.classList.add("rolling");
  const dice = [...lying.querySelectorAll(".die")].map((die) => ({ die, face: die.querySelector(".die-face"), text: die.querySelector(".die-t") }));
  for (const it of dice) [it.way, it.words] = [it.face?.getAttribute("href"), it.text?.textContent];
  const any = (die) => 1 + Math.floor(Math.random() * Number(die.dataset.sides));
  const turn = setInterval(() => {
    for (const it of dice) {
      it.face?.setAttribute("href", "#face-" + any(it.die));
      if (it.text) it.text.textContent = any(it.die);
    }
  }, 70);
  await wait(ROLL * pace * speed());
  clearInterval(turn);
  for (const it of dice) {
    it.face?.setAttribute("href", it.way);
    if (it.text) it.text.textContent = it.words;
  }
  lying.classList.remove("rolling");
  tray.removeAttribute("aria-busy");
}
