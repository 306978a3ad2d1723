import type { Coupon } from '@ortoo/contracts';

/** Mongolia uses UTC+8 all year. */
const offset = 8 * 3_600_000;
const zone = 'Asia/Ulaanbaatar';
const lineOctets = 75;

const compact = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '');
const localTime = (instant: string) => compact(new Date(Date.parse(instant) + offset)).replace('Z', '');
const utcTime = (instant: string) => compact(new Date(instant));

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const octets = (text: string) => new TextEncoder().encode(text).length;

/** Folds a long line: it continues on the next one after a space, without splitting characters. */
const folded = (line: string): string => {
  let at = 0;
  return Array.from(line).reduce((text, character) => {
    const size = octets(character);
    if (at + size > lineOctets) {
      at = 1 + size;
      return `${text}\r\n ${character}`;
    }
    at += size;
    return text + character;
  }, '');
};

const timeZone = [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:+08',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * A ticket's event as an iCalendar file (RFC 5545); undefined without a date. Ours in 0.5 KB of the page: `ical-generator`
 * takes 8, `ics` 21, and neither writes the time zone itself.
 */
export const calendarOf = (ticket: Coupon, description: readonly string[]): string | undefined => {
  const { event_at, number, issued_at, name, place } = ticket;
  if (!event_at) return undefined;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ortoo//E-tickets//MN',
    ...timeZone,
    'BEGIN:VEVENT',
    `UID:${number}@ortoo`,
    `DTSTAMP:${utcTime(issued_at)}`,
    `DTSTART;TZID=${zone}:${localTime(event_at)}`,
    `SUMMARY:${escaped(name)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `DESCRIPTION:${escaped(description.join('\n'))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(line => `${folded(line)}\r\n`).join('');
};
