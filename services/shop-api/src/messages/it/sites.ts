import type { Translation } from '@ortoo/i18n';
import type * as mn from '../mn/sites';

export const sites = {
  text: 'Scrivi il testo nella lingua principale del sito: {{language}}.',
  contrast:
    'Contrasto insufficiente con “{{ground}}”: {{ratio}}:1, serve almeno {{min}}:1. Scegli un colore più scuro o più chiaro.',
  defaultLocale: 'Offri anche la lingua principale, oppure scegline un’altra.',
  fallback: 'Una lingua non sostituisce sé stessa: toglila dall’elenco.',
  unknownCode: 'Il negozio non ha “{{code}}”: scegli dall’elenco.',
  repeated: 'Questo numero è già usato sopra: scegline un altro.',
  railValue: 'Indica la categoria o il tipo di prodotti di questa riga.',
  hostTaken: 'Il nome {{host}} è di un altro sito: scegline un altro.',
  shape: 'Compila questo campo.',
  choice: 'Scegli dall’elenco.',
  unknownField: 'Questa impostazione non esiste: toglila.',
  small: 'Troppo piccolo o troppo pochi: almeno {{min}}.',
  big: 'Troppo lungo o troppi: al massimo {{max}}.',
  format: 'Il formato non è corretto: guarda l’esempio.',
} satisfies Translation<typeof mn.sites>;
