import type { LeaseQuote } from '@ortoo/contracts';
import { getLeaseQuote, getProduct } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, boots } from '../parts/testing/answers';
import { remote } from '../remote';

const offer = (months: number, monthly: string, total_cost: string) => ({
  months,
  monthly,
  total_cost,
  down_payment: '89700.0',
  financed: '209300.0',
  interest: 1.8,
  last: monthly,
});
const quote: LeaseQuote = {
  total: '299000.0',
  quotes: [offer(3, '72283.0', '306549.0'), offer(6, '37122.0', '312432.0')],
  reason: null,
};

const open = async (respond: () => LeaseQuote) => {
  resetStores();
  const api = fakeApi({ ...answers, ...answer(getLeaseQuote, respond) });
  const { user } = await renderPage('/products/bulgan', { remote, api });
  const button = screen.getByRole('button', { name: /^Лизингээр сард 10,[\d]{3}₮-өөс$/ });
  expect(api.calls.some(({ path }) => path.startsWith('/lease'))).toBe(false);
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: 'Лизингийн тооцоолуур' });
  expect(api.calls.find(({ path }) => path === getLeaseQuote.path)?.params).toEqual({ amount: 299_000 });
  return { user, button, dialog };
};

it('calculates down payment, monthly instalment and total for the chosen months', async () => {
  const { user, button, dialog } = await open(() => quote);
  const months = await within(dialog).findByRole('combobox', { name: 'Хугацаа' });
  expect(months).toHaveValue('6');
  expect(dialog).toHaveTextContent(/Урьдчилгаа89,700₮.*Сарын төлбөр37,122₮.*Нийт төлөх дүн312,432₮/);
  await user.selectOptions(months, '3 сар');
  expect(dialog).toHaveTextContent(/Сарын төлбөр72,283₮.*Нийт төлөх дүн306,549₮/);
  await user.click(within(dialog).getByRole('button', { name: 'Хаах' }));
  await user.click(button);
  expect(await screen.findByRole('combobox', { name: 'Хугацаа' })).toHaveValue('3');
});

it('says why the down payment is above its share', async () => {
  const notice = 'Лизингээр ихдээ 1,500,000₮ авч болно.';
  const { dialog } = await open(() => ({ ...quote, quotes: quote.quotes.map(one => ({ ...one, notice })) }));
  expect(await within(dialog).findByText(notice)).toBeVisible();
});

it('explains why a low price has no instalments, and what to do', async () => {
  const { dialog } = await open(() => ({ ...quote, quotes: [], reason: 'Зээлийн дүн хүрэхгүй байна' }));
  expect(await within(dialog).findByText(/^Зээлийн дүн хүрэхгүй байна Өөр бараатай хамт захиалбал/)).toBeVisible();
});

it('offers a retry when there is no response', async () => {
  let fails = true;
  const { user, dialog } = await open(() => {
    if (fails) throw new ApiError(0, 'NETWORK', '');
    return quote;
  });
  fails = false;
  await user.click(await within(dialog).findByRole('button', { name: 'Дахин оролдох' }));
  await waitFor(() => expect(dialog).toHaveTextContent('37,122₮'));
});

it.each([
  ['171000.0', false],
  ['172000.0', true],
])('promises instalments of %s₮ only if the checkout grants them: %s', async (price, isOffered) => {
  resetStores();
  const variants = boots.variants.map(one => ({ ...one, price, selling_price: price }));
  const dear = { ...boots, price, selling_price: price, variants };
  const api = fakeApi({ ...answers, ...answer(getProduct, dear, { slug: 'bulgan' }) });
  await renderPage('/products/bulgan', { remote, api });
  expect(screen.queryAllByRole('button', { name: /^Лизингээр сард/ })).toHaveLength(isOffered ? 1 : 0);
});
