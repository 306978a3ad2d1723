import { createHash, createHmac, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { type Draw, drawNumber, drawText, entriesText, prizeOf } from '@ortoo/contracts';
import { listDraws, listEntries } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { answers } from '../testing/answers';
import { jackpot, wheel } from '../testing/campaign-answers';
import { remote } from '../../remote';

beforeAll(() => {
  Object.defineProperty(globalThis, 'TextEncoder', { value: TextEncoder, configurable: true });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

const seed = 'a seed';
const odds = wheel.prizes.map(({ id, name, weight }) => ({ id, name, weight }));
const round = {
  ...{ day: '2026-11-20', seed, seed_hash: createHash('sha256').update(seed).digest('hex') },
  ...{ opened_at: '2026-11-19T00:00:00Z', count: 3, odds },
};
const numberOf = (text: string) => drawNumber(createHmac('sha256', seed).update(text).digest('hex'));

const drawOf = (sequence: number): Draw => {
  const nonce = `nonce${sequence}`;
  const number = numberOf(drawText(wheel.slug, round.day, nonce, 1));
  const prize = prizeOf(odds, number) ?? 0;
  const fields = { day: round.day, sequence, nonce, turn: 1, number, entry: null, drawn_at: round.opened_at };
  return { ...fields, drawn_prize_id: prize, prize_id: prize };
};
const draws = [1, 2, 3].map(drawOf);

const check = async (path: string, fakes: object) => {
  const { user } = await renderPage(path, { remote, api: fakeApi({ ...answers, ...fakes }) });
  await user.click(screen.getByRole('button', { name: 'Тохирлыг нээх' }));
  await user.click(await screen.findByRole('button', { name: 'Шалгах' }));
};
const wheelOf = (change: object, list = draws) =>
  answer(
    listDraws,
    { round: { ...round, ...change }, draws: list, next: null, days: [round.day] },
    { slug: wheel.slug },
  );

it('computes every draw of a day again', async () => {
  await check('/wheel', wheelOf({}));
  expect(await screen.findByText('Зөв: 3 тохирол түлхүүртэй нийцэж байна.')).toBeVisible();
  expect(screen.getByText(round.seed_hash)).toBeVisible();
});

it.each([
  ['another seed', wheelOf({ seed: 'other' }), /Түлхүүр урьдчилан нийтэлсэн хээтэй таарахгүй/],
  ['a changed number', wheelOf({}, draws.with(1, { ...drawOf(2), number: 1 })), 'Түлхүүртэй таарахгүй тохирол: 2'],
  ['another prize', wheelOf({}, draws.with(0, { ...drawOf(1), drawn_prize_id: 9 })), 'Түлхүүртэй таарахгүй тохирол: 1'],
  ['a removed draw', wheelOf({}, [drawOf(1), drawOf(3)]), 'Дугаар алгассан тохирол: 2'],
  ['a removed last draw', wheelOf({}, draws.slice(0, 2)), 'Дугаар алгассан тохирол: 3'],
])('finds %s', async (_, fakes, text) => {
  await check('/wheel', fakes);
  expect(await screen.findByText(text)).toBeVisible();
});

it('checks the winners of a jackpot with all its entries', async () => {
  const entries = [1, 2, 3].map(number => ({
    ...{ number, nonce: `nonce${number}`, source: 'day' as const, created_at: round.opened_at },
  }));
  const digest = createHash('sha256').update(entriesText(entries)).digest('hex');
  const number = numberOf(drawText(jackpot.slug, round.day, digest, 0));
  const entry = entries[Math.floor((number * 3) / 2 ** 32)]?.number ?? 0;
  const draw = { ...drawOf(1), number, entry, drawn_prize_id: 3, prize_id: 3 };
  const page = (drawn: Draw) => ({
    ...answer(listDraws, { round, draws: [drawn], next: null, days: [round.day] }, { slug: jackpot.slug }),
    ...answer(listEntries, { entries, next: null }, { slug: jackpot.slug }),
  });
  await check('/promotions/jackpot', page(draw));
  expect(await screen.findByText('Зөв: 1 тохирол түлхүүртэй нийцэж байна.')).toBeVisible();
});

it('says that the seed comes later, and offers no check before', async () => {
  const { user } = await renderPage('/wheel', { remote, api: fakeApi({ ...answers, ...wheelOf({ seed: null }) }) });
  await user.click(screen.getByRole('button', { name: 'Тохирлыг нээх' }));
  expect(await screen.findByText('Дууссаны дараа нийтэлнэ')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Шалгах' })).not.toBeInTheDocument();
});
