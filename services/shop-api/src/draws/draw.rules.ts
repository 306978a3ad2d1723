import { createHash, createHmac } from 'node:crypto';
import { type Chances, drawNumber, drawnEntries, type DrawnEntry, drawText, entriesText } from '@ortoo/contracts';
import { midnight, shopDay } from '../shop-day.rules';

export const nextDay = (day: string): string => shopDay(midnight(day, 1));

/** What is published before the round. */
export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex');

const numberFor = (seed: string, text: string): number =>
  drawNumber(createHmac('sha256', seed).update(text).digest('hex'));

interface Turn {
  slug: string;
  day: string;
  nonce: string;
  turn: number;
}

/** The number of one draw of a wheel. */
export const numberOfTurn = (seed: string, { slug, day, nonce, turn }: Turn): number =>
  numberFor(seed, drawText(slug, day, nonce, turn));

interface JackpotDraw<Entry> {
  number: number;
  entry: Entry;
}

/** The winning entries of a jackpot, the first prize first; fewer when there are fewer entries than prizes. */
export const drawJackpot = <Entry extends DrawnEntry>(
  { seed, slug, day, count }: { seed: string; slug: string; day: string; count: number },
  entries: readonly Entry[],
): JackpotDraw<Entry>[] => {
  const digest = createHash('sha256').update(entriesText(entries)).digest('hex');
  const numbers = Array.from({ length: Math.min(count, entries.length) }, (_, at) =>
    numberFor(seed, drawText(slug, day, digest, at)),
  );
  return drawnEntries(entries, numbers).map((entry, at) => ({ entry, number: numbers[at] ?? 0 }));
};

interface Player {
  roles: readonly string[];
  phone_confirmed_at: Date | null;
}

/** Staff know too much, and an account without a confirmed phone is made in a minute. */
export const blockOf = ({ roles, phone_confirmed_at }: Player): Chances['blocked_by'] => {
  if (roles.some(role => role !== 'shopper')) return 'staff';
  return phone_confirmed_at === null ? 'phone' : null;
};

/** When there is a new chance: at midnight in Ulaanbaatar, if the campaign still runs then. */
export const nextChance = (endsAt: Date, now: Date): Date | null => {
  const tomorrow = midnight(shopDay(now), 1);
  return tomorrow < endsAt ? tomorrow : null;
};
