import { screen } from '@testing-library/react';
import { fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { remote } from '../remote';

const coupon = {
  id: 1,
  number: 'ABCD-EFGH-JKLM',
  kind: 'coupon',
  state: 'used',
  name: 'Буудлын купон',
  options_text: '',
  store_name: 'Өртөө буудал',
  place: null,
  valid_until: '2027-05-20T00:00:00Z',
  event_at: null,
  qr_url: '/api/v2/coupons/1/qr.svg',
};
const answer = (coupons: unknown[]) => ({ coupons, count: coupons.length, total_count: coupons.length });

beforeEach(() => void resetStores());

it('shows each coupon under the page’s heading, a used one as used', async () => {
  await renderPage('/coupons', { remote, api: fakeApi({ 'GET /coupons': answer([coupon]) }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Буудлын купон' })).toBeVisible();
  expect(screen.getByText('ABCD-EFGH-JKLM')).toBeVisible();
  expect(screen.getAllByText('Ашигласан').length).toBeGreaterThan(0);
});

it('links to the shop when there is none', async () => {
  await renderPage('/coupons', { remote, api: fakeApi({ 'GET /coupons': answer([]) }) });
  expect(await screen.findByRole('heading', { name: 'Купон хараахан алга' })).toBeVisible();
});
