import type { Quote } from '@ortoo/contracts';
import { acceptQuote, declineQuote, listOwnQuotes } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $order, $toasts, $user } from '@ortoo/stores';
import { answer, exampleOrder, exampleUser, fakeApi, type FakeAnswer, renderPage, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const answered: Quote = {
  ...{ id: 1, number: 'Q1', kind: 'price', state: 'answered', acceptance: 'cart', email: 'nomin@example.mn' },
  created_at: '2026-11-20T03:00:00Z',
  message: 'Хямдруулж болох уу?',
  product: { slug: 'boots', name: 'Гутал', image: null },
  ...{ variant_id: 11, quantity: 2, suggested_price: '70000.0', display_suggested_price: '70,000₮', travel: null },
  answer: {
    ...{ price: '95000.0', display_price: '95,000₮', message: 'Ийм үнээр боломжтой' },
    ...{ valid_until: '2026-11-28T04:00:00Z', answered_at: '2026-11-21T04:00:00Z' },
  },
};
let quotes: Quote[];
const answerOf = () => ({
  ...{ quotes, count: quotes.length, total_count: quotes.length, current_page: 1, per_page: 10, pages: 1 },
});
const set = (change: Partial<Quote>) => {
  quotes = quotes.map(quote => ({ ...quote, ...change }));
  return quotes[0]!;
};
const open = (answers: Record<string, FakeAnswer> = {}) =>
  renderPage('/quotes', { remote, api: fakeApi({ ...answer(listOwnQuotes, answerOf), ...answers }) });

beforeEach(() => {
  resetStores();
  $user.set(exampleUser);
  quotes = [answered];
});

it('shows a request with the seller’s answer', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Гутал' })).toHaveAttribute('href', '/products/boots');
  for (const text of ['Хариу ирсэн', '70,000₮', 'Хямдруулж болох уу?', '95,000₮', 'Ийм үнээр боломжтой'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText(/Хүчинтэй хугацаа/)).toBeVisible();
});

it('accepts an offer into the cart', async () => {
  const { user } = await open(
    answer(
      acceptQuote,
      () => ({ quote: set({ state: 'accepted', acceptance: null }), order: { ...exampleOrder, number: 'R7' } }),
      { id: 1 },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Зөвшөөрч сагсанд нэмэх: Q1' }));
  expect(await screen.findByText('Санал болгосон үнээр сагсанд нэмэгдлээ.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Сагс руу' })).toHaveAttribute('href', '/cart');
  expect($order.get()?.number).toBe('R7');
  expect(await screen.findByText('Зөвшөөрсөн')).toBeVisible();
});

it('accepts an offer that the seller arranges', async () => {
  set({ acceptance: 'seller' });
  const { user } = await open(
    answer(acceptQuote, () => ({ quote: set({ state: 'accepted', acceptance: null }), order: null }), { id: 1 }),
  );
  await user.click(await screen.findByRole('button', { name: 'Зөвшөөрөх: Q1' }));
  expect(await screen.findByText('Борлуулагчид мэдэгдлээ. Тантай удахгүй холбогдоно.')).toBeVisible();
});

it('declines after a question', async () => {
  const { user } = await open(answer(declineQuote, () => set({ state: 'declined', acceptance: null }), { id: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Татгалзах: Q1' }));
  await user.click(screen.getByRole('button', { name: 'Болих' }));
  expect(quotes[0]?.state).toBe('answered');
  await user.click(screen.getByRole('button', { name: 'Татгалзах: Q1' }));
  await user.click(screen.getByRole('button', { name: 'Татгалзах' }));
  expect(await screen.findByText('Татгалзсан')).toBeVisible();
});

it('shows that an offer is over when it cannot be accepted any more', async () => {
  const { user } = await open(
    answer(
      acceptQuote,
      () => {
        set({ state: 'expired', acceptance: null });
        throw new ApiError(422, 'QUOTE_CLOSED', 'Хүчингүй болсон');
      },
      { id: 1 },
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Зөвшөөрч сагсанд нэмэх: Q1' }));
  expect(await screen.findByText('Хугацаа дууссан')).toBeVisible();
  expect($toasts.get()).toMatchObject([{ text: 'Хүчингүй болсон' }]);
  expect(screen.queryByRole('button', { name: /Q1/ })).not.toBeInTheDocument();
});

it('leads to the request form when there is none', async () => {
  quotes = [];
  await open();
  expect(await screen.findByRole('link', { name: 'Хүсэлт илгээх' })).toHaveAttribute('href', '/quote');
});

it('may be retried', async () => {
  await renderPage('/quotes', { remote, api: fakeApi({}) });
  expect(await screen.findByRole('button', { name: 'Дахин оролдох' })).toBeVisible();
});
