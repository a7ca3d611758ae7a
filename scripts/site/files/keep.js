// Served from a server, what one has visited works off line too: a copy is kept of it, which `offline.js` gives where
// the network fails.

/** The name of a copy: a folder is its index. @param {string} url */
export const place = (url) => url.replace(/[?#].*$/, "").replace(/\/$/, "/index.html");

export const canKeep = /^https?:$/.test(location.protocol) && "serviceWorker" in navigator && "caches" in globalThis;

/**
 * Keeps these files. With scripts of another version, all that was kept before is fetched anew: a page needs the
 * scripts that it was written with.
 * @param {string} version @param {string[]} urls @param {(done: number) => void} [told]
 */
export async function keep(version, urls, told = () => {}) {
  const copy = await caches.open(version);
  const older = (await caches.keys()).filter((name) => name !== version);
  const before = await Promise.all(older.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)));
  const all = [...new Set([...urls, ...before.flat()].map(place))].filter((url) => new URL(url).origin === location.origin);
  for (const [done, url] of all.entries()) {
    told(done);
    if (await copy.match(url)) continue;
    const answer = await fetch(url);
    if (answer.ok) await copy.put(url, answer);
  }
  for (const name of older) await caches.delete(name);
  told(all.length);
}
