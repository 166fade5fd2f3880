/** Hears, while the page is closed, that it is one's turn, and tells it. */

export {}; // a module of its own

const hall = self as unknown as ServiceWorkerGlobalScope;

interface Notice {
  title: string;
  body: string;
  url: string;
}

hall.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (!notice) return;
  const { title, body, url } = notice;
  const shown = { body, icon: "/static/icon.svg", tag: url, data: url };
  event.waitUntil(hall.registration.showNotification(title, shown));
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
