import { savedTickets } from '@ortoo/contracts';
import { trustedScript } from './trusted-script';

interface SavedPages {
  /** Name in Cache Storage. The shell clears all of them when the user changes. */
  cache: string;
  /** What to save, by its address. */
  records: ReadonlyMap<string, object>;
  /** Still true: a sign-out meanwhile leaves nothing saved. */
  isOwners: () => boolean;
  /** How many with the same folder stay, the last saved ones. */
  most?: number;
}

const folderOf = (address: string) => address.slice(0, address.lastIndexOf('/'));

const dropOldest = async (cache: Cache, folder: string, most: number): Promise<void> => {
  const all = (await cache.keys()).filter(({ url }) => folderOf(new URL(url).pathname) === folder);
  for (const key of all.slice(0, Math.max(0, all.length - most))) await cache.delete(key);
};

/** Saves what a page shows for the shell's worker to show offline; resolves to whether that is possible. */
export const savePages = async ({ cache: name, records, isOwners, most }: SavedPages): Promise<boolean> => {
  try {
    await navigator.serviceWorker.register(trustedScript(savedTickets.worker));
    const cache = await caches.open(name);
    for (const [address, record] of records) await cache.put(address, Response.json(record));
    const [[first = ''] = []] = records;
    if (most !== undefined) await dropOldest(cache, folderOf(first), most);
    if (isOwners()) return true;
    await caches.delete(name);
  } catch {
    // No service worker or no storage: the page needs a network.
  }
  return false;
};
