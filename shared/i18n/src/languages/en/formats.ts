import type { FormatText } from '../../format-text';

const split = (text: string) => text.split(' ');

export const formats: FormatText = {
  group: ',',
  decimal: '.',
  signGap: '',
  percentGap: '',
  months: split('January February March April May June July August September October November December'),
  shortMonths: split('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
  long: 'd M y',
  medium: 'd b y',
  short: 'd b y',
  day: 'd b',
  weekdays: split('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
  dateTime: 'D, T',
  past: '# ago',
  future: 'in #',
  now: 'just now',
  units: {
    minute: ['minute', 'minutes'],
    hour: ['hour', 'hours'],
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    year: ['year', 'years'],
  },
  unitGap: ' ',
  comma: ', ',
  and: ' and ',
  or: ' or ',
};
