import type { LocaleId } from '@ortoo/contracts';
import type { CouponState } from './coupon-code.rules';

interface TicketText {
  kind: Record<'coupon' | 'ticket', string>;
  state: Record<CouponState, string>;
  event: string;
  validUntil: string;
  place: string;
  seller: string;
  number: string;
  order: string;
  /** Instructions for its use. */
  show: string;
}

const mn: TicketText = {
  kind: { coupon: 'Купон', ticket: 'Цахим тасалбар' },
  state: { active: 'Хүчинтэй', used: 'Ашигласан', expired: 'Хугацаа дууссан', cancelled: 'Цуцалсан' },
  event: 'Болох цаг',
  validUntil: 'Хүчинтэй хугацаа',
  place: 'Хаана',
  seller: 'Худалдагч',
  number: 'Дугаар',
  order: 'Захиалга',
  show: 'Үйлчлүүлэх үедээ QR кодыг уншуулаарай. Нэг удаа ашиглана.',
};

const en: TicketText = {
  kind: { coupon: 'Coupon', ticket: 'E-ticket' },
  state: { active: 'Valid', used: 'Used', expired: 'Expired', cancelled: 'Cancelled' },
  event: 'Starts',
  validUntil: 'Valid until',
  place: 'Place',
  seller: 'Seller',
  number: 'Number',
  order: 'Order',
  show: 'Have the QR code scanned on arrival. It is good for one use.',
};

const ru: TicketText = {
  kind: { coupon: 'Купон', ticket: 'Электронный билет' },
  state: { active: 'Действителен', used: 'Использован', expired: 'Истёк', cancelled: 'Отменён' },
  event: 'Начало',
  validUntil: 'Действителен до',
  place: 'Место',
  seller: 'Продавец',
  number: 'Номер',
  order: 'Заказ',
  show: 'Предъявите QR-код на входе. Он действует один раз.',
};

const it: TicketText = {
  kind: { coupon: 'Coupon', ticket: 'Biglietto elettronico' },
  state: { active: 'Valido', used: 'Usato', expired: 'Scaduto', cancelled: 'Annullato' },
  event: 'Inizio',
  validUntil: 'Valido fino al',
  place: 'Luogo',
  seller: 'Venditore',
  number: 'Numero',
  order: 'Ordine',
  show: 'Fai leggere il codice QR all’ingresso. Vale per un solo uso.',
};

/** The fonts of the papers have no Chinese characters: such readers get English. */
export const paperLocale = (locale: LocaleId): Exclude<LocaleId, 'cn'> => (locale === 'cn' ? 'en' : locale);

export const ticketText: Record<Exclude<LocaleId, 'cn'>, TicketText> = { mn, en, ru, it };
