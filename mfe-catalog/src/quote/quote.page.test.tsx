import type { Quote, User } from '@ortoo/contracts';
import { requestQuote } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { remote } from '../remote';
import { $quoteDraft } from './draft.store';

const nomin: User = {
  id: 1,
  email: 'nomin@example.mn',
  phone: '+97699112233',
  firstname: 'Номин',
  lastname: 'Бат',
  roles: ['shopper'],
  ship_address: null,
};
const made: Quote = {
  id: 1,
  number: 'Q123456789',
  kind: 'travel',
  state: 'open',
  acceptance: null,
  created_at: '2026-11-20T02:00:00Z',
  email: 'nomin@example.mn',
  message: '',
  product: null,
  variant_id: null,
  quantity: null,
  suggested_price: null,
  display_suggested_price: null,
  travel: null,
  answer: null,
};

beforeAll(() =>
  Object.defineProperty(globalThis.crypto, 'randomUUID', { value: () => 'one-request', configurable: true }),
);

const open = async (path: string, { user: visitor = nomin as User | null, respond = () => made } = {}) => {
  resetStores({});
  $quoteDraft.set({});
  $user.set(visitor);
  const api = fakeApi({ ...answers, ...answer(requestQuote, respond) });
  return { ...(await renderPage(path, { remote, api })), api };
};
const send = () => screen.getByRole('button', { name: 'Хүсэлт илгээх' });
const sent = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.calls.filter(({ path }) => path === requestQuote.path).at(-1)?.body;

const fillJourney = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText(/^Хөдлөх өдөр/), '2030-12-20');
  await user.selectOptions(screen.getByLabelText(/^Хандах хэлбэр/), 'MS');
  await user.type(screen.getByLabelText(/^Хот/), 'Улаанбаатар');
  await user.type(screen.getByLabelText(/^Улс/), 'Монгол');
};

describe('a journey', () => {
  it('is requested from the user’s own address, and shows its number', async () => {
    const page = await open('/quote');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Аяллын үнийн санал авах');
    expect(screen.getByLabelText(/^Имэйл/)).toHaveValue('nomin@example.mn');
    expect(screen.getByLabelText(/^Имэйл/)).toHaveAttribute('readonly');
    await fillJourney(page);
    await page.user.click(send());
    expect(await screen.findByRole('heading', { name: 'Хүсэлтийг тань хүлээж авлаа' })).toBeVisible();
    expect(screen.getByText(/Q123456789/)).toBeVisible();
    expect(sent(page.api)).toMatchObject({
      kind: 'travel',
      email: 'nomin@example.mn',
      salutation: 'MS',
      firstname: 'Номин',
      phone: '+97699112233',
      date_from: '2030-12-20',
      adults: 2,
    });
    expect($quoteDraft.get()).toEqual({});
  });

  it('chooses its days in a calendar without prices, the return too or later', async () => {
    const { user } = await open('/quote');
    const days = () => screen.getByRole('button', { name: /^Хөдлөх өдөр/ });
    await user.click(days());
    const calendar = within(await screen.findByRole('dialog', { name: 'Хөдлөх, буцах өдөр' }));
    const [first, second] = calendar.getAllByRole('gridcell').flatMap(cell => {
      const day = cell.querySelector<HTMLElement>('button:not([aria-disabled])');
      return day ? [day] : [];
    });
    await user.click(first!);
    expect(calendar.getByRole('status')).toHaveTextContent('Буцах өдрөө сонгоно уу, эсвэл хоосон орхиж болно.');
    await user.click(calendar.getByRole('button', { name: 'Боллоо' }));
    await waitFor(() => expect($quoteDraft.get()).toEqual({ dateFrom: first!.dataset['day'], dateTo: '' }));
    await user.click(days());
    await screen.findByRole('dialog', { name: 'Хөдлөх, буцах өдөр' });
    await user.click(
      screen.getByText(
        (_, element) => element === document.querySelector(`[data-day="${second!.dataset['day']}"] .number`),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Боллоо' }));
    await waitFor(() => expect($quoteDraft.get()).toMatchObject({ dateTo: second!.dataset['day'] }));
    expect(screen.queryByText(/төгрөгөөр/)).toBeNull();
  });

  it('shows missing input at each field, and focuses the first', async () => {
    const { user, api } = await open('/quote');
    await user.click(send());
    expect(screen.getByRole('button', { name: /^Хөдлөх өдөр/ })).toHaveFocus();
    expect(screen.getByLabelText(/^Хот/)).toHaveAccessibleDescription('Энэ талбарыг бөглөнө үү');
    expect(sent(api)).toBeUndefined();
    await user.type(screen.getByLabelText(/^Хот/), 'Дархан');
    expect(screen.getByLabelText(/^Хот/)).toBeValid();
  });

  it('validates a field on blur, not before', async () => {
    const { user } = await open('/quote');
    await user.clear(screen.getByLabelText(/^Том хүн/));
    await user.type(screen.getByLabelText(/^Том хүн/), '0');
    expect(screen.getByLabelText(/^Том хүн/)).toBeValid();
    await user.tab();
    expect(screen.getByLabelText(/^Том хүн/)).toHaveAccessibleDescription('1–\u206060 хүн');
  });

  it('retains the input when the server rejects it, and shows the error at the field', async () => {
    const reject = () => {
      throw new ApiError(422, 'QUOTE_EMAIL', 'Алдаа', { email: 'Бүртгэлтэй имэйлээсээ илгээнэ үү.' });
    };
    const page = await open('/quote', { respond: reject });
    await fillJourney(page);
    await page.user.click(send());
    await waitFor(() =>
      expect(screen.getByLabelText(/^Имэйл/)).toHaveAccessibleDescription(/Бүртгэлтэй имэйлээсээ илгээнэ үү\./),
    );
    expect(screen.getByLabelText(/^Хот/)).toHaveValue('Улаанбаатар');
  });

  it('redirects a visitor to sign-in, returns here, and retains the input', async () => {
    const { user, unmount } = await open('/quote', { user: null });
    expect(screen.getByRole('link', { name: 'Нэвтрэх' })).toHaveAttribute('href', '/sign-in?next=%2Fquote');
    await user.type(screen.getByLabelText(/^Хот/), 'Дархан');
    unmount();
    $user.set(nomin);
    await renderPage('/quote', { remote, api: fakeApi(answers) });
    expect(screen.getByLabelText(/^Хот/)).toHaveValue('Дархан');
    expect(screen.queryByRole('link', { name: 'Нэвтрэх' })).not.toBeInTheDocument();
  });
});

describe('an airport', () => {
  const from = () => screen.getByRole('combobox', { name: /^Хаанаас/ });

  it('is found by its city and selected with the keyboard', async () => {
    const page = await open('/quote');
    expect(from()).toHaveAccessibleName(/заавал биш/);
    await page.user.type(from(), 'улаан');
    const list = await screen.findByRole('listbox', { name: /^Хаанаас/ });
    expect(from()).toHaveAttribute('aria-expanded', 'true');
    expect(within(list).getByRole('option')).toHaveTextContent('Улаанбаатар, Mongolia');
    await page.user.keyboard('{ArrowDown}');
    expect(from()).toHaveAttribute('aria-activedescendant', within(list).getByRole('option').id);
    await page.user.keyboard('{Enter}');
    expect(from()).toHaveValue('Улаанбаатар, Mongolia (UBN)');
    expect(from()).toHaveAttribute('aria-expanded', 'false');
    await fillJourney(page);
    await page.user.click(send());
    await waitFor(() => expect(sent(page.api)).toMatchObject({ departure_airport: 'UBN', arrival_airport: null }));
  });

  it('is empty without a selection, and Escape clears the field', async () => {
    const { user } = await open('/quote');
    await user.type(from(), 'mongolia');
    await screen.findByRole('listbox');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.tab();
    expect(from()).toHaveValue('');
  });

  it('shows that there is none', async () => {
    const { user } = await open('/quote');
    await user.type(from(), 'xyzzy');
    expect(await screen.findByText('Ийм нисэх буудал олдсонгүй', { selector: 'p' })).toBeVisible();
  });
});

describe('a price', () => {
  it('is suggested for the product of the address', async () => {
    const { user, api } = await open('/quote?product=dunes&kind=price');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Үнэ санал болгох');
    expect(screen.getByText(/одоогийн үнэ 500,000₮/)).toBeVisible();
    const trail = screen.getByRole('navigation', { name: 'Хуудасны зам' });
    expect(
      within(trail)
        .getAllByRole('link')
        .map(link => link.getAttribute('href')),
    ).toEqual(['/products', '/products/dunes']);
    await user.type(screen.getByLabelText(/санал болгох үнэ/), '500000');
    await user.click(send());
    expect(screen.getByLabelText(/санал болгох үнэ/)).toHaveAccessibleDescription('Одоогийн үнээс бага үнэ бичнэ үү');
    await user.clear(screen.getByLabelText(/санал болгох үнэ/));
    await user.type(screen.getByLabelText(/санал болгох үнэ/), '420,000');
    await user.click(send());
    await waitFor(() =>
      expect(sent(api)).toMatchObject({ kind: 'price', product: 'dunes', price: 420_000, quantity: 1 }),
    );
  });

  it('may be suggested when the product permits it', async () => {
    await open('/products/dunes');
    expect(screen.getByRole('link', { name: 'Үнэ санал болгох' })).toHaveAttribute(
      'href',
      '/quote?product=dunes&kind=price',
    );
    expect(screen.getByRole('link', { name: 'Үнийн санал авах' })).toHaveAttribute('href', '/quote?product=dunes');
  });

  it('may not be suggested when it does not', async () => {
    await open('/products/bulgan');
    expect(screen.queryByRole('link', { name: /санал/ })).not.toBeInTheDocument();
  });
});
