import { listHotels } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $wishedIds } from '@ortoo/stores';
import { answer, fakeApi, renderPage, type FakeAnswer } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, boots } from '../parts/testing/answers';
import { arrival, chooseDays, setToday } from '../parts/testing/stay-calendar';
import { hotels } from '../parts/testing/travel-answers';
import { remote } from '../remote';

setToday();

const open = async (path: string, more: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({ ...answers, ...more });
  return { ...(await renderPage(path, { remote, api })), api };
};
const requests = ({ calls }: Awaited<ReturnType<typeof open>>['api']) =>
  calls.filter(({ path }) => path === listHotels.path).at(-1)?.params;

it('shows hotels with stars, place and the price of a night', async () => {
  await open('/hotels');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Зочид буудал, жуулчны бааз');
  const trail = screen.getByRole('navigation', { name: 'Хуудасны зам' });
  expect(trail).toHaveTextContent('Бүх барааЗочид буудал, жуулчны бааз');
  expect(screen.getByRole('status')).toHaveTextContent('2 газар');
  const [first] = within(screen.getByRole('list', { name: /буудал/ })).getAllByRole('listitem');
  expect(first).toHaveTextContent('4 од · Тэрэлж');
  expect(first).toHaveTextContent('180,000₮-өөс');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/products/river-camp');
});

it('adds a hotel to the wish list, as its own page does', async () => {
  const { user } = await open('/hotels');
  const [first] = within(screen.getByRole('list', { name: /буудал/ })).getAllByRole('listitem');
  const heart = within(first!).getByRole('button', { name: /^Таалагдсанд нэмэх/ });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect($wishedIds.get()).toEqual([boots.vid]);
});

it('requests the stay of its address and passes it to the hotel', async () => {
  const { api } = await open('/hotels?check_in=2026-12-03&check_out=2026-12-05&adults=3&children=4');
  expect(requests(api)).toMatchObject({ check_in: '2026-12-03', check_out: '2026-12-05', adults: 3, children: '4' });
  const [first] = within(screen.getByRole('list', { name: /буудал/ })).getAllByRole('listitem');
  expect(first).toHaveTextContent('360,000₮');
  expect(first).toHaveTextContent('Нийт 2 шөнө');
  expect(within(first!).getByRole('link')).toHaveAttribute(
    'href',
    '/products/river-camp?check_in=2026-12-03&check_out=2026-12-05&adults=3&children=4',
  );
});

it('filters by amenity immediately and by dates with the button', async () => {
  const { user, api } = await open('/hotels');
  await user.click(screen.getByRole('checkbox', { name: /Саун/ }));
  await waitFor(() => expect(requests(api)).toMatchObject({ amenities: 'sauna' }));
  await chooseDays(user, '12-р сарын 3', '12-р сарын 5');
  expect(requests(api)).not.toHaveProperty('check_in');
  await user.click(screen.getByRole('button', { name: 'Сул өрөө хайх' }));
  await waitFor(() =>
    expect(requests(api)).toMatchObject({ amenities: 'sauna', check_in: '2026-12-03', check_out: '2026-12-05' }),
  );
});

it('shows at the dates why they cannot be booked, and shows the hotels without them', async () => {
  await open('/hotels?check_in=2020-01-01&check_out=2020-01-03');
  expect(arrival()).toHaveAccessibleDescription('Ирэх өдөр өнгөрсөн байна.');
  expect(screen.getByRole('status')).toHaveTextContent('2 газар');
});

it('links to all hotels when nothing matches', async () => {
  await open('/hotels?amenities=helipad');
  expect(screen.getByRole('heading', { name: 'Тохирох газар олдсонгүй' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Бүх буудлыг үзэх' })).toHaveAttribute('href', '/hotels');
});

it('leads from a page beyond the last one to the last, with the search', async () => {
  const more = { ...hotels(boots)({}), total_count: 30, pages: 2 };
  const last = () => open('/hotels?page=9&adults=3', answer(listHotels, more));
  await expect(last()).rejects.toMatchObject({ path: '/hotels?adults=3&page=2', permanent: false });
  await expect(open('/hotels?page=2')).rejects.toMatchObject({ path: '/hotels', permanent: false });
  await expect(open('/hotels?amenities=helipad&page=2')).rejects.toMatchObject({ path: '/hotels?amenities=helipad' });
});

it('offers a retry when a search failed', async () => {
  let broken = false;
  const { user } = await open(
    '/hotels',
    answer(listHotels, input => {
      if (broken) throw new ApiError(503, 'UNAVAILABLE', '');
      return hotels(boots)(input);
    }),
  );
  broken = true;
  await user.click(screen.getByRole('checkbox', { name: /Саун/ }));
  const retry = await screen.findByRole('button', { name: 'Дахин оролдох' }, { timeout: 5000 });
  broken = false;
  await user.click(retry);
  expect(await screen.findByRole('list', { name: /буудал/ })).toBeVisible();
});

it('marks searches with dates as noindex', async () => {
  expect((await open('/hotels')).head).toMatchObject({ canonical: '/hotels' });
  expect((await open('/hotels?check_in=2026-12-03&check_out=2026-12-05')).head).toMatchObject({ robots: 'noindex' });
});

it('shows the hotels on a map, and highlights the card of a point', async () => {
  const { user } = await open('/hotels?check_in=2026-12-03&check_out=2026-12-05');
  const list = screen.getByRole('list', { name: /буудал/ });
  const card = () => within(list).getByRole('link', { name: 'Голын бааз 2' });
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
  const toggle = screen.getByRole('button', { name: 'Газрын зураг үзэх', expanded: false });
  await user.click(toggle);
  const map = await screen.findByRole('figure', { name: 'Монголын газрын зураг' });
  const point = within(map).getByRole('link', { name: 'Голын бааз 2 360,000₮' });
  expect(point).toHaveAttribute('href', '/products/hotel-2?check_in=2026-12-03&check_out=2026-12-05');
  expect(card()).not.toHaveAttribute('aria-current');
  await user.tab();
  await user.tab();
  expect(point).toHaveFocus();
  expect(within(map).getByText('Голын бааз 2', { selector: 'strong' })).toBeVisible();
  expect(card()).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('button', { name: 'Газрын зургийг хаах', expanded: true }));
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
