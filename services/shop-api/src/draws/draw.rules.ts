import { createHash, createHmac } from 'node:crypto';
import { type Chances, drawNumber, drawnEntries, type DrawnEntry, drawText, entriesText } from '@ortoo/contracts';

const zone = 8 * 3_600_000;
const dayLength = 24 * 3_600_000;

/** The day in Ulaanbaatar, whatever clock the visitor's device has. */
export const drawDay = (now: Date): string => new Date(now.getTime() + zone).toISOString().slice(0, 10);

/** When a day begins in Ulaanbaatar. */
export const startOfDay = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - zone);

export const nextDay = (day: string): string => drawDay(new Date(startOfDay(day).getTime() + dayLength));

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
  const midnight = startOfDay(nextDay(drawDay(now)));
  return midnight < endsAt ? midnight : null;
};
