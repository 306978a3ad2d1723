import type { ExpectedFormats } from '../../format-cases';

const nb = '\u00a0';

export const expected: ExpectedFormats = {
  money: `1.234.567${nb}₮`,
  decimals: '1.234,5',
  percent: '−30%',
  longDate: '21 novembre 2026',
  mediumDate: '21 nov 2026',
  shortDate: '05/03/2026',
  dayAndMonth: '21 nov',
  weekday: 'sabato',
  dateAndTime: '21 nov 2026, 14:05',
  threeDaysAgo: '3 giorni fa',
  inAnHour: 'tra 1 ora',
  justNow: 'adesso',
  list: 'A, B e C',
};
