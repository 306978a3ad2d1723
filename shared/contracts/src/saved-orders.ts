/** Storage of the last orders for offline use: the page writes, the shell's worker reads. */
export const savedOrders = {
  /** Name in Cache Storage. */
  cache: 'opened-orders',
  /** How many are kept of each language, the last saved ones. */
  most: 20,
} as const;

/** An order as its page last showed it, with its labels in the reader's language: offline there is no translation. */
export interface SavedOrder {
  number: string;
  /** `lang` of the HTML. */
  lang: string;
  /** When it was placed, ISO 8601. */
  at: string;
  state: string;
  /** Date, quantity and sum; tracking number; address or pickup point. */
  facts: readonly string[];
  lines: readonly { name: string; facts: readonly string[]; amount: string }[];
  words: {
    /** Of the list. */
    title: string;
    heading: string;
    offline: string;
    /** Time of the last confirmation. */
    asOf: string;
    again: string;
  };
}
