/** Hears, while the page is closed, that it is one's turn, and tells it. */

import { yourTurn } from "../page/words/turn";

const hall = self as unknown as ServiceWorkerGlobalScope;
const language = new URLSearchParams(location.search).get("lang") === "de" ? "de" : "en";

interface Notice {
  table: string;
  title: string; // of the game
}

hall.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  const url = `/t/${notice.table}`;
  const shown = { body: yourTurn[language], icon: "/static/icon.svg", tag: url, data: url };
  event.waitUntil(hall.registration.showNotification(notice.title, shown));
});

hall.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

async function open(url: string): Promise<void> {
  const pages = await hall.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((one) => one.url.includes(url));
  await (page ? page.focus() : hall.clients.openWindow(url));
}
