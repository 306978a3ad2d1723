import type { ExpectedFormats } from '../../format-cases';

export const expected: ExpectedFormats = {
  money: '1,234,567₮',
  decimals: '1,234.5',
  percent: '−30%',
  longDate: '21 November 2026',
  mediumDate: '21 Nov 2026',
  shortDate: '2026-03-05',
  dayAndMonth: '21 Nov',
  weekday: 'Saturday',
  dateAndTime: '2026-11-21, 14:05',
  threeDaysAgo: '3 days ago',
  inAnHour: 'in 1 hour',
  justNow: 'just now',
  list: 'A, B and C',
};
