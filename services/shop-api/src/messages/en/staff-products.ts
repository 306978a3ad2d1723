import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/staff-products';

export const productColumns = {
  name: 'Name',
  code: 'Code',
  kind: 'Kind',
  state: 'Status',
  vendor: 'Seller',
  brand: 'Brand',
  taxon: 'Category',
  price: 'Price',
  sale: 'Sale price',
  stock: 'Stock',
  available: 'On sale from',
  address: 'Address',
} satisfies Translation<typeof mn.productColumns>;

export const productStates = {
  listed: 'Available',
  sold_out: 'Sold out',
  coming: 'Coming',
  incomplete: 'Incomplete',
  hidden: 'Hidden',
} satisfies Translation<typeof mn.productStates>;

export const productKinds = {
  goods: 'Goods',
  trip: 'Trip',
  hotel: 'Hotel',
  coupon: 'Coupon',
  ticket: 'E-ticket',
} satisfies Translation<typeof mn.productKinds>;
