import { illegal, parsing, SearchError } from '../search-error';

const failure = (text: string, format: string): SearchError =>
  new SearchError(400, 'parse_exception', `failed to parse date field [${text}] with format [${format}]`, 'query');

/** Limits of formats and date math, because each of them also comes from requests. */
const [patternMax, formatsMax, mathMax] = [64, 10, 256];
/** A date has no more parts; longer digit sequences are ambiguous. */
const partsMax = 8;

type Parts = [year: string, month: string, day: string, hour: string, minute: string, second: string, fraction: string];
interface Reader {
  shape: RegExp;
  read: (found: RegExpExecArray, up: boolean) => number;
}

function zoneOf(zone: string | undefined): number {
  if (!zone || zone === 'Z' || zone === 'UTC') return 0;
  const [, sign, hours, minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  return hours === undefined ? NaN : (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The first or the last moment of an incomplete date. */
function moment(parts: readonly (string | undefined)[], zone: string | undefined, up: boolean): number {
  const [year = '1970', month, day, hour, minute, second, fraction] = parts;
  const start = Date.UTC(
    Number(year),
    Number(month ?? 1) - 1,
    Number(day ?? 1),
    Number(hour ?? 0),
    Number(minute ?? 0),
    Number(second ?? 0),
    Math.trunc(Number(`0.${fraction ?? 0}`) * 1_000),
  );
  const valid =
    Number(month ?? 1) <= 12 && Number(day ?? 1) <= 31 && Number(hour ?? 0) <= 24 && Number(minute ?? 0) < 60;
  if (
    !valid ||
    (day !== undefined && new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() !== Number(day))
  )
    return NaN;
  const offset = zoneOf(zone);
  if (!up || fraction !== undefined) return start - offset;
  const unit =
    second !== undefined
      ? 's'
      : minute !== undefined
        ? 'm'
        : hour !== undefined
          ? 'h'
          : day !== undefined
            ? 'd'
            : month !== undefined
              ? 'M'
              : 'y';
  return added(start, 1, unit) - 1 - offset;
}

/** The usual machine format, parsed by the platform, which would also accept February 31st. */
const written = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
function writtenMoment(text: string): number | undefined {
  if (!written.test(text)) return undefined;
  const time = Date.parse(text);
  return new Date(time).getUTCDate() === Number(text.slice(8, 10)) ? time : undefined;
}

const iso: Reader = {
  shape:
    /^([+-]?\d{4,6})(?:-(\d{1,2})(?:-(\d{1,2})(?:T(?:(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?)?(Z|[+-]\d{2}:?(?:\d{2})?)?)?)?)?$/,
  read: (found, up) => moment(found.slice(1, 8), found[8], up),
};
const number = (scale: number): Reader => ({
  shape: /^-?\d+(?:\.\d+)?$/,
  read: found => Math.trunc(Number(found[0]) * scale),
});

const letters: Readonly<Record<string, [part: number, shape: string]>> = {
  y: [0, '(\\d{4})'],
  u: [0, '(\\d{4})'],
  M: [1, '(\\d{1,2})'],
  d: [2, '(\\d{1,2})'],
  H: [3, '(\\d{1,2})'],
  h: [3, '(\\d{1,2})'],
  m: [4, '(\\d{1,2})'],
  s: [5, '(\\d{1,2})'],
  S: [6, '(\\d{1,9})'],
  X: [7, '(Z|[+-]\\d{2}:?(?:\\d{2})?)'],
  x: [7, '([+-]\\d{2}:?(?:\\d{2})?)'],
  Z: [7, '(Z|[+-]\\d{2}:?(?:\\d{2})?)'],
};
const pieces = /'([^']*)'|([yuMdHhmsSXxZ])\2*|(.)/g;

function patterned(pattern: string): Reader {
  const order: number[] = [];
  const shape = pattern
    .replace(/^8/, '')
    .replace(pieces, (all: string, quoted?: string, letter?: string, other?: string) => {
      const known = letter === undefined ? undefined : letters[letter];
      if (!known) return (quoted ?? other ?? all).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      order.push(known[0]);
      return known[1];
    });
  if (order.length > partsMax) throw illegal(`Invalid format: [${pattern}]: too many parts`);
  return {
    shape: new RegExp(`^${shape}$`),
    read: (found, up) => {
      const parts: (string | undefined)[] = [];
      order.forEach((part, at) => (parts[part] = found[at + 1]));
      return moment(parts.slice(0, 7), parts[7], up);
    },
  };
}

const named: Readonly<Record<string, Reader>> = {
  strict_date_optional_time: iso,
  date_optional_time: iso,
  strict_date_optional_time_nanos: iso,
  strict_date_time: iso,
  date_time: iso,
  strict_date: iso,
  date: iso,
  iso8601: iso,
  strict_date_time_no_millis: iso,
  date_time_no_millis: iso,
  strict_year_month_day: iso,
  strict_year_month: iso,
  strict_year: patterned('yyyy'),
  year: patterned('yyyy'),
  basic_date: patterned('yyyyMMdd'),
  epoch_millis: number(1),
  epoch_second: number(1_000),
};

const readers = new Map<string, Reader>();
const readerOf = (name: string): Reader => {
  const known = (Object.hasOwn(named, name) ? named[name] : undefined) ?? readers.get(name);
  if (known) return known;
  if (name.length > patternMax) throw illegal(`Invalid format: [${name.slice(0, patternMax)}…]: too long`);
  const created = patterned(name);
  if (readers.size < 200) readers.set(name, created);
  return created;
};

export const defaultFormat = 'strict_date_optional_time||epoch_millis';

/** A date as milliseconds; an incomplete date is its first moment, or its last when rounding up. */
export function parseDate(value: unknown, format = defaultFormat, up = false): number {
  const text = String(value);
  if (text.length > 64) throw failure(`${text.slice(0, 64)}…`, format);
  const moment = format === defaultFormat ? writtenMoment(text) : undefined;
  if (moment !== undefined) return moment;
  for (const name of format.split('||', formatsMax)) {
    const reader = readerOf(name);
    const found = reader.shape.exec(text);
    const read = found ? reader.read(found, up) : NaN;
    if (!Number.isNaN(read)) return read;
  }
  throw failure(text, format);
}

/** Adds units to a date; months and years follow the calendar. */
export function added(time: number, count: number, unit: string): number {
  const fixed = { s: 1_000, m: 60_000, h: 3_600_000, H: 3_600_000, d: 86_400_000, w: 604_800_000 }[unit];
  if (fixed) return time + count * fixed;
  const date = new Date(time);
  const months = unit === 'y' ? count * 12 : count;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return date.setUTCDate(Math.min(day, last));
}

/** The start of the unit that contains a moment. */
export function floored(time: number, unit: string): number {
  const date = new Date(time);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  if (unit === 'y') return Date.UTC(year, 0);
  if (unit === 'M') return Date.UTC(year, month);
  if (unit === 'w') return Date.UTC(year, month, day - ((date.getUTCDay() + 6) % 7));
  const size = { s: 1_000, m: 60_000, h: 3_600_000, H: 3_600_000, d: 86_400_000 }[unit] ?? 1;
  return Math.floor(time / size) * size;
}

/** The offset of a time zone in milliseconds at a moment: `+08:00`, or a name. */
export function zoneOffset(zone: string, at: number): number {
  const input = zoneOf(zone);
  if (!Number.isNaN(input)) return input;
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') ?? '';
    return zoneOf(name);
  } catch {
    throw parsing(`Unknown time-zone ID: ${zone.slice(0, 64)}`);
  }
}

/** Dates with an offset, and counts since 1970, are independent of the zone. */
const isAbsolute = (text: string): boolean => /T.*(?:Z|[+-]\d{2}(?::?\d{2})?)$/.test(text) || /^-?\d{5,}$/.test(text);

/** Evaluates date math: `now-1d/d`, `2026-01-01||+1M`, or a single date; days start at midnight of the offset. */
export function dateMath(value: unknown, now: number, format?: string, up = false, ahead = 0): number {
  const text = String(value);
  if (text.length > mathMax) throw failure(`${text.slice(0, mathMax)}…`, format ?? defaultFormat);
  const anchored = text.startsWith('now') ? ['now', text.slice(3)] : text.split('||', 2);
  const [base = '', math] = text.startsWith('now') ? anchored : text.includes('||') ? anchored : [text, undefined];
  let time = base === 'now' ? now : parseDate(base, format, up && math === undefined) - (isAbsolute(base) ? 0 : ahead);
  if (!math) return time;
  const steps = /([+-])(\d*)([yMwdhHms])|\/([yMwdhHms])/y;
  let step = steps.exec(math);
  let end = 0;
  for (; step; step = steps.exec(math)) {
    end = steps.lastIndex;
    const [, sign, count, unit, round] = step;
    if (round) {
      const start = floored(time + ahead, round);
      time = (up ? added(start, 1, round) - 1 : start) - ahead;
    } else time = added(time, (sign === '-' ? -1 : 1) * Number(count || 1), unit ?? 's');
  }
  if (end !== math.length)
    throw new SearchError(400, 'parse_exception', `operator not supported for date math [${math}]`, 'query');
  return time;
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** Formats a moment by the first format of a mapping. */
export function formatDate(time: number, format = defaultFormat): string {
  const first = format.split('||', 1)[0]?.slice(0, patternMax) ?? '';
  if (first === 'epoch_millis') return String(time);
  if (first === 'epoch_second') return String(Math.floor(time / 1_000));
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return String(time);
  const pattern = Object.hasOwn(named, first) ? patterns[first] : first;
  if (pattern === undefined) return date.toISOString();
  const parts: Parts = [
    pad(date.getUTCFullYear(), 4),
    pad(date.getUTCMonth() + 1, 2),
    pad(date.getUTCDate(), 2),
    pad(date.getUTCHours(), 2),
    pad(date.getUTCMinutes(), 2),
    pad(date.getUTCSeconds(), 2),
    pad(date.getUTCMilliseconds(), 3),
  ];
  return pattern.replace(pieces, (all: string, quoted?: string, letter?: string) => {
    const known = letter === undefined ? undefined : letters[letter];
    if (!known) return quoted ?? all;
    if (known[0] === 7) return 'Z';
    const part = parts[known[0]] ?? '';
    return known[0] === 6
      ? part.slice(0, all.length).padEnd(all.length, '0')
      : all.length === 1
        ? String(Number(part))
        : part;
  });
}

const patterns: Readonly<Record<string, string>> = {
  strict_date: 'yyyy-MM-dd',
  date: 'yyyy-MM-dd',
  strict_year_month_day: 'yyyy-MM-dd',
  strict_year_month: 'yyyy-MM',
  strict_year: 'yyyy',
  year: 'yyyy',
  basic_date: 'yyyyMMdd',
  date_time_no_millis: "yyyy-MM-dd'T'HH:mm:ss'Z'",
  strict_date_time_no_millis: "yyyy-MM-dd'T'HH:mm:ss'Z'",
};
