import type { ExpectedFormats } from '../../format-cases';

export const expected: ExpectedFormats = {
  money: '1,234,567₮',
  decimals: '1,234.5',
  percent: '−30%',
  longDate: '21 November 2026',
  mediumDate: '21 Nov 2026',
  shortDate: '5 Mar 2026',
  dayAndMonth: '21 Nov',
  weekday: 'Saturday',
  dateAndTime: '21 Nov 2026, 14:05',
  threeDaysAgo: '3 days ago',
  inAnHour: 'in 1 hour',
  justNow: 'just now',
  list: 'A, B and C',
};
