import { useMessages } from '@ortoo/remote';
import { ErrorPanel } from '@ortoo/ui';

interface FailedProps {
  query: { isFetching: boolean; refetch: () => unknown };
  /** All that the page is for, not a part of it. */
  whole?: boolean;
}

/** In place of what did not come, with the way to ask again. */
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
