import { currentOrder, type Order } from '@ortoo/contracts';
import {
  addLineItem,
  calculateStayPrice,
  getHotel,
  getNutrition,
  getProduct,
  listDepartures,
} from '@ortoo/contracts/endpoints';
import { ApiError, call } from '@ortoo/http';
import { $toasts } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores, sameText } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { cart } from '../parts/testing/cart';
import { hotelDetail } from '../parts/testing/travel-answers';
import { arrival, chooseDays, setToday } from '../parts/testing/stay-calendar';
import { remote } from '../remote';

setToday();

const open = async (path: string, onAdd = (): Order => cart, others: Parameters<typeof fakeApi>[0] = {}) => {
  const stores = resetStores({
    ...answer(addLineItem, onAdd, { number: currentOrder }),
    ...answer(addLineItem, onAdd, { number: cart.number }),
  });
  const api = fakeApi({ ...answers, ...others });
  return { ...(await renderPage(path, { remote, api })), stores, api };
};

const add = () => screen.getByRole('button', { name: 'Сагсанд нэмэх' });
const sent = (stores: { calls: { body?: unknown }[] }) => stores.calls.at(-1)?.body;
const dated = '/products/river-camp?check_in=2026-12-03&check_out=2026-12-05';

describe('a stay', () => {
  it('starts with the rooms, the price of a night and a hint about dates', async () => {
    await open('/products/river-camp');
    expect(screen.getByRole('radio', { name: /Гэр.*Нэг шөнө 180,000₮-\u2060өөс/ })).toBeEnabled();
    expect(screen.getByText(/ирэх, гарах өдрөө сонгоно уу\.$/)).toBeVisible();
    expect(screen.getByText(/14:00 цагаас/)).toHaveTextContent('6 хүртэлх насны хүүхэд');
  });

  it('loads its rooms together with the other parts of the page', async () => {
    let end: (() => void) | undefined;
    const rooms = new Promise<void>(resolve => (end = resolve));
    const params = { slug: 'river-camp' };
    const camp = await call(fakeApi(answers), getProduct, { params });
    await open('/products/river-camp', undefined, {
      ...answer(getProduct, { ...camp, has_nutrition: true }, params),
      ...answer(
        getNutrition,
        () => rooms.then(() => ({ basis: '', rows: [], ingredients: '', allergens: '' })),
        params,
      ),
      ...answer(getHotel, (input: Parameters<typeof hotelDetail>[0]) => {
        end?.();
        return hotelDetail(input);
      }),
    });
    expect(screen.getByRole('radio', { name: /Гэр/ })).toBeEnabled();
  });

  it('shows a picture of each room', async () => {
    await open('/products/river-camp');
    const rooms = screen.getByRole('group', { name: 'Өрөөний төрөл' });
    expect(rooms.querySelectorAll('img[src*="room-ger_red"]')).toHaveLength(2);
  });

  it('requires the dates first, at their fields, then a room', async () => {
    const { user, stores } = await open('/products/river-camp');
    await user.click(add());
    expect(arrival()).toHaveAccessibleDescription('Ирэх, гарах өдрөө сонгоно уу.');
    expect(arrival()).toHaveFocus();
    await chooseDays(user, '12-р сарын 3', '12-р сарын 5');
    await user.click(add());
    expect(screen.getByRole('group', { name: 'Өрөөний төрөл' })).toHaveAccessibleDescription(
      'Өрөөний төрлөө сонгоно уу.',
    );
    expect(stores.calls).toEqual([]);
  });

  it.each([
    ['in the country on its map', { lat: 47.9, lon: 107.4 }, 'Монголын газрын зураг', /Улаанбаатараас шулуунаар 40 км/],
    [
      'in the capital on a plan with landmarks',
      { lat: 47.922, lon: 106.895 },
      'Улаанбаатарын тойм зураг',
      /Их дэлгүүрГандан хийд.*Сүхбаатарын талбай1.7 км/,
    ],
  ])('is shown %s', async (_, location, map, text) => {
    const here = answer(getHotel, context => ({ ...hotelDetail(context), location }));
    await renderPage('/products/river-camp', { remote, api: fakeApi({ ...answers, ...here }) });
    expect(await screen.findByRole('figure', { name: map })).toHaveTextContent(text);
  });

  it('shows unavailable rooms, and the reason', async () => {
    await open(dated);
    expect(screen.getByRole('radio', { name: /Модон байшин/ })).toBeDisabled();
    expect(screen.getByRole('radio', { name: /Модон байшин.*Сул өрөө алга/ })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Гэр.*2 өрөө үлдсэн.*400,000₮/ })).toBeEnabled();
  });

  it('breaks the price down and adds exactly that stay to the cart', async () => {
    const { user, stores } = await open(dated);
    await user.click(screen.getByRole('radio', { name: /Гэр/ }));
    expect(await screen.findByText('1 шөнө × 220,000₮ (амралтын өдөр)')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Том хүн'), '3');
    expect(await screen.findByText('Нэмэлт ор, том хүн')).toBeVisible();
    expect(screen.getByText('480,000₮')).toBeVisible();
    await user.click(add());
    expect(sent(stores)).toEqual({
      line_item: {
        variant_id: 9010,
        booking: { kind: 'stay', check_in: '2026-12-03', check_out: '2026-12-05', rooms: 1, adults: 3, children: [] },
      },
      gift: false,
    });
    expect(await screen.findByText('Сагсанд нэмлээ.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Том хүн'), '2');
    await waitFor(() => expect(screen.queryByText('Сагсанд нэмлээ.')).not.toBeInTheDocument());
  });

  it('says when the booking has made the open invoice void', async () => {
    const { user } = await open(`${dated}&variant=9010`, () => ({ ...cart, payment_state: 'void' }));
    await user.click(add());
    expect(await screen.findByText(/өмнөх нэхэмжлэх хүчингүй боллоо/)).toBeVisible();
    expect(screen.getByText('Сагсанд нэмлээ.')).toBeVisible();
  });

  it('says that the same stay is already in the cart', async () => {
    const { user } = await open(`${dated}&variant=9010`);
    await user.click(add());
    expect(await screen.findByText('Сагсанд нэмлээ.')).toBeVisible();
    await user.click(add());
    expect(await screen.findByText(/^Энэ захиалга сагсанд тань байна/)).toBeVisible();
    expect(screen.queryByText('Сагсанд нэмлээ.')).not.toBeInTheDocument();
  });

  it('shows a message when the guests do not fit', async () => {
    const { user, stores } = await open(`${dated}&variant=9010`);
    await user.selectOptions(screen.getByLabelText('Том хүн'), '4');
    expect(await screen.findByText('Ийм олон хүн багтахгүй.')).toBeVisible();
    await user.click(add());
    expect(stores.calls).toEqual([]);
  });

  it('shows a message when the dates are past', async () => {
    await open('/products/river-camp?check_in=2020-01-01&check_out=2020-01-03');
    expect(arrival()).toHaveAccessibleDescription('Ирэх өдөр өнгөрсөн байна.');
  });

  it('requires the age of each child', async () => {
    const { user } = await open(dated);
    await user.selectOptions(screen.getByLabelText('Хүүхэд'), '2');
    await user.selectOptions(screen.getByLabelText('2-р хүүхдийн нас'), '4');
    expect(screen.getByLabelText('1-р хүүхдийн нас')).toHaveValue('7');
    expect(screen.getByLabelText('2-р хүүхдийн нас')).toHaveValue('4');
  });

  it('warns when a room was booked meanwhile', async () => {
    const reject = () => {
      throw new ApiError(422, 'ROOMS_TAKEN', 'Сул өрөө алга.');
    };
    const { user } = await open(`${dated}&variant=9010`, reject);
    await screen.findByText('400,000₮', { selector: 'dd' });
    await user.click(add());
    await waitFor(() => expect($toasts.get()).toMatchObject([{ text: 'Сул өрөө алга.' }]));
  });

  it('no longer offers a room whose price is refused, because it is held meanwhile', async () => {
    const reason = 'Яг одоо өөр хүн төлж байна.';
    let held = false;
    const offers = answer(getHotel, context => {
      const hotel = hotelDetail(context);
      const rooms = hotel.rooms.map(room => (held ? { ...room, free: 0, total: null, reason } : room));
      return { ...hotel, rooms };
    });
    const prices = answer(calculateStayPrice, () => {
      throw new ApiError(422, 'STOCK_HELD', reason);
    });
    const { stores, user } = await open(dated, undefined, { ...offers, ...prices });
    expect(screen.getByText(/2 өрөө үлдсэн/)).toBeVisible();
    held = true;
    await user.click(screen.getByRole('radio', { name: /Гэр/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Гэр/ })).toBeDisabled());
    expect(screen.queryByText(/2 өрөө үлдсэн/)).not.toBeInTheDocument();
    await user.click(add());
    expect(screen.getByRole('group', { name: 'Өрөөний төрөл' })).toHaveAccessibleDescription(
      'Өрөөний төрлөө сонгоно уу.',
    );
    expect(stores.calls).toEqual([]);
  });

  it('is a Hotel in structured data', async () => {
    const { head } = await open('/products/river-camp');
    expect(head.jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'Hotel',
        name: 'Голын бааз 1',
        starRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5 },
        address: { '@type': 'PostalAddress', addressCountry: 'MN', streetAddress: 'Тэрэлж' },
        amenityFeature: [{ '@type': 'LocationFeatureSpecification', name: 'Саун', value: true }],
      }),
    );
  });
});

describe('a trip', () => {
  const departure = () => screen.getByLabelText(/Хөдлөх өдөр/);

  it('says until when the last seats are held', async () => {
    const full = { date: '2026-12-10', returns_on: '2026-12-12', seats: 2, seats_left: 0 };
    const departures = [{ ...full, held_until: '2026-12-01T04:09:30Z' }];
    const api = fakeApi({ ...answers, ...answer(listDepartures, { departures }) });
    await renderPage('/products/dunes', { remote, api });
    const text = sameText('12-р сарын 10 – 12-р сарын 12 · 12:09 хүртэл өөр хүн төлж байна');
    expect(within(departure()).getByRole('option', { name: text })).toBeDisabled();
  });

  it('shows departures with their seats; a full one cannot be selected', async () => {
    await open('/products/dunes');
    const options = within(departure()).getAllByRole('option');
    expect(options.map(option => option.textContent)).toEqual([
      '–',
      expect.stringMatching(sameText('12-р сарын 3 – 12-р сарын 5 · 2 суудал үлдсэн')),
      expect.stringMatching(sameText('12-р сарын 10 – 12-р сарын 12 · дүүрсэн')),
    ]);
    expect(options[2]).toBeDisabled();
  });

  it('requires missing input, at its first field', async () => {
    const { user, stores } = await open('/products/dunes');
    await user.click(add());
    expect(departure()).toHaveFocus();
    await user.selectOptions(departure(), '2026-12-03');
    await user.click(add());
    expect(screen.getByLabelText(/Хандах хэлбэр/)).toHaveFocus();
    expect(screen.getByLabelText(/^Овог/)).toBeInvalid();
    expect(stores.calls).toEqual([]);
  });

  it('books a seat for each named passenger', async () => {
    const { user, stores } = await open('/products/dunes');
    await user.selectOptions(departure(), '2026-12-03');
    await user.click(screen.getByRole('button', { name: 'Аялагч нэмэх' }));
    expect(screen.queryByRole('button', { name: 'Аялагч нэмэх' })).not.toBeInTheDocument();
    expect(screen.getByText('1,000,000₮')).toBeVisible();
    const people = screen.getAllByRole('group', { name: /аялагч/ });
    for (const [at, [salutation, last, first]] of [
      ['MR', 'Дорж', 'Бат'],
      ['MS', 'Дорж', 'Номин'],
    ].entries()) {
      await user.selectOptions(within(people[at]!).getByLabelText(/Хандах хэлбэр/), salutation!);
      await user.type(within(people[at]!).getByLabelText(/^Овог/), last!);
      await user.type(within(people[at]!).getByLabelText(/^Нэр/), first!);
    }
    await user.click(add());
    expect(sent(stores)).toMatchObject({
      line_item: {
        variant_id: 9030,
        booking: {
          kind: 'trip',
          departure: '2026-12-03',
          passengers: [
            { salutation: 'MR', lastname: 'Дорж', firstname: 'Бат' },
            { salutation: 'MS', lastname: 'Дорж', firstname: 'Номин' },
          ],
        },
      },
    });
  });
});
