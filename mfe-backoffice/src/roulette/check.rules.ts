import { drawnEntries, drawText, entriesText, type RouletteDraw } from '@ortoo/contracts';
import { numbersOf, sha256 } from '@ortoo/contracts/draw-check';

/** Whether the seed is the one whose hash was public, and draws this number of these entries. */
export const isRight = async ({ id, seed, seed_hash: hash, entries, number }: RouletteDraw): Promise<boolean> => {
  if (seed === null || (await sha256(seed)) !== hash) return false;
  const numberOf = await numbersOf(seed);
  const drawn = await numberOf(drawText('roulette', String(id), await sha256(entriesText(entries)), 0));
  return drawnEntries(entries, [drawn])[0]?.number === number;
};
