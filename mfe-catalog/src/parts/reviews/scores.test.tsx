import {
  addProductReview,
  changeReview,
  getOwnProductReview,
  listProductReviews,
  listVendorReviews,
} from '@ortoo/contracts/endpoints';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, type FakeAnswer } from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { answers } from '../testing/answers';
import { reviewOf, reviewsAnswer } from '../testing/review-answers';
import { nothing, prepareReviews, reader } from '../testing/review-reader';
import { $reviewDrafts } from './draft.store';

const camp = { slug: 'river-camp' };
const text = 'Өрөө цэвэрхэн, ажилтнууд нь эелдэг.';
const scores = [
  { aspect: 'cleanliness' as const, average: 4.62, count: 8 },
  { aspect: 'value' as const, average: 3, count: 2 },
];

const open = async (change: Record<string, FakeAnswer> = {}, path = '/products/river-camp') => {
  const api = fakeApi({
    ...answers,
    ...answer(listProductReviews, { ...reviewsAnswer(3)({}), scores }, camp),
    ...answer(getOwnProductReview, nothing, camp),
    ...answer(addProductReview, reviewOf(99, { state: 'pending' }), camp),
    ...change,
  });
  return { ...(await renderPage(path, { remote, api })), api };
};
const dialog = () => within(screen.getByRole('dialog'));
const stars = (aspect: string, grade: string) =>
  within(dialog().getByRole('group', { name: aspect })).getByRole('radio', { name: grade });

const write = async (change?: Record<string, FakeAnswer>) => {
  const view = await open(change);
  act(() => $user.set(reader));
  await view.user.click(screen.getByRole('button', { name: 'Сэтгэгдэл бичих' }));
  await screen.findByRole('dialog');
  await view.user.click(dialog().getAllByRole('radio', { name: /Сайн/ })[0]!);
  await view.user.click(dialog().getByRole('textbox', { name: /^Сэтгэгдэл/ }));
  await view.user.paste(text);
  return view;
};
const formOf = (api: { calls: { method: string; path: string; body?: unknown }[] }, method: string) =>
  api.calls.find(call => call.method === method && call.path.includes('reviews'))?.body as FormData;
const scoresIn = (form: FormData) => Object.fromEntries([...form].filter(([name]) => name.startsWith('scores')));

prepareReviews();

describe('the scores of a hotel', () => {
  it('stand above its reviews, with figures that are read aloud', async () => {
    await open();
    const heading = screen.getByRole('heading', { level: 3, name: 'Зочдын үнэлгээ' });
    const [first] = screen.getAllByRole('article', { name: /Сэтгэгдэл бичсэн/ });
    expect(heading.compareDocumentPosition(first!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getAllByRole('term').map(term => term.textContent)).toEqual(
      expect.arrayContaining(['Цэвэр байдал', 'Үнэ, чанар']),
    );
    expect(screen.queryByText('Тав тух')).not.toBeInTheDocument();
    const [cleanliness] = screen.getAllByText('5-аас 4.6 од');
    expect(cleanliness?.closest('dd')).toHaveTextContent('4.6');
  });

  it('are absent until a guest has given some, and from products of other kinds', async () => {
    const { unmount } = await open(answer(listProductReviews, reviewsAnswer(3), camp));
    expect(screen.queryByText('Зочдын үнэлгээ')).not.toBeInTheDocument();
    unmount();
    await open(answer(listVendorReviews, reviewsAnswer(3), { id: 'maker' }), '/products/bulgan');
    expect(screen.queryByText('Зочдын үнэлгээ')).not.toBeInTheDocument();
  });

  it('are sent with a review, only those that the guest has given', async () => {
    const { user, api } = await write();
    await user.click(stars('Үйлчилгээ', 'Маш сайн'));
    await user.click(stars('Байршил', 'Дунд зэрэг'));
    await user.click(stars('Тав тух', 'Муу'));
    await user.click(stars('Тав тух', 'Муу'));
    expect(stars('Тав тух', 'Муу')).not.toBeChecked();
    await user.click(dialog().getByRole('button', { name: 'Илгээх' }));
    await waitFor(() => expect($toasts.get()).toMatchObject([{ tone: 'success' }]));
    expect(scoresIn(formOf(api, 'POST'))).toEqual({ 'scores[location]': '3', 'scores[staff]': '5' });
  });

  it('are chosen with the keyboard, and kept with the draft', async () => {
    const { user } = await write();
    act(() => stars('Үнэ, чанар', 'Маш муу').focus());
    await user.keyboard(' {ArrowRight}');
    expect(stars('Үнэ, чанар', 'Муу')).toBeChecked();
    expect($reviewDrafts.get()).toEqual({
      '/products/river-camp/reviews': { rating: 4, comment: text, scores: { value: 2 } },
    });
  });

  it('start from those of the edited review', async () => {
    const own = reviewOf(50, { comment: text, state: 'pending', scores: { comfort: 4 } });
    const { user, api } = await open({
      ...answer(getOwnProductReview, { ...nothing, review: own }, camp),
      ...answer(changeReview, own, { id: own.id }),
    });
    act(() => $user.set(reader));
    await user.click(await screen.findByRole('button', { name: 'Засах' }));
    await screen.findByRole('dialog');
    expect(stars('Тав тух', 'Сайн')).toBeChecked();
    await user.click(stars('Цэвэр байдал', 'Сайн'));
    await user.click(dialog().getByRole('button', { name: 'Илгээх' }));
    await waitFor(() => expect(formOf(api, 'PUT')).toBeDefined());
    expect(scoresIn(formOf(api, 'PUT'))).toEqual({ 'scores[cleanliness]': '4', 'scores[comfort]': '4' });
  });

  it('are not requested for goods', async () => {
    const { user } = await open({}, '/products/bulgan');
    await user.click(screen.getByRole('button', { name: 'Сэтгэгдэл бичих' }));
    await screen.findByRole('dialog');
    expect(dialog().queryByText(/Дэлгэрэнгүй үнэлгээ/)).not.toBeInTheDocument();
    expect(dialog().getAllByRole('radio')).toHaveLength(5);
  });
});
