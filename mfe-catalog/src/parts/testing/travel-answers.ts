import {
  placePaths,
  type AirportDocument,
  type Amenities,
  type CalculatePrice,
  type Departures,
  type HotelCard,
  type HotelDetail,
  type HotelNights,
  type Hotels,
  type Product,
  type StayPrice,
} from '@ortoo/contracts';
import {
  calculateStayPrice,
  getHotel,
  getProduct,
  listAmenities,
  listDepartures,
  listHotelNights,
  listHotels,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, type RecordedCall } from '@ortoo/testing/fake-api';

const money = (amount: number) => `${amount}.0`;

interface Dates {
  check_in?: string;
  check_out?: string;
}

const parking = { code: 'parking', name: 'Зогсоол' };
const sauna = { code: 'sauna', name: 'Саун' };

/** Cards of the list; each number creates a different one. */
const hotelCard = (product: Product, number: number): HotelCard => ({
  ...product,
  id: 900 + number,
  slug: number === 1 ? 'river-camp' : `hotel-${number}`,
  kind: 'hotel',
  name: `Голын бааз ${number}`,
  price: money(180_000),
  selling_price: money(180_000),
  image: '/pictures/terelj-camp_day',
  stars: 4,
  place: 'Тэрэлж',
  location: { lat: 47.9 + number, lon: 107.4 },
  amenities: [parking, sauna],
  stay_total: null,
  display_stay_total: null,
});

export const hotels =
  (product: Product) =>
  ({ query = {} }: { query?: Dates & { amenities?: string } }): Hotels => {
    if (query.check_in === '2020-01-01') throw new ApiError(422, 'STAY_PAST', 'Ирэх өдөр өнгөрсөн байна.');
    const cards = query.amenities === 'helipad' ? [] : [hotelCard(product, 1), hotelCard(product, 2)];
    const dated = query.check_in !== undefined;
    return {
      count: cards.length,
      total_count: cards.length,
      current_page: 1,
      per_page: 24,
      pages: 1,
      hotels: cards.map(card => (dated ? { ...card, stay_total: money(360_000), display_stay_total: '' } : card)),
    };
  };

const room = (id: number, name: string, price: number) => ({
  variant_id: id,
  name,
  image: '/pictures/room-ger_red',
  beds: 2,
  extra_beds: 1,
  extra_bed_price: money(40_000),
  display_extra_bed_price: '',
  night_price: money(price),
  display_night_price: '',
  rooms: 3,
});

export const hotelDetail = ({ query }: { query: Dates }): HotelDetail => {
  const dated = query.check_in !== undefined && query.check_out !== undefined;
  if (query.check_in === '2020-01-01') throw new ApiError(422, 'STAY_PAST', 'Ирэх өдөр өнгөрсөн байна.');
  const open = { free: dated ? 2 : null, total: dated ? money(400_000) : null, display_total: null, reason: null };
  const taken = dated ? { free: 0, total: null, display_total: null, reason: 'Сул өрөө алга.' } : open;
  return {
    product_id: 901,
    slug: 'river-camp',
    name: 'Голын бааз 1',
    stars: 4,
    place: 'Тэрэлж',
    location: { lat: 47.9, lon: 107.4 },
    check_in: '14:00',
    check_out: '12:00',
    weekend_percent: 120,
    child_free_under: 6,
    child_under: 13,
    child_percent: 50,
    seasons: [{ name: 'Зун', first_day: '06-15', last_day: '08-31', percent: 130 }],
    amenities: [parking, sauna],
    rooms: [
      { ...room(9010, 'Гэр', 180_000), ...open },
      { ...room(9011, 'Модон байшин', 250_000), ...taken },
    ],
  };
};

const price = ({ body: { adults = 2 } }: { body: CalculatePrice }): StayPrice => {
  if (adults > 3) throw new ApiError(422, 'GUESTS_TOO_MANY', 'Ийм олон хүн багтахгүй.');
  const night = (date: string, amount: number, weekend: boolean) => ({
    date,
    price: money(amount),
    display_price: '',
    weekend,
    season: null,
  });
  const extra = { count: 1, child: false, night_price: money(40_000), amount: money(80_000), display_amount: '' };
  return {
    nights: [night('2026-12-03', 180_000, false), night('2026-12-04', 220_000, true)],
    rooms: 1,
    room_total: money(400_000),
    display_room_total: '',
    extra_beds: adults > 2 ? [extra] : [],
    total: money(adults > 2 ? 480_000 : 400_000),
    display_total: '',
    free: 2,
  };
};

/** From 24 November 2026: expensive weekends, 11 December sold out, New Year. */
export const hotelNights = ({ query: { month } }: { query: { month: string } }): HotelNights => {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const dates = Array.from({ length: days }, (_, at) => `${month}-${`${at + 1}`.padStart(2, '0')}`);
  return {
    nights: dates
      .filter(date => date >= '2026-11-24')
      .map(date => {
        const weekend = [5, 6].includes(new Date(date).getUTCDay());
        const full = date === '2026-12-11';
        return {
          date,
          price: full ? null : money(weekend ? 1_220_000 : 180_000),
          display_price: '',
          rooms_left: full ? 0 : 2,
          weekend,
          season: date === '2026-12-31' ? 'Шинэ жил' : null,
        };
      }),
  };
};

const amenities: Amenities = {
  amenities: [
    { ...parking, hotels_count: 2 },
    { ...sauna, hotels_count: 1 },
  ],
};

const departures: Departures = {
  departures: [
    { date: '2026-12-03', returns_on: '2026-12-05', seats: 14, seats_left: 2 },
    { date: '2026-12-10', returns_on: '2026-12-12', seats: 14, seats_left: 0 },
  ],
};

const airport = (iata: string, city: string, mn: string, country: string): AirportDocument => ({
  iata,
  icao: `X${iata}`,
  name: `${city} International`,
  city,
  state: '',
  country,
  cc: country.slice(0, 2).toUpperCase(),
  translated: { mn: { city: mn, country: null } },
  location: { lat: 0, lon: 0 },
  scheduled: true,
});

const airports = [
  airport('UBN', 'Ulaanbaatar', 'Улаанбаатар', 'Mongolia'),
  airport('ULG', 'Ölgii', 'Өлгий', 'Mongolia'),
  airport('NRT', 'Tokyo', 'Токио', 'Japan'),
];

/** Every airport whose names or code contain the input. */
const airportAnswer = ({ body }: RecordedCall) => {
  const typed = /"(?:query|value)":"([^"]*)"/.exec(JSON.stringify(body))?.[1]?.toLowerCase() ?? '';
  const found = airports.filter(entry => JSON.stringify(entry).toLowerCase().includes(typed));
  return {
    took: 1,
    timed_out: false,
    hits: {
      total: found.length,
      max_score: null,
      hits: found.map(_source => ({ _index: 'airport', _id: _source.iata, _score: null, _source })),
    },
  };
};

/** A hotel and a trip derived from another product. */
export const travelAnswers = (product: Product) => {
  const bare = { ...product, option_types: [], shippable: false };
  const variant = { ...product.variants[0]!, option_values: [], selling_price: money(500_000) };
  const hotel: Product = {
    ...bare,
    slug: 'river-camp',
    kind: 'hotel',
    name: 'Голын бааз 1',
    details: { ...product.details, stars: 4, place: 'Тэрэлж', amenities: ['Саун'] },
    variants: [
      { ...variant, id: 9010 },
      { ...variant, id: 9011 },
    ],
  };
  const trip: Product = {
    ...bare,
    slug: 'dunes',
    kind: 'trip',
    name: 'Элс',
    selling_price: money(500_000),
    suggestion: true,
    custom_suggestion: true,
    variants: [{ ...variant, id: 9030 }],
  };
  return {
    ...answer(listHotels, hotels(product)),
    ...answer(getHotel, hotelDetail),
    ...answer(calculateStayPrice, price),
    ...answer(listHotelNights, hotelNights),
    ...answer(listAmenities, amenities),
    ...answer(listDepartures, departures),
    [`POST ${placePaths.airports}`]: airportAnswer,
    ...answer(getProduct, hotel, { slug: hotel.slug }),
    ...answer(getProduct, trip, { slug: trip.slug }),
  };
};
