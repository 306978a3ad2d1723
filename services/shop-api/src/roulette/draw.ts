import type { StaffRequest } from '../staff/api';
import { transact } from '../db/changes';
import type { Db } from '../db/schema';
import { drawJackpot } from '../draws/api';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { audit } from '../staff/api';
import * as tables from './roulette.tables';

/** Name of the roulette in the texts that its seeds are used with; the draw takes the place of the day. */
const slug = 'roulette';

const requireOpen = async (trx: Db, locationId: number) => {
  const location = await tables.lockLocation(trx, locationId);
  if (!location) throw new DomainError('NOT_FOUND');
  if (!location.is_open) throw new DomainError('ROULETTE_CLOSED');
};

/** Opens a draw: the hash of its seed is public from now on, the numbers that take part are those of its end. */
export const openDraw = (
  shop: Shop,
  request: StaffRequest,
  { location_id, product_id }: { location_id: number; product_id: number },
): Promise<tables.DrawRow> =>
  transact(shop.db, async trx => {
    await requireOpen(trx, location_id);
    if (!(await tables.findStock(trx, location_id, product_id))) throw new DomainError('ROULETTE_NO_STOCK');
    const draw = { location_id, product_id, seed: shop.createSeed(), opened_at: shop.clock() };
    const id = await tables.openDraw(trx, draw);
    if (id === undefined) throw new DomainError('ROULETTE_RUNNING');
    await audit(trx, request, { subject: 'roulette', id, before: null, after: { location_id, product_id } });
    return (await tables.findDraw(trx, id))!;
  });

export interface DrawnNumber {
  draw: tables.DrawRow;
  winner: tables.NumberRow;
}

/** Draws one of the numbers that have not won at the location, and takes the prize. */
export const drawNumber = (shop: Shop, request: StaffRequest, id: number): Promise<DrawnNumber> =>
  transact(shop.db, async trx => {
    const known = await tables.findDraw(trx, id);
    if (!known) throw new DomainError('NOT_FOUND');
    await tables.lockLocation(trx, known.location_id);
    const open = await tables.findDraw(trx, id);
    if (!open || open.drawn_at) throw new DomainError('ROULETTE_DRAWN');
    const entries = await tables.findEntries(trx, open.location_id);
    const [win] = drawJackpot({ seed: open.seed, slug, day: String(id), count: 1 }, entries);
    if (!win) throw new DomainError('ROULETTE_NO_NUMBERS');
    if (!(await tables.takeStock(trx, open.location_id, open.product_id))) throw new DomainError('ROULETTE_NO_STOCK');
    const { entry: winner } = win;
    await tables.closeDraw(trx, id, {
      entries: entries.map(({ number, nonce }) => ({ number, nonce })),
      number_id: winner.id,
      drawn_at: shop.clock(),
    });
    const after = { number: winner.number, entries: entries.length };
    await audit(trx, request, { subject: 'roulette', id, before: { number: null }, after });
    return { draw: (await tables.findDraw(trx, id))!, winner };
  });

interface NewNumber {
  location_id: number;
  name: string;
  /** In international form. */
  phone: string;
}

/** Gives somebody the next number of a location. */
export const giveNumber = (
  shop: Shop,
  request: StaffRequest,
  { location_id, name, phone }: NewNumber,
): Promise<tables.NumberRow> =>
  transact(shop.db, async trx => {
    const now = shop.clock();
    await requireOpen(trx, location_id);
    const user_id = await tables.upsertUser(trx, name, phone, now);
    const id = await tables.insertNumber(trx, { location_id, user_id, nonce: shop.createSeed(), created_at: now });
    const issued = (await tables.findNumber(trx, id))!;
    await audit(trx, request, {
      subject: 'roulette',
      id: location_id,
      before: null,
      after: { number: issued.number, user_id },
    });
    return issued;
  });
