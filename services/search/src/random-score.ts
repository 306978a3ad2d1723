import type { DocumentIndex } from './document-index';
import type { Json } from './json';
import type { Matches } from './matches';

/** A number from 0 to 1 that only the seed and the document decide. */
function chance(seed: number, id: string): number {
  let state = (seed | 0) ^ 0x9e3779b9;
  for (let at = 0; at < id.length; at += 1) state = Math.imul(state ^ id.charCodeAt(at), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
}

export function scattered({ mask }: Matches, { seed = 0 }: Json, index: DocumentIndex): Matches {
  const scores = new Float32Array(mask.length);
  mask.forEach((is, slot) => is && (scores[slot] = chance(Number(seed), index.at(slot)?.id ?? '')));
  return { mask, scores };
}
