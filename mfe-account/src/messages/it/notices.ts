export const notices = {
  title: 'Notifiche',
  unread_one: '{{count}} nuova notifica.',
  unread_many: '{{count}} nuove notifiche.',
  unread_other: '{{count}} nuove notifiche.',
  allRead: 'Hai letto tutto.',
  readAll: 'Segna tutte lette',
  readOne: 'Segna come letta',
  new: 'nuova',
  ofShop: 'Dal negozio',
  settings: 'Impostazioni di notifica',
  empty: 'Ancora nessuna notifica',
  emptyText: 'Qui compariranno le novità sugli ordini, i ribassi sui preferiti e le risposte ai tuoi preventivi.',
};
