import type { Coupon } from './order';

/** Where tickets that were opened wait for a place without a network: the page writes, the shell's worker reads. */
export const savedTickets = {
  /** Cache Storage. */
  cache: 'opened-tickets',
  /** Path of the service worker. */
  worker: '/sw.js',
} as const;

/**
 * A ticket as its page last showed it, with the words around it in the reader's language: where it is shown again
 * there is nobody to translate.
 */
export interface SavedTicket {
  id: number;
  /** `lang` of the HTML. */
  lang: string;
  name: string;
  number: string;
  /** Lines under the name: when, where, whose. */
  facts: readonly string[];
  state: Coupon['state'];
  /** ISO 8601. */
  valid_until: string;
  /** The QR code as an SVG element. */
  qr: string;
  words: {
    title: string;
    offline: string;
    /** When this was last known to be so. */
    asOf: string;
    again: string;
    qr: string;
    state: Record<Coupon['state'], string>;
  };
}
