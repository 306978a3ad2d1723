import { currentOrder } from '@ortoo/contracts';
import { addLineItem, getArticle, listArticleComments } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $bookmarkedIds } from '@ortoo/stores';
import { answer, exampleOrder, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers, article, product } from '../parts/testing/answers';
import { remote } from '../remote';

const path = '/articles/choosing-felt-boots';
const open = (more = {}) => renderPage(path, { remote, api: fakeApi({ ...answers, ...more }) });

beforeEach(() => void resetStores());

it('shows every kind of node', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Эсгий гутлаа зөв сонгох нь' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ул' })).toBeVisible();
  expect(screen.getByText('Резин')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Бор эсгий гутал' })).toHaveAttribute('loading', 'lazy');
  expect(screen.getByText('Шигүү эсгий')).toBeVisible();
  expect(screen.getByText('Гурван өвөл дулаан.').tagName).toBe('BLOCKQUOTE');
  expect(within(screen.getByRole('region', { name: 'Хүснэгт' })).getByRole('columnheader')).toHaveTextContent(
    'Хөлийн урт',
  );
  expect(screen.getByRole('link', { name: 'бүх гутал' })).toHaveAttribute('href', '/t/goods');
  expect(screen.getByRole('link', { name: 'тал' })).toHaveAttribute('rel', 'noopener nofollow ugc');
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

it('shows nothing that it does not know, and no link that a text may not have', async () => {
  const hostile = [
    { type: 'html', content: '<script>alert(1)</script>' },
    { type: 'image', attrs: { src: 'https://evil.example/x', alt: 'evil', caption: null } },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'дарна уу', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }],
    },
  ];
  const body = { type: 'doc', content: hostile } as unknown as typeof article.body;
  await open(answer(getArticle, { ...article, body }, { slug: article.slug }));
  expect(screen.getByText('дарна уу')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'дарна уу' })).not.toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'evil' })).not.toBeInTheDocument();
});

it('says once in which language it is when it has no translation, and marks the text', async () => {
  const foreign = { ...article, locale: 'mn' as const };
  const api = fakeApi({ ...answers, ...answer(getArticle, foreign, { slug: article.slug }) });
  const { head } = await renderPage(path, { remote, api, locale: 'en' });
  expect(screen.getByText('Some texts are not translated yet and are shown in Mongolian.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'mn');
  expect(screen.getByText('Гурван өвөл дулаан.').closest('[lang]')).toHaveAttribute('lang', 'mn');
  expect(head.jsonLd?.[0]).toMatchObject({ inLanguage: 'mn' });
});

it('has a table of contents that leads to its headings', async () => {
  await open();
  const contents = screen.getByRole('navigation', { name: 'Агуулга' });
  const links = within(contents).getAllByRole('link');
  expect(links.map(link => link.getAttribute('href'))).toEqual(['#ул', '#размер', '#хаанаас-авах-вэ']);
  expect(screen.getByRole('heading', { name: 'Размер' })).toHaveAttribute('id', 'размер');
});

it('has structured data, its languages and its feed', async () => {
  const { head } = await renderPage(path, { remote, api: fakeApi(answers), locale: 'en' });
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Article',
    headline: 'Эсгий гутлаа зөв сонгох нь',
    author: { name: 'С. Оюун', url: '/en/authors/oyuna' },
    datePublished: '2026-11-18T04:00:00Z',
    dateModified: '2026-11-19T04:00:00Z',
    inLanguage: 'en',
  });
  expect(head).toMatchObject({ type: 'article', locales: ['mn', 'en'], feed: { path: '/articles.rss' } });
  expect(head.breadcrumbs).toMatchObject([{ path: '/products' }, { path: '/articles' }, { path }]);
});

it('names its author, with a way to follow them', async () => {
  await open();
  const about = screen.getByRole('complementary', { name: 'Нийтлэлчийн тухай' });
  expect(within(about).getByRole('link', { name: 'С. Оюун' })).toHaveAttribute('href', '/authors/oyuna');
  expect(within(about).getByRole('link', { name: 'Дагах: С. Оюун' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Farticles%2Fchoosing-felt-boots',
  );
});

it('offers what to read next', async () => {
  await open();
  const more = screen.getByRole('region', { name: 'Үргэлжлүүлж унших' });
  expect(within(more).getByRole('link', { name: 'Өвлийн говь' })).toHaveAttribute('href', '/articles/gobi-in-winter');
});

it('shows the products that it speaks of, and adds those that need no choice', async () => {
  const added: unknown[] = [];
  const add = (number: string) =>
    answer(
      addLineItem,
      ({ body }) => {
        added.push(body.line_item);
        return exampleOrder;
      },
      { number },
    );
  resetStores({ ...add(currentOrder), ...add(exampleOrder.number) });
  const { user } = await open();
  const products = screen.getByRole('region', { name: 'Нийтлэлд дурдсан бараа' });
  expect(within(products).getByRole('link', { name: product.name })).toHaveAttribute('href', '/products/bugiin-malgai');
  expect(within(products).getByText(/размер, өдрийг эхлээд сонгоно/)).toHaveTextContent('Эсгий гутал');
  await user.click(within(products).getByRole('button', { name: '2 барааг сагсанд нэмэх' }));
  expect(await screen.findByText('2 бараа сагсанд нэмэгдлээ.')).toBeVisible();
  expect(added).toEqual([
    { variant_id: 70, quantity: 1 },
    { variant_id: 90, quantity: 1 },
  ]);
});

it('renders without the comments when they fail to load', async () => {
  const failing = answer(
    listArticleComments,
    () => {
      throw new ApiError(500, 'INTERNAL', '');
    },
    { slug: article.slug },
  );
  await open(failing);
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Дахин оролдох' })).toBeVisible();
});

it('is bookmarked, and again not', async () => {
  const { user } = await open();
  const button = screen.getByRole('button', { name: 'Хавчуургад нэмэх' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect($bookmarkedIds.get()).toHaveLength(1);
  await user.click(button);
  expect($bookmarkedIds.get()).toEqual([]);
});

it('is not found when it does not exist', async () =>
  expect(renderPage('/articles/none', { remote, api: fakeApi(answers) })).rejects.toMatchObject({ status: 404 }));
