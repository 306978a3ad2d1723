import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/personal';

export const personal = {
  title: 'I miei dati',
  text: 'Tutto ciò che il negozio conserva su di te. Gli stessi dati sono in questo file in formato JSON.',
  profile: 'Profilo',
  name: 'Nome',
  phone: 'Numero di telefono',
  email: 'Email',
  organization: 'Azienda',
  addresses: 'Indirizzi',
  orders: 'Ordini',
  money: 'Movimenti dei portafogli',
  wishes: 'Preferiti',
  reviews: 'Recensioni',
  quotes: 'Preventivi',
  sessions: 'Accessi',
} satisfies Translation<typeof mn.personal>;
