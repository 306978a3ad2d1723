import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/staff-products';

export const productColumns = {
  name: 'Nome',
  code: 'Codice',
  kind: 'Tipo',
  state: 'Stato',
  vendor: 'Venditore',
  brand: 'Marca',
  taxon: 'Categoria',
  price: 'Prezzo',
  sale: 'Prezzo scontato',
  stock: 'Giacenza',
  available: 'In vendita dal',
  address: 'Indirizzo',
} satisfies Translation<typeof mn.productColumns>;

export const productStates = {
  listed: 'In vendita',
  sold_out: 'Esaurito',
  coming: 'In arrivo',
  incomplete: 'Incompleto',
  hidden: 'Nascosto',
} satisfies Translation<typeof mn.productStates>;

export const productKinds = {
  goods: 'Articolo',
  trip: 'Viaggio',
  hotel: 'Hotel',
  coupon: 'Coupon',
  ticket: 'Biglietto elettronico',
} satisfies Translation<typeof mn.productKinds>;
