import {
  couponReference,
  type CouponKey,
  hasSignature,
  scanLimits,
  readCouponCode,
  type RecordedScan,
  type ScanResult,
} from '@ortoo/contracts';

/** A scan that this device has answered. */
export interface DeviceScan {
  nonce: string;
  code: string;
  at: string;
  gate: string;
  event: number | null;
  device: string;
  /** The guest was let in before the server had answered. */
  admitted: boolean;
  /** `pending` until the server has recorded it. */
  state: 'pending' | 'recorded';
  answer: ScanResult;
  coupon: RecordedScan['coupon'];
  undo_until: string | null;
  undone_at: string | null;
  /** Somebody has seen that this guest was let in wrongly. */
  isSettled: boolean;
}

export type Tone = 'good' | 'used' | 'bad';

/** Orange is only for used coupons: they are not the guest's mistake. */
export const toneOf = (answer: ScanResult): Tone =>
  answer === 'granted' ? 'good' : answer === 'already_used' ? 'used' : 'bad';

/** The same code is ignored for this long: it is still in front of the camera. */
const sameCodeFor = 5_000;

/** @param seen when the camera saw the code before */
export const isSameScan = (seen: number | undefined, now: number): boolean =>
  seen !== undefined && now - seen < sameCodeFor;

/** Of a code in base64url. */
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));

/** Whether a code is ours, by the public key alone; `unchecked` where the browser cannot tell. */
export const checkSignature = async (code: string, jwk: CouponKey | undefined): Promise<boolean | 'unchecked'> => {
  const read = readCouponCode(code);
  if (!read) return false;
  // Only a page served by https has it; a browser without Ed25519 rejects the key.
  if (!jwk || !('subtle' in crypto)) return 'unchecked';
  if (read.kid !== jwk.kid) return false;
  try {
    const { kid: _, ...material } = jwk;
    const key = await crypto.subtle.importKey('jwk', material, { name: 'Ed25519' }, false, ['verify']);
    const signature = bytesOf(read.signature);
    return await crypto.subtle.verify({ name: 'Ed25519' }, key, signature, new TextEncoder().encode(read.signed));
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotSupportedError' ? 'unchecked' : false;
  }
};

const isUse = ({ answer, undone_at }: DeviceScan) => answer === 'granted' && undone_at === null;

interface OfflineFacts {
  key: CouponKey | undefined;
  event: number | null;
  now: Date;
  /** Everything that this device has scanned. */
  scans: readonly DeviceScan[];
}

/** What a device without a connection answers: it knows the signature, what the code says, and its own scans. */
export const answerOffline = async (code: string, { key, event, now, scans }: OfflineFacts): Promise<ScanResult> => {
  if (!hasSignature(code)) return 'unchecked';
  const isOurs = await checkSignature(code, key);
  if (isOurs === 'unchecked') return 'unchecked';
  const read = readCouponCode(code);
  if (!isOurs || !read) return 'forged';
  if (scans.some(scan => isUse(scan) && couponReference(scan.code) === read.number)) return 'already_used';
  if (read.validUntil <= now) return 'expired';
  return event !== null && read.event !== null && read.event !== event ? 'wrong_event' : 'granted';
};

/** Guests who were let in by this device, and whose coupon the server has not granted. */
export const conflictsIn = (scans: readonly DeviceScan[]): DeviceScan[] =>
  scans.filter(
    ({ admitted, state, answer, isSettled, undone_at }) =>
      admitted && state === 'recorded' && answer !== 'granted' && !isSettled && undone_at === null,
  );

/** Until when this device may undo a scan; before the upload, by its own time. */
export const undoUntil = (scan: DeviceScan): number => {
  if (scan.answer !== 'granted' || scan.undone_at !== null) return 0;
  if (scan.state === 'pending') return Date.parse(scan.at) + scanLimits.scanUndoSeconds * 1000;
  return scan.undo_until ? Date.parse(scan.undo_until) : 0;
};

/** A scan with the server's answer. */
export const withAnswer = (scan: DeviceScan, recorded: RecordedScan): DeviceScan => ({
  ...scan,
  state: 'recorded',
  answer: recorded.result,
  coupon: recorded.coupon,
  undo_until: recorded.undo_until,
  undone_at: recorded.undone_at,
});
