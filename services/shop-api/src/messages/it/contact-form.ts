import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/contact-form';

export const contactForm = {
  copySubject: 'Abbiamo ricevuto il tuo messaggio',
  copyText: 'Ciao {{name}}, risponderemo entro un giorno lavorativo. Hai scritto:',
  staffSubject: 'Modulo di contatto: {{name}}',
  details: 'Dettagli',
  topic: 'Argomento',
  order: 'Numero d’ordine',
  phone: 'Telefono',
  email: 'Email',
  topics: {
    order: 'Ordine',
    delivery: 'Consegna',
    return: 'Reso',
    payment: 'Pagamento',
    product: 'Prodotto',
    partnership: 'Collaborazione',
    other: 'Altro',
  },
} satisfies Translation<typeof mn.contactForm>;
