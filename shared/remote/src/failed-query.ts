import type { Translate } from '@ortoo/i18n';

interface FailedQuery {
  isFetching: boolean;
  refetch: () => unknown;
}

const retry = (t: Translate, { isFetching, refetch }: FailedQuery) => ({
  retryLabel: t('actions.retry'),
  busy: isFetching,
  onRetry: () => void refetch(),
});

/** Properties of the error panel of a page whose query failed. */
export const failedPage = (t: Translate, query: FailedQuery) => ({
  title: t('errors.title'),
  text: t('errors.text'),
  ...retry(t, query),
});

/** Properties of the error panel of a small part whose query failed. */
export const failedPart = (t: Translate, query: FailedQuery) => ({
  small: true,
  title: t('errors.part'),
  ...retry(t, query),
});
