import type { WaitingReview } from '@ortoo/contracts';
import { listStaffReviews, moderateReview } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { remote } from '../remote';

const reviewOf = (id: number): WaitingReview => ({
  ...{ id, rating: 4, scores: {}, comment: `Warm feet ${id}`, images: [], author: 'Bold', verified: true, helpful: 0 },
  ...{ state: 'pending', reason: null, created_at: '2026-11-20T03:00:00Z', edited_at: null },
  subject: { kind: 'product', id: 1, name: `Boots ${id}` },
});
const paging = { count: 2, total_count: 2, current_page: 1, per_page: 20, pages: 1 };

const open = async (query = '?open=1', change: Record<string, FakeAnswer> = {}) => {
  const waiting = new Map([1, 2].map(id => [id, reviewOf(id)]));
  const moderated = (id: number) => answer(moderateReview, () => (waiting.delete(id), reviewOf(id)), { id });
  const api = fakeApi({
    ...answers,
    ...answer(listStaffReviews, () => ({ ...paging, reviews: [...waiting.values()] })),
    ...moderated(1),
    ...moderated(2),
    ...change,
  });
  const view = await renderPage(`/backoffice/reviews${query}`, { remote, api, locale: 'en' });
  return { api, ...view };
};
const detailOf = (id: number) => screen.findByRole('region', { name: `Boots ${id}` });
const sent = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

beforeEach(() => {
  resetStores();
  $user.set(manager);
});

it('approves a review, says so and opens the next one', async () => {
  const { api, user } = await open();
  await user.click(within(await detailOf(1)).getByRole('button', { name: 'Approve' }));
  expect(await detailOf(2)).toBeVisible();
  expect(sent(api)).toEqual([{ state: 'approved' }]);
  expect($toasts.get()).toMatchObject([{ text: 'The review is published.' }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Boots 1' })).not.toBeInTheDocument());
});

it('rejects a review with a reason only, which its author gets', async () => {
  const { api, user } = await open('?open=2');
  await user.click(within(await detailOf(2)).getByRole('button', { name: 'Reject' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject the review' }));
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  const reason = dialog.getByRole('textbox', { name: /Reason/ });
  expect(reason).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(/The author will see it.*Say why/);
  expect(sent(api)).toEqual([]);
  await user.type(reason, 'Advertising{Control>}{Enter}{/Control}');
  expect(await detailOf(1)).toBeVisible();
  expect(sent(api)).toEqual([{ state: 'refused', reason: 'Advertising' }]);
});

it('keeps the reason when the server rejects the decision', async () => {
  const reject = () => {
    throw new ApiError(404, 'REVIEW_NOT_FOUND', 'This review is gone.');
  };
  const { user } = await open('?open=1', answer(moderateReview, reject, { id: 1 }));
  await user.click(within(await detailOf(1)).getByRole('button', { name: 'Reject' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reject the review' }));
  await user.type(dialog.getByRole('textbox'), 'Advertising');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('This review is gone.')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('Advertising');
});

it('says that an open review has been decided elsewhere', async () => {
  await open('?open=7');
  expect(await screen.findByRole('region', { name: 'Not in this list' })).toBeVisible();
});

it('has an empty queue, and empty views', async () => {
  const none = answer(listStaffReviews, { ...paging, total_count: 0, reviews: [] });
  const first = await open('', none);
  expect(await screen.findByRole('heading', { name: 'No reviews are waiting' })).toBeVisible();
  first.unmount();
  await open('?state=refused', none);
  expect(await screen.findByRole('heading', { name: 'Nothing here' })).toBeVisible();
});
