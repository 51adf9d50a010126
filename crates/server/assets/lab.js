// The laboratory: the server plays, this asks how far it is and shows what it says. No rule is here.
import { asker } from "./ask.js";

const form = document.getElementById("lab");
const told = document.getElementById("lab-told");

if (form && told) {
  const { ask, soon } = asker({
    form,
    to: "/lab",
    name: "lab",
    told,
    status: document.getElementById("lab-said"),
    pause: 600,
    // The address is that of the setting, to be kept, sent on and loaded again.
    then: (answer) => {
      history.replaceState(null, "", answer.here);
      document.getElementById("lab-brief").textContent = answer.brief;
    },
  });

  form.addEventListener("input", (event) => {
    const shown = event.target.type === "range" && form.querySelector(`output[for="${CSS.escape(event.target.id)}"]`);
    if (shown) shown.value = event.target.value;
  });
  form.addEventListener("change", (event) => {
    if (event.target.name === "what") location.assign(`/lab?what=${encodeURIComponent(event.target.value)}`);
    else soon("go", 300);
  });
  document.addEventListener("submit", (event) => {
    if (event.target !== form) return;
    event.preventDefault();
    ask(event.submitter?.value || "go");
  });
  if (told.querySelector("button[value=stop], button[value=halt]")) ask("look");
}
