import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/accounts';

export const signUp = {
  subject: 'Codice di registrazione',
  text: '{{shop}}: il codice di registrazione è {{code}}. Vale 10 minuti. Non comunicarlo a nessuno.',
  knownSubject: 'Hai già un account',
  knownText:
    '{{shop}}: qualcuno ha provato a registrarsi con il tuo recapito. Hai già un account: accedi con la password. Se non sei stato tu, ignora questo messaggio.',
} satisfies Translation<typeof mn.signUp>;

export const signIn = {
  subject: 'Codice di accesso',
  text: '{{shop}}: il codice di accesso è {{code}}. Vale 10 minuti. Non comunicarlo a nessuno.',
} satisfies Translation<typeof mn.signIn>;

export const recovery = {
  subject: 'Codice per la nuova password',
  text: '{{shop}}: il codice per la nuova password è {{code}}. Vale 10 minuti. Non comunicarlo a nessuno.',
  unknownSubject: 'Nessun account trovato',
  unknownText:
    '{{shop}}: qualcuno ha chiesto una nuova password, ma non esiste un account con questo recapito. Prova con un altro telefono o indirizzo email. Se non sei stato tu, ignora questo messaggio.',
} satisfies Translation<typeof mn.recovery>;

export const emailConfirmation = {
  subject: 'Conferma il tuo indirizzo email',
  text: 'Premi il pulsante per confermare che questo indirizzo è tuo. Il link vale tre giorni.',
  ignore: 'Se non l’hai richiesto, ignora questa email.',
  action: 'Conferma',
} satisfies Translation<typeof mn.emailConfirmation>;

export const staffInvitation = {
  subject: 'Apri il tuo account del personale',
  text: '{{name}} ti invita a lavorare nel back office di Ortoo. Il tuo ruolo: {{role}}.',
  how: 'Premi il pulsante per inserire nome e password. Il link vale tre giorni.',
  ignore: 'Se non è destinata a te, ignora questa email.',
  action: 'Apri account',
} satisfies Translation<typeof mn.staffInvitation>;

export const contact = {
  subject: 'Conferma il tuo nuovo contatto',
  text: '{{shop}}: il tuo codice di conferma è {{code}}. Vale 10 minuti. Non comunicarlo a nessuno.',
  takenSubject: 'Questo contatto ha già un account',
  takenText:
    '{{shop}}: qualcuno ha provato ad aggiungere questo contatto a un altro account, ma è già in uso. Se non sei stato tu, ignora questo messaggio.',
  changedSubject: 'Il tuo contatto è cambiato',
  changedText: '{{shop}}: il telefono o l’email del tuo account è cambiato. Se non sei stato tu, contattaci subito.',
} satisfies Translation<typeof mn.contact>;

export const security = {
  known: 'Se sei stato tu, non devi fare nulla.',
  notYou:
    'Se non sei stato tu, imposta subito una nuova password e rimuovi i dispositivi e i metodi di accesso che non riconosci.',
  recover: 'Non sono stato io: nuova password',
  sms: '{{shop}}: {{text}} Se non sei stato tu, imposta subito una nuova password.',
  circumstances: 'Quando e da dove',
  time: 'Ora',
  device: 'Dispositivo',
  address: 'Indirizzo IP',
  unknownDevice: 'Dispositivo sconosciuto',
  passkeyAdded: {
    subject: 'Passkey aggiunta',
    text: 'La passkey “{{name}}” è stata aggiunta al tuo account.',
  },
  passkeyRemoved: {
    subject: 'Passkey rimossa',
    text: 'La passkey “{{name}}” è stata rimossa dal tuo account.',
  },
  linkAdded: {
    subject: 'Account collegato',
    text: 'Un account {{name}} è stato collegato al tuo account. Da ora può essere usato per accedere.',
  },
  linkRemoved: {
    subject: 'Account scollegato',
    text: 'L’account {{name}} è stato scollegato dal tuo account.',
  },
  appOn: {
    subject: 'Verifica in due passaggi attivata',
    text: 'La verifica in due passaggi è stata attivata per il tuo account. Da ora l’accesso richiede un codice dell’app.',
  },
  appOff: {
    subject: 'Verifica in due passaggi disattivata',
    text: 'La verifica in due passaggi è stata disattivata per il tuo account. Da ora l’accesso non richiede il codice dell’app.',
  },
  codesRenewed: {
    subject: 'Nuovi codici di recupero creati',
    text: 'Sono stati creati nuovi codici di recupero per il tuo account. Quelli precedenti non valgono più.',
  },
  passwordChanged: {
    subject: 'La tua password è cambiata',
    text: 'La tua password è cambiata e gli altri dispositivi sono stati disconnessi.',
  },
} satisfies Translation<typeof mn.security>;
