import type { HotelCard, HotelDetail, HotelRoom, ProductCard, StayPrice } from '@ortoo/contracts';
import { formatMoney } from '@ortoo/i18n';
import { type Options, optionValues, productText } from '../catalog/api';
import type { ProductDetailsRow } from '../db/schema.catalog';
import type { Text } from '../db/schema.types';
import { displayed, maybePicture, maybeTime, wire } from '../http/display';
import { type Reader, textFor } from '../http/locale';
import { errorText } from '../http/error-text';
import type { BookingOutcome } from './bookings';
import type { HotelRow, RoomRow, SeasonRow } from './hotels.tables';
import type { PricedStay } from './stay.rules';

/** A kind of room, with the total price of a requested stay. */
export interface Offer {
  room: RoomRow;
  /** The lowest price of a night. */
  night: number;
  free: number | null;
  outcome: BookingOutcome<PricedStay<SeasonRow>> | undefined;
}

export const serializeRoom = ({ room, night, free, outcome }: Offer, options: Options, reader: Reader): HotelRoom => {
  const total = outcome?.ok ? outcome.value.total : null;
  const refused = outcome?.ok === false ? outcome : undefined;
  return {
    variant_id: room.variant_id,
    name: optionValues(room.option_value_ids, options, reader),
    image: maybePicture(room.image ?? room.images[0]),
    beds: room.beds,
    extra_beds: room.extra_beds,
    ...displayed({ extra_bed_price: room.extra_bed_price, night_price: night }, reader.locale),
    rooms: room.stock,
    free,
    total: total === null ? null : wire(total),
    display_total: total === null ? null : formatMoney(total, reader.locale),
    reason: refused ? errorText(refused.code, reader.locale, {}, refused.retryAfterSeconds) : null,
    held_until: maybeTime(refused?.heldUntil ?? null),
  };
};

interface Amenity {
  code: string;
  name: Text;
}

const serializeAmenities = (amenities: readonly Amenity[], reader: Reader) =>
  amenities.map(({ code, name }) => ({ code, name: textFor(reader, name) }));

interface DetailParts {
  seasons: readonly SeasonRow[];
  amenities: readonly Amenity[];
  rooms: HotelRoom[];
}

export const serializeDetail = (row: HotelRow, parts: DetailParts, reader: Reader): HotelDetail => ({
  product_id: row.product_id,
  slug: row.slug,
  name: productText(row, reader).name,
  stars: row.details.stars ?? null,
  place: row.details.place ? textFor(reader, row.details.place) : null,
  location: row.details.location ?? null,
  check_in: row.check_in,
  check_out: row.check_out,
  weekend_percent: row.weekend_percent,
  child_free_under: row.child_free_under,
  child_under: row.child_under,
  child_percent: row.child_percent,
  seasons: parts.seasons.map(({ name, first_day, last_day, percent }) => ({
    name: textFor(reader, name),
    first_day,
    last_day,
    percent,
  })),
  amenities: serializeAmenities(parts.amenities, reader),
  rooms: parts.rooms,
});

interface CardParts {
  details: ProductDetailsRow;
  amenities: readonly Amenity[];
  total: number | undefined;
  reader: Reader;
}

export const serializeHotelCard = (card: ProductCard, parts: CardParts): HotelCard => ({
  ...card,
  stars: parts.details.stars ?? null,
  place: parts.details.place ? textFor(parts.reader, parts.details.place) : null,
  location: parts.details.location ?? null,
  amenities: serializeAmenities(parts.amenities, parts.reader),
  stay_total: parts.total === undefined ? null : wire(parts.total),
  display_stay_total: parts.total === undefined ? null : formatMoney(parts.total, parts.reader.locale),
});

export const serializeStayPrice = (
  { nights, roomTotal, extra, total, free }: PricedStay<SeasonRow> & { free: number },
  rooms: number,
  reader: Reader,
): StayPrice => {
  const { locale } = reader;
  return {
    nights: nights.map(({ date, price, weekend, season }) => ({
      date,
      ...displayed({ price }, locale),
      weekend,
      season: season ? textFor(reader, season.name) : null,
    })),
    rooms,
    ...displayed({ room_total: roomTotal, total }, locale),
    extra_beds: extra.map(({ count, child, night, amount }) => ({
      count,
      child,
      night_price: wire(night),
      ...displayed({ amount }, locale),
    })),
    free,
  };
};
