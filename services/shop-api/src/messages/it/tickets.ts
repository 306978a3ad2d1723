import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/tickets';

export const tickets = {
  kind: { coupon: 'Coupon', ticket: 'Biglietto elettronico' },
  state: { active: 'Valido', used: 'Usato', expired: 'Scaduto', cancelled: 'Annullato' },
  event: 'Inizio',
  validUntil: 'Valido fino al',
  place: 'Luogo',
  seller: 'Venditore',
  number: 'Numero',
  order: 'Ordine',
  show: 'Fai leggere il codice QR all’ingresso. Vale per un solo uso.',
} satisfies Translation<typeof mn.tickets>;
