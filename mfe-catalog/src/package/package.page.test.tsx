import { currentOrder } from '@ortoo/contracts';
import { addPackage, getProduct } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { formatTime } from '@ortoo/i18n';
import { $cartCount } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { $package, choosePackageVariant, emptyPackage, setPackageProduct } from '../parts/package.store';
import { answers, boots } from '../parts/testing/answers';
import { cart } from '../parts/testing/cart';
import { remote } from '../remote';

const lamp = {
  ...boots,
  id: 60,
  slug: 'lamp',
  name: 'Дэнлүү',
  variants: [{ ...boots.variants[0]!, id: 601, option_values: [] }],
};

const open = async (change: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    ...answers,
    ...answer(getProduct, lamp, { slug: lamp.slug }),
    ...answer(addPackage, { ...cart, total_quantity: 3 }, { number: currentOrder }),
    ...change,
  });
  return { ...(await renderPage('/package', { remote, api })), api };
};
const line = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') ?? document.body);

beforeEach(() => {
  resetStores();
  emptyPackage();
});

it('links to the shop while it is empty', async () => {
  await open();
  expect(screen.getByRole('heading', { name: 'Багц хоосон байна' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Бэлэн багц' })).toHaveAttribute('href', '/look-books');
});

it('is added to the cart as one group, with variants, quantities and custom values', async () => {
  setPackageProduct('bulgan', 2);
  setPackageProduct('lamp');
  const { user, api } = await open();
  const pair = await line(boots.name);
  const order = screen.getByRole('button', { name: 'Бүгдийг сагсанд нэмэх' });
  await user.click(order);
  expect(pair.getByText('Хувилбараа сонгоно уу')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Дээрх тэмдэглэснийг засаад');
  expect(pair.getByRole('combobox')).toHaveFocus();
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);

  await user.selectOptions(pair.getByRole('combobox'), '501');
  await user.type(pair.getByRole('textbox', { name: /Хүсэлт/ }), 'бэлэг');
  expect(screen.getByText('987,000₮')).toBeInTheDocument();
  await user.click(order);
  await waitFor(() => expect($cartCount.get()).toBe(3));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
    lines: [
      { variant_id: 501, quantity: 2, options: { note: 'бэлэг' } },
      { variant_id: 601, quantity: 1 },
    ],
  });
  expect($package.get()).toEqual([]);
});

it('shows the variant that was chosen on the product page, and keeps a change of it', async () => {
  setPackageProduct('bulgan');
  choosePackageVariant('bulgan', 503);
  const { user } = await open();
  const pair = await line(boots.name);
  expect(pair.getByRole('combobox')).toHaveValue('503');
  await user.selectOptions(pair.getByRole('combobox'), '501');
  expect($package.get()).toMatchObject([{ slug: 'bulgan', variant: 501 }]);
});

it('says until when a variant is held, and what that means for the chosen one', async () => {
  const held_until = new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 480_000).toISOString();
  const held = { in_stock: false, total_on_hand: 0, max_quantity: 0, held_until };
  const variants = boots.variants.map(variant => ({ ...variant, ...(variant.id === 503 && held) }));
  setPackageProduct('bulgan');
  choosePackageVariant('bulgan', 503);
  await open(answer(getProduct, { ...boots, variants }, { slug: boots.slug }));
  const pair = await line(boots.name);
  const option = `хар, 42 (${formatTime(held_until)} хүртэл өөр хүн төлж байна)`;
  expect(pair.getByRole('combobox')).toHaveDisplayValue(option);
  expect(pair.getByText(/^Яг одоо өөр хүн төлж байна/)).toBeVisible();
});

it('asks again when the chosen variant no longer exists', async () => {
  setPackageProduct('bulgan');
  choosePackageVariant('bulgan', 999);
  await open();
  expect((await line(boots.name)).getByRole('combobox')).toHaveDisplayValue('Сонгоно уу');
});

it('shows unavailable products and lets them be removed', async () => {
  setPackageProduct('lamp');
  setPackageProduct('old-thing');
  const { user } = await open();
  const gone = await line('old-thing');
  expect(gone.getByText(/зарагдахаа больсон/)).toBeInTheDocument();
  await user.click(gone.getByRole('button', { name: 'Хасах: old-thing' }));
  await waitFor(() => expect($package.get().map(({ slug }) => slug)).toEqual(['lamp']));
});

it('offers a retry when the products fail to load', async () => {
  let healthy = false;
  const respond = () => {
    if (!healthy) throw new ApiError(503, 'UNKNOWN', '');
    return lamp;
  };
  setPackageProduct('lamp');
  const { user } = await open(answer(getProduct, respond, { slug: lamp.slug }));
  const retry = await screen.findByRole('button', { name: 'Дахин оролдох' });
  healthy = true;
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 2, name: 'Дэнлүү' })).toBeInTheDocument();
});
