import { Bits } from '../storage/bits';
import { scoreAt } from './clause';
import { constantly, type Matches } from './types';

function addedTo(scores: Float32Array, matches: Matches, bits: Bits): void {
  const { scores: own, constant } = matches;
  if (own) bits.each(row => (scores[row] = (scores[row] ?? 0) + (own[row] ?? 0)));
  else if (constant !== 0) bits.each(row => (scores[row] = (scores[row] ?? 0) + constant));
}

/** Intersection of all parts; scores add up. */
export function allOf(parts: readonly Matches[]): Matches {
  const [first, ...rest] = parts;
  if (!first) throw new RangeError('nothing to combine');
  if (rest.length === 0) return first;
  const bits = first.bits.clone();
  for (const part of rest) bits.and(part.bits);
  if (parts.every(part => !part.scores))
    return constantly(
      bits,
      parts.reduce((sum, part) => sum + part.constant, 0),
    );
  const base = parts.find(part => part.own && part.scores);
  const scores = base?.scores ?? new Float32Array(bits.size);
  for (const part of parts) if (part !== base) addedTo(scores, part, bits);
  return { bits, scores, constant: 0, own: true };
}

/** Rows that match at least a minimum number of parts; scores add up. */
export function someOf(parts: readonly Matches[], min: number, size: number): Matches {
  if (min > parts.length || parts.length === 0) return constantly(new Bits(size));
  if (min === parts.length) return allOf(parts);
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  const bits = atLeast(parts, min, size);
  const scores = new Float32Array(size);
  for (const part of parts) addedTo(scores, part, min > 1 ? part.bits.clone().and(bits) : part.bits);
  return { bits, scores, constant: 0 };
}

function atLeast(parts: readonly Matches[], min: number, size: number): Bits {
  if (min <= 1) {
    const bits = new Bits(size);
    for (const part of parts) bits.or(part.bits);
    return bits;
  }
  const counts = new Uint16Array(size);
  for (const part of parts) part.bits.each(row => (counts[row] = (counts[row] ?? 0) + 1));
  const bits = new Bits(size);
  counts.forEach((count, row) => count >= min && bits.add(row));
  return bits;
}

/** The union when the parts are not shared: the result reuses the first part. */
export function bestInto(all: readonly Matches[], tie: number, size: number): Matches {
  const [first, ...rest] = all.filter(({ bits }) => !bits.empty);
  if (!first?.scores || tie > 0) return bestOf(all, tie, size);
  const { bits, scores } = first;
  for (const part of rest) {
    part.bits.each(row => {
      const score = scoreAt(part, row);
      if (!bits.has(row) || score > (scores[row] ?? 0)) scores[row] = score;
    });
    bits.or(part.bits);
  }
  return first;
}

/** Union of all parts: the best score, plus the share `tie` of the others. */
export function bestOf(all: readonly Matches[], tie: number, size: number): Matches {
  const parts = all.filter(({ bits }) => !bits.empty);
  const [only] = parts;
  if (!only) return constantly(new Bits(size));
  if (parts.length === 1) return only;
  const bits = new Bits(size);
  const scores = new Float32Array(size);
  const sums = tie > 0 ? new Float32Array(size) : undefined;
  for (const part of parts) {
    bits.or(part.bits);
    part.bits.each(row => {
      const score = scoreAt(part, row);
      if (score > (scores[row] ?? 0)) scores[row] = score;
      if (sums) sums[row] = (sums[row] ?? 0) + score;
    });
  }
  if (sums) bits.each(row => (scores[row] = (scores[row] ?? 0) + tie * ((sums[row] ?? 0) - (scores[row] ?? 0))));
  return { bits, scores, constant: 0 };
}

/** The same rows with scaled scores. */
export function boosted(matches: Matches, boost: number): Matches {
  if (boost === 1) return matches;
  const { bits, scores, constant } = matches;
  return { bits, scores: scores?.map(score => score * boost), constant: constant * boost };
}

/** Parses `minimum_should_match` for a number of clauses: `2`, `-1`, `75%`, `-25%`, `3<90%`. */
export function minimumOf(input: unknown, clauses: number): number {
  const text = String(input).trim();
  if (text.includes('<')) {
    const bounds = text.split(/\s+/).map(part => part.split('<'));
    const fitting = bounds.filter(([above]) => clauses > Number(above)).at(-1);
    return fitting ? minimumOf(fitting[1], clauses) : clauses;
  }
  const percent = /^(-?\d+(?:\.\d+)?)%$/.exec(text);
  const requested = percent ? Math.trunc((clauses * Number(percent[1])) / 100) : Number(text);
  if (!Number.isInteger(requested)) throw new RangeError(text);
  return Math.max(0, requested < 0 ? clauses + requested : requested);
}
