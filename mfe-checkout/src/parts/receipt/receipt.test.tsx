import type { Order, OwnOrganization, Receipt, User } from '@ortoo/contracts';
import { chooseReceipt, getOrder, getOwnOrganization, getReceipt } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderSlot, resetStores, paidOrderOf } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote';

const params = { number: 'R1' };

const receipt: Receipt = {
  state: 'awaiting',
  kind: 'citizen',
  consumer_number: null,
  registry_number: null,
  organization_name: null,
  ddtd: null,
  lottery: null,
  qr_data: null,
  total: null,
  vat: null,
  issued_at: null,
  pdf_url: null,
};
const open = async (answers: Parameters<typeof fakeApi>[0], shown: Partial<Order> = {}, reader: User | null = null) => {
  resetStores();
  $user.set(reader);
  const api = fakeApi({ ...answer(getOrder, paidOrderOf(shown), params), ...answers });
  const { user } = await renderSlot('checkout.order-receipt', params, { remote, api });
  return { user, api, panel: await screen.findByRole('region', { name: 'И-баримт' }) };
};

it('shows an issued receipt with its number, its lottery number and its PDF', async () => {
  const issued: Receipt = {
    ...receipt,
    state: 'issued',
    ddtd: '0'.repeat(33),
    lottery: 'AB 12345678',
    pdf_url: '/r.pdf',
  };
  const { panel } = await open(answer(getReceipt, issued, params), { receipt: issued });
  expect(await within(panel).findByText('Олгосон')).toBeVisible();
  expect(within(panel).getByText('AB 12345678')).toBeVisible();
  expect(within(panel).getByRole('link', { name: /^PDF татах ?: R1$/ })).toHaveAttribute('href', '/r.pdf');
  expect(within(panel).queryByRole('form')).toBeNull();
});

it('requests the recipient, and shows an invalid registry number at its field', async () => {
  const message = 'Ийм байгууллага олдсонгүй.';
  const organization: Receipt = {
    ...receipt,
    kind: 'organization',
    registry_number: '2578894',
    organization_name: 'Говь ХК',
  };
  let known = false;
  const { user, api, panel } = await open(
    answer(
      chooseReceipt,
      () => {
        if (!known) throw new ApiError(422, 'ORGANIZATION_NOT_FOUND', message, { registry_number: message });
        return organization;
      },
      params,
    ),
  );
  await user.click(await within(panel).findByRole('radio', { name: /Байгууллага/ }));
  const field = within(panel).getByRole('textbox', { name: /Регистрийн дугаар/ });
  await user.type(field, '{Enter}');
  expect(field).toHaveAccessibleDescription('Энэ талбарыг бөглөнө үү');
  await user.type(field, '2578894{Enter}');
  expect(await within(panel).findByText(message)).toBeVisible();
  expect(field).toHaveValue('2578894');
  known = true;
  await user.type(field, '{Enter}');
  expect(await within(panel).findByText('Говь ХК')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { kind: 'organization', registry_number: '2578894' },
    { kind: 'organization', registry_number: '2578894' },
  ]);
});

it('suggests the company of the user’s profile', async () => {
  const organization: OwnOrganization = {
    ...{ registry_number: '2578894', name: 'Говь ХК', confirmed: true },
    ...{ address: '', phone: '', information: '', employee_count: null, industry: '' },
  };
  const { user, panel } = await open(answer(getOwnOrganization, { organization }), {}, exampleUser);
  await user.click(await within(panel).findByRole('radio', { name: /Байгууллага/ }));
  expect(within(panel).getByRole('textbox', { name: /Регистрийн дугаар/ })).toHaveValue('2578894');
});

it('shows the deadline for the choice', async () => {
  const { panel } = await open({});
  expect(await within(panel).findByText(/15 минутын дараа/)).toBeVisible();
});

it('lets a citizen omit the number', async () => {
  const { user, api, panel } = await open(answer(chooseReceipt, receipt, params));
  await user.click(await within(panel).findByRole('button', { name: 'Хадгалах' }));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ kind: 'citizen' });
});

it('reserves its space while the receipt loads', async () => {
  const loading = answer(getReceipt, () => new Promise<never>(() => undefined), params);
  const { panel } = await open(loading, { receipt: { state: 'issuing', kind: 'citizen', ddtd: null, pdf_url: null } });
  expect(within(panel).getByRole('status')).not.toBeEmptyDOMElement();
  expect(within(panel).queryByRole('form')).toBeNull();
});
