import type { StaffDepartureChange, StaffNightsChange, StaffRatesChange, StaffTravel } from '@ortoo/contracts';
import { findOptions, optionsText, productText } from '../../catalog/api';
import { changed, transact } from '../../db/changes';
import type { Db } from '../../db/schema';
import { wire } from '../../http/display';
import { DomainError } from '../../http/domain-error';
import type { Reader } from '../../http/locale';
import type { Shop } from '../../shop';
import { audit, type StaffRequest } from '../../staff/api';
import { ratesOf, today } from '../bookings';
import { addDays, daysBetween } from '../days.rules';
import { listDepartures } from '../departures.tables';
import { findRooms, findSeasons, type RoomRow, type SeasonRow } from '../hotels.tables';
import { findNights } from '../nights.tables';
import { lowestSeasonPercent, nightPrice } from '../stay.rules';
import * as tables from './staff-travel.tables';

/** Longest range of nights that is changed at once, in days. */
const maxRange = 400;

/** What a request reads of one product. */
interface TravelRequest {
  id: number;
  vendorId: number | null;
  month: string;
  reader: Reader;
}

const monthOf = (month: string) => ({
  check_in: `${month}-01`,
  check_out: `${addDays(`${month}-01`, 31).slice(0, 7)}-01`,
});

type Nights = Awaited<ReturnType<typeof findNights>>;

const serializeNights = (room: RoomRow, seasons: readonly SeasonRow[], rows: Nights, month: string, now: Date) => {
  const { check_in, check_out } = monthOf(month);
  const rates = ratesOf(room, { seasons, nights: rows }, now);
  return Array.from({ length: daysBetween(check_in, check_out) }, (_, at) => {
    const date = addDays(check_in, at);
    const row = rows.find(({ variant_id, night }) => variant_id === room.variant_id && night === date);
    return {
      ...{ date, rooms: row?.rooms ?? null, taken: row?.taken ?? 0, price: wire(nightPrice(rates, date).price) },
      has_own_price: rates.own[date] !== undefined,
    };
  });
};

const requireTravel = async (db: Db, id: number, vendorId: number | null): Promise<tables.TravelRow> => {
  const row = await tables.findTravel(db, id, vendorId);
  if (!row) throw new DomainError('PRODUCT_NOT_FOUND');
  return row;
};

export const readTravel = async (
  { clock }: Pick<Shop, 'clock'>,
  db: Db,
  { id, vendorId, month, reader }: TravelRequest,
): Promise<StaffTravel> => {
  const row = await requireTravel(db, id, vendorId);
  const now = clock();
  const [rooms, seasons, options] = [await findRooms(db, [id]), await findSeasons(db, [id]), await findOptions(db)];
  const nights = await findNights(
    db,
    rooms.map(({ variant_id }) => variant_id),
    monthOf(month),
  );
  const departures = await listDepartures(db, id, addDays(today(now), -1));
  const name = productText(row, reader).name;
  return {
    ...{ id, name, kind: row.kind === 'trip' ? 'trip' : 'hotel', lock_version: row.lock_version },
    weekend_percent: row.weekend_percent ?? 100,
    seasons: seasons.map(({ name: season, first_day, last_day, percent }) => ({
      ...{ name: season, first_day, last_day, percent },
    })),
    rooms: rooms.map(room => ({
      variant_id: room.variant_id,
      name: optionsText(room.option_value_ids, options, reader) || name,
      stock: room.stock,
      nights: serializeNights(room, seasons, nights, month, now),
    })),
    departures: departures.map(({ departs_on, seats, taken }) => ({ date: departs_on, seats, taken })),
  };
};

const change = (
  shop: Shop,
  request: TravelRequest,
  work: (trx: Db, row: tables.TravelRow) => Promise<void>,
): Promise<StaffTravel> =>
  transact(shop.db, async trx => {
    await tables.lockTravel(trx, request.id);
    await work(trx, await requireTravel(trx, request.id, request.vendorId));
    return readTravel(shop, trx, request);
  });

/** What these nights had of their own. */
const nightsBefore = async (trx: Db, { variant_id, from, to }: { variant_id: number; from: string; to: string }) =>
  (await findNights(trx, [variant_id], { check_in: from, check_out: addDays(to, 1) })).map(
    ({ night, rooms, price }) => ({ night, rooms, price }),
  );

export const changeNights = (
  shop: Shop,
  staff: StaffRequest,
  request: TravelRequest,
  { variant_id, from, to, rooms, price }: StaffNightsChange & { variant_id: number },
): Promise<StaffTravel> =>
  change(shop, request, async (trx, { id }) => {
    const room = (await findRooms(trx, [id])).find(one => one.variant_id === variant_id);
    if (!room) throw new DomainError('PRODUCT_NOT_FOUND');
    if (to < from || daysBetween(from, to) > maxRange) throw new DomainError('INVALID', { fields: { to: 'small' } });
    if (rooms != null && rooms > room.stock) throw new DomainError('INVALID', { fields: { rooms: 'big' } });
    const before = await nightsBefore(trx, { variant_id, from, to });
    if (!(await tables.setNights(trx, { variant_id, from, to, rooms, price }))) throw new DomainError('NIGHTS_SOLD');
    const after = { variant_id, from, to, rooms, price };
    await audit(trx, staff, { subject: 'product', id, before: { variant_id, from, to, nights: before }, after });
  });

export const changeRates = (
  shop: Shop,
  staff: StaffRequest,
  request: TravelRequest,
  { lock_version, weekend_percent, seasons }: StaffRatesChange,
): Promise<StaffTravel> =>
  change(shop, request, async (trx, { id, ...row }) => {
    if (row.lock_version !== lock_version) throw new DomainError('PRODUCT_CHANGED');
    if (row.kind !== 'hotel') throw new DomainError('PRODUCT_NOT_FOUND');
    const nameless = seasons.findIndex(({ name }) => !name.mn);
    if (nameless >= 0) throw new DomainError('INVALID', { fields: { [`seasons.${nameless}.name`]: 'required' } });
    const before = await findSeasons(trx, [id]);
    await tables.setRates(trx, id, {
      weekend_percent,
      lowest_season_percent: lowestSeasonPercent(seasons),
      seasons: seasons.map(season => ({ ...season, name: JSON.stringify(season.name) })),
    });
    await changed(trx, 'product', [id]);
    await audit(trx, staff, {
      subject: 'product',
      id,
      before: { weekend_percent: row.weekend_percent, seasons: before },
      after: { weekend_percent, seasons },
    });
  });

export const changeDeparture = (
  shop: Shop,
  staff: StaffRequest,
  request: TravelRequest,
  { date, seats }: StaffDepartureChange,
): Promise<StaffTravel> =>
  change(shop, request, async (trx, { id, kind }) => {
    if (kind !== 'trip') throw new DomainError('PRODUCT_NOT_FOUND');
    const isDone =
      seats === null ? await tables.removeDeparture(trx, id, date) : await tables.setDeparture(trx, id, date, seats);
    if (!isDone) throw new DomainError('SEATS_SOLD');
    await tables.writeDepartures(trx, id);
    await changed(trx, 'product', [id]);
    await audit(trx, staff, { subject: 'product', id, before: null, after: { departure: date, seats } });
  });
