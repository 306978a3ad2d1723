import { ApiError } from '@ortoo/http';
import type { Translate } from '@ortoo/i18n';

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

/** Properties of the error panel of a page whose query failed. */
export const failedPage = (t: Translate, query: FailedQuery) => ({
  title: t(isUnreachable(query) ? 'errors.offline' : 'errors.title'),
  text: t(isUnreachable(query) ? 'errors.offlineText' : 'errors.text'),
  ...retry(t, query),
});

/** Properties of the error panel of a small part whose query failed. */
export const failedPart = (t: Translate, query: FailedQuery) => ({
  small: true,
  title: t(isUnreachable(query) ? 'errors.offline' : 'errors.part'),
  ...retry(t, query),
});
