import { screen, within } from '@testing-library/react';
import { ApiError } from '@ortoo/http';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';

const ticket = {
  id: 1,
  number: 'ABCD-EFGH-JKLM',
  kind: 'ticket',
  state: 'active',
  name: 'Хөгжмийн наадам',
  options_text: '',
  store_name: 'Өртөө',
  place: 'Цэнгэлдэх хүрээлэн',
  valid_until: '2027-05-20T00:00:00Z',
  event_at: '2027-05-19T11:00:00Z',
  qr_url: '/api/v2/coupons/1/qr.svg',
  pdf_url: '/api/v2/coupons/1/ticket.pdf',
};
const answer = (coupons: unknown[]) => ({ coupons, count: coupons.length, total_count: coupons.length });
const open = async (answers: Parameters<typeof fakeApi>[0]) => {
  resetStores();
  const api = fakeApi(answers);
  const { user } = await renderPage('/tickets', { remote, api });
  return { user, api };
};

it.each([
  ['used', 'Ашигласан'],
  ['expired', 'Хугацаа дууссан'],
  ['cancelled', 'Цуцлагдсан'],
])('shows a ticket that is %s with that over its code, and no longer sends it', async (state, word) => {
  await open({ 'GET /e_tickets': answer([{ ...ticket, state }]) });
  const card = await screen.findByRole('article', { name: 'Хөгжмийн наадам' });
  expect(within(within(card).getByRole('figure')).getByText(word)).toBeVisible();
  expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', ticket.pdf_url);
  expect(screen.queryByText('Имэйлээр илгээх')).toBeNull();
});

it('sends a ticket by email, and says what is wrong with the address', async () => {
  const wrong = 'Имэйл хаягаа оруулна уу.';
  let known = false;
  const { user, api } = await open({
    'GET /e_tickets': answer([ticket]),
    'POST /coupons/1/send_by_email': () => {
      if (!known) throw new ApiError(422, 'CONTACT_MISSING', wrong, { email: wrong });
      return { email: 'nomin@example.mn' };
    },
  });
  await user.click(await screen.findByText('Имэйлээр илгээх'));
  const field = screen.getByRole('textbox', { name: /Имэйл/ });
  await user.click(screen.getByRole('button', { name: 'Илгээх' }));
  expect(await screen.findByText(wrong)).toBeVisible();
  expect(field).toHaveFocus();
  known = true;
  await user.type(field, 'nomin@example.mn{Enter}');
  expect(await screen.findByText(/nomin@example\.mn хаяг руу/)).toBeVisible();
  const posts = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(posts).toEqual([{}, { email: 'nomin@example.mn' }]);
});

it('leads on when there is none', async () => {
  await open({ 'GET /e_tickets': answer([]) });
  expect(await screen.findByRole('heading', { name: 'Тасалбар хараахан алга' })).toBeVisible();
});

it('can be asked again when it does not load', async () => {
  let down = true;
  const { user } = await open({
    'GET /e_tickets': () => {
      if (down) throw new ApiError(400, 'INVALID', '');
      return answer([ticket]);
    },
  });
  const retry = await screen.findByRole('button', { name: 'Дахин оролдох' });
  down = false;
  await user.click(retry);
  expect(await screen.findByRole('article', { name: 'Хөгжмийн наадам' })).toBeVisible();
});
