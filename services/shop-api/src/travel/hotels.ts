import type { Amenities, HotelDetail, HotelRoom, Hotels, ProductCard, Stay } from '@ortoo/contracts';
import { findOptions, lowestNight, readList, type ListFilter } from '../catalog/api';
import { pagingOf } from '../http/paging';
import { type Reader, textFor } from '../http/locale';
import { DomainError } from '../http/domain-error';
import type { Shop } from '../shop';
import { ratesOf, takenRooms, today } from './bookings';
import { serializeDetail, serializeHotelCard, type Offer, serializeRoom } from './hotel.mapper';
import {
  countAmenities,
  findAmenities,
  findDetails,
  findHotel,
  findHotelIds,
  findRooms,
  findSeasons,
  type RoomRow,
} from './hotels.tables';
import { findFree, findNights } from './nights.tables';
import { checkDates, priceStay } from './stay.rules';

export type StayRequest = Omit<Stay, 'kind'>;

export const readAmenities = async (shop: Shop, reader: Reader): Promise<Amenities> => ({
  amenities: (await countAmenities(shop.db)).map(({ code, name, hotels }) => ({
    code,
    name: textFor(reader, name),
    hotels_count: hotels,
  })),
});

/** Each kind of room with the price of the stay, or why it is unavailable. */
const offersFor = async (shop: Shop, rooms: readonly RoomRow[], stay: StayRequest | undefined): Promise<Offer[]> => {
  const now = shop.clock();
  const seasons = await findSeasons(shop.db, [...new Set(rooms.map(({ product_id }) => product_id))]);
  const dates = stay && checkDates(stay, today(now));
  if (dates && !dates.ok) throw new DomainError(dates.code);
  const ids = rooms.map(({ variant_id }) => variant_id);
  const free = stay ? await findFree(shop.db, ids, stay) : new Map<number, number>();
  const nights = stay ? await findNights(shop.db, ids, stay) : [];
  const offerOf = async (room: RoomRow): Promise<Offer> => {
    const rates = ratesOf(room, { seasons, nights }, now);
    const night = lowestNight(rates.night, room);
    if (!stay) return { room, night, free: null, outcome: undefined };
    const left = free.get(room.variant_id) ?? 0;
    const priced = priceStay(rates, stay);
    const outcome = priced.ok && left < stay.rooms ? await takenRooms(shop.db, room, stay, now) : priced;
    return { room, night, free: left, outcome };
  };
  return Promise.all(rooms.map(offerOf));
};

const roomsOf = async (
  shop: Shop,
  productId: number,
  stay: StayRequest | undefined,
  reader: Reader,
): Promise<HotelRoom[]> => {
  const [rooms, options] = await Promise.all([findRooms(shop.db, [productId]), findOptions(shop.db)]);
  return (await offersFor(shop, rooms, stay)).map(offer => serializeRoom(offer, options, reader));
};

export const requireHotel = async (shop: Shop, slug: string) => {
  const hotel = await findHotel(shop.db, slug);
  if (!hotel) throw new DomainError('PRODUCT_NOT_FOUND');
  return hotel;
};

export const readRooms = async (shop: Shop, slug: string, stay: StayRequest | undefined, reader: Reader) => ({
  rooms: await roomsOf(shop, (await requireHotel(shop, slug)).product_id, stay, reader),
});

export const readHotel = async (
  shop: Shop,
  slug: string,
  stay: StayRequest | undefined,
  reader: Reader,
): Promise<HotelDetail> => {
  const hotel = await requireHotel(shop, slug);
  const ids = [hotel.product_id];
  const [seasons, amenities, rooms] = await Promise.all([
    findSeasons(shop.db, ids),
    findAmenities(shop.db, ids),
    roomsOf(shop, hotel.product_id, stay, reader),
  ]);
  return serializeDetail(hotel, { seasons, amenities, rooms }, reader);
};

/** The cheapest available room of each hotel for a stay. */
const cheapest = (offers: readonly Offer[]): Map<number, number> => {
  const best = new Map<number, number>();
  for (const { room, outcome } of offers) {
    if (!outcome?.ok) continue;
    best.set(room.product_id, Math.min(best.get(room.product_id) ?? Infinity, outcome.value.total));
  }
  return best;
};

interface HotelsRequest extends Pick<ListFilter, 'sort'> {
  amenities: readonly string[];
  stay: StayRequest | undefined;
  page: number;
  per_page: number;
}

const only = (among: readonly number[]) => ({ kind: 'hotel' as const, among });

const byPrice: Partial<Record<ListFilter['sort'], 1 | -1>> = { price_asc: 1, price_desc: -1 };

/** By the price of the stay, which the list of products does not have. */
const pageByTotal = async (
  shop: Shop,
  totals: ReadonlyMap<number, number>,
  direction: 1 | -1,
  { page, per_page }: Pick<HotelsRequest, 'page' | 'per_page'>,
  reader: Reader,
) => {
  const among = [...totals.keys()];
  const all = await readList(shop, { ...only(among), sort: 'price_asc', limit: among.length, offset: 0 }, reader);
  const totalOf = ({ id }: ProductCard) => totals.get(id) ?? 0;
  const sorted = all.products.toSorted((a, b) => direction * (totalOf(a) - totalOf(b)));
  return { products: sorted.slice((page - 1) * per_page, page * per_page), total: all.total };
};

/** Hotels that have all these amenities and, with dates, a free room that the guests fit in. */
export const readHotels = async (
  shop: Shop,
  { amenities, stay, page, per_page, sort }: HotelsRequest,
  reader: Reader,
): Promise<Hotels> => {
  const fitting = await findHotelIds(shop.db, amenities);
  const totals = stay ? cheapest(await offersFor(shop, await findRooms(shop.db, fitting), stay)) : undefined;
  const among = totals ? [...totals.keys()] : fitting;
  const { products, total } =
    totals && byPrice[sort]
      ? await pageByTotal(shop, totals, byPrice[sort], { page, per_page }, reader)
      : await readList(shop, { ...only(among), sort, limit: per_page, offset: (page - 1) * per_page }, reader);
  const ids = products.map(({ id }) => id);
  const [found, details] = await Promise.all([findAmenities(shop.db, ids), findDetails(shop.db, ids)]);
  const hotels = products.map(card =>
    serializeHotelCard(card, {
      details: details.get(card.id) ?? {},
      amenities: found.filter(({ product_id }) => product_id === card.id),
      total: totals?.get(card.id),
      reader,
    }),
  );
  return { ...pagingOf(page, per_page, hotels.length, total), hotels };
};
