import { listArticles } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { answer, fakeApi, renderPage } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { answers, articleList } from '../parts/testing/answers';
import { remote } from '../remote';

it('lists the articles with topic, author, day and time to read', async () => {
  const { head } = await renderPage('/articles', { remote, api: fakeApi(answers), locale: 'en' });
  expect(screen.getByRole('link', { name: 'Эсгий гутлаа зөв сонгох нь' })).toHaveAttribute(
    'href',
    '/en/articles/choosing-felt-boots',
  );
  expect(screen.getByText('3 minutes to read')).toBeVisible();
  expect(screen.getByText('1 minute to read')).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('All productsArticles');
  expect(head).toMatchObject({ title: 'Articles', canonical: '/articles', breadcrumbs: [{ path: '/products' }, {}] });
});

it('filters by the topic in the address', async () => {
  const api = fakeApi(answers);
  const { head } = await renderPage('/articles?tag=winter', { remote, api });
  expect(api.calls[0]?.params).toMatchObject({ tag: 'winter', page: 1 });
  expect(screen.getByRole('link', { name: 'Өвөл' })).toHaveAttribute('aria-current', 'true');
  expect(head).toMatchObject({ title: 'Нийтлэл: Өвөл', canonical: '/articles?tag=winter' });
});

it('links to all articles when a topic has none', async () => {
  const api = fakeApi(answer(listArticles, { ...articleList, articles: [], total_count: 0, pages: 0 }));
  await renderPage('/articles?tag=none', { remote, api });
  expect(screen.getByRole('link', { name: 'Бүх нийтлэл' })).toHaveAttribute('href', '/articles');
});

it('links to the other pages and preserves the topic', async () => {
  const api = fakeApi(answer(listArticles, { ...articleList, pages: 3 }));
  await renderPage('/articles?tag=winter&page=2', { remote, api });
  expect(screen.getByRole('link', { name: '3-р хуудас' })).toHaveAttribute('href', '/articles?tag=winter&page=3');
});

it('offers a retry when the next page fails to load', async () => {
  let broken = false;
  const api = fakeApi(
    answer(listArticles, () => {
      if (broken) throw new ApiError(500, 'INTERNAL', '');
      return articleList;
    }),
  );
  const { user, queryClient } = await renderPage('/articles', { remote, api });
  broken = true;
  await queryClient.resetQueries();
  await screen.findByRole('alert');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Дахин оролдох' }));
  expect(await screen.findByRole('link', { name: 'Өвлийн говь' })).toBeVisible();
});

it('searches by a form that needs no script, within the topic', async () => {
  const api = fakeApi(answers);
  const { user } = await renderPage('/articles?tag=winter', { remote, api });
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'Нийтлэл хайх' });
  expect([form.method, form.getAttribute('action')]).toEqual(['get', '/articles']);
  expect(new FormData(form).get('tag')).toBe('winter');
  await user.type(screen.getByRole('searchbox'), 'эсгий{Enter}');
  expect(await screen.findByText('2 илэрц олдлоо')).toBeVisible();
  expect(api.calls.at(-1)?.params).toMatchObject({ q: 'эсгий', tag: 'winter', page: 1 });
});

it('says that nothing was found, and is not listed by search engines', async () => {
  const api = fakeApi({
    ...answers,
    ...answer(listArticles, { ...articleList, articles: [], total_count: 0, pages: 0 }),
  });
  const { head } = await renderPage('/articles?q=qqqq', { remote, api });
  expect(screen.getByRole('heading', { name: '«qqqq» гэсэн үгээр юу ч олдсонгүй' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Шүүлтүүрээс хасах: qqqq' })).toHaveAttribute('href', '/articles');
  expect(head.robots).toBe('noindex');
});

it('introduces a topic, and shows who is filtered by', async () => {
  const narrowed = answer(listArticles, { ...articleList, author: { slug: 'oyuna', name: 'С. Оюун' } });
  await renderPage('/articles?tag=winter&author=oyuna', { remote, api: fakeApi({ ...answers, ...narrowed }) });
  expect(screen.getByText('Хүйтэнд дулаан байх тухай.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Шүүлтүүрээс хасах: С. Оюун' })).toHaveAttribute(
    'href',
    '/articles?tag=winter',
  );
});
