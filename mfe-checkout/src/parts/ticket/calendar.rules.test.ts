import type { Coupon } from '@ortoo/contracts';
import { calendarOf } from './calendar.rules';

const ticket = {
  number: 'ABCD-EFGH-JKLM',
  name: 'Тал нутгийн рок; хоёр дахь өдөр',
  place: 'Цэнгэлдэх, Б хаалга',
  issued_at: '2026-11-21T04:05:06.000Z',
  event_at: '2027-05-19T11:00:00Z',
} as Coupon;
const linesOf = (text: string) => text.replace(/\r\n /g, '').split('\r\n');

it('starts at local time of Ulaanbaatar, eight hours ahead of UTC', () => {
  const lines = linesOf(calendarOf(ticket, []) ?? '');
  expect(lines).toContain('DTSTART;TZID=Asia/Ulaanbaatar:20270519T190000');
  expect(lines).toContain('TZOFFSETTO:+0800');
  expect(lines).toContain('DTSTAMP:20261121T040506Z');
});

it('changes the day at midnight in Ulaanbaatar', () => {
  const lines = linesOf(calendarOf({ ...ticket, event_at: '2026-12-31T17:30:00Z' }, []) ?? '');
  expect(lines).toContain('DTSTART;TZID=Asia/Ulaanbaatar:20270101T013000');
});

it('escapes special characters', () => {
  const lines = linesOf(calendarOf(ticket, ['Эгнээ 5; суудал 7, 8', 'C:\\Тоглолт']) ?? '');
  expect(lines).toContain('SUMMARY:Тал нутгийн рок\\; хоёр дахь өдөр');
  expect(lines).toContain('LOCATION:Цэнгэлдэх\\, Б хаалга');
  expect(lines).toContain('DESCRIPTION:Эгнээ 5\\; суудал 7\\, 8\\nC:\\\\Тоглолт');
});

it('folds lines at 75 octets without splitting characters', () => {
  const name = 'Өвлийн их наадам '.repeat(12).trim();
  const text = calendarOf({ ...ticket, name }, []) ?? '';
  const physical = text.split('\r\n');
  expect(physical.length).toBeGreaterThan(linesOf(text).length);
  for (const line of physical) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(linesOf(text)).toContain(`SUMMARY:${name}`);
});

it('is undefined for a ticket that is valid on any day', () => {
  expect(calendarOf({ ...ticket, event_at: null }, [])).toBeUndefined();
});
