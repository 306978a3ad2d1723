import type { FormatText } from '../../format-text';

const nbsp = '\u00a0';
/** A month's ordinal has no line break after its hyphen. */
const joiner = '\u2060';
const day = `m-${joiner}р${nbsp}сарын${nbsp}d`;
const split = (text: string) => text.split(' ');
const numberedMonths = Array.from({ length: 12 }, (_, at) => `${at + 1}`);
const ordinals =
  'нэгдүгээр,хоёрдугаар,гуравдугаар,дөрөвдүгээр,тавдугаар,зургаадугаар,долоодугаар,наймдугаар,есдүгээр,аравдугаар,арван нэгдүгээр,арван хоёрдугаар';

export const formats: FormatText = {
  group: ',',
  decimal: '.',
  signGap: '',
  percentGap: '',
  months: ordinals.split(','),
  shortMonths: numberedMonths,
  long: `y${nbsp}оны M${nbsp}сарын${nbsp}d`,
  medium: `y${nbsp}оны ${day}`,
  short: 'y.mm.dd',
  day,
  weekdays: split('Ням Даваа Мягмар Лхагва Пүрэв Баасан Бямба'),
  dateTime: 'D, T',
  past: '# өмнө',
  future: '# дараа',
  now: 'саяхан',
  units: {
    minute: ['минутын'],
    hour: ['цагийн'],
    day: ['өдрийн'],
    week: ['долоо хоногийн'],
    month: ['сарын'],
    year: ['жилийн'],
  },
  unitGap: ' ',
  comma: ', ',
  and: ' болон ',
  or: ' эсвэл ',
};
