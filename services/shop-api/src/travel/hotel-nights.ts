import type { HotelNight, HotelNights, Stay } from '@ortoo/contracts';
import { type Reader, textFor } from '../http/locale';
import { displayed, maybeTime } from '../http/display';
import type { Shop } from '../shop';
import { ratesOf, today } from './bookings';
import { addDays } from './days.rules';
import { freeFrom } from './holds.rules';
import { findHeldNights } from './holds.tables';
import { requireHotel } from './hotels';
import { findHotelIds, findRooms, findSeasons, type RoomRow, type SeasonRow } from './hotels.tables';
import { findNights } from './nights.tables';
import { isWeekend, nightsToBook, priceStay, unsoldIn } from './stay.rules';

type Guests = Pick<Stay, 'rooms' | 'adults' | 'children'>;

interface NightsRequest extends Guests {
  /** Slug; all hotels when absent. */
  hotel: string | undefined;
  month: string;
}

interface Offer {
  total: number;
  season: SeasonRow | undefined;
}

/** What one night has for the guests. */
interface NightOffer {
  date: string;
  free: number;
  best: Offer | undefined;
  /** Kinds of rooms that the guests fit in, with the number of rooms that are missing. */
  shortages: { variant_id: number; missing: number }[];
}

const cheaper = (a: Offer | undefined, b: Offer): Offer => (a && a.total <= b.total ? a : b);

const offerOf = (
  date: string,
  guests: Guests,
  rates: readonly ReturnType<typeof ratesOf>[],
  unsoldOf: (rate: Pick<RoomRow, 'variant_id' | 'stock'>) => number,
): NightOffer => {
  const offer: NightOffer = { date, free: 0, best: undefined, shortages: [] };
  for (const rate of rates) {
    const priced = priceStay(rate, { check_in: date, check_out: addDays(date, 1), ...guests });
    if (!priced.ok) continue;
    const unsold = unsoldOf(rate);
    if (unsold < guests.rooms) {
      offer.shortages.push({ variant_id: rate.variant_id, missing: guests.rooms - unsold });
      continue;
    }
    offer.free += unsold;
    offer.best = cheaper(offer.best, { total: priced.value.total, season: priced.value.nights[0]?.season });
  }
  return offer;
};

/** When the holds of other buyers on one kind of room have ended, of a night without a free one. */
const heldUntil = (
  { date, best, shortages }: NightOffer,
  holds: Awaited<ReturnType<typeof findHeldNights>>,
): Date | null => {
  if (best) return null;
  const ends = shortages.flatMap(
    ({ variant_id, missing }) =>
      freeFrom(
        new Map([[date, missing]]),
        holds.filter(hold => hold.variant_id === variant_id),
      ) ?? [],
  );
  return ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
};

interface NightContext {
  until: Date | null;
  isOneHotel: boolean;
}

const serializeNight = (
  { date, free, best }: NightOffer,
  { until, isOneHotel }: NightContext,
  reader: Reader,
): HotelNight => ({
  date,
  ...(best ? displayed({ price: best.total }, reader.locale) : { price: null, display_price: null }),
  rooms_left: free,
  weekend: isWeekend(date),
  season: isOneHotel && best?.season ? textFor(reader, best.season.name) : null,
  held_until: maybeTime(until),
});

/** The price of each night of a month for these guests, as a stay of one night costs in the cheapest free room. */
export const readNights = async (
  shop: Shop,
  { hotel, month, ...guests }: NightsRequest,
  reader: Reader,
): Promise<HotelNights> => {
  const now = shop.clock();
  const ids = hotel === undefined ? await findHotelIds(shop.db, []) : [(await requireHotel(shop, hotel)).product_id];
  const dates = nightsToBook(month, today(now));
  const [rooms, seasons] = await Promise.all([findRooms(shop.db, ids), findSeasons(shop.db, ids)]);
  const range = { check_in: `${month}-01`, check_out: addDays(`${month}-01`, 31) };
  const variants = rooms.map(({ variant_id }) => variant_id);
  const stored = await findNights(shop.db, variants, range);
  const rows = new Map(stored.map(row => [`${row.variant_id} ${row.night}`, row]));
  const rates = rooms.map(room => ratesOf(room, { seasons, nights: stored }, now));
  const offers = dates.map(date =>
    offerOf(date, guests, rates, ({ variant_id, stock }) => unsoldIn(stock, rows.get(`${variant_id} ${date}`))),
  );
  const isFull = offers.some(({ best }) => !best);
  const holds = isFull ? await findHeldNights(shop.db, variants, range) : [];
  const nights = offers.map(offer =>
    serializeNight(offer, { until: heldUntil(offer, holds), isOneHotel: hotel !== undefined }, reader),
  );
  return { nights };
};
