// Older lines of the journal, fetched when somebody wants them; they stay above the latest ones from then on.
import { morph } from "./morph.js";

const log = (part) => part.querySelector(".log");
const number = (line) => Number(line.id.slice(2));

// The control leads on from the first line that is shown, and goes with the last that could be fetched.
function lead(part, first) {
  const link = part.querySelector("#earlier");
  log(part).dataset.from = first;
  if (!link) return;
  if (first === 0) return void link.closest("p").remove();
  link.dataset.before = first;
  link.setAttribute("href", link.getAttribute("href").replace(/\d+$/, first - 1));
}

async function fetchEarlier(here, link, say) {
  link.setAttribute("aria-busy", "true");
  try {
    const response = await fetch(`${here}/earlier?before=${link.dataset.before}`, { headers: { Accept: "application/json" } });
    const told = await response.json();
    if (!response.ok) return void say(told.error, "refused");
    put(told);
  } catch {
    say("The server cannot be reached. The earlier lines are still there; try again in a while.", "refused");
  } finally {
    link.removeAttribute("aria-busy");
  }
}

// Puts lines above those that are shown. The list hangs from its foot: what is on the screen stays there.
function put({ first, lines }) {
  const journal = document.getElementById("journal");
  const scroll = journal.querySelector(".scroll");
  const fresh = [...new DOMParser().parseFromString(lines, "text/html").querySelectorAll(".log > li")];
  const held = document.activeElement?.id === "earlier";
  log(journal).prepend(...fresh.filter((it) => !document.getElementById(it.id)));
  lead(journal, first);
  document.getElementById("voice").textContent = fresh.length === 1 ? "1 earlier line" : `${fresh.length} earlier lines`;
  // Whoever came by keys goes on from the list once nothing is left to fetch.
  if (held && first === 0) scroll.focus({ preventScroll: true });
}

// Lines that were fetched stay when the latest are drawn anew. What leads back to a decision is left out: it counts from when it was drawn.
export function keep(old, fresh) {
  const first = log(fresh).querySelector("li[id]");
  if (log(old).dataset.from === undefined || !first) return;
  const older = [...log(old).querySelectorAll(":scope > li[id]")].filter((it) => number(it) < number(first));
  if (!older.length || number(older.at(-1)) + 1 !== number(first)) return;
  const copies = older.map((it) => document.importNode(it, true));
  for (const it of copies) it.querySelectorAll("form.back, .sure").forEach((form) => form.remove());
  log(fresh).prepend(...copies);
  lead(fresh, number(older[0]));
}

// The lines from this one on are there, but not to be seen before they are told.
export function hold(fresh, first) {
  const old = document.getElementById("journal");
  for (const it of log(fresh).querySelectorAll(":scope > li[id]")) it.classList.toggle("later", first <= number(it));
  keep(old, fresh);
  morph(old, fresh);
}

// All lines before this one have been told.
export function tell(end) {
  for (const it of document.querySelectorAll("#journal .log > li.later")) {
    if (number(it) < end) it.classList.remove("later");
  }
}

export function begin(here, say) {
  document.addEventListener("click", (event) => {
    const link = event.target.closest("#earlier");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    if (!link.hasAttribute("aria-busy")) fetchEarlier(here, link, say);
  });
}
