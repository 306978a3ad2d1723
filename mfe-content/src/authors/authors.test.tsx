import * as endpoints from '@ortoo/contracts/endpoints';
import { $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { answers, author, card } from '../parts/testing/answers';
import { remote } from '../remote';

beforeEach(() => void resetStores());

const paged = { current_page: 1, per_page: 12, pages: 1 };
let slugs: string[];
const followed = () => ({
  ...{ articles: slugs.length > 0 ? [card] : [], slugs, ...paged, count: slugs.length, total_count: slugs.length },
});
const follows = {
  ...answer(endpoints.listFollowed, followed),
  ...answer(endpoints.followAuthor, () => ({ slugs: (slugs = ['oyuna']) }), { slug: 'oyuna' }),
  ...answer(endpoints.unfollowAuthor, () => ({ slugs: (slugs = []) }), { slug: 'oyuna' }),
};
beforeEach(() => void (slugs = []));

it('lists the authors', async () => {
  await renderPage('/authors', { remote, api: fakeApi(answers) });
  expect(screen.getByRole('link', { name: author.name })).toHaveAttribute('href', '/authors/oyuna');
  expect(screen.getByText('2 бичвэр')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Миний дагадаг нийтлэлчид' })).not.toBeInTheDocument();
});

it('shows what an author has written, articles and news apart', async () => {
  const { head } = await renderPage('/authors/oyuna', { remote, api: fakeApi(answers) });
  expect(screen.getByRole('heading', { level: 1, name: author.name })).toBeVisible();
  expect(screen.getByText('2 бичвэр · 5 дагагч')).toBeVisible();
  const articles = screen.getByRole('region', { name: 'Нийтлэл' });
  expect(within(articles).getByRole('link', { name: card.title })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Мэдээ' })).toBeVisible();
  expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@type': 'Person' } });
});

it('follows an author, and no longer', async () => {
  $user.set(exampleUser);
  const { user } = await renderPage('/authors/oyuna', { remote, api: fakeApi({ ...answers, ...follows }) });
  const button = await screen.findByRole('button', { name: 'Дагах: С. Оюун' });
  await user.click(button);
  expect(await screen.findByText('Дагаж байна')).toBeVisible();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.click(button);
  expect(await screen.findByText('Дагах')).toBeVisible();
});

it('leads to what the followed authors have written', async () => {
  $user.set(exampleUser);
  slugs = ['oyuna'];
  await renderPage('/authors/following', { remote, api: fakeApi({ ...answers, ...follows }) });
  expect(await screen.findByRole('link', { name: card.title })).toBeVisible();
});

it('leads to the authors who can be followed when there is none', async () => {
  $user.set(exampleUser);
  await renderPage('/authors/following', { remote, api: fakeApi({ ...answers, ...follows }) });
  expect(await screen.findByRole('heading', { name: 'Та хараахан хэнийг ч дагаагүй байна' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Бүх нийтлэлч' })).toHaveAttribute('href', '/authors');
});

it('is not found when it does not exist', async () =>
  expect(renderPage('/authors/none', { remote, api: fakeApi(answers) })).rejects.toMatchObject({ status: 404 }));
