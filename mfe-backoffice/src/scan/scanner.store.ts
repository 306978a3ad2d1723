import { persisted } from '@ortoo/stores';
import { atom } from 'nanostores';
import type { DeviceScan } from './scan.rules';

/** Product that the gate is open for, as its id; empty for all. */
export const $event = persisted<string>('backoffice.scan.event', '', value => typeof value === 'string');

/** Name of this device in the records of its scans. */
export const $device = persisted<string>('backoffice.scan.device', '', value => typeof value === 'string');

/** Scans of this device, the latest first; undefined until they are read. */
export const $scans = atom<readonly DeviceScan[] | undefined>(undefined);

/** Whether the server has answered the last request. */
export const $isOnline = atom(true);

/** Scans are being sent. */
export const $isSending = atom(false);
