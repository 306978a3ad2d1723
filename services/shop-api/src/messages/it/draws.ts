import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/draws';

export const draws = {
  subject: 'Congratulazioni! Hai vinto: {{prize}}',
  points: 'I punti sono nel tuo portafoglio fedeltà.',
  credit: 'L’importo è nel tuo portafoglio regali. Usalo per pagare il prossimo ordine.',
  code: 'Inserisci questo codice alla cassa. Vale una volta, solo per il tuo account.',
  product:
    'Il regalo è nel carrello e questo codice lo rende gratuito. Se non c’è, aggiungi il prodotto e inserisci il codice.',
  nothing: 'Questa volta non hai vinto.',
  view: 'Vedi',
  codeTitle: 'Il tuo codice',
  validUntil: 'Valido fino al',
} satisfies Translation<typeof mn.draws>;
