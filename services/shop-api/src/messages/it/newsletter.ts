import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/newsletter';

export const newsletter = {
  subject: 'Conferma il tuo indirizzo email',
  text: 'È stato chiesto di inviare a questo indirizzo le nostre novità e offerte. Conferma che sei stato tu.',
  ignore: 'Se non sei stato tu, ignora questa email: non scriviamo a un indirizzo non confermato.',
  confirm: 'Conferma',
  knownSubject: 'Sei già iscritto',
  knownText:
    'Abbiamo ricevuto un’altra richiesta di iscrizione per questo indirizzo. Sei già iscritto: non devi fare nulla.',
  unsubscribe: 'Annulla l’iscrizione',
} satisfies Translation<typeof mn.newsletter>;
