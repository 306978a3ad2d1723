import { editsBetween } from '../query/edits';
import { trigrams } from './trigrams';

const bySwaps = (one: string, other: string): number =>
  1 - editsBetween(one, other, true) / Math.max(1, Math.min(one.length, other.length));
const byEdits = (one: string, other: string): number =>
  1 - editsBetween(one, other, false) / Math.max(1, one.length, other.length);

/** The share of common trigrams of two words. */
function byPieces(one: string, other: string): number {
  const own = new Set(trigrams(one));
  const theirs = new Set(trigrams(other));
  let shared = 0;
  for (const piece of own) if (theirs.has(piece)) shared += 1;
  return shared / (own.size + theirs.size - shared);
}

function jaroWinkler(one: string, other: string): number {
  const reach = Math.max(0, Math.floor(Math.max(one.length, other.length) / 2) - 1);
  const taken = new Set<number>();
  const matched: number[] = [];
  for (let at = 0; at < one.length; at += 1)
    for (let on = Math.max(0, at - reach); on <= Math.min(other.length - 1, at + reach); on += 1)
      if (!taken.has(on) && one[at] === other[on]) {
        taken.add(on);
        matched.push(at);
        break;
      }
  if (matched.length === 0) return 0;
  const inOrder = [...taken].sort((a, b) => a - b);
  const swapped = matched.filter((at, nth) => one[at] !== other[inOrder[nth] ?? -1]).length / 2;
  const jaro =
    (matched.length / one.length + matched.length / other.length + (matched.length - swapped) / matched.length) / 3;
  let prefix = 0;
  while (prefix < 4 && one[prefix] !== undefined && one[prefix] === other[prefix]) prefix += 1;
  return jaro < 0.7 ? jaro : jaro + prefix * 0.1 * (1 - jaro);
}

/** The similarity of two words from 0 to 1, by the named measure. */
export function likeness(name: string): { of: (one: string, other: string) => number; ngram: boolean } {
  if (name === 'ngram') return { of: byPieces, ngram: true };
  if (name === 'levenshtein') return { of: byEdits, ngram: false };
  if (name === 'jaro_winkler') return { of: jaroWinkler, ngram: false };
  return { of: bySwaps, ngram: false };
}
