import type { StaffQuote } from '@ortoo/contracts';
import { answerQuote, listStaffQuotes } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const quoteOf = (id: number, more: Partial<StaffQuote> = {}): StaffQuote => ({
  ...{ id, number: `Q10000000${id}`, kind: 'price', state: 'open', acceptance: null, quantity: 2 },
  ...{ created_at: '2026-11-20T03:00:00Z', email: 'bold@example.org', message: 'For a team.' },
  product: { slug: 'felt-boots', name: 'Felt boots', image: null },
  ...{ variant_id: 5, suggested_price: '90000.0', display_suggested_price: '90,000₮', travel: null, answer: null },
  ...{ customer: 'Bold Dorj', phone: '+97699112233', vendor: 'Altan' },
  ...more,
});
const paging = { count: 2, total_count: 2, current_page: 1, per_page: 20, pages: 1 };

const open = async (change: Record<string, FakeAnswer> = {}, query = '?open=1') => {
  const waiting = new Map([1, 2].map(id => [id, quoteOf(id)]));
  const api = fakeApi({
    ...answers,
    ...answer(listStaffQuotes, () => ({ ...paging, quotes: [...waiting.values()] })),
    ...answer(answerQuote, () => (waiting.delete(1), quoteOf(1)), { id: 1 }),
    ...change,
  });
  return { api, ...(await renderPage(`/backoffice/quotes${query}`, { remote, api, locale: 'en' })) };
};
const detailOf = (id: number) => screen.findByRole('region', { name: `Q10000000${id}` });
const sent = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

beforeEach(() => {
  resetStores();
  $user.set(memberOf('orders'));
});

it('shows a request with everything that its answer needs', async () => {
  await open();
  const detail = within(await detailOf(1));
  expect(detail.getByText('For a team.')).toBeVisible();
  expect(detail.getByText('90,000₮')).toBeVisible();
  expect(detail.getByRole('link', { name: 'Felt boots' })).toHaveAttribute('href', '/en/products/felt-boots');
  expect(detail.getByRole('link', { name: '9911 2233' })).toHaveAttribute('href', 'tel:+97699112233');
});

it('answers with a price and a message, says so and opens the next one', async () => {
  const { api, user } = await open();
  const detail = within(await detailOf(1));
  await user.type(detail.getByRole('textbox', { name: 'Price for one, ₮' }), '95 000');
  await user.type(detail.getByRole('textbox', { name: /Message/ }), 'With delivery');
  await user.click(detail.getByRole('button', { name: 'Send answer' }));
  expect(await detailOf(2)).toBeVisible();
  expect(sent(api)).toEqual([{ price: 95_000, message: 'With delivery', valid_until: null }]);
  expect($toasts.get()).toMatchObject([{ text: 'Q100000001 is answered.' }]);
});

it('sends no empty answer', async () => {
  const { api, user } = await open();
  const detail = within(await detailOf(1));
  await user.click(detail.getByRole('button', { name: 'Send answer' }));
  expect(detail.getByText('Enter a price or a message.')).toBeVisible();
  expect(sent(api)).toEqual([]);
});

it('keeps the answer when the server rejects it', async () => {
  const reject = () => {
    throw new ApiError(422, 'QUOTE_ANSWERED', 'It has been answered.');
  };
  const { user } = await open(answer(answerQuote, reject, { id: 1 }));
  const detail = within(await detailOf(1));
  const message = detail.getByRole('textbox', { name: /Message/ });
  await user.type(message, 'Ask again in spring');
  await user.click(detail.getByRole('button', { name: 'Send answer' }));
  expect(await detail.findByText('It has been answered.')).toBeVisible();
  expect(message).toHaveValue('Ask again in spring');
});

it('shows an answer that was sent', async () => {
  const offer = {
    ...{ price: '95000.0', display_price: '95,000₮', message: 'With delivery', valid_until: '2026-12-01T15:59:59Z' },
    answered_at: '2026-11-21T03:00:00Z',
  };
  const quotes = [quoteOf(1, { state: 'answered', answer: offer })];
  await open(answer(listStaffQuotes, { ...paging, quotes }), '?state=answered&open=1');
  const shown = within(within(await detailOf(1)).getByRole('region', { name: 'Answer' }));
  expect(shown.getByText('95,000₮')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument();
});

it('says that nothing waits', async () => {
  await open(answer(listStaffQuotes, { ...paging, count: 0, total_count: 0, quotes: [] }), '');
  expect(await screen.findByRole('heading', { name: 'No quotes to answer' })).toBeVisible();
});
