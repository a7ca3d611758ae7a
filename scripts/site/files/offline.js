// Where the network fails, what `keep.js` has kept is given.
"use strict";

/** @typedef {{request: Request, waitUntil: (work: Promise<unknown>) => void, respondWith: (answer: Promise<Response>) => void}} Call what wakes this worker */
/**
 * @typedef {{skipWaiting: () => void, clients: {claim: () => Promise<void>}}
 *   & Record<"oninstall" | "onactivate" | "onfetch", (event: Call) => void>} Keeper
 */
/** What TypeScript knows of pages does not have such a worker. @type {Keeper} */
const worker = /** @type {any} */ (self);
worker.oninstall = () => worker.skipWaiting();
worker.onactivate = (event) => event.waitUntil(worker.clients.claim());
worker.onfetch = (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  // As `keep.js` names it.
  const name = request.url.replace(/[?#].*$/, "").replace(/\/$/, "/index.html");
  event.respondWith(fetch(request).catch(async (error) => {
    const old = await caches.match(name);
    if (old) return old;
    throw error;
  }));
};
