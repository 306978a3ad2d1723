import type { HotelNight, HotelNights, Stay } from '@ortoo/contracts';
import { type Reader, textFor } from '../http/locale';
import { displayed } from '../http/display';
import type { Shop } from '../shop';
import { ratesOf, today } from './bookings';
import { addDays } from './days.rules';
import { requireHotel } from './hotels';
import { findHotelIds, findRooms, findSeasons, type SeasonRow } from './hotels.tables';
import { findNights } from './nights.tables';
import { freeIn, isWeekend, nightsToBook, priceStay } from './stay.rules';

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

const cheaper = (a: Offer | undefined, b: Offer): Offer => (a && a.total <= b.total ? a : b);

const serializeNight = (
  date: string,
  { free, best, isOneHotel }: { free: number; best: Offer | undefined; isOneHotel: boolean },
  reader: Reader,
): HotelNight => ({
  date,
  ...(best ? displayed({ price: best.total }, reader.locale) : { price: null, display_price: null }),
  rooms_left: free,
  weekend: isWeekend(date),
  season: isOneHotel && best?.season ? textFor(reader, best.season.name) : null,
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
  const rows = new Map(
    (await findNights(shop.db, variants, range)).map(row => [`${row.variant_id} ${row.night}`, row]),
  );
  const rates = rooms.map(room => ratesOf(room, seasons, now));
  const nights = dates.map(date => {
    let free = 0;
    let best: Offer | undefined;
    for (const rate of rates) {
      const left = freeIn(rate.stock, rows.get(`${rate.variant_id} ${date}`));
      const priced = priceStay(rate, { check_in: date, check_out: addDays(date, 1), ...guests });
      if (left < guests.rooms || !priced.ok) continue;
      free += left;
      best = cheaper(best, { total: priced.value.total, season: priced.value.nights[0]?.season });
    }
    return serializeNight(date, { free, best, isOneHotel: hotel !== undefined }, reader);
  });
  return { nights };
};
