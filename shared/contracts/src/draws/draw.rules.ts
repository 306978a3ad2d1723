/** A prize with its weight, as published with the round. */
export interface Odds {
  id: number;
  weight: number;
}

/** What is drawn is a number below this. */
export const drawRange = 2 ** 32;

/** The text whose HMAC-SHA256 with the round's seed is the draw: its first four bytes are the number. */
export const drawText = (slug: string, day: string, nonce: string, turn: number): string =>
  [slug, day, nonce, turn].join(':');

/** The number of a draw, from the HMAC as hexadecimal digits. */
export const drawNumber = (hmac: string): number => Number.parseInt(hmac.slice(0, 8), 16);

/** An equal share of the range for each of `count`: at most 1 in 4 million more for the first ones. */
const shareOf = (number: number, count: number): number => Math.floor((number * count) / drawRange);

/** The prize of a number: the prizes lie one after the other, each as long as its weight. */
export const prizeOf = (odds: readonly Odds[], number: number): number | undefined => {
  const place = shareOf(
    number,
    odds.reduce((total, { weight }) => total + weight, 0),
  );
  let end = 0;
  return odds.find(({ weight }) => place < (end += weight))?.id;
};

/** An entry of a jackpot that takes part in its draw. */
export interface DrawnEntry {
  /** As its owner sees it: 1 for the first. */
  number: number;
  nonce: string;
}

/** The text that stands for all entries: a later change of one would draw other winners. */
export const entriesText = (entries: readonly DrawnEntry[]): string =>
  entries.map(({ number, nonce }) => `${number}:${nonce}`).join('\n');

/**
 * Which entry each of the numbers draws. A drawn entry does not take part again.
 * @param numbers one for each prize, the first prize first
 */
export const drawnEntries = <Entry extends DrawnEntry>(
  entries: readonly Entry[],
  numbers: readonly number[],
): Entry[] => {
  const left = [...entries];
  return numbers.flatMap(number => left.splice(shareOf(number, left.length), 1));
};
