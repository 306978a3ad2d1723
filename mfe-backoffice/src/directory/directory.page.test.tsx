import type { DirectoryEntry, DirectoryInput } from '@ortoo/contracts';
import {
  addProductImage,
  changeDirectoryEntry,
  createDirectoryEntry,
  listDirectory,
  listProvinces,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { remote } from '../remote';

const entry: DirectoryEntry = {
  ...{ id: 1, code: 'ul', hidden: false, lock_version: 2, name: { mn: 'Ул', en: 'Ul' }, description: {} },
  ...{ image: null, phone: '77001234', email: '', tone: 'neutral', place: 'store', address: { mn: 'Хаяг 3' } },
  ...{ directions: {}, province: '11', hours: [], image_alt: {}, paragraphs: {}, products_count: 3 },
  ...{ product_ids: [], products: [], published_at: '2026-11-01T00:00:00Z' },
  ...{ parent_id: null, position: 0, swatch: null, parent: '' },
};

const open = async (path: string, change: Record<string, FakeAnswer> = {}) => {
  const provinces = [{ code: '11', name: 'Ulaanbaatar' }];
  const api = fakeApi({
    ...answers,
    ...answer(listProvinces, { provinces }),
    ...answer(listDirectory, { entries: [entry] }, { kind: 'vendors' }),
    ...answer(listDirectory, { entries: [entry] }, { kind: 'stores' }),
    ...answer(listDirectory, { entries: [] }, { kind: 'look_books' }),
    ...answer(changeDirectoryEntry, entry, { kind: 'vendors', id: 1 }),
    ...change,
  });
  return { api, ...(await renderPage(path, { remote, api, locale: 'en' })) };
};
const sent = (api: ReturnType<typeof fakeApi>, method: string) =>
  api.calls.findLast(call => call.method === method && call.path.includes('directory'))?.body as DirectoryInput;

beforeEach(() => {
  resetStores();
  $user.set(manager);
});

it('changes and hides a seller', async () => {
  const { api, user } = await open('/backoffice/sellers');
  await user.click(await screen.findByRole('button', { name: 'Edit: Ul' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit: Ул' }));
  const [, english] = dialog.getAllByRole('textbox', { name: /^Name/ });
  await user.clear(english!);
  await user.type(english!, 'Ul Boots');
  await user.click(dialog.getByRole('checkbox', { name: /Hide from lists/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect($toasts.get()).toMatchObject([{ text: '“Ул” is saved.' }]));
  expect(sent(api, 'PUT')).toMatchObject({ lock_version: 2, hidden: true, name: { mn: 'Ул', en: 'Ul Boots' } });
});

it('adds a look book with a picture and products in an order', async () => {
  const { api, user } = await open('/backoffice/sellers?kind=look_books', {
    ...answer(createDirectoryEntry, entry, { kind: 'look_books' }),
    ...answer(addProductImage, { image: '/pictures/new' }),
  });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'New look book' })[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'New look book' }));
  await user.type(dialog.getAllByRole('textbox', { name: /^Name/ })[0]!, 'Өвөл');
  await user.type(dialog.getByRole('textbox', { name: /^Code/ }), 'winter');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose a picture.')).toBeVisible();
  await user.upload(
    dialog.getByLabelText('Picture', { selector: 'input' }),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  );
  await user.type(dialog.getByRole('searchbox', { name: 'Add a product: name or code' }), 'hat');
  await user.click(await dialog.findByRole('button', { name: 'Wool hat · HAT-S' }));
  await user.type(dialog.getAllByRole('textbox', { name: /^Text/ })[0]!, 'Нэг.{Enter}{Enter}Хоёр.');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent(api, 'POST')).toMatchObject({
      ...{ code: 'winter', image: '/pictures/new', product_ids: [5] },
      paragraphs: { mn: ['Нэг.', 'Хоёр.'] },
    }),
  );
});

it('shows what is wrong with a store, and what the server says', async () => {
  const reject = () => {
    throw new ApiError(409, 'CODE_TAKEN', 'This code is in use.', { code: 'This code is in use.' });
  };
  const { user } = await open('/backoffice/sellers?kind=stores', {
    ...answer(changeDirectoryEntry, reject, { kind: 'stores', id: 1 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit: Ul' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit: Ул' }));
  await user.click(dialog.getByRole('button', { name: 'Add hours' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Choose days, and let it close after it opens.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Monday' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByRole('textbox', { name: /^Code/ })).toHaveAccessibleDescription(/This code is in use/),
  );
});

it('offers a retry when a list does not load', async () => {
  const fail = () => {
    throw new ApiError(500, 'INTERNAL', '');
  };
  await open('/backoffice/sellers', answer(listDirectory, fail, { kind: 'vendors' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

const colour: DirectoryEntry = {
  ...entry,
  ...{ id: 9, code: 'dark-green', name: { mn: 'хар ногоон' }, parent_id: 7, parent: 'Size', swatch: '#114422' },
};

it('adds a value of an option, and does not move one that products have', async () => {
  const { api, user } = await open('/backoffice/sellers?kind=option_values', {
    ...answer(listDirectory, { entries: [colour] }, { kind: 'option_values' }),
    ...answer(createDirectoryEntry, colour, { kind: 'option_values' }),
  });
  expect(await screen.findByText(/Size · dark-green/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New value' }));
  const added = within(await screen.findByRole('dialog', { name: 'New value' }));
  await user.type(added.getAllByRole('textbox', { name: /^Name/ })[0]!, 'XXL');
  await user.type(added.getByRole('textbox', { name: /^Code/ }), 'XXL');
  await user.click(added.getByRole('button', { name: 'Save' }));
  expect(await added.findByText('Please fill in this field')).toBeVisible();
  await user.selectOptions(added.getByRole('combobox', { name: /Option/ }), 'Size');
  await user.click(added.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(api, 'POST')).toMatchObject({ code: 'XXL', parent_id: 7, swatch: null }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'New value' })).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Edit: хар ногоон' }));
  const edited = within(await screen.findByRole('dialog', { name: 'Edit: хар ногоон' }));
  expect(edited.getByRole('textbox', { name: /^Code/ })).toBeDisabled();
  expect(edited.getByRole('combobox', { name: /Option/ })).toBeDisabled();
  expect(edited.getByLabelText('Colour of the dot')).toHaveValue('#114422');
  expect(edited.queryByRole('checkbox', { name: /Hide/ })).not.toBeInTheDocument();
});

it('asks before a dialog closes over what was typed', async () => {
  const { user } = await open('/backoffice/sellers');
  const edit = await screen.findByRole('button', { name: 'Edit: Ul' });
  await user.click(edit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit: Ул' }));
  const name = () => dialog.getAllByRole('textbox', { name: /^Name/ })[0]!;
  await user.type(name(), ' гутал');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(name()).toHaveValue('Ул гутал');
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(dialog.getByRole('button', { name: 'Leave without saving' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit: Ул' })).not.toBeInTheDocument());
  await user.click(edit);
  expect((await screen.findAllByRole('textbox', { name: /^Name/ }))[0]).toHaveValue('Ул');
});
