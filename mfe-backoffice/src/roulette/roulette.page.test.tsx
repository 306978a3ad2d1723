import { createHash, createHmac, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { drawNumber, drawnEntries, drawText, entriesText, type Right, type RouletteDraw } from '@ortoo/contracts';
import {
  changeRouletteProduct,
  drawRoulette,
  giveRouletteNumber,
  listRouletteDraws,
  listRouletteLocations,
  listRouletteNumbers,
  listRouletteProducts,
  listRouletteStocks,
  listRouletteUsers,
  openRouletteDraw,
  removeRouletteUser,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, memberOf } from '../parts/testing/answers';
import { remote } from '../remote';

beforeAll(() => {
  Object.defineProperty(globalThis, 'TextEncoder', { value: TextEncoder, configurable: true });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

const product = { id: 3, name: { mn: 'Эсгий гутал', en: 'Felt boots' }, image: null };
const location = { id: 1, name: { mn: 'Зайсан', en: 'Zaisan' }, is_open: true, numbers_count: 2, stock: 1 };
const seed = 'a seed';
const hash = createHash('sha256').update(seed).digest('hex');
const opened = { id: 9, product, opened_at: '2026-11-21T04:00:00Z', seed_hash: hash };
const open: RouletteDraw = { ...opened, drawn_at: null, seed: null, entries: [], number: null };
const entries = [1, 2].map(number => ({ number, nonce: `nonce${number}` }));
const digest = createHash('sha256').update(entriesText(entries)).digest('hex');
const hmac = createHmac('sha256', seed)
  .update(drawText('roulette', '9', digest, 0))
  .digest('hex');
const number = drawnEntries(entries, [drawNumber(hmac)])[0]?.number ?? 0;
const drawn: RouletteDraw = { ...opened, drawn_at: '2026-11-21T05:00:00Z', seed, entries, number };
const holder = { id: 5, name: 'Болд', phone: '+97699112233' };
const issued = { id: 7, number: 2, user: holder, issued_at: '2026-11-21T03:00:00Z', won: null };
const paging = { count: 1, total_count: 1, current_page: 1, per_page: 20, pages: 1 };

const fakes = (draws: RouletteDraw[]) => ({
  ...answers,
  ...answer(listRouletteLocations, { locations: [location] }),
  ...answer(listRouletteProducts, { products: [product] }),
  ...answer(listRouletteStocks, { stocks: [{ location_id: 1, product, count: 1 }] }),
  ...answer(listRouletteNumbers, { ...paging, numbers: [issued] }),
  ...answer(listRouletteDraws, { draws }),
  ...answer(listRouletteUsers, { ...paging, users: [{ ...holder, numbers_count: 2 }] }),
  ...answer(giveRouletteNumber, issued),
  ...answer(openRouletteDraw, open),
  ...answer(drawRoulette, { draw: drawn, winner: holder }, { id: 9 }),
});

const show = async (draws: RouletteDraw[], more: object = {}, rights: Right[] = ['roulette']) => {
  $user.set(memberOf(...rights));
  const api = fakeApi({ ...fakes(draws), ...more });
  return { api, ...(await renderPage('/backoffice/roulette', { remote, api })) };
};

it('gives a visitor the next number, and is ready for the next visitor', async () => {
  const { user } = await show([]);
  const part = await screen.findByRole('region', { name: 'Дугаар олгох' });
  await user.click(within(part).getByRole('button', { name: 'Дугаар олгох' }));
  expect(within(part).getAllByText('Энэ талбарыг бөглөнө үү')).toHaveLength(2);
  await user.type(within(part).getByRole('textbox', { name: /Нэр/ }), 'Болд');
  await user.type(within(part).getByRole('textbox', { name: /Утас/ }), '99112233');
  await user.click(within(part).getByRole('button', { name: 'Дугаар олгох' }));
  expect(await within(part).findByText('2')).toBeVisible();
  expect(within(part).getByRole('textbox', { name: /Нэр/ })).toHaveFocus();
});

it('says at its field what is wrong with the phone number', async () => {
  const wrong = answer(giveRouletteNumber, () => {
    throw new ApiError(422, 'INVALID', 'Буруу', { phone: 'Дугаараа шалгана уу' });
  });
  const { user } = await show([], wrong);
  const part = await screen.findByRole('region', { name: 'Дугаар олгох' });
  await user.type(within(part).getByRole('textbox', { name: /Нэр/ }), 'Болд');
  await user.type(within(part).getByRole('textbox', { name: /Утас/ }), '12');
  await user.click(within(part).getByRole('button', { name: 'Дугаар олгох' }));
  expect(await within(part).findByText('Дугаараа шалгана уу')).toBeVisible();
  expect(within(part).getByRole('textbox', { name: /Утас/ })).toHaveValue('12');
});

it('shows the hash of an open draw, and the winner on the whole screen', async () => {
  const { user } = await show([open]);
  expect(await screen.findByText(hash)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Дугаар тохируулах' }));
  const winner = await screen.findByRole('dialog', { name: 'Эсгий гутал' });
  expect(within(winner).getByText(String(number))).toBeVisible();
  expect(within(winner).getByText('•••• 2233')).toBeVisible();
});

it.each([
  ['right', drawn, 'Зөв'],
  ['wrong', { ...drawn, number: 3 - number }, 'Буруу'],
  ['of another seed', { ...drawn, seed: 'other' }, 'Буруу'],
])('checks a draw that is %s', async (_, draw, text) => {
  const { user } = await show([draw]);
  await user.click(await screen.findByRole('button', { name: /дугаарын тохирлыг шалгах/ }));
  expect(await screen.findByText(text)).toBeVisible();
});

it('offers to add a location when there is none', async () => {
  await show([], answer(listRouletteLocations, { locations: [] }));
  expect(await screen.findByText('Байршил алга')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Байршил нэмэх' })).toBeVisible();
});

it('renames a prize, with a picture for who manages pictures', async () => {
  const renamed = answer(changeRouletteProduct, ({ body }) => ({ id: 3, ...body }), { id: 3 });
  const { api, user } = await show([], renamed);
  await user.click(await screen.findByRole('button', { name: 'Хонжвор засах: Эсгий гутал' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Хонжвор засах' }));
  expect(dialog.queryByRole('group', { name: 'Зураг' })).not.toBeInTheDocument();
  await user.clear(dialog.getByRole('textbox', { name: /Англи нэр/ }));
  await user.type(dialog.getByRole('textbox', { name: /Англи нэр/ }), 'Warm boots{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Хонжвор засах' })).not.toBeInTheDocument());
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: { mn: 'Эсгий гутал', en: 'Warm boots' },
    image: null,
  });
});

it('offers the picture of a prize to who manages pictures', async () => {
  const { user } = await show([], {}, ['roulette', 'catalogue']);
  await user.click(await screen.findByRole('button', { name: 'Хонжвор нэмэх' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Хонжвор нэмэх' }));
  expect(dialog.getByRole('group', { name: 'Зураг' })).toBeVisible();
});

it('finds a participant, and removes the person’s data on request', async () => {
  const { api, user } = await show([], answer(removeRouletteUser, undefined, { id: 5 }));
  await user.type(await screen.findByRole('searchbox', { name: 'Нэр эсвэл утас' }), '9911{Enter}');
  await waitFor(() =>
    expect(api.calls.findLast(({ path }) => path === listRouletteUsers.path)?.params).toMatchObject({ q: '9911' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Болд: хувийн мэдээллийг устгах' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Хувийн мэдээлэл устгах' }));
  await user.click(dialog.getByRole('button', { name: 'Хувийн мэдээлэл устгах' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Хувийн мэдээлэл устгах' })).not.toBeInTheDocument());
  expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});
