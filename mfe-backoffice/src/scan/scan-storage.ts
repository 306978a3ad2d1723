import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DeviceScan } from './scan.rules';

interface ScanDb extends DBSchema {
  scans: { key: string; value: DeviceScan; indexes: { at: string } };
}

let opened: Promise<IDBPDatabase<ScanDb>> | undefined;

const open = (): Promise<IDBPDatabase<ScanDb>> => {
  opened ??= openDB<ScanDb>('scans', 1, {
    upgrade: db => void db.createObjectStore('scans', { keyPath: 'nonce' }).createIndex('at', 'at'),
    // Another tab has deleted it, or the browser needs the space.
    terminated: () => (opened = undefined),
  });
  return opened;
};

/** A shift at a gate; older scans are on the server. */
const maxRecorded = 500;

/** All scans of this device, the latest first. */
export const readScans = async (): Promise<DeviceScan[]> => {
  const scans = await (await open()).getAllFromIndex('scans', 'at');
  return scans.reverse();
};

/** Who has bought it is shown with the answer, and does not stay on a device that people share. */
const withoutBuyer = (scan: DeviceScan): DeviceScan =>
  scan.coupon ? { ...scan, coupon: { ...scan.coupon, buyer_name: '' } } : scan;

/** Stores scans, new or changed, all or none. */
export const writeScans = async (scans: readonly DeviceScan[]): Promise<void> => {
  const transaction = (await open()).transaction('scans', 'readwrite', { durability: 'strict' });
  await Promise.all([...scans.map(scan => transaction.store.put(withoutBuyer(scan))), transaction.done]);
};

/** Removes old scans that the server has; one that it has not stays, whatever happens. */
export const trimScans = async (scans: readonly DeviceScan[]): Promise<DeviceScan[]> => {
  const old = scans.filter(({ state, isSettled, admitted, answer }, at) => {
    const isOpen = admitted && answer !== 'granted' && !isSettled;
    return at >= maxRecorded && state === 'recorded' && !isOpen;
  });
  if (old.length === 0) return [...scans];
  const transaction = (await open()).transaction('scans', 'readwrite');
  await Promise.all([...old.map(({ nonce }) => transaction.store.delete(nonce)), transaction.done]);
  return scans.filter(scan => !old.includes(scan));
};
