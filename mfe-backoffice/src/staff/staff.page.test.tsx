import {
  addStaffMember,
  changeStaffMember,
  listStaffInvitations,
  listStaffMembers,
  removeStaffInvitation,
  removeStaffMember,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, manager, memberOf } from '../parts/testing/answers';
import { exampleInvitation, exampleMember, staffAnswers, staffList } from '../parts/testing/staff-answers';
import { remote } from '../remote';

const open = async (change: Record<string, FakeAnswer> = {}, query = '') => {
  const api = fakeApi({ ...answers, ...staffAnswers, ...change });
  return { api, ...(await renderPage(`/backoffice/staff${query}`, { remote, api, locale: 'en' })) };
};
const bodyOf = (api: ReturnType<typeof fakeApi>, path: string) =>
  api.calls.findLast(call => call.path === path && call.body !== undefined)?.body;
const toast = (text: string) => waitFor(() => expect($toasts.get()).toMatchObject([{ text }]));

beforeEach(() => {
  resetStores();
  $user.set(manager);
});

it('lists members with what they may do, and finds them', async () => {
  const { api, user } = await open();
  expect(await screen.findByText('bold@example.mn')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'bold{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Manager');
  await waitFor(() =>
    expect(api.calls.findLast(({ path }) => path === listStaffMembers.path)?.params).toMatchObject({
      q: 'bold',
      role_id: 1,
    }),
  );
});

it('gives a member another role for one seller, and shows what that gives', async () => {
  const { api, user } = await open(answer(changeStaffMember, exampleMember, { id: 7 }), '?open=7');
  const detail = within(await screen.findByRole('region', { name: 'Болд Дорж' }));
  const rights = () => within(detail.getByRole('list', { name: 'Rights' })).getAllByRole('listitem').length;
  expect(rights()).toBe(3);
  await user.selectOptions(detail.getByRole('combobox', { name: 'Works for' }), 'Ul Bootmakers');
  expect(rights()).toBe(2);
  await user.selectOptions(detail.getByRole('combobox', { name: 'Role' }), 'Scanner');
  await user.click(detail.getByRole('button', { name: 'Save' }));
  await toast('Болд Дорж: the new rights count from the next action on.');
  expect(bodyOf(api, '/back_office/staff_members/7')).toEqual({ role_id: 2, vendor: 'ul' });
});

it('offers no role with rights that the reader does not have', async () => {
  $user.set(memberOf('people', 'scan'));
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add staff' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add staff' }));
  expect(dialog.getByRole('option', { name: 'Manager' })).toBeDisabled();
  expect(dialog.getByRole('option', { name: 'Scanner', selected: true })).toBeEnabled();
  expect(dialog.getByText('You can’t choose roles with rights that you don’t have.')).toBeVisible();
});

it('removes a member after a question', async () => {
  const { user } = await open(answer(removeStaffMember, undefined, { id: 7 }), '?open=7');
  await user.click(await screen.findByRole('button', { name: 'Remove from staff' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove from staff' }));
  await user.click(dialog.getByRole('button', { name: 'Remove from staff' }));
  await toast('Болд Дорж is no longer a member of staff.');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Болд Дорж' })).not.toBeInTheDocument());
});

it('does not change administrators', async () => {
  await open(answer(listStaffMembers, { ...staffList, members: [{ ...exampleMember, role: null }] }), '?open=7');
  expect(await screen.findByText(/Administrators are appointed/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove from staff' })).not.toBeInTheDocument();
});

it('adds an account, or invites an email address', async () => {
  let isKnown = true;
  const added = () =>
    isKnown ? { member: exampleMember, invitation: null } : { member: null, invitation: exampleInvitation };
  const { api, user } = await open(answer(addStaffMember, added));
  await user.click(await screen.findByRole('button', { name: 'Add staff' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add staff' }));
  await user.click(dialog.getByRole('button', { name: 'Add staff' }));
  expect(dialog.getByLabelText(/Phone or email/)).toHaveFocus();
  expect(dialog.getByText('Enter a phone number or an email address.')).toBeVisible();
  await user.type(dialog.getByLabelText(/Phone or email/), '99112233');
  await user.click(dialog.getByRole('button', { name: 'Add staff' }));
  await toast('Болд Дорж is now a member of staff.');
  expect(bodyOf(api, addStaffMember.path)).toEqual({ login: '99112233', role_id: 2, vendor: null });

  isKnown = false;
  $toasts.set([]);
  await user.click(screen.getByRole('button', { name: 'Add staff' }));
  const again = within(screen.getByRole('dialog', { name: 'Add staff' }));
  await user.type(again.getByLabelText(/Phone or email/), 'saraa@example.org{Enter}');
  await toast('Invitation sent to saraa@example.org.');
});

it('shows beside the field why somebody cannot be added', async () => {
  const fail = () => {
    throw new ApiError(409, 'STAFF_MEMBER_EXISTS', '', { login: 'Already a member of staff.' });
  };
  const { user } = await open(answer(addStaffMember, fail));
  await user.click(await screen.findByRole('button', { name: 'Add staff' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add staff' }));
  await user.type(dialog.getByLabelText(/Phone or email/), 'bold@example.mn{Enter}');
  expect(await dialog.findByText('Already a member of staff.')).toBeVisible();
  expect(dialog.getByLabelText(/Phone or email/)).toBeInvalid();
});

it('sends an invitation again, and withdraws it', async () => {
  const { user } = await open({
    ...answer(listStaffInvitations, { invitations: [exampleInvitation] }),
    ...answer(addStaffMember, { member: null, invitation: exampleInvitation }),
    ...answer(removeStaffInvitation, undefined, { id: 3 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send again: saraa@example.org' }));
  await toast('Invitation sent to saraa@example.org.');
  $toasts.set([]);
  await user.click(screen.getByRole('button', { name: 'Withdraw: saraa@example.org' }));
  await toast('Invitation to saraa@example.org withdrawn.');
});
