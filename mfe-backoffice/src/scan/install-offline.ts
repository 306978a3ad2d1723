import { documentPaths, shopApiPrefix } from '@ortoo/contracts';
import { getCouponKey, getSession, listGateCounts, listScanEvents } from '@ortoo/contracts/endpoints';
import { trustedScript } from '@ortoo/remote/trusted-script';

const cacheName = 'scanner';
const file = (name: string) => shopApiPrefix + documentPaths.scannerFile(name);

/** `/releases/catalog/1a2b3c`: all files of a release are used together. */
const releaseOf = (url: string): string | undefined => /\/releases\/[^/]+\/[^/]+/.exec(url)?.[0];

/** What the scanner asks the shop; carts and lists of wishes, which every page loads, are not for a phone at a gate. */
const answers = [getSession, getCouponKey, listScanEvents, listGateCounts].map(({ path }) => shopApiPrefix + path);

/** What the camera loads when it starts. */
const decoder = ['decoder.js', 'zxing.js', 'zxing.wasm'].map(file);

/** The page, what it has loaded of releases, and what it asks and loads later. */
const needed = (): string[] => {
  const { origin, pathname } = new URL(document.baseURI);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = loaded.filter(url => url.startsWith(origin) && releaseOf(url) !== undefined);
  const others = [...answers, ...decoder].map(path => origin + path);
  return [...new Set([origin + pathname, ...own, ...others])];
};

const fill = async (cache: Cache, url: string): Promise<void> => {
  if (releaseOf(url) && (await cache.match(url))) return;
  const response = await fetch(url, { headers: { 'accept-language': document.documentElement.lang } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  await cache.put(url, response);
};

const isStored = async (urls: readonly string[]): Promise<boolean> => {
  const found = await Promise.all(urls.map(url => caches.match(url)));
  return found.every(response => response !== undefined);
};

const dropReplaced = async (cache: Cache, urls: readonly string[]): Promise<void> => {
  const live = new Set(urls.map(releaseOf));
  const stored = await cache.keys();
  const replaced = stored.filter(({ url }) => releaseOf(url) && !live.has(releaseOf(url)));
  await Promise.all(replaced.map(request => cache.delete(request)));
};

/** In place of the shop's: the first one of a page counts. */
const setManifest = (): void => {
  const link = document.querySelector('link[rel="manifest"]') ?? document.createElement('link');
  // Only staff may have it: without credentials it does not exist.
  Object.assign(link, { rel: 'manifest', crossOrigin: 'use-credentials', href: file('app.webmanifest') });
  document.head.append(link);
};

/**
 * Makes the page open without a network. Resolves to whether it will; never rejects.
 * @param scope path of the pages that the worker serves
 */
export const installOffline = async (scope: string): Promise<boolean> => {
  if (!('serviceWorker' in navigator) || !('caches' in window)) return false;
  setManifest();
  try {
    // The decoder is a worker with an address of its own, which the scope of the pages does not cover.
    for (const part of [scope, file('')])
      await navigator.serviceWorker.register(trustedScript(file('offline.js')), { scope: part });
    const cache = await caches.open(cacheName);
    const urls = needed();
    // One at a time: a guest may stand there already, and the answer must not wait behind thirty files.
    for (const url of urls) await fill(cache, url);
    await dropReplaced(cache, urls);
    return true;
  } catch {
    // No network now, or no storage: what was stored before stays.
    return isStored(needed()).catch(() => false);
  }
};
