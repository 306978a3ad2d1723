export { messages as common } from '@ortoo/i18n/messages/it';

export const messages = {
  footer: {
    payments: 'Metodi di pagamento',
    payment: { qpay: 'QPay', card: 'Carta bancaria', bank_app: 'App della banca' },
    social: 'Seguici',
  },
  header: { unread: 'Notifiche non lette: {{count}}' },
  menu: { all: 'Tutto: {{name}}' },
  newsletter: {
    title: 'Novità e offerte via email',
    text: 'Al massimo un’email a settimana. Puoi annullare l’iscrizione quando vuoi.',
    action: 'Iscriviti',
    sent: 'Ti abbiamo inviato un’email: conferma lì l’iscrizione.',
  },
  search: { label: 'Cerca nel sito', placeholder: 'Cerca prodotti, viaggi, hotel', for: 'Cerca “{{text}}”' },
  consent: {
    title: 'Statistiche delle visite',
    text: 'Possiamo contare quali pagine e prodotti vengono visti e acquistati, per migliorare il negozio? Nome, telefono e indirizzo non vengono mai trasmessi.',
    allow: 'Consenti',
    refuse: 'Rifiuta',
    change: 'Preferenze statistiche',
    now: { given: 'Consenso attivo.', refused: 'Consenso negato.' },
  },
  offline: {
    title: 'Sei offline',
    text: 'Per questa pagina serve una connessione. Il carrello e tutto ciò che hai salvato sono ancora qui.',
    again: 'Riprova',
    tickets: 'Biglietti già aperti',
    orders: 'Ordini già aperti',
  },
  push: {
    title: 'Vuoi ricevere notifiche?',
    text: 'Ti avvisiamo su questo dispositivo quando il tuo ordine è in viaggio o un prodotto che ti piace costa meno. Puoi disattivarle quando vuoi.',
    allow: 'Sì, avvisami',
    later: 'Più tardi',
    on: 'Notifiche attive.',
    denied: 'Il browser blocca le notifiche: consentile nelle sue impostazioni.',
    failed: 'Non è stato possibile attivare le notifiche. Riprova più tardi.',
  },
  tools: {
    label: 'Versione in prova',
    only: 'La vedi solo tu.',
    end: 'Termina',
    parts: 'Parti della pagina',
    draft: 'Bozza del sito',
    draftShort: 'Bozza',
    measuring: 'Eventi statistici',
    noEvents: 'Ancora nessun evento.',
    outcomes: {
      sent: 'Inviato',
      no_consent: 'Non inviato: manca il consenso',
      no_service: 'Non inviato: nessun servizio collegato',
    },
  },
};
