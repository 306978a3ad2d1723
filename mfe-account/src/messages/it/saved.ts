export const saved = {
  title: 'Salvati per dopo',
  empty: 'Niente salvato per dopo',
  emptyText: 'Sposta qui ciò che hai nel carrello con “Salva per dopo”.',
  toCart: 'Sposta nel carrello',
  remove: 'Rimuovi',
  removed: 'Rimosso: {{name}}.',
  quantity_one: '{{count}} pezzo',
  quantity_many: '{{count}} pezzi',
  quantity_other: '{{count}} pezzi',
  viewCart: 'Vedi il carrello',
};

export const bookmarks = {
  title: 'Segnalibri',
  empty: 'Ancora nessun segnalibro',
  emptyText: 'Aggiungi un articolo ai segnalibri per leggerlo più tardi.',
  read: 'Leggi gli articoli',
  remove: 'Rimuovi segnalibro',
  removed: 'Rimosso dai segnalibri: “{{name}}”.',
};

export const history = {
  title: 'Cronologia',
  viewed: 'Prodotti visti',
  searches: 'Ricerche',
  clearViewed: 'Cancella i visti',
  clearSearches: 'Cancella ricerche',
  remove: 'Rimuovi dalla cronologia',
  removed: 'Rimosso dalla cronologia.',
  empty: 'La cronologia è vuota',
  emptyText: 'I prodotti che guardi e ciò che cerchi compariranno qui. Puoi cancellare tutto quando vuoi.',
};
