import type { Notification, Notifications } from '@ortoo/contracts';
import { listNotifications, readAllNotifications, readNotification } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleSite, exampleUser, fakeApi, type FakeAnswer, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';

const noticeOf = (id: number, title: string, is_read = false): Notification => ({
  ...{ id, kind: 'order', title, text: null, path: `/orders/R${id}`, image: null, is_read },
  created_at: '2026-11-20T03:00:00Z',
});
let notices: Notification[];
const unread = () => notices.filter(({ is_read }) => !is_read).length;
const answerOf = (): Notifications => ({
  ...{ notifications: notices, unread_count: unread(), count: notices.length, total_count: notices.length },
  ...{ current_page: 1, per_page: 20, pages: 1 },
});
const read = (id?: number) => () => {
  notices = notices.map(notice => (id === undefined || notice.id === id ? { ...notice, is_read: true } : notice));
  return { unread_count: unread() };
};
const open = (answers: Record<string, FakeAnswer> = {}) =>
  renderPage('/notifications', {
    remote,
    api: fakeApi({
      ...answer(listNotifications, answerOf),
      ...answer(readNotification, read(2), { id: 2 }),
      ...answer(readAllNotifications, read()),
      ...answers,
    }),
  });

beforeEach(() => {
  resetStores();
  $user.set(exampleUser);
  notices = [noticeOf(3, 'R3 хүргэгдлээ'), noticeOf(2, 'R2 замдаа гарлаа'), noticeOf(1, 'R1 баталгаажлаа', true)];
});

it('shows what the site tells everybody, with a link where it has one', async () => {
  const notifications = [
    { id: 1, text: 'Хүргэлт үнэгүй', url: null },
    { id: 2, text: 'Аялал төлөвлөе', url: '/quote' },
  ];
  await renderPage('/notifications', {
    remote,
    api: fakeApi(answer(listNotifications, answerOf)),
    site: { ...exampleSite, notifications },
  });
  const list = within(await screen.findByRole('list', { name: 'Дэлгүүрийн мэдээлэл' }));
  expect(list.getByText('Хүргэлт үнэгүй')).toBeVisible();
  expect(list.getByRole('link', { name: 'Аялал төлөвлөе' })).toHaveAttribute('href', '/quote');
});

it('shows none where the site has none', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'R3 хүргэгдлээ' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Дэлгүүрийн мэдээлэл' })).toBeNull();
});

it('lists notifications with the number of new ones; one is read, then all', async () => {
  const { user } = await open();
  expect(await screen.findByRole('link', { name: 'R3 хүргэгдлээ' })).toHaveAttribute('href', '/orders/R3');
  expect(screen.getByRole('status')).toHaveTextContent('2 шинэ мэдэгдэл байна.');
  await user.click(screen.getByRole('button', { name: 'Уншсан болгох: R2 замдаа гарлаа' }));
  expect(await screen.findByText('1 шинэ мэдэгдэл байна.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Бүгдийг уншсан болгох' }));
  expect(await screen.findByText('Бүх мэдэгдлийг уншсан.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /болгох/ })).not.toBeInTheDocument();
});

it('marks one as read when its link is followed', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'R2 замдаа гарлаа' }));
  expect(await screen.findByText('1 шинэ мэдэгдэл байна.')).toBeVisible();
});

it('says what will be here when there is none', async () => {
  notices = [];
  await open();
  expect(await screen.findByRole('heading', { name: 'Мэдэгдэл алга байна' })).toBeVisible();
});

it('may be retried', async () => {
  let broken = true;
  const { user } = await open(
    answer(listNotifications, () => {
      if (broken) throw new ApiError(500, 'INTERNAL', '');
      return answerOf();
    }),
  );
  await screen.findByRole('alert');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
  expect(await screen.findByRole('link', { name: 'R3 хүргэгдлээ' })).toBeVisible();
});
