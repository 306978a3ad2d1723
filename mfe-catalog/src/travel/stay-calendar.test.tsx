import { listHotelNights } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, type FakeAnswer, sameText } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { arrival, dayButton as day, setToday } from '../parts/testing/stay-calendar';
import { hotelNights } from '../parts/testing/travel-answers';
import { remote } from '../remote';

setToday();

const open = async (path: string, more: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...more });
  const page = await renderPage(path, { remote, api });
  await page.user.click(arrival());
  await screen.findByRole('dialog', { name: 'Ирэх, гарах өдөр' });
  return { ...page, api };
};

const done = () => screen.getByRole('button', { name: 'Боллоо' });
const months = () => screen.getAllByRole('grid').map(grid => grid.getAttribute('aria-labelledby')!);
const titles = () => months().map(id => document.getElementById(id)!.textContent);
const status = () => within(screen.getByRole('dialog')).getByRole('status');

it('shows two months of the hotel from Monday, with the price of each night', async () => {
  const { api } = await open('/products/river-camp');
  expect(titles()).toEqual(['2026 оны 11-р сар', '2026 оны 12-р сар']);
  const [heads] = screen.getAllByRole('row');
  expect(heads).toHaveTextContent('ДаМяЛхПүБаБяНя');
  await waitFor(() => expect(day('12-р сарын 3')).toHaveTextContent('3180,000'));
  expect(day('12-р сарын 4')).toHaveTextContent('41.22 сая');
  const requests = api.calls.filter(({ path }) => path === listHotelNights.path);
  expect(requests.map(({ params }) => params)).toContainEqual({ hotel: 'river-camp', month: '2026-12' });
});

it('names each day with its date, price and state', async () => {
  await open('/products/river-camp?check_in=2026-12-03&check_out=2026-12-05');
  await waitFor(() => expect(day('12-р сарын 3')).toHaveTextContent('180,000'));
  expect(day('12-р сарын 3')).toHaveAccessibleName(sameText('2026 оны 12-р сарын 3, Пүрэв, ирэх өдөр, 180,000₮'));
  expect(day('12-р сарын 4')).toHaveAccessibleName(
    sameText('2026 оны 12-р сарын 4, Баасан, таны сонгосон хугацаанд, 1,220,000₮, амралтын өдөр'),
  );
  expect(day('12-р сарын 11')).toHaveAccessibleName(sameText('2026 оны 12-р сарын 11, Баасан, дүүрсэн'));
  expect(day('12-р сарын 31')).toHaveAccessibleName(sameText('2026 оны 12-р сарын 31, Пүрэв, 180,000₮, Шинэ жил'));
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(3);
});

it('explains what a phone shows, which has one month only', async () => {
  const { user } = await open('/products/river-camp');
  const season = () => within(screen.getByRole('dialog')).getByText('Шинэ жил', { selector: '.season' });
  await waitFor(() => expect(season()).toHaveAttribute('data-second'));
  await user.click(screen.getByRole('button', { name: 'Дараагийн сар' }));
  expect(season()).not.toHaveAttribute('data-second');
});

it('marks a night that another buyer is paying for otherwise than a full one', async () => {
  const until = '2026-11-24T04:09:00Z';
  const held = (input: Parameters<typeof hotelNights>[0]) => ({
    nights: hotelNights(input).nights.map(night =>
      night.date === '2026-12-10' ? { ...night, price: null, rooms_left: 0, held_until: until } : night,
    ),
  });
  const { user } = await open('/products/river-camp', answer(listHotelNights, held));
  await waitFor(() => expect(day('12-р сарын 10')).toHaveTextContent('төлж буй'));
  expect(day('12-р сарын 10')).toHaveAccessibleName(
    sameText('2026 оны 12-р сарын 10, Пүрэв, 12:09 хүртэл өөр хүн төлж байна'),
  );
  expect(day('12-р сарын 10')).not.toHaveAttribute('data-full');
  expect(day('12-р сарын 11')).toHaveAccessibleName(sameText('2026 оны 12-р сарын 11, Баасан, дүүрсэн'));
  const explained = 'төлж буй: Яг одоо өөр хүн төлж байна. Удахгүй дахин чөлөөлөгдөж магадгүй.';
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(explained)).toBeVisible();
  await user.click(day('12-р сарын 10'));
  expect(status()).toHaveTextContent('Ирэх өдрөө сонгоно уу.');
  await user.click(screen.getByRole('button', { name: 'Дараагийн сар' }));
  await user.click(screen.getByRole('button', { name: 'Дараагийн сар' }));
  expect(dialog.queryByText(explained)).not.toBeInTheDocument();
});

it('chooses an arrival and a departure, which may be the day of a full night', async () => {
  const { user } = await open('/products/river-camp');
  await waitFor(() => expect(day('12-р сарын 11')).toHaveTextContent('дүүрсэн'));
  expect(status()).toHaveTextContent('Ирэх өдрөө сонгоно уу.');
  expect(day('12-р сарын 11')).toHaveAttribute('aria-disabled', 'true');
  await user.click(day('12-р сарын 11'));
  expect(status()).toHaveTextContent('Ирэх өдрөө сонгоно уу.');
  await user.click(day('12-р сарын 9'));
  expect(done()).toBeDisabled();
  expect(day('12-р сарын 12')).toHaveAttribute('aria-disabled', 'true');
  await user.click(day('12-р сарын 11'));
  expect(status()).toHaveTextContent(sameText('12-р сарын 9 – 12-р сарын 11, 2 шөнө'));
  await user.click(done());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const button = screen.getByRole('button', { name: sameText('Ирэх өдөр 12-р сарын 9, Лх') });
  expect(button).toHaveFocus();
  expect(screen.getByRole('button', { name: sameText('Гарах өдөр 12-р сарын 11, Ба') })).toBeVisible();
});

it('keeps the dates of the stay when it is closed otherwise', async () => {
  const { user } = await open('/products/river-camp?check_in=2026-12-03&check_out=2026-12-05');
  await user.click(screen.getByRole('button', { name: 'Арилгах' }));
  expect(status()).toHaveTextContent('Ирэх өдрөө сонгоно уу.');
  await user.click(screen.getByRole('button', { name: 'Хаах' }));
  await user.click(screen.getByRole('button', { name: sameText('Ирэх өдөр 12-р сарын 3, Пү') }));
  expect(status()).toHaveTextContent(sameText('12-р сарын 3 – 12-р сарын 5, 2 шөнө'));
});

it('is a grid of dates for the keyboard', async () => {
  const { user } = await open('/products/river-camp');
  expect(day('11-р сарын 24')).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  await waitFor(() => expect(day('12-р сарын 2')).toHaveFocus());
  await user.keyboard('{End}');
  expect(day('12-р сарын 6')).toHaveFocus();
  await user.keyboard('{Enter}{PageDown}');
  await waitFor(() => expect(day('1-р сарын 6', 2027)).toHaveFocus());
  await user.keyboard('{PageUp}{PageUp}');
  await waitFor(() => expect(day('11-р сарын 24')).toHaveFocus());
  expect(screen.getAllByRole('gridcell').filter(cell => cell.querySelector('[tabindex="0"]'))).toHaveLength(1);
});

it('shows the months of the window only', async () => {
  const { user } = await open('/products/river-camp');
  expect(screen.getByRole('button', { name: 'Өмнөх сар' })).toBeDisabled();
  await user.keyboard('{Shift>}{PageDown}{/Shift}{Shift>}{PageDown}{/Shift}');
  await waitFor(() => expect(titles()[0]).toBe('2028 оны 5-р сар'));
  expect(screen.getByRole('button', { name: 'Дараагийн сар' })).toBeDisabled();
  expect(day('5-р сарын 28', 2028)).toHaveAccessibleName(
    sameText('2028 оны 5-р сарын 28, Ням, 180,000₮, сонгох боломжгүй'),
  );
});

it('lets one choose without prices when they cannot be loaded, and offers a retry', async () => {
  let broken = true;
  const { user } = await open(
    '/products/river-camp',
    answer(listHotelNights, input => {
      if (broken) throw new ApiError(404, 'PRODUCT_NOT_FOUND', '');
      return hotelNights(input);
    }),
  );
  const dialog = within(screen.getByRole('dialog'));
  const retry = await dialog.findByRole('button', { name: 'Дахин оролдох' });
  await user.click(day('11-р сарын 26'));
  expect(status()).toHaveTextContent(sameText('Ирэх өдөр: 11-р сарын 26. Гарах өдрөө сонгоно уу.'));
  broken = false;
  await user.click(retry);
  await waitFor(() => expect(day('11-р сарын 26')).toHaveTextContent('180,000'));
});

it('has the lowest prices of all hotels, for the guests, in the search', async () => {
  const { user, api } = await open('/hotels?adults=3&check_in=2020-01-01&check_out=2020-01-03');
  expect(status()).toHaveTextContent('Ирэх өдрөө сонгоно уу.');
  const last = api.calls.filter(({ path }) => path === listHotelNights.path).at(-1);
  expect(last?.params).toEqual({ month: '2027-01', adults: 3 });
  await user.click(day('12-р сарын 3'));
  await user.click(day('12-р сарын 5'));
  await user.click(done());
  expect(await screen.findByRole('button', { name: sameText('Гарах өдөр 12-р сарын 5, Бя') })).toBeVisible();
});
