import { endOtherSessions, endSession, listSessions } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $sessionActivity, $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../remote';

const times = { created_at: '2026-11-20T04:00:00Z', seen_at: '2026-11-21T04:00:00Z' };
const own = { id: 1, browser: 'Safari', system: 'iPhone', address: '203.0.113.7', is_current: true, ...times };
const other = { id: 2, browser: null, system: null, address: null, is_current: false, ...times };

const open = async (answers: Parameters<typeof fakeApi>[0]) => {
  resetStores();
  $sessionActivity.set({ known: true, fetching: false });
  $user.set(exampleUser);
  const api = fakeApi(answers);
  const { user } = await renderPage('/profile/security', { remote, api });
  const section = within(screen.getByRole('region', { name: 'Нэвтэрсэн төхөөрөмжүүд' }));
  return { api, user, section };
};

it('shows where the user is signed in, and ends a session elsewhere', async () => {
  let sessions = [own, other];
  const { api, user, section } = await open({
    ...answer(listSessions, () => ({ sessions })),
    ...answer(endSession, () => void (sessions = [own]), { id: 2 }),
  });
  const here = within(await section.findByRole('listitem', { name: 'Safari · iPhone' }));
  expect(here.getByText('Энэ төхөөрөмж')).toBeVisible();
  expect(here.getByText('IP хаяг: 203.0.113.7')).toBeVisible();
  expect(here.queryByRole('button')).toBeNull();
  await user.click(section.getByRole('button', { name: 'Гаргах: Тодорхойгүй төхөөрөмж' }));
  expect(await section.findAllByRole('listitem')).toHaveLength(1);
  expect(section.queryByRole('button')).toBeNull();
  expect($toasts.get().map(({ text }) => text)).toEqual(['Төхөөрөмжийг гаргалаа.']);
  expect(api.calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/sessions/2']);
});

it('ends all others', async () => {
  const { user, section } = await open({
    ...answer(listSessions, { sessions: [own, other] }),
    ...answer(endOtherSessions, { sessions: [own] }),
  });
  await user.click(await section.findByRole('button', { name: 'Бусдыг бүгдийг гаргах' }));
  expect(await section.findAllByRole('listitem')).toHaveLength(1);
});

it('says when the list, or the end of all others, fails', async () => {
  let fails = true;
  const { user, section } = await open({
    ...answer(listSessions, () => {
      if (fails) throw new ApiError(500, 'INTERNAL', '', {});
      return { sessions: [own, other] };
    }),
    ...answer(endOtherSessions, () => {
      throw new ApiError(503, 'UNAVAILABLE', 'Түр ажиллахгүй байна', {});
    }),
  });
  const retry = await section.findByRole('button', { name: 'Дахин оролдох' });
  fails = false;
  await user.click(retry);
  await user.click(await section.findByRole('button', { name: 'Бусдыг бүгдийг гаргах' }));
  expect(await section.findByRole('alert')).toHaveTextContent('Түр ажиллахгүй байна');
});
