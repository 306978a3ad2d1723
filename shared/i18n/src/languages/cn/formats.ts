import type { FormatText } from '../../format-text';

const split = (text: string) => text.split(' ');
const numberedMonths = Array.from({ length: 12 }, (_, at) => `${at + 1}`);

export const formats: FormatText = {
  group: ',',
  decimal: '.',
  signGap: '',
  percentGap: '',
  months: numberedMonths,
  shortMonths: numberedMonths,
  long: 'y年m月d日',
  medium: 'y年m月d日',
  short: 'y/mm/dd',
  day: 'm月d日',
  weekdays: split('星期日 星期一 星期二 星期三 星期四 星期五 星期六'),
  dateTime: 'D T',
  past: '#前',
  future: '#后',
  now: '刚刚',
  units: { minute: ['分钟'], hour: ['小时'], day: ['天'], week: ['周'], month: ['个月'], year: ['年'] },
  unitGap: '',
  comma: '、',
  and: '和',
  or: '或',
};
