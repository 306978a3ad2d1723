import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/notifications';

export const notifications = {
  price: '{{name}} ora costa meno',
  priceText: 'Ora {{price}}, prima {{before}}.',
  stock: '{{name}} è di nuovo disponibile',
  stockText: 'Ora {{price}}.',
  quote: '{{number}}: risposta alla tua richiesta di preventivo',
  article: '{{name}} ha pubblicato un nuovo testo',
  published: 'Il tuo articolo è pubblicato',
  rejected: 'Il tuo articolo è tornato con una nota',
  priceSubject: 'Un articolo dei tuoi preferiti ora costa meno',
  stockSubject: 'Un articolo dei tuoi preferiti è di nuovo disponibile',
  emailText: 'Novità sui tuoi preferiti:',
  cheaper: 'Prezzo ridotto',
  back: 'Di nuovo disponibile',
  wasPrice: 'Prima {{before}}',
  view: 'Vedi i preferiti',
  stop: 'Puoi disattivare queste email nelle impostazioni di notifica del tuo account.',
} satisfies Translation<typeof mn.notifications>;
