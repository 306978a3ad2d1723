import { changeStaffRole, createStaffRole, listStaffRoles, removeStaffRole } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, manager, memberOf } from '../parts/testing/answers';
import { exampleRoles, staffAnswers } from '../parts/testing/staff-answers';
import { remote } from '../remote';

const [busy, free] = exampleRoles;
const open = async (change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...staffAnswers, ...change });
  return { api, ...(await renderPage('/backoffice/roles', { remote, api, locale: 'en' })) };
};
const toast = (text: string) => waitFor(() => expect($toasts.get()).toMatchObject([{ text }]));

beforeEach(() => {
  resetStores();
  $user.set(manager);
});

it('creates a role with a name in both languages and some rights', async () => {
  const { api, user } = await open(answer(createStaffRole, free!));
  await user.click(await screen.findByRole('button', { name: 'Create a role' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Create a role' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByLabelText(/Name in Mongolian/)).toHaveFocus();
  expect(dialog.getByText('Choose at least one right.')).toBeVisible();
  await user.type(dialog.getByLabelText(/Name in Mongolian/), 'Үүдний ажилтан');
  await user.type(dialog.getByLabelText(/Name in English/), 'Entrance');
  await user.click(dialog.getByRole('checkbox', { name: 'Scan codes' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await toast('The role Шалгагч is saved.');
  expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: { mn: 'Үүдний ажилтан', en: 'Entrance' },
    rights: ['scan'],
  });
});

it('changes a role; rights that the reader does not have can only go', async () => {
  $user.set(memberOf('people', 'scan'));
  const { user } = await open(answer(changeStaffRole, busy!, { id: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Edit Manager' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Manager' }));
  expect(dialog.getByRole('checkbox', { name: 'Releases' })).toBeDisabled();
  expect(dialog.getByRole('checkbox', { name: 'Payments and accounts' })).toBeChecked();
  await user.click(dialog.getByRole('checkbox', { name: 'Payments and accounts' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await toast('The role Менежер is saved.');
});

it('deletes a role that nobody has, and no other', async () => {
  const { user } = await open(answer(removeStaffRole, undefined, { id: 2 }));
  expect(await screen.findByRole('link', { name: '1 person' })).toHaveAttribute(
    'href',
    '/en/backoffice/staff?role_id=1',
  );
  expect(screen.queryByRole('button', { name: 'Delete Manager' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Scanner' }));
  await user.click(within(screen.getByRole('dialog', { name: 'Delete' })).getByRole('button', { name: 'Delete' }));
  await toast('The role Scanner is deleted.');
});

it('shows why a role cannot be saved', async () => {
  const fail = () => {
    throw new ApiError(409, 'STAFF_LAST_MANAGER', 'At least one person must be able to manage staff.');
  };
  const { user } = await open(answer(changeStaffRole, fail, { id: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Edit Manager' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit Manager' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('At least one person');
});

it('leads on when there are no roles, and offers a retry when they do not load', async () => {
  let isDown = true;
  const { user } = await open(
    answer(listStaffRoles, () => {
      if (isDown) throw new ApiError(500, 'INTERNAL', '');
      return { roles: [] };
    }),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'No roles yet' })).toBeVisible();
});
