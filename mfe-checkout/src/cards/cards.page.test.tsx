import { listCards, registerCard, removeCard } from '@ortoo/contracts/endpoints';
import { $toasts } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { act, screen, within } from '@testing-library/react';
import { remote } from '../remote';

const card = {
  id: 5,
  last4: '4242',
  holder: 'BOLD B',
  bank: 'Хаан банк',
  created_at: '2026-11-20T00:00:00Z',
  removed_at: null,
};

beforeEach(() => void resetStores());

it('shows stored cards by their last digits and removes one', async () => {
  let cards = [card];
  const api = fakeApi({
    ...answer(listCards, () => ({ cards })),
    ...answer(removeCard, ({ query }) => void (cards = cards.filter(({ id }) => id !== query.cardId))),
  });
  const { user } = await renderPage('/cards', { remote, api });
  await user.click(await screen.findByRole('button', { name: 'Хаан банк ·· 4242 хасах' }));
  const dialog = screen.getByRole('dialog', { name: 'Хаан банк ·· 4242: картыг хасах уу?' });
  await user.click(within(dialog).getByRole('button', { name: 'Болих' }));
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Хаан банк ·· 4242 хасах' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Хасах' }));
  expect(await screen.findByRole('heading', { name: 'Хадгалсан карт алга' })).toBeVisible();
  expect($toasts.get().map(({ text }) => text)).toEqual(['Картыг хаслаа.']);
});

it('links to the bank’s page for a new card', async () => {
  const api = fakeApi({
    ...answer(listCards, { cards: [card] }),
    ...answer(registerCard, { registration: 'C1', state: 'open', url: 'https://bank.example/c', card: null }),
  });
  const { user } = await renderPage('/cards', { remote, api });
  await user.click(await screen.findByRole('button', { name: 'Карт нэмэх' }));
  expect(await screen.findByRole('link', { name: 'Банкны хуудас руу очих' })).toHaveAttribute(
    'href',
    'https://bank.example/c',
  );
});

it.each<['registered' | 'failed', typeof card | null, string | RegExp]>([
  ['registered', card, 'Карт хадгалагдлаа.'],
  ['failed', null, /нэмэгдсэнгүй/],
])('shows the result of a registration that is %s', async (state, saved, text) => {
  const api = fakeApi({
    ...answer(listCards, { cards: [card] }),
    ...answer(registerCard, { registration: 'C1', state, url: '', card: saved }),
  });
  await renderPage('/cards?registration=C1', { remote, api });
  expect(await screen.findByText(text)).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ registration: 'C1' });
});

it('lists a new card on a slow network, where a list from before it would come last', async () => {
  let isRegistered = false;
  let release = () => {};
  const slow = new Promise<void>(resolve => (release = resolve));
  const api = fakeApi({
    ...answer(listCards, async () => {
      const cards = isRegistered ? [card] : [];
      await slow;
      return { cards };
    }),
    ...answer(registerCard, () => {
      isRegistered = true;
      return { registration: 'C1', state: 'registered' as const, url: '', card };
    }),
  });
  await renderPage('/cards?registration=C1', { remote, api });
  expect(await screen.findByText('Карт хадгалагдлаа.')).toBeVisible();
  await act(async () => release());
  expect(await screen.findByRole('heading', { name: 'Хаан банк ·· 4242' })).toBeVisible();
});
