import type { FormatText } from '../../format-text';

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
  long: 'y оны M сарын d',
  medium: 'y оны m-р сарын d',
  short: 'y.mm.dd',
  day: 'm-р сарын d',
  weekdays: split('Ням Даваа Мягмар Лхагва Пүрэв Баасан Бямба'),
  dateTime: 'D T',
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
