import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/quotes';

export const quotes = {
  subject: '{{number}}: abbiamo ricevuto la tua richiesta',
  text: '{{name}}, abbiamo ricevuto la tua richiesta e risponderemo entro un giorno lavorativo.',
  requested: '{{number}}: richiesta di preventivo',
  answered: '{{number}}: il tuo preventivo è pronto',
  answeredText: 'Il venditore ha risposto alla tua richiesta.',
  offer: 'Offerta',
  price: 'Prezzo unitario',
  validUntil: 'Valido fino al',
  view: 'Vedi la risposta',
  accepted: '{{number}}: il cliente accetta il preventivo',
} satisfies Translation<typeof mn.quotes>;
