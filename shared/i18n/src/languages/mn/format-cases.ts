import type { ExpectedFormats } from '../../format-cases';

export const expected: ExpectedFormats = {
  money: '1,234,567₮',
  decimals: '1,234.5',
  percent: '−30%',
  longDate: '2026\u00a0оны арван нэгдүгээр\u00a0сарын\u00a021',
  mediumDate: '2026\u00a0оны 11-\u2060р\u00a0сарын\u00a021',
  shortDate: '2026.03.05',
  dayAndMonth: '11-\u2060р\u00a0сарын\u00a021',
  weekday: 'Бямба',
  dateAndTime: '2026\u00a0оны 11-\u2060р\u00a0сарын\u00a021, 14:05',
  threeDaysAgo: '3 өдрийн өмнө',
  inAnHour: '1 цагийн дараа',
  justNow: 'саяхан',
  list: 'A, B болон C',
};
