import type { ReturnAuthorization, ReturnAuthorizations } from '@ortoo/contracts';
import { getOrder, listReturns, requestReturn } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderSlot, resetStores, paidOrderOf } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { fail } from '../testing/fixtures';

const params = { number: 'R1' };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const boots = { line_item_id: 7, name: 'Гутал', quantity: 2, unit_amount: '120000.0', until: inHours(48) };
const cap = { ...boots, line_item_id: 8, name: 'Малгай', quantity: 1, unit_amount: '30000.0', until: inHours(24) };
const requests: ReturnAuthorization = {
  id: 1,
  number: 'RA123456789',
  order_number: 'R1',
  state: 'requested',
  reason: 'damaged',
  memo: '',
  destination: 'bank_account',
  bank_account: { account_name: 'Номин', iban: 'MN780034000499123456' },
  return_items: [{ line_item_id: 7, name: 'Гутал', quantity: 1 }],
  amount: '120000.0',
  transfer_amount: null,
  exchange: null,
  staff_note: null,
  created_at: '2026-11-21T00:00:00Z',
  decided_at: null,
  refunded_at: null,
};
const offer = (more: Partial<ReturnAuthorizations>): ReturnAuthorizations => ({
  return_authorizations: [],
  returnable: [],
  ...more,
});
const listed = (result: ReturnAuthorizations | (() => ReturnAuthorizations)) => answer(listReturns, result, params);
const region = { name: 'Буцаалт' };
const open = async (answers: Parameters<typeof fakeApi>[0]) => {
  resetStores();
  const api = fakeApi({ ...answer(getOrder, paidOrderOf(), params), ...answers });
  const { user } = await renderSlot('checkout.order-return', params, { remote, api });
  return { user, api };
};
const path = '/orders/R1/return_authorizations';
const sentIn = ({ calls }: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

it('offers nothing outside the window', async () => {
  const { api } = await open(listed(offer({})));
  await waitFor(() => expect(api.calls.map(call => call.path)).toContain(path));
  expect(screen.queryByRole('region', region)).toBeNull();
});

it('shows missing input and the remaining time, and sums the refund', async () => {
  const { user, api } = await open(listed(offer({ returnable: [boots, cap] })));
  const panel = await screen.findByRole('region', region);
  await user.click(within(panel).getByRole('button', { name: 'Буцаалт хүсэх' }));
  expect(within(panel).getAllByRole('timer')[0]).toHaveTextContent(/^47:59:|^48:00:00$/);
  await user.click(within(panel).getByRole('button', { name: 'Хүсэлт илгээх' }));
  expect(await within(panel).findByText('Буцаах зүйлээ сонгоно уу.')).toBeVisible();
  const reason = within(panel).getByRole('combobox', { name: /Шалтгаан/ });
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Энэ талбарыг бөглөнө үү'));
  await user.click(within(panel).getByRole('checkbox', { name: /Гутал/ }));
  expect(within(panel).getByText(/240.000/, { selector: 'p' })).toBeVisible();
  const stepper = within(panel).getByRole('group', { name: 'Тоо ширхэг: Гутал' });
  await user.click(within(stepper).getAllByRole('button')[0]!);
  expect(within(panel).getByText(/120.000/, { selector: 'p' })).toBeVisible();
  expect(sentIn(api)).toEqual([]);
});

it('shows a wrong IBAN at its field, retains the input, and confirms the request', async () => {
  const wrong = 'Дансны IBAN дугаар буруу байна.';
  let right = false;
  const { user, api } = await open({
    ...listed(() => offer(right ? { return_authorizations: [requests] } : { returnable: [cap] })),
    ...answer(
      requestReturn,
      () => {
        if (!right) throw new ApiError(422, 'IBAN_WRONG', wrong, { iban: wrong });
        return requests;
      },
      params,
    ),
  });
  const panel = await screen.findByRole('region', region);
  await user.click(within(panel).getByRole('button', { name: 'Буцаалт хүсэх' }));
  await user.selectOptions(within(panel).getByRole('combobox', { name: /Шалтгаан/ }), 'damaged');
  await user.click(within(panel).getByRole('radio', { name: /Банкны данс/ }));
  await user.type(within(panel).getByRole('textbox', { name: /Данс эзэмшигч/ }), 'Номин');
  const iban = within(panel).getByRole('textbox', { name: /IBAN/ });
  await user.type(iban, 'MN00{Enter}');
  await waitFor(() => expect(iban).toHaveAccessibleDescription(expect.stringContaining(wrong)));
  expect(iban).toHaveValue('MN00');
  expect(iban).toHaveFocus();
  right = true;
  await user.type(iban, '11{Enter}');
  const notice = await within(panel).findByText(/RA123456789 дугаартай хүсэлт/);
  expect(document.activeElement).toContainElement(notice);
  expect(within(panel).queryByRole('form')).toBeNull();
  expect(sentIn(api).at(-1)).toEqual({
    return_authorization: {
      destination: 'bank_account',
      memo: '',
      reason: 'damaged',
      account_name: 'Номин',
      iban: 'MN0011',
      return_items: [{ line_item_id: 8, quantity: 1 }],
    },
  });
});

it('shows the server’s error above the button', async () => {
  const closed = 'Буцаах хугацаа дууссан байна.';
  const { user } = await open({
    ...listed(offer({ returnable: [cap] })),
    ...answer(requestReturn, fail(new ApiError(422, 'RETURN_CLOSED', closed, { return_items: closed })), params),
  });
  const panel = await screen.findByRole('region', region);
  await user.click(within(panel).getByRole('button', { name: 'Буцаалт хүсэх' }));
  expect(within(panel).getByRole('checkbox', { name: /Малгай/ })).toBeChecked();
  await user.selectOptions(within(panel).getByRole('combobox', { name: /Шалтгаан/ }), 'other');
  await user.click(within(panel).getByRole('button', { name: 'Хүсэлт илгээх' }));
  expect(await within(panel).findByRole('alert')).toHaveTextContent(closed);
});

it('shows the state of the request', async () => {
  const rejected: ReturnAuthorization = {
    ...requests,
    id: 2,
    number: 'RA2',
    state: 'refused',
    staff_note: 'Хэрэглэсэн байна',
  };
  const paying: ReturnAuthorization = { ...requests, state: 'payable', transfer_amount: '120000.0' };
  await open(listed(offer({ return_authorizations: [rejected, paying] })));
  const [first, second] = within(await screen.findByRole('region', region)).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Татгалзсан.*Хэрэглэсэн байна/);
  expect(second).toHaveTextContent(/Шилжүүлж байна.*Номин · MN780034000499123456.*ажлын 3–\u20605 өдөрт/);
});

it('shows what is sent in place of the money, and what of it was refunded', async () => {
  const exchange = {
    ...{ name: 'Гутал', options_text: '43', sku: 'OR-2', quantity: 1, difference: '20000.0' },
    ...{ tracking: 'MN-77', sent_at: '2026-11-21T03:00:00Z' },
  };
  await open(listed(offer({ return_authorizations: [{ ...requests, state: 'exchanged', exchange }] })));
  const card = within(await screen.findByRole('region', region)).getByRole('listitem');
  expect(card).toHaveTextContent(/Сольсон.*Гутал · 43 · 1 ширхэг.*MN-77.*20,000₮/);
  expect(card).not.toHaveTextContent('MN780034000499123456');
});

it('offers a retry when loading fails', async () => {
  let down = true;
  const { user } = await open(
    listed(() => {
      if (down) throw new ApiError(400, 'INVALID', '');
      return offer({ returnable: [cap] });
    }),
  );
  const retry = await screen.findByRole('button', { name: 'Дахин оролдох' });
  down = false;
  await user.click(retry);
  expect(await screen.findByRole('region', region)).toBeVisible();
});
