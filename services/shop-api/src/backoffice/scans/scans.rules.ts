import type { ScanResult } from '@ortoo/contracts';
import { scanLimits } from '@ortoo/contracts';
import type { CouponState } from '../../tickets/api';

/** Devices that were offline for longer send the time at which they were not. */
const maxAge = 7 * 86_400_000;

/** The time of a scan by a device whose clock may be wrong: never in the future, never long ago. */
export const scanTime = (at: Date, now: Date): Date =>
  new Date(Math.min(Math.max(at.getTime(), now.getTime() - maxAge), now.getTime()));

const results = { used: 'already_used', expired: 'expired', cancelled: 'cancelled' } as const;

/** What a coupon in this state answers that was not granted. */
export const rejection = (state: Exclude<CouponState, 'active'>): ScanResult => results[state];

/** Whether a coupon for one product opens a gate that is open for an event. */
export const isForEvent = (productId: number, event: number | null): boolean => event === null || event === productId;

const undoTime = scanLimits.scanUndoSeconds * 1000;

/** Scans that were recorded after this time can be undone. */
export const undoableSince = (now: Date): Date => new Date(now.getTime() - undoTime);

/** Until when a scan can be undone. */
export const undoUntil = (recordedAt: Date): Date => new Date(recordedAt.getTime() + undoTime);
