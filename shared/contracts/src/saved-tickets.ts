import type { Coupon } from './coupons/coupons.schema';

/** Storage of opened tickets for offline use: the page writes, the shell's worker reads. */
export const savedTickets = {
  /** Name in Cache Storage. */
  cache: 'opened-tickets',
  /** Path of the service worker. */
  worker: '/sw.js',
} as const;

/** A ticket as its page last showed it, with its labels in the reader's language: offline there is no translation. */
export interface SavedTicket {
  id: number;
  /** `lang` of the HTML. */
  lang: string;
  name: string;
  number: string;
  /** Lines under the name: time, place, holder. */
  facts: readonly string[];
  state: Coupon['state'];
  /** ISO 8601. */
  valid_until: string;
  /** The QR code as an SVG element. */
  qr: string;
  words: {
    title: string;
    offline: string;
    /** Time of the last confirmation. */
    asOf: string;
    again: string;
    qr: string;
    state: Record<Coupon['state'], string>;
  };
}
