import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/quotes';

export const quotes = {
  subject: '{{number}}: we have received your request',
  text: '{{name}}, we have received your request and will reply within one working day.',
  requested: '{{number}}: request for a quote',
  answered: '{{number}}: your quote is here',
  answeredText: 'The seller has answered your request.',
  offer: 'Offer',
  price: 'Price for one',
  validUntil: 'Valid until',
  view: 'View the answer',
  accepted: '{{number}}: the shopper accepts your quote',
} satisfies Translation<typeof mn.quotes>;
