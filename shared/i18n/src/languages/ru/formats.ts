import type { FormatText } from '../../format-text';

const nbsp = '\u00a0';
const split = (text: string) => text.split(' ');

export const formats: FormatText = {
  group: nbsp,
  decimal: ',',
  signGap: nbsp,
  percentGap: nbsp,
  months: split('января февраля марта апреля мая июня июля августа сентября октября ноября декабря'),
  shortMonths: split('янв. февр. мар. апр. мая июн. июл. авг. сент. окт. нояб. дек.'),
  long: `d M y${nbsp}г.`,
  medium: `d b y${nbsp}г.`,
  short: 'dd.mm.y',
  day: 'd b',
  weekdays: split('воскресенье понедельник вторник среда четверг пятница суббота'),
  dateTime: 'D, T',
  past: '# назад',
  future: 'через #',
  now: 'только что',
  units: {
    minute: ['минуту', 'минуты', 'минут'],
    hour: ['час', 'часа', 'часов'],
    day: ['день', 'дня', 'дней'],
    week: ['неделю', 'недели', 'недель'],
    month: ['месяц', 'месяца', 'месяцев'],
    year: ['год', 'года', 'лет'],
  },
  unitGap: ' ',
  comma: ', ',
  and: ' и ',
  or: ' или ',
};
