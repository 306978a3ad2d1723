import {
  addProductReview,
  changeReview,
  getOwnProductReview,
  listProductReviews,
  markReviewHelpful,
  removeReview,
  unmarkReviewHelpful,
} from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage, type FakeAnswer } from '@ortoo/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { answers } from '../testing/answers';
import { reviewOf, reviewsAnswer } from '../testing/review-answers';
import { nothing, prepareReviews, reader } from '../testing/review-reader';
import { $reviewDrafts } from './draft.store';

const boots = { slug: 'bulgan' };
const text = 'Өвөлжин өмссөн, хөл огт даарсангүй.';

const open = async (change: Record<string, FakeAnswer> = {}, path = '/products/bulgan') => {
  const api = fakeApi({ ...answers, ...answer(getOwnProductReview, nothing, boots), ...change });
  return { ...(await renderPage(path, { remote, api })), api };
};
const signIn = () => act(() => $user.set(reader));
const reviews = () => within(screen.getByRole('group', { name: 'Сэтгэгдлүүд' })).queryAllByRole('article');
const dialog = () => within(screen.getByRole('dialog'));

prepareReviews();

const write = async () => {
  const view = await open(answer(addProductReview, reviewOf(99, { state: 'pending' }), boots));
  return view;
};

describe('reading', () => {
  it('shows the first reviews with the page, and the rest on request', async () => {
    const { user } = await open();
    expect(reviews()).toHaveLength(6);
    expect(screen.getByRole('list', { name: 'Одоор нь шүүх' })).toHaveTextContent('5 ★');
    await user.click(screen.getByRole('button', { name: 'Өөр 2 сэтгэгдэл үзэх' }));
    await waitFor(() => expect(reviews()).toHaveLength(8));
    expect(screen.queryByRole('button', { name: /^Өөр/ })).not.toBeInTheDocument();
  });

  it('filters by stars, and shows all again', async () => {
    const { user, api } = await open();
    const stars = (value: number) => screen.getByRole('button', { name: new RegExp(`5-аас ${value} од`) });
    expect(stars(1)).toBeDisabled();
    await user.click(stars(3));
    await waitFor(() => expect(reviews()).toHaveLength(2));
    expect(stars(3)).toHaveAttribute('aria-pressed', 'true');
    expect(api.calls.at(-1)?.params).toMatchObject({ rating: 3, page: 1 });
    await user.click(screen.getByRole('button', { name: '3 одтой гэсэн шүүлтийг хасах' }));
    await waitFor(() => expect(reviews()).toHaveLength(6));
  });

  it('sorts', async () => {
    const { user, api } = await open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Эрэмбэлэх' }), 'newest');
    await waitFor(() => expect(api.calls.at(-1)?.params).toMatchObject({ sort: 'newest' }));
  });

  it('shows an empty state, and offers a retry when the reviews fail to load', async () => {
    const { unmount } = await open(answer(listProductReviews, reviewsAnswer(0), boots));
    expect(screen.getByText(/Одоогоор сэтгэгдэл алга/)).toBeInTheDocument();
    unmount();
    const fail = () => {
      throw new ApiError(503, 'UNKNOWN', '');
    };
    await open(answer(listProductReviews, fail, boots));
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Дахин оролдох' })).toBeInTheDocument();
  });
});

describe('marking as helpful', () => {
  const button = () => screen.getAllByRole('button', { name: /^Хэрэгтэй байлаа/ })[0]!;

  it('redirects a visitor to sign-in', async () => {
    const { user, api } = await open();
    await user.click(button());
    expect($toasts.get()).toMatchObject([{ tone: 'warning', text: 'Сэтгэгдлийг үнэлэхийн тулд нэвтэрнэ үү.' }]);
    expect(api.calls.filter(call => call.method === 'PUT')).toEqual([]);
  });

  it('is shown immediately and can be reverted', async () => {
    const counts = {
      ...answer(markReviewHelpful, { helpful: 1 }, { id: 1 }),
      ...answer(unmarkReviewHelpful, { helpful: 0 }, { id: 1 }),
    };
    const { user, api } = await open(counts);
    signIn();
    await user.click(button());
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(button()).toHaveTextContent('1'));
    await user.click(button());
    await waitFor(() => expect(api.calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/reviews/1/helpful' }));
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  });

  it('is reverted when the server rejects it', async () => {
    const reject = () => {
      throw new ApiError(422, 'REVIEW_OWN', 'Өөрийнх');
    };
    const { user } = await open(answer(markReviewHelpful, reject, { id: 1 }));
    signIn();
    await user.click(button());
    await waitFor(() => expect($toasts.get()).toMatchObject([{ tone: 'warning', text: 'Өөрийнх' }]));
    await waitFor(() => expect(button()).toHaveAttribute('aria-pressed', 'false'));
  });
});

describe('writing', () => {
  const start = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Сэтгэгдэл бичих' }));
    await screen.findByRole('dialog');
  };
  const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(dialog().getByRole('radio', { name: /Маш сайн/ }));
    await user.type(dialog().getByRole('textbox', { name: /^Сэтгэгдэл/ }), text);
  };

  it('shows missing input at its field, and moves the focus there', async () => {
    const { user, api } = await write();
    signIn();
    await start(user);
    await user.click(dialog().getByRole('button', { name: 'Илгээх' }));
    expect(dialog().getByText('Одоор үнэлнэ үү')).toBeInTheDocument();
    expect(dialog().getByText('Дор хаяж 10 тэмдэгт бичнэ үү')).toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: /Маш муу/ })).toHaveFocus();
    expect(api.calls.filter(call => call.method === 'POST' && call.path.includes('reviews'))).toEqual([]);
  });

  it('sends stars, text and pictures under the names of the form fields', async () => {
    const { user, api } = await write();
    signIn();
    await start(user);
    await fill(user);
    const photo = new File(['x'], 'гутал.jpg', { type: 'image/jpeg' });
    await user.upload(dialog().getByLabelText(/Нэмэх/), photo);
    await user.click(dialog().getByRole('button', { name: 'Илгээх' }));
    await waitFor(() => expect($toasts.get()).toMatchObject([{ tone: 'success' }]));
    const form = api.calls.find(call => call.method === 'POST' && call.path.endsWith('/reviews'))?.body as FormData;
    expect([form.get('rating'), form.get('comment')]).toEqual(['5', text]);
    expect((form.get('images[][file]') as File).name).toBe('гутал.jpg');
    expect($reviewDrafts.get()).toEqual({});
  });

  it('retains the text when a picture is rejected, and names the picture', async () => {
    const reject = () => {
      throw new ApiError(422, 'IMAGE_BROKEN', 'Зургийг нээж чадсангүй.', {}, { image: 0 });
    };
    const { user } = await open(answer(addProductReview, reject, boots));
    signIn();
    await start(user);
    await fill(user);
    await user.upload(dialog().getByLabelText(/Нэмэх/), new File(['x'], 'a.png', { type: 'image/png' }));
    await user.click(dialog().getByRole('button', { name: 'Илгээх' }));
    expect(await dialog().findByText('a.png: Зургийг нээж чадсангүй.')).toBeInTheDocument();
    expect(dialog().getByRole('textbox')).toHaveValue(text);
  });

  it('rejects an SVG immediately', async () => {
    const { user } = await write();
    signIn();
    await start(user);
    const svg = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
    fireEvent.change(dialog().getByLabelText(/Нэмэх/), { target: { files: [svg] } });
    expect(dialog().getByText(/^a\.svg: зөвхөн JPEG/)).toBeInTheDocument();
  });

  it('retains a visitor’s input over the sign-in, and continues there', async () => {
    const { user, api, unmount } = await write();
    await start(user);
    await fill(user);
    await user.click(dialog().getByRole('button', { name: 'Нэвтрээд илгээх' }));
    expect(api.calls.filter(call => call.method === 'POST' && call.path.includes('reviews'))).toEqual([]);
    expect($reviewDrafts.get()).toEqual({ '/products/bulgan/reviews': { rating: 5, comment: text } });
    unmount();
    $user.set(reader);
    await open({}, '/products/bulgan#reviews');
    await screen.findByRole('dialog');
    expect(dialog().getByRole('textbox')).toHaveValue(text);
    expect(dialog().getByRole('radio', { name: /Маш сайн/ })).toBeChecked();
  });
});

describe('the own review', () => {
  const own = reviewOf(50, {
    comment: text,
    state: 'pending',
    images: [{ url: '/pictures/review-1', name: 'a.jpg' }],
  });
  const mine = answer(getOwnProductReview, { ...nothing, review: own }, boots);

  it('is shown to its author with its state', async () => {
    await open(mine);
    signIn();
    expect(await screen.findByRole('heading', { level: 3, name: 'Таны сэтгэгдэл' })).toBeInTheDocument();
    expect(screen.getByText(/Одоогоор зөвхөн танд харагдана/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Сэтгэгдэл бичих' })).not.toBeInTheDocument();
  });

  it('is edited, with the pictures that remain', async () => {
    const { user, api } = await open({ ...mine, ...answer(changeReview, own, { id: own.id }) });
    signIn();
    await user.click(await screen.findByRole('button', { name: 'Засах' }));
    await screen.findByRole('dialog');
    await user.type(dialog().getByRole('textbox'), ' Дахин авна.');
    await user.click(dialog().getByRole('button', { name: 'Илгээх' }));
    await waitFor(() => expect(api.calls.some(call => call.method === 'PUT')).toBe(true));
    const form = api.calls.find(call => call.method === 'PUT')?.body as FormData;
    expect([form.get('comment'), form.getAll('images[][keep]')]).toEqual([
      `${text} Дахин авна.`,
      ['/pictures/review-1'],
    ]);
  });

  it('is deleted after a confirmation', async () => {
    const { user, api } = await open({ ...mine, ...answer(removeReview, undefined, { id: own.id }) });
    signIn();
    await user.click(await screen.findByRole('button', { name: 'Устгах' }));
    expect(api.calls.some(call => call.method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Устгах' }));
    await waitFor(() => expect(api.calls.some(call => call.method === 'DELETE')).toBe(true));
  });
});
