import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/quotes';

export const quotes = {
  subject: '{{number}}: we have received your request',
  text: '{{name}}, we have received your request and will reply within one working day.',
  requested: '{{number}}: request for a quote',
} satisfies Translation<typeof mn.quotes>;
