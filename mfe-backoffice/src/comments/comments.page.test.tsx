import type { StaffComment } from '@ortoo/contracts';
import { listStaffComments, moderateComment } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const commentOf = (id: number): StaffComment => ({
  ...{ id, text: `Read this ${id}`, author: `Bold ${id}`, thread_id: null, likes: 0, dislikes: 0 },
  ...{ state: 'held', reason: 'links', note: null, created_at: '2026-11-20T03:00:00Z', edited_at: null },
  article: { kind: 'article', slug: 'felt-boots', title: 'Felt boots' },
  reports: [{ reason: 'rude', count: 3 }],
});
const paging = { count: 2, total_count: 2, current_page: 1, per_page: 20, pages: 1 };

const open = async (query = '?open=1', change: Record<string, FakeAnswer> = {}) => {
  const waiting = new Map([1, 2].map(id => [id, commentOf(id)]));
  const decided = (id: number) => answer(moderateComment, () => (waiting.delete(id), commentOf(id)), { id });
  const api = fakeApi({
    ...answers,
    ...answer(listStaffComments, () => ({ ...paging, comments: [...waiting.values()] })),
    ...decided(1),
    ...decided(2),
    ...change,
  });
  return { api, ...(await renderPage(`/backoffice/comments${query}`, { remote, api, locale: 'en' })) };
};
const detailOf = (id: number) => screen.findByRole('region', { name: `Bold ${id}` });
const sent = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

beforeEach(() => {
  resetStores();
  $user.set(memberOf('content'));
});

it('shows why a comment is held, who reported it, and its article', async () => {
  await open();
  const detail = within(await detailOf(1));
  expect(detail.getByText('Contains links')).toBeVisible();
  expect(detail.getByText('Rude or offensive: 3')).toBeVisible();
  expect(detail.getByRole('link', { name: 'Felt boots' })).toHaveAttribute('href', '/en/articles/felt-boots');
});

it('approves a comment, says so and opens the next one', async () => {
  const { api, user } = await open();
  await user.click(within(await detailOf(1)).getByRole('button', { name: 'Approve' }));
  expect(await detailOf(2)).toBeVisible();
  expect(sent(api)).toEqual([{ state: 'approved' }]);
  expect($toasts.get()).toMatchObject([{ text: 'The comment is published.' }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Bold 1' })).not.toBeInTheDocument());
});

it('rejects a comment with a reason, and a note for its author', async () => {
  const { api, user } = await open();
  await user.click(within(await detailOf(1)).getByRole('button', { name: 'Reject' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject the comment' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Off topic');
  await user.type(dialog.getByRole('textbox'), 'Please ask in the shop');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await detailOf(2)).toBeVisible();
  expect(sent(api)).toEqual([{ state: 'refused', reason: 'off_topic', note: 'Please ask in the shop' }]);
});

it('shows why the server rejects a decision, and stays', async () => {
  const reject = () => {
    throw new ApiError(404, 'COMMENT_NOT_FOUND', 'This comment is gone.');
  };
  const { user } = await open('?open=1', answer(moderateComment, reject, { id: 1 }));
  await user.click(within(await detailOf(1)).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('This comment is gone.')).toBeVisible();
});

it('has an empty queue, and offers a retry', async () => {
  let isDown = true;
  const respond = () => {
    if (isDown) throw new ApiError(500, 'INTERNAL', '');
    return { ...paging, count: 0, total_count: 0, comments: [] };
  };
  const { user } = await open('', answer(listStaffComments, respond));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No comments to check' })).toBeVisible();
});
