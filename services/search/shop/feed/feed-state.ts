import type { ProductSource } from '@ortoo/shop-api/product-source';

/** Where a feed has arrived, and what it knows of the products besides their documents. */
export interface FeedState {
  /** When it was there, in milliseconds. */
  at: number;
  horizon: string;
  latest: number;
  /** Products of the source, also those that are not listed. */
  present: number[];
  /** When products change by themselves. */
  moments: [id: number, moment: number][];
}

/** An index from the end of the last run. */
export interface StoredIndex {
  find(): Promise<FeedState | string>;
  restore(): Promise<string | undefined>;
}

/** From this share of changed products on, reading all of them is faster. */
const changedMax = 1 / 4;

/** Why a feed cannot continue there: it would miss changes. */
export async function gapSince(source: ProductSource, state: FeedState, now: Date): Promise<string | undefined> {
  const at = await source.position();
  if (now.getTime() < state.at) return 'the clock was set back';
  if (at.latest < state.latest || BigInt(at.horizon) < BigInt(state.horizon)) return 'the database is an older one';
  const { changes, oldest } = await source.changesSince(state.horizon);
  if (oldest > state.latest + 1) return 'the changes since then are no longer retained';
  const changed = new Set(changes.map(({ id }) => id)).size;
  return changed > state.present.length * changedMax ? 'too many products have changed' : undefined;
}
