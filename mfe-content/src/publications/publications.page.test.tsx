import type { PublicationCard } from '@ortoo/contracts';
import { createPublication, listOwnPublications } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote';

const card: PublicationCard = {
  ...{
    id: 7,
    kind: 'article',
    state: 'draft',
    title: 'Эсгий гутал',
    image: null,
    note: null,
    publish_at: null,
    slug: null,
  },
  updated_at: '2026-11-21T04:00:00Z',
};
const listOf = (...publications: PublicationCard[]) =>
  answer(listOwnPublications, {
    ...{ publications, count: publications.length, total_count: publications.length },
    ...{ current_page: 1, per_page: 20, pages: 1 },
  });
const open = async (answers: Parameters<typeof fakeApi>[0]) => {
  resetStores();
  $user.set(exampleUser);
  const api = fakeApi(answers);
  return { api, ...(await renderPage('/publications', { remote, api })) };
};

it('begins an article', async () => {
  const { user, api } = await open({
    ...listOf(),
    ...answer(createPublication, { ...card, version: 0, content: { texts: {}, image: null, tags: [] } }),
  });
  expect(await screen.findByText('Та одоогоор юу ч бичээгүй байна')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Нийтлэл бичих' }));
  await waitFor(() => expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ kind: 'article' }));
});

it.each([
  ['a draft', {}, 'Ноорог'],
  ['one that is changed after its publication', { slug: 'boots' }, 'Нийтэлснээс хойш зассан'],
  ['one that is read', { state: 'submitted' }, 'Хянагдаж байна'],
  ['one that is published', { state: 'published', slug: 'boots' }, 'Нийтэлсэн'],
  ['one for later', { state: 'published', slug: 'boots', publish_at: '2099-01-01T00:00:00Z' }, 'Товлосон'],
] as const)('names the state of %s', async (_, change, state) => {
  await open(listOf({ ...card, ...change }));
  expect(await screen.findByText(state)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Эсгий гутал' })).toHaveAttribute('href', '/publications/7');
});

it('says why one came back', async () => {
  await open(listOf({ ...card, state: 'rejected', note: 'Эх сурвалжаа нэрлэнэ үү.', title: '' }));
  expect(await screen.findByText('Эх сурвалжаа нэрлэнэ үү.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Гарчиггүй' })).toBeVisible();
});

it('says that the list cannot be loaded', async () => {
  await open(
    answer(listOwnPublications, () => {
      throw new ApiError(503, 'UNAVAILABLE', 'Түр боломжгүй');
    }),
  );
  expect(await screen.findByRole('button', { name: 'Дахин оролдох' })).toBeVisible();
});
