/**
 * Shows what is pushed, and opens the seat when it is pressed. It keeps no page and answers no request.
 * The way to a seat never passes through a push service: the page has left it here, on this device.
 */
const LINKS = 'parley-links';
const nameOf = (room, seat) => `/told/${room}/${seat}`;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { room, seat, path } = event.data ?? {};
  if (typeof room !== 'string' || typeof seat !== 'number') return;
  const kept = caches
    .open(LINKS)
    .then((links) => (path ? links.put(nameOf(room, seat), new Response(path)) : links.delete(nameOf(room, seat))));
  event.waitUntil(kept.then(() => event.ports[0]?.postMessage('kept')));
});

self.addEventListener('push', (event) => {
  const { title = 'Parley', body = '', room, seat } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: `${room}-${seat}`, renotify: true, icon: '/icon.svg', data: { room, seat } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { room, seat } = event.notification.data ?? {};
  const open = async () => {
    const kept = await (await caches.open(LINKS)).match(nameOf(room, seat));
    const path = kept ? await kept.text() : '/';
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = pages.find((page) => new URL(page.url).pathname === path);
    return there ? there.focus() : self.clients.openWindow(path);
  };
  event.waitUntil(open());
});
