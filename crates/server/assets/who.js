// Who stands where a reader clicked: a tag beside the figure, and its sheet where there is one.

// The figures under a pointer, the topmost first.
export function under(event) {
  const met = document.elementsFromPoint(event.clientX, event.clientY).map((it) => it.closest("#board .fig[id]"));
  return [...new Set(met.filter(Boolean))];
}

const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

// One line for each of a stack; the sheet of the topmost comes to the front, unless the click meant a place as well.
export function show(figures, withSheet) {
  clear();
  const tag = document.createElement("p");
  tag.id = "who";
  tag.className = "whois";
  tag.setAttribute("role", "status");
  for (const it of figures) {
    const line = document.createElement("span");
    // The title of a counter in a stack names all of them.
    line.textContent = capital(it.getAttribute("aria-label") ?? it.querySelector("title").textContent);
    tag.append(line);
  }
  const stage = document.getElementById("stage");
  const [at, edge] = [figures[0], stage].map((it) => it.getBoundingClientRect());
  stage.append(tag);
  const left = at.x + at.width / 2 - edge.x - tag.offsetWidth / 2;
  const above = at.y - edge.y - tag.offsetHeight - 6;
  tag.style.left = Math.max(4, Math.min(left, edge.width - tag.offsetWidth - 4)) + "px";
  tag.style.top = (4 <= above ? above : at.bottom - edge.y + 6) + "px";
  const sheet = withSheet && document.querySelector(`[data-sheet="${figures[0].id.slice(2)}"]`);
  if (sheet?.checkVisibility()) sheet.focus({ preventScroll: true });
}

export function clear() {
  document.getElementById("who")?.remove();
}

// The tag goes when the board moves under it.
export function begin(stage) {
  for (const kind of ["wheel", "pointerdown"]) stage.addEventListener(kind, clear, { passive: true });
}
