import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/staff-products';

export const productColumns = {
  name: 'Название',
  code: 'Артикул',
  kind: 'Вид',
  state: 'Состояние',
  vendor: 'Продавец',
  brand: 'Бренд',
  taxon: 'Категория',
  price: 'Цена',
  sale: 'Цена со скидкой',
  stock: 'Остаток',
  available: 'В продаже с',
  address: 'Адрес',
} satisfies Translation<typeof mn.productColumns>;

export const productStates = {
  listed: 'В продаже',
  sold_out: 'Распродано',
  coming: 'Скоро',
  incomplete: 'Не заполнено',
  hidden: 'Скрыто',
} satisfies Translation<typeof mn.productStates>;

export const productKinds = {
  goods: 'Товар',
  trip: 'Поездка',
  hotel: 'Отель',
  coupon: 'Купон',
  ticket: 'Электронный билет',
} satisfies Translation<typeof mn.productKinds>;
