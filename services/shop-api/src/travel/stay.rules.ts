import { type ErrorCode, limits, type Stay } from '@ortoo/contracts';
import { addDays, daysBetween, weekdayOf } from './days.rules';

/** Inputs of a stay's price other than the guests. */
export interface RoomRates {
  /** Current price of an ordinary night, sale included. */
  night: number;
  beds: number;
  extra_beds: number;
  extra_bed_price: number;
  weekend_percent: number;
  child_free_under: number;
  child_under: number;
  child_percent: number;
  /** Each year from one day to another, across New Year too; the first match wins. */
  seasons: readonly Season[];
  /** Prices that nights have in place of those of their season and weekend, by date. */
  own: Readonly<Record<string, number>>;
}

export interface Season<Name = unknown> {
  name: Name;
  first_day: string;
  last_day: string;
  percent: number;
}

type Guests = Pick<Stay, 'rooms' | 'adults' | 'children'>;
type Dates = Pick<Stay, 'check_in' | 'check_out'>;
type Outcome<T> = { ok: true; value: T } | { ok: false; code: ErrorCode };

/** The nights of a stay; the day of departure is not one of them. */
export const nightsOf = ({ check_in, check_out }: Dates): string[] =>
  Array.from({ length: Math.max(0, daysBetween(check_in, check_out)) }, (_, index) => addDays(check_in, index));

/** Whether these days can be booked, as of today. */
export const checkDates = (dates: Dates, today: string): Outcome<string[]> => {
  const nights = daysBetween(dates.check_in, dates.check_out);
  if (nights < 1) return { ok: false, code: 'STAY_DATES' };
  if (dates.check_in < today) return { ok: false, code: 'STAY_PAST' };
  if (nights > limits.stayNights) return { ok: false, code: 'STAY_LONG' };
  if (daysBetween(today, dates.check_out) > limits.bookingAheadDays) return { ok: false, code: 'STAY_FAR' };
  return { ok: true, value: nightsOf(dates) };
};

/** The nights of a month (YYYY-MM) that can be booked, as of today. */
export const nightsToBook = (month: string, today: string): string[] => {
  const next = addDays(`${month}-01`, 31).slice(0, 7);
  return nightsOf({ check_in: `${month}-01`, check_out: `${next}-01` }).filter(
    date => checkDates({ check_in: date, check_out: addDays(date, 1) }, today).ok,
  );
};

type NightRow = { taken: number; rooms: number | null } | undefined;

/** Rooms of a kind less those taken in one night, below zero when its rooms have become fewer; without a row all. */
export const unsoldIn = (stock: number, night: NightRow): number =>
  Math.min(stock, night?.rooms ?? stock) - (night?.taken ?? 0);

export const seasonOf = <Of extends Season>(night: string, seasons: readonly Of[]): Of | undefined => {
  const day = night.slice(5);
  return seasons.find(({ first_day: first, last_day: last }) =>
    first <= last ? first <= day && day <= last : first <= day || day <= last,
  );
};

const leapYear = { check_in: '2028-01-01', check_out: '2029-01-01' };

/** Percent of the cheapest day of a year; all of its days can be booked ahead. */
export const lowestSeasonPercent = (seasons: readonly Season[]): number =>
  Math.min(...nightsOf(leapYear).map(night => seasonOf(night, seasons)?.percent ?? 100));

/** Friday and Saturday nights: the next day is free. */
export const isWeekend = (night: string): boolean => [5, 6].includes(weekdayOf(night));

export interface ExtraBeds {
  adults: number;
  children: number;
}

/**
 * Extra beds that the guests need. One small child per adult sleeps in its parents' bed; ordinary beds go to adults
 * first, so that the cheaper children get the extra ones.
 */
export const extraBedsFor = (rates: RoomRates, { rooms, adults, children }: Guests): Outcome<ExtraBeds> => {
  if (adults < rooms) return { ok: false, code: 'ROOM_WITHOUT_ADULT' };
  const small = children.filter(age => age < rates.child_free_under).length;
  const reduced = children.filter(age => age < rates.child_under).length - Math.min(small, adults);
  const sleepers = adults + children.length - Math.min(small, adults);
  const needed = Math.max(0, sleepers - rooms * rates.beds);
  if (needed > rooms * rates.extra_beds) return { ok: false, code: 'GUESTS_TOO_MANY' };
  const forChildren = Math.min(needed, reduced);
  return { ok: true, value: { adults: needed - forChildren, children: forChildren } };
};

export interface PricedNight<Of extends Season> {
  date: string;
  /** Beds of one room. */
  price: number;
  weekend: boolean;
  season: Of | undefined;
}

export interface PricedStay<Of extends Season> {
  nights: PricedNight<Of>[];
  roomTotal: number;
  extra: { count: number; child: boolean; night: number; amount: number }[];
  total: number;
}

const share = (amount: number, percent: number): number => Math.round((amount * percent) / 100);

/** The price of one night of a room: its own, or by its season and its day of the week. */
export const nightPrice = <Of extends Season>(
  rates: Pick<RoomRates, 'night' | 'weekend_percent' | 'own'> & { seasons: readonly Of[] },
  date: string,
): PricedNight<Of> => {
  const weekend = isWeekend(date);
  const own = rates.own[date];
  if (own !== undefined) return { date, price: own, weekend, season: undefined };
  const season = seasonOf(date, rates.seasons);
  const seasonal = share(rates.night, season?.percent ?? 100);
  return { date, price: weekend ? share(seasonal, rates.weekend_percent) : seasonal, weekend, season };
};

/** Whole tugrik for a stay: every night at its season's and weekend's price in every room, and the extra beds. */
export const priceStay = <Of extends Season>(
  rates: RoomRates & { seasons: readonly Of[] },
  stay: Dates & Guests,
): Outcome<PricedStay<Of>> => {
  const beds = extraBedsFor(rates, stay);
  if (!beds.ok) return beds;
  const nights = nightsOf(stay).map(date => nightPrice(rates, date));
  const roomTotal = nights.reduce((sum, { price }) => sum + price, 0) * stay.rooms;
  const bed = (count: number, child: boolean) => {
    const night = child ? share(rates.extra_bed_price, rates.child_percent) : rates.extra_bed_price;
    return { count, child, night, amount: night * count * nights.length };
  };
  const extra = [bed(beds.value.adults, false), bed(beds.value.children, true)].filter(({ count }) => count > 0);
  const total = extra.reduce((sum, { amount }) => sum + amount, roomTotal);
  return { ok: true, value: { nights, roomTotal, extra, total } };
};
