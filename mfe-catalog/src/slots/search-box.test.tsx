import type { Taxons } from '@ortoo/contracts';
import { listBrands, listTaxons } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $searchHistory, $toasts } from '@ortoo/stores';
import { answer, fakeApi, renderSlot, resetStores, type FakeAnswer, type RecordedCall } from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answers, cardOf, listingAnswer, queryOf, taxons } from '../parts/testing/answers';
import { remote } from '../remote';

const search = 'GET /listing';

const suggest = (call: RecordedCall) => {
  const { q } = queryOf(call);
  return listingAnswer(2, { cards: [1, 2].map(id => cardOf(id, { name: `${q} ${id}` })) })(call);
};

const noPlaces = { ...answer(listTaxons, { taxons: [] }), ...answer(listBrands, { brands: [] }) };

/** The header's own field, as the shell provides it. */
const open = async (found: FakeAnswer = suggest, places: Record<string, FakeAnswer> = noPlaces) => {
  const form = document.createElement('form');
  const input = form.appendChild(document.createElement('input'));
  document.body.append(form);
  const api = fakeApi({ ...places, [search]: found });
  input.focus();
  const view = await renderSlot('catalog.search-box', { field: { current: input } }, { remote, api });
  return { ...view, input, api };
};

const options = () => screen.queryAllByRole('option').map(option => option.textContent);

beforeEach(() => {
  resetStores();
  $searchHistory.set([]);
});
afterEach(() => document.querySelector('body > form')?.remove());

it('enhances a field without changing its focus or its text', async () => {
  const { input } = await open();
  expect(input).toHaveFocus();
  expect(input).toHaveAttribute('role', 'combobox');
  expect(input).toHaveAttribute('aria-expanded', 'false');
});

it('suggests products after a debounce, and requests once', async () => {
  const { user, input, api } = await open();
  await user.type(input, 'гутал');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options()).toEqual([
    expect.stringContaining('гутал 1'),
    expect.stringContaining('гутал 2'),
    'Бүх 2 илэрцийг үзэх',
  ]);
  expect(api.calls.filter(call => call.path === '/listing')).toHaveLength(1);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

it('suggests fifty products at most', async () => {
  const { user, input, api } = await open();
  await user.type(input, 'гутал');
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(api.calls.filter(call => call.path === '/listing').map(queryOf)).toEqual([{ q: 'гутал', per_page: 50 }]);
});

it('preserves the cursor on its line when categories load late above it', async () => {
  let come: (taxons: Taxons) => void = () => undefined;
  const late = new Promise<Taxons>(resolve => (come = resolve));
  const places = { ...noPlaces, ...answer(listTaxons, () => late) };
  const { user, input } = await open(suggest, places);
  await user.type(input, 'гутал');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard('{ArrowDown}');
  come({ taxons: taxons.filter(({ permalink }) => permalink === 'goods/shoes') });
  await waitFor(() => expect(options()).toHaveLength(4));
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('гутал 1');
});

it('can be used by arrows, Enter and Escape', async () => {
  const { user, input } = await open();
  await user.type(input, 'гутал');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const [, second] = screen.getAllByRole('option');
  expect(second).toHaveAttribute('aria-selected', 'true');
  expect(input).toHaveAttribute('aria-activedescendant', second?.id);
  expect(input).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(input).toHaveValue('гутал');
  await user.keyboard('{Escape}');
  expect(input).toHaveValue('');
});

it('picks a product with Enter without submitting the search', async () => {
  const { user, input } = await open();
  await user.type(input, 'гутал');
  await waitFor(() => expect(options()).toHaveLength(3));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('closes when a search is submitted', async () => {
  const { user, input } = await open();
  await user.type(input, '  ноолуур {Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('shows the last searches for an empty text, each removable', async () => {
  $searchHistory.set(['ороолт', 'гутал']);
  const { user } = await open();
  expect(options()).toEqual(['ороолт', 'гутал']);
  await user.click(screen.getByRole('button', { name: '«ороолт» хайлтыг устгах' }));
  expect($searchHistory.get()).toEqual(['гутал']);
  expect(options()).toEqual(['гутал']);
});

it('removes a search with the Delete key, and ignores the key when there is text', async () => {
  $searchHistory.set(['ороолт', 'гутал']);
  const { user, input } = await open();
  await user.keyboard('{ArrowDown}{Delete}');
  expect($searchHistory.get()).toEqual(['гутал']);
  await user.type(input, 'ab');
  input.setSelectionRange(0, 0);
  await user.keyboard('{Delete}');
  expect(input).toHaveValue('b');
});

it('groups categories on any level, brands and products', async () => {
  const { user, input } = await open(suggest, answers);
  await user.type(input, 'у');
  const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option');
  await waitFor(() => expect(group('Бараа, аялал')).toHaveLength(2));
  expect(group('Ангилал').map(line => line.textContent)).toEqual(['Углааш']);
  expect(group('Брэнд').map(line => line.textContent)).toEqual(['Ул']);
});

it('drops a response to an older text', async () => {
  const waiting: (() => void)[] = [];
  const { user, input } = await open(
    (call: RecordedCall) => new Promise(resolve => waiting.push(() => resolve(suggest(call)))),
  );
  await user.type(input, 'гут');
  await waitFor(() => expect(waiting).toHaveLength(1));
  await user.type(input, 'ал');
  await waitFor(() => expect(waiting).toHaveLength(2));
  await act(async () => waiting[1]?.());
  await act(async () => waiting[0]?.());
  await waitFor(() => expect(options()[0]).toContain('гутал 1'));
});

it('shows nothing when the service fails', async () => {
  const { user, input } = await open(() => {
    throw new ApiError(503, 'UNKNOWN', '');
  });
  await user.type(input, 'гутал');
  await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
  expect(options()).toEqual([]);
  expect($toasts.get()).toEqual([]);
});
