import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '@ortoo/remote';
import { ErrorPanel } from '@ortoo/ui';

/** Replaces a small part of a page that failed to load, with a retry. */
export const FailedPart = ({ query }: { query: Pick<UseQueryResult, 'isFetching' | 'refetch'> }) => {
  const t = useMessages();
  return (
    <ErrorPanel
      small
      title={t('errors.part')}
      retryLabel={t('actions.retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
};
