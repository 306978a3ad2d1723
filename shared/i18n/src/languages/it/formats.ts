import type { FormatText } from '../../format-text';

const nbsp = '\u00a0';
const split = (text: string) => text.split(' ');

export const formats: FormatText = {
  group: '.',
  decimal: ',',
  signGap: nbsp,
  percentGap: '',
  months: split('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  shortMonths: split('gen feb mar apr mag giu lug ago set ott nov dic'),
  long: 'd M y',
  medium: 'd b y',
  short: 'dd/mm/y',
  day: 'd b',
  weekdays: split('domenica lunedì martedì mercoledì giovedì venerdì sabato'),
  dateTime: 'D, T',
  past: '# fa',
  future: 'tra #',
  now: 'adesso',
  units: {
    minute: ['minuto', 'minuti'],
    hour: ['ora', 'ore'],
    day: ['giorno', 'giorni'],
    week: ['settimana', 'settimane'],
    month: ['mese', 'mesi'],
    year: ['anno', 'anni'],
  },
  unitGap: ' ',
  comma: ', ',
  and: ' e ',
  or: ' o ',
};
