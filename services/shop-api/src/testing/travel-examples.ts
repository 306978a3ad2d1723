import type { SeedCatalogue, SeedProduct } from '../seed/seed-shape';
import { exampleCatalogue } from './example-catalogue';

const room = (id: number, size: string, stock: number, price: number): SeedProduct['variants'][number] => ({
  id,
  sku: `ROOM-${id}`,
  options: { size },
  price,
  stock,
  room: { beds: 2, extraBeds: 1, extraBedPrice: 40_000 },
});

const text = (name: string) => ({ mn: { name: `${name} мн`, description: '' }, en: { name, description: '' } });

const hotel: SeedProduct = {
  id: 101,
  slug: 'river-camp',
  kind: 'hotel',
  text: text('River Camp'),
  taxon: 'goods',
  vendor: 'maker',
  price: 100_000,
  availableIn: -10,
  images: ['camp.webp'],
  options: ['size'],
  stars: 4,
  place: { mn: 'Тэрэлж', en: 'Terelj' },
  location: { lat: 47.9, lon: 107.4 },
  amenities: [
    { mn: 'саун', en: 'sauna' },
    { mn: 'зогсоол', en: 'parking' },
  ],
  stay: {
    checkIn: '14:00',
    checkOut: '12:00',
    weekendPercent: 120,
    childFreeUnder: 6,
    childUnder: 13,
    childPercent: 50,
    seasons: [{ name: { mn: 'Зун', en: 'Summer' }, first: '06-15', last: '08-31', percent: 130 }],
  },
  variants: [room(1010, '41', 3, 100_000), room(1011, '42', 1, 250_000)],
};

const inn: SeedProduct = {
  ...hotel,
  id: 102,
  slug: 'town-inn',
  text: text('Town Inn'),
  amenities: [{ mn: 'зогсоол', en: 'parking' }],
  variants: [room(1020, '41', 2, 80_000)],
};

const trip: SeedProduct = {
  id: 103,
  slug: 'dunes',
  kind: 'trip',
  text: text('Dunes'),
  taxon: 'goods',
  vendor: 'maker',
  price: 500_000,
  availableIn: -10,
  images: ['dunes.webp'],
  days: 3,
  departuresIn: [-1, 0, 5, 12],
  seats: 4,
  variants: [{ id: 1030, sku: 'TRIP-1', options: {}, stock: 10 }],
};

/** The example shop, with a camp, an inn and a trip. */
export const travelCatalogue: SeedCatalogue = {
  ...exampleCatalogue,
  products: [...exampleCatalogue.products, hotel, inn, trip],
};

export const travelVariants = { ger: 1010, cabin: 1011, twin: 1020, trip: 1030 };
