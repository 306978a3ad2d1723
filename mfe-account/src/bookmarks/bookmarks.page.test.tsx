import type { ArticleCard, Articles } from '@ortoo/contracts';
import { listArticles } from '@ortoo/contracts/endpoints';
import { $bookmarkedIds } from '@ortoo/stores';
import { answer, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen } from '@testing-library/react';
import { remote } from '../remote';

const articleOf = (id: number, title: string): ArticleCard => ({
  ...{
    id,
    kind: 'article',
    slug: `article-${id}`,
    title,
    summary: '',
    image: '/pictures/a.webp',
    image_alt: '',
    tags: [],
  },
  ...{
    author: { slug: 'nomin', name: 'Номин' },
    comments_count: 0,
    published_at: '2026-11-20T03:00:00Z',
    reading_minutes: 3,
  },
});
const articles: Articles = {
  ...{ articles: [articleOf(2, 'Говь'), articleOf(1, 'Хөвсгөл')], tags: [], author: null },
  ...{ count: 2, total_count: 2, current_page: 1, per_page: 100, pages: 1 },
};

beforeEach(() => void resetStores());

it('shows the bookmarked articles, removes one and brings it back', async () => {
  $bookmarkedIds.set([2, 1]);
  const api = fakeApi(answer(listArticles, articles));
  const { user } = await renderPage('/bookmarks', { remote, api });
  expect(await screen.findByRole('link', { name: 'Говь' })).toHaveAttribute('href', '/articles/article-2');
  expect(api.calls[0]?.params).toEqual({ ids: '2,1' });
  await user.click(screen.getByRole('button', { name: 'Хавчуургаас хасах: Говь' }));
  expect(screen.queryByRole('link', { name: 'Говь' })).not.toBeInTheDocument();
  expect($bookmarkedIds.get()).toEqual([1]);
  await user.click(screen.getByRole('button', { name: 'Сэргээх' }));
  expect($bookmarkedIds.get()).toEqual([2, 1]);
  expect(await screen.findByRole('link', { name: 'Говь' })).toBeVisible();
});

it('leads to the articles when there is none', async () => {
  await renderPage('/bookmarks', { remote, api: fakeApi({}) });
  expect(screen.getByRole('heading', { name: 'Хавчуурга алга байна' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Нийтлэл унших' })).toHaveAttribute('href', '/articles');
});

it('may be retried', async () => {
  $bookmarkedIds.set([2]);
  await renderPage('/bookmarks', { remote, api: fakeApi({}) });
  expect(await screen.findByRole('button', { name: 'Дахин оролдох' })).toBeVisible();
});
