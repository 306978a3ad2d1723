import type { ContactMessage } from '@ortoo/contracts';
import { handleContactForm, listContactForms, releaseContactForm } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const messageOf = (id: number, more: Partial<ContactMessage> = {}): ContactMessage => ({
  ...{ id, name: `Bold ${id}`, email: 'bold@example.org', phone: '+97699112233', topic: 'delivery' },
  ...{ order_number: 'R100000001', message: 'Where is it?', locale: 'en', held_for: null },
  ...{ created_at: '2026-11-20T03:00:00Z', handled_at: null },
  ...more,
});
const paging = { count: 2, total_count: 2, current_page: 1, per_page: 20, pages: 1 };

const open = async (change: Record<string, FakeAnswer> = {}, query = '?open=1', more: Partial<ContactMessage> = {}) => {
  const waiting = new Map([1, 2].map(id => [id, messageOf(id, more)]));
  const done = () => (waiting.delete(1), messageOf(1));
  const api = fakeApi({
    ...answers,
    ...answer(listContactForms, () => ({ ...paging, contact_forms: [...waiting.values()] })),
    ...answer(handleContactForm, done, { id: 1 }),
    ...answer(releaseContactForm, done, { id: 1 }),
    ...change,
  });
  return { api, ...(await renderPage(`/backoffice/messages${query}`, { remote, api, locale: 'en' })) };
};
const detailOf = (id: number) => screen.findByRole('region', { name: `Bold ${id}` });

beforeEach(() => {
  resetStores();
  $user.set(memberOf('content'));
});

it('shows a message with the ways to answer it', async () => {
  await open();
  const detail = within(await detailOf(1));
  expect(detail.getByText('Where is it?')).toBeVisible();
  expect(detail.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:bold@example.org?subject=Your%20message',
  );
  expect(detail.getByRole('link', { name: '9911 2233' })).toHaveAttribute('href', 'tel:+97699112233');
  expect(detail.queryByRole('button', { name: 'Pass on' })).not.toBeInTheDocument();
});

it.each([
  ['leads to the order', ['content', 'orders'] as const, 1],
  ['names the order', ['content'] as const, 0],
])('%s for who may %j', async (_, rights, links) => {
  $user.set(memberOf(...rights));
  await open();
  const detail = within(await detailOf(1));
  expect(detail.getByText('R100000001')).toBeVisible();
  const link = detail.queryAllByRole('link', { name: 'R100000001' });
  expect(link.map(one => one.getAttribute('href'))).toEqual(
    Array.from({ length: links }, () => '/en/backoffice/orders/R100000001'),
  );
});

it('marks a message as handled, says so and opens the next one', async () => {
  const { user } = await open();
  await user.click(within(await detailOf(1)).getByRole('button', { name: 'Mark as handled' }));
  expect(await detailOf(2)).toBeVisible();
  expect($toasts.get()).toMatchObject([{ text: 'Marked as handled.' }]);
});

it('passes on a message that was held back, and says why it was', async () => {
  const { user } = await open({}, '?state=held&open=1', { held_for: 'links' });
  const detail = within(await detailOf(1));
  expect(detail.getByText('It has many links.')).toBeVisible();
  await user.click(detail.getByRole('button', { name: 'Pass on' }));
  expect(await detailOf(2)).toBeVisible();
  expect($toasts.get()).toMatchObject([{ text: 'The message was passed on.' }]);
});

it('shows why the server rejects it', async () => {
  const reject = () => {
    throw new ApiError(404, 'NOT_FOUND', 'This message is gone.');
  };
  const { user } = await open(answer(handleContactForm, reject, { id: 1 }));
  await user.click(within(await detailOf(1)).getByRole('button', { name: 'Mark as handled' }));
  expect(await screen.findByText('This message is gone.')).toBeVisible();
});

it('says that nothing waits', async () => {
  await open(answer(listContactForms, { ...paging, count: 0, total_count: 0, contact_forms: [] }), '');
  expect(await screen.findByRole('heading', { name: 'No messages to answer' })).toBeVisible();
});
