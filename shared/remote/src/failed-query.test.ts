import { ApiError } from '@ortoo/http';
import { $online } from '@ortoo/stores';
import { failedPage, failedPart } from './failed-query';

const t = (key: string) => key;
const failed = { isFetching: false, refetch: () => undefined, error: new ApiError(0, 'NETWORK', '') };

it.each([
  ['with a network', true, 'errors.offline', 'errors.offlineText', 'errors.offline'],
  ['without one, which the notice of the shell names', false, 'errors.part', undefined, 'errors.part'],
])('names a request without a response %s', (_, isOnline, title, text, part) => {
  $online.set(isOnline);
  expect(failedPage(t, failed)).toMatchObject({ title, ...(text && { text }) });
  expect('text' in failedPage(t, failed)).toBe(text !== undefined);
  expect(failedPart(t, failed).title).toBe(part);
});
