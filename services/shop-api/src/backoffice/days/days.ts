import { transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import type { StoredFigures } from '../../db/schema.money';
import { DomainError } from '../../http/domain-error';
import { signedIn } from '../../http/viewer';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { closingFault } from './days.rules';
import {
  type ClosingRow,
  conditionOf,
  countMovements,
  findClosing,
  findLastClosed,
  insertClosing,
  markClosed,
  readFigures,
  storeFigures,
} from './days.tables';

/** A day with its figures: as stored once it is closed, else as they are now. */
export interface Day extends StoredFigures {
  day: string;
  state: 'open' | 'ready' | 'closed';
  closing: ClosingRow | undefined;
}

const readMoved = async (db: Db, day: string, state: Day['state'], hasClosed: boolean): Promise<StoredFigures> => {
  const condition = conditionOf(day, state, hasClosed);
  return { figures: await readFigures(db, condition, day), ...(await countMovements(db, condition, day)) };
};

interface DayRequest {
  day: string;
  today: string;
  last: string | undefined;
}

const stateOf = ({ day, today, last }: DayRequest): Day['state'] =>
  closingFault({ date: day, today, last }) === undefined
    ? 'ready'
    : last !== undefined && day <= last
      ? 'closed'
      : 'open';

/** @param known a closing that need not be read */
export const readDay = async (db: Db, request: DayRequest, known?: ClosingRow): Promise<Day> => {
  const { day, last } = request;
  const state = stateOf(request);
  const closing = state === 'closed' ? (known ?? (await findClosing(db, day))) : undefined;
  const stored = closing?.figures ?? (await readMoved(db, day, state, last !== undefined));
  return { day, state, closing, ...stored };
};

interface DayClosing {
  day: string;
  today: string;
  /** Movements that its reader saw. */
  movements: number;
  note: string | undefined;
}

/** Closes a day with its movements so far; what is booked for it later belongs to the next one. */
export const closeDay = (
  shop: Shop,
  request: StaffRequest,
  { day, today, movements, note }: DayClosing,
): Promise<void> =>
  transact(shop.db, async trx => {
    const last = await findLastClosed(trx);
    const fault = closingFault({ date: day, today, last });
    if (fault) throw new DomainError(fault);
    const closing = { day, closed_by: signedIn(request), note: note || null, closed_at: shop.clock() };
    // Waits for another one who closes it at the same time.
    if (!(await insertClosing(trx, closing))) throw new DomainError('DAY_CLOSED');
    await markClosed(trx, day, last !== undefined);
    const stored = await readMoved(trx, day, 'closed', true);
    if (stored.movements !== movements) throw new DomainError('DAY_CHANGED');
    await storeFigures(trx, day, stored);
    await audit(trx, request, {
      subject: 'day',
      id: day,
      before: { state: 'ready' },
      after: { state: 'closed', movements },
      reason: note,
    });
  });

/** The latest days first, back to the first one with a movement. */
export const daysBack = (
  today: string,
  first: string,
  offset: number,
  limit: number,
): { days: string[]; total: number } => {
  const total = Math.round((Date.parse(today) - Date.parse(first)) / 86_400_000) + 1;
  const dayBefore = (count: number) => new Date(Date.parse(today) - count * 86_400_000).toISOString().slice(0, 10);
  const count = Math.max(0, Math.min(limit, total - offset));
  return { days: Array.from({ length: count }, (_, at) => dayBefore(offset + at)), total };
};
