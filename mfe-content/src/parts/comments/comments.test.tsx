import type { Comments, OwnComment, OwnComments } from '@ortoo/contracts';
import * as endpoints from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, exampleUser, fakeApi, type FakeAnswer, renderPage, resetStores } from '@ortoo/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../remote';
import { answers, article, comments } from '../testing/answers';
import { $commentDrafts } from './draft.store';

const { slug } = article;
const path = `/articles/${slug}`;

const ownOf = (more: Partial<OwnComment> = {}): OwnComment => ({
  ...{ id: 21, author: 'Б. Номин', text: 'Миний бодол', likes: 0, dislikes: 0, thread_id: null, note: null },
  ...{ state: 'approved', reason: null, created_at: '2026-11-20T04:00:00Z', edited_at: null },
  ...more,
});

let shown: Comments;
let own: OwnComments;
beforeEach(() => {
  resetStores();
  shown = comments;
  own = { comments: [], ratings: [], name: 'Б. Номин', chosen_name: null };
});

const open = async (more: Record<string, FakeAnswer> = {}) => {
  const api = fakeApi({
    ...answers,
    ...answer(endpoints.listArticleComments, () => shown, { slug }),
    ...answer(endpoints.getOwnComments, () => own, { slug }),
    ...answer(endpoints.listFollowed, {
      ...{ articles: [], slugs: [], count: 0, total_count: 0, current_page: 1, per_page: 12, pages: 0 },
    }),
    ...more,
  });
  return { ...(await renderPage(path, { remote, api })), api };
};
const section = () => within(screen.getByRole('region', { name: /^Сэтгэгдэл/ }));
const commentBy = (author: string) => within(section().getByRole('article', { name: `Сэтгэгдэл: ${author}` }));

it('shows threads with their answers to a guest, who may sign in', async () => {
  await open();
  expect(section().getByRole('heading', { name: 'Сэтгэгдэл (3)' })).toBeVisible();
  expect(commentBy('Anna S.').getByText('С. Оюун,')).toBeVisible();
  expect(section().getByText('Энэ сэтгэгдлийг бичсэн хүн нь устгасан.')).toBeVisible();
  expect(section().getByRole('link', { name: 'Нэвтэрч бичих' })).toHaveAttribute(
    'href',
    '/sign-in?next=%2Farticles%2Fchoosing-felt-boots%23comments',
  );
  expect(section().queryByRole('textbox')).not.toBeInTheDocument();
  expect(section().getByRole('link', { name: 'Их дэмжигдсэн нь эхэнд' })).toHaveAttribute(
    'href',
    `${path}?sort=best#comments`,
  );
});

it('publishes a comment, and keeps the input until then', async () => {
  $user.set(exampleUser);
  let isBroken = true;
  const written: unknown[] = [];
  const write = answer(
    endpoints.addArticleComment,
    ({ body }) => {
      if (isBroken) throw new ApiError(500, 'INTERNAL', 'Алдаа гарлаа.');
      written.push(body);
      shown = { ...shown, comments_count: 4 };
      return ownOf();
    },
    { slug },
  );
  const { user } = await open(write);
  const field = await screen.findByRole('textbox', { name: 'Таны сэтгэгдэл' });
  const publish = section().getByRole('button', { name: 'Нийтлэх' });
  await user.click(publish);
  expect(await screen.findByText('Дор хаяж хоёр тэмдэгт бичнэ үү.')).toBeVisible();
  await user.type(field, ' Сайхан нийтлэл ');
  await user.click(publish);
  expect(await screen.findByText('Алдаа гарлаа.')).toBeVisible();
  expect($commentDrafts.get()).toEqual({ [`article/${slug}`]: ' Сайхан нийтлэл ' });
  isBroken = false;
  await user.click(publish);
  expect(await section().findByRole('heading', { name: 'Сэтгэгдэл (4)' })).toBeVisible();
  expect(written).toEqual([{ comment: 'Сайхан нийтлэл' }]);
  expect(field).toHaveValue('');
  expect($toasts.get().at(-1)).toMatchObject({ text: 'Сэтгэгдлийг тань нийтэллээ.' });
});

it('answers a comment', async () => {
  $user.set(exampleUser);
  const write = answer(endpoints.addArticleComment, () => ownOf({ thread_id: 11 }), { slug });
  const { user, api } = await open(write);
  await screen.findByRole('textbox', { name: 'Таны сэтгэгдэл' });
  await user.click(commentBy('Б. Сараа').getByRole('button', { name: 'Хариулах' }));
  const form = within(commentBy('Б. Сараа').getByRole('textbox', { name: 'Б. Сараа: хариулт' }).closest('form')!);
  await user.type(form.getByRole('textbox'), 'Зөв байна');
  await user.click(form.getByRole('button', { name: 'Хариулах' }));
  expect(await section().findByRole('heading', { name: 'Сэтгэгдэл (3)' })).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ comment: 'Зөв байна', reply_id: 11 });
  expect(screen.queryByRole('textbox', { name: 'Б. Сараа: хариулт' })).not.toBeInTheDocument();
});

it('shows what is held back or refused to its author, with the reason', async () => {
  $user.set(exampleUser);
  own.comments = [
    ownOf({ id: 31, state: 'held', reason: 'links', text: 'https://example.com' }),
    ownOf({ id: 32, state: 'refused', reason: 'rude', note: 'Үг хэллэгээ бодно уу.', text: 'Муу' }),
  ];
  await open();
  expect(await screen.findByText('Холбоостой тул ажилтан эхлээд уншина.')).toBeVisible();
  expect(screen.getByText('Доромжилсон, бүдүүлэг')).toBeVisible();
  expect(screen.getByText('Үг хэллэгээ бодно уу.')).toBeVisible();
});

it('edits and deletes the own one', async () => {
  $user.set(exampleUser);
  own.comments = [ownOf({ id: 12 })];
  const change = answer(endpoints.changeComment, () => ownOf({ id: 12 }), { id: 12 });
  const remove = answer(endpoints.removeComment, undefined, { id: 12 });
  const { user, api } = await open({ ...change, ...remove });
  await user.click(await commentBy('С. Оюун').findByRole('button', { name: 'Засах' }));
  const field = commentBy('С. Оюун').getByRole('textbox');
  await user.clear(field);
  await user.type(field, 'Өөрчилсөн');
  await user.click(commentBy('С. Оюун').getByRole('button', { name: 'Хадгалах' }));
  await user.click(await commentBy('С. Оюун').findByRole('button', { name: 'Устгах' }));
  await user.click(commentBy('С. Оюун').getByRole('button', { name: 'Устгах' }));
  const commands = api.calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
  expect(commands).toEqual([
    ['PUT', { comment: 'Өөрчилсөн' }],
    ['DELETE', undefined],
  ]);
});

it('rates once, not as a guest', async () => {
  const rate = answer(endpoints.reviewComment, ({ body }) => ({ likes: 3 + body.rating, dislikes: 0 }), { id: 11 });
  const { user } = await open(rate);
  const like = () => commentBy('Б. Сараа').getByRole('button', { name: /^Санал нэг байна/ });
  await user.click(like());
  expect($toasts.get().at(-1)).toMatchObject({ tone: 'warning' });
  expect(like()).toHaveTextContent('3');
});

it('shows a rating at once', async () => {
  $user.set(exampleUser);
  const rate = answer(endpoints.reviewComment, ({ body }) => ({ likes: 3 + body.rating, dislikes: 0 }), { id: 11 });
  const { user } = await open(rate);
  await screen.findByRole('textbox', { name: 'Таны сэтгэгдэл' });
  own = { ...own, ratings: [{ id: 11, rating: 1 }] };
  const like = commentBy('Б. Сараа').getByRole('button', { name: /^Санал нэг байна/ });
  await user.click(like);
  expect(await commentBy('Б. Сараа').findByText('4')).toBeVisible();
  expect(like).toHaveAttribute('aria-pressed', 'true');
});

it('reports another one with a reason', async () => {
  $user.set(exampleUser);
  const report = answer(endpoints.reportComment, undefined, { id: 11 });
  const { user, api } = await open(report);
  await screen.findByRole('textbox', { name: 'Таны сэтгэгдэл' });
  await user.click(commentBy('Б. Сараа').getByRole('button', { name: 'Мэдээлэх' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Юу нь зөв биш байна вэ?' }));
  await user.selectOptions(dialog.getByRole('combobox'), 'Доромжилсон, бүдүүлэг');
  await user.click(dialog.getByRole('button', { name: 'Илгээх' }));
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: 'rude' });
});

it('has the name that its author chooses', async () => {
  $user.set(exampleUser);
  const choose = answer(endpoints.chooseCommentName, ({ body }) => {
    own = { ...own, name: body.name ?? 'Б. Номин', chosen_name: body.name };
    return { name: own.name, chosen_name: own.chosen_name };
  });
  const { user } = await open(choose);
  await user.click(await screen.findByRole('button', { name: 'Нэрээ солих' }));
  await user.type(screen.getByRole('textbox', { name: 'Сэтгэгдэлд харагдах нэр' }), 'Говийн салхи');
  await user.click(section().getByRole('button', { name: 'Хадгалах' }));
  expect(await screen.findByText('Таны нэр: Говийн салхи')).toBeVisible();
});
