import {
  type Draw,
  drawnEntries,
  type DrawnEntry,
  type DrawRound,
  drawText,
  entriesText,
  prizeOf,
} from '@ortoo/contracts';
import { numbersOf, sha256 } from '@ortoo/contracts/draw-check';

/** The outcome of a check; `sequence` names the first draw that is wrong. */
export type Checked =
  | { result: 'good'; count: number }
  | { result: 'badSeed' }
  | { result: 'gap' | 'badDraw'; sequence: number };

interface CheckedRound {
  slug: string;
  round: DrawRound & { seed: string };
  draws: readonly Draw[];
}

const findGap = (draws: readonly Draw[]): Checked | undefined => {
  const at = draws.findIndex(({ sequence }, index) => sequence !== index + 1);
  return at < 0 ? undefined : { result: 'gap', sequence: at + 1 };
};

/** Checks each draw of a wheel: seed, number and prize. */
export const checkWheel = async ({ slug, round, draws }: CheckedRound): Promise<Checked> => {
  if ((await sha256(round.seed)) !== round.seed_hash) return { result: 'badSeed' };
  const gap = findGap(draws);
  if (gap) return gap;
  const numberOf = await numbersOf(round.seed);
  for (const { sequence, nonce, turn, number, drawn_prize_id } of draws) {
    const expected = await numberOf(drawText(slug, round.day, nonce, turn));
    if (expected !== number || prizeOf(round.odds, number) !== drawn_prize_id) return { result: 'badDraw', sequence };
  }
  return draws.length < round.count
    ? { result: 'gap', sequence: draws.length + 1 }
    : { result: 'good', count: draws.length };
};

/** Checks the winners of a jackpot: that the seed and the list of entries draw these entries, in this order. */
export const checkJackpot = async (
  { slug, round, draws }: CheckedRound,
  entries: readonly DrawnEntry[],
): Promise<Checked> => {
  if ((await sha256(round.seed)) !== round.seed_hash) return { result: 'badSeed' };
  const digest = await sha256(entriesText(entries));
  const numberOf = await numbersOf(round.seed);
  const numbers = await Promise.all(draws.map((_, at) => numberOf(drawText(slug, round.day, digest, at))));
  const drawn = drawnEntries(entries, numbers);
  const wrong = draws.find(({ entry, number }, at) => drawn[at]?.number !== entry || numbers[at] !== number);
  return wrong ? { result: 'badDraw', sequence: wrong.sequence } : { result: 'good', count: draws.length };
};
