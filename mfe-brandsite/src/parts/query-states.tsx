import type { ReactNode } from 'react';
import { failedPart, useMessages } from '@ortoo/remote';
import { ErrorPanel, Skeleton } from '@ortoo/ui';

interface QueryStatesProps<Data> {
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; error: unknown; refetch: () => unknown };
  /** Height of the place while it loads. */
  height: string;
  children: (data: Data) => ReactNode;
}

/** What a query has, or its loading and error states. */
export const QueryStates = <Data,>({ query, height, children }: QueryStatesProps<Data>) => {
  const t = useMessages();
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorPanel {...failedPart(t, query)} />;
  return (
    <div role="status" aria-label={t('state.loading')}>
      <Skeleton height={height} round />
    </div>
  );
};
