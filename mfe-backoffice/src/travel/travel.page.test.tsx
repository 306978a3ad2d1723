import type { StaffTravel } from '@ortoo/contracts';
import {
  changeStaffDeparture,
  changeStaffNights,
  changeStaffRates,
  getStaffTravel,
  listStaffProducts,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, manager } from '../parts/testing/answers';
import { productRow } from '../parts/testing/products';
import { remote } from '../remote';

const night = (date: string, change: Partial<StaffTravel['rooms'][number]['nights'][number]> = {}) => ({
  ...{ date, rooms: null, taken: 0, price: '100000.0', has_own_price: false },
  ...change,
});

const hotel: StaffTravel = {
  ...{ id: 5, name: 'River Camp', kind: 'hotel', lock_version: 7, weekend_percent: 120, departures: [] },
  seasons: [{ name: { mn: 'Зун', en: 'Summer' }, first_day: '06-15', last_day: '08-31', percent: 130 }],
  rooms: [
    {
      ...{ variant_id: 51, name: 'Ger', stock: 3 },
      nights: [night('2026-12-01', { taken: 1 }), night('2026-12-02', { rooms: 0 }), night('2026-12-03', { taken: 3 })],
    },
  ],
};
const trip: StaffTravel = {
  ...{ ...hotel, kind: 'trip', rooms: [], seasons: [] },
  departures: [{ date: '2026-12-24', seats: 6, taken: 0 }],
};

const open = async (travel = hotel, change: Record<string, FakeAnswer> = {}) => {
  resetStores();
  $user.set(manager);
  const api = fakeApi({
    ...answers,
    ...answer(listStaffProducts, ({ query }) => ({
      products: query?.kind === travel.kind ? [{ ...productRow, kind: travel.kind, name: travel.name }] : [],
      ...{ count: 1, total_count: 1, current_page: 1, per_page: 100, pages: 1 },
    })),
    ...answer(getStaffTravel, travel, { id: 5 }),
    ...answer(changeStaffNights, travel, { id: 5 }),
    ...answer(changeStaffRates, { ...travel, lock_version: 8 }, { id: 5 }),
    ...answer(changeStaffDeparture, travel, { id: 5 }),
    ...change,
  });
  return { api, ...(await renderPage('/backoffice/travel?month=2026-12', { remote, api, locale: 'en' })) };
};
const sent = (api: ReturnType<typeof fakeApi>) => api.calls.findLast(({ method }) => method === 'PUT')?.body;

it('shows the nights of a month, and closes a range of them', async () => {
  const { api, user } = await open();
  const nights = within(await screen.findByRole('group', { name: 'Nights' }));
  expect(nights.getByRole('button', { name: /free, 2 of 3 rooms/ })).toHaveTextContent('2/3');
  expect(nights.getByRole('button', { name: /closed/ })).toHaveTextContent('closed');
  expect(nights.getByRole('button', { name: /full, 0 of 3 rooms/ })).toBeVisible();
  await user.click(nights.getByRole('button', { name: /free/ }));
  await user.click(nights.getByRole('button', { name: /full/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rooms to sell' }), 'Close');
  await user.click(screen.getByRole('button', { name: 'Change these nights' }));
  await waitFor(() => expect(sent(api)).toEqual({ variant_id: 51, from: '2026-12-01', to: '2026-12-03', rooms: 0 }));
});

it('limits the rooms of a night, and says when more are booked', async () => {
  const reject = () => {
    throw new ApiError(409, 'NIGHTS_SOLD', 'More rooms are booked on one of these nights.');
  };
  const { api, user } = await open(hotel, answer(changeStaffNights, reject, { id: 5 }));
  const form = within(await screen.findByRole('form', { name: 'Change nights: Ger' }));
  await user.type(form.getByLabelText('First night'), '2026-12-10');
  await user.type(form.getByLabelText('Last night'), '2026-12-11');
  await user.selectOptions(form.getByRole('combobox', { name: 'Rooms to sell' }), 'Some');
  await user.click(form.getByRole('button', { name: 'Change these nights' }));
  expect(await form.findByText('Enter a number from 1 to 3.')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Number of rooms' }), '2');
  await user.click(form.getByRole('button', { name: 'Change these nights' }));
  expect(await form.findByText('More rooms are booked on one of these nights.')).toBeVisible();
  expect(sent(api)).toMatchObject({ rooms: 2 });
  expect(form.getByLabelText('First night')).toHaveValue('2026-12-10');
});

it('changes seasons and weekends', async () => {
  const { api, user } = await open();
  const form = within(await screen.findByRole('form', { name: 'Seasons' }));
  await user.click(form.getByRole('button', { name: 'Add a season' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Please fill in this field')).toBeVisible();
  expect(sent(api)).toBeUndefined();
  await user.type(form.getAllByRole('textbox', { name: /^Name of the season/ })[2]!, 'Өвөл');
  await user.type(form.getAllByRole('textbox', { name: /^First day/ })[1]!, '12-01');
  await user.type(form.getAllByRole('textbox', { name: /^Last day/ })[1]!, '02-28');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect($toasts.get()).toHaveLength(1));
  expect(sent(api)).toMatchObject({
    ...{ lock_version: 7, weekend_percent: 120 },
    seasons: [{ percent: 130 }, { name: { mn: 'Өвөл' }, first_day: '12-01', last_day: '02-28', percent: 100 }],
  });
});

it('adds a departure, changes its seats and removes it', async () => {
  const { api, user } = await open(trip);
  const form = within(await screen.findByRole('form', { name: 'Add a day' }));
  await user.type(form.getByLabelText('Day'), '2026-12-31');
  await user.type(form.getByRole('textbox', { name: 'Seats' }), '8');
  await user.click(form.getByRole('button', { name: 'Add a day' }));
  await waitFor(() => expect(sent(api)).toEqual({ date: '2026-12-31', seats: 8 }));
  await user.click(screen.getByRole('button', { name: /^Remove:/ }));
  await waitFor(() => expect(sent(api)).toEqual({ date: '2026-12-24', seats: null }));
});

it('leads on when there is neither a hotel nor a trip, and offers a retry', async () => {
  const none = { products: [], count: 0, total_count: 0, current_page: 1, per_page: 100, pages: 0 };
  const { unmount } = await open(hotel, answer(listStaffProducts, none));
  expect(await screen.findByRole('heading', { name: 'No hotels or trips' })).toBeVisible();
  unmount();
  const fail = () => {
    throw new ApiError(500, 'INTERNAL', '');
  };
  await open(hotel, answer(getStaffTravel, fail, { id: 5 }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('gives nights a price of their own, and says which have one', async () => {
  const [room] = hotel.rooms;
  const own = { ...hotel, rooms: [{ ...room!, nights: [night('2026-12-01', { has_own_price: true })] }] };
  const { api, user } = await open(own);
  expect(await screen.findByRole('button', { name: /100,000₮, its own price/ })).toBeVisible();
  const form = within(screen.getByRole('form', { name: 'Change nights: Ger' }));
  await user.type(form.getByLabelText('First night'), '2026-12-10');
  await user.type(form.getByLabelText('Last night'), '2026-12-11');
  const apply = form.getByRole('button', { name: 'Change these nights' });
  await user.click(apply);
  expect(await form.findByText('Choose what to change: the rooms or the price.')).toBeVisible();
  await user.selectOptions(form.getByRole('combobox', { name: 'Price of a night' }), 'Its own price');
  await user.click(apply);
  expect(await form.findByText(/Enter a price from 1₮/)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: 'Own price' }), '190000');
  await user.click(apply);
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      ...{ variant_id: 51, from: '2026-12-10', to: '2026-12-11', price: 190_000 },
    }),
  );
});
