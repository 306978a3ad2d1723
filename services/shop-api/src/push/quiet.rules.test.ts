import { isTimeZone, quietUntil } from './quiet.rules';

const night = { from: 22, to: 8 };
const at = (time: string) => new Date(`2026-05-04T${time}Z`);

it.each([
  // Ulaanbaatar is eight hours ahead.
  ['an evening before', '13:59:30', undefined],
  ['the first minute', '14:00:30', '2026-05-05T00:00:00.000Z'],
  ['midnight there', '16:00:00', '2026-05-05T00:00:00.000Z'],
  ['the last minute', '23:59:59', '2026-05-05T00:00:00.000Z'],
  ['the morning', '00:00:00', undefined],
])('%s', (_, time, end) => {
  expect(quietUntil(at(time), 'Asia/Ulaanbaatar', night)?.toISOString()).toBe(end);
});

it('goes by the time of the device', () => {
  expect(quietUntil(at('14:30:00'), 'Europe/Rome', night)).toBeUndefined();
  expect(quietUntil(at('20:30:00'), 'Europe/Rome', night)?.toISOString()).toBe('2026-05-05T06:00:00.000Z');
});

it('covers a part of the day, and nothing when both hours are the same', () => {
  expect(quietUntil(at('05:30:00'), 'Asia/Ulaanbaatar', { from: 13, to: 14 })?.toISOString()).toBe(
    '2026-05-04T06:00:00.000Z',
  );
  expect(quietUntil(at('14:30:00'), 'Asia/Ulaanbaatar', { from: 22, to: 22 })).toBeUndefined();
});

it('counts minutes in zones that are not at whole hours', () => {
  expect(quietUntil(at('17:00:00'), 'Asia/Kolkata', night)?.toISOString()).toBe('2026-05-05T02:30:00.000Z');
});

it('knows time zones', () => {
  expect([isTimeZone('Asia/Ulaanbaatar'), isTimeZone('Asia/Nowhere')]).toEqual([true, false]);
});
