import type { ProductImport } from '@ortoo/contracts';
import { importStaffProducts } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { remote } from '../remote';

const report: ProductImport = {
  ...{ is_applied: false, added: 2, changed: 1, unchanged: 0, rejected: 1 },
  rows: [{ line: 4, slug: 'cap', faults: [{ field: 'taxon', text: '«hats» is not known to the shop' }] }],
};

const open = async (change: Record<string, FakeAnswer>) => {
  resetStores();
  $user.set(manager);
  const api = fakeApi({ ...answers, ...change });
  const view = await renderPage('/backoffice/import', { remote, api, locale: 'en' });
  const picker = await screen.findByLabelText('Choose a file', { selector: 'input' });
  const pick = (file = new File(['[]'], 'products.json')) => view.user.upload(picker, file);
  return { ...view, api, pick };
};
const applied = (api: ReturnType<typeof fakeApi>) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as FormData).get('apply'));

it('checks a file, says what is wrong, and imports it then', async () => {
  const { api, user, pick } = await open(
    answer(importStaffProducts, ({ body }) => ({
      ...report,
      is_applied: (body as unknown as FormData).get('apply') === 'true',
    })),
  );
  await pick();
  const faults = within(await screen.findByRole('table', { name: 'Rejected rows' }));
  expect(faults.getByRole('row', { name: '4 cap taxon «hats» is not known to the shop' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Result of the check: nothing is saved yet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 3 products' }));
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeVisible();
  expect(applied(api)).toEqual(['false', 'true']);
  expect(screen.getByRole('link', { name: 'Go to the products' })).toBeVisible();
});

it('offers no import when nothing would change', async () => {
  const { pick } = await open(
    answer(importStaffProducts, { ...report, added: 0, changed: 0, unchanged: 3, rejected: 0, rows: [] }),
  );
  await pick();
  expect(await screen.findByText('Nothing is wrong.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import 0 products' })).toBeDisabled();
});

it('says that a file has no products', async () => {
  const none = { ...report, added: 0, changed: 0, unchanged: 0, rejected: 0, rows: [] };
  const { pick } = await open(answer(importStaffProducts, none));
  await pick();
  expect(await screen.findByText(/There is no product in this file/)).toBeVisible();
});

it('says that a file is too large, or that it could not be read', async () => {
  const fail = () => {
    throw new ApiError(422, 'INVALID', 'Please check your input.');
  };
  const { api, pick } = await open(answer(importStaffProducts, fail));
  const large = new File(['x'], 'large.csv');
  Object.defineProperty(large, 'size', { value: 9 * 1024 * 1024 });
  await pick(large);
  expect(await screen.findByText('The file is larger than 8 MB. Please split it.')).toBeVisible();
  expect(applied(api)).toEqual([]);
  await pick();
  expect(await screen.findByText('Please check your input.')).toBeVisible();
});
