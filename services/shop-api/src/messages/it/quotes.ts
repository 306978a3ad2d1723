import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/quotes';

export const quotes = {
  subject: '{{number}}: abbiamo ricevuto la tua richiesta',
  text: '{{name}}, abbiamo ricevuto la tua richiesta e risponderemo entro un giorno lavorativo.',
  requested: '{{number}}: richiesta di preventivo',
} satisfies Translation<typeof mn.quotes>;
