import type { Coupon, SavedTicket } from '@ortoo/contracts';
import { listETickets, sendCoupon } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, sameText, type FakeAnswer, couponOf } from '@ortoo/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote';
import { pagingOf, user as shopper } from '../parts/testing/fixtures';

const ticket = couponOf();
const pageOf = (coupons: Coupon[]) => ({ coupons, ...pagingOf(coupons.length) });
const listed = (coupons: Coupon[]) => answer(listETickets, pageOf(coupons));
const open = async (answers: Parameters<typeof fakeApi>[0]) => {
  resetStores();
  const api = fakeApi(answers);
  const { user } = await renderPage('/tickets', { remote, api });
  return { user, api };
};

it.each<[Coupon['state'], string]>([
  ['used', 'Ашигласан'],
  ['expired', 'Хугацаа дууссан'],
  ['cancelled', 'Цуцлагдсан'],
])('shows a ticket that is %s with its state over the code, and does not send it', async (state, word) => {
  await open(listed([{ ...ticket, state }]));
  const card = await screen.findByRole('article', { name: 'Хөгжмийн наадам' });
  expect(within(within(card).getByRole('figure')).getByText(word)).toBeVisible();
  expect(screen.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', ticket.pdf_url);
  expect(screen.queryByText('Имэйлээр илгээх')).toBeNull();
});

it('sends a ticket by email, and shows an invalid address', async () => {
  const wrong = 'Имэйл хаягаа оруулна уу.';
  let known = false;
  const { user, api } = await open({
    ...listed([ticket]),
    ...answer(
      sendCoupon,
      () => {
        if (!known) throw new ApiError(422, 'CONTACT_MISSING', wrong, { email: wrong });
        return { email: 'nomin@example.mn' };
      },
      { id: 1 },
    ),
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

describe('while it is valid', () => {
  const own = (api: Parameters<typeof fakeApi>[0] = {}) =>
    open({ ...listed([ticket]), 'GET /coupons/1/qr.svg': '<svg/>', ...api });

  it('shows the day with its time zone', async () => {
    await own();
    expect(await screen.findByText(sameText('2027 оны 5-р сарын 19, 19:00, Улаанбаатарын цагаар'))).toBeVisible();
  });

  it('fills the screen with its code and keeps it on; Escape reverts both', async () => {
    const release = jest.fn(async () => undefined);
    const request = jest.fn(async () => ({ release }));
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const { user } = await own();
    const opener = await screen.findByRole('button', { name: /Бүтэн дэлгэцээр/ });
    await user.click(opener);
    const view = screen.getByRole('dialog', { name: 'Хөгжмийн наадам' });
    expect(within(view).getByRole('img', { name: /ABCD-EFGH-JKLM/ })).toBeVisible();
    expect(request).toHaveBeenCalledTimes(1);
    // The system releases the lock of a hidden page.
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
    fireEvent(view, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
    await waitFor(() => expect(release).toHaveBeenCalled());
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('copies its number', async () => {
    const { user } = await own();
    await user.click(await screen.findByRole('button', { name: /ABCD-EFGH-JKLM ?: Хуулах/ }));
    expect(await navigator.clipboard.readText()).toBe('ABCD-EFGH-JKLM');
    expect($toasts.get()).toMatchObject([{ tone: 'success', text: 'Хууллаа.' }]);
  });

  it('is shared by the system, or copied when there is no such dialog or it fails', async () => {
    const { user } = await own();
    const share = await screen.findByRole('button', { name: /Хуваалцах/ });
    await user.click(share);
    expect(await navigator.clipboard.readText()).toContain(
      'Хөгжмийн наадам\n2027\u00a0оны 5-\u2060р\u00a0сарын\u00a019, 19:00',
    );
    const [copied] = $toasts.get();
    expect(copied).toMatchObject({ tone: 'success' });

    const shared = jest.fn(async () => undefined);
    Object.assign(navigator, { share: shared, canShare: () => true });
    await user.click(share);
    await waitFor(() => expect(shared).toHaveBeenCalledWith(expect.objectContaining({ title: 'Хөгжмийн наадам' })));
    expect($toasts.get()).toEqual([copied]);

    shared.mockRejectedValue(new DOMException('closed', 'AbortError'));
    await user.click(share);
    shared.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await user.click(share);
    // The same notice again: it is renewed.
    await waitFor(() => expect($toasts.get()[0]?.id).not.toBe(copied?.id));
    expect($toasts.get()).toEqual([{ ...copied, id: expect.any(Number) }]);
    Reflect.deleteProperty(navigator, 'share');
  });

  it('can be added to a calendar', async () => {
    await own();
    const link = await screen.findByRole('link', { name: /Календарьт нэмэх/ });
    expect(link).toHaveAttribute('download', 'ABCD-EFGH-JKLM.ics');
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(
      'DTSTART;TZID=Asia/Ulaanbaatar:20270519T190000',
    );
  });
});

it.each(['Бүтэн дэлгэцээр', 'Календарьт', 'Хуваалцах'])('does not offer %s after use', async name => {
  await open(listed([{ ...ticket, state: 'used' }]));
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull();
  expect(screen.queryByRole('link', { name: new RegExp(name) })).toBeNull();
});

describe('for offline use', () => {
  const stored = new Map<string, Response>();
  const dropped = jest.fn(() => stored.clear());
  const register = jest.fn(async () => undefined);
  const openStorage = async () => ({ put: async (key: string, value: Response) => void stored.set(key, value) });
  const json = { json: (value: unknown) => ({ value }) };

  beforeEach(() => {
    stored.clear();
    Object.defineProperty(navigator, 'serviceWorker', { value: { register }, configurable: true });
    Object.assign(globalThis, { caches: { open: openStorage, delete: dropped }, Response: json });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'caches');
    Reflect.deleteProperty(globalThis, 'Response');
  });
  const show = async (qr: FakeAnswer = '<svg/>') => {
    resetStores();
    $user.set(shopper);
    const api = fakeApi({ ...listed([ticket]), 'GET /coupons/1/qr.svg': qr });
    await renderPage('/tickets', { remote, api });
  };

  it('is saved with its code, its texts and the time, and the page shows that', async () => {
    await show();
    expect(await screen.findByText(/сүлжээгүй үед ч нээж болно/)).toBeVisible();
    expect(register).toHaveBeenCalledWith('/sw.js');
    expect([...stored.keys()]).toEqual(['/tickets/1']);
    const { value } = stored.get('/tickets/1') as unknown as { value: SavedTicket };
    expect(value).toMatchObject({ lang: 'mn', number: 'ABCD-EFGH-JKLM', qr: '<svg/>', state: 'active' });
    expect(value.words.asOf).toMatch(/^Шинэчилсэн: .*\d{2}:\d{2}$/);
    expect(value.words.state.cancelled).toBe('Цуцлагдсан');
  });

  it('is not saved after a sign-out meanwhile', async () => {
    await show(() => {
      $user.set(null);
      return '<svg/>';
    });
    expect(await screen.findByText(/PDF-ээ татаарай/)).toBeVisible();
    expect(dropped).toHaveBeenCalled();
    expect(stored.size).toBe(0);
  });

  it.each([
    ['has no service workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
    ['rejects storage', () => Object.assign(globalThis, { caches: { open: () => Promise.reject(new Error('full')) } })],
  ])('cannot be saved when the browser %s, and the page shows what to do', async (_, prepare) => {
    prepare();
    await show();
    expect(await screen.findByText(/PDF-ээ татаарай/)).toBeVisible();
    expect(screen.getByRole('article', { name: 'Хөгжмийн наадам' })).toBeVisible();
  });
});

it('links to the shop when there is none', async () => {
  await open(listed([]));
  expect(await screen.findByRole('heading', { name: 'Тасалбар хараахан алга' })).toBeVisible();
});

it('offers a retry when loading fails', async () => {
  let down = true;
  const { user } = await open(
    answer(listETickets, () => {
      if (down) throw new ApiError(400, 'INVALID', '');
      return pageOf([ticket]);
    }),
  );
  const retry = await screen.findByRole('button', { name: 'Дахин оролдох' });
  down = false;
  await user.click(retry);
  expect(await screen.findByRole('article', { name: 'Хөгжмийн наадам' })).toBeVisible();
});
