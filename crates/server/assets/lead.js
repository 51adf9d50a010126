// Several people are led together: who of them comes along. Where they get to is for the server to say.
let on = false;
let led = new Set();
let changed = () => {};

const button = () => document.getElementById("lead");
const all = () => (document.getElementById("together")?.dataset.who || "").split(",").filter(Boolean);

export const isOn = () => on;
export const who = () => [...led].join(",");

function mark() {
  for (const it of document.querySelectorAll(".fig.led")) it.classList.remove("led");
  button()?.setAttribute("aria-pressed", String(on));
  document.getElementById("stage").classList.toggle("leads", on);
  if (!on) return;
  for (const it of led) document.getElementById("f-" + it)?.classList.add("led");
}

// What can be done now.
export function tell() {
  const note = document.getElementById("note");
  const click = matchMedia("(pointer: coarse)").matches ? "Tap" : "Click";
  if (note && on) note.textContent = `${click} the ground: they all go there. ${click} one of them to leave them behind.`;
}

export function reset() {
  on = false;
  led = new Set();
  mark();
}

export function stop() {
  if (!on) return false;
  reset();
  changed();
  return true;
}

// Takes somebody along, or leaves them here; no if they cannot be led.
export function toggle(figure) {
  const id = figure.id.slice(2);
  if (!all().includes(id)) return false;
  if (!led.delete(id)) led.add(id);
  mark();
  return true;
}

export function begin(drop, shows) {
  changed = drop;
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#lead")) return;
    if (stop()) return;
    drop();
    on = true;
    led = new Set(all());
    mark();
    shows();
  });
}
