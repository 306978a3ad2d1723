import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/tickets';

export const tickets = {
  kind: { coupon: 'Coupon', ticket: 'E-ticket' },
  state: { active: 'Valid', used: 'Used', expired: 'Expired', cancelled: 'Cancelled' },
  event: 'Starts',
  validUntil: 'Valid until',
  place: 'Place',
  seller: 'Seller',
  number: 'Number',
  order: 'Order',
  show: 'Have the QR code scanned on arrival. It can be used once.',
} satisfies Translation<typeof mn.tickets>;
