import type { Rail } from '@ortoo/contracts';
import { ApiError } from '@ortoo/http';
import { $viewedIds } from '@ortoo/stores';
import { exampleSite, fakeApi, renderPage, resetStores, type RecordedCall } from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { answers, listingAnswer } from '../parts/testing/answers';
import { brandAnswers } from '../parts/testing/brand-answers';
import { remote } from '../remote';

const rail = (id: string, kind: Rail['kind'], value: string | null = null): Rail => ({
  id,
  kind,
  value,
  title: `Эгнээ ${id}`,
  url: `/products?sort=date_desc&rail=${id}`,
  size: 40,
});

const site = {
  ...exampleSite,
  presets: {
    ...exampleSite.presets,
    rails: [rail('new', 'new'), rail('sale', 'sale'), rail('hotels', 'kind', 'hotel')],
  },
};

const open = async (change: Record<string, unknown> = {}) => {
  const api = fakeApi({ ...answers, ...change });
  const view = await renderPage('/', { remote, api, site });
  return { ...view, api };
};

const section = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => void resetStores());

it('promises the delivery that the checkout offers', async () => {
  await open();
  expect(screen.getByText('48 цагийн дотор хүргэнэ')).toBeVisible();
});

it('shows the departments and the rails of the site, each with a link to its listing', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(within(screen.getByRole('navigation', { name: 'Ангилал' })).getByRole('link')).toHaveAttribute(
    'href',
    '/t/goods',
  );
  expect(section('Эгнээ new').getAllByRole('article')).toHaveLength(12);
  expect(section('Эгнээ new').getByRole('link', { name: /Бүгдийг үзэх/ })).toHaveAttribute(
    'href',
    site.presets.rails[0]?.url,
  );
  await waitFor(() => expect(section('Эгнээ hotels').getAllByRole('article')).toHaveLength(12));
});

it('loads the rest of a rail on interaction', async () => {
  const { user } = await open({ 'GET /listing': listingAnswer(60) });
  expect(section('Эгнээ new').getAllByRole('article')).toHaveLength(12);
  await user.hover(section('Эгнээ new').getAllByRole('article')[0]!);
  await waitFor(() => expect(section('Эгнээ new').getAllByRole('article')).toHaveLength(40));
});

it('shows brands and look books when the site configures them', async () => {
  const brands = [
    { ...rail('new', 'new'), size: 12 },
    { ...rail('brands', 'brands'), url: '/brands' },
    { ...rail('books', 'look_books'), url: '/look-books' },
  ];
  const api = fakeApi({ ...answers, ...brandAnswers });
  await renderPage('/', { remote, api, site: { ...site, presets: { ...site.presets, rails: brands } } });
  await waitFor(() => expect(section('Эгнээ brands').getAllByRole('link')).toHaveLength(3));
  const links = section('Эгнээ brands').getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/brands', '/brands/zamch', '/brands/ul']);
  expect(section('Эгнээ books').getByRole('link', { name: /Говьд долоо хоног/ })).toHaveAttribute(
    'href',
    '/look-books/a-week-in-the-gobi',
  );
});

it('blocks on the first rails only', async () => {
  const api = fakeApi(answers);
  const { page } = await remote.pages['catalog.home']!();
  const { queryClient, t } = await renderPage('/products', { remote, api });
  api.calls.length = 0;
  await page.load?.({
    params: {},
    search: new URLSearchParams(),
    locale: 'mn',
    site: site.configs.code,
    siteData: site,
    adult: false,
    queryClient,
    api,
    t,
  });
  expect(api.calls.map(call => call.params?.['per_page'])).toEqual([12, 12]);
});

it('shows the recently viewed products, in that order', async () => {
  await open();
  expect(screen.queryByRole('region', { name: 'Саяхан үзсэн' })).not.toBeInTheDocument();
  act(() => $viewedIds.set([3, 1]));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Саяхан үзсэн' })).toBeInTheDocument());
  const links = await section('Саяхан үзсэн').findAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/products/product-3', '/products/product-1']);
});

it('shows the rest of the page when rails fail to load, and offers a retry', async () => {
  let healthy = false;
  const { user } = await open({
    'GET /listing': (call: RecordedCall) => {
      if (!healthy) throw new ApiError(503, 'UNKNOWN', '');
      return listingAnswer(20)(call);
    },
  });
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
  const [retry] = await screen.findAllByRole('button', { name: 'Дахин оролдох' });
  healthy = true;
  await user.click(retry!);
  await waitFor(() => expect(section('Эгнээ new').getAllByRole('article')).toHaveLength(12));
});
