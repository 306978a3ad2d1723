import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/tickets';

export const tickets = {
  kind: { coupon: 'Купон', ticket: 'Электронный билет' },
  state: { active: 'Действителен', used: 'Использован', expired: 'Истёк', cancelled: 'Отменён' },
  event: 'Начало',
  validUntil: 'Действителен до',
  place: 'Место',
  seller: 'Продавец',
  number: 'Номер',
  order: 'Заказ',
  show: 'Предъявите QR-код на входе. Он действует один раз.',
} satisfies Translation<typeof mn.tickets>;
