import type { Taxon } from '@ortoo/contracts';
import { getTaxon } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers, taxons } from '../parts/testing/answers';
import { remote } from '../remote';

const open = (path: string) => renderPage(path, { remote, api: fakeApi(answers) });

beforeEach(() => void resetStores());

it('shows a category, its breadcrumbs and its subcategories', async () => {
  const { head } = await open('/t/goods/shoes');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Гутал');
  const crumbs = within(screen.getByRole('navigation', { name: 'Хуудасны зам' }));
  expect(crumbs.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(['/products', '/t/goods']);
  const inside = within(screen.getByRole('navigation', { name: 'Гутал доторх ангилал' }));
  expect(inside.getByRole('link', { name: 'Түрийтэй гутал' })).toHaveAttribute('href', '/t/goods/shoes/boots');
  expect(head).toMatchObject({ title: 'Гутал', canonical: '/t/goods/shoes' });
  expect(head.breadcrumbs).toMatchObject([
    { label: 'Бүх бараа' },
    { label: 'Бараа' },
    { label: 'Гутал', path: '/t/goods/shoes' },
  ]);
});

it('requests its products', async () => {
  const api = fakeApi(answers);
  await renderPage('/t/goods/shoes/', { remote, api });
  expect(api.calls.find(call => call.path === '/listing')?.params).toMatchObject({ taxon: 'goods/shoes' });
});

it('has no subcategories at the end of a branch', async () => {
  await open('/t/trips');
  expect(screen.queryByRole('navigation', { name: /доторх ангилал/ })).not.toBeInTheDocument();
});

describe('an unknown category', () => {
  const at = (permalink: string, respond: () => Taxon) =>
    renderPage(`/t/${permalink}?sort=price_asc`, {
      remote,
      api: fakeApi({ ...answers, ...answer(getTaxon, respond, { '*': permalink }) }),
    });

  it('is not found, and suggests the nearest one', async () => {
    const nearest = { permalink: 'goods', name: 'Бараа' };
    const rejected = () => {
      throw new ApiError(404, 'NOT_FOUND', '', {}, { nearest });
    };
    await expect(at('goods/cars', rejected)).rejects.toMatchObject({
      status: 404,
      details: { nearest: { path: '/t/goods', label: 'Бараа' } },
    });
  });

  it('is not found without a suggestion', async () => {
    await expect(open('/t/cars')).rejects.toMatchObject({ status: 404, details: {} });
  });

  it('redirects to its new address, with its query', async () => {
    await expect(at('goods/boots', () => taxons[2]!)).rejects.toMatchObject({
      path: '/t/goods/shoes/boots?sort=price_asc',
      permanent: true,
    });
  });
});
