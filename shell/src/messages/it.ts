export { it as common } from '@ortoo/i18n/messages/it';

export const messages = {
  footer: { about: 'Viaggi, hotel, biglietti e prodotti di tanti negozi in un solo posto.' },
  menu: { all: 'Tutto: {{name}}' },
  search: { label: 'Cerca nel sito', placeholder: 'Cerca prodotti, viaggi, hotel', again: 'Cerca altro' },
  consent: {
    title: 'Statistiche delle visite',
    text: 'Possiamo contare quali pagine e prodotti vengono visti e acquistati, per migliorare il negozio? Nome, telefono e indirizzo non vengono mai trasmessi.',
    allow: 'Consenti',
    refuse: 'Rifiuta',
    change: 'Preferenze statistiche',
    now: { given: 'Consenso attivo.', refused: 'Consenso negato.' },
  },
  tools: { label: 'Versione in prova', only: 'La vedi solo tu.', end: 'Termina', parts: 'Parti della pagina' },
};
