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
  place(tag, figures[0]);
  const sheet = withSheet && document.querySelector(`[data-sheet="${figures[0].id.slice(2)}"]`);
  if (sheet && sheet.checkVisibility()) sheet.focus({ preventScroll: true });
}

function place(tag, figure) {
  const stage = document.getElementById("stage");
  const [at, edge] = [figure, stage].map((it) => it.getBoundingClientRect());
  stage.append(tag);
  const left = at.x + at.width / 2 - edge.x - tag.offsetWidth / 2;
  const above = at.y - edge.y - tag.offsetHeight - 6;
  tag.style.left = Math.max(4, Math.min(left, edge.width - tag.offsetWidth - 4)) + "px";
  tag.style.top = (4 <= above ? above : at.bottom - edge.y + 6) + "px";
}

// Whose turn is not yet, and what would bring it: a button that does what ends the turn of whoever acts.
export function waits(figure, acting, end) {
  show([figure], false);
  const tag = document.getElementById("who");
  const name = (it) => it.querySelector("title").textContent.split(",")[0];
  const line = document.createElement("span");
  line.textContent = `${capital(name(acting))} acts first.`;
  tag.append(line);
  if (end) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "btn";
    button.textContent = `${capital(name(acting))} is done`;
    button.addEventListener("click", (event) => {
      event.stopPropagation();
      clear();
      end.click();
    });
    tag.append(button);
  }
  place(tag, figure);
}

export function clear() {
  document.getElementById("who")?.remove();
}

// The tag goes when the board moves under it.
export function begin(stage) {
  const away = (event) => { if (!event.target.closest("#who")) clear(); };
  for (const kind of ["wheel", "pointerdown"]) stage.addEventListener(kind, away, { passive: true });
}
