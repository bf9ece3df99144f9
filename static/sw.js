// A site that was at this address before may have left a service worker here, which would answer with its
// own pages. Browsers replace it by this one, which removes itself and what the former one has stored.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(remove()));

async function remove() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  for (const client of await self.clients.matchAll({ type: "window" })) client.navigate(client.url);
}
