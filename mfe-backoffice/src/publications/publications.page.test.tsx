import type { StaffPublication } from '@ortoo/contracts';
import { decidePublication, listStaffPublications } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const publicationOf = (id: number, more: Partial<StaffPublication> = {}): StaffPublication => ({
  ...{ id, kind: 'article', state: 'submitted', title: `Winter ${id}`, image: null, note: null, publish_at: null },
  ...{ slug: null, updated_at: '2026-11-20T03:00:00Z', version: 4, writer: 'Bold Dorj' },
  content: { texts: {}, image: null, tags: [] },
  ...more,
});
const paging = { count: 2, total_count: 2, current_page: 1, per_page: 20, pages: 1 };

const open = async (change: Record<string, FakeAnswer> = {}, query = '?open=1') => {
  const waiting = new Map([1, 2].map(id => [id, publicationOf(id)]));
  const api = fakeApi({
    ...answers,
    ...answer(listStaffPublications, () => ({ ...paging, publications: [...waiting.values()] })),
    ...answer(decidePublication, () => (waiting.delete(1), publicationOf(1)), { id: 1 }),
    ...change,
  });
  return { api, ...(await renderPage(`/backoffice/publications${query}`, { remote, api, locale: 'en' })) };
};
const detailOf = (id: number) => screen.findByRole('region', { name: `Winter ${id}` });
const sent = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

beforeEach(() => {
  resetStores();
  $user.set(memberOf('content'));
});

it('publishes the version on the screen, says so and opens the next one', async () => {
  const { api, user } = await open();
  const detail = within(await detailOf(1));
  expect(detail.getByText('Bold Dorj')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Publish' }));
  expect(await detailOf(2)).toBeVisible();
  expect(sent(api)).toEqual([{ decision: 'publish', version: 4 }]);
  expect($toasts.get()).toMatchObject([{ text: 'The article is published.' }]);
});

it('sends an article back with a reason only', async () => {
  const { api, user } = await open();
  await user.click(within(await detailOf(1)).getByRole('button', { name: 'Send back' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send the article back' }));
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(sent(api)).toEqual([]);
  await user.type(dialog.getByRole('textbox'), 'Say where it is');
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(await detailOf(2)).toBeVisible();
  expect(sent(api)).toEqual([{ decision: 'reject', version: 4, note: 'Say where it is' }]);
});

it('says that its author has changed it meanwhile', async () => {
  const reject = () => {
    throw new ApiError(409, 'PUBLICATION_CHANGED', 'It has been changed.');
  };
  const { user } = await open(answer(decidePublication, reject, { id: 1 }));
  await user.click(within(await detailOf(1)).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('It has been changed.')).toBeVisible();
});

it('decides nothing about what is published', async () => {
  const publications = [publicationOf(1, { state: 'published' })];
  await open(answer(listStaffPublications, { ...paging, publications }), '?state=published&open=1');
  expect(within(await detailOf(1)).queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

it('says that nothing waits', async () => {
  await open(answer(listStaffPublications, { ...paging, count: 0, total_count: 0, publications: [] }), '');
  expect(await screen.findByRole('heading', { name: 'No articles are waiting' })).toBeVisible();
});
