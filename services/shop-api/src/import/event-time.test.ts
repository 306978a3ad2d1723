import { formatWeekday } from '@ortoo/i18n';
import { catalogue } from '../seed/catalogue';
import { dated } from './import-product.rules';

const nextWeek = Array.from({ length: 7 }, (_, day) => new Date(`2026-11-2${day + 2}T17:02:00Z`));
const tickets = catalogue.products.filter(({ kind }) => kind === 'ticket');
const timed = tickets.find(({ eventIn, eventTime }) => eventIn !== undefined && eventTime === undefined);

it.each(['2026-11-24T17:02:00Z', '2026-11-24T01:00:00Z'])(
  'an event given by its day begins in the evening, from %s',
  now => {
    if (!timed) throw new Error('the seed has no ticket without a time');
    const [, time] = dated(timed, new Date(now)).eventAt?.split('T') ?? [];
    // Seven o'clock in Ulaanbaatar.
    expect(time).toBe('11:00:00.000Z');
  },
);

it('an event with a time begins then', () => {
  const festival = tickets.find(({ slug }) => slug === 'tal-nutgiin-rok-day-1');
  expect(festival && dated(festival, new Date('2026-11-24T17:02:00Z')).eventAt).toMatch(/T09:00:00.000Z$/);
});

it.each(nextWeek)('a ticket named by a weekday is for that weekday, from %s', now => {
  const named = tickets.filter(({ text }) => /day$/.test(text.en?.name ?? ''));
  expect(named.length).toBeGreaterThan(5);
  for (const ticket of named) {
    const { eventAt = '' } = dated(ticket, now);
    expect(ticket.text.en?.name).toMatch(new RegExp(`, ${formatWeekday(eventAt, 'en')}$`));
  }
});

it.each(nextWeek)('the ticket for both days begins with the first, from %s', now => {
  const [first, second, both] = ['day-1', 'day-2', 'both'].map(part => {
    const ticket = tickets.find(({ slug }) => slug === `tal-nutgiin-rok-${part}`);
    return Date.parse((ticket && dated(ticket, now).eventAt) ?? '');
  });
  expect(both).toBe(first);
  expect(second).toBe((first ?? 0) + 86_400_000);
});

it('a museum is open on any day: its ticket names none', () => {
  const museums = tickets.filter(({ taxon }) => taxon === 'tickets/museums');
  expect(museums.length).toBeGreaterThan(2);
  for (const { eventIn, validDays } of museums) expect([eventIn, validDays]).toEqual([undefined, 90]);
});
