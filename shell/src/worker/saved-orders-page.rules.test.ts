import type { SavedOrder } from '@ortoo/contracts';
import { savedOrdersPage } from './saved-orders-page.rules';

const order: SavedOrder = {
  number: 'R100',
  lang: 'mn',
  at: '2026-11-20T03:00:00Z',
  state: 'Замдаа гарсан',
  facts: ['2026 оны 11-р сарын 20 · 2 бараа · 129,000₮', 'Илгээмжийн дугаар: MN1'],
  lines: [{ name: 'Эсгий гутал', facts: ['Размер: 42 · 2 ширхэг'], amount: '124,000₮' }],
  words: {
    title: 'Миний захиалгууд',
    heading: 'R100 дугаартай захиалга',
    offline: 'Сүлжээгүй байна.',
    asOf: 'Шинэчилсэн: 2026 оны 11-р сарын 21, 10:00',
    again: 'Дахин оролдох',
  },
};
const list = '/orders';

it('shows an order with its state, the time of saving, and everything in it', () => {
  const page = savedOrdersPage([order], { path: '/orders/R100', list });
  expect(page).toContain('<html lang="mn">');
  expect(page).toContain('<h1>R100 дугаартай захиалга</h1>');
  expect(page).toContain('Замдаа гарсан · Шинэчилсэн: 2026 оны 11-р сарын 21, 10:00');
  for (const text of [...order.facts, 'Эсгий гутал', 'Размер: 42 · 2 ширхэг', '124,000₮']) expect(page).toContain(text);
  expect(page).toContain('<a href="/orders/R100">Дахин оролдох</a>');
  expect(page).toContain('<a href="/orders">Миний захиалгууд</a>');
});

it('lists all of them under one title', () => {
  const page = savedOrdersPage([order, { ...order, number: 'R99', words: { ...order.words, heading: 'R99' } }], {
    path: list,
    list,
  });
  expect(page).toContain('<h1>Миний захиалгууд</h1>');
  expect(page.match(/<h2>/g)).toHaveLength(2);
});

it('escapes HTML in names, and contains no script', () => {
  const lines = [{ name: '<script>alert(1)</script>', facts: ['"><img src=x>'], amount: '1₮' }];
  expect(savedOrdersPage([{ ...order, lines }], { path: list, list })).not.toMatch(/<(script|img)/);
});
