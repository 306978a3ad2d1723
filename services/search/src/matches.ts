/** What a query found: a mask over the slots, and a score for each when the query scores. */
export interface Matches {
  mask: Uint8Array;
  scores?: Float32Array;
}

export const emptyMask = (size: number): Uint8Array => new Uint8Array(size);

/** Leaves in the first mask what the second has too. */
export function intersect(mask: Uint8Array, other: Uint8Array): void {
  for (let slot = 0; slot < mask.length; slot += 1) mask[slot] = (mask[slot] ?? 0) & (other[slot] ?? 0);
}

export function subtract(mask: Uint8Array, other: Uint8Array): void {
  for (let slot = 0; slot < mask.length; slot += 1) if (other[slot]) mask[slot] = 0;
}

export function countIn(mask: Uint8Array): number {
  let count = 0;
  for (let slot = 0; slot < mask.length; slot += 1) count += mask[slot] ?? 0;
  return count;
}

export function addScores(to: Float32Array, { mask, scores }: Matches, constant = 1): void {
  for (let slot = 0; slot < to.length; slot += 1)
    if (mask[slot]) to[slot] = (to[slot] ?? 0) + (scores ? (scores[slot] ?? 0) : constant);
}
