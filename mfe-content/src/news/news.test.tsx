import { fakeApi, renderPage } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers } from '../parts/testing/answers';
import { remote } from '../remote';

const api = () => fakeApi(answers);

it('lists the news with their own topics and search', async () => {
  const { head } = await renderPage('/news', { remote, api: api() });
  expect(screen.getByRole('heading', { level: 1, name: 'Мэдээ' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Хүргэлтийн цаг сунглаа' })).toHaveAttribute('href', '/news/longer-hours');
  const topics = screen.getByRole('navigation', { name: 'Сэдэв' });
  expect(within(topics).getByRole('link', { name: 'Өвөл' })).toHaveAttribute('href', '/news?tag=winter');
  expect(screen.getByRole('search', { name: 'Мэдээ хайх' })).toHaveAttribute('action', '/news');
  expect(head).toMatchObject({ canonical: '/news', feed: { path: '/news.rss' } });
});

it('shows one with structured data of news, and invites to the first comment', async () => {
  const { head } = await renderPage('/news/longer-hours', { remote, api: api() });
  expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'NewsArticle' });
  expect(head).toMatchObject({ canonical: '/news/longer-hours' });
  expect(screen.getByText('Сэтгэгдэл хараахан алга. Та эхлээд бичээрэй.')).toBeVisible();
  const crumbs = screen.getByRole('navigation', { name: 'Хуудасны зам' });
  expect(within(crumbs).getByRole('link', { name: 'Мэдээ' })).toHaveAttribute('href', '/news');
});

it('is no article', async () =>
  expect(renderPage('/news/choosing-felt-boots', { remote, api: api() })).rejects.toMatchObject({ status: 404 }));
