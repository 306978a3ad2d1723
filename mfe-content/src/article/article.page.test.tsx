import { listArticles } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { remote } from '../remote';

const path = '/articles/choosing-felt-boots';

it('shows every kind of block', async () => {
  await renderPage(path, { remote, api: fakeApi(answers) });
  expect(screen.getByRole('heading', { level: 1, name: 'Эсгий гутлаа зөв сонгох нь' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ул' })).toBeVisible();
  expect(screen.getByText('Резин')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Бор эсгий гутал' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('Шигүү эсгий')).toBeVisible();
  expect(screen.getByText('Гурван өвөл дулаан.').tagName).toBe('BLOCKQUOTE');
});

it('has structured data with its breadcrumb', async () => {
  const { head } = await renderPage(path, { remote, api: fakeApi(answers), locale: 'en' });
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Article',
    headline: 'Эсгий гутлаа зөв сонгох нь',
    author: { name: 'С. Оюун' },
    datePublished: '2026-11-18T04:00:00Z',
  });
  expect(head.breadcrumbs).toMatchObject([{ path: '/products' }, { path: '/articles' }, { path }]);
});

it('offers other articles, not itself', async () => {
  await renderPage(path, { remote, api: fakeApi(answers) });
  const more = screen.getByRole('region', { name: 'Бусад нийтлэл' });
  expect(
    within(more)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Өвлийн говь']);
});

it('renders without the other articles when they fail to load', async () => {
  const failing = answer(listArticles, () => {
    throw new ApiError(500, 'INTERNAL', '');
  });
  await renderPage(path, { remote, api: fakeApi({ ...answers, ...failing }) });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

it('is not found when it does not exist', async () =>
  expect(renderPage('/articles/none', { remote, api: fakeApi(answers) })).rejects.toMatchObject({ status: 404 }));
