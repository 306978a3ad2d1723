import { dateMath, formatDate, parseDate } from './dates';

const iso = (time: number): string => new Date(time).toISOString();
const now = Date.UTC(2026, 2, 31, 14, 25, 36, 789);

it.each([
  ['2026', undefined, '2026-01-01T00:00:00.000Z'],
  ['2026-02', undefined, '2026-02-01T00:00:00.000Z'],
  ['2026-02-03', undefined, '2026-02-03T00:00:00.000Z'],
  ['2026-02-03T04:05', undefined, '2026-02-03T04:05:00.000Z'],
  ['2026-02-03T04:05:06.7Z', undefined, '2026-02-03T04:05:06.700Z'],
  ['2026-02-03T04:05:06+08:00', undefined, '2026-02-02T20:05:06.000Z'],
  ['1767225600000', undefined, '2026-01-01T00:00:00.000Z'],
  ['1767225600', 'epoch_second', '2026-01-01T00:00:00.000Z'],
  ['03/02/2026', 'dd/MM/yyyy', '2026-02-03T00:00:00.000Z'],
  ['2026-02-03 04:05:06.789', 'yyyy-MM-dd HH:mm:ss.SSS', '2026-02-03T04:05:06.789Z'],
  ['20260203', 'basic_date||yyyy', '2026-02-03T00:00:00.000Z'],
])('parses %s', (text, format, expected) => expect(iso(parseDate(text, format))).toBe(expected));

it.each(['', 'soon', '2026-13-01', '2026-02-30', '2026-02-03T25:00', '1'.repeat(80)])('rejects «%s»', text =>
  expect(() => parseDate(text, 'strict_date_optional_time')).toThrow(/failed to parse date field/),
);

it.each([
  ['now', '2026-03-31T14:25:36.789Z'],
  ['now-1d', '2026-03-30T14:25:36.789Z'],
  ['now/d', '2026-03-31T00:00:00.000Z'],
  ['now-1M', '2026-02-28T14:25:36.789Z'],
  ['now+1y/y', '2027-01-01T00:00:00.000Z'],
  ['now/w', '2026-03-30T00:00:00.000Z'],
  ['2026-01-31||+1M', '2026-02-28T00:00:00.000Z'],
  ['2026-01-31||/M-1h', '2025-12-31T23:00:00.000Z'],
])('evaluates %s', (text, expected) => expect(iso(dateMath(text, now))).toBe(expected));

it.each([
  ['2026-02', '2026-02-28T23:59:59.999Z'],
  ['2026-02-03', '2026-02-03T23:59:59.999Z'],
  ['now/M', '2026-03-31T23:59:59.999Z'],
])('rounds %s up to its last moment', (text, expected) =>
  expect(iso(dateMath(text, now, undefined, true))).toBe(expected),
);

it.each(['now-', 'now/x', 'now+1', '2026-01-01||+1q'])('rejects %s', text =>
  expect(() => dateMath(text, now)).toThrow(/date math/),
);

it.each([
  [undefined, '2026-03-31T14:25:36.789Z'],
  ['yyyy-MM-dd', '2026-03-31'],
  ['epoch_millis', String(now)],
  ['epoch_second', String(Math.floor(now / 1_000))],
  ["yyyy-MM-dd'T'HH:mm:ss.SSSX||epoch_millis", '2026-03-31T14:25:36.789Z'],
  ['strict_date', '2026-03-31'],
])('formats by %s', (format, expected) => expect(formatDate(now, format)).toBe(expected));
