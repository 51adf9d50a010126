// Advice on the open question: switched on in the menu, asked for by a button, thought about on the server. No rule is here.
const KEY = "shamble.advice";
const isOn = () => localStorage.getItem(KEY) === "on";
let timer = 0;

function label() {
  document.documentElement.classList.toggle("advises", isOn());
  const words = document.getElementById("advises");
  if (words) words.textContent = isOn() ? "Advice: on" : "Advice: off";
}

// Whether the end of it is on the screen: then what comes to it is shown as well.
function isSeen(form) {
  const end = form.getBoundingClientRect().bottom;
  return end <= Math.min(innerHeight, document.getElementById("ask").getBoundingClientRect().bottom) + 1;
}

async function ask(form, deed) {
  clearTimeout(timer);
  const fields = new URLSearchParams(new FormData(form));
  fields.set("advice", deed);
  try {
    const response = await fetch(form.getAttribute("action"), { method: "POST", body: fields, headers: { Accept: "application/json" } });
    const told = await response.json();
    // Another question has come meanwhile.
    if (!form.isConnected) return;
    if (!response.ok) {
      const said = form.querySelector("[role=status]");
      if (said && deed !== "look") said.textContent = told.error;
      return;
    }
    const held = form.contains(document.activeElement);
    const seen = isSeen(form);
    form.replaceChildren(...new DOMParser().parseFromString(told.part, "text/html").body.childNodes);
    if (held) (form.querySelector("button") ?? document.getElementById("q"))?.focus();
    if (seen) form.scrollIntoView({ block: "nearest" });
    if (told.thinking) timer = setTimeout(() => ask(form, "look"), document.hidden ? 5000 : 600);
  } catch {
    timer = setTimeout(() => ask(form, "look"), 3000);
  }
}

export function begin() {
  label();
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "advice") return;
    event.preventDefault();
    ask(event.target, event.submitter?.value ?? "look");
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#advises")) return;
    localStorage.setItem(KEY, isOn() ? "off" : "on");
    label();
  });
}

// The bar was drawn anew, or a question is taken up again that is being thought about.
export function refresh() {
  label();
  const form = document.getElementById("advice");
  if (isOn() && form?.querySelector("button[value=stop]")) ask(form, "look");
}
