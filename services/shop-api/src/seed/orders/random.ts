/** Repeatable random numbers: the same seed gives the same shop. */
export interface Random {
  /** At least 0 and below 1. */
  next(): number;
  /** Whole, from `min` to `max`. */
  whole(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  /** An entry by its weight. */
  weighted<T extends string>(weights: Readonly<Record<T, number>>): T;
  digits(length: number): string;
}

/** The generator “mulberry32” by Tommy Ettinger. */
export const createRandom = (seed: number): Random => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    const found = list[Math.floor(next() * list.length)];
    if (found === undefined) throw new Error('There is nothing to pick');
    return found;
  };
  const weighted = <T extends string>(weights: Readonly<Record<T, number>>): T => {
    const entries = Object.entries(weights) as [T, number][];
    let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    return (entries.find(([, weight]) => (rest -= weight) < 0) ?? entries[0]!)[0];
  };
  const digits = (length: number): string =>
    Array.from({ length }, (_, place) => whole(place === 0 ? 1 : 0, 9)).join('');
  return { next, whole, pick, weighted, digits };
};
