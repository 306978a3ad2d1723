import type { ExpectedFormats } from '../../format-cases';

export const expected: ExpectedFormats = {
  money: '1,234,567₮',
  decimals: '1,234.5',
  percent: '−30%',
  longDate: '2026年11月21日',
  mediumDate: '2026年11月21日',
  shortDate: '2026/03/05',
  dayAndMonth: '11月21日',
  weekday: '星期六',
  dateAndTime: '2026年11月21日 14:05',
  threeDaysAgo: '3天前',
  inAnHour: '1小时后',
  justNow: '刚刚',
  list: 'A、B和C',
};
