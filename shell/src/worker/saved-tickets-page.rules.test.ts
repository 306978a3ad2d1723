import type { SavedTicket } from '@ortoo/contracts';
import { savedTicketsPage } from './saved-tickets-page.rules';

const ticket: SavedTicket = {
  id: 1,
  lang: 'mn',
  name: 'Тал нутгийн рок',
  number: 'ABCD-EFGH-JKLM',
  facts: ['2027 оны 5-р сарын 19, 19:00, Улаанбаатарын цагаар', 'Цэнгэлдэх'],
  state: 'active',
  valid_until: '2027-05-20T11:00:00Z',
  qr: '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
  words: {
    title: 'Миний цахим тасалбар',
    offline: 'Сүлжээгүй байна.',
    asOf: 'Шинэчилсэн: 2027 оны 5-р сарын 1, 10:00',
    again: 'Дахин оролдох',
    qr: 'QR код',
    state: { active: 'Хүчинтэй', used: 'Ашигласан', expired: 'Хугацаа дууссан', cancelled: 'Цуцлагдсан' },
  },
};
const before = Date.parse('2027-05-19T11:00:00Z');
const after = Date.parse('2027-05-20T11:00:00Z');
const open = (tickets: [SavedTicket, ...SavedTicket[]], now = before) => savedTicketsPage(tickets, '/tickets', now);
const between = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inner]) => inner);

it('shows everything needed at an entrance, and the time of saving', () => {
  const page = open([ticket]);
  expect(page).toContain('<html lang="mn">');
  expect(between(page, 'title')).toEqual(['Миний цахим тасалбар']);
  expect(between(page, 'figure')[0]).toContain(ticket.qr);
  const paragraphs = between(page, 'p');
  expect(paragraphs).toEqual(
    expect.arrayContaining([ticket.number, ...ticket.facts, 'Хүчинтэй · Шинэчилсэн: 2027 оны 5-р сарын 1, 10:00']),
  );
  expect(between(page, 'figcaption')).toEqual([]);
  expect(page).toContain('<a href="/tickets">Дахин оролдох</a>');
});

it.each(['used', 'expired', 'cancelled'] as const)('covers the code when it is %s', state => {
  expect(between(open([{ ...ticket, state }]), 'figcaption')).toEqual([ticket.words.state[state]]);
});

it('computes expiry offline', () => {
  expect(between(open([ticket], after), 'figcaption')).toEqual(['Хугацаа дууссан']);
});

it('sorts valid tickets first, by date', () => {
  const later = { ...ticket, id: 2, name: 'later', valid_until: '2027-07-01T00:00:00Z' };
  const used = { ...ticket, id: 3, name: 'used', state: 'used' as const, valid_until: '2027-01-01T00:00:00Z' };
  expect(between(open([used, later, { ...ticket, name: 'next' }]), 'h2')).toEqual(['next', 'later', 'used']);
});

it('escapes HTML in names, and contains no script', () => {
  const page = open([{ ...ticket, name: '<script>alert(1)</script>"><img src=x>' }]);
  expect(page).not.toMatch(/<(script|img)/);
  expect(between(page, 'h2')).toEqual(['&lt;script&gt;alert(1)&lt;/script&gt;&quot;&gt;&lt;img src=x&gt;']);
});
