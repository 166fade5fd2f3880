/** What comes up over the page: dialogs, a short notice, and what is said to screen readers. */

import { html, nothing, render, type TemplateResult } from "lit-html";

import { sign } from "./signs";
import { words } from "./words";

type Content = (close: () => void, again: () => void) => TemplateResult;

const QUIET_AFTER = 6000;

let quiet = 0;

/** Open a dialog; its content may ask to be drawn again, or to be closed. */
export function dialog(title: string, content: Content): () => void {
  const box = document.createElement("dialog");
  box.setAttribute("aria-label", title);
  const close = (): void => box.close();
  const again = (): void => {
    render(framed(title, content(close, again), close), box);
  };
  box.addEventListener("close", () => box.remove());
  box.addEventListener("pointerdown", (event) => {
    if (event.target === box) close();
  });
  document.body.append(box);
  again();
  box.showModal();
  return close;
}

function framed(title: string, content: TemplateResult, close: () => void): TemplateResult {
  return html`<div class="inside">
    <div class="top">
      <h2>${title}</h2>
      <button class="plain" type="button" aria-label=${words().close} @click=${close}>${sign("close")}</button>
    </div>
    ${content}
  </div>`;
}

/** Ask yes or no. */
export function asked(question: string, yes: string): Promise<boolean> {
  return new Promise((answer) => {
    let said = false;
    const decide = (close: () => void): void => {
      said = true;
      close();
    };
    dialog(question, (close) => {
      return html`<div class="row">
        <button autofocus @click=${() => decide(close)}>${yes}</button>
        <button class="calm" @click=${close}>${words().notYet}</button>
      </div>`;
    });
    document.querySelector("dialog:last-of-type")?.addEventListener("close", () => answer(said));
  });
}

/** Ask for a text; nothing comes back from who turns away. */
export function asking(question: string, usual: string): Promise<string | undefined> {
  return new Promise((answer) => {
    let said: string | undefined;
    const close = dialog(question, () => {
      const done = (event: Event): void => {
        event.preventDefault();
        const field = (event.target as HTMLFormElement).elements.namedItem("text") as HTMLInputElement;
        said = field.value.trim() || usual;
        close();
      };
      return html`<form class="links" @submit=${done}>
        <input name="text" autofocus maxlength="40" autocomplete="nickname" aria-label=${question} placeholder=${usual}>
        <button>${words().goOn}</button>
      </form>`;
    });
    document.querySelector("dialog:last-of-type")?.addEventListener("close", () => answer(said));
  });
}

/** Show a short notice, perhaps with something to click. */
export function toast(text: string, action = "", act: () => void = () => undefined): void {
  clearTimeout(quiet);
  const box = toastBox();
  const hide = (): void => {
    render(nothing, box);
  };
  const acted = (): void => {
    hide();
    act();
  };
  const button = action ? html`<button @click=${acted}>${action}</button>` : nothing;
  render(html`<div class="toast">${text} ${button}</div>`, box);
  box.onclick = hide;
  quiet = window.setTimeout(hide, QUIET_AFTER + text.length * 40);
}

/** Take the notice away: something else has been done. */
export function hushed(): void {
  const box = document.getElementById("toasts");
  if (box) render(nothing, box);
}

/** Give the place for notices: in front, and so within a dialog that is open. */
function toastBox(): HTMLElement {
  const box = document.getElementById("toasts") ?? document.createElement("div");
  const front = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  box.id = "toasts";
  box.setAttribute("role", "status");
  if (box.parentElement !== front) front.append(box);
  return box;
}

/** Say something to those who listen. */
export function speak(text: string): void {
  const place = document.getElementById("spoken");
  if (!place || !text) return;
  const line = document.createElement("p");
  line.textContent = text;
  place.append(line);
  while (place.childElementCount > 12) place.firstElementChild?.remove();
}
