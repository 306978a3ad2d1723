import { type BookedLine, giveBackBookings, takeBookings } from '../travel/api';
import type { Db } from '../db/schema';
import { giveBackStock, takeStock } from './stock.tables';

const counted = <L extends BookedLine>(lines: readonly L[]): L[] => lines.filter(line => line.booking === null);

/**
 * Reserves the lines: pieces from the stock, nights of rooms, seats of departures. All or, within the caller's
 * transaction, leaves it to roll back. Returns the variant that fell short.
 */
export const reserve = async (trx: Db, lines: readonly BookedLine[]): Promise<number | undefined> =>
  (await takeStock(trx, counted(lines))) ?? (await takeBookings(trx, lines));

/** Releases all of it. */
export const unreserve = async (trx: Db, lines: readonly BookedLine[]): Promise<void> => {
  await giveBackStock(trx, counted(lines));
  await giveBackBookings(trx, lines);
};
