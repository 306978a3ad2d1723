import type { SearchRule, SearchRuleInput } from '@ortoo/contracts';
import {
  changeSearchRule,
  createSearchRule,
  listSearchMisses,
  listSearchRules,
  removeSearchRule,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { remote } from '../remote';

const rule: SearchRule = {
  ...{ id: 1, kind: 'redirect', words: ['delivery'], lock_version: 4, pins: [], path: '/pages/delivery' },
};

const open = async (change: Record<string, FakeAnswer> = {}) => {
  resetStores();
  $user.set(manager);
  const api = fakeApi({
    ...answers,
    ...answer(listSearchRules, { rules: [rule] }),
    ...answer(listSearchMisses, { misses: [{ query: 'mules', count: 12, last_on: '2026-11-20' }] }),
    ...answer(createSearchRule, rule),
    ...answer(changeSearchRule, rule, { id: 1 }),
    ...change,
  });
  return { api, ...(await renderPage('/backoffice/search', { remote, api, locale: 'en' })) };
};
const sent = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.calls.findLast(call => call.method === method)?.body as SearchRuleInput;

it('makes a synonym of what was searched without a result', async () => {
  const { api, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Add a setting: mules' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a setting' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter two words or more.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Words/ }), 'slippers');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect($toasts.get()).toHaveLength(1));
  expect(sent(api, 'POST')).toEqual({ kind: 'synonyms', words: ['mules', 'slippers'], pins: [], path: null });
});

it('pins products at places', async () => {
  const { api, user } = await open();
  await screen.findByRole('heading', { name: 'Pinned products' });
  await user.click(screen.getByRole('button', { name: 'Add a setting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a setting' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Pinned products');
  await user.type(dialog.getByRole('textbox', { name: /^Searches/ }), 'hat');
  await user.type(dialog.getByRole('searchbox'), 'wool');
  await user.click(await dialog.findByRole('button', { name: 'Wool hat · HAT-S' }));
  const place = dialog.getByRole('textbox', { name: 'Place of Wool hat' });
  await user.clear(place);
  await user.type(place, '3');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'POST')).toMatchObject({ kind: 'pins', pins: [{ product_id: 5, place: 3 }] }));
});

it('changes a redirect, and keeps what is typed when somebody else was faster', async () => {
  const reject = () => {
    throw new ApiError(409, 'CONFLICT', 'It was changed in the meantime.');
  };
  const { api, user } = await open(answer(changeSearchRule, reject, { id: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Edit: delivery' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Redirects' }));
  const path = dialog.getByRole('textbox', { name: /^Address/ });
  await user.clear(path);
  await user.type(path, 'https://shop.example/en/pages/courier');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('It was changed in the meantime.')).toBeVisible();
  expect(sent(api, 'PUT')).toMatchObject({ path: '/pages/courier', lock_version: 4 });
  expect(path).toHaveValue('https://shop.example/en/pages/courier');
});

it('removes a setting', async () => {
  const { api, user } = await open(answer(removeSearchRule, undefined, { id: 1 }));
  await user.click(await screen.findByRole('button', { name: 'Remove: delivery' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Removed.' }]));
  expect(api.calls.find(({ method }) => method === 'DELETE')?.params).toEqual({ lock_version: 4 });
});

it('offers a retry when the settings do not load', async () => {
  const fail = () => {
    throw new ApiError(500, 'INTERNAL', '');
  };
  await open(answer(listSearchRules, fail));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
