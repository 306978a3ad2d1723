import type { DocumentIndex } from './document-index';
import { fold } from './mongolian/fold.rules';
import { numberOf } from './mapping';
import { emptyMask } from './matches';

export function fill(index: DocumentIndex, test: (slot: number) => boolean): Uint8Array {
  const mask = index.all();
  for (let slot = 0; slot < mask.length; slot += 1) if (mask[slot] && !test(slot)) mask[slot] = 0;
  return mask;
}

function oneOf(wanted: ReadonlySet<number>): (value: number) => boolean {
  const [single] = wanted;
  return wanted.size === 1 ? value => value === single : value => wanted.has(value);
}

/** Documents whose field has one of the values. */
export function termMask(index: DocumentIndex, field: string, values: readonly unknown[], now: number): Uint8Array {
  const keywords = index.keywords(field);
  if (keywords) {
    const wanted = new Set(values.flatMap(value => keywords.find(String(value)) ?? []));
    if (wanted.size === 0) return emptyMask(index.size);
    const test = oneOf(wanted);
    return fill(index, slot => keywords.some(slot, test));
  }
  const numbers = index.numbers(field);
  const type = index.typeOf(field);
  if (numbers && type) {
    const wanted = new Set(values.map(value => numberOf(value, type, now)));
    const test = oneOf(wanted);
    return fill(index, slot => numbers.some(slot, test));
  }
  const text = index.text(field);
  if (!text) return emptyMask(index.size);
  const found = new Set(
    values.flatMap(value => [...text.scores(fold(String(value)), { fuzzy: false, prefix: false }).keys()]),
  );
  return fill(index, slot => found.has(slot));
}

export interface Bounds {
  gt?: unknown;
  gte?: unknown;
  lt?: unknown;
  lte?: unknown;
}

/** Says whether a number lies within the bounds. */
export function within({ gt, gte, lt, lte }: Bounds, read: (bound: unknown) => number): (value: number) => boolean {
  const given = (bound: unknown): number | undefined =>
    bound === undefined || bound === null ? undefined : read(bound);
  const [above, from, below, to] = [given(gt), given(gte), given(lt), given(lte)];
  return value =>
    (above === undefined || value > above) &&
    (from === undefined || value >= from) &&
    (below === undefined || value < below) &&
    (to === undefined || value <= to);
}

export function rangeMask(index: DocumentIndex, field: string, bounds: Bounds, now: number): Uint8Array {
  const numbers = index.numbers(field);
  const type = index.typeOf(field);
  if (!numbers || !type) return emptyMask(index.size);
  const test = within(bounds, bound => numberOf(bound, type, now));
  return fill(index, slot => numbers.some(slot, test));
}

export function existsMask(index: DocumentIndex, field: string): Uint8Array {
  const text = index.text(field);
  const column = index.keywords(field) ?? index.numbers(field);
  if (column) return fill(index, slot => column.has(slot));
  if (text) return fill(index, slot => text.has(slot));
  const inside = Object.keys(index.mapping.fields).filter(name => name.startsWith(`${field}.`));
  const masks = inside.map(name => existsMask(index, name));
  return fill(index, slot => masks.some(mask => mask[slot] === 1));
}
