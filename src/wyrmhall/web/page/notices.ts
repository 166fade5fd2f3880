/** How one hears that it is one's turn: in the title, by a sound, by a notice of the system. */

import { settings } from "./settings";

const TITLE = "Wyrmhall";

let told = "";

/** Show in the title whether something is asked. */
export function badge(asked: boolean, what: string): void {
  document.title = `${asked ? "● " : ""}${what ? `${what} · ` : ""}${TITLE}`;
}

/** Call somebody to the table, once for each thing that is asked. */
export function call(key: string, what: string): void {
  if (told === key) return;
  told = key;
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window) notify(what);
}

/** Ask the browser whether notices may be shown. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

function notify(what: string): void {
  if (Notification.permission !== "granted") return;
  const notice = new Notification(TITLE, { body: what, icon: "/static/icon.svg", tag: "turn" });
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}

/** Two soft notes. */
function chime(): void {
  const sound = new AudioContext();
  [523.25, 783.99].forEach((pitch, place) => {
    const note = sound.createOscillator();
    const loud = sound.createGain();
    const start = sound.currentTime + place * 0.14;
    note.frequency.value = pitch;
    note.type = "sine";
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    note.connect(loud).connect(sound.destination);
    note.start(start);
    note.stop(start + 0.55);
  });
}
