import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/accounts';

export const signUp = {
  subject: 'Codice di registrazione',
  text: 'Ortoo: il codice di registrazione è {{code}}. Vale 10 minuti. Non comunicarlo a nessuno.',
  knownSubject: 'Hai già un account',
  knownText:
    'Ortoo: qualcuno ha provato a registrarsi con il tuo recapito. Hai già un account: accedi con la password. Se non sei stato tu, ignora questo messaggio.',
} satisfies Translation<typeof mn.signUp>;
