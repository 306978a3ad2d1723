import type { StaffPromotionDetail, StaffPromotions } from '@ortoo/contracts';
import {
  changeStaffPromotion,
  createStaffPromotion,
  getStaffPromotion,
  listBrands,
  listStaffPromotions,
  previewStaffPromotion,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

const detail: StaffPromotionDetail = {
  ...{ id: 3, code: 'ORTOO10', kind: 'coupon', name: { mn: 'Арван хувь', en: 'Ten percent' } },
  ...{ percent: 10, amount: null, max_amount: '30000.0', min_order: '50000.0', brands: ['ul'], products: null },
  ...{ combinable: false, usage_limit: 100, per_user: 1, used: 4, owner: null, active: true },
  ...{ starts_at: null, expires_at: '2026-12-31T16:00:00.000Z', state: 'active', lock_version: 2 },
  ...{ taken_off: '48000.0', uses: [{ order_number: 'R100000001', at: '2026-11-20T02:00:00Z', amount: '12000.0' }] },
};
const list: StaffPromotions = {
  ...{ count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 },
  promotions: [detail],
};
const brands = [{ id: 1, code: 'ul', name: 'Ул', description: '', logo: null, image: null, products_count: 3 }];
const answers = {
  ...answer(listStaffPromotions, list),
  ...answer(getStaffPromotion, detail, { id: 3 }),
  ...answer(listBrands, { brands }),
};

const open = async (change: Record<string, FakeAnswer> = {}, query = '') => {
  const api = fakeApi({ ...answers, ...change });
  return { api, ...(await renderPage(`/backoffice/promotions${query}`, { remote, api, locale: 'en' })) };
};

beforeEach(() => {
  resetStores();
  $user.set(memberOf('promotions'));
});

const openForm = async (change: Record<string, FakeAnswer> = {}) => {
  const view = await open(change);
  await view.user.click(screen.getByRole('button', { name: 'Create a code' }));
  return { ...view, form: within(screen.getByRole('dialog', { name: 'Create a code' })) };
};

it('lists codes with their state, discount and uses', async () => {
  await open();
  const row = await screen.findByRole('row', { name: /ORTOO10/ });
  expect(row).toHaveTextContent('ORTOO10Valid10%4 / 100Ten percent');
});

it('opens a code with its terms and its uses', async () => {
  await open({}, '?open=3');
  const region = within(await screen.findByRole('region', { name: 'ORTOO10' }));
  expect(await region.findByText('Ул')).toBeVisible();
  expect(region.getByText('48,000₮')).toBeVisible();
  expect(region.getByRole('link', { name: 'R100000001' })).toHaveAttribute('href', '/en/backoffice/orders/R100000001');
});

it('creates a code', async () => {
  const created = { ...detail, id: 4, code: 'AUTUMN' };
  const { api, user, form } = await openForm(answer(createStaffPromotion, created));
  await user.type(form.getByRole('textbox', { name: 'Code' }), 'autumn');
  await user.type(form.getByRole('textbox', { name: 'Name in Mongolian' }), 'Намар');
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'Autumn');
  await user.click(form.getByRole('radio', { name: 'An amount' }));
  await user.type(form.getByRole('textbox', { name: 'Amount' }), '5,000');
  await user.click(await form.findByRole('checkbox', { name: 'Ул' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'AUTUMN is saved.' }]));
  const sent = api.calls.find(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ code: 'autumn', percent: null, amount: 5_000, brands: ['ul'], per_user: 1 });
  expect(screen.queryByRole('dialog', { name: 'Create a code' })).not.toBeInTheDocument();
});

it('marks what is missing and goes to the first of it', async () => {
  const { api, user, form } = await openForm();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(form.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  expect(form.getByText('Use a number from 1 to 100.')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('keeps what is typed when the code is taken', async () => {
  const taken = () => {
    throw new ApiError(409, 'PROMOTION_CODE_TAKEN', 'This code exists already.', { code: 'This code exists already.' });
  };
  const { user, form } = await openForm(answer(createStaffPromotion, taken));
  const code = form.getByRole('textbox', { name: 'Code' });
  await user.type(code, 'ORTOO10');
  await user.type(form.getByRole('textbox', { name: 'Name in Mongolian' }), 'Намар');
  await user.type(form.getByRole('textbox', { name: 'Name in English' }), 'Autumn');
  await user.type(form.getByRole('textbox', { name: 'Percent' }), '10');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findAllByText('This code exists already.'))[0]).toBeVisible();
  expect(code).toHaveValue('ORTOO10');
});

it('tries terms on past orders, without a code yet', async () => {
  const examples = [{ order_number: 'R100000009', total: '90000.0', taken_off: '9000.0' }];
  const preview = { orders: 500, fitting: 120, taken_off: '1200000.0', examples };
  const { api, user, form } = await openForm(answer(previewStaffPromotion, preview));
  await user.type(form.getByRole('textbox', { name: 'Percent' }), '10');
  await user.click(form.getByRole('button', { name: 'Try on past orders' }));
  const status = await form.findByText('Of the last 500 orders 120 would have got 1,200,000₮ off in all.');
  expect(status).toBeVisible();
  expect(form.getByText('R100000009').closest('li')).toHaveTextContent('−9,000₮');
  expect(api.calls.at(-1)?.body).toMatchObject({ percent: 10, amount: null });
});

it('switches a code off, with its terms as they are', async () => {
  const { api, user } = await open(answer(changeStaffPromotion, { ...detail, active: false }, { id: 3 }), '?open=3');
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'ORTOO10 is saved.' }]));
  const sent = api.calls.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({
    ...{ name: detail.name, active: false, lock_version: 2, percent: 10, amount: null, max_amount: 30_000 },
    ...{ min_order: 50_000, brands: ['ul'], products: null, combinable: false, usage_limit: 100, per_user: 1 },
    ...{ starts_at: null, expires_at: '2026-12-31T16:00:00.000Z' },
  });
});

it('says so when somebody else has changed the code, and keeps the form', async () => {
  const conflict = () => {
    throw new ApiError(409, 'CONFLICT', 'Somebody else has changed this.');
  };
  const { user } = await open(answer(changeStaffPromotion, conflict, { id: 3 }), '?open=3');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(screen.getByRole('dialog', { name: 'Edit ORTOO10' }));
  await user.clear(form.getByRole('textbox', { name: 'Percent' }));
  await user.type(form.getByRole('textbox', { name: 'Percent' }), '15');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Somebody else has changed this.');
  expect(form.getByRole('textbox', { name: 'Percent' })).toHaveValue('15');
});

it('shows that there are none, and offers a retry when they do not load', async () => {
  let isDown = true;
  const respond = () => {
    if (isDown) throw new ApiError(500, 'INTERNAL', '');
    return { ...list, promotions: [], count: 0, total_count: 0, pages: 0 };
  };
  const { user } = await open(answer(listStaffPromotions, respond));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No codes yet' })).toBeVisible();
});
