// Served from a server, the site works off line after the first visit: this worker keeps a copy of all its files, and
// gives it where the network fails.
"use strict";

/** Fills the copy of this version, one file after the other; then older copies go. @param {{version: string, files: string[]}} list */
async function keep({ version, files }) {
  const copy = await caches.open(version);
  for (const file of files) {
    if (!(await copy.match(file))) await copy.add(file);
  }
  for (const other of await caches.keys()) if (other !== version) await caches.delete(other);
}

/**
 * @typedef {{
 *   data: any, request: Request, waitUntil: (work: Promise<void>) => void, respondWith: (answer: Promise<Response>) => void
 * }} Call what wakes this worker
 */
/**
 * @typedef {{skipWaiting: () => void, clients: {claim: () => Promise<void>}}
 *   & Record<"oninstall" | "onactivate" | "onmessage" | "onfetch", (event: Call) => void>} Keeper
 */
/** What TypeScript knows of pages does not have such a worker. @type {Keeper} */
const worker = /** @type {any} */ (self);
worker.oninstall = () => worker.skipWaiting();
worker.onactivate = (event) => event.waitUntil(worker.clients.claim());
// Who closes the page meanwhile goes on at the next visit.
worker.onmessage = (event) => event.waitUntil(keep(event.data).catch(() => {}));
worker.onfetch = (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(fetch(request).catch(async (error) => {
    const old = await caches.match(request, { ignoreSearch: true });
    if (old) return old;
    throw error;
  }));
};
