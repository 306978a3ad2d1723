import type { Locale } from './locales';

export type TimeUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

/** Formats of numbers, days and lists in a language. */
export type FormatText = {
  /** Separators of groups of three digits and of decimals. */
  group: string;
  decimal: string;
  /** Between a number and the sign that follows. */
  signGap: string;
  /** Month names as used in each pattern; twelve each. */
  months: string[];
  shortMonths: string[];
  /** d day, m month number, M month name, b short month name, y year; mm and dd with two digits. */
  long: string;
  medium: string;
  short: string;
  /** Day and month alone. */
  day: string;
  weekdays: string[];
  dateTime: string;
  /** `#` is replaced by the number and its unit. */
  past: string;
  future: string;
  now: string;
  /** Forms in the order one, few, many; the last is the default. */
  units: Record<TimeUnit, string[]>;
  unitGap: string;
  comma: string;
  and: string;
  or: string;
};

const split = (text: string) => text.split(' ');
const nbsp = '\u00a0';

const numberedMonths = Array.from({ length: 12 }, (_, at) => `${at + 1}`);
const mongolianOrdinals =
  'нэгдүгээр,хоёрдугаар,гуравдугаар,дөрөвдүгээр,тавдугаар,зургаадугаар,долоодугаар,наймдугаар,есдүгээр,аравдугаар,арван нэгдүгээр,арван хоёрдугаар';

export const formatText: Record<Locale, FormatText> = {
  mn: {
    group: ',',
    decimal: '.',
    signGap: '',
    months: mongolianOrdinals.split(','),
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
  },
  en: {
    group: ',',
    decimal: '.',
    signGap: '',
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
  },
  ru: {
    group: nbsp,
    decimal: ',',
    signGap: nbsp,
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
  },
  cn: {
    group: ',',
    decimal: '.',
    signGap: '',
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
  },
  it: {
    group: '.',
    decimal: ',',
    signGap: nbsp,
    months: split('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
    shortMonths: split('gen feb mar apr mag giu lug ago set ott nov dic'),
    long: 'd M y',
    medium: 'd b y',
    short: 'dd/mm/y',
    day: 'd b',
    weekdays: split('domenica lunedì martedì mercoledì giovedì venerdì sabato'),
    dateTime: 'D, T',
    past: '# fa',
    future: 'tra #',
    now: 'adesso',
    units: {
      minute: ['minuto', 'minuti'],
      hour: ['ora', 'ore'],
      day: ['giorno', 'giorni'],
      week: ['settimana', 'settimane'],
      month: ['mese', 'mesi'],
      year: ['anno', 'anni'],
    },
    unitGap: ' ',
    comma: ', ',
    and: ' e ',
    or: ' o ',
  },
};
