import type { ExpectedFormats } from '../../format-cases';

const nb = '\u00a0';

export const expected: ExpectedFormats = {
  money: `1${nb}234${nb}567${nb}₮`,
  decimals: `1${nb}234,5`,
  percent: `−30${nb}%`,
  longDate: `21 ноября 2026${nb}г.`,
  mediumDate: `21 нояб. 2026${nb}г.`,
  shortDate: '05.03.2026',
  dayAndMonth: '21 нояб.',
  weekday: 'суббота',
  dateAndTime: `21 нояб. 2026${nb}г., 14:05`,
  threeDaysAgo: '3 дня назад',
  inAnHour: 'через 1 час',
  justNow: 'только что',
  list: 'A, B и C',
};
