import { listStores } from '@ortoo/contracts/endpoints';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { brandAnswers } from '../parts/testing/brand-answers';
import { remote } from '../remote';

const open = (change: Record<string, FakeAnswer> = {}, locale: 'mn' | 'en' = 'mn') =>
  renderPage('/stores', { remote, api: fakeApi({ ...answers, ...brandAnswers, ...change }), locale });

beforeEach(() => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setTimeout'],
    now: Date.parse('2026-11-21T10:30:00+08:00'),
  });
  resetStores();
});
afterEach(() => jest.useRealTimers());

const store = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('article') ?? document.body);

it('shows locations, opening hours and phone numbers', async () => {
  await open();
  const shops = within(screen.getByRole('region', { name: 'Салбарууд' }));
  expect(shops.getAllByRole('article')).toHaveLength(1);
  expect(store('Төв салбар').getByText('Өдөр бүр')).toBeInTheDocument();
  expect(store('Төв салбар').getByText('10:00–\u206020:00')).toBeInTheDocument();
  expect(store('Төв салбар').getByRole('link', { name: '7700 1234' })).toHaveAttribute('href', 'tel:+97677001234');
  const pickup = store('Эрдэнэтийн захиалга олгох цэг');
  expect(pickup.getByText('Даваа–\u2060Баасан')).toBeInTheDocument();
  expect(pickup.getByText('Бямба')).toBeInTheDocument();
  expect(pickup.getByText('Зөвхөн захиалга олгоно')).toBeInTheDocument();
});

it('shows stores open on a Saturday morning', async () => {
  await open({}, 'en');
  expect(store('Төв салбар').getByText('Open until 20:00')).toBeInTheDocument();
  expect(store('Эрдэнэтийн захиалга олгох цэг').getByText('Open until 15:00')).toBeInTheDocument();
});

it('shows closed stores in the evening', async () => {
  jest.setSystemTime(Date.parse('2026-11-21T19:00:00+08:00'));
  await open();
  expect(store('Төв салбар').getByText('Нээлттэй, 20:00 хүртэл')).toBeInTheDocument();
  expect(store('Эрдэнэтийн захиалга олгох цэг').getByText('Хаалттай')).toBeInTheDocument();
});

it('has structured data with the hours of each', async () => {
  const { head } = await open();
  expect(head.jsonLd?.[1]).toMatchObject({
    '@type': 'Store',
    openingHoursSpecification: [{ opens: '09:00', closes: '18:00' }, { dayOfWeek: ['https://schema.org/Saturday'] }],
  });
});

it('shows a message when there are none', async () => {
  await open(answer(listStores, { stores: [] }));
  expect(screen.getByRole('heading', { name: 'Одоогоор салбар алга' })).toBeInTheDocument();
});
