import { addProductReview, getOwnProductReview } from '@ortoo/contracts/endpoints';
import { ApiError } from '@ortoo/http';
import { $toasts, $user } from '@ortoo/stores';
import { answer, fakeApi, renderPage } from '@ortoo/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote';
import { answers } from '../testing/answers';
import { reviewOf } from '../testing/review-answers';
import { nothing, prepareReviews, reader } from '../testing/review-reader';

const boots = { slug: 'bulgan' };
const text = 'Өвөлжин өмссөн, хөл огт даарсангүй.';
const megabyte = 1024 * 1024;
const photo = (name: string, megabytes: number) => {
  const file = new File(['x'], name, { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: megabytes * megabyte });
  return file;
};

interface Transfer {
  onUploadProgress?: (progress: { loaded: number; total: number }) => void;
  signal?: AbortSignal;
}

/** Calls of the endpoint that wait for the test to answer them. */
const openUploads = () => {
  const calls: (Transfer & { finish: () => void; fail: (error: Error) => void })[] = [];
  const respond = (_: unknown, { onUploadProgress, signal }: Transfer) =>
    new Promise<ReturnType<typeof reviewOf>>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new ApiError(0, 'NETWORK', '')));
      const finish = () => resolve(reviewOf(99, { state: 'pending' }));
      calls.push({ ...(onUploadProgress && { onUploadProgress }), ...(signal && { signal }), finish, fail: reject });
    });
  return { calls, respond };
};

const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => dialog().getByRole('button', { name });
const comment = () => dialog().getByRole('textbox', { name: /^Сэтгэгдэл/ });

const write = async (files: File[]) => {
  const { calls, respond } = openUploads();
  const api = fakeApi({
    ...answers,
    ...answer(getOwnProductReview, nothing, boots),
    ...answer(addProductReview, respond, boots),
  });
  const { user } = await renderPage('/products/bulgan', { remote, api });
  act(() => $user.set(reader));
  await user.click(screen.getByRole('button', { name: 'Сэтгэгдэл бичих' }));
  await screen.findByRole('dialog');
  await user.click(dialog().getByRole('radio', { name: /Маш сайн/ }));
  await user.click(comment());
  await user.paste(text);
  if (files.length > 0) await user.upload(dialog().getByLabelText(/Нэмэх/), files);
  await user.click(press('Илгээх'));
  await waitFor(() => expect(calls).toHaveLength(1));
  const report = (sent: number, total: number) =>
    act(() => calls.at(-1)?.onUploadProgress?.({ loaded: sent * megabyte, total: total * megabyte }));
  return { user, calls, report };
};

prepareReviews();

const photos = [photo('гутал.jpg', 4), photo('ул.jpg', 2)];

it('shows how much of each picture has been sent, and when the server has them all', async () => {
  const { calls, report } = await write(photos);
  report(3, 6);
  const bar = (name: string) => dialog().getByRole('progressbar', { name });
  expect(bar('гутал.jpg')).toHaveAttribute('value', String(3 * megabyte));
  expect(bar('гутал.jpg')).toHaveAttribute('max', String(4 * megabyte));
  expect(bar('ул.jpg')).toHaveAttribute('value', '0');
  expect(dialog().getByText('4.0 МБ-аас 3.0 МБ илгээсэн')).toBeVisible();
  expect(dialog().getByRole('status')).toHaveTextContent('Зураг илгээж байна…');
  expect(press('Илгээх')).toHaveAttribute('aria-busy', 'true');
  report(6, 6);
  expect(dialog().getByText('2.0 МБ-аас 2.0 МБ илгээсэн')).toBeVisible();
  expect(dialog().getByRole('status')).toHaveTextContent('Зураг хүрлээ. Шалгаж, хадгалж байна…');
  act(() => calls[0]?.finish());
  await waitFor(() => expect($toasts.get()).toMatchObject([{ tone: 'success' }]));
});

it('stops on request, and keeps text and pictures for the next attempt', async () => {
  const { user, calls, report } = await write(photos);
  report(1, 6);
  await user.click(press('Болих'));
  expect(calls[0]?.signal?.aborted).toBe(true);
  expect(await dialog().findByText(/^Илгээхээ зогсоолоо/)).toBeVisible();
  expect(press('Илгээх')).toHaveFocus();
  expect(comment()).toHaveValue(text);
  expect(dialog().getAllByRole('button', { name: /зургийг хасах/ })).toHaveLength(2);
  await user.click(press('Илгээх'));
  await waitFor(() => expect(calls).toHaveLength(2));
  act(() => calls[1]?.finish());
  await waitFor(() => expect($toasts.get()).toMatchObject([{ tone: 'success' }]));
});

it('offers another attempt after a failure, with everything still there', async () => {
  const { user, calls, report } = await write(photos);
  report(5, 6);
  act(() => calls[0]?.fail(new ApiError(0, 'NETWORK', '')));
  expect(await dialog().findByText('Интернэт холболт алга байна')).toBeVisible();
  expect(comment()).toHaveValue(text);
  expect(dialog().getAllByRole('button', { name: /зургийг хасах/ })).toHaveLength(2);
  await user.click(press('Дахин оролдох'));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(dialog().queryByText('Интернэт холболт алга байна')).not.toBeInTheDocument();
});

it('shows no bars for a review without pictures', async () => {
  const { report } = await write([]);
  report(1, 1);
  expect(dialog().queryByRole('progressbar')).not.toBeInTheDocument();
  expect(dialog().queryByRole('button', { name: 'Болих' })).not.toBeInTheDocument();
});
