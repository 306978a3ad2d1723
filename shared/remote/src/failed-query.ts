import { ApiError } from '@ortoo/http';
import type { Translate } from '@ortoo/i18n';
import { $online } from '@ortoo/stores';

interface FailedQuery {
  isFetching: boolean;
  refetch: () => unknown;
  error?: unknown;
}

/** There was no response at all. */
const isUnreachable = ({ error }: FailedQuery): boolean => error instanceof ApiError && error.status === 0;

const retry = (t: Translate, { isFetching, refetch }: FailedQuery) => ({
  retryLabel: t('actions.retry'),
  busy: isFetching,
  onRetry: () => void refetch(),
});

/** Properties of the error panel of a page whose query failed; without a network the shell's notice says what works. */
export const failedPage = (t: Translate, query: FailedQuery) => {
  const known = $online.get() ? 'errors.offline' : 'errors.part';
  const title = isUnreachable(query) ? known : 'errors.title';
  return {
    title: t(title),
    ...(title !== 'errors.part' && { text: t(title === 'errors.title' ? 'errors.text' : 'errors.offlineText') }),
    ...retry(t, query),
  };
};

/** Properties of the error panel of a small part whose query failed. */
export const failedPart = (t: Translate, query: FailedQuery) => ({
  small: true,
  title: t(isUnreachable(query) && $online.get() ? 'errors.offline' : 'errors.part'),
  ...retry(t, query),
});
