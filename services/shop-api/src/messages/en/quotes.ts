import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/quotes';

export const quotes = {
  subject: '{{number}}: we have your request',
  text: '{{name}}, we have received your request and will answer within one working day.',
  requested: '{{number}}: request for an offer',
} satisfies Translation<typeof mn.quotes>;
