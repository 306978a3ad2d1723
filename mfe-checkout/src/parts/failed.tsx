import { useMessages } from '@ortoo/remote';
import { ErrorPanel } from '@ortoo/ui';

interface FailedProps {
  query: { isFetching: boolean; refetch: () => unknown };
  /** The failed query is the page's main content. */
  whole?: boolean;
}

/** Replaces content that failed to load, with a retry button. */
export const Failed = ({ query, whole = false }: FailedProps) => {
  const t = useMessages();
  return (
    <ErrorPanel
      title={t(whole ? 'errors.title' : 'errors.part')}
      text={t(whole ? 'errors.text' : 'errors.partText')}
      retryLabel={t('actions.retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
};
