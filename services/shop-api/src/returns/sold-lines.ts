import { shopTimeZone } from '@ortoo/i18n';
import { returnHours } from '../catalog/api';
import { dayIn } from '../travel/api';
import type { Moment, SoldLine } from './returns.rules';
import type { Db } from '../db/schema';
import { findSoldLines, type SoldLineRow } from './returns.tables';

export const momentOf = (now: Date): Moment => ({ now, today: dayIn(shopTimeZone, now) });

const hasCodes = ({ kind }: SoldLineRow): boolean => kind === 'coupon' || kind === 'ticket';

/** Lines of an order for the rules of returns. */
export const soldLinesOf = async (db: Db, orderId: number, now: Date) =>
  (await findSoldLines(db, orderId, now)).map((line): Omit<SoldLineRow, 'unused'> & SoldLine => ({
    ...line,
    hours: returnHours(line.kind, line.taxon),
    unused: hasCodes(line) ? line.unused : null,
  }));
